//! The event log of a room.

use lyngk_rules::{Player, Position, Turn};
use serde::{Deserialize, Serialize};

use crate::lot::{Commitment, SecretNumber};
use crate::{Audience, ChatMessage, CommandId, GameEnd, Name, Offer, Place, RoomId, Speaker, Terms, Timestamp};

/// Something that has happened in a room. Events are stored for years: names and fields may be added, but not changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum RoomEvent {
    /// The room was opened. Always the first event.
    Opened {
        /// The terms of the game.
        terms: Box<Terms>,
        /// The server's commitment for the lot.
        commitment: Commitment,
        /// The room of the game before, if this is a rematch.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        after: Option<Predecessor>,
    },
    /// Somebody took a place.
    Seated {
        /// The place.
        place: Place,
        /// Their name.
        name: Name,
    },
    /// A player changed their name.
    Renamed {
        /// The player's place.
        place: Place,
        /// The new name.
        name: Name,
    },
    /// The challenge was withdrawn, or nobody accepted it in time.
    Cancelled,
    /// A player committed to a number.
    Committed {
        /// The player's place.
        place: Place,
        /// The commitment.
        commitment: Commitment,
    },
    /// A player revealed their number.
    Revealed {
        /// The player's place.
        place: Place,
        /// The number. The field `number` of an entry is another one.
        #[serde(rename = "secret")]
        number: SecretNumber,
    },
    /// The game started.
    Started {
        /// The player that the host is.
        host_plays: Player,
        /// The start position.
        start: Box<Position>,
        /// The server's number, if something was drawn by lot.
        #[serde(rename = "secret", default, skip_serializing_if = "Option::is_none")]
        number: Option<SecretNumber>,
    },
    /// A turn was played.
    Played {
        /// The turn.
        turn: Turn,
        /// Milliseconds of lag that the player got back.
        #[serde(default, skip_serializing_if = "is_zero")]
        credit: u64,
    },
    /// A player offered something.
    Offered {
        /// The player's place.
        place: Place,
        /// The offer.
        offer: Offer,
    },
    /// A player withdrew their offer.
    Withdrawn {
        /// The player's place.
        place: Place,
        /// The offer.
        offer: Offer,
    },
    /// A player declined an offer.
    Declined {
        /// The place of whoever declined.
        place: Place,
        /// The offer.
        offer: Offer,
    },
    /// Turns were taken back by agreement.
    TookBack {
        /// The number of turns.
        turns: u32,
    },
    /// The game was paused by agreement.
    Paused,
    /// The game went on after a pause: by agreement, or because the pause was too long.
    Resumed,
    /// The players agreed to a tie.
    DrawAgreed,
    /// The time of the player to move ran out.
    TimeRanOut,
    /// A player resigned.
    Resigned {
        /// The player's place.
        place: Place,
    },
    /// The game ended without a result, before both had moved.
    Aborted {
        /// The place that aborted it; none if the lot or the first turn took too long.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        place: Option<Place>,
    },
    /// A player lost their connection.
    Left {
        /// The player's place.
        place: Place,
    },
    /// A player came back.
    Returned {
        /// The player's place.
        place: Place,
    },
    /// A player claimed the win, as the opponent had left.
    WinClaimed {
        /// The place of the winner.
        place: Place,
    },
    /// The server was down, and the clocks stood still for this time.
    ServerWasDown {
        /// Milliseconds.
        millis: u64,
    },
    /// The players agreed to another game.
    RematchAgreed {
        /// The agreed offer: [`Offer::Rematch`] or [`Offer::Return`].
        offer: Offer,
    },
    /// The room for the rematch is open.
    RematchOpened {
        /// The room.
        room: RoomId,
    },
    /// Somebody said something.
    Said {
        /// Who.
        by: Speaker,
        /// The message.
        message: ChatMessage,
    },
    /// Something that the reader may not see. It keeps the numbers of events complete.
    Withheld,
}

impl RoomEvent {
    /// The player who caused the event, if a game can do without it. Answers to offers are not among them: there are no more of
    /// them than offers.
    pub(crate) fn extra_of(&self) -> Option<Place> {
        match self {
            RoomEvent::Renamed { place, .. }
            | RoomEvent::Committed { place, .. }
            | RoomEvent::Offered { place, .. }
            | RoomEvent::Left { place }
            | RoomEvent::Said { by: Speaker::Player(place), .. } => Some(*place),
            _ => None,
        }
    }
}

#[allow(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference; on 32-bit machines the number is not smaller"
)]
fn is_zero(number: &u64) -> bool {
    *number == 0
}

/// The game before a rematch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Predecessor {
    /// Its room.
    pub room: RoomId,
    /// The agreed offer: [`Offer::Rematch`] or [`Offer::Return`].
    pub offer: Offer,
    /// How it ended, if this game and that one are a duplicate match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<GameEnd>,
}

/// An event in the log of a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LogEntry {
    /// The number of the event in its room, from 1 without gaps.
    pub number: u64,
    /// When it happened.
    pub at: Timestamp,
    /// The command that caused it, unless the server did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub command: Option<CommandId>,
    /// The event.
    #[serde(flatten)]
    pub event: RoomEvent,
}

impl LogEntry {
    /// Entries for events that happen at once, numbered from `first`.
    #[must_use]
    pub fn sequence(first: u64, events: Vec<RoomEvent>, at: Timestamp, command: Option<&CommandId>) -> Vec<LogEntry> {
        let numbered = events.into_iter().zip(first..);
        numbered.map(|(event, number)| LogEntry { number, at, command: command.cloned(), event }).collect()
    }

    /// The entry as an audience may see it while the game goes on or after it. Commands are only for the log.
    ///
    /// Watchers never read the players' chat. Players read the watchers' chat after the game, so that nobody can advise them.
    #[must_use]
    pub fn seen_by(&self, audience: Audience, game_over: bool) -> LogEntry {
        let hidden = match (&self.event, audience) {
            (RoomEvent::Said { by: Speaker::Player(_), .. }, Audience::Watchers) => true,
            (RoomEvent::Said { by: Speaker::Watcher(_), .. }, Audience::Players) => !game_over,
            _ => false,
        };
        let event = if hidden { RoomEvent::Withheld } else { self.event.clone() };
        LogEntry { number: self.number, at: self.at, command: None, event }
    }
}
