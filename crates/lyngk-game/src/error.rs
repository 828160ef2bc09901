//! Errors of playing and restoring games.

use lyngk_rules::{GameResult, IllegalTurn, Player};

use crate::Ended;

/// The error of an action that is not possible. It leaves the game unchanged, except for [`OutOfTime`](GameError::OutOfTime).
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum GameError {
    /// The game is over.
    #[error("the game is over: {0}")]
    Over(Ended),
    /// The time of the player to move had run out. The game has just ended for that reason.
    #[error("the time of player {player} has run out: player {} wins", player.opponent())]
    OutOfTime {
        /// The player to move.
        player: Player,
    },
    /// The game is paused.
    #[error("the game is paused and must be resumed first")]
    Paused,
    /// The turn is illegal.
    #[error(transparent)]
    Illegal(#[from] IllegalTurn),
    /// There are not enough turns to take back.
    #[error("{asked} turns cannot be taken back: only {played} have been played")]
    NotSoMany {
        /// The number of turns to take back.
        asked: usize,
        /// The number of turns played.
        played: usize,
    },
    /// The game writes the tag itself.
    #[error("the tag {name} is written by the game itself and cannot be set")]
    OwnTag {
        /// The tag's name.
        name: String,
    },
}

/// The error for a record that is not a valid saved game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RestoreError {
    /// The value of a tag is invalid.
    #[error("the tag {name} is \"{value}\"; expected {expected}")]
    Tag {
        /// The tag's name.
        name: &'static str,
        /// Its value, shortened if it is long.
        value: String,
        /// The expected form.
        expected: String,
    },
    /// A tag is missing that another tag or the result requires.
    #[error("the tag {name} is missing; expected {expected}")]
    MissingTag {
        /// The tag's name.
        name: &'static str,
        /// The expected form.
        expected: &'static str,
    },
    /// The clock reading in the comment after a turn is invalid.
    #[error("after turn {ply} the clock is \"{value}\"; expected {expected}")]
    Reading {
        /// The number of the turn, counting those of both players from 1.
        ply: usize,
        /// The reading, shortened if it is long.
        value: String,
        /// The expected form.
        expected: &'static str,
    },
    /// The result contradicts the final position.
    #[error("the result is {found}; expected {actual}, as on the board")]
    Result {
        /// The result in the record.
        found: GameResult,
        /// The result by the rules.
        actual: GameResult,
    },
}

/// A text of any length, shortened for an error.
pub(crate) fn shortened(text: &str) -> String {
    const LENGTH: usize = 40;
    match text.char_indices().nth(LENGTH) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
