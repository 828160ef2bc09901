//! The rules of LYNGK, a board game for two by Kris Burm: what is legal, how games end, and how they are written down.
//!
//! This is an unofficial implementation of the standard game and the six-stack variant. It knows nothing of clocks, playing
//! strength, files or users. Rules are cited by the numbers of `docs/rules.md`, such as `E7` or `X2`.
//!
//! ```
//! use lyngk_rules::{Position, Variant};
//!
//! // The same seed gives the same start everywhere.
//! let mut position = Position::random_start(2017, Variant::Standard);
//!
//! // Play the first legal turn. A turn may claim a colour before it moves.
//! let turn = position.turns()[0];
//! position.play(turn)?;
//! assert_eq!(position.outcome(), None);
//!
//! // An illegal turn is an error with every reason.
//! let error = position.play("a1-i1".parse()?).unwrap_err();
//! assert!(error.refusals().iter().any(|refusal| refusal.rule() == "E3"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Overview
//! - [`Point`], [`Points`], [`Direction`]: the board. [`Color`], [`Piece`], [`Stack`]: the pieces on it. [`Player`], [`PerPlayer`],
//!   [`Variant`].
//! - [`Setup`] may be invalid, a [`Position`] never is: only methods whose names say `unchecked` can break this. A [`Core`] is a position without the order of buried pieces; searches copy it
//!   and play on it.
//! - [`Turn`]: generated, counted, drawn at random, checked and played by [`Core`] and [`Position`]. [`Refusal`]: a reason why a turn is
//!   illegal.
//! - [`Consequences`]: the effects of a turn, as data. [`Playout`]: fast random games.
//! - [`Outcome`]: the winner, and the count that decided.
//! - [`Symmetry`]: rotations, reflections, and swaps of colours and players. [`SplitMix64`]: reproducible random numbers.
//! - [`Record`] and [`Records`]: games with comments, marks and variations.
//!
//! # Design
//! - **[`Core`] and [`Position`].** No rule depends on the order of the pieces below the top of a stack; drawings, LPN and records
//!   do. `Core` leaves the order out. It is what a search copies, and positions with the same future have equal cores, so a
//!   transposition table finds more of them. `Position` adds the order, three bits a piece, and derefs to its core, so every rule
//!   is written once, on `Core`.
//! - **Planes.** A core holds the stacks as twelve bitboards: one for each colour ("stacks that hold red"), three for the top piece
//!   as a binary number, three for the height, one for occupancy. The landings of a stack are the first occupied point in each
//!   direction, minus the points that share a colour with it, minus those that are too high. Each bit of a plane has a key in the
//!   hash.
//! - **LYNGK moves without paths.** First hits are symmetric: if A's first hit is B, then B's is A. So stacks with the same colour
//!   on top form groups, every stack of a group reaches the same points, and one search for each group is enough. Paths are found
//!   only to be shown. Ruling X5 is why the moving stack's own point does not matter.
//! - **Claims.** A claim never makes a move illegal. So landings are computed once without a claim and once more for those that the
//!   claim adds; the list of turns is assembled from both.
//! - **Playouts.** Random games are slow because of mispredicted branches. [`Playout`] gives each of the 43 pieces a fixed slot and
//!   updates all slots at every step. It is the only part of the rules that exists twice for speed; tests compare it with `Core`
//!   after every turn of thousands of games.
//! - **Errors.** Syntax errors ([`SyntaxError`], [`LpnError`], [`LgnError`]) and illegal play ([`IllegalTurn`] with its
//!   [`Refusal`]s, [`PathError`], [`SetupError`] with its [`Fault`]s) are different types. All are data first; their English
//!   sentences are for the terminal. Parsers are linear in their input and never recurse.
//!
//! # Features
//! - `serde`: [`Position`], [`Turn`], [`Record`] and the other types with a notation are serialized as strings in that notation,
//!   and [`PerPlayer`] as an array of two. The crate stays `no_std`.
//!
//! # Tests
//! - `src/clauses` has tests for every clause of `docs/rules.md`, by number.
//! - `tests/vectors.rs`: positions, games and counts from a separate program.
//! - `tests/agreement.rs`: a slow, literal implementation of the rules (`tests/literal`), written independently, gives the same
//!   turns, positions, counts and paths on random positions, reachable or not.
//! - `tests/perft.rs`: the counts of `testdata/perft.txt`, by both implementations.
//! - `tests/properties.rs`: invariants of every position. `tests/playout.rs`: playouts draw legal turns, uniformly. The workspace's
//!   `fuzz` folder has targets for every parser.

#![no_std]
#![forbid(unsafe_code)]
// Generic visitors of turns cost nothing if they are inlined; a call would cost more than their work.
#![allow(clippy::inline_always)]

extern crate alloc;

#[cfg(test)]
mod clauses;
mod color;
mod consequences;
mod core;
mod hash;
mod legal;
mod notation;
mod outcome;
mod path;
mod perft;
mod planes;
mod player;
mod playout;
mod point;
mod position;
mod random;
mod record;
mod refusal;
#[cfg(feature = "serde")]
mod serde;
mod setup;
mod sources;
mod stack;
mod symmetry;
mod turn;
mod variant;

pub use crate::core::Core;
pub use color::{Color, Colors, Piece};
pub use consequences::{Completed, Completion, Consequences};
pub use notation::{
    Expected, LgnError, LgnProblem, LongTurn, LpnError, LpnField, LpnProblem, Records, SyntaxError, TurnError,
};
pub use outcome::{Ground, Outcome, Tally};
pub use path::PathError;
pub use player::{PerPlayer, Player};
pub use playout::Playout;
pub use point::{Direction, Point, Points, PointsIter};
pub use position::Position;
pub use random::SplitMix64;
pub use record::{Comment, GameResult, Mark, Node, NodeId, Record, Tag};
pub use refusal::{IllegalTurn, Refusal};
pub use setup::{Fault, Setup, SetupError};
pub use sources::Runs;
pub use stack::Stack;
pub use symmetry::{BoardSymmetry, ColorSymmetry, Symmetry};
pub use turn::Turn;
pub use variant::Variant;

/// The examples of the README, as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
