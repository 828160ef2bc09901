//! Texts of the user interface.

mod pattern;
mod plural;

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::ops::Range;

use crate::Language;
use pattern::Filling;

/// The value of a placeholder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    /// A text.
    Text(Cow<'a, str>),
    /// A number, which also selects the plural form.
    Number(i64),
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(text.into())
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Value::Text(text.into())
    }
}

macro_rules! numbers {
    ($($kind:ty),*) => {
        $(impl From<$kind> for Value<'_> {
            fn from(number: $kind) -> Self {
                // Larger values saturate.
                Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })*
    };
}
numbers!(u8, i32, u32, u64, usize);

/// The texts of one language.
///
/// Every text has a key, the same in all languages. `tests/words.rs` compares the languages with each other and with the keys in the
/// code.
///
/// The files are Fluent. To keep the page small, a parser for the subset of Fluent that they use replaces `fluent-bundle`; tests
/// compare the two.
#[derive(Debug)]
pub struct Words {
    language: Language,
    source: String,
    /// The ranges of the texts in the source, by key.
    texts: BTreeMap<String, Range<usize>>,
}

impl Words {
    /// The texts of a language, from the file that is compiled in.
    #[must_use]
    pub fn new(language: Language) -> Words {
        Words::read(language, language.source())
    }

    /// The texts of a language, from the content of a Fluent file.
    #[must_use]
    pub fn read(language: Language, source: &str) -> Words {
        // A text starts with its key at the beginning of a line. Indented lines and closing braces continue it.
        let mut texts = BTreeMap::new();
        let mut last: Option<(&str, usize)> = None;
        let mut at = 0;
        for line in source.split_inclusive('\n') {
            let begins = line.starts_with(|char: char| char.is_ascii_lowercase() || char == '#');
            if begins {
                if let Some((key, start)) = last.take() {
                    texts.insert(key.to_owned(), start..at);
                }
                if let Some((key, _)) = line.split_once(" =") {
                    last = Some((key, at + key.len() + " =".len()));
                }
            }
            at += line.len();
        }
        texts.extend(last.map(|(key, start)| (key.to_owned(), start..source.len())));
        Words { language, source: source.to_owned(), texts }
    }

    /// The language.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// A text without placeholders.
    #[must_use]
    pub fn text(&self, key: &str) -> String {
        self.with(key, [])
    }

    /// A text with the values of its placeholders.
    ///
    /// ```
    /// use lyngk_view::{Language, Words};
    /// let words = Words::new(Language::English);
    /// assert_eq!(words.with("turns-taken-back", [("count", 1.into())]), "1 move taken back");
    /// ```
    #[must_use]
    // By value, because callers build the array for this call.
    #[allow(clippy::needless_pass_by_value)]
    pub fn with<const N: usize>(&self, key: &str, values: [(&'static str, Value<'_>); N]) -> String {
        self.fill(key, &values)
    }

    /// Not generic over the number of values, so that it is compiled only once.
    fn fill(&self, key: &str, values: &[(&'static str, Value<'_>)]) -> String {
        let Some(range) = self.texts.get(key) else {
            // Tests ensure this never happens. The key is better than no text.
            return key.to_owned();
        };
        let mut text = String::new();
        Filling { language: self.language, values }.fill(&self.source[range.clone()], &mut text);
        text
    }
}
