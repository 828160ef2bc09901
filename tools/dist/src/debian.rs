//! Debian packages: an `ar` archive with a control file and the files to install.

use anyhow::{Result, ensure};

use crate::archive::{Entry, tar_gz};

/// Who answers questions about the package.
const MAINTAINER: &str = "The lyngk developers <lyngk@localhost>";

/// The name of a package's file.
pub(crate) fn file_name(version: &str, architecture: &str) -> String {
    format!("lyngk_{version}_{architecture}.deb")
}

/// A package with these files below `/usr`. They are static or text, so it depends on nothing.
pub(crate) fn package(version: &str, architecture: &str, entries: &[Entry], time: u64) -> Result<Vec<u8>> {
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
    let control = tar_gz(vec![Entry::file("./control", control.into_bytes())], time)?;
    let data = tar_gz(entries.iter().map(|entry| entry.below("./usr")).collect(), time)?;
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

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;
    use std::process::Command;

    use super::*;

    /// `dpkg` with a root folder of its own; `None` if it is not installed.
    fn dpkg(root: &Path, args: &[&str]) -> Option<String> {
        let mut command = Command::new("dpkg");
        command.arg(format!("--root={}", root.display())).args([
            "--force-not-root",
            "--force-bad-path",
            "--force-architecture",
        ]);
        let output = command.args(args).output().ok()?;
        let text = [output.stdout, output.stderr].concat();
        let text = String::from_utf8_lossy(&text).into_owned();
        assert!(output.status.success(), "{text}");
        Some(text)
    }

    #[test]
    fn a_package_is_installed_and_removed_without_a_trace() -> Result<()> {
        let root = tempfile::tempdir()?;
        let database = root.path().join("var/lib/dpkg");
        for folder in ["info", "updates"] {
            fs::create_dir_all(database.join(folder))?;
        }
        fs::write(database.join("status"), "")?;
        let program = Entry::program("bin/lyngk", b"#!/bin/sh\necho lyngk runs\n".to_vec());
        let manual = Entry::file("share/man/man1/lyngk.1.gz", vec![1; 3]);
        let file = root.path().join(file_name("0.1.0", "amd64"));
        fs::write(&file, package("0.1.0", "amd64", &[program, manual], 1_700_000_000)?)?;
        let file = file.to_string_lossy().into_owned();
        if dpkg(root.path(), &["--install", &file]).is_none() {
            eprintln!("dpkg is missing, so the package is not installed");
            return Ok(());
        }
        let installed = root.path().join("usr/bin/lyngk");
        let output = Command::new(&installed).output()?;
        assert_eq!(String::from_utf8_lossy(&output.stdout), "lyngk runs\n");
        assert!(
            dpkg(root.path(), &["--status", "lyngk"]).is_some_and(|status| status.contains("install ok installed"))
        );
        dpkg(root.path(), &["--purge", "lyngk"]);
        assert!(!installed.exists() && !root.path().join("usr").exists());
        Ok(())
    }
}
