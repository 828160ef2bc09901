//! What people paste or open: games, a position, or a link.

use lyngk_rules::{LgnError, LpnError, Position, Record, Records};

use crate::link::{self, LinkError};

/// The most bytes of a text that is read.
pub const IMPORT_LIMIT: usize = 1 << 20;
/// The most games of a text that are read.
pub const GAMES_LIMIT: usize = 1_000;

/// What was in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Imported {
    /// Games, at least one, from LGN or a link.
    Games(Vec<Record>),
    /// A position.
    Position(Box<Position>),
}

impl Imported {
    /// A record to study, if there is no choice to be made: the one game, or the position as a game without turns.
    #[must_use]
    pub fn into_record(self) -> Option<Record> {
        match self {
            Imported::Position(position) => Some(Record::new(*position)),
            Imported::Games(mut games) => games.pop().filter(|_| games.is_empty()),
        }
    }
}

/// Why nothing could be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ImportError {
    /// There is nothing.
    #[error("there is no text to read")]
    Empty,
    /// There is too much.
    #[error("this text has {bytes} bytes, {limit} are the most that are read")]
    TooLarge {
        /// How much there is.
        bytes: usize,
        /// How much there may be.
        limit: usize,
    },
    /// There are too many games.
    #[error("there are more than {limit} games in this text, take some of them")]
    TooMany {
        /// How many there may be.
        limit: usize,
    },
    /// It is like nothing that can be read.
    #[error(
        "this is neither a game (LGN, which begins with a tag like [Variant \"std\"]) nor a position (LPN) nor a link"
    )]
    Unknown,
    /// It is like games, but something is wrong in them.
    #[error(transparent)]
    Games(#[from] LgnError),
    /// It is like a position, but something is wrong with it.
    #[error(transparent)]
    Position(#[from] LpnError),
    /// It is like a link, but something is wrong with it.
    #[error(transparent)]
    Link(#[from] LinkError),
}

/// Reads a text that may be one or several games as LGN, such as those that the table saves, a position as LPN, or a link.
///
/// # Errors
/// What is wrong, and where.
///
/// ```
/// use lyngk_rules::{Position, Variant};
/// use lyngk_study::{Imported, import};
///
/// let position = Position::random_start(7, Variant::Six);
/// assert_eq!(import(&format!(" {position}\n")), Ok(Imported::Position(Box::new(position))));
/// ```
pub fn import(text: &str) -> Result<Imported, ImportError> {
    if text.len() > IMPORT_LIMIT {
        return Err(ImportError::TooLarge { bytes: text.len(), limit: IMPORT_LIMIT });
    }
    let trimmed = text.trim_start_matches('\u{feff}').trim();
    let words: Vec<&str> = trimmed.split_whitespace().take(6).collect();
    match words[..] {
        [] => Err(ImportError::Empty),
        // Columns are made of stacks with commas between, which neither words nor links are.
        _ if trimmed.starts_with('[') => games(text),
        [columns, ..] if columns.matches(',').count() >= 2 => {
            // A position may have been broken into lines on its way here.
            let line = trimmed.split_whitespace().collect::<Vec<_>>().join(" ");
            Ok(Imported::Position(Box::new(line.parse()?)))
        }
        [link] if is_like_link(link) => Ok(Imported::Games(vec![link::decode(link)?])),
        _ => Err(ImportError::Unknown),
    }
}

/// The text as it came, so that lines are counted as people see them.
fn games(text: &str) -> Result<Imported, ImportError> {
    let games: Vec<Record> = Records::new(text).take(GAMES_LIMIT + 1).collect::<Result<_, _>>()?;
    if games.len() > GAMES_LIMIT {
        return Err(ImportError::TooMany { limit: GAMES_LIMIT });
    }
    Ok(Imported::Games(games))
}

/// An address, or the letters of one alone: nobody pastes a single short word.
fn is_like_link(word: &str) -> bool {
    const SHORTEST: usize = 16;
    word.contains("://") || word.starts_with('#') || word.len() >= SHORTEST
}
