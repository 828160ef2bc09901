//! What comes from outside: bounded, and with the place of what is wrong.

use std::fs::File;
use std::io::{self, BufRead, Read};
use std::path::Path;
use std::string::FromUtf8Error;

use anyhow::{Context, Result, bail};
use lyngk_rules::Position;

/// The largest file that is read: far more games than anyone has in one file.
const FILE_LIMIT: u64 = 64 << 20;
/// The longest line that is read, its end included: a position takes fewer than 200 characters.
const LINE_LIMIT: u64 = 4096;

/// What a file is called in messages.
pub(crate) fn name(path: &Path) -> String {
    if path == Path::new("-") { "standard input".to_owned() } else { path.display().to_string() }
}

/// A text in quotes as it was given, or its beginning if it is long.
pub(crate) fn shortened(text: &str) -> String {
    const MOST: usize = 40;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{:?}…", &text[..end]),
        None => format!("{text:?}"),
    }
}

/// A position that was given as an argument.
pub(crate) fn position(lpn: &str) -> Result<Position> {
    lpn.parse().context("--position")
}

/// The text of a file, or of standard input for `-`.
pub(crate) fn file(path: &Path) -> Result<String> {
    let name = name(path);
    let bytes =
        if path == Path::new("-") { bounded(io::stdin().lock(), &name, FILE_LIMIT)? } else { bytes(path, FILE_LIMIT)? };
    String::from_utf8(bytes).map_err(|error| {
        let (line, column) = end_of_text(&error);
        anyhow::anyhow!("{name}, line {line}, column {column}: this is not text in UTF-8")
    })
}

/// What is in a file, which may have so many bytes.
pub(crate) fn bytes(path: &Path, limit: u64) -> Result<Vec<u8>> {
    let name = path.display().to_string();
    bounded(File::open(path).with_context(|| format!("{name} cannot be opened"))?, &name, limit)
}

fn bounded(reader: impl Read, name: &str, limit: u64) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    reader.take(limit + 1).read_to_end(&mut bytes).with_context(|| format!("{name} cannot be read"))?;
    if bytes.len() as u64 > limit {
        bail!("{name} is larger than {} MiB, which is the most that is read", limit >> 20);
    }
    Ok(bytes)
}

/// The line and column where text ends and something else begins.
fn end_of_text(error: &FromUtf8Error) -> (usize, usize) {
    let text = String::from_utf8_lossy(&error.as_bytes()[..error.utf8_error().valid_up_to()]);
    let last_line = text.rsplit('\n').next().unwrap_or_default();
    (text.matches('\n').count() + 1, last_line.chars().count() + 1)
}

/// Reads the next line without its end; none after the last.
pub(crate) fn line(reader: &mut impl BufRead, number: usize) -> Result<Option<String>> {
    let mut bytes = Vec::new();
    let read = reader.by_ref().take(LINE_LIMIT).read_until(b'\n', &mut bytes).context("standard input")?;
    if read == 0 {
        return Ok(None);
    }
    if bytes.last() == Some(&b'\n') {
        bytes.pop();
        bytes.pop_if(|last| *last == b'\r');
    } else if read as u64 == LINE_LIMIT {
        bail!("line {number} has {LINE_LIMIT} bytes or more, a position takes fewer than 200");
    }
    let text = String::from_utf8(bytes).map_err(|error| {
        let (_, column) = end_of_text(&error);
        anyhow::anyhow!("line {number}, column {column}: this is not text in UTF-8")
    })?;
    Ok(Some(text))
}
