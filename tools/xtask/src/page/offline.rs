//! What the service worker is told: which files there are, how to know them, and which version of the page they make.
//!
//! Its source (`apps/lyngk-web/assets/service-worker.js`) goes on from two constants, which are written here. A browser that finds
//! another byte in it has found another version of the page.

use std::fmt::Write as _;

use anyhow::{Result, ensure};
use data_encoding::BASE64;
use sha2::{Digest, Sha256};

use super::bundle::{DIGITS, File, digest, end};

/// The name of the service worker, in the sources and where it is served.
pub(super) const SERVICE_WORKER: &str = "service-worker.js";

/// Where `index.html` has the version of the page.
const VERSION_MARK: &str = "<meta name=\"lyngk-version\" content=\"version\">";

/// What is kept for when there is no network.
pub(super) struct Kept {
    version: String,
    /// Names of files with what their content is known by.
    files: Vec<(String, String)>,
}

impl Kept {
    /// Everything that is kept of a page. The document is another matter: its name says nothing of its content.
    pub(super) fn new(files: &[File], index: &str, source: &[u8]) -> Kept {
        let names = files.iter().map(|file| file.name.as_bytes());
        let mut version = digest(names.chain([index.as_bytes(), source]));
        version.truncate(DIGITS);
        let files = files.iter().filter(|file| is_for_the_page(&file.name));
        Kept { version, files: files.map(|file| (file.name.clone(), integrity(&file.raw))).collect() }
    }

    /// The document with its version.
    pub(super) fn mark(&self, index: &str) -> Result<String> {
        ensure!(index.contains(VERSION_MARK), "index.html has no {VERSION_MARK}");
        Ok(index.replace(VERSION_MARK, &VERSION_MARK.replace("\"version\"", &format!("\"{}\"", self.version))))
    }

    /// The service worker that keeps all this.
    pub(super) fn service_worker(&self, source: &str) -> Vec<u8> {
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

/// Pictures are for whoever installs the page, and other documents for other pages: both have a network.
fn is_for_the_page(name: &str) -> bool {
    !["html", "png"].contains(&end(name))
}

/// What browsers check the content of a file by.
fn integrity(raw: &[u8]) -> String {
    format!("sha256-{}", BASE64.encode(&Sha256::digest(raw)))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::super::bundle::make;
    use super::*;

    fn page(css: &str, body: &str, worker: &str) -> Vec<File> {
        let assets = [("a.css", css), ("b.svg", "<svg/>"), ("c.png", "png"), (SERVICE_WORKER, worker)];
        let assets = assets.into_iter().map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec())).collect();
        let index = format!("{VERSION_MARK}<link href=\"a.css\"><img src=\"b.svg\"><img src=\"c.png\">{body}");
        make(BTreeMap::new(), assets, &index).expect("a page")
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
    fn everything_that_the_page_may_need_is_listed_with_its_digest() {
        let files = page("a {}", "", "work();");
        let worker = text(&files, SERVICE_WORKER);
        assert!(worker.ends_with("};\n\nwork();"), "the source comes behind the list");
        for file in &files {
            let listed = worker.contains(&format!("  \"{}\": \"{}\",\n", file.name, integrity(&file.raw)));
            let own_name = ["index.html", SERVICE_WORKER].contains(&file.name.as_str());
            assert_eq!(listed, !own_name && is_for_the_page(&file.name), "{}", file.name);
        }
    }

    #[test]
    fn digests_are_written_as_browsers_read_them() {
        // The first of the examples that the algorithm was published with.
        assert_eq!(integrity(b"abc"), "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=");
    }

    #[test]
    fn whatever_changes_makes_another_version_and_nothing_else_does() {
        let first = page("a {}", "", "work();");
        assert_eq!(version(&first).len(), DIGITS);
        assert!(text(&first, "index.html").contains(&format!("content=\"{}\"", version(&first))));
        assert_eq!(version(&first), version(&page("a {}", "", "work();")));
        for other in [page("b {}", "", "work();"), page("a {}", "<p>", "work();"), page("a {}", "", "rest();")] {
            assert_ne!(version(&first), version(&other));
        }
    }

    #[test]
    fn a_document_that_cannot_tell_its_version_is_noticed() {
        let assets = BTreeMap::from([(SERVICE_WORKER.to_owned(), Vec::new())]);
        assert!(make(BTreeMap::new(), assets, "<p>").is_err());
    }
}
