//! Chromium and axe-core, for the tests and measurements of the page.

use std::path::{Path, PathBuf};

use anyhow::{Result, bail};

use crate::packages::{install, is_installed};
use crate::page;
use crate::step::{cargo, command, step};

/// The version of axe-core, an accessibility checker. It is pinned because a newer one may report more.
const AXE: &str = "4.14.0";

/// The names of Chromium's program. The tests try the same ones.
const CHROMIUM: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// The end of every message about a missing program.
const ALTERNATIVE: &str = "cargo verify --without-browser skips the tests that need it";

/// Installs Chromium and axe-core if they are missing, or says how to.
pub(crate) fn set_up() -> Result<()> {
    let has_chromium =
        || std::env::var_os("LYNGK_CHROMIUM").is_some() || CHROMIUM.iter().any(|name| is_installed(name));
    if !has_chromium() {
        install("chromium");
    }
    if !has_chromium() {
        bail!("Chromium is missing: install it, or set LYNGK_CHROMIUM=/path/to/chromium; {ALTERNATIVE}");
    }
    if std::env::var_os("LYNGK_AXE").is_some() || has_axe() {
        return Ok(());
    }
    if !is_installed("npm") {
        install("npm");
    }
    if !is_installed("npm") {
        bail!(
            "axe-core is missing, and npm, which installs it: install npm, or unpack axe-core {AXE} and set \
             LYNGK_AXE=/path/to/axe.min.js; {ALTERNATIVE}"
        );
    }
    let folder = axe_folder();
    let (folder, axe) = (folder.to_string_lossy(), format!("axe-core@{AXE}"));
    let args = ["install", "--prefix", &folder, "--no-save", "--no-audit", "--no-fund", &axe];
    step("Installing axe-core", command("npm", &args))
}

/// Measures the page: `cargo xtask page-figures`.
pub(crate) fn figures() -> Result<()> {
    run_ignored("Measuring the page", &["figures::figures", "collection_figures::collection_figures"])
}

/// Takes screenshots of the page: `cargo xtask page-shots`.
pub(crate) fn screenshots() -> Result<()> {
    run_ignored("Taking screenshots of the page", &["views::pictures", "collections::collection_pictures"])
}

/// Builds the page and runs ignored tests, which are tools rather than tests, one after the other.
fn run_ignored(what: &str, names: &[&str]) -> Result<()> {
    set_up()?;
    page::build()?;
    let mut test =
        cargo(&["test", "--package", "lyngk", "--test", "page", "--", "--ignored", "--nocapture", "--exact"]);
    test.arg("--test-threads=1").args(names);
    step(what, test)
}

/// A folder in the repository's own `target`, even if cargo uses another one: the tests look there.
fn axe_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/axe")
}

fn has_axe() -> bool {
    let package = axe_folder().join("node_modules/axe-core/package.json");
    std::fs::read_to_string(package).is_ok_and(|text| text.contains(&format!("\"version\": \"{AXE}\"")))
}
