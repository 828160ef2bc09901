//! Game files of Boardspace.net: one finished game a file, in a dialect of SGF.
//!
//! The start follows from a random key. Turns are written as what the players' hands did: pick a stack up, drop it, done. The points
//! and the six kinds of pieces are ours. `docs/boardspace.md` describes the format.
//!
//! Two of its rules differ. A claim takes the obstacles of its colour from the board, where for us they stay (X4). And a game is over
//! as soon as nobody can move without claiming (X2, X3). So a [game](ImportedGame) is read as far as both rules agree, and its
//! [notes](Note) tell where they do not.
//!
//! Reading takes linear time, and memory in proportion to the largest game. Files with errors are rejected with the
//! [place and reason](BoardspaceError), never with a panic.

mod action;
mod clock;
mod date;
mod edit;
mod error;
mod games;
mod header;
mod key;
mod names;
mod note;
mod play;
mod result;
mod setup;
mod sgf;
mod write;

use std::borrow::Cow;

pub use error::{BoardspaceError, Expected, OrderProblem, Problem};
pub use games::{Games, ImportedGame};
pub use key::start_of_key;
pub use note::Note;
pub use write::{ExportError, export};

/// The size limit of a game in bytes. Real ones have a few thousand.
pub const GAME_LIMIT: usize = 1 << 20;

/// One of the two places at Boardspace's table. Either may begin, so neither is always our player 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Seat {
    P0,
    P1,
}

impl Seat {
    const ALL: [Seat; 2] = [Seat::P0, Seat::P1];

    const fn other(self) -> Seat {
        match self {
            Seat::P0 => Seat::P1,
            Seat::P1 => Seat::P0,
        }
    }

    const fn index(self) -> usize {
        self as usize
    }

    /// The name in files.
    const fn name(self) -> &'static str {
        ["P0", "P1"][self.index()]
    }

    /// The letter of the place where this player's claimed colours lie.
    const fn claims(self) -> &'static str {
        ["F", "S"][self.index()]
    }

    fn from_name(name: &str) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| seat.name().eq_ignore_ascii_case(name))
    }
}

/// The text of a file: UTF-8, in which stray bytes of Latin-1 may occur.
///
/// ```
/// use lyngk_exchange::boardspace::decode;
///
/// assert_eq!(decode(b"\xef\xbb\xbfJos\xc3\xa9"), "José");
/// assert_eq!(decode(b"Jos\xe9"), "José");
/// ```
#[must_use]
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    if let Ok(text) = std::str::from_utf8(bytes) {
        return Cow::Borrowed(text);
    }
    let mut text = String::with_capacity(bytes.len() + bytes.len() / 8);
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        text.extend(chunk.invalid().iter().map(|&byte| char::from(byte)));
    }
    Cow::Owned(text)
}

/// Whether a text looks like SGF: it begins with `(` and `;`.
///
/// ```
/// use lyngk_exchange::boardspace::is_sgf;
///
/// assert!(is_sgf(" (\n;GM[lyngk])"));
/// assert!(!is_sgf("[Variant \"std\"]"));
/// ```
#[must_use]
pub fn is_sgf(text: &str) -> bool {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text).trim_start();
    text.strip_prefix('(').is_some_and(|rest| rest.trim_start().starts_with(';'))
}
