//! `cargo xtask drill`: live games while servers, database, message bus and network fail (`tools/drill`).

use std::path::Path;
use std::process::Command;

use anyhow::Result;

use crate::step::{cargo, command, step};
use crate::{page, services};

/// The packages whose programs are needed.
const PROGRAMS: [&str; 4] = ["--bin", "lyngk", "--bin", "lyngk-drill"];

/// Builds what is missing, and runs a drill with these options. `--check` needs no server.
pub(crate) fn run(options: &[String]) -> Result<()> {
    let options: Vec<&str> = options.iter().map(String::as_str).collect();
    if !options.contains(&"--check") {
        page::build()?;
        if !services::set_up_drill() {
            return Ok(());
        }
        step("Building the server", cargo(&["build", "--package", "lyngk"]))?;
    }
    step("Drill", cargo(&[&["run", "--package", "lyngk-drill", "--"], &options[..]].concat()))
}

/// Runs a drill with programs that are compiled with the options of the tests, which share all of their packages with it.
pub(crate) fn verify(build_options: &[&str], is_thorough: bool) -> Result<()> {
    if !services::set_up_drill() {
        return Ok(());
    }
    step("Building server and drill", cargo(&[&["build"], build_options, &PROGRAMS].concat()))?;
    step("Drill: games go on while servers, database and bus fail", drill(is_thorough))
}

fn drill(is_thorough: bool) -> Command {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), |folder| root.join(folder));
    let programs = target.join("debug");
    let mut drill = command(&programs.join("lyngk-drill").to_string_lossy(), &[]);
    drill.arg("--program").arg(programs.join("lyngk")).arg("--folder").arg(target.join("drill"));
    if !is_thorough {
        drill.arg("--short");
    }
    drill
}
