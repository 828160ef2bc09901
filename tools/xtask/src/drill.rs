//! `cargo xtask drill`: live games while servers, database, message bus and network fail (`tools/drill`).

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, anyhow};

use crate::step::{cargo, command, step};
use crate::{page, services};

/// The packages whose programs are needed.
const PROGRAMS: [&str; 4] = ["--bin", "lyngk", "--bin", "lyngk-drill"];
/// The environment variable with the commit of the version before, for an upgrade.
const PREVIOUS: &str = "LYNGK_PREVIOUS";
/// The folders for logs: of the faults, of the upgrade, and of the upgrade with clients of the version before. A drill removes the logs
/// that it finds in its folder.
const FOLDERS: [&str; 3] = ["drill", "drill-upgrade", "drill-old-clients"];

/// Builds what is missing, and runs a drill with these options. `--check` needs no server.
pub(crate) fn run(options: &[String]) -> Result<()> {
    let options: Vec<&str> = options.iter().map(String::as_str).collect();
    if !only_checks(&options) {
        services::set_up_drill().map_err(|reason| anyhow!(reason))?;
        page::build()?;
        step("Building the server", cargo(&["build", "--package", "lyngk"]))?;
    }
    step("Drill", cargo(&[&["run", "--package", "lyngk-drill", "--"], &options[..]].concat()))
}

/// Whether the options ask for nothing but a check of a log.
fn only_checks(options: &[&str]) -> bool {
    options.iter().any(|option| *option == "--check" || option.starts_with("--check="))
}

/// Runs a drill with programs that are compiled with the options of the tests, which share all of their packages with it.
pub(crate) fn verify(build_options: &[&str], is_thorough: bool) -> Result<()> {
    if let Err(reason) = services::set_up_drill() {
        println!("{reason}");
        return Ok(());
    }
    step("Building server and drill", cargo(&[&["build"], build_options, &PROGRAMS].concat()))?;
    let programs = target().join("debug");
    let faults = if is_thorough { &[][..] } else { &["--short"] };
    step(
        "Drill: games go on while servers, database and bus fail",
        drill(&programs, FOLDERS[0], faults.iter().map(OsStr::new)),
    )?;
    if is_thorough {
        let previous = previous_version()?;
        let server = previous.join("lyngk");
        let options = || ["--rounds", "1", "--upgrade-from"].map(OsStr::new).into_iter().chain([server.as_os_str()]);
        let upgrade = drill(&programs, FOLDERS[1], options());
        step("Drill: games go on while servers are upgraded", upgrade)?;
        // The clients of the version before are in its drill.
        let old_clients = drill(&previous, FOLDERS[2], options());
        step("Drill: clients of the version before go on playing while servers are upgraded", old_clients)?;
    }
    Ok(())
}

/// Builds the server and the drill of the commit before this one, or of the one that `LYNGK_PREVIOUS` names, and returns the folder with
/// the programs.
fn previous_version() -> Result<PathBuf> {
    let commit = env::var(PREVIOUS).ok().filter(|commit| !commit.is_empty());
    let commit = commit.as_deref().unwrap_or("HEAD~1");
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
    let checkout = git(&["worktree", "add", "--detach", "--force", &source_text, commit]);
    step(&format!("Checking out the version before ({commit})"), checkout)?;
    let folder = target().join("previous-build");
    let mut build = cargo(&["build", "--package", "lyngk", "--package", "lyngk-drill"]);
    // Both versions serve the same page. A drill has no use for it, but the server does not start without one.
    build.current_dir(&source).env("CARGO_TARGET_DIR", &folder).env("LYNGK_PAGE", target().join("site"));
    step("Building the version before", build)?;
    step("Removing the checkout", git(&["worktree", "remove", "--force", &source_text]))?;
    Ok(folder.join("debug"))
}

/// A drill by the clients in a folder of programs, with servers of this version, and options more.
fn drill<'a>(clients: &Path, folder: &str, options: impl Iterator<Item = &'a OsStr>) -> Command {
    let mut drill = command(&clients.join("lyngk-drill").to_string_lossy(), &[]);
    drill.arg("--program").arg(target().join("debug/lyngk")).arg("--folder").arg(target().join(folder)).args(options);
    drill
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Cargo's folder for what it builds.
fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |folder| root().join(folder))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_check_is_recognised_in_both_forms() {
        for options in [&["--check", "a.jsonl"][..], &["--check=a.jsonl"], &["--seed", "2", "--check=a.jsonl"]] {
            assert!(only_checks(options), "{options:?}");
        }
        for options in [&[][..], &["--short"], &["--folder", "check"], &["--checked"]] {
            assert!(!only_checks(options), "{options:?}");
        }
    }

    #[test]
    fn drills_keep_each_others_logs() {
        for (index, folder) in FOLDERS.iter().enumerate() {
            assert!(!FOLDERS[index + 1..].contains(folder), "{folder}");
        }
    }
}
