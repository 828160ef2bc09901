//! `cargo play`: from the sources to a board in the browser.

use anyhow::{Context, Result, bail};

use crate::page;
use crate::run::{cargo, step};

pub(crate) fn run(args: &[String]) -> Result<()> {
    page::build()?;
    // The page is in the program from here on: it is compiled after the page, never before.
    step("compiling lyngk", cargo(&["build", "--package", "lyngk", "--profile", "play", "--quiet"]))?;
    let program = page::target_folder()?.join("play").join("lyngk").with_extension(std::env::consts::EXE_EXTENSION);
    let mut serve = std::process::Command::new(&program);
    serve.args(["serve", "--open"]).args(args);
    // Ctrl-C goes to everybody at this terminal, the server too.
    let status = serve.status().with_context(|| format!("{} cannot be run", program.display()))?;
    if !status.success() {
        bail!("lyngk serve has failed");
    }
    Ok(())
}
