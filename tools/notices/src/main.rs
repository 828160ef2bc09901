//! Generator for `NOTICES.txt`: the licence texts of the packages whose code is in the program and the page.
//!
//! `cargo xtask notices` writes the file. `cargo verify` runs this program with `--check`, which fails if the file is out of date.
//! `lyngk licenses` prints the file, and the page serves it.

mod licence;

use std::collections::BTreeMap;
use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

use anyhow::{Context, Result, bail};

use lyngk_notices::packages::{Package, foreign_packages};

use licence::texts;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../NOTICES.txt");

const INTRODUCTION: &str = "\
The program lyngk and its page are under the MIT licence or the Apache licence
2.0, at your choice. They contain code of the Rust standard library and of the
following packages, under these licences. The static programs for Linux also
contain code of musl, LLVM and Zig.
";

/// The line above each group of packages.
const RULE: &str = "\n==============================================================================";

/// The standard library has no package.
const STANDARD_LIBRARY: &str = "The Rust standard library";

/// What the linker adds to the static programs for Linux, with the texts of the distribution of Zig that `tools/dist` links with.
const NATIVE: [(&str, &str); 3] = [
    ("musl, the C library of the static programs for Linux", include_str!("../licences/musl.txt")),
    ("LLVM's libunwind, in the static programs for Linux", include_str!("../licences/llvm.txt")),
    ("Zig's compiler-rt, in the static programs for Linux", include_str!("../licences/zig.txt")),
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
    let notices = notices(&foreign_packages()?)?;
    match env::args().nth(1).as_deref() {
        None => fs::write(FILE, notices).context("NOTICES.txt cannot be written"),
        Some("--check") if fs::read_to_string(FILE).is_ok_and(|current| current == notices) => Ok(()),
        Some("--check") => bail!("NOTICES.txt is out of date; write it with cargo xtask notices"),
        Some(other) => bail!("unknown argument {other:?}, expected --check or nothing"),
    }
}

/// The content of the file: each licence text once, below the names of its packages.
fn notices(packages: &[Package]) -> Result<String> {
    // Texts that differ only in line breaks are the same.
    let mut groups: BTreeMap<String, (String, Vec<String>)> = BTreeMap::new();
    let mut add = |name: String, text: String| {
        let key = text.split_whitespace().collect::<Vec<_>>().join(" ");
        groups.entry(key).or_insert_with(|| (text, Vec::new())).1.push(name);
    };
    add(STANDARD_LIBRARY.to_owned(), licence::mit(&["The Rust Project Contributors"]));
    for (name, text) in NATIVE {
        add(name.to_owned(), text.trim_matches('\n').to_owned());
    }
    for package in packages {
        let name = format!("{} {}", package.name, package.version);
        for text in texts(package, Path::new(&package.manifest_path)).with_context(|| name.clone())? {
            add(name.clone(), text);
        }
    }
    let mut groups: Vec<(String, Vec<String>)> = groups.into_values().collect();
    groups.sort_by(|one, two| one.1.cmp(&two.1));
    let mut file = INTRODUCTION.to_owned();
    for (text, names) in groups {
        file += &[RULE, &names.join("\n"), "", &text, ""].join("\n");
    }
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_stands_once_below_all_its_packages() {
        let package = |name: &str| Package {
            name: name.to_owned(),
            version: "1.0.0".to_owned(),
            license: Some("MIT".to_owned()),
            authors: vec!["Anna <anna@example.org>".to_owned()],
            manifest_path: "/nowhere/Cargo.toml".to_owned(),
            ..Package::default()
        };
        let notices = notices(&[package("one"), package("two")]).expect("notices");
        assert!(notices.contains("one 1.0.0\ntwo 1.0.0\n\nMIT License\n\nCopyright (c) Anna\n"), "{notices}");
        assert_eq!(notices.matches("\nMIT License\n\nCopyright (c) Anna\n").count(), 1);
        for text in ["Rich Felker", "LLVM Exceptions to the Apache 2.0 License", "Zig contributors"] {
            assert!(notices.contains(text), "{text}: the static programs contain it");
        }
    }
}
