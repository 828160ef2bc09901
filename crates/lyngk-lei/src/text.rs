//! Texts that keep a line one line.

use std::fmt;

/// A text on one line: no control characters, single blanks between words, none around them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct Text(String);

impl Text {
    /// The text of anything that can be shown, brought into this form.
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

/// One word: what stands between blanks.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Word(String);

impl Word {
    /// The text as a word; none if it is empty or has blanks or control characters.
    #[must_use]
    pub fn new(text: impl Into<String>) -> Option<Word> {
        let text = text.into();
        let is_word = !text.is_empty() && !text.contains(|char: char| char.is_whitespace() || char.is_control());
        is_word.then_some(Word(text))
    }

    /// A name of our own or a number, which are words.
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
    const MOST: usize = 40;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{:?}…", &text[..end]),
        None => format!("{text:?}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_one_line_whatever_it_was() {
        assert_eq!(Text::new(" two\nlines\u{2028} \u{1b}[31mred\t").as_str(), "two lines \u{fffd}[31mred");
        assert_eq!(Text::new("  \r\n").as_str(), "");
    }

    #[test]
    fn a_word_has_no_blanks() {
        assert_eq!(Word::new("Hash").map(|word| word.to_string()).as_deref(), Some("Hash"));
        for text in ["", " ", "two words", "line\n", "\u{a0}", "\0"] {
            assert_eq!(Word::new(text), None, "{text:?}");
        }
    }

    #[test]
    fn long_texts_are_quoted_in_part() {
        assert_eq!(quoted("short"), "\"short\"");
        assert_eq!(quoted(&"é".repeat(1000)).chars().count(), 43);
    }
}
