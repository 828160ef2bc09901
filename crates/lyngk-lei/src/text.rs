//! Texts and words that fit into one line.

use std::fmt;

/// A text without line breaks: no control characters, and single spaces between words.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct Text(String);

impl Text {
    /// The text of a value. Line breaks become spaces, other control characters the replacement character.
    #[must_use]
    pub fn new(shown: impl fmt::Display) -> Text {
        let shown = shown.to_string();
        let mut text = String::with_capacity(shown.len());
        for word in shown.split_whitespace() {
            let gap = if text.is_empty() { "" } else { " " };
            text.push_str(gap);
            text.extend(word.chars().map(|char| if char.is_control() { char::REPLACEMENT_CHARACTER } else { char }));
        }
        Text(text)
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A single word, without whitespace.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Word(String);

impl Word {
    /// The text as a word. None if it is empty or has whitespace or control characters.
    #[must_use]
    pub fn new(text: impl Into<String>) -> Option<Word> {
        let text = text.into();
        let is_word = !text.is_empty() && !text.contains(|char: char| char.is_whitespace() || char.is_control());
        is_word.then_some(Word(text))
    }

    /// A word that is known to be one: a name in this crate, or a number.
    pub(crate) fn known(word: impl fmt::Display) -> Word {
        Word(word.to_string())
    }

    /// The word.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Quotes a text from outside, or the beginning of it if it is long, so that messages stay short.
///
/// ```
/// assert_eq!(lyngk_lei::quoted("fly"), "\"fly\"");
/// assert!(lyngk_lei::quoted(&"x".repeat(1000)).len() < 50);
/// ```
#[must_use]
pub fn quoted(text: &str) -> String {
    quoted_up_to(text, 40)
}

/// Quotes a text from outside, or its first `length` characters if it is longer.
///
/// ```
/// assert_eq!(lyngk_lei::quoted_up_to("turns a1-a2", 5), "\"turns\"…");
/// ```
#[must_use]
pub fn quoted_up_to(text: &str, length: usize) -> String {
    match text.char_indices().nth(length) {
        Some((end, _)) => format!("{:?}…", &text[..end]),
        None => format!("{text:?}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_breaks_and_control_characters_are_replaced() {
        assert_eq!(Text::new(" two\nlines\u{2028} \u{1b}[31mred\t").as_str(), "two lines \u{fffd}[31mred");
        assert_eq!(Text::new("  \r\n").as_str(), "");
    }

    #[test]
    fn a_word_has_no_whitespace() {
        assert_eq!(Word::new("Hash").map(|word| word.to_string()).as_deref(), Some("Hash"));
        for text in ["", " ", "two words", "line\n", "\u{a0}", "\0"] {
            assert_eq!(Word::new(text), None, "{text:?}");
        }
    }

    #[test]
    fn long_texts_are_shortened_in_quotes() {
        assert_eq!(quoted("short"), "\"short\"");
        assert_eq!(quoted(&"é".repeat(1000)).chars().count(), 43);
    }
}
