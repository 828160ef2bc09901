//! Joining of a document's stylesheets into one file, so that the first paint waits for one request.

use std::collections::BTreeMap;

use anyhow::{Context, Result};

use crate::shrink;

const BEFORE: &str = "<link rel=\"stylesheet\" href=\"";
const AFTER: &str = "\">\n";

/// Joins the stylesheets that a document links to into an asset `NAME.css`, and links to that instead of the first.
pub(crate) fn join(document: &str, name: &str, assets: &mut BTreeMap<String, Vec<u8>>) -> Result<String> {
    let file = format!("{name}.css");
    let mut joined = String::new();
    let mut linked = String::new();
    let mut rest = document;
    while let Some((before, link)) = rest.split_once(BEFORE) {
        linked += before;
        let (sheet, after) = link.split_once(AFTER).context("a link to a stylesheet does not end its line")?;
        if joined.is_empty() {
            linked.extend([BEFORE, &file, AFTER]);
        }
        let css = assets.get(sheet).with_context(|| format!("there is no {sheet}"))?;
        joined += &shrink::stylesheet(std::str::from_utf8(css)?);
        rest = after;
    }
    assets.insert(file, joined.into_bytes());
    Ok(linked + rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_document_links_to_one_stylesheet_with_the_rules_of_all() {
        let css = |name: &str, text: &str| (name.to_owned(), text.as_bytes().to_vec());
        let mut assets = BTreeMap::from([css("a.css", "a { top: 0 }\n"), css("b.css", "b { top: 0 }\n")]);
        let document = format!("<p>\n{BEFORE}b.css{AFTER}<i>\n{BEFORE}a.css{AFTER}</p>\n");
        let linked = join(&document, "all", &mut assets).expect("a document");
        assert_eq!(linked, format!("<p>\n{BEFORE}all.css{AFTER}<i>\n</p>\n"));
        assert_eq!(assets["all.css"], b"b{top:0}a{top:0}");
        assert!(join(&format!("{BEFORE}c.css{AFTER}"), "all", &mut assets).is_err(), "a missing stylesheet");
    }
}
