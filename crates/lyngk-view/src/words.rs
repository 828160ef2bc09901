//! Texts in the reader's language.

mod pattern;
mod plural;

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::ops::Range;

use crate::Language;
use pattern::Filling;

/// Something to be filled into a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    /// A text.
    Text(Cow<'a, str>),
    /// A number, by which the text may differ.
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
                // What is counted here is small; what is not is shown as the largest number there is.
                Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })*
    };
}
numbers!(u8, i32, u32, u64, usize);

/// The texts of one language.
///
/// Every text has a key, the same in all languages; `tests/words.rs` holds the languages against each other and against the
/// code, so that a key that is asked for is there.
///
/// The files are Fluent. What reads them here knows only the part of Fluent that they use, and has nothing but whole numbers and
/// eight languages to care for: a tenth of the size of the real one, which the tests compare it with.
#[derive(Debug)]
pub struct Words {
    language: Language,
    source: String,
    /// Where the texts are, by their keys.
    texts: BTreeMap<String, Range<usize>>,
}

impl Words {
    /// The texts of a language, all of which are part of the program.
    #[must_use]
    pub fn new(language: Language) -> Words {
        Words::read(language, language.source())
    }

    /// The texts of a language, from a file that was fetched when it was needed.
    #[must_use]
    pub fn read(language: Language, source: &str) -> Words {
        // A text begins where a line does, with its key; what is indented, or closes a brace, goes on with it.
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
    /// assert_eq!(words.with("turns-taken-back", [("count", 1.into())]), "1 move taken back");
    /// ```
    #[must_use]
    // By value: it is an array of what was just made for this.
    #[allow(clippy::needless_pass_by_value)]
    pub fn with<const N: usize>(&self, key: &str, values: [(&'static str, Value<'_>); N]) -> String {
        self.fill(key, &values)
    }

    /// The same for any number of values, so that it is compiled once.
    fn fill(&self, key: &str, values: &[(&'static str, Value<'_>)]) -> String {
        let Some(range) = self.texts.get(key) else {
            // Tests keep this from happening; a reader would rather see the key than nothing.
            return key.to_owned();
        };
        let mut text = String::new();
        Filling { language: self.language, values }.fill(&self.source[range.clone()], &mut text);
        text
    }
}
