//! Manifests: how systems install the page. One for each language.

use anyhow::{Result, ensure};
use lyngk_view::{Language, Words};

/// The name of the template among the common files.
pub(crate) const TEMPLATE: &str = "manifest.json";

/// The manifests made from a template, by file name. `{language}` is the code of the language, every other `{key}` a text.
pub(crate) fn manifests(template: &str) -> Result<Vec<(String, Vec<u8>)>> {
    let manifest = |language: Language| {
        let name = format!("manifest-{}.webmanifest", language.code());
        Ok((name, fill(template, language)?.into_bytes()))
    };
    Language::ALL.into_iter().map(manifest).collect()
}

fn fill(template: &str, language: Language) -> Result<String> {
    let words = Words::new(language);
    let mut filled = String::new();
    let mut rest = template;
    // Placeholders are whole strings: other braces of JSON do not follow a quotation mark.
    while let Some((before, after)) = rest.split_once("\"{") {
        let Some((key, after)) = after.split_once("}\"") else { break };
        let text = if key == "language" { language.code().to_owned() } else { words.text(key) };
        filled += before;
        filled += &serde_json::to_string(&text)?;
        rest = after;
    }
    filled += rest;
    ensure!(serde_json::from_str::<serde_json::Value>(&filled).is_ok(), "the manifest is not JSON: {filled}");
    Ok(filled)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_a_manifest_with_its_texts() {
        let template = include_str!("../../../apps/lyngk-web/common/manifest.json");
        let manifests = manifests(template).expect("manifests");
        assert_eq!(manifests.len(), Language::ALL.len());
        for (language, (name, manifest)) in Language::ALL.into_iter().zip(manifests) {
            assert_eq!(name, format!("manifest-{}.webmanifest", language.code()));
            let manifest: serde_json::Value = serde_json::from_slice(&manifest).expect("JSON");
            assert_eq!(manifest["lang"], language.code());
            assert_eq!(manifest["description"], Words::new(language).text("page-description"));
            let is_left = manifest.to_string().contains("\"{");
            assert!(!is_left, "every placeholder is filled: {manifest}");
        }
    }
}
