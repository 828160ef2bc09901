//! View model of a LYNGK board, in eight languages, without pixels.
//!
//! A [`Table`] is a game with its seats: the stack that is picked up, the turn under construction, landings, the effects of a
//! claim, and the reasons why something is not allowed. It takes [`Intent`]s and returns [`TableEvent`]s; callers query what to display
//! from it, as data. [`say`] turns that data into sentences in the language of [`Words`]. Nothing here depends on browsers, terminals
//! or sockets.
//!
//! # Design
//! - **Data flows one way**: input → [`Intent`] → [`Table::act`] → views such as [`PointView`]. All of it is plain data that can be compared, so it
//!   is tested without a browser.
//! - **The turn under construction** is a [`Draft`] of claim, start and end, each still changeable; the rules library handles only complete turns. A
//!   landing that needs a claim is shown as such and never played without confirmation.
//! - **The engine can run anywhere.** A table asks with a numbered [`EngineRequest`] and accepts the answer with that number. After a
//!   takeback the number differs, so late answers are ignored. There is no seat for a remote player yet, see [`Seat`].
//! - **Scripted seats** (`Seat::Script`) leave the opponent's turns to the caller, as in puzzles.
//! - **Mistakes are answered, not prevented.** Choosing a stack that cannot move, or a point where it cannot land, returns every reason as
//!   data; [`say`] turns reasons into sentences with rule numbers.
//! - **Texts are Fluent files** (`lang/*.ftl`), with the plural rules of each language; no sentence is composed from English
//!   parts. `words` parses the subset of Fluent they use. `tests/words.rs` formats every text with the official implementation as
//!   well and compares. It also fails if a language lacks a key, a plural form or a placeholder, or if a key is unused.

mod claim_preview;
mod compass;
mod draft;
mod intent;
mod language;
mod new_game;
mod opponents;
mod point_view;
mod saved;
pub mod say;
mod seat;
mod settings;
mod stored_text;
mod table;
mod threats;
mod words;

pub use claim_preview::ClaimPreview;
pub use compass::{Arrow, Compass};
pub use draft::Draft;
pub use intent::{EngineRequest, Intent, TableEvent};
pub use language::Language;
pub use lyngk_lei::Level;
pub use new_game::{Arrangement, NewGame, Opponent, StartPosition, WhoBegins};
pub use opponents::{PersonResult, RecentResults};
pub use point_view::{Completes, FullStack, Landing, PointRole, PointView, Trace};
pub use saved::SavedProblem;
pub use seat::{NAME_LENGTH, Seat, person_name};
pub use settings::{BoardTheme, ColorTheme, Motion, PieceSet, Settings};
pub use table::Table;
pub use threats::Threat;
pub use words::{Value, Words};

/// The examples of the README, as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
