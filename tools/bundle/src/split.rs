//! Splitting of the page's program into a main part and parts that load on demand.
//!
//! The cuts are at the functions that `apps/lyngk-web/src/split.rs` marks: everything that is reachable only through such a function goes
//! into a file of its own. The splitter needs relocations, which `apps/lyngk-web/build.rs` has the linker emit.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow, ensure};
use wasm_split_cli_support::{Options, transform};

use crate::file::read_folder;
use crate::pack::pack;

/// The import name of the script that loads the parts. It differs from the file's name: names of files are replaced when files are
/// linked, which is not possible inside a WebAssembly module.
const LOADER: &str = "parts";
const LOADER_FILE: &str = "parts.js";

/// Part of the names of the standard library's functions that format floats.
const FLOAT_FORMATTING: &str = "flt2dec";

/// A split program.
pub(crate) struct Split {
    /// The main part, which wasm-bindgen processes.
    pub(crate) main: Vec<u8>,
    /// The other parts and the script that loads them, by file name.
    pub(crate) parts: BTreeMap<String, Vec<u8>>,
}

/// Splits the program with this name, in a scratch folder.
pub(crate) fn split(name: &str, program: &[u8], folder: &Path) -> Result<Split> {
    let _ = fs::remove_dir_all(folder);
    fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    let main_name = format!("{name}.wasm");
    let (main_path, script) = (folder.join(&main_name), format!("./{name}.js"));
    let mut options = Options::new(program);
    options.output_dir = folder;
    options.main_out_path = &main_path;
    options.link_name = LOADER;
    options.main_module = &script;
    // The splitter has an error type of its own.
    transform(options).map_err(|error| anyhow!("{name} cannot be split: {error:#}"))?;
    let mut parts = read_folder(folder)?;
    let mut take = |file: &str| parts.remove(file).with_context(|| format!("splitting {name} wrote no {file}"));
    let (main, loader) = (take(&main_name)?, take(LOADER)?);
    ensure!(
        !contains(&main, FLOAT_FORMATTING),
        "the first part of {name} formats a float with the standard library, which makes it 5 kB larger: use `Length`"
    );
    parts.insert(LOADER_FILE.to_owned(), loader);
    pack(&mut parts, LOADER_FILE)?;
    Ok(Split { main, parts })
}

/// Whether a program with a name section has a function with this in its name.
fn contains(program: &[u8], name: &str) -> bool {
    program.windows(name.len()).any(|bytes| bytes == name.as_bytes())
}

/// Replaces the loader's import name in the glue script by the name of its file.
pub(crate) fn link_loader(script: &str) -> Result<String> {
    let (import, file) = (format!("from \"{LOADER}\""), format!("from \"./{LOADER_FILE}\""));
    ensure!(script.contains(&import), "the page's script does not import the loader of its parts");
    Ok(script.replace(&import, &file))
}
