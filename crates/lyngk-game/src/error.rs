//! What cannot be done, and why.

use lyngk_rules::{GameResult, IllegalTurn, Player};

use crate::Ended;

/// Why something cannot be done with a game. But for [`OutOfTime`](GameError::OutOfTime) the game is as it was before.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum GameError {
    /// The game is over.
    #[error("the game is over: {0}")]
    Over(Ended),
    /// The time of the player to move had run out. The game has ended by that, just now.
    #[error("the time of player {player} has run out: player {} wins", player.opponent())]
    OutOfTime {
        /// Whose time.
        player: Player,
    },
    /// The game is paused.
    #[error("the game is paused, it must be resumed first")]
    Paused,
    /// The turn is not legal.
    #[error(transparent)]
    Illegal(#[from] IllegalTurn),
    /// More turns were to be taken back than there are.
    #[error("{asked} turns cannot be taken back, {played} have been played")]
    NotSoMany {
        /// How many were to be taken back.
        asked: usize,
        /// How many there are.
        played: usize,
    },
    /// The game writes the tag itself.
    #[error("the tag {name} is written by the game itself and cannot be set")]
    OwnTag {
        /// The tag's name.
        name: String,
    },
}

/// Why a record is no saved game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RestoreError {
    /// A tag has a value that it cannot have.
    #[error("the tag {name} is \"{value}\", {expected} would be right")]
    Tag {
        /// The tag's name.
        name: &'static str,
        /// Its value, cut short where it is long.
        value: String,
        /// What would be right.
        expected: String,
    },
    /// A tag is missing that another one or the result asks for.
    #[error("the tag {name} is missing, {expected} would be right")]
    MissingTag {
        /// The tag's name.
        name: &'static str,
        /// What would be right.
        expected: &'static str,
    },
    /// A clock in the comment to a turn is not a time.
    #[error("after turn {ply} the clock is \"{value}\", {expected} would be right")]
    Reading {
        /// Which turn of both players together, the first being 1.
        ply: usize,
        /// What is written, cut short where it is long.
        value: String,
        /// What would be right.
        expected: &'static str,
    },
    /// The result is not the one that the game has on the board.
    #[error("the result is {found}, {actual} would be right: so the game stands on the board")]
    Result {
        /// What the record says.
        found: GameResult,
        /// What the rules say.
        actual: GameResult,
    },
}

/// A text that may be of any length, as an error carries it.
pub(crate) fn shortened(text: &str) -> String {
    const LENGTH: usize = 40;
    match text.char_indices().nth(LENGTH) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
