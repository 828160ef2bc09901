//! Texts in the reader's language.

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

use crate::Language;

pub use fluent_bundle::FluentValue as Value;

/// The texts of one language.
///
/// Every text has a key, the same in all languages; `tests/words.rs` holds the languages against each other and against the
/// code, so that a key that is asked for is there.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The texts of a language, all of which are part of the program.
    #[must_use]
    pub fn new(language: Language) -> Words {
        Words::read(language, language.source())
    }

    /// The English texts, for a program that does not want the others to be part of it.
    #[must_use]
    pub fn english() -> Words {
        Words::read(Language::English, Language::ENGLISH_SOURCE)
    }

    /// The texts of a language, from a file that was fetched when it was needed.
    #[must_use]
    pub fn read(language: Language, source: &str) -> Words {
        let locale: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // All eight languages run from left to right: no marks are needed around what is filled in.
        bundle.set_use_isolating(false);
        // What cannot be read is left out; that nothing is, is tested.
        let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(readable, _)| readable);
        bundle.add_resource_overriding(resource);
        Words { language, bundle }
    }

    /// The language.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// A text without anything to fill in.
    #[must_use]
    pub fn text(&self, key: &str) -> String {
        self.with(key, [])
    }

    /// A text with what is to be filled in.
    ///
    /// ```
    /// use lyngk_view::{Language, Words};
    /// let words = Words::new(Language::English);
    /// assert_eq!(words.with("turns-taken-back", [("count", 1.into())]), "1 turn taken back");
    /// ```
    #[must_use]
    pub fn with<'a, const N: usize>(&self, key: &str, values: [(&'static str, Value<'a>); N]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            // Tests keep this from happening; a reader would rather see the key than nothing.
            return key.to_owned();
        };
        let arguments: FluentArgs<'a> = values.into_iter().collect();
        self.bundle.format_pattern(pattern, Some(&arguments), &mut Vec::new()).into_owned()
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("language", &self.language).finish_non_exhaustive()
    }
}
