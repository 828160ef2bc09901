//! Bounded reading of files and lines, with errors that name the place.

use std::fs::{File, Metadata};
use std::io::{self, BufRead, Read};
use std::path::Path;
use std::string::FromUtf8Error;

use anyhow::{Context, Result, bail};
use lyngk_lei::{LineReader, ReadError};
use lyngk_server::store::sqlite::shown;

/// The largest input file in bytes.
pub(crate) const FILE_LIMIT: u64 = 64 << 20;
/// The longest line of a batch in bytes, without its line feed. A position has fewer than 200.
const LINE_LIMIT: usize = 4095;

/// The name of a file in messages.
pub(crate) fn name(path: &Path) -> String {
    if path == Path::new("-") {
        return "standard input".to_owned();
    }
    shown(path)
}

/// Opens a file. Also returns its size, unless it is a pipe or a device.
pub(crate) fn open(path: &Path) -> Result<(File, Option<u64>)> {
    let file = File::open(path).with_context(|| format!("{} cannot be opened", name(path)))?;
    let metadata = file.metadata().ok();
    if metadata.as_ref().is_some_and(Metadata::is_dir) {
        bail!("{} is a folder, expected a file", name(path));
    }
    Ok((file, metadata.filter(Metadata::is_file).map(|file| file.len())))
}

/// The kind of archive that begins with these bytes.
pub(crate) fn archive(bytes: &[u8]) -> Option<&'static str> {
    let kinds: [(&[u8], _); 5] = [
        (b"PK\x03\x04", "a zip archive"),
        (b"\x1f\x8b", "a file compressed with gzip"),
        (b"BZh", "a file compressed with bzip2"),
        (b"\xfd7zXZ\0", "a file compressed with xz"),
        (b"\x28\xb5\x2f\xfd", "a file compressed with zstd"),
    ];
    kinds.into_iter().find(|(magic, _)| bytes.starts_with(magic)).map(|(_, kind)| kind)
}

/// The text of a file, or of standard input for `-`.
pub(crate) fn file(path: &Path) -> Result<String> {
    let name = name(path);
    let bytes = raw(path)?;
    text(bytes, &name)
}

/// The bytes of a file as a text, without a byte order mark.
pub(crate) fn text(bytes: Vec<u8>, name: &str) -> Result<String> {
    let text = String::from_utf8(bytes).map_err(|error| {
        let (line, column) = place_of(&error);
        anyhow::anyhow!("{name}, line {line}, column {column}: the text is not UTF-8")
    })?;
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}

/// The content of a file, or of standard input for `-`.
pub(crate) fn raw(path: &Path) -> Result<Vec<u8>> {
    let is_standard_input = path == Path::new("-");
    if is_standard_input { bounded(io::stdin().lock(), &name(path), FILE_LIMIT) } else { bytes(path, FILE_LIMIT) }
}

/// The content of a file of at most `limit` bytes.
pub(crate) fn bytes(path: &Path, limit: u64) -> Result<Vec<u8>> {
    bounded(open(path)?.0, &name(path), limit)
}

pub(crate) fn bounded(reader: impl Read, name: &str, limit: u64) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    reader.take(limit + 1).read_to_end(&mut bytes).with_context(|| format!("{name} cannot be read"))?;
    if bytes.len() as u64 > limit {
        bail!("{name} is larger than the limit of {} MiB", limit >> 20);
    }
    Ok(bytes)
}

/// The line and column of the first byte that is not UTF-8.
fn place_of(error: &FromUtf8Error) -> (usize, usize) {
    let text = String::from_utf8_lossy(&error.as_bytes()[..error.utf8_error().valid_up_to()]);
    let last_line = text.rsplit('\n').next().unwrap_or_default();
    (text.matches('\n').count() + 1, last_line.chars().count() + 1)
}

/// Reads the next line without its line feed; `None` after the last.
pub(crate) fn line(reader: &mut impl BufRead, number: usize) -> Result<Option<String>> {
    match LineReader::new(reader, LINE_LIMIT).next() {
        None => Ok(None),
        // A byte order mark is not text.
        Some(Ok(line)) if number == 1 => Ok(Some(line.trim_start_matches('\u{feff}').to_owned())),
        Some(Ok(line)) => Ok(Some(line)),
        Some(Err(ReadError::Broken(error))) => Err(error).context("standard input"),
        Some(Err(error)) => Err(error).with_context(|| format!("line {number}")),
    }
}
