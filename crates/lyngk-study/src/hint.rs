//! Hints for a player: where to look, then the turn, then why.
//!
//! A [`Hint`] asks an engine one question, as an [`Analysis`](crate::Analysis) does, and turns the answer into [`Advice`]. The player
//! decides how much of it is revealed, one [`HintStep`] at a time. The engine picks the turn; the reasons are effects of the turn
//! under the rules.
//!
//! ```
//! use lyngk_lei::{Answer, Event};
//! use lyngk_rules::{Position, Variant};
//! use lyngk_study::hint::{Hint, HintStep};
//! use lyngk_study::Effort;
//!
//! let position = Position::random_start(7, Variant::Standard);
//! let mut hint = Hint::new(position, Effort::Nodes(1_000));
//! let question = hint.ask().expect("a question");
//! // A conversation asks it and returns these events.
//! let turn = position.turns()[0];
//! let line = format!("info depth 1 nodes 5 nps 9 time 200 multipv 1 score wdl 620 50 330 pv {turn}");
//! let Answer::Info(info) = line.parse()? else { unreachable!() };
//! hint.hear(&Event::Info(info));
//! hint.hear(&Event::BestMove(Some(turn)));
//! assert_eq!(hint.step(), HintStep::Nudge);
//! assert!(hint.show_more());
//! assert_eq!(hint.advice().map(|advice| advice.turn), Some(turn));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod advice;
pub mod say;

use lyngk_engine::analysis::SearchRequest;
use lyngk_lei::{Event, Question};
use lyngk_rules::Position;

pub use advice::{Advice, Instead, Nudge, Reason, difference};
pub(crate) use advice::{HIGH, allowed, facts, merits};

use crate::analysis::{Effort, Inquiry, Update};

/// The effort of a search for a hint. It is a number of nodes, so that a position has the same hint whenever and on whatever device it
/// is asked for: a second on a desktop, some more on a phone.
pub const EFFORT: Effort = Effort::Nodes(12_000);

/// The number of lines, so that a clearly worse turn is among them for comparison.
const LINES: u32 = 5;

/// How much of a hint is shown. Each step includes the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum HintStep {
    /// Nothing yet: the engine searches.
    Thinking,
    /// Where to look.
    Nudge,
    /// The turn.
    Turn,
    /// The reasons.
    Why,
}

/// A hint for one position.
#[derive(Clone, Debug)]
pub struct Hint {
    position: Position,
    inquiry: Inquiry,
    asked: bool,
    advice: Option<Advice>,
    step: HintStep,
}

impl Hint {
    /// A hint for a position whose game is not over.
    #[must_use]
    pub fn new(position: Position, effort: Effort) -> Hint {
        let inquiry = Inquiry::new(SearchRequest { position, among: None }, effort);
        Hint { position, inquiry, asked: false, advice: None, step: HintStep::Thinking }
    }

    /// The position that it is about.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The question to the engine; `None` after the first call.
    pub fn ask(&mut self) -> Option<Question> {
        (!std::mem::replace(&mut self.asked, true)).then(|| self.inquiry.question(LINES))
    }

    /// Handles an event of the conversation. After [`Update::Done`] the first step can be shown.
    pub fn hear(&mut self, event: &Event) -> Update {
        if self.step != HintStep::Thinking {
            return Update::Nothing;
        }
        match self.inquiry.hear(event) {
            Update::Done => {
                self.advice = Advice::of(&self.position, self.inquiry.lines());
                if self.advice.is_none() {
                    return Update::Failed;
                }
                self.step = HintStep::Nudge;
                Update::Done
            }
            // A preliminary hint could be replaced by another one a moment later.
            Update::Changed => Update::Nothing,
            update => update,
        }
    }

    /// How much is shown.
    #[must_use]
    pub fn step(&self) -> HintStep {
        self.step
    }

    /// Shows the next step. False if there is none, or nothing yet.
    pub fn show_more(&mut self) -> bool {
        let next = match self.step {
            HintStep::Nudge => HintStep::Turn,
            HintStep::Turn => HintStep::Why,
            HintStep::Thinking | HintStep::Why => return false,
        };
        self.step = next;
        true
    }

    /// The advice, as soon as it is known.
    #[must_use]
    pub fn advice(&self) -> Option<&Advice> {
        self.advice.as_ref()
    }
}

#[cfg(test)]
mod tests;
