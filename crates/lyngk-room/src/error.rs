//! Errors of commands and logs.

use serde::{Deserialize, Serialize};

/// Why a room refuses a command. The room is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum RoomError {
    /// Only players may do this.
    #[error("only the two players may do this")]
    NotAPlayer,
    /// Only the host may do this.
    #[error("only whoever made the challenge may withdraw it")]
    NotTheHost,
    /// Both places are taken.
    #[error("both places at this table are taken")]
    Full,
    /// The author already sits at the table.
    #[error(
        "you already sit at this table; open the link on another device or in another browser to play against somebody"
    )]
    AlreadySeated,
    /// The challenge has been withdrawn.
    #[error("this challenge has been withdrawn")]
    Cancelled,
    /// Somebody else at the table has a name that looks like this one.
    #[error("somebody at this table has a name that looks like this one; choose another")]
    NameTaken,
    /// The game has not started.
    #[error("the game has not started yet")]
    NotStarted,
    /// The game has started.
    #[error("the game has already started")]
    Started,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The game is not over.
    #[error("the game is not over yet")]
    NotOver,
    /// It is the opponent's turn.
    #[error("it is your opponent's turn")]
    NotYourTurn,
    /// The flag has fallen. The game ends in a moment unless a turn that was made in time is still under way.
    #[error("the time of the player to move is up; the game ends in a moment unless their turn is under way")]
    TimeIsUp,
    /// The turn was made for another position.
    #[error("the position has changed since this turn was made")]
    OutdatedTurn,
    /// The turn is illegal.
    #[error("this turn is against the rules")]
    IllegalTurn,
    /// The game is paused.
    #[error("the game is paused")]
    Paused,
    /// The game is not paused.
    #[error("the game is not paused")]
    NotPaused,
    /// There is no turn to take back.
    #[error("you have no turn to take back")]
    NothingToTakeBack,
    /// There is no such offer.
    #[error("there is no such offer any more")]
    NoSuchOffer,
    /// The same was offered already, or declined a moment ago.
    #[error("you have offered this already; make two more turns before you offer it again")]
    OfferedAlready,
    /// Both have moved, so the game cannot be aborted.
    #[error("both players have moved; you can resign or offer a tie")]
    TooLateToAbort,
    /// The opponent is there, or has not been gone for long enough.
    #[error("your opponent is there, or has not been gone for long enough")]
    NotGone,
    /// Not both have moved, so the win cannot be claimed. The game can be aborted.
    #[error("not both players have moved yet; you can abort the game")]
    TooEarlyToClaim,
    /// Nothing is drawn by lot, or not yet, or no longer.
    #[error("no number is expected now")]
    NoNumberExpected,
    /// The number does not belong to the commitment, or the commitment is that of somebody else.
    #[error("the number does not belong to its commitment")]
    WrongNumber,
    /// Whoever asks has said and done so much that no more can be stored. The game can still be finished.
    #[error("you have said and done so much at this table that nothing more is kept; the game itself goes on")]
    TalkedOut,
}

/// The error for a log that no room can have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LogError {
    /// The log does not begin with the opening of the room.
    #[error("the log does not begin with the opening of the room")]
    NotOpened,
    /// A number is missing or repeated.
    #[error("event {found} follows; expected number {expected}")]
    Number {
        /// The number found.
        found: u64,
        /// The number expected.
        expected: u64,
    },
    /// An event is impossible at its place.
    #[error("event {number} is impossible there")]
    Impossible {
        /// The number of the event.
        number: u64,
    },
}
