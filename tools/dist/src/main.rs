//! Maker of releases: static programs for Linux, Debian packages, the page, checksums and a bill of materials, in `target/dist`.
//!
//! `cargo xtask dist` builds the page and then runs this program. The same commit gives the same bytes: archives have sorted entries
//! with the time of the commit, and compilers see no path of the machine.

mod archive;
mod compile;
mod debian;
mod materials;
mod target;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, ensure};
use archive::Entry;
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};
use target::Target;

/// The version of the release.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Shells with the places of their completions below `share`.
const COMPLETIONS: [(&str, &str); 3] = [
    ("bash", "bash-completion/completions/lyngk"),
    ("zsh", "zsh/vendor-completions/_lyngk"),
    ("fish", "fish/vendor_completions.d/lyngk.fish"),
];

/// Files of the repository, with their places below `share/doc/lyngk`.
const DOCUMENTS: [(&str, &str); 6] = [
    ("README.md", "README.md"),
    ("CHANGELOG.md", "CHANGELOG.md"),
    ("LICENSE-APACHE", "LICENSE-APACHE"),
    ("LICENSE-MIT", "LICENSE-MIT"),
    ("NOTICES.txt", "NOTICES.txt"),
    ("deploy/lyngk.service", "examples/lyngk.service"),
];

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize()?;
    let folder = root.join("target/dist");
    if folder.exists() {
        fs::remove_dir_all(&folder).with_context(|| folder.display().to_string())?;
    }
    fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    let time = commit_time(&root)?;
    let compiler = compile::Compiler::set_up(&root)?;
    let shared = documents(&root)?;
    let mut files = BTreeMap::new();
    let mut texts = None;
    for target in Target::ALL {
        let programs = compiler.programs(target)?;
        // The first target is this machine's.
        let texts = match &texts {
            Some(texts) => texts,
            None => texts.insert(help_texts(programs.main())?),
        };
        let mut entries = programs.entries()?;
        entries.extend(shared.iter().chain(texts).cloned());
        let name = format!("lyngk-{VERSION}-{}-linux", target.architecture());
        let inside: Vec<Entry> = entries.iter().map(|entry| entry.below(&name)).collect();
        files.insert(format!("{name}.tar.gz"), archive::tar_gz(inside, time)?);
        files.insert(
            debian::file_name(VERSION, target.debian()),
            debian::package(VERSION, target.debian(), &entries, time)?,
        );
    }
    files.insert(format!("lyngk-{VERSION}-page.zip"), archive::zip(page(&root)?, time)?);
    files.insert(format!("lyngk-{VERSION}.cdx.json"), materials::bill(&root, time)?);
    files.insert("Containerfile".to_owned(), fs::read(root.join("deploy/Containerfile.release"))?);
    let sum = |(name, bytes)| format!("{}  {name}\n", HEXLOWER.encode(&Sha256::digest(bytes)));
    let sums: Vec<String> = files.iter().map(sum).collect();
    files.insert("SHA256SUMS".to_owned(), sums.concat().into_bytes());
    for (name, bytes) in files {
        println!("{:>11}  {name}", bytes.len());
        fs::write(folder.join(&name), bytes).with_context(|| name)?;
    }
    Ok(())
}

/// The time of the commit in seconds, for everything that has a time.
fn commit_time(root: &Path) -> Result<u64> {
    let output = Command::new("git").current_dir(root).args(["log", "-1", "--format=%ct"]).output().context("git")?;
    ensure!(output.status.success(), "a release needs the git repository, for the time of its commit");
    Ok(String::from_utf8(output.stdout)?.trim().parse()?)
}

/// Documents for people who install the program.
fn documents(root: &Path) -> Result<Vec<Entry>> {
    let document = |(from, to): (&str, &str)| {
        let bytes = fs::read(root.join(from)).with_context(|| from.to_owned())?;
        Ok(Entry::file(format!("share/doc/lyngk/{to}"), bytes))
    };
    DOCUMENTS.into_iter().map(document).collect()
}

/// Manual pages and completions, which the program itself prints.
fn help_texts(program: &Path) -> Result<Vec<Entry>> {
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
    let mut entries = vec![manual("lyngk", &print(&["man"])?)?];
    let overview = String::from_utf8(print(&["man"])?)?;
    let mut missing = commands(&overview);
    while let Some(command) = missing.pop() {
        let page = print(&["man", &command])?;
        missing.extend(commands(&String::from_utf8_lossy(&page)));
        entries.push(manual(&format!("lyngk-{command}"), &page)?);
    }
    for (shell, place) in COMPLETIONS {
        entries.push(Entry::file(format!("share/{place}"), print(&["completions", shell])?));
    }
    Ok(entries)
}

/// The commands that a manual page refers to as `lyngk-COMMAND(1)`, or `lyngk-admin-COMMAND(1)`.
fn commands(overview: &str) -> Vec<String> {
    let refers = |line: &str| Some(line.strip_prefix("lyngk\\-")?.strip_suffix("(1)")?.replace("\\-", "-"));
    overview.lines().filter_map(refers).collect()
}

fn manual(name: &str, text: &[u8]) -> Result<Entry> {
    Ok(Entry::file(format!("share/man/man1/{name}.1.gz"), archive::gzip(text)?))
}

/// The page, without the compressed forms of its files: few hosts of static files use them.
fn page(root: &Path) -> Result<Vec<Entry>> {
    let folder = std::env::var_os("LYNGK_PAGE").map_or_else(|| root.join("target/site"), PathBuf::from);
    let mut entries = Vec::new();
    for file in fs::read_dir(&folder).with_context(|| format!("{}: build the page first", folder.display()))? {
        let path = file?.path();
        let is_compressed = path.extension().is_some_and(|extension| extension == "br" || extension == "gz");
        if let Some(name) = path.file_name().filter(|_| !is_compressed) {
            entries.push(Entry::file(name.to_string_lossy().into_owned(), fs::read(&path)?));
        }
    }
    Ok(entries)
}

#[cfg(test)]
mod tests {
    #[test]
    fn commands_are_those_that_the_manual_page_names() {
        let overview = ".SH SUBCOMMANDS\n.TP\nlyngk\\-turns(1)\nList the legal turns\n.TP\nlyngk\\-admin\\-backup(1)\nCopy all games\n";
        assert_eq!(super::commands(overview), ["turns", "admin-backup"]);
    }
}
