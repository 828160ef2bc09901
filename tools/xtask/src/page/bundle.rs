//! Names, links and compresses the files of the page.
//!
//! Sources name each other plainly and in quotes: `"page.css"`, `"./page.js"`. Every file but documents is served under
//! a name that holds a digest of its content, so that a browser may keep it for ever; the names in quotes are replaced. The
//! service worker keeps its name as well: browsers know it by that.
//! All of them are relative, so the page works under any path. The page finds its worker by index.html's
//! `<meta name="lyngk-worker" content="…">`, relative to the document: no program needs to know a digest of another.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

use super::offline;

/// The rank of what is named by nothing but `index.html`: documents, which name everything.
const LAST_RANK: u8 = 4;

/// How many digits of a digest a name gets, and the version of the page.
pub(super) const DIGITS: usize = 16;

/// A file as it is served.
pub(crate) struct File {
    pub(crate) name: String,
    pub(crate) raw: Vec<u8>,
    /// As brotli and as gzip; none where that would not make it smaller.
    compressed: Option<(Vec<u8>, Vec<u8>)>,
}

impl File {
    fn new(name: String, raw: Vec<u8>) -> Result<File> {
        let (brotli, gzip) = (brotli(&raw)?, gzip(&raw)?);
        let pays = brotli.len().max(gzip.len()) < raw.len();
        Ok(File { name, raw, compressed: pays.then_some((brotli, gzip)) })
    }

    /// What goes over the wire with brotli.
    pub(crate) fn brotli(&self) -> &[u8] {
        self.compressed.as_ref().map_or(&self.raw, |(brotli, _)| brotli)
    }

    /// What goes over the wire with gzip.
    pub(crate) fn gzip(&self) -> &[u8] {
        self.compressed.as_ref().map_or(&self.raw, |(_, gzip)| gzip)
    }

    pub(crate) fn write(&self, folder: &Path) -> Result<()> {
        let write = |end: &str, bytes: &[u8]| {
            let path = folder.join(format!("{}{end}", self.name));
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

/// The files of a page that was built before.
pub(crate) fn read(folder: &Path) -> Result<Vec<File>> {
    let mut files = read_folder(folder)?;
    let plain = |name: &String| ![".br", ".gz"].iter().any(|end| name.ends_with(end));
    let names: Vec<String> = files.keys().filter(|name| plain(name)).cloned().collect();
    let file = |name: String| {
        let compressed = files.remove(&format!("{name}.br")).zip(files.remove(&format!("{name}.gz")));
        File { raw: files.remove(&name).unwrap_or_default(), name, compressed }
    };
    Ok(names.into_iter().map(file).collect())
}

/// The files of a folder by name. It has no folders in it.
pub(crate) fn read_folder(folder: &Path) -> Result<BTreeMap<String, Vec<u8>>> {
    let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let file = |entry: std::io::Result<fs::DirEntry>| {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str()).context("a file's name is not text")?.to_owned();
        Ok((name, fs::read(&path).with_context(|| path.display().to_string())?))
    };
    entries.map(file).collect()
}

/// A document with what it has in common with others, where it names that: `<!-- NAME -->`, on a line of its own.
pub(super) fn with_common(document: Vec<u8>, common: &BTreeMap<String, Vec<u8>>) -> Result<String> {
    let mut document = String::from_utf8(document)?;
    for (name, text) in common {
        document = document.replace(&format!("<!-- {name} -->\n"), std::str::from_utf8(text)?);
    }
    Ok(document)
}

/// Makes the page: what wasm-bindgen wrote, the assets, and `index.html`, which names them.
pub(crate) fn make(
    bound: BTreeMap<String, Vec<u8>>,
    assets: BTreeMap<String, Vec<u8>>,
    index: &str,
) -> Result<Vec<File>> {
    let mut sources = bound;
    for (name, bytes) in assets {
        let double = sources.insert(name.clone(), bytes).is_some();
        ensure!(!double, "{name} is there twice: among the assets and as a part of the program");
    }
    let service_worker = sources.remove(offline::SERVICE_WORKER);
    let mut names = BTreeMap::new();
    let mut files = Vec::new();
    // Whoever names others comes after them. Scripts of one rank may name each other: their names follow from all of them.
    for rank in 0..=LAST_RANK {
        let link = |raw: Vec<u8>, names: &BTreeMap<String, String>| -> Result<Vec<u8>> {
            Ok(linked(&String::from_utf8(raw)?, names).into_bytes())
        };
        let mut peers = Vec::new();
        for (name, raw) in sources.extract_if(.., |name, _| self::rank(name) == rank) {
            let raw = if is_linking(&name) { link(raw, &names)? } else { raw };
            peers.push((name, raw));
        }
        let of_all = digest(peers.iter().map(|(_, raw)| raw.as_slice()));
        for (name, raw) in &peers {
            let digest = if is_script(name) { of_all.clone() } else { digest([raw.as_slice()]) };
            let served = if is_document(name) { name.clone() } else { hashed(name, &digest) };
            names.insert(name.clone(), served);
        }
        for (name, raw) in peers {
            let raw = if is_script(&name) { link(raw, &names)? } else { raw };
            let served = names.get(&name).cloned().unwrap_or(name);
            files.push(File::new(served, raw)?);
        }
    }
    let mut index = linked(index, &names);
    if let Some(source) = service_worker {
        let kept = offline::Kept::new(&files, &index, &source);
        index = kept.mark(&index)?;
        files.push(File::new(offline::SERVICE_WORKER.to_owned(), kept.service_worker(&String::from_utf8(source)?))?);
    }
    files.push(File::new("index.html".to_owned(), index.into_bytes())?);
    files.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(files)
}

/// Whether a file names others.
fn is_linking(name: &str) -> bool {
    ["css", "html", "js", "webmanifest"].contains(&end(name))
}

/// Whether a file is a document, which other pages know by its name.
pub(super) fn is_document(name: &str) -> bool {
    end(name) == "html"
}

/// Whether a file is a script.
fn is_script(name: &str) -> bool {
    end(name) == "js"
}

/// What a name ends in, behind the last dot.
pub(super) fn end(name: &str) -> &str {
    name.rsplit_once('.').map_or("", |(_, end)| end)
}

/// How late a file comes: after those that it names.
fn rank(name: &str) -> u8 {
    match name {
        name if is_document(name) => LAST_RANK,
        name if name.ends_with("-boot.js") => 3,
        name if is_script(name) => 2,
        name if is_linking(name) => 1,
        _ => 0,
    }
}

/// Replaces every name in quotes by the one it is served under.
fn linked(text: &str, names: &BTreeMap<String, String>) -> String {
    let mut text = text.to_owned();
    for (name, served) in names {
        for (before, after) in [("\"", '"'), ("\"./", '"'), ("'", '\''), ("'./", '\'')] {
            text = text.replace(&format!("{before}{name}{after}"), &format!("{before}{served}{after}"));
        }
    }
    text
}

/// `page.css` becomes `page-0123456789abcdef.css`.
fn hashed(name: &str, digest: &str) -> String {
    let (stem, end) = name.rsplit_once('.').map_or((name, String::new()), |(stem, end)| (stem, format!(".{end}")));
    format!("{stem}-{}{end}", &digest[..DIGITS])
}

/// A digest of several pieces, in hexadecimal.
pub(crate) fn digest<'a>(pieces: impl IntoIterator<Item = &'a [u8]>) -> String {
    let mut hasher = Sha256::new();
    for piece in pieces {
        // With the length, so that the same bytes cut differently are something else.
        hasher.update((piece.len() as u64).to_le_bytes());
        hasher.update(piece);
    }
    hasher.finalize().iter().fold(String::new(), |mut text, byte| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// The content of the `<meta>` with a name.
pub(crate) fn content<'a>(html: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = html.split_once(&format!("<meta name=\"{name}\" content=\""))?;
    Some(rest.split_once('"')?.0)
}

fn brotli(raw: &[u8]) -> Result<Vec<u8>> {
    let mut out = Vec::new();
    let (best, largest_window) = (11, 24);
    let params = brotli::enc::BrotliEncoderParams {
        quality: best,
        lgwin: largest_window,
        size_hint: raw.len(),
        ..Default::default()
    };
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

    fn files(list: &[(&str, &str)]) -> BTreeMap<String, Vec<u8>> {
        list.iter().map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec())).collect()
    }

