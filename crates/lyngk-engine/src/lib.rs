//! An engine for LYNGK, Kris Burm's board game for two: MCTS with a neural network, exact endings, ten levels, analysis.
//!
//! This is an unofficial implementation. Callers pass a clock and limits; the engine does no input or output, so the same code
//! plays in a terminal and in a browser. [`lei`] is the engine behind its line protocol.
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
//!
//! # Design
//! - **One entry point.** [`Engine::go`] searches until a limit is reached or it is told to stop, and reports progress in the same
//!   form as the final result.
//! - **MCTS** (`search`): PUCT over a tree of fixed size. A position has about a thousand turns at the start, so a node first gets
//!   its 24 turns with the highest prior, and four times as many when all were tried (progressive widening). A new leaf is
//!   evaluated at once; there are no playouts. A node has 32 bytes, and visits allocate nothing. When memory is full, the tree
//!   stops growing. Proved results are backed up as such.
//! - **Sequential halving.** With the network and a known limit of at most 128 visits, the root tries the 2√n turns with the highest
//!   prior equally often, then the better half, and so on. This is Gumbel `AlphaZero`'s root search without its noise.
//! - **Choice.** Full strength plays the turn with the highest lower confidence bound of its value, as visits lag behind values.
//! - **Evaluation** ([`evaluation`]): the search knows the game through [`Core`](lyngk_rules::Core) and everything else through a trait:
//!   a policy over the turns of a position, and a value that is proved or estimated. One implementation uses the network, one
//!   fitted weights of hand-made features (52 of a turn, 19 of a position), one plays random games.
//! - **The network** ([`network`]): each variant has one. It works on stacks, in fixed point, so its outputs are the same on
//!   every machine. A cache keeps the embeddings of up to 8,192 positions: a position is evaluated first, and its turns get their
//!   priors some visits later, if at all, from the same embeddings. `docs/training.md` describes network and training.
//! - **Endings** (`solver`): df-pn over {loss, draw, win} with a transposition table and bounds on what each side can still
//!   complete. It runs before the search: with at most 23 stacks (24 in the variant) for up to 45 % of the time, with up to 26 for a
//!   tenth; in a standard game with less than 200 ms, with at most 21 and for a fiftieth. In a lost position, the search still
//!   picks the turn that is hardest to answer.
//! - **Time management** (`search/time_management.rs`): clients pass clocks, and the engine alone decides how much a turn uses.
//! - **Levels** (`level`) limit what a player sees and how it chooses, rather than adding random blunders.
//! - **Trees are kept** between the turns of a game (`search/tree/reuse.rs`, [`Engine::go`]): the subtree of the new position becomes
//!   the tree. Only searches limited by time alone do this.
//! - **Threads** share one tree of atomic nodes (`search/tree/cell.rs`) and never wait for each other. While the solver works on an
//!   ending, the other threads search.
//! - **Reproducible.** With a node limit and one thread, the seed decides the answer in a new game, on every machine.
//! - **Analysis** ([`analysis`]) searches a game from its last position to its first, one search each. A search is a little too
//!   optimistic for the player to move, so a turn is never graded by comparing the positions before and after it: the position
//!   after the better turn is searched as well. Grades depend on the loss of expected score (0.05, 0.10, 0.20). Themes are facts of
//!   the rules that distinguish the played turn from the better one; whether they are the reason is left open.
//! - **Outlook.** The network's predictions without a search. They depend on nothing but the position, so they can be checked against
//!   games (`lyngk-train calibrate`). The stacks that each side will complete follow from the fates, as every piece is a fifth of a stack.
//!   In the variant there is only WDL: no stack is removed there, so the network learnt nothing about fates.
//!
//! | to change | go to |
//! |---|---|
//! | cpuct, FPU and other search parameters | [`search::NETWORK_TUNING`]; `lyngk-train duel` compares them |
//! | what a level sees, searches and chooses | `PROFILES` in `level.rs` |
//! | how much of a clock a turn uses | `search/time_management.rs` |
//! | when the solver runs, and for how long | the constants of `engine.rs` |
//! | an option of the protocol | an entry of `TABLE` in `lei/options.rs` |
//! | the networks | `data/std.net` and `data/six.net`; they are checked at compile time (`docs/training.md`) |
//! | a theme of errors | `analysis/theme.rs`, and its texts in `lyngk-study` |
//!
//! A change that is not meant to alter play must keep the [`Signature`].

pub mod analysis;
mod engine;
pub mod evaluation;
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

/// The examples of the README, as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
