//! `cargo verify`: every check that a change must pass.

use std::path::Path;
use std::time::Instant;
use std::{fs, io};

use anyhow::{Context, Result};

use crate::step::{cargo, step};
use crate::toolchain::{BARE_TARGET, WEB_TARGET, add_components, add_targets};
use crate::{browser, dependencies, page, python};

/// The profile for checks of the browser's packages. The page has already compiled many of their dependencies with it.
const WEB_PROFILE: &str = "page";

/// The number of random positions of each variant that a thorough run compares with the reference implementation of the rules.
const THOROUGH_POSITIONS: &str = "100000";

/// The number of games that the engine plays against itself in a thorough run.
const THOROUGH_SELF_GAMES: &str = "1000";

/// The seconds for mutations of each fuzz target's seeds, in an ordinary and in a thorough run.
const FUZZ_SECONDS: &str = "4";
const THOROUGH_FUZZ_SECONDS: &str = "60";

/// Options of `cargo verify`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Options {
    pub(crate) thorough: bool,
    pub(crate) without_browser: bool,
}

impl Options {
    /// The options of these arguments. An error is a sentence for the user.
    pub(crate) fn parse(args: &[String]) -> Result<Options, String> {
        let mut options = Options::default();
        for arg in args {
            match arg.as_str() {
                "--thorough" => options.thorough = true,
                "--without-browser" => options.without_browser = true,
                _ => return Err(format!("verify has no option {arg}")),
            }
        }
        Ok(options)
    }
}

pub(crate) fn run(options: Options) -> Result<()> {
    let started = Instant::now();
    dependencies::fetch()?;
    add_components(&["rustfmt", "clippy"])?;
    add_targets(&[BARE_TARGET, WEB_TARGET])?;
    if !options.without_browser {
        browser::set_up()?;
    }
    let python = python::set_up();
    step("Checking the formatting", cargo(&["fmt", "--all", "--check"]))?;
    dependencies::check()?;
    // The program embeds the page, so the page comes first.
    page::build()?;
    lints()?;
    let bare = ["build", "--package", "lyngk-rules", "--target", BARE_TARGET];
    step("Compiling the rules without std", cargo(&bare))?;
    step("Compiling the rules with serde and without std", cargo(&[&bare[..], &["--features", "serde"]].concat()))?;
    tests(options, python.as_deref())?;
    documentation()?;
    packages()?;
    println!("everything passed in {} s", started.elapsed().as_secs());
    Ok(())
}

fn lints() -> Result<()> {
    let deny = ["--", "--deny", "warnings"];
    step("Linting", cargo(&[&["clippy", "--all-targets"], &native()[..], &deny].concat()))?;
    let web = [&["clippy", "--target", WEB_TARGET, "--profile", WEB_PROFILE], &web()[..], &deny].concat();
    step("Linting the page", cargo(&web))
}

/// Selects all packages except those for browsers only.
fn native() -> Vec<&'static str> {
    [&["--workspace"], &page::PACKAGES.map(|package| ["--exclude", package]).concat()[..]].concat()
}

/// Selects the packages for browsers only.
fn web() -> Vec<&'static str> {
    page::PACKAGES.map(|package| ["--package", package]).concat()
}

fn tests(options: Options, python: Option<&str>) -> Result<()> {
    // Cargo's own output names each test binary; `--quiet` for the binaries prints a dot for each passed test.
    let mut tests = cargo(&[&["test"], &native()[..], &["--", "--quiet"]].concat());
    tests.env("LYNGK_FUZZ_SECONDS", if options.thorough { THOROUGH_FUZZ_SECONDS } else { FUZZ_SECONDS });
    if options.thorough {
        tests.env("LYNGK_POSITIONS", THOROUGH_POSITIONS).env("LYNGK_SELF_GAMES", THOROUGH_SELF_GAMES);
    }
    if options.without_browser {
        tests.env("LYNGK_WITHOUT_BROWSER", "1");
    }
    match python {
        Some(python) => tests.env("LYNGK_PYTHON", python),
        None => tests.env("LYNGK_WITHOUT_TORCH", "1"),
    };
    step("Testing", tests)?;
    let serde = ["test", "--package", "lyngk-rules", "--features", "serde", "--test", "serde"];
    step("Testing the rules with serde", cargo(&serde))?;
    if options.thorough {
        // In separate runs and optimised: these tests have a time limit.
        let mut endings = cargo(&["test", "--package", "lyngk-engine", "--test", "endings", "--release"]);
        endings.env("LYNGK_ENDINGS", "all");
        step("Testing all endings", endings)?;
        let mut puzzles = cargo(&["test", "--package", "lyngk-puzzles", "--release"]);
        puzzles.env("LYNGK_PUZZLES", "all");
        step("Testing all puzzles", puzzles)?;
    }
    Ok(())
}

fn documentation() -> Result<()> {
    let native = [&["doc", "--no-deps", "--document-private-items"], &native()[..]].concat();
    let web = ["doc", "--no-deps", "--document-private-items", "--target", WEB_TARGET, "--profile", WEB_PROFILE];
    let web = [&web[..], &self::web()].concat();
    // Links from public to private items are found only without private items.
    let mut public = cargo(&["doc", "--no-deps"]);
    public.args(libraries()?);
    for (what, mut docs) in [
        ("Checking the documentation", cargo(&native)),
        ("Checking the page's documentation", cargo(&web)),
        ("Checking the documentation of the libraries' public items", public),
    ] {
        docs.env("RUSTDOCFLAGS", "--deny warnings");
        step(what, docs)?;
    }
    Ok(())
}

/// Packages the libraries as for publishing, and compiles them from the packages: files outside of a package are missing there.
fn packages() -> Result<()> {
    let mut package = cargo(&["package", "--offline", "--allow-dirty"]);
    package.args(libraries()?);
    step("Packaging the libraries", package)
}

/// Selects the libraries: the packages in `crates`, which have the names of their folders.
fn libraries() -> Result<Vec<String>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../crates");
    let entries = fs::read_dir(&folder).with_context(|| folder.display().to_string())?;
    let select = |entry: io::Result<fs::DirEntry>| Ok(format!("--package={}", entry?.file_name().to_string_lossy()));
    let mut selected = entries.map(select).collect::<Result<Vec<String>>>()?;
    selected.sort();
    Ok(selected)
}