    fn text<'a>(files: &'a [File], start: &str) -> &'a str {
        let file = files.iter().find(|file| file.name.starts_with(start)).expect("the file");
        std::str::from_utf8(&file.raw).expect("text")
    }

    #[test]
    fn names_follow_content_through_every_file_that_names_another() {
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
        let one = make(bound("1"), assets(), index).expect("a page");
        let other = make(bound("2"), assets(), index).expect("a page");
        assert!(text(&one, "page-boot-").contains("\"./page-"));
        assert!(text(&one, "index.html").ends_with("<p>page.css</p>"), "only what is in quotes is a name");
        assert!(text(&one, "other.html").contains("\"page-boot-"), "every document names what is served");
        assert_ne!(
            text(&one, "index.html"),
            text(&other, "index.html"),
            "what changes deep down changes the names above"
        );
        let css = |files: &[File]| files.iter().find(|file| end(&file.name) == "css").map(|file| file.name.clone());
        assert_eq!(css(&one), css(&other), "what has not changed keeps its name");
        for file in one.iter().filter(|file| !is_document(&file.name)) {
            let named = one.iter().any(|other| String::from_utf8_lossy(&other.raw).contains(&file.name));
            assert!(named, "{} is named by nobody", file.name);
        }
    }

    #[test]
    fn documents_have_in_common_what_they_name() {
        let common = files(&[("a.html", "<p>A</p>\n"), ("b.html", "<p>B</p>\n")]);
        let document = b"<!-- b.html -->\n<hr>\n<!-- what a.html is for -->\n<!-- a.html -->\n".to_vec();
        let whole = with_common(document, &common).expect("text");
        assert_eq!(whole, "<p>B</p>\n<hr>\n<!-- what a.html is for -->\n<p>A</p>\n");
    }

    #[test]
    fn an_asset_cannot_take_the_place_of_the_program() {
        assert!(make(files(&[("page.js", "")]), files(&[("page.js", "")]), "").is_err());
    }

    #[test]
    fn compression_is_kept_only_where_it_pays() {
        let long = File::new("a".to_owned(), vec![b'a'; 1000]).expect("a file");
        assert!(long.brotli().len() < 100 && long.gzip().len() < 100);
        let short = File::new("b".to_owned(), vec![b'b'; 3]).expect("a file");
        assert_eq!(short.brotli(), short.raw);
    }
}
