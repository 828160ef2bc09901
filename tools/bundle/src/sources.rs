//! Inputs of the bundle: compiled programs, assets and documents.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::file::{digest, extension, read_folder};
use crate::{PROGRAMS, first_paint, icon, link, manifest, program_path, shrink, styles};

/// Everything that the page is made from.
pub(crate) struct Sources {
    programs: Vec<Vec<u8>>,
    pub(crate) assets: BTreeMap<String, Vec<u8>>,
    pub(crate) index: String,
}

impl Sources {
    pub(crate) fn read(compiled: &Path) -> Result<Sources> {
        let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../apps/lyngk-web");
        let read = |path: PathBuf| fs::read(&path).with_context(|| path.display().to_string());
        let programs = PROGRAMS.map(|name| read(program_path(compiled, name)));
        let mut common = read_folder(&web.join("common"))?;
        if let Some(outline) = common.get_mut("first.html") {
            *outline = first_paint::fill(std::str::from_utf8(outline)?).into_bytes();
        }
        let manifest = common.remove(manifest::TEMPLATE).context("there is no template of the manifest")?;
        let index = include_common(read(web.join("index.html"))?, &common)?;
        let mut assets = read_folder(&web.join("assets"))?;
        let documents: Vec<(String, Vec<u8>)> = assets.extract_if(.., |name, _| link::is_document(name)).collect();
        let mut sheets: BTreeMap<_, _> = assets.extract_if(.., |name, _| extension(name) == "css").collect();
        for (name, css) in &sheets {
            styles::check(std::str::from_utf8(css)?).with_context(|| name.clone())?;
        }
        let index = shrink::document(&styles::join(&index, "page", &mut sheets)?);
        for (name, document) in documents {
            let stem = name.strip_suffix(".html").unwrap_or(&name);
            let document = styles::join(&include_common(document, &common)?, stem, &mut sheets)?;
            assets.insert(name, shrink::document(&document).into_bytes());
        }
        for (_, script) in assets.iter_mut().filter(|(name, _)| extension(name) == "js") {
            *script = shrink::script(std::str::from_utf8(script)?).into_bytes();
        }
        let is_linked = |sheet: &str| {
            let link = format!("\"{sheet}\"");
            let is_in_asset = |bytes: &Vec<u8>| String::from_utf8_lossy(bytes).contains(&link);
            index.contains(&link) || assets.values().any(is_in_asset)
        };
        // Those that were joined are not needed any more.
        sheets.retain(|name, _| is_linked(name));
        for (name, css) in sheets {
            let css = shrink::stylesheet(&String::from_utf8(css)?);
            assets.insert(name, css.into_bytes());
        }
        assets.extend(icon::pngs(&assets)?);
        assets.extend(manifest::manifests(std::str::from_utf8(&manifest)?)?);
        let libraries = web.join("../../crates");
        // The files of all crates have the same names. The rooms beside the game share one file for each language.
        for (library, prefix) in [("lyngk-view", ""), ("lyngk-study", "study-"), ("lyngk-online", "study-")] {
            for (name, text) in read_folder(&libraries.join(library).join("src/lang"))? {
                let text = shrink::texts(&String::from_utf8(text)?);
                let file = assets.entry(format!("{prefix}{name}")).or_default();
                file.extend_from_slice(text.as_bytes());
                file.push(b'\n');
            }
        }
        assets.extend(read_folder(&libraries.join("lyngk-study/data"))?);
        assets.insert(link::NOTICES.to_owned(), read(web.join("../../NOTICES.txt"))?);
        Ok(Sources { programs: programs.into_iter().collect::<Result<_>>()?, assets, index })
    }

    /// A digest of the sources and of this program. A bundle with the same digest is up to date.
    pub(crate) fn digest(&self) -> Result<String> {
        let bundler = fs::read(std::env::current_exe()?).context("the bundler cannot read its own file")?;
        let assets = self.assets.iter().flat_map(|(name, bytes)| [name.as_bytes(), bytes]);
        let programs = self.programs.iter().map(Vec::as_slice);
        Ok(digest(assets.chain(programs).chain([self.index.as_bytes(), &bundler])))
    }
}

/// Replaces each line `<!-- NAME -->` of a document by the common file of that name.
fn include_common(document: Vec<u8>, common: &BTreeMap<String, Vec<u8>>) -> Result<String> {
    let mut document = String::from_utf8(document)?;
    for (name, text) in common {
        document = document.replace(&format!("<!-- {name} -->\n"), std::str::from_utf8(text)?);
    }
    Ok(document)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comment_with_the_name_of_a_common_file_is_replaced_by_the_file() {
        let file = |name: &str, text: &str| (name.to_owned(), text.as_bytes().to_vec());
        let common = BTreeMap::from([file("a.html", "<p>A</p>\n"), file("b.html", "<p>B</p>\n")]);
        let document = b"<!-- b.html -->\n<hr>\n<!-- what a.html is for -->\n<!-- a.html -->\n".to_vec();
        let whole = include_common(document, &common).expect("text");
        assert_eq!(whole, "<p>B</p>\n<hr>\n<!-- what a.html is for -->\n<p>A</p>\n");
    }
}
