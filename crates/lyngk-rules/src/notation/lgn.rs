//! LGN: the notation of game records.

mod read;
mod write;

use ::core::fmt;
use ::core::str::FromStr;
use alloc::string::String;

pub use read::Records;

use super::cursor::SyntaxError;
use crate::{Player, Record, SetupError, TurnError};

/// A reason why a text is not LGN.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[allow(missing_docs)]
pub enum LgnProblem {
    /// A syntax error.
    #[error("{}", NoPlace(.0))]
    Syntax(SyntaxError),
    /// A required tag is missing.
    #[error("the tag [{name} \"…\"] is missing; it must come before the turns")]
    MissingTag { name: &'static str },
    /// A tag occurs twice.
    #[error("the tag {name} occurs twice")]
    RepeatedTag { name: String },
    /// The value of a tag is not closed on its line, or contains an invalid escape or a control character.
    #[error(
        "the value of the tag {name} must be in quotes on one line, with \\\" for a quote and \\\\ for a backslash"
    )]
    TagValue { name: String },
    /// The variant is unknown.
    #[error("\"{value}\" is not a variant; expected std or six")]
    Variant { value: String },
    /// The start position is impossible.
    #[error("the start position is impossible: {0}")]
    Start(SetupError),
    /// A turn is illegal, or not a turn.
    #[error("turn {number} of player {player}: {}", NoPlaceInTurn(.error))]
    Turn { number: usize, player: Player, error: TurnError },
    /// A variation begins before any turn that it could replace.
    #[error("a variation must follow the turn that it replaces")]
    NothingToVary,
    /// A variation has no turn.
    #[error("a variation must contain a turn")]
    EmptyVariation,
    /// A closing parenthesis without an opening one.
    #[error("this ) has no matching (")]
    NotInVariation,
    /// A variation is not closed before the result or the end of the text.
    #[error("a variation is not closed by )")]
    OpenVariation,
    /// A mark without a turn before it.
    #[error("a mark must follow a turn")]
    NothingToMark,
    /// A single record was expected, but the text has none or more.
    #[error("expected exactly one record")]
    NotOneRecord,
}

struct NoPlace<'a>(&'a SyntaxError);

impl fmt::Display for NoPlace<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.without_place(f)
    }
}

/// A turn's error without its column, which would count from the start of the turn.
struct NoPlaceInTurn<'a>(&'a TurnError);

impl fmt::Display for NoPlaceInTurn<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            TurnError::Syntax(error) => write!(f, "this is not a turn: {}", NoPlace(error)),
            error => error.fmt(f),
        }
    }
}

/// The error for a text that is not LGN, with its place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column} (game {game}): {problem}")]
pub struct LgnError {
    /// The number of the game in the text, from 1.
    pub game: usize,
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The reason.
    pub problem: LgnProblem,
}

impl LgnError {
    fn at(text: &str, offset: usize, game: usize, problem: LgnProblem) -> LgnError {
        // A byte order mark does not count as a character of the first line.
        let before = &text[..offset];
        let before = before.strip_prefix('\u{feff}').unwrap_or(before);
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        let line = before.matches('\n').count() + 1;
        LgnError { game, line, column: before[line_start..].chars().count() + 1, problem }
    }
}

/// Parses a text with exactly one record; [`Records`] parses any number.
impl FromStr for Record {
    type Err = LgnError;

    fn from_str(text: &str) -> Result<Record, LgnError> {
        let mut records = Records::new(text);
        let none = || LgnError::at(text, text.len(), 1, LgnProblem::NotOneRecord);
        let record = records.next().ok_or_else(none)??;
        let behind = records.offset();
        if records.next().is_some() {
            return Err(LgnError::at(text, behind, 2, LgnProblem::NotOneRecord));
        }
        Ok(record)
    }
}
