//! LGN, the notation of game records.

mod read;
mod write;

use ::core::fmt;
use ::core::str::FromStr;
use alloc::string::String;

pub use read::Records;

use super::cursor::SyntaxError;
use crate::{Player, Record, SetupError, TurnError};

/// What is wrong with a text that should be LGN.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[allow(missing_docs)]
pub enum LgnProblem {
    /// It does not have the form of LGN.
    #[error("{}", NoPlace(.0))]
    Syntax(SyntaxError),
    /// A tag that every record must have is not there.
    #[error("the tag [{name} \"…\"] is missing, it must be among the tags before the turns")]
    MissingTag { name: &'static str },
    /// A tag is there twice.
    #[error("the tag {name} is there twice, once is right")]
    RepeatedTag { name: String },
    /// A tag's value is not closed on its line, or has a wrong escape or a control character in it.
    #[error("the value of the tag {name} must be one line in quotes, with \\\" for a quote and \\\\ for a backslash")]
    TagValue { name: String },
    /// The variant is not known.
    #[error("\"{value}\" is not a variant, std or six would be")]
    Variant { value: String },
    /// The start is not a possible position.
    #[error("this start is not a possible position: {0}")]
    Start(SetupError),
    /// A turn is not legal, or not a turn.
    #[error("turn {number} of player {player}: {}", NoPlaceInTurn(.error))]
    Turn { number: usize, player: Player, error: TurnError },
    /// A variation begins where there is no turn that it could replace.
    #[error("a variation must come after the turn that it replaces")]
    NothingToVary,
    /// A variation has no turn.
    #[error("a variation must have a turn in it")]
    EmptyVariation,
    /// A variation is closed that was not opened.
    #[error("this ) has no ( before it")]
    NotInVariation,
    /// A variation is not closed before the result or the end.
    #[error("the variation that was opened by ( must be closed by ) first")]
    OpenVariation,
    /// A mark stands where there is no turn before it.
    #[error("a mark must come after the turn that it judges")]
    NothingToMark,
    /// A single record was wanted, and there is something behind it, or none at all.
    #[error("one record was expected here, no more and no less")]
    NotOneRecord,
}

struct NoPlace<'a>(&'a SyntaxError);

impl fmt::Display for NoPlace<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.without_place(f)
    }
}

/// A place in the turn would be counted from the start of the whole text.
struct NoPlaceInTurn<'a>(&'a TurnError);

impl fmt::Display for NoPlaceInTurn<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            TurnError::Syntax(error) => write!(f, "this is not a turn: {}", NoPlace(error)),
            error => error.fmt(f),
        }
    }
}

/// What is wrong with a text that should be LGN, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column} (game {game}): {problem}")]
pub struct LgnError {
    /// Which game of the text, the first being 1.
    pub game: usize,
    /// The line, the first being 1.
    pub line: usize,
    /// Characters from the start of the line, the first being 1.
    pub column: usize,
    /// What is wrong.
    pub problem: LgnProblem,
}

impl LgnError {
    fn at(text: &str, offset: usize, game: usize, problem: LgnProblem) -> LgnError {
        // A byte order mark is no character of the first line.
        let before = &text[..offset];
        let before = before.strip_prefix('\u{feff}').unwrap_or(before);
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        let line = before.matches('\n').count() + 1;
        LgnError { game, line, column: before[line_start..].chars().count() + 1, problem }
    }
}

/// Reads a text with exactly one record; [`Records`] reads any number.
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
