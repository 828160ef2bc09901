//! Commands of people to a room, and duties of the server.

use lyngk_rules::Turn;
use serde::{Deserialize, Deserializer, Serialize};

use crate::lot::{Commitment, SecretNumber};
use crate::{ChatMessage, Name, Place, RoomId, Timestamp};

/// Something that a person asks of a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum RoomCommand {
    /// Accepts the challenge and takes the free place.
    Join {
        /// The name of whoever joins.
        name: Name,
    },
    /// Changes one's name.
    Rename {
        /// The new name.
        name: Name,
    },
    /// Withdraws the challenge.
    #[serde(deserialize_with = "no_fields")]
    Cancel,
    /// Publishes the commitment to one's number for the lot. It may be changed until both players have committed.
    Commit {
        /// The commitment.
        commitment: Commitment,
    },
    /// Reveals one's number, when everybody has committed to theirs.
    Reveal {
        /// The number.
        number: SecretNumber,
    },
    /// Plays a turn.
    Play {
        /// The number of the turn, from 1. A turn for another position is refused.
        ply: u32,
        /// The turn.
        turn: Turn,
    },
    /// Offers something to the opponent. If they have offered the same, it is accepted. Two offers to take back are not the same:
    /// each is about the last turn of whoever makes it.
    Offer {
        /// The offer.
        offer: Offer,
    },
    /// Withdraws one's offer.
    Withdraw {
        /// The offer.
        offer: Offer,
    },
    /// Accepts an offer of the opponent.
    Accept {
        /// The offer.
        offer: Offer,
    },
    /// Declines an offer of the opponent.
    Decline {
        /// The offer.
        offer: Offer,
    },
    /// Resigns.
    #[serde(deserialize_with = "no_fields")]
    Resign,
    /// Ends the game without a result. Possible until both have moved.
    #[serde(deserialize_with = "no_fields")]
    Abort,
    /// Claims the win, as the opponent has been gone or has kept a game without clocks waiting for too long.
    #[serde(deserialize_with = "no_fields")]
    ClaimWin,
    /// Says something.
    Say {
        /// The message.
        message: ChatMessage,
    },
}

/// Reads a command without fields. By itself, serde would ignore unknown ones here.
fn no_fields<'de, D: Deserializer<'de>>(deserializer: D) -> Result<(), D::Error> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct NoFields {}

    NoFields::deserialize(deserializer).map(drop)
}

/// Something that needs the opponent's agreement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Offer {
    /// A tie.
    Draw,
    /// To take back the last turn of whoever offers it. Passes do not count: they are forced.
    TakeBack,
    /// To pause the game.
    Pause,
    /// To go on after a pause.
    Resume,
    /// Another game with sides swapped and a new start.
    Rematch,
    /// The same start with sides swapped: a duplicate match, decided by both games together.
    Return,
}

impl Offer {
    /// All offers.
    pub const ALL: [Offer; 6] =
        [Offer::Draw, Offer::TakeBack, Offer::Pause, Offer::Resume, Offer::Rematch, Offer::Return];

    /// Whether it is offered after the game.
    #[must_use]
    pub const fn is_rematch(self) -> bool {
        matches!(self, Offer::Rematch | Offer::Return)
    }
}

/// The author of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who<'a> {
    /// A player.
    Player(Place),
    /// Somebody who watches, under this name.
    Watcher(&'a Name),
}

/// Something that the server does for a room. No client can send it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duty {
    /// Does what is due by now ([`Room::deadline`](crate::Room::deadline)).
    Tick,
    /// Reveals the server's number ([`Room::awaits_server_number`](crate::Room::awaits_server_number)).
    Reveal(SecretNumber),
    /// A player has no connection any more. Absence counts only while the game is played: whoever is not there when it starts must be
    /// reported then.
    Left(Place),
    /// A player is connected again.
    Returned(Place),
    /// The server was down: clocks stood still from this moment until now.
    Down {
        /// The last moment at which the server was up.
        since: Timestamp,
    },
    /// The room for the agreed rematch is open ([`Room::agreed_rematch`](crate::Room::agreed_rematch)).
    RematchOpened(RoomId),
}
