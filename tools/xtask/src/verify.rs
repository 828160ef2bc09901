//! `cargo verify`: everything that must be true before a change lands.

use std::process::Command;
use std::time::Instant;

use anyhow::Result;

use crate::page::{self, TARGET as WEB_TARGET};
use crate::run::{cargo, command, step};
use crate::{training, visitors};

/// A bare-metal target: what builds for it uses neither std nor the operating system.
const BARE_TARGET: &str = "x86_64-unknown-none";

/// The page's profile is used for what is only looked at, too: much of what that takes has been compiled with it already.
const WEB_PROFILE: &str = "page";

/// How many random positions of each variant a thorough run compares with the literal reading of the rules.
const THOROUGH_POSITIONS: &str = "100000";

/// How many games the engine plays against itself in a thorough run.
const THOROUGH_SELF_GAMES: &str = "1000";

pub(crate) fn run(thorough: bool, with_browser: bool) -> Result<()> {
    let started = Instant::now();
    set_up()?;
    if with_browser {
        visitors::set_up()?;
    }
    let python = training::set_up();
    step("formatting", cargo(&["fmt", "--all", "--check"]))?;
    // Before the program: it has the page in it.
    print!("{}", page::build()?);
    lints()?;
    step("the rules without std", cargo(&["build", "--package", "lyngk-rules", "--target", BARE_TARGET, "--quiet"]))?;
    tests(thorough, with_browser, python.as_deref())?;
    documentation()?;
    println!("verified in {} s", started.elapsed().as_secs());
    Ok(())
}

fn lints() -> Result<()> {
    let rest = ["--all-targets", "--quiet", "--", "--deny", "warnings"];
    step("lints", cargo(&[&["clippy"], &native()[..], &rest[..]].concat()))?;
    let rest = ["--target", WEB_TARGET, "--profile", WEB_PROFILE, "--quiet", "--", "--deny", "warnings"];
    step("lints for the browser", cargo(&[&["clippy"], &web()[..], &rest[..]].concat()))
}

/// All packages but those that are for the browser only.
fn native() -> Vec<&'static str> {
    [&["--workspace"], &page::PACKAGES.map(|package| ["--exclude", package]).concat()[..]].concat()
}

/// Those that are for the browser only.
fn web() -> Vec<&'static str> {
    page::PACKAGES.map(|package| ["--package", package]).concat()
}

fn tests(thorough: bool, with_browser: bool, python: Option<&str>) -> Result<()> {
    let mut tests = cargo(&[&["test"], &native()[..], &["--quiet"]].concat());
    if thorough {
        tests.env("LYNGK_POSITIONS", THOROUGH_POSITIONS).env("LYNGK_SELF_GAMES", THOROUGH_SELF_GAMES);
    }
    if !with_browser {
        tests.env("LYNGK_WITHOUT_BROWSER", "1");
    }
    match python {
        Some(python) => tests.env("LYNGK_PYTHON", python),
        None => tests.env("LYNGK_WITHOUT_TORCH", "1"),
    };
    step("tests", tests)?;
    if thorough {
        // By themselves and at full speed: these are on the clock.
        let mut endings = cargo(&["test", "--package", "lyngk-engine", "--test", "endings", "--release", "--quiet"]);
        endings.env("LYNGK_ENDINGS", "all");
        step("endings", endings)?;
        let mut puzzles = cargo(&["test", "--package", "lyngk-puzzles", "--release", "--quiet"]);
        puzzles.env("LYNGK_PUZZLES", "all");
        step("puzzles", puzzles)?;
    }
    Ok(())
}

fn documentation() -> Result<()> {
    let shared = ["--no-deps", "--document-private-items", "--quiet"];
    let all = [&["doc"], &native()[..], &shared[..]].concat();
    let web = [&["doc", "--target", WEB_TARGET, "--profile", WEB_PROFILE], &web()[..], &shared[..]].concat();
    for (what, args) in [("documentation", all), ("documentation for the browser", web)] {
        let mut docs = cargo(&args);
        docs.env("RUSTDOCFLAGS", "--deny warnings");
        step(what, docs)?;
    }
    Ok(())
}

/// Adds the parts of the toolchain that are missing. Where there is no rustup they must be there already.
fn set_up() -> Result<()> {
    let Ok(installed) = Command::new("rustup").args(["target", "list", "--installed"]).output() else {
        println!(
            "rustup is not here: rustfmt, clippy and the targets {BARE_TARGET} and {WEB_TARGET} are taken to be installed"
        );
        return Ok(());
    };
    let components = Command::new("rustup").args(["component", "list", "--installed"]).output()?.stdout;
    let components = String::from_utf8_lossy(&components).into_owned();
    for component in ["rustfmt", "clippy"] {
        if !components.lines().any(|line| line.starts_with(component)) {
            step(&format!("installing {component}"), command("rustup", &["component", "add", component]))?;
        }
    }
    let installed = String::from_utf8_lossy(&installed.stdout).into_owned();
    for target in [BARE_TARGET, WEB_TARGET] {
        if !installed.lines().any(|line| line == target) {
            step(&format!("installing the target {target}"), command("rustup", &["target", "add", target]))?;
        }
    }
    Ok(())
}
