//! Import of pasted or opened text: games, a position, or a link.

use lyngk_exchange::boardspace::{BoardspaceError, Games, Note, is_sgf};
use lyngk_rules::{LgnError, LpnError, Position, Record, Records};
use lyngk_view::Words;

use super::say;
use crate::link::{self, LinkError};

/// Size limit in bytes.
pub const IMPORT_LIMIT: usize = 1 << 20;
/// Limit of the number of games.
pub const GAMES_LIMIT: usize = 1_000;

/// The content of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Imported {
    /// At least one game, from LGN, Boardspace's files or a link.
    Games(Vec<Record>),
    /// A position.
    Position(Box<Position>),
}

impl Imported {
    /// The record to open, if there is no choice: the only game, or the position as a game without turns.
    #[must_use]
    pub fn into_record(self) -> Option<Record> {
        match self {
            Imported::Position(position) => Some(Record::new(*position)),
            Imported::Games(mut games) => games.pop().filter(|_| games.is_empty()),
        }
    }
}

/// Why a text cannot be imported.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ImportError {
    /// The text is empty.
    #[error("the text is empty")]
    Empty,
    /// The text is too large.
    #[error("the text has {bytes} bytes; the limit is {limit}")]
    TooLarge {
        /// Size in bytes.
        bytes: usize,
        /// The limit.
        limit: usize,
    },
    /// The text holds too many games.
    #[error("the text holds more than {limit} games")]
    TooMany {
        /// The limit.
        limit: usize,
    },
    /// The text has none of the known forms.
    #[error(
        "this is neither a game (LGN, which begins with a tag like [Variant \"std\"], or SGF from Boardspace) nor a position (LPN) nor a link"
    )]
    Unknown,
    /// The text looks like LGN, but has an error.
    #[error(transparent)]
    Games(#[from] LgnError),
    /// The text looks like a game file of Boardspace, but has an error.
    #[error(transparent)]
    Boardspace(#[from] BoardspaceError),
    /// The text looks like LPN, but has an error.
    #[error(transparent)]
    Position(#[from] LpnError),
    /// The text looks like a link, but has an error.
    #[error(transparent)]
    Link(#[from] LinkError),
}

/// Reads one or more games (LGN or SGF from Boardspace), a position (LPN), or a link.
///
/// # Errors
/// Fails if the text cannot be read, with the problem and its place.
///
/// ```
/// use lyngk_rules::{Position, Variant};
/// use lyngk_study::{Imported, import};
///
/// let position = Position::random_start(7, Variant::Six);
/// assert_eq!(import(&format!(" {position}\n")), Ok(Imported::Position(Box::new(position))));
/// ```
pub fn import(text: &str) -> Result<Imported, ImportError> {
    import_with(text, &|_| String::new())
}

/// The same as [`import`], with comments in the reader's language where Boardspace's rules differ.
///
/// # Errors
/// Fails if the text cannot be read, with the problem and its place.
pub fn import_in(words: &Words, text: &str) -> Result<Imported, ImportError> {
    import_with(text, &|note| say::boardspace_note(words, note))
}

fn import_with(text: &str, say: &dyn Fn(&Note) -> String) -> Result<Imported, ImportError> {
    if text.len() > IMPORT_LIMIT {
        return Err(ImportError::TooLarge { bytes: text.len(), limit: IMPORT_LIMIT });
    }
    let trimmed = text.trim_start_matches('\u{feff}').trim();
    let words: Vec<&str> = trimmed.split_whitespace().take(6).collect();
    match words[..] {
        [] => Err(ImportError::Empty),
        _ if trimmed.starts_with('[') => games(Records::new(text)),
        // Only space and the mark at the start of the text may stand before it.
        _ if is_sgf(trimmed) => games(Games::new(text).map(|game| game.map(|game| game.annotated(say)))),
        // Neither words nor links contain commas.
        [columns, ..] if columns.matches(',').count() >= 2 => {
            // Mail programs and chats may have inserted line breaks.
            let line = trimmed.split_whitespace().collect::<Vec<_>>().join(" ");
            Ok(Imported::Position(Box::new(line.parse()?)))
        }
        [link] if is_like_link(link) => Ok(Imported::Games(vec![link::decode(link)?])),
        _ => Err(ImportError::Unknown),
    }
}

/// All games. They come from the text unchanged, so that line numbers in errors are those that people see.
fn games<E>(games: impl Iterator<Item = Result<Record, E>>) -> Result<Imported, ImportError>
where
    ImportError: From<E>,
{
    let games: Vec<Record> = games.take(GAMES_LIMIT + 1).collect::<Result<_, _>>()?;
    if games.len() > GAMES_LIMIT {
        return Err(ImportError::TooMany { limit: GAMES_LIMIT });
    }
    Ok(Imported::Games(games))
}

/// Whether the text is an address or the letters of a link. Single short words are not.
fn is_like_link(word: &str) -> bool {
    const SHORTEST: usize = 16;
    word.contains("://") || word.starts_with('#') || word.len() >= SHORTEST
}
