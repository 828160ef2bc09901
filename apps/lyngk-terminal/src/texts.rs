//! The texts of all languages, with those that only a terminal needs.

use lyngk_view::{Language, Words};

/// The texts of `lyngk-view`, `lyngk-study` and this crate in a language.
pub(crate) fn words(language: Language) -> Words {
    let own = match language {
        Language::English => include_str!("lang/en.ftl"),
        Language::German => include_str!("lang/de.ftl"),
        Language::French => include_str!("lang/fr.ftl"),
        Language::Italian => include_str!("lang/it.ftl"),
        Language::Dutch => include_str!("lang/nl.ftl"),
        Language::Spanish => include_str!("lang/es.ftl"),
        Language::Polish => include_str!("lang/pl.ftl"),
        Language::Russian => include_str!("lang/ru.ftl"),
    };
    lyngk_study::words_with(language, own)
}
