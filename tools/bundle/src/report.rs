//! Size report of the bundle, and the limit on its first load.

use std::fmt;
use std::path::PathBuf;

use anyhow::{Result, ensure};

use crate::file::File;
use crate::link;

/// The limit on the first load: the bytes on the wire, with brotli, before the board can be drawn.
const FIRST_LOAD_LIMIT: usize = 200_000;

/// Link relations of files that a browser fetches only when the page is installed.
const INSTALL_RELATIONS: [&str; 2] = ["manifest", "apple-touch-icon"];

/// Whether the page's profile has settings of its own, as in quick builds.
pub(crate) fn has_custom_profile() -> bool {
    std::env::vars_os().any(|(name, _)| name.to_string_lossy().starts_with("CARGO_PROFILE_PAGE_"))
}

/// The bundled page.
pub(crate) struct Page {
    pub(crate) folder: PathBuf,
    pub(crate) files: Vec<File>,
}

impl Page {
    /// Fails if the first load is too large. Builds with settings of their own for the page's profile are not checked.
    pub(crate) fn check_first_load(&self) -> Result<()> {
        let size: usize = self.first_load().iter().map(|file| file.brotli().len()).sum();
        ensure!(
            size <= FIRST_LOAD_LIMIT || has_custom_profile(),
            "the first load is {size} bytes, {} more than the limit of {FIRST_LOAD_LIMIT}:\n{self}",
            size - FIRST_LOAD_LIMIT
        );
        Ok(())
    }

    /// The files that must arrive before the board can be drawn.
    fn first_load(&self) -> Vec<&File> {
        let index = self.files.iter().find(|file| file.name == "index.html");
        let index = index.map(|index| String::from_utf8_lossy(&index.raw)).unwrap_or_default().into_owned();
        let is_linked = |file: &&File| {
            let names_it =
                |line: &&str| ["href", "src"].iter().any(|by| line.contains(&format!("{by}=\"{}\"", file.name)));
            let is_fetched = |line: &str| !INSTALL_RELATIONS.iter().any(|rel| line.contains(&format!("rel=\"{rel}\"")));
            file.name == "index.html" || index.lines().filter(names_it).any(is_fetched)
        };
        let is_text = |file: &&File| {
            let language = file.name.split('-').next().unwrap_or_default();
            link::meta_content(&index, &format!("lyngk-words-{language}")) == Some(&file.name)
        };
        // A reader loads the texts of one language. The largest one counts.
        let texts = self.files.iter().filter(is_text).max_by_key(|file| file.brotli().len());
        self.files.iter().filter(is_linked).chain(texts).collect()
    }
}

impl fmt::Display for Page {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:<36}{:>10}{:>10}{:>10}", self.folder.display().to_string(), "bytes", "gzip", "brotli")?;
        let mut line = |name: &str, files: &[&File]| {
            let sum = |size: fn(&File) -> usize| files.iter().map(|file| size(file)).sum::<usize>();
            let [raw, gzip, brotli] = [sum(|f| f.raw.len()), sum(|f| f.gzip().len()), sum(|f| f.brotli().len())];
            writeln!(f, "  {name:<34}{raw:>10}{gzip:>10}{brotli:>10}")
        };
        for file in &self.files {
            line(&file.name, &[file])?;
        }
        line("all files", &self.files.iter().collect::<Vec<_>>())?;
        line("first load", &self.first_load())
    }
}
