//! A hint for somebody who plays: where to look, then the turn, then why.
//!
//! A [`Hint`] has an engine asked once (by lines of LEI, as an [`Analysis`](crate::Analysis) does) and makes [`Advice`] of what it
//! finds. How much of that is told is up to whoever asks for it, [`Step`] by step. That the turn is good is the engine's word; the
//! reasons are facts of the rules, and say what the turn does, not what somebody thought.
//!
//! ```
//! use lyngk_rules::{Position, Variant};
//! use lyngk_study::hint::{Hint, Step};
//! use lyngk_study::Effort;
//!
//! let position = Position::random_start(7, Variant::Standard);
//! let mut hint = Hint::new(position, Effort::Nodes(1_000));
//! let lines = hint.ask().expect("a question"); // to be sent
//! let turn = position.turns()[0];
//! for line in [
//!     format!("info depth 1 nodes 5 nps 9 time 200 multipv 1 score wdl 620 50 330 pv {turn}"),
//!     format!("bestmove {turn}"),
//! ] {
//!     hint.hear(&line.parse()?);
//! }
//! assert_eq!(hint.step(), Step::Nudge);
//! assert!(hint.further());
//! assert_eq!(hint.advice().map(|advice| advice.turn), Some(turn));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod advice;
pub mod say;

use lyngk_engine::analysis::Question;
use lyngk_lei::Answer;
use lyngk_rules::Position;

pub use advice::{Advice, Instead, Nudge, Reason};

use crate::analysis::{Effort, Heard, Inquiry};

/// So many turns are looked at, so that there is one among them that is worth being compared with the best.
const LINES: u32 = 5;

/// How much has been told. Each step tells what the one before did, and more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Step {
    /// Nothing yet: the engine thinks.
    Thinking,
    /// Where to look.
    Nudge,
    /// The turn.
    Turn,
    /// What speaks for it.
    Why,
}

/// A hint for one position.
#[derive(Clone, Debug)]
pub struct Hint {
    position: Position,
    inquiry: Inquiry,
    asked: bool,
    advice: Option<Advice>,
    step: Step,
}

impl Hint {
    /// Begins with a position whose game is not over.
    #[must_use]
    pub fn new(position: Position, effort: Effort) -> Hint {
        let inquiry = Inquiry::new(Question { position, among: None }, effort);
        Hint { position, inquiry, asked: false, advice: None, step: Step::Thinking }
    }

    /// The lines to send, once.
    pub fn ask(&mut self) -> Option<Vec<String>> {
        (!std::mem::replace(&mut self.asked, true)).then(|| self.inquiry.commands(LINES))
    }

    /// Takes what the engine says. With [`Heard::Done`] the first step is there to be seen.
    pub fn hear(&mut self, answer: &Answer) -> Heard {
        if self.step != Step::Thinking {
            return Heard::Nothing;
        }
        match self.inquiry.hear(answer) {
            Heard::Done => {
                self.advice = Advice::of(&self.position, self.inquiry.lines());
                if self.advice.is_none() {
                    return Heard::Failed;
                }
                self.step = Step::Nudge;
                Heard::Done
            }
            // Half of a hint would be another one a moment later.
            Heard::News => Heard::Nothing,
            heard => heard,
        }
    }

    /// How much has been told.
    #[must_use]
    pub fn step(&self) -> Step {
        self.step
    }

    /// Tells more. False where there is nothing more to tell, or nothing yet.
    pub fn further(&mut self) -> bool {
        let next = match self.step {
            Step::Nudge => Step::Turn,
            Step::Turn => Step::Why,
            Step::Thinking | Step::Why => return false,
        };
        self.step = next;
        true
    }

    /// What the engine advises, as soon as that is known.
    #[must_use]
    pub fn advice(&self) -> Option<&Advice> {
        self.advice.as_ref()
    }
}

#[cfg(test)]
mod tests;
