//! What the tests of the page need: a browser, and axe-core, which knows what not everybody can use.

use std::path::{Path, PathBuf};

use anyhow::{Result, bail};

use crate::packages::{install, is_there};
use crate::run::{cargo, command, step};

/// The version of axe-core that tests are held against: a newer one may find more, so it is chosen.
const AXE: &str = "4.14.0";

/// Under these names Chromium is looked for; the tests look for the same.
const CHROMIUM: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// The way out where something is missing.
const OTHERWISE: &str = "cargo verify --without-browser leaves out the tests that need it";

/// Sees that everything is there, and gets what is not where it can.
pub(crate) fn set_up() -> Result<()> {
    let has_chromium = || std::env::var_os("LYNGK_CHROMIUM").is_some() || CHROMIUM.iter().any(|name| is_there(name));
    if !has_chromium() {
        install("chromium");
    }
    if !has_chromium() {
        bail!("Chromium is missing: install it, or say where it is with LYNGK_CHROMIUM=/path/to/it; {OTHERWISE}");
    }
    if std::env::var_os("LYNGK_AXE").is_some() || has_axe() {
        return Ok(());
    }
    if !is_there("npm") {
        install("npm");
    }
    if !is_there("npm") {
        bail!(
            "axe-core is missing, and npm, which would get it: install npm, or unpack axe-core {AXE} and say where its \
             axe.min.js is with LYNGK_AXE=/path/to/it; {OTHERWISE}"
        );
    }
    let folder = axe_folder();
    let (folder, axe) = (folder.to_string_lossy(), format!("axe-core@{AXE}"));
    let args = ["install", "--prefix", &folder, "--no-save", "--no-audit", "--no-fund", "--silent", &axe];
    step("installing axe-core", command("npm", &args))
}

/// Measures the page: `cargo xtask page-figures`.
pub(crate) fn figures() -> Result<()> {
    run_ignored("measuring the page", "figures::figures")
}

/// Takes pictures of the page: `cargo xtask page-shots`.
pub(crate) fn pictures() -> Result<()> {
    run_ignored("taking pictures of the page", "views::pictures")
}

/// Builds the page and does something with it that is no test.
fn run_ignored(what: &str, name: &str) -> Result<()> {
    set_up()?;
    print!("{}", crate::page::build()?);
    let tests = ["test", "--package", "lyngk", "--test", "page", "--quiet", "--"];
    step(what, cargo(&[&tests[..], &[name, "--ignored", "--nocapture", "--exact"]].concat()))
}

/// In the repository's `target`, whatever cargo's is: the tests look there.
fn axe_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/axe")
}

fn has_axe() -> bool {
    let package = axe_folder().join("node_modules/axe-core/package.json");
    std::fs::read_to_string(package).is_ok_and(|text| text.contains(&format!("\"version\": \"{AXE}\"")))
}
