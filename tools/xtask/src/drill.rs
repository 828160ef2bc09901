//! `cargo xtask drill`: live games while servers, database, message bus and network fail (`tools/drill`).

use std::env;
use std::path::{Path, PathBuf};
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
    step("Drill: games go on while servers, database and bus fail", drill(is_thorough))?;
    if is_thorough {
        let mut upgrade = drill(true);
        upgrade.args(["--rounds", "1", "--upgrade-from"]).arg(previous_version()?);
        step("Drill: games go on while servers are upgraded", upgrade)?;
    }
    Ok(())
}

/// Builds the program of the commit before this one, and returns its path.
fn previous_version() -> Result<PathBuf> {
    let source = target().join("previous");
    let git = |args: &[&str]| {
        let mut git = command("git", args);
        git.current_dir(root());
        git
    };
    let source_text = source.to_string_lossy().into_owned();
    if source.exists() {
        step("Removing an earlier checkout", git(&["worktree", "remove", "--force", &source_text]))?;
    }
    let checkout = git(&["worktree", "add", "--detach", "--force", &source_text, "HEAD~1"]);
    step("Checking out the version before", checkout)?;
    let folder = target().join("previous-build");
    let mut build = cargo(&["build", "--package", "lyngk"]);
    // Both versions serve the same page. A drill has no use for it, but the server does not start without one.
    build.current_dir(&source).env("CARGO_TARGET_DIR", &folder).env("LYNGK_PAGE", target().join("site"));
    step("Building the version before", build)?;
    step("Removing the checkout", git(&["worktree", "remove", "--force", &source_text]))?;
    Ok(folder.join("debug/lyngk"))
}

fn drill(is_thorough: bool) -> Command {
    let programs = target().join("debug");
    let mut drill = command(&programs.join("lyngk-drill").to_string_lossy(), &[]);
    drill.arg("--program").arg(programs.join("lyngk")).arg("--folder").arg(target().join("drill"));
    if !is_thorough {
        drill.arg("--short");
    }
    drill
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Cargo's folder for what it builds.
fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |folder| root().join(folder))
}
