//! Analysis of positions and games.
//!
//! All results are data: nothing here does input or output, and errors are enums that can be described in any language. [`judge()`] and
//! [`themes`] take scores, not an engine, so they can be tested by hand. [`GameReview`] is the method of a game analysis as a state
//! machine without an engine.
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

pub use lyngk_lei::{Capture, EndForecast, Fate, Outlook};

pub use annotate::beginning;
pub use game::{GameAnalysis, Progress, TurnAnalysis, analyse_game};
pub use judgement::{BLUNDER, Grade, INACCURACY, Judgement, MISTAKE, ThrownAway, judge};
pub use outlook::{outlook, outlook_by};
pub use position::{
    ClaimChoice, PositionAnalysis, analyse_position, best_with_claims, claim_choices, final_score, merge_lines,
    one_turn_before,
};
pub use review::{GameReview, ReviewStep, SearchRequest};
pub use summary::Summary;
pub use theme::{Theme, themes};

#[cfg(test)]
mod tests;
