//! Embedded texts of all languages.

use lyngk_view::{Language, Words};

/// The texts of the view and of this crate in a language.
///
/// Pages load only the files of one language and parse them with [`Words::read`].
#[must_use]
pub fn words(language: Language) -> Words {
    words_with(language, "")
}

/// The same with the texts of another Fluent file.
#[must_use]
pub fn words_with(language: Language, further: &str) -> Words {
    let study = match language {
        Language::English => include_str!("lang/en.ftl"),
        Language::German => include_str!("lang/de.ftl"),
        Language::French => include_str!("lang/fr.ftl"),
        Language::Italian => include_str!("lang/it.ftl"),
        Language::Dutch => include_str!("lang/nl.ftl"),
        Language::Spanish => include_str!("lang/es.ftl"),
        Language::Polish => include_str!("lang/pl.ftl"),
        Language::Russian => include_str!("lang/ru.ftl"),
    };
    Words::read(language, &format!("{}\n{study}\n{further}", language.source()))
}
