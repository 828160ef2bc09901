//! Checks of the dependencies: lock file, licences and their notices, duplicates, sources, and unused ones.

use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::step::{cargo, command, step};

/// A program from crates.io, with a pinned version: a newer one may report more.
struct Tool {
    name: &'static str,
    version: &'static str,
}

const DENY: Tool = Tool { name: "cargo-deny", version: "0.20.2" };
const MACHETE: Tool = Tool { name: "cargo-machete", version: "0.9.2" };

impl Tool {
    /// Installs the program in the repository's `target` if it is not there yet, and returns its path.
    ///
    /// It is compiled without optimisation: it runs for seconds, and this saves minutes.
    fn install(&self) -> Result<PathBuf> {
        let Tool { name, version } = self;
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../target/tools/{name}-{version}"));
        let program = root.join("bin").join(name).with_extension(std::env::consts::EXE_EXTENSION);
        if !program.exists() {
            let mut install = cargo(&["install", name, "--version", version, "--locked", "--debug", "--root"]);
            install.arg(root).env("CARGO_PROFILE_DEV_DEBUG", "0").env("CARGO_PROFILE_DEV_INCREMENTAL", "false");
            step(&format!("Installing {name} {version}"), install)?;
        }
        Ok(program)
    }
}

/// Downloads all dependencies, also those of other systems, whose licences are checked as well. Fails if `Cargo.lock` is out of date.
pub(crate) fn fetch() -> Result<()> {
    step("Downloading dependencies", cargo(&["fetch", "--locked"]))
}

/// Collects the licence texts of the dependencies in `NOTICES.txt`.
pub(crate) fn write_notices() -> Result<()> {
    fetch()?;
    step("Collecting licence texts", cargo(&["run", "--package", "lyngk-notices"]))
}

/// Checks licences, duplicates and sources by the rules of `deny.toml`, looks for dependencies that nothing uses, and checks that
/// `NOTICES.txt` is up to date.
pub(crate) fn check() -> Result<()> {
    let rules = ["--offline", "--workspace", "check", "licenses", "bans", "sources"];
    // An exception that is no longer needed should leave the rules.
    let strict = ["--deny", "unmatched-skip", "--deny", "unnecessary-skip"];
    let deny = command(&DENY.install()?.to_string_lossy(), &[&rules[..], &strict].concat());
    step("Checking licences, duplicates and sources of dependencies", deny)?;
    let machete = command(&MACHETE.install()?.to_string_lossy(), &[]);
    step("Checking for unused dependencies", machete)?;
    step("Checking the licence texts in NOTICES.txt", cargo(&["run", "--package", "lyngk-notices", "--", "--check"]))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    /// cargo-machete checks the packages only.
    #[test]
    fn every_dependency_of_the_workspace_is_used_by_a_package() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let workspace = fs::read_to_string(root.join("Cargo.toml")).expect("the workspace");
        let packages: String = ["crates", "apps", "tools"]
            .iter()
            .flat_map(|folder| fs::read_dir(root.join(folder)).expect("a folder"))
            .filter_map(|entry| fs::read_to_string(entry.expect("an entry").path().join("Cargo.toml")).ok())
            .chain([fs::read_to_string(root.join("fuzz/Cargo.toml")).expect("the fuzz targets")])
            .collect();
        let (_, section) = workspace.split_once("[workspace.dependencies]\n").expect("a section");
        let (section, _) = section.split_once("\n[").expect("another section");
        let names: Vec<&str> = section.lines().filter_map(|line| Some(line.split_once(" = ")?.0)).collect();
        assert!(names.contains(&"anyhow"));
        for name in names {
            let is_used = packages.lines().any(|line| {
                let rest = line.strip_prefix(name).unwrap_or_default();
                rest.starts_with(".workspace") || rest.starts_with(" = { workspace")
            });
            assert!(is_used, "no package uses {name}");
        }
    }
}
