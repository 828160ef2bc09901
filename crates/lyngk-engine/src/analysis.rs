//! What a position promises, and how well a game was played.
//!
//! All answers are data: nothing here prints, reads or writes, and mistakes have names that can be said in any
//! language. What decides about a turn ([`judge()`], [`themes`]) takes scores, not an engine, so that it can be checked by
//! hand.
//!
//! ```
//! use std::time::Instant;
//! use lyngk_engine::{Engine, Limits, Options, analysis};
//! use lyngk_rules::{Position, Record, Variant};
//!
//! let mut record = Record::new(Position::random_start(7, Variant::Standard));
//! record.push(None, record.start().turns()[0])?;
//! let started = Instant::now();
//! let clock = || started.elapsed();
//! let mut engine = Engine::new(Options::default());
//! let game = analysis::analyse_game(&mut engine, &record, &Limits::nodes(50), &clock, &mut |_| ());
//! assert_eq!(game.turns.len(), 1);
//! assert!(game.turns[0].judgement.is_some());
//! # Ok::<(), lyngk_rules::IllegalTurn>(())
//! ```

mod annotate;
mod game;
mod judgement;
mod outlook;
mod position;
mod review;
mod summary;
mod theme;

pub use lyngk_lei::{Capture, Ending, Fate, Outlook};

pub use annotate::beginning;
pub use game::{GameAnalysis, Progress, TurnAnalysis, analyse_game};
pub use judgement::{BLUNDER, Grade, INACCURACY, Judgement, MISTAKE, ThrownAway, judge};
pub use outlook::{outlook, outlook_by};
pub use position::{ClaimChoice, PositionAnalysis, analyse_position, claim_choices, final_score, one_turn_before};
pub use review::{GameReview, ReviewStep, SearchRequest};
pub use summary::Summary;
pub use theme::{Theme, themes};

#[cfg(test)]
mod tests;
