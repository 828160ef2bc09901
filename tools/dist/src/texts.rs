//! Texts of a release: documents of the repository, and help that the program itself prints.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::archive::{Entry, gzip};

/// Shells with the places of their completions below `share`.
const COMPLETIONS: [(&str, &str); 3] = [
    ("bash", "bash-completion/completions/lyngk"),
    ("zsh", "zsh/vendor-completions/_lyngk"),
    ("fish", "fish/vendor_completions.d/lyngk.fish"),
];

/// The folder of the documents.
pub(crate) const DOCUMENTS: &str = "share/doc/lyngk";

/// Files of the repository, with their names in [`DOCUMENTS`].
const FILES: [(&str, &str); 5] = [
    ("tools/dist/README.md", "README.md"),
    ("CHANGELOG.md", "CHANGELOG.md"),
    ("LICENSE-APACHE", "LICENSE-APACHE"),
    ("LICENSE-MIT", "LICENSE-MIT"),
    ("NOTICES.txt", "NOTICES.txt"),
];

/// The systemd unit.
pub(crate) const UNIT: &str = "deploy/lyngk.service";

/// Documents for people who install the program.
pub(crate) fn documents(root: &Path) -> Result<Vec<Entry>> {
    let document = |(from, to): (&str, &str)| Ok(Entry::file(format!("{DOCUMENTS}/{to}"), read(root, from)?));
    FILES.into_iter().map(document).collect()
}

pub(crate) fn read(root: &Path, path: &str) -> Result<Vec<u8>> {
    fs::read(root.join(path)).with_context(|| path.to_owned())
}

/// Manual pages and completions, which the program itself prints.
pub(crate) fn help(program: &Path) -> Result<Vec<Entry>> {
    let print = |args: &[&str]| -> Result<Vec<u8>> {
        let output = Command::new(program).args(args).output().with_context(|| program.display().to_string())?;
        ensure!(
            output.status.success(),
            "lyngk {} failed: {}",
            args.join(" "),
            String::from_utf8_lossy(&output.stderr)
        );
        Ok(output.stdout)
    };
    let overview = print(&["man"])?;
    let mut entries = vec![manual("lyngk", &overview)?];
    let mut missing = commands(&String::from_utf8(overview)?);
    while let Some(command) = missing.pop() {
        let page = print(&["man", &command])?;
        entries.push(manual(&format!("lyngk-{command}"), &page)?);
        missing.extend(commands(&String::from_utf8(page)?));
    }
    for (shell, place) in COMPLETIONS {
        entries.push(Entry::file(format!("share/{place}"), print(&["completions", shell])?));
    }
    Ok(entries)
}

/// The commands that a manual page refers to as `lyngk-COMMAND(1)`, or `lyngk-admin-COMMAND(1)`.
fn commands(page: &str) -> Vec<String> {
    let refers = |line: &str| Some(line.strip_prefix("lyngk\\-")?.strip_suffix("(1)")?.replace("\\-", "-"));
    page.lines().filter_map(refers).collect()
}

fn manual(name: &str, text: &[u8]) -> Result<Entry> {
    Ok(Entry::file(format!("share/man/man1/{name}.1.gz"), gzip(text)?))
}

#[cfg(test)]
mod tests {
    #[test]
    fn commands_are_those_that_the_manual_page_names() {
        let overview = ".SH SUBCOMMANDS\n.TP\nlyngk\\-turns(1)\nList the legal turns\n.TP\nlyngk\\-admin\\-backup(1)\nCopy all games\n";
        assert_eq!(super::commands(overview), ["turns", "admin-backup"]);
    }
}
