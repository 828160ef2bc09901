//! Takes the page's program apart: what is there from the beginning, and what is loaded when somebody opens it.
//!
//! Functions that the page marks as doors (`apps/lyngk-web/src/parts.rs`) are where it is cut: all that can be reached only through
//! one goes into a file of its own. The linker leaves in the program what refers to what (`apps/lyngk-web/build.rs`), which is what the
//! cutting goes by.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow, ensure};
use wasm_split_cli_support::{Options, transform};

use super::bundle;

/// The script that loads the parts, as the program knows it. It is not called like its file: what is called like a file gets the name
/// that the file is served under, and a program cannot be rewritten like that.
const LOADER: &str = "parts";
const LOADER_FILE: &str = "parts.js";

/// A program that was taken apart.
pub(super) struct Parted {
    /// What wasm-bindgen goes on with.
    pub(super) first: Vec<u8>,
    /// Everything else, by name: the parts, and the script that loads them.
    pub(super) parts: BTreeMap<String, Vec<u8>>,
}

/// Takes the program with this name apart, in a folder that is free for it.
pub(super) fn take_apart(name: &str, program: &[u8], folder: &Path) -> Result<Parted> {
    let _ = fs::remove_dir_all(folder);
    fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    let first_name = format!("{name}.wasm");
    let (first_path, script) = (folder.join(&first_name), format!("./{name}.js"));
    let mut options = Options::new(program);
    options.output_dir = folder;
    options.main_out_path = &first_path;
    options.link_name = LOADER;
    options.main_module = &script;
    // What it reports is a report of another library than ours.
    transform(options).map_err(|error| anyhow!("{name} cannot be taken apart: {error:#}"))?;
    let mut parts = bundle::read_folder(folder)?;
    let mut take = |file: &str| parts.remove(file).with_context(|| format!("{name} taken apart has no {file}"));
    let (first, loader) = (take(&first_name)?, take(LOADER)?);
    parts.insert(LOADER_FILE.to_owned(), loader);
    Ok(Parted { first, parts })
}

/// Tells the script between the program and the browser where the loader is.
pub(super) fn link_loader(script: &str) -> Result<String> {
    let (known_as, file) = (format!("from \"{LOADER}\""), format!("from \"./{LOADER_FILE}\""));
    ensure!(script.contains(&known_as), "the script does not import the loader of the parts");
    Ok(script.replace(&known_as, &file))
}
