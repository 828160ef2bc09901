//! Debian packages: an `ar` archive with a control file and the files to install.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};
use data_encoding::HEXLOWER;
use md5::{Digest, Md5};

use crate::archive::{Entry, gzip, tar_gz};
use crate::calendar;
use crate::source::Source;
use crate::texts::DOCUMENTS;

/// The maintainers. A package must have an address, and the project has none.
const MAINTAINER: &str = "The lyngk developers <nobody@lyngk.invalid>";

/// The place of the systemd unit. Packages do not start it by themselves: they have no scripts.
const UNIT: &str = "lib/systemd/system/lyngk.service";

/// The name of a package's file.
pub(crate) fn file_name(version: &str, architecture: &str) -> String {
    format!("lyngk_{version}_{architecture}.deb")
}

/// A package with these files below `/usr`. They are static or text, so it depends on nothing.
pub(crate) fn package(source: &Source, architecture: &str, entries: &[Entry]) -> Result<Vec<u8>> {
    let Source { version, time, .. } = source;
    let kilobytes: usize = entries.iter().map(|entry| entry.bytes.len().div_ceil(1024)).sum();
    let control = format!(
        "Package: lyngk\n\
         Version: {version}\n\
         Architecture: {architecture}\n\
         Maintainer: {MAINTAINER}\n\
         Installed-Size: {kilobytes}\n\
         Section: games\n\
         Priority: optional\n\
         Description: board game LYNGK: play, study and research\n \
         The rules of Kris Burm's game for two, an engine of ten levels, analysis of\n \
         records, matches between engines, and a server for the page and for games\n \
         between people. This is an unofficial implementation.\n"
    );
    let sums = |entry: &Entry| format!("{}  usr/{}\n", HEXLOWER.encode(&Md5::digest(&entry.bytes)), entry.path);
    let sums: String = entries.iter().map(sums).collect::<Vec<_>>().concat();
    let control = [("./control", control), ("./md5sums", sums)];
    let control = tar_gz(control.map(|(name, text)| Entry::file(name, text.into_bytes())).to_vec(), *time)?;
    let data = tar_gz(entries.iter().map(|entry| entry.below("./usr")).collect(), *time)?;
    let members: [(&str, &[u8]); 3] =
        [("debian-binary", b"2.0\n"), ("control.tar.gz", &control), ("data.tar.gz", &data)];
    let mut package = b"!<arch>\n".to_vec();
    for (name, bytes) in members {
        ensure!(bytes.len() < 10_000_000_000, "{name} is too large for a package");
        let size = bytes.len();
        package.extend(format!("{name:<16}{time:<12}{:<6}{:<6}{:<8}{size:<10}`\n", 0, 0, 100_644).bytes());
        package.extend(bytes);
        // Members begin at even offsets.
        if size % 2 == 1 {
            package.push(b'\n');
        }
    }
    Ok(package)
}

/// The files that only a Debian package has: copyright, changelog, and the systemd unit for the place where the package puts the program.
pub(crate) fn files(source: &Source, mit: &[u8], unit: &[u8]) -> Result<Vec<Entry>> {
    let mit = str::from_utf8(mit)?;
    // A line of the text begins with a space, and an empty one is a full stop.
    let (_, terms) = mit.split_once("\n\nPermission").context("LICENSE-MIT has other text")?;
    let terms: String = format!("Permission{terms}")
        .lines()
        .map(|line| if line.is_empty() { " .\n".to_owned() } else { format!(" {line}\n") })
        .collect::<Vec<_>>()
        .concat();
    let copyright = format!(
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n\
         Upstream-Name: lyngk\n\
         Comment: The programs are static. Licences of the packages in them are in\n /usr/{DOCUMENTS}/NOTICES.txt.\n\
         \n\
         Files: *\n\
         Copyright: The lyngk developers\n\
         License: Expat or Apache-2.0\n\
         \n\
         License: Expat\n\
         {terms}\
         \n\
         License: Apache-2.0\n \
         The text is in /usr/share/common-licenses/Apache-2.0.\n"
    );
    let Source { version, time, .. } = source;
    let changelog = format!(
        "lyngk ({version}) unstable; urgency=medium\n\n  \
         * Release {version}; /usr/{DOCUMENTS}/CHANGELOG.md says what has changed.\n\n \
         -- {MAINTAINER}  {}\n",
        calendar::rfc_2822(*time)
    );
    let unit = str::from_utf8(unit)?.replace("/usr/local/bin/lyngk", "/usr/bin/lyngk");
    // The package has installed it.
    let unit = unit.lines().filter(|line| !line.starts_with("# Copy the program"));
    let unit: Vec<String> = unit.map(|line| line.to_owned() + "\n").collect();
    Ok(vec![
        Entry::file(format!("{DOCUMENTS}/copyright"), copyright.into_bytes()),
        Entry::file(format!("{DOCUMENTS}/changelog.gz"), gzip(changelog.as_bytes())?),
        Entry::file(UNIT, unit.concat().into_bytes()),
    ])
}

