//! A game or a position in as few letters as possible, for the fragment of an address.
//!
//! A link is a version letter, one large number in base 64, and two check letters. The number is made of choices, each
//! among as many as there are: the arrangement among all arrangements (97 bits), each turn among the legal ones. So nothing
//! that the rules know already takes any room. Variations, comments, marks and tags are there when there are any. What
//! belongs to clocks is left out.
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

/// The most letters that a link has. Browsers and messengers differ in what they take; this is what all common browsers do.
pub const LINK_LIMIT: usize = 16 << 10;

/// The first letter of every link that is written as this file does it.
const VERSION: char = 'a';

/// Why there is no link, or nothing that a link stands for.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LinkError {
    /// There are no letters.
    #[error("this link carries nothing")]
    Empty,
    /// More letters than a link may have.
    #[error("a link has at most {limit} letters, this has {letters}: leave out comments or variations")]
    TooLong {
        /// How many there are, or would be.
        letters: usize,
        /// How many there may be.
        limit: usize,
    },
    /// It is of a kind that this program does not know, perhaps a newer one.
    #[error("this link begins with '{letter}', links that can be read here begin with '{VERSION}'")]
    UnknownVersion {
        /// How it begins.
        letter: char,
    },
    /// Something that is not in any link.
    #[error("letter {place} of this link is {letter:?}, which is in no link")]
    WrongLetter {
        /// Which letter, the first being 1.
        place: usize,
        /// What it is.
        letter: char,
    },
    /// The check letters do not fit: a letter is wrong, or some are missing.
    #[error("this link was cut short or mistyped: its check letters do not fit the others")]
    Damaged,
    /// All letters fit, and yet it describes nothing that can be.
    #[error("this link describes no game that could be played")]
    Impossible,
}

/// A game as letters, with its variations, comments, marks and tags.
///
/// # Errors
/// There is too much in it for a link.
pub fn encode(record: &Record) -> Result<String, LinkError> {
    let mut writer = Writer::default();
    game::write(&mut writer, &game::without_clocks(record));
    writer.letters(VERSION)
}

/// A position as letters.
///
/// # Errors
/// None in fact: every position is short enough.
pub fn encode_position(position: &Position) -> Result<String, LinkError> {
    encode(&Record::new(*position))
}

/// The game that a link stands for; a position is one without turns. An address with the letters at its end will do.
///
/// # Errors
/// What is wrong with the link.
pub fn decode(link: &str) -> Result<Record, LinkError> {
    let letters = link.trim().rsplit(['#', '=', '/', '?', '&']).next().unwrap_or_default();
    let mut reader = Reader::new(letters, VERSION)?;
    let record = game::read(&mut reader)?;
    if reader.is_used_up() { Ok(record) } else { Err(LinkError::Impossible) }
}

#[cfg(test)]
mod tests;
