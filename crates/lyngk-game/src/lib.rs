//! A game of LYNGK between two seats, as a plain state machine.
//!
//! A [`Game`] knows the line of play, both clocks, how it ended, and how it is saved. It does not know who sits in a seat,
//! draws nothing and asks no clock of the system: whoever calls says what time it is, as the time since any fixed moment.
//!
//! ```
//! use std::time::Duration;
//! use lyngk_game::Game;
//! use lyngk_rules::{Player, Position, Variant};
//!
//! let now = Duration::from_secs;
//! let mut game = Game::new(Position::random_start(1, Variant::Standard), Some("300+3".parse()?));
//!
//! // Nobody is hurried before the first turn; then the other player's clock runs.
//! let played = game.play(game.position().turns()[0], now(1000))?;
//! assert_eq!(played.consequences.player, Player::One);
//! assert_eq!(game.remaining(Player::One, now(1010)), Some(now(300)));
//! assert_eq!(game.remaining(Player::Two, now(1010)), Some(now(290)));
//!
//! // A saved game is an ordinary record. Its clock goes on when it is restored.
//! let record = game.to_record(now(1010));
//! let restored = Game::from_record(&record, now(5))?;
//! assert_eq!(restored.remaining(Player::Two, now(6)), Some(now(289)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod clock;
mod control;
mod ended;
mod error;
mod game;
mod saving;
mod seconds;
pub mod tags;

pub use control::{TimeControl, TimeControlError};
pub use ended::{EndReason, Ended, Forfeit};
pub use error::{GameError, RestoreError};
pub use game::{Game, Played};
