//! Archives whose bytes depend on their content and the time alone.

use std::collections::BTreeSet;
use std::io::{Cursor, Write};

use anyhow::Result;
use flate2::{Compression, GzBuilder};
use tar::{EntryType, Header};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use crate::calendar::Date;

/// A file of an archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) path: String,
    pub(crate) bytes: Vec<u8>,
    is_program: bool,
}

impl Entry {
    pub(crate) fn file(path: impl Into<String>, bytes: Vec<u8>) -> Entry {
        Entry { path: path.into(), bytes, is_program: false }
    }

    pub(crate) fn program(path: impl Into<String>, bytes: Vec<u8>) -> Entry {
        Entry { path: path.into(), bytes, is_program: true }
    }

    /// The file in a folder.
    pub(crate) fn below(&self, folder: &str) -> Entry {
        Entry { path: format!("{folder}/{}", self.path), ..self.clone() }
    }

    fn mode(&self) -> u32 {
        if self.is_program { 0o755 } else { 0o644 }
    }
}

/// A compressed tar archive with the folders of its files.
pub(crate) fn tar_gz(mut entries: Vec<Entry>, time: u64) -> Result<Vec<u8>> {
    entries.sort_by(|one, other| one.path.cmp(&other.path));
    let mut archive = tar::Builder::new(Vec::new());
    let mut append = |path: &str, kind: EntryType, mode: u32, bytes: &[u8]| {
        let mut header = Header::new_gnu();
        header.set_entry_type(kind);
        header.set_mode(mode);
        header.set_mtime(time);
        header.set_size(bytes.len() as u64);
        header.set_uid(0);
        header.set_gid(0);
        archive.append_data(&mut header, path, bytes)
    };
    let folders: BTreeSet<&str> = entries.iter().flat_map(|entry| folders(&entry.path)).collect();
    for folder in folders {
        append(folder, EntryType::Directory, 0o755, &[])?;
    }
    for entry in &entries {
        append(&entry.path, EntryType::Regular, entry.mode(), &entry.bytes)?;
    }
    gzip(&archive.into_inner()?)
}

/// The folders that lead to a path, from the outermost, with a slash at their ends.
fn folders(path: &str) -> impl Iterator<Item = &str> {
    path.char_indices().filter(|&(_, letter)| letter == '/').map(|(end, _)| &path[..=end])
}

/// A zip archive.
pub(crate) fn zip(mut entries: Vec<Entry>, time: u64) -> Result<Vec<u8>> {
    entries.sort_by(|one, other| one.path.cmp(&other.path));
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for entry in entries {
        let options = SimpleFileOptions::default()
            .compression_method(CompressionMethod::Deflated)
            .last_modified_time(zip_time(time))
            .unix_permissions(entry.mode());
        archive.start_file(entry.path, options)?;
        archive.write_all(&entry.bytes)?;
    }
    Ok(archive.finish()?.into_inner())
}

/// The day in UTC: zip archives have a local time, and nobody's is right everywhere.
fn zip_time(time: u64) -> zip::DateTime {
    let Date { year, month, day } = Date::of(time);
    zip::DateTime::from_date_and_time(year, month, day, 0, 0, 0).unwrap_or_default()
}

/// Compresses without a name and a time.
pub(crate) fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    // The tests have programs with debug information, and do not need small archives.
    let level = if cfg!(test) { Compression::fast() } else { Compression::best() };
    let mut compressed = GzBuilder::new().write(Vec::new(), level);
    compressed.write_all(bytes)?;
    Ok(compressed.finish()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_of_the_files_does_not_matter() -> Result<()> {
        let (one, other) = (Entry::file("share/one", vec![1]), Entry::program("bin/other", vec![2]));
        for archive in [tar_gz, zip] {
            let there = archive(vec![one.clone(), other.clone()], 1_700_000_000)?;
            assert_eq!(there, archive(vec![other.clone(), one.clone()], 1_700_000_000)?);
            assert_ne!(there, archive(vec![one.clone()], 1_700_000_000)?);
        }
        Ok(())
    }

    #[test]
    fn an_archive_can_be_unpacked() -> Result<()> {
        let folder = tempfile::tempdir()?;
        let program = Entry::program("deep/in/program", b"#!/bin/sh\n".to_vec());
        let bytes = tar_gz(vec![program], 1_700_000_000)?;
        tar::Archive::new(flate2::read::GzDecoder::new(&bytes[..])).unpack(folder.path())?;
        assert_eq!(std::fs::read(folder.path().join("deep/in/program"))?, b"#!/bin/sh\n");
        Ok(())
    }

    #[test]
    fn folders_come_from_the_outermost() {
        assert_eq!(folders("usr/share/man/lyngk.1").collect::<Vec<_>>(), ["usr/", "usr/share/", "usr/share/man/"]);
    }
}