/// Installs a package into a root folder of its own, lets `check` look at it, removes it, and checks that nothing is left. Returns why
/// that is not possible on this machine.
pub(crate) fn try_out(package: &[u8], check: impl FnOnce(&Path) -> Result<()>) -> Result<Option<&'static str>> {
    if Command::new("dpkg").arg("--version").output().is_err() {
        return Ok(Some("dpkg is missing"));
    }
    if !is_root()? {
        return Ok(Some("dpkg needs root"));
    }
    let folder = tempfile::tempdir()?;
    let root = folder.path().join("root");
    let database = root.join("var/lib/dpkg");
    for folder in ["info", "updates"] {
        fs::create_dir_all(database.join(folder))?;
    }
    fs::write(database.join("status"), "")?;
    let file = folder.path().join("lyngk.deb");
    fs::write(&file, package)?;
    dpkg(&root, &["--install", &file.to_string_lossy()])?;
    let status = dpkg(&root, &["--status", "lyngk"])?;
    ensure!(status.contains("install ok installed"), "{status}");
    let changed = dpkg(&root, &["--verify", "lyngk"])?;
    ensure!(changed.is_empty(), "these files have other checksums: {changed}");
    check(&root)?;
    dpkg(&root, &["--purge", "lyngk"])?;
    ensure!(!root.join("usr").exists(), "the package leaves files in /usr");
    let left = fs::read_dir(database.join("info"))?.filter_map(|file| file.ok()?.file_name().into_string().ok());
    let left: Vec<String> = left.filter(|name| name.starts_with("lyngk")).collect();
    ensure!(left.is_empty(), "the package leaves {left:?}");
    Ok(None)
}

fn is_root() -> Result<bool> {
    Ok(Command::new("id").arg("-u").output()?.stdout.trim_ascii() == b"0")
}

/// Runs `dpkg` with another root folder. A package for another processor is installed, too.
fn dpkg(root: &Path, args: &[&str]) -> Result<String> {
    let mut command = Command::new("dpkg");
    command.arg(format!("--root={}", root.display())).args(["--force-bad-path", "--force-architecture"]).args(args);
    let output = command.output()?;
    let text = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
    if !output.status.success() {
        bail!("{command:?}: {text}");
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use std::io::Read;
    use std::path::PathBuf;

    use flate2::read::GzDecoder;

    use super::*;
    use crate::texts;

    /// The real program of this profile. Tests of the whole workspace have built it already.
    fn program() -> Result<PathBuf> {
        let own = std::env::current_exe()?;
        let folder = own.parent().and_then(Path::parent).context("cargo's folder")?;
        let program = folder.join("lyngk");
        if !program.exists() {
            let name = folder.file_name().and_then(|name| name.to_str()).context("a name")?;
            let profile = if name == "debug" { "dev" } else { name };
            let status = Command::new(env!("CARGO"))
                .args(["build", "--quiet", "--package", "lyngk", "--profile", profile])
                .status()?;
            ensure!(status.success(), "lyngk cannot be built");
        }
        Ok(program)
    }

    fn unpacked(path: &Path) -> Result<String> {
        let mut text = String::new();
        GzDecoder::new(&fs::read(path).with_context(|| path.display().to_string())?[..]).read_to_string(&mut text)?;
        Ok(text)
    }

    #[test]
    fn the_real_program_is_installed_runs_and_is_removed_without_a_trace() -> Result<()> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let program = program()?;
        let source = Source { version: "0.1.0".to_owned(), commit: "0123456789ab".to_owned(), time: 1_700_000_000 };
        let mut entries = vec![Entry::program("bin/lyngk", fs::read(&program)?)];
        entries.extend(texts::documents(&root)?);
        entries.extend(texts::help(&program)?);
        entries.extend(files(&source, &texts::read(&root, "LICENSE-MIT")?, &texts::read(&root, texts::UNIT)?)?);
        let skipped = try_out(&package(&source, "amd64", &entries)?, |root| {
            let usr = root.join("usr");
            let output = Command::new(usr.join("bin/lyngk")).arg("--version").output()?;
            ensure!(output.status.success() && output.stdout.starts_with(b"lyngk "), "{output:?}");
            let manual = unpacked(&usr.join("share/man/man1/lyngk-analyse.1.gz"))?;
            ensure!(manual.contains(".TH lyngk-analyse 1"), "{manual}");
            let changelog = unpacked(&usr.join("share/doc/lyngk/changelog.gz"))?;
            ensure!(changelog.contains(">  Tue, 14 Nov 2023 22:13:20 +0000\n"), "{changelog}");
            for (path, content) in [
                ("share/bash-completion/completions/lyngk", "_lyngk"),
                ("share/zsh/vendor-completions/_lyngk", "#compdef lyngk"),
                ("share/fish/vendor_completions.d/lyngk.fish", "complete -c lyngk"),
                ("share/doc/lyngk/copyright", "License: Expat\n Permission is hereby granted"),
                ("lib/systemd/system/lyngk.service", "ExecStart=/usr/bin/lyngk serve\n"),
                ("share/doc/lyngk/README.md", "lyngk serve --open"),
            ] {
                let text = fs::read_to_string(usr.join(path)).with_context(|| path.to_owned())?;
                ensure!(text.contains(content), "{path}: {text}");
                ensure!(!text.contains("/usr/local"), "{path} names another folder than that of the package");
            }
            let readme = fs::read_to_string(usr.join("share/doc/lyngk/README.md"))?;
            ensure!(!readme.contains("cargo"), "people who install a package do not build it");
            Ok(())
        })?;
        if let Some(reason) = skipped {
            println!("the package was not installed: {reason}");
        }
        Ok(())
    }
}
