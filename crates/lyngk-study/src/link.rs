//! Compact encoding of a game or a position for the fragment of an address.
//!
//! A link is a version letter, one large number in base 64, and two check letters. The number encodes a sequence of choices, each among the
//! options that the rules allow: the start among all arrangements (97 bits), each turn among the legal turns. Variations, comments, marks
//! and tags are included. Clock data is left out.
//!
//! ```
//! use lyngk_rules::{Position, Record, Variant};
//! use lyngk_study::link;
//!
//! let mut record = Record::new(Position::random_start(7, Variant::Standard));
//! record.push(None, record.start().turns()[0])?;
//! let letters = link::encode(&record)?;
//! assert!(letters.len() < 25);
//! assert_eq!(link::decode(&format!("https://example.org/#{letters}")), Ok(record));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod choices;
mod game;
mod letters;
mod number;
mod place;
pub mod say;

use lyngk_rules::{Position, Record};

use choices::{Reader, Writer};

/// Limit of a link's length in letters, which all common browsers accept.
pub const LINK_LIMIT: usize = 16 << 10;

/// First letter of links in this format.
const VERSION: char = 'a';

/// Why a link cannot be made or read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LinkError {
    /// There are no letters.
    #[error("the link is empty")]
    Empty,
    /// There are too many letters.
    #[error("the link has {letters} letters and the limit is {limit}: leave out comments or variations")]
    TooLong {
        /// Number of letters.
        letters: usize,
        /// The limit.
        limit: usize,
    },
    /// The version is unknown, perhaps a newer one.
    #[error("the link begins with '{letter}'; known links begin with '{VERSION}'")]
    UnknownVersion {
        /// The first letter.
        letter: char,
    },
    /// A character that no link contains.
    #[error("letter {place} of the link is {letter:?}, which no link contains")]
    WrongLetter {
        /// Position of the letter, from 1.
        place: usize,
        /// The letter.
        letter: char,
    },
    /// The check letters are wrong: the link was mistyped or cut short.
    #[error("the link was cut short or mistyped: its check letters are wrong")]
    Damaged,
    /// The check letters are right, but the content is invalid.
    #[error("the link describes no legal game")]
    Impossible,
}

/// Encodes a game with its variations, comments, marks and tags.
///
/// # Errors
/// The game is too long for a link.
pub fn encode(record: &Record) -> Result<String, LinkError> {
    let mut writer = Writer::default();
    game::write(&mut writer, &game::without_clocks(record));
    writer.letters(VERSION)
}

/// Encodes a position.
///
/// # Errors
/// Never: every position fits.
pub fn encode_position(position: &Position) -> Result<String, LinkError> {
    encode(&Record::new(*position))
}

/// A link that opens at a turn, by its [number](crate::Study::place_number): `17/` before the letters, which older pages ignore.
#[must_use]
pub fn at(letters: &str, number: usize) -> String {
    if number == 0 { letters.to_owned() } else { format!("{number}/{letters}") }
}

/// The number of the turn that a link opens at; 0 for the start.
#[must_use]
pub fn place(link: &str) -> usize {
    let mut parts = link.trim().rsplit('/');
    parts.nth(1).and_then(|number| number.parse().ok()).unwrap_or_default()
}

/// Decodes a link, given as its letters or as an address that ends in them. A position is a game without turns.
///
/// # Errors
/// Fails if the link does not hold a record.
pub fn decode(link: &str) -> Result<Record, LinkError> {
    let letters = link.trim().rsplit(['#', '=', '/', '?', '&']).next().unwrap_or_default();
    let mut reader = Reader::new(letters, VERSION)?;
    let record = game::read(&mut reader)?;
    if reader.is_used_up() { Ok(record) } else { Err(LinkError::Impossible) }
}

#[cfg(test)]
mod tests;
