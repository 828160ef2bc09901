//! Naming and linking of the page's files.
//!
//! Sources refer to each other by plain names in quotes: `"page.css"`, `"./page.js"`. Every file except documents, the licence notices and the
//! service worker is served under a name that contains a digest of its content, so browsers may cache it forever. [`link`] replaces the names
//! in quotes. All names are relative, so the page works under any path. The page finds its worker through
//! `<meta name="lyngk-worker" content="…">` in `index.html`, so no program contains the digest of another.

use std::collections::BTreeMap;

use anyhow::{Result, ensure};

use crate::file::{File, digest, extension};
use crate::offline;

/// The rank of documents, which may refer to every other file.
const LAST_RANK: u8 = 4;

/// The number of hexadecimal digits of a digest in file names and in the page's version.
pub(crate) const DIGITS: usize = 12;

/// The licence texts of the packages in the page, to which the about dialog links.
pub(crate) const NOTICES: &str = "notices.txt";

/// Links the output of wasm-bindgen, the assets and `index.html` into the files of the page.
pub(crate) fn link(
    bound: BTreeMap<String, Vec<u8>>,
    assets: BTreeMap<String, Vec<u8>>,
    index: &str,
) -> Result<Vec<File>> {
    let mut sources = bound;
    for (name, bytes) in assets {
        let is_duplicate = sources.insert(name.clone(), bytes).is_some();
        ensure!(!is_duplicate, "{name} exists twice: as an asset and as a part of a program");
    }
    let service_worker = sources.remove(offline::SERVICE_WORKER);
    let mut names = BTreeMap::new();
    let mut files = Vec::new();
    // A file comes after those that it refers to. Scripts of one rank may refer to each other, so their names have a common digest.
    for rank in 0..=LAST_RANK {
        let mut peers = Vec::new();
        for (name, raw) in sources.extract_if(.., |name, _| self::rank(name) == rank) {
            let raw = if has_links(&name) { replace_names(raw, &names)? } else { raw };
            peers.push((name, raw));
        }
        let common = digest(peers.iter().map(|(_, raw)| raw.as_slice()));
        for (name, raw) in &peers {
            let digest = if is_script(name) { common.clone() } else { digest([raw.as_slice()]) };
            let served = if is_document(name) || name == NOTICES { name.clone() } else { hashed_name(name, &digest) };
            names.insert(name.clone(), served);
        }
        for (name, raw) in peers {
            let raw = if is_script(&name) { replace_names(raw, &names)? } else { raw };
            let served = names.get(&name).cloned().unwrap_or(name);
            files.push(File::new(served, raw)?);
        }
    }
    let mut index = String::from_utf8(replace_names(index.as_bytes().to_vec(), &names)?)?;
    if let Some(source) = service_worker {
        let version = offline::Version::new(&files, &index, &source);
        index = version.mark(&index)?;
        let script = version.service_worker(&String::from_utf8(source)?);
        files.push(File::new(offline::SERVICE_WORKER.to_owned(), script)?);
    }
    files.push(File::new("index.html".to_owned(), index.into_bytes())?);
    files.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(files)
}

/// Whether a file refers to others.
fn has_links(name: &str) -> bool {
    ["css", "html", "js", "webmanifest"].contains(&extension(name))
}

/// Whether a file is a document. Documents keep their names, because other sites link to them.
pub(crate) fn is_document(name: &str) -> bool {
    extension(name) == "html"
}

fn is_script(name: &str) -> bool {
    extension(name) == "js"
}

/// The position of a file in the order of linking.
fn rank(name: &str) -> u8 {
    match name {
        name if is_document(name) => LAST_RANK,
        name if name.ends_with("-boot.js") => 3,
        name if is_script(name) => 2,
        name if has_links(name) => 1,
        _ => 0,
    }
}

/// Replaces every source name in quotes by the name that the file is served under.
fn replace_names(text: Vec<u8>, names: &BTreeMap<String, String>) -> Result<Vec<u8>> {
    let mut text = String::from_utf8(text)?;
    for (name, served) in names {
        for (before, after) in [("\"", '"'), ("\"./", '"'), ("'", '\''), ("'./", '\'')] {
            text = text.replace(&format!("{before}{name}{after}"), &format!("{before}{served}{after}"));
        }
    }
    Ok(text.into_bytes())
}

/// Adds a digest to a name: `page.css` becomes `page-0123456789ab.css`.
fn hashed_name(name: &str, digest: &str) -> String {
    let digest = &digest[..DIGITS];
    match name.rsplit_once('.') {
        Some((stem, extension)) => format!("{stem}-{digest}.{extension}"),
        None => format!("{name}-{digest}"),
    }
}

/// The content of the `<meta>` element with a name.
pub(crate) fn meta_content<'a>(html: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = html.split_once(&format!("<meta name=\"{name}\" content=\""))?;
    Some(rest.split_once('"')?.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(list: &[(&str, &str)]) -> BTreeMap<String, Vec<u8>> {
        list.iter().map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec())).collect()
    }

    fn text<'a>(files: &'a [File], start: &str) -> &'a str {
        let file = files.iter().find(|file| file.name.starts_with(start)).expect("the file");
        std::str::from_utf8(&file.raw).expect("text")
    }

    #[test]
    fn a_change_renames_every_file_that_refers_to_it() {
        let bound = |wasm: &str| {
            files(&[
                ("page.js", "new URL('page.wasm', import.meta.url)"),
                ("page.wasm", wasm),
                ("page-boot.js", "import init from \"./page.js\";"),
            ])
        };
        let assets = || {
            files(&[
                ("page.css", "a { background: url(\"dot.svg\") }"),
                ("dot.svg", "<svg/>"),
                ("other.html", "<script src=\"page-boot.js\"></script>"),
            ])
        };
        let index = "<script src=\"page-boot.js\"></script><link href=\"page.css\"><p>page.css</p>";
        let one = link(bound("1"), assets(), index).expect("a page");
        let other = link(bound("2"), assets(), index).expect("a page");
        assert!(text(&one, "page-boot-").contains("\"./page-"));
        assert!(text(&one, "index.html").ends_with("<p>page.css</p>"), "names without quotes are not links");
        assert!(text(&one, "other.html").contains("\"page-boot-"), "every document is linked");
        assert_ne!(text(&one, "index.html"), text(&other, "index.html"), "the change reaches the document");
        let css = |files: &[File]| files.iter().find(|f| extension(&f.name) == "css").map(|file| file.name.clone());
        assert_eq!(css(&one), css(&other), "an unchanged file keeps its name");
        for file in one.iter().filter(|file| !is_document(&file.name)) {
            let is_named = one.iter().any(|other| String::from_utf8_lossy(&other.raw).contains(&file.name));
            assert!(is_named, "nothing refers to {}", file.name);
        }
    }

    #[test]
    fn an_asset_with_the_name_of_a_program_is_refused() {
        assert!(link(files(&[("page.js", "")]), files(&[("page.js", "")]), "").is_err());
    }
}
