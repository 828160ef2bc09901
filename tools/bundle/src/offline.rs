//! Version and file list for the service worker.
//!
//! The bundler writes two constants in front of the service worker's source (`apps/lyngk-web/assets/service-worker.js`): the version
//! of the page, and its files with their digests. A browser that receives a different service worker installs a new version of the page.

use std::fmt::Write as _;

use anyhow::{Result, ensure};
use data_encoding::BASE64;
use sha2::{Digest, Sha256};

use crate::file::{File, digest, extension};
use crate::link::{DIGITS, NOTICES};

/// The file name of the service worker. It has no digest, because browsers recognise a service worker by its address.
pub(crate) const SERVICE_WORKER: &str = "service-worker.js";

/// The element of `index.html` that receives the version.
const VERSION_MARK: &str = "<meta name=\"lyngk-version\" content=\"version\">";

/// A version of the page, with the files that the service worker caches.
pub(crate) struct Version {
    version: String,
    /// File names with integrity digests.
    files: Vec<(String, String)>,
}

impl Version {
    /// The version that these files make. `index.html` is passed separately: its name has no digest.
    pub(crate) fn new(files: &[File], index: &str, source: &[u8]) -> Version {
        let names = files.iter().map(|file| file.name.as_bytes());
        let mut version = digest(names.chain([index.as_bytes(), source]));
        version.truncate(DIGITS);
        let files = files.iter().filter(|file| is_cached(&file.name));
        Version { version, files: files.map(|file| (file.name.clone(), integrity(&file.raw))).collect() }
    }

    /// Writes the version into the document.
    pub(crate) fn mark(&self, index: &str) -> Result<String> {
        ensure!(index.contains(VERSION_MARK), "index.html has no {VERSION_MARK}");
        Ok(index.replace(VERSION_MARK, &VERSION_MARK.replace("\"version\"", &format!("\"{}\"", self.version))))
    }

    /// The service worker: both constants, then its source.
    pub(crate) fn service_worker(&self, source: &str) -> Vec<u8> {
        let mut text = format!("const VERSION = \"{}\";\nconst FILES = {{\n", self.version);
        for (name, integrity) in &self.files {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "  \"{name}\": \"{integrity}\",");
        }
        text += "};\n\n";
        text += source;
        text.into_bytes()
    }
}

/// Whether the service worker caches a file. Icons, screenshots and manifests are needed for installing only, other documents are for embedding, and licence
/// notices are rarely read: all of these need a connection.
fn is_cached(name: &str) -> bool {
    !["html", "jpg", "png", "webmanifest"].contains(&extension(name)) && name != NOTICES
}

/// The digest in the format of subresource integrity.
fn integrity(raw: &[u8]) -> String {
    format!("sha256-{}", BASE64.encode(&Sha256::digest(raw)))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::link::link;

    fn page(css: &str, body: &str, worker: &str) -> Vec<File> {
        let assets = [("a.css", css), ("b.svg", "<svg/>"), ("c.png", "png"), (SERVICE_WORKER, worker)];
        let assets = assets.into_iter().map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec())).collect();
        let index = format!("{VERSION_MARK}<link href=\"a.css\"><img src=\"b.svg\"><img src=\"c.png\">{body}");
        link(BTreeMap::new(), assets, &index).expect("a page")
    }

    fn text<'a>(files: &'a [File], name: &str) -> &'a str {
        let file = files.iter().find(|file| file.name == name).expect("the file");
        std::str::from_utf8(&file.raw).expect("text")
    }

    fn version(files: &[File]) -> String {
        let first = text(files, SERVICE_WORKER).lines().next().expect("a line");
        first.trim_start_matches("const VERSION = \"").trim_end_matches("\";").to_owned()
    }

    #[test]
    fn every_cached_file_is_listed_with_its_digest() {
        let files = page("a {}", "", "work();");
        let worker = text(&files, SERVICE_WORKER);
        assert!(worker.ends_with("};\n\nwork();"), "the source follows the list");
        for file in &files {
            let listed = worker.contains(&format!("  \"{}\": \"{}\",\n", file.name, integrity(&file.raw)));
            let own_name = ["index.html", SERVICE_WORKER].contains(&file.name.as_str());
            assert_eq!(listed, !own_name && is_cached(&file.name), "{}", file.name);
        }
    }

    #[test]
    fn integrity_digests_have_the_format_of_browsers() {
        // The first test vector of SHA-256.
        assert_eq!(integrity(b"abc"), "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=");
    }

    #[test]
    fn the_version_changes_exactly_when_something_changes() {
        let first = page("a {}", "", "work();");
        assert_eq!(version(&first).len(), DIGITS);
        assert!(text(&first, "index.html").contains(&format!("content=\"{}\"", version(&first))));
        assert_eq!(version(&first), version(&page("a {}", "", "work();")));
        for other in [page("b {}", "", "work();"), page("a {}", "<p>", "work();"), page("a {}", "", "rest();")] {
            assert_ne!(version(&first), version(&other));
        }
    }

    #[test]
    fn a_document_without_a_place_for_its_version_is_refused() {
        let assets = BTreeMap::from([(SERVICE_WORKER.to_owned(), Vec::new())]);
        assert!(link(BTreeMap::new(), assets, "<p>").is_err());
    }
}
