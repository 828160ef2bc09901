//! `cargo verify`: every check that a change must pass.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;
use std::{fs, io};

use anyhow::{Context, Result};

use crate::packages::{install, is_installed};
use crate::step::{beside, cargo, step};
use crate::toolchain::{BARE_TARGET, WEB_TARGET, add_components, add_targets};
use crate::{browser, dependencies, drill, page, python, services};

/// The profile for checks of the browser's packages. The page has already compiled many of their dependencies with it.
const WEB_PROFILE: &str = "page";

/// The number of random positions of each variant that a thorough run compares with the reference implementation of the rules.
const THOROUGH_POSITIONS: &str = "100000";

/// The number of games that the engine plays against itself in a thorough run.
const THOROUGH_SELF_GAMES: &str = "1000";

/// The number of random stories at an online table in a thorough run.
const THOROUGH_ROOM_CASES: &str = "20000";

/// The number of live games that are played in a thorough run while the server is killed.
const THOROUGH_LIVE_GAMES: &str = "200";

/// The number of seeds of simulations of online rooms in a thorough run.
const THOROUGH_SIMULATIONS: &str = "20000";

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
    step("Checking the formatting", cargo(&["fmt", "--all", "--check"]))?;
    // The program embeds the page, so the page comes first. What this machine needs is set up and compiled meanwhile.
    let native = move || {
        page::compile_bundler()?;
        if !options.without_browser {
            browser::set_up()?;
        }
        let python = python::set_up();
        dependencies::check()?;
        lint(native())?;
        lint(bundler())?;
        Ok(python)
    };
    let python = beside(native, || page::compile_all(&[]))?;
    page::bundle(&[])?;
    lint(web())?;
    let bare = ["build", "--package", "lyngk-rules", "--target", BARE_TARGET];
    step("Compiling the rules without std", cargo(&bare))?;
    step("Compiling the rules with serde and without std", cargo(&[&bare[..], &["--features", "serde"]].concat()))?;
    tests(options, python.as_deref())?;
    // They have target folders of their own.
    beside(packages, documentation)?;
    println!("everything passed in {} s", started.elapsed().as_secs());
    Ok(())
}

/// Packages that are checked together.
struct Group {
    what: &'static str,
    /// Cargo's options that select the packages.
    options: Vec<&'static str>,
    /// Cargo's options for linting that select more than the programs and libraries.
    lint_options: &'static [&'static str],
}

/// All packages except the bundler and those for browsers.
fn native() -> Group {
    let others = page::PACKAGES.into_iter().chain([page::BUNDLER]).flat_map(|package| ["--exclude", package]);
    let options = ["--workspace"].into_iter().chain(others).collect();
    Group { what: "all packages", options, lint_options: &["--all-targets"] }
}

/// The bundler. Its dependencies are large and were compiled for the page; together with other packages they would get other
/// features, and cargo would compile them again.
fn bundler() -> Group {
    Group { what: "the bundler", options: vec!["--package", page::BUNDLER], lint_options: &["--all-targets"] }
}

/// The packages for browsers. The tests of `lyngk` cover them, in a browser.
fn web() -> Group {
    let packages = page::PACKAGES.into_iter().flat_map(|package| ["--package", package]);
    let target = ["--target", WEB_TARGET, "--profile", WEB_PROFILE];
    Group { what: "the page", options: target.into_iter().chain(packages).collect(), lint_options: &[] }
}

fn lint(Group { what, options, lint_options }: Group) -> Result<()> {
    let lint = cargo(&[&["clippy"], lint_options, &options, &["--", "--deny", "warnings"]].concat());
    step(&format!("Linting {what}"), lint)
}

fn tests(options: Options, python: Option<&str>) -> Result<()> {
    // Cargo's own output names each test binary; `--quiet` for the binaries prints a dot for each passed test.
    let test = |group: Group| cargo(&[&["test"], &group.options[..], &["--", "--quiet"]].concat());
    let mut tests = test(native());
    // A test lets the system's time jump for the server.
    if !is_installed("faketime") {
        install("faketime");
    }
    services::set_up(&mut tests);
    // One thread more than cores: tests in the browser mostly wait.
    let threads = std::thread::available_parallelism().map_or(1, usize::from) + 1;
    tests.env("RUST_TEST_THREADS", threads.to_string());
    tests.env("LYNGK_FUZZ_SECONDS", if options.thorough { THOROUGH_FUZZ_SECONDS } else { FUZZ_SECONDS });
    if options.thorough {
        tests.env("LYNGK_POSITIONS", THOROUGH_POSITIONS).env("LYNGK_SELF_GAMES", THOROUGH_SELF_GAMES);
        tests.env("LYNGK_ROOM_CASES", THOROUGH_ROOM_CASES).env("LYNGK_LIVE_GAMES", THOROUGH_LIVE_GAMES);
        tests.env("LYNGK_SIMULATIONS", THOROUGH_SIMULATIONS);
        tests.env("LYNGK_LANGUAGES", "all");
    }
    if options.without_browser {
        tests.env("LYNGK_WITHOUT_BROWSER", "1");
    }
    match python {
        Some(python) => tests.env("LYNGK_PYTHON", python),
        None => tests.env("LYNGK_WITHOUT_TORCH", "1"),
    };
    step("Testing all packages", tests)?;
    drill::verify(&native().options, options.thorough)?;
    step("Testing the bundler", test(bundler()))?;
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
        // It starts what this machine can start. Changes that are not committed yet are checked, too.
        crate::dist(true)?;
    }
    Ok(())
}

fn documentation() -> Result<()> {
    let check = |what: &str, mut docs: Command| {
        docs.env("RUSTDOCFLAGS", "--deny warnings");
        step(&format!("Checking the documentation of {what}"), docs)
    };
    for Group { what, options, .. } in [native(), bundler(), web()] {
        check(what, cargo(&[&["doc", "--no-deps", "--document-private-items"], &options[..]].concat()))?;
    }
    // Links from public to private items are found only without private items.
    let mut public = cargo(&["doc", "--no-deps"]);
    public.args(libraries()?);
    check("the libraries' public items", public)
}

/// Packages the libraries as for publishing, and compiles them from the packages: files outside of a package are missing there.
fn packages() -> Result<()> {
    let libraries = libraries()?;
    forget_unpacked()?;
    let mut package = cargo(&["package", "--offline", "--allow-dirty", "--target-dir", PACKAGES_FOLDER]);
    package.args(libraries);
    step("Packaging the libraries", package)
}

/// The folder for packaging alone, within the repository.
const PACKAGES_FOLDER: &str = "target/packages";

/// Removes what an earlier packaging has left. Cargo knows packages by name and version alone, so it would compile a library against
/// the state of another one at that time.
fn forget_unpacked() -> Result<()> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(std::env::home_dir()?.join(".cargo"))).context("cargo has no home folder")?;
    let registries = ["src", "cache"].into_iter().flat_map(|kind| fs::read_dir(home.join("registry").join(kind)));
    // Registries without a host: those that cargo makes for packages that are not published yet.
    let local = registries.flatten().flatten().filter(|entry| entry.file_name().to_string_lossy().starts_with('-'));
    let unpacked = local.map(|entry| entry.path());
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for folder in unpacked.chain([root.join(PACKAGES_FOLDER)]).filter(|folder| folder.exists()) {
        fs::remove_dir_all(&folder).with_context(|| folder.display().to_string())?;
    }
    Ok(())
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
