//! A game of LYNGK between two seats, as a plain state machine.
//!
//! A [`Game`] has the turns played, both clocks, how the game ended, and how it is saved. It does not know who sits in a seat, draws
//! nothing and reads no system clock: callers pass the time, as the time since any fixed moment.
//!
//! ```
//! use std::time::Duration;
//! use lyngk_game::Game;
//! use lyngk_rules::{Player, Position, Variant};
//!
//! let now = Duration::from_secs;
//! let mut game = Game::new(Position::random_start(1, Variant::Standard), Some("300+3".parse()?));
//!
//! // The clocks start with the first turn.
//! let played = game.play(game.position().turns()[0], now(1000))?;
//! assert_eq!(played.consequences.player, Player::One);
//! assert_eq!(game.remaining(Player::One, now(1010)), Some(now(300)));
//! assert_eq!(game.remaining(Player::Two, now(1010)), Some(now(290)));
//!
//! // A saved game is an ordinary record. Its clock runs on when it is restored.
//! let record = game.to_record(now(1010));
//! let restored = Game::from_record(&record, now(5))?;
//! assert_eq!(restored.remaining(Player::Two, now(6)), Some(now(289)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Design
//! - **Clocks** are Fischer clocks. They start with the first turn, which takes no time and earns no increment. A flag falls when no
//!   time is left; the game notices when it is next told the time. Times are whole milliseconds, so saving loses nothing. A `now`
//!   that goes back counts as no time passed.
//! - **Errors change nothing**, with one exception: an action after the time has run out ends the game on time, and says so.
//! - **Takebacks** are allowed after the end by the rules and after a resignation, which they undo, as people expect on one device.
//!   They are not allowed after a loss on time. Clocks go back to what they showed. Where both players must agree, the caller asks
//!   first.
//! - **A saved game is an ordinary record** (`docs/notation.md`): tags for the clocks, a comment with the time left after each turn. A
//!   clock that ran when the game was saved runs again when it is restored; the time in between is not counted. To restore a
//!   paused game, pause it before saving. A record that contradicts itself is rejected with the tag and the expected value.
//!   Comments, marks and variations belong to the record, not to the game.
//! - **Players are described by separate tags**: name, type (human or engine) and level ([`tags::PlayerInfo`]). [`tags`] is the only place
//!   that spells out the names of tags.
//! - **Matches between programs** use the same game. A program that fails loses by [`Forfeit`], each player may have their own time
//!   control, and the clock can start before the first turn.
//! - **Online games** can also end by agreement or because a player left. A server can give time back and leave out a period when
//!   it was down.
//! - Draw offers and rematches are left to callers that can ask the other seat.

mod clock;
mod control;
mod ended;
mod error;
mod game;
mod match_file;
mod saving;
mod seconds;
pub mod tags;

pub use control::{TimeControl, TimeControlError};
pub use ended::{EndReason, Ended, Forfeit};
pub use error::{GameError, RestoreError};
pub use game::{Game, Played};
pub use match_file::{MATCH_EVENT, MatchFileError, MatchGame, MatchGameProblem, MatchGames};

/// The examples of the README, as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
