//! Self-play, which training, tuning and the collections of endings and puzzles share.
//!
//! - [`play`] is the game loop. The caller chooses the turns.
//! - [`opening`] is a start with a few random turns.
//! - [`search`], [`best`] and [`draw`] choose turns by tree search; [`engine_game`] lets the whole engine choose.
//! - [`in_order`] plays numbered games on several threads.
//! - [`Ending`] is a solved position, and a line of `testdata/endings.txt`.
//!
//! Nothing here depends on time or on the number of threads: the same arguments and the same engine give the same games.

mod choice;
mod ending;
mod game;
mod parallel;

pub use choice::{best, draw, search, visit};
pub use ending::{Ending, EndingError};
pub use game::{Game, engine, engine_game, opening, play, variant};
pub use parallel::{Progress, in_order};
