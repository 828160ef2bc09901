//! Joining of a document's stylesheets into one file, so that the first paint waits for one request; and a check of selectors.

use std::collections::BTreeMap;

use anyhow::{Context, Result, ensure};

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

/// Refuses selectors such as `a:has(b) > :not(c)`, whose subject has no class, id or tag. With one of them, the browser restyles whole
/// subtrees after every change that any `:has` may depend on: for a step in a study, 1,400 elements instead of 500.
pub(crate) fn check(css: &str) -> Result<()> {
    let css = shrink::stylesheet(css);
    for rules in css.split('{') {
        let prelude = rules.rsplit(['}', ';']).next().unwrap_or_default();
        for selector in split(prelude, ",").into_iter().filter(|selector| selector.contains(":has(")) {
            let subject = split(selector, " >+~").pop().unwrap_or_default();
            let is_named = !subject.starts_with([':', '*']) || subject.starts_with(":is(");
            ensure!(is_named, "{selector}: the subject of a selector with :has needs a class, an id or a tag");
        }
    }
    Ok(())
}

/// The parts of a selector between these separators, unless they are in brackets.
fn split<'text>(selector: &'text str, separators: &str) -> Vec<&'text str> {
    let mut depth = 0_usize;
    let parts = selector.split(|sign: char| {
        match sign {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            _ => (),
        }
        depth == 0 && separators.contains(sign)
    });
    parts.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_depends_on_has_must_have_a_name() {
        for fine in [
            "a:has(b) { top: 0 }",
            "a:has(b:not(c)) > .d:not(.e), f > :not(g) { top: 0 }",
            "@media print { a:has(b) > :is(c, d) { top: 0 } }",
            "a:has(+ b) [hidden] { top: 0 }",
        ] {
            check(fine).expect(fine);
        }
        for slow in [
            "a:has(b) > :not(c) { top: 0 }",
            "a:has(b) > * { top: 0 }",
            "@media print { a { top: 0 } b, .c:has(d, e) > :not(f, g) { top: 0 } }",
        ] {
            assert!(check(slow).is_err(), "{slow}");
        }
    }

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
