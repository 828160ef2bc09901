//! Bundler for the page: from compiled WebAssembly to the files that a browser loads.
//!
//! `cargo xtask page` compiles `lyngk-web`, `lyngk-worker` and `lyngk-collection` and then runs this program. The stages are:
//!
//! 1. [`sources`] reads everything that the page is made from; [`styles`] joins its stylesheets. If nothing has changed since the last run, the bundler stops here.
//! 2. [`split`] cuts the page's program at the functions that are marked as lazy, [`pack`] joins small pieces, and [`bind`] has wasm-bindgen write the JavaScript glue.
//! 3. [`link`] gives each file a name with a digest of its content, replaces the names in other files, and compresses.
//! 4. [`report`] checks the size of the first load and prints a table.
//!
//! The result lies in the folder that `LYNGK_PAGE` names (`.cargo/config.toml`). `lyngk` embeds it when it is compiled; any static
//! file server can serve it as well.

mod bind;
mod file;
mod first_paint;
mod icon;
mod link;
mod manifest;
mod offline;
mod pack;
mod report;
mod shrink;
mod sources;
mod split;
mod styles;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, ensure};
use file::File;
use report::Page;
use sources::Sources;

/// The browser's target triple.
const TARGET: &str = "wasm32-unknown-unknown";

/// The page's program, which is split so that most of it loads on demand.
const PAGE: &str = "page";

/// The programs that run in workers: the engine, and collections of games. Both are compiled with the profile of the first.
const WORKER: &str = "worker";
const COLLECTION: &str = "collection";

/// All programs.
const PROGRAMS: [&str; 3] = [PAGE, WORKER, COLLECTION];

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    let compiled = target_folder()?.join(TARGET);
    let folder =
        std::env::var_os("LYNGK_PAGE").context("LYNGK_PAGE is not set: run this program with `cargo xtask page`")?;
    let folder = PathBuf::from(folder);
    let sources = Sources::read(&compiled)?;
    let (stamp, stamp_path) = (sources.digest()?, folder.with_extension("stamp"));
    let is_current =
        fs::read_to_string(&stamp_path).is_ok_and(|old| old == stamp) && folder.join("index.html").exists();
    let files = if is_current {
        println!("the page is up to date");
        file::read_bundle(&folder)?
    } else {
        println!("binding, linking and compressing the page");
        let bound = bind::bind(&compiled, &folder.with_extension("bound"))?;
        let files = link::link(bound, sources.assets, &sources.index)?;
        replace(&folder, &files)?;
        fs::write(&stamp_path, stamp).with_context(|| stamp_path.display().to_string())?;
        files
    };
    let page = Page { folder, files };
    page.check_first_load()?;
    print!("{page}");
    Ok(())
}

/// The target folder of this workspace, which users can move in several ways.
fn target_folder() -> Result<PathBuf> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let output = Command::new(cargo).args(["metadata", "--no-deps", "--offline", "--format-version", "1"]).output()?;
    ensure!(output.status.success(), "cargo metadata failed: {}", String::from_utf8_lossy(&output.stderr));
    let metadata: serde_json::Value = serde_json::from_slice(&output.stdout)?;
    let folder = metadata["target_directory"].as_str().context("cargo metadata names no target folder")?;
    Ok(folder.into())
}

/// The path of a compiled program, in the folder of its cargo profile.
fn program_path(compiled: &Path, program: &str) -> PathBuf {
    let profile = if program == PAGE { PAGE } else { WORKER };
    compiled.join(profile).join(program).with_extension("wasm")
}

/// Replaces the folder's files all at once: other processes see the old page or the new one, never a mixture.
fn replace(folder: &Path, files: &[File]) -> Result<()> {
    let (new, old) = (folder.with_extension("new"), folder.with_extension("old"));
    for leftover in [&new, &old] {
        let _ = fs::remove_dir_all(leftover);
    }
    fs::create_dir_all(&new).with_context(|| new.display().to_string())?;
    for file in files {
        file.write(&new)?;
    }
    if folder.exists() {
        fs::rename(folder, &old).with_context(|| folder.display().to_string())?;
    }
    fs::rename(&new, folder).with_context(|| folder.display().to_string())?;
    let _ = fs::remove_dir_all(&old);
    Ok(())
}
