//! `cargo play`: builds page and program, and opens the board in a browser.

use anyhow::Result;

use crate::page;
use crate::step::{cargo, step};

/// Runs `lyngk serve --open` with further options of the user.
pub(crate) fn run(options: &[String]) -> Result<()> {
    // The program embeds the page, so the page comes first.
    page::build()?;
    let mut serve = cargo(&["run", "--package", "lyngk", "--profile", "play", "--", "serve", "--open"]);
    serve.args(options);
    step("Compiling and starting lyngk", serve)
}
