//! A table for an online game of LYNGK, as an event-sourced state machine.
//!
//! A [`Room`] has two places, the terms on which they play, the [`Game`](lyngk_game::Game), offers, chat, and any number of watchers. It
//! has no sockets, no storage and no clock: commands come in with the time of their arrival, and events come out.
//!
//! ```
//! use lyngk_room::lot::SecretNumber;
//! use lyngk_room::{LogEntry, Phase, Place, Room, RoomCommand, RoomError, Terms, Timestamp, Who};
//! use lyngk_rules::Variant;
//!
//! // The server opens a room for Anna's challenge and commits to a number.
//! let now = Timestamp::from_millis(1_000);
//! let number = SecretNumber::from_random([1; 32]);
//! let opening = Room::opening(Terms::new(Variant::Standard), number.commitment(), "Anna".parse()?)?;
//! let mut log = LogEntry::sequence(1, opening, now, None);
//! let mut room = Room::replay(&log)?;
//! assert_eq!(room.phase(), Phase::Open);
//!
//! // Ben accepts. Deciding changes nothing; applying the events does.
//! let name = "Ben".parse()?;
//! let events = room.decide(&RoomCommand::Join { name }, Who::Watcher(&"Ben".parse()?), now)?;
//! let entries = room.entries(events, now, None);
//! entries.iter().try_for_each(|entry| room.apply(entry))?;
//! log.extend(entries);
//! assert_eq!(room.phase(), Phase::Drawing);
//! assert_eq!(room.decide(&RoomCommand::Resign, Who::Player(Place::Guest), now), Err(RoomError::NotStarted));
//!
//! // The log is the truth: it makes the same room again.
//! assert_eq!(Room::replay(&log)?.phase(), room.phase());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Design
//! - **The event log is the truth.** [`Room::decide`] (commands of people) and [`Room::perform`] (duties of the server) return events
//!   and change nothing. Whoever stores the events and then applies them has a room that survives any crash. The page applies the
//!   same events to a room of its own.
//! - **Effects follow from the state**, not from a moment: the next [`deadline`](Room::deadline), whether the server must
//!   [reveal its number](Room::awaits_server_number) or [open a rematch](Room::agreed_rematch). A server that crashed in between finds
//!   them again. A duty that is not due has no events, so several servers may try the same one.
//! - **Sending twice plays once**: an entry carries the [`CommandId`] that caused it, and the room knows which commands have been
//!   [carried out](Room::carried_out).
//! - **Clocks** are those of the [`Game`](lyngk_game::Game), with the server's time. Measured lag is given back up to a bound for each turn and each game.
//!   Time at which the server was down does not count.
//! - **Every wait has an end**: challenges, lots, turns and pauses have limits, and a player who floods the room uses up only their own
//!   share of events. Whatever one player does, the other can finish the game without resigning.
//! - **Who may act** is decided by the caller: it knows who may sit where. The room knows places and names, no secrets and no accounts.
//! - **A fair start** needs nobody's trust: see [`lot`].

mod command;
mod decide;
mod duplicate;
mod error;
mod event;
mod id;
mod lookalike;
pub mod lot;
mod name;
mod place;
mod room;
mod talk;
mod terms;
mod time;

pub use command::{Duty, Offer, RoomCommand, Who};
pub use decide::{
    CHALLENGE_LIFETIME, FIRST_TURN_LIMIT, LONG_PATIENCE, MAX_CREDIT_PER_GAME, MAX_CREDIT_PER_TURN, MAX_PAUSE, NAMELESS,
    PATIENCE,
};
pub use duplicate::{GameEnd, MatchGround, MatchResult, StackCounts};
pub use error::{LogError, RoomError};
pub use event::{LogEntry, Predecessor, RoomEvent};
pub use id::{CommandId, IdError, RoomId};
pub use name::{Name, NameError};
pub use place::{PerPlace, Place};
pub use room::{Phase, Room};
pub use talk::{Audience, ChatMessage, ChatText, ChatTextError, Phrase, Speaker};
pub use terms::{HostSide, StartChoice, Terms, TermsError, Visibility};
pub use time::{Arrival, Timestamp};

/// The examples of the README, as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
