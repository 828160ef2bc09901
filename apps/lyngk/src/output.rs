//! Files that are written whole or not at all.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::input;

/// Refuses outputs that would destroy something, or that cannot be written, before any long work is done.
pub(crate) fn check(record: &Path, outputs: &[&Path]) -> Result<()> {
    for (nth, output) in outputs.iter().enumerate() {
        let name = input::name(output);
        if output.is_dir() {
            bail!("{name} is a folder, a file is needed to write to");
        }
        if !folder(output).is_dir() {
            bail!("{name} cannot be written: there is no folder {}", folder(output).display());
        }
        if same(record, output) {
            bail!("{name} is the record that is read, the answer must go to another file");
        }
        if outputs[..nth].iter().any(|other| same(other, output)) {
            bail!("{name} is given twice, picture and record must go to different files");
        }
    }
    Ok(())
}

/// Writes a file by way of another beside it, so that there is never half of it. What was there before is replaced.
pub(crate) fn write(path: &Path, text: &str) -> Result<()> {
    write_or_error(path, text).with_context(|| format!("{} cannot be written", input::name(path)))
}

fn write_or_error(path: &Path, text: &str) -> io::Result<()> {
    // Where a link leads stays a link; what is no file, like a pipe, cannot be replaced by one.
    let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    if path.exists() && !path.is_file() {
        return fs::write(path, text);
    }
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.tmp", std::process::id()));
    let beside = folder(&path).join(name);
    let written = OpenOptions::new()
        .write(true)
        .create_new(true)
        .open(&beside)
        .and_then(|mut file| file.write_all(text.as_bytes()).and_then(|()| file.sync_all()))
        .and_then(|()| fs::rename(&beside, &path));
    if written.is_err() {
        // It may not even be there.
        let _ = fs::remove_file(&beside);
    }
    written
}

fn folder(path: &Path) -> PathBuf {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder.to_owned(),
        _ => PathBuf::from("."),
    }
}

/// Whether two paths lead to the same file, there or not.
fn same(one: &Path, two: &Path) -> bool {
    let place = |path: &Path| {
        let whole = || Some(folder(path).canonicalize().ok()?.join(path.file_name()?));
        path.canonicalize().ok().or_else(whole)
    };
    one == two || place(one).is_some_and(|one| place(two) == Some(one))
}
