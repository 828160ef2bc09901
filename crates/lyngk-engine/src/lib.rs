//! A player of LYNGK, Kris Burm's board game for two: which turns are good, how good they are, and what is proved.
//!
//! This is an unofficial implementation. The engine is handed a clock and told its limits, and does no
//! input or output, so the same code plays in a terminal and in a browser. [`lei`] is the engine behind its line protocol.
//!
//! ```
//! use std::time::{Duration, Instant};
//! use lyngk_engine::{Engine, Limits, Options};
//! use lyngk_rules::{Position, Variant};
//!
//! let started = Instant::now();
//! let clock = || started.elapsed();
//! let mut engine = Engine::new(Options::default());
//! let position = Position::random_start(7, Variant::Standard);
//! let report = engine.go(&position, &Limits::nodes(200), &clock, &mut |_| ());
//! let turn = report.best.expect("the game is not over");
//! assert!(position.is_legal(turn));
//! ```

pub mod analysis;
mod engine;
pub mod judge;
pub mod lei;
mod level;
mod limits;
pub mod network;
mod report;
pub mod search;
mod signature;
mod solver;

pub use lyngk_lei::{GameClock, Level, Line, Proof, Score, Verdict, Wdl};

pub use engine::{Engine, NetworkChoice, Options, Strength};
pub use limits::{Clock, Limits, Stop};
pub use report::Report;
pub use signature::Signature;
pub use solver::{Solution, Solver};
