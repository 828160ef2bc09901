//! Atomic writing of output files.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::input;

/// Checks output files before any long work: they must be writable, and must not overwrite the input or each other.
pub(crate) fn check(input: &Path, outputs: &[&Path]) -> Result<()> {
    for (nth, output) in outputs.iter().enumerate() {
        let name = input::name(output);
        if output.is_dir() {
            bail!("{name} is a directory, expected the name of a file");
        }
        if !directory(output).is_dir() {
            bail!("{name} cannot be written: there is no directory {}", directory(output).display());
        }
        if same(input, output) {
            bail!("{name} is the input file, the output must go to another file");
        }
        if outputs[..nth].iter().any(|other| same(other, output)) {
            bail!("{name} is given twice, each output must go to its own file");
        }
    }
    Ok(())
}

/// Writes a temporary file beside the output and renames it, so that the output is never half written. An existing file is replaced.
pub(crate) fn write(path: &Path, text: &str) -> Result<()> {
    write_or_error(path, text).with_context(|| format!("{} cannot be written", input::name(path)))
}

fn write_or_error(path: &Path, text: &str) -> io::Result<()> {
    // A symbolic link stays a link. A pipe or a device cannot be replaced by a file, so it is written to.
    let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    if path.exists() && !path.is_file() {
        return fs::write(path, text);
    }
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.tmp", std::process::id()));
    let temporary = directory(&path).join(name);
    let written = OpenOptions::new()
        .write(true)
        .create_new(true)
        .open(&temporary)
        .and_then(|mut file| file.write_all(text.as_bytes()).and_then(|()| file.sync_all()))
        .and_then(|()| fs::rename(&temporary, &path));
    if written.is_err() {
        // It may not exist.
        let _ = fs::remove_file(&temporary);
    }
    written
}

fn directory(path: &Path) -> PathBuf {
    match path.parent() {
        Some(directory) if directory != Path::new("") => directory.to_owned(),
        _ => PathBuf::from("."),
    }
}

/// Whether two paths name the same file, which need not exist.
fn same(one: &Path, two: &Path) -> bool {
    let resolved = |path: &Path| {
        let absolute = || Some(directory(path).canonicalize().ok()?.join(path.file_name()?));
        path.canonicalize().ok().or_else(absolute)
    };
    one == two || resolved(one).is_some_and(|one| resolved(two) == Some(one))
}
