//! Parse errors.

use lyngk_rules::{LpnError, SyntaxError};

use crate::text::quoted;

/// Why a line cannot be parsed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParseError {
    /// The first word is unknown.
    #[error("unknown {kind} {}, expected one of: {known}", quoted(word))]
    Unknown {
        /// The kind of line: `command` or `answer`.
        kind: &'static str,
        /// The first word.
        word: String,
        /// The known first words.
        known: &'static str,
    },
    /// A word is not the expected one.
    #[error("expected {expected} after {after}, found {}", found.as_deref().map_or("the end of the line".to_owned(), quoted))]
    Expected {
        /// The part of the line before it.
        after: &'static str,
        /// The expected form.
        expected: &'static str,
        /// The word that was found. None at the end of the line.
        found: Option<String>,
    },
    /// A keyword is given twice.
    #[error("{word} is given twice")]
    Twice {
        /// The keyword.
        word: &'static str,
    },
    /// `infinite` is combined with a limit.
    #[error("infinite cannot be combined with another limit")]
    InfiniteWithLimit,
    /// A position cannot be parsed.
    // Not a source: programs that print an error with its sources would repeat it.
    #[error("{0}")]
    Position(LpnError),
    /// A turn cannot be parsed.
    #[error("turn {number}, {}: this is not a turn: {error}", quoted(text))]
    Turn {
        /// The number of the turn in the line, from 1.
        number: usize,
        /// The text.
        text: String,
        /// The error.
        error: SyntaxError,
    },
}
