//! Lessons, puzzles, studies, the position editor, hints, game reviews, links, the library and collections, as view models without pixels.
//!
//! # Design
//! None of this is needed for the first board, so none of it is in `lyngk-view`: the page loads each part and its texts on demand. Every
//! room has a [`Table`](lyngk_view::Table) as its board; this crate decides what a turn played there means.
//!
//! - **Records stay valid.** A study edits the tree through [`Record`](lyngk_rules::Record), which keeps its invariants. A removed turn leaves a gap, so
//!   that an old id leads to nothing rather than to another turn. Undo keeps whole records: they are small, and no edit needs
//!   an inverse.
//! - **The editor has no rules of its own**: it changes a [`Setup`](lyngk_rules::Setup), asks for its faults, and refuses an edit whose
//!   faults only removing pieces could fix. Other faults are shown as missing.
//! - **Analysis is a series of searches, each twice as long**, because an engine in a worker receives no messages while it searches. Answers to
//!   abandoned searches are ignored.
//! - **Hints state facts.** The engine picks the turn, in one search of about a second; the reasons follow from the rules (what
//!   the turn completes, denies, prepares, opens).
//! - **Puzzles are proved where they are made**, in `tools/puzzles`; here they are only checked against the rules.
//! - **A lesson is data**: positions as LPN, goals as values, answers as text keys. Tests play every step, and everything else that is
//!   allowed there. In strategy lessons the solver proves the right turns to be the only winning ones.
//! - **Collections** of any size are searched by playing every game: that is fast enough, and needs no index ([`collection`]).
//! - **Links** encode a game as one large number: a sequence of choices among legal options (`docs/notation.md`).
//!
//! # Adding a lesson
//! Add a [`Lesson`](course::Lesson) or a [`LessonStep`](course::LessonStep) to `course/basics.rs`, `more.rs` or `strategy.rs`, and its texts to
//! all eight `lang/*.ftl`. `tests/course.rs` solves it, `tests/strategy.rs` proves it, and `lyngk-view`'s `tests/terms.rs` checks its words.

pub mod analysis;
pub mod collection;
mod comments;
pub mod course;
mod digest;
pub mod drill;
pub mod duel;
pub mod editor;
pub mod ending;
pub mod first_game;
pub mod hint;
mod history;
pub mod inspection;
pub mod library;
pub mod link;
pub mod opponent;
pub mod own_games;
pub mod progress;
pub mod puzzle;
pub mod review;
pub mod study;
mod texts;

pub use analysis::{Analysis, AnalysisPlan, Capture, Chances, Effort, LikelyEnd, SearchLimit, TurnArrow, Update};
pub use duel::{Duel, Pace};
pub use editor::{Edit, EditReason, Editor, Missing, Refused};
pub use hint::{Hint, HintStep};
pub use inspection::{Finding, Inspection};
pub use library::{Entry, EntryKind, Summary};
pub use link::LinkError;
pub use review::{GraphPoint, Retry, RetryVerdict, Review, Tried};
pub use study::{ImportError, Imported, Remark, Study, TreeItem, TreeRow, import, import_in};
pub use texts::{words, words_with};

/// The examples of the README, as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
