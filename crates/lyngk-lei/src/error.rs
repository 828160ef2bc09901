//! What is wrong with a line.

use lyngk_rules::{LpnError, SyntaxError};

use crate::text::quoted;

/// A line that is not what it should be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParseError {
    /// It begins with no word that lines of its kind begin with.
    #[error("there is no {kind} {}, there are: {known}", quoted(word))]
    Unknown {
        /// What the line should be, a command or an answer.
        kind: &'static str,
        /// How it begins.
        word: String,
        /// How it could begin.
        known: &'static str,
    },
    /// Something else should be there.
    #[error("expected {expected} after {after}, found {}", found.as_deref().map_or("the end of the line".to_owned(), quoted))]
    Expected {
        /// The word before the place.
        after: &'static str,
        /// What would be right there.
        expected: &'static str,
        /// What is there, nothing at the end of the line.
        found: Option<String>,
    },
    /// Something is given twice.
    #[error("{word} is there twice, once is enough")]
    Twice {
        /// What is.
        word: &'static str,
    },
    /// An endless search with an end.
    #[error("infinite goes with no other limit")]
    InfiniteWithLimit,
    /// A position that is none.
    // Not as its source: whoever prints an error with its sources would say it twice.
    #[error("{0}")]
    Position(LpnError),
    /// A turn that is none.
    #[error("turn {number}, {}: this is not a turn: {error}", quoted(text))]
    Turn {
        /// Which one, the first being 1.
        number: usize,
        /// What is there.
        text: String,
        /// What is wrong with it.
        error: SyntaxError,
    },
}
