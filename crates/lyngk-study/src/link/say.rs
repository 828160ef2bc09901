//! Sentences about links in the reader's language.

use lyngk_view::Words;

use super::LinkError;

/// Message about a link that cannot be read, with a remedy.
#[must_use]
pub fn error(words: &Words, error: &LinkError) -> String {
    match error {
        LinkError::Empty => words.text("link-empty"),
        LinkError::TooLong { letters, limit } => {
            words.with("link-too-long", [("letters", (*letters).into()), ("limit", (*limit).into())])
        }
        LinkError::UnknownVersion { .. } => words.text("link-unknown-version"),
        LinkError::WrongLetter { place, letter } => {
            words.with("link-wrong-letter", [("place", (*place).into()), ("letter", letter.to_string().into())])
        }
        LinkError::Damaged => words.text("link-damaged"),
        LinkError::Impossible => words.text("link-impossible"),
    }
}
