//! Files of the bundle: content, digests and compression.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::Path;

use anyhow::{Context, Result};
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

use crate::report::has_custom_profile;

/// A file as it is served.
pub(crate) struct File {
    pub(crate) name: String,
    pub(crate) raw: Vec<u8>,
    /// Compressed with brotli and with gzip, unless that makes it larger.
    compressed: Option<(Vec<u8>, Vec<u8>)>,
}

impl File {
    pub(crate) fn new(name: String, raw: Vec<u8>) -> Result<File> {
        let (brotli, gzip) = (brotli(&raw)?, gzip(&raw)?);
        let is_smaller = brotli.len().max(gzip.len()) < raw.len();
        Ok(File { name, raw, compressed: is_smaller.then_some((brotli, gzip)) })
    }

    /// The bytes on the wire with brotli.
    pub(crate) fn brotli(&self) -> &[u8] {
        self.compressed.as_ref().map_or(&self.raw, |(brotli, _)| brotli)
    }

    /// The bytes on the wire with gzip.
    pub(crate) fn gzip(&self) -> &[u8] {
        self.compressed.as_ref().map_or(&self.raw, |(_, gzip)| gzip)
    }

    pub(crate) fn write(&self, folder: &Path) -> Result<()> {
        let write = |extension: &str, bytes: &[u8]| {
            let path = folder.join(format!("{}{extension}", self.name));
            fs::write(&path, bytes).with_context(|| path.display().to_string())
        };
        write("", &self.raw)?;
        if let Some((brotli, gzip)) = &self.compressed {
            write(".br", brotli)?;
            write(".gz", gzip)?;
        }
        Ok(())
    }
}

/// The files of a bundle that was written before.
pub(crate) fn read_bundle(folder: &Path) -> Result<Vec<File>> {
    let mut files = read_folder(folder)?;
    let is_raw = |name: &String| !["br", "gz"].contains(&extension(name));
    let names: Vec<String> = files.keys().filter(|name| is_raw(name)).cloned().collect();
    let file = |name: String| {
        let compressed = files.remove(&format!("{name}.br")).zip(files.remove(&format!("{name}.gz")));
        File { raw: files.remove(&name).unwrap_or_default(), name, compressed }
    };
    Ok(names.into_iter().map(file).collect())
}

/// The files of a folder without subfolders, by name.
pub(crate) fn read_folder(folder: &Path) -> Result<BTreeMap<String, Vec<u8>>> {
    let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let file = |entry: std::io::Result<fs::DirEntry>| {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str()).context("a file name is not UTF-8")?.to_owned();
        Ok((name, fs::read(&path).with_context(|| path.display().to_string())?))
    };
    entries.map(file).collect()
}

/// The part of a name after its last dot.
pub(crate) fn extension(name: &str) -> &str {
    name.rsplit_once('.').map_or("", |(_, extension)| extension)
}

/// The SHA-256 digest of several pieces, in hexadecimal.
pub(crate) fn digest<'a>(pieces: impl IntoIterator<Item = &'a [u8]>) -> String {
    let mut hasher = Sha256::new();
    for piece in pieces {
        // The length separates the pieces: "ab" + "c" differs from "a" + "bc".
        hasher.update((piece.len() as u64).to_le_bytes());
        hasher.update(piece);
    }
    hasher.finalize().iter().fold(String::new(), |mut text, byte| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Brotli's best quality, for pages that people load.
const BEST_QUALITY: i32 = 11;
/// Brotli's quality for quick builds: twenty times as fast.
const QUICK_QUALITY: i32 = 3;

fn brotli(raw: &[u8]) -> Result<Vec<u8>> {
    let mut out = Vec::new();
    let quality = if has_custom_profile() { QUICK_QUALITY } else { BEST_QUALITY };
    let largest_window = 24;
    let params =
        brotli::enc::BrotliEncoderParams { quality, lgwin: largest_window, size_hint: raw.len(), ..Default::default() };
    brotli::BrotliCompress(&mut &*raw, &mut out, &params)?;
    Ok(out)
}

fn gzip(raw: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(raw)?;
    Ok(encoder.finish()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_compression_makes_larger_is_served_raw() {
        let long = File::new("a".to_owned(), vec![b'a'; 1000]).expect("a file");
        assert!(long.brotli().len() < 100 && long.gzip().len() < 100);
        let short = File::new("b".to_owned(), vec![b'b'; 3]).expect("a file");
        assert_eq!(short.brotli(), short.raw);
    }
}
