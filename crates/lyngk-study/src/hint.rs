//! Hints for a player: where to look, then the turn, then why.
//!
//! A [`Hint`] asks an engine, as an [`Analysis`](crate::Analysis) does, and turns the answer into [`Advice`]. If the answer has none of the
//! turns that people would expect, such as one that completes a stack, it asks about those, too. The player
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

use std::time::Duration;

use lyngk_engine::analysis::SearchRequest;
use lyngk_lei::{Event, Line, Question};
use lyngk_rules::Position;

pub use advice::{Advice, Expected, Instead, Nudge, Reason, difference};
pub(crate) use advice::{HIGH, allowed, can_be_stopped, facts, merits};

use crate::analysis::{Effort, Inquiry, SearchLimit, Update};

/// The longest time of a search for a hint. All but slow phones have searched enough earlier, so that a position has the same hint whenever it
/// is asked for.
pub const EFFORT: Effort = Effort::Time(Duration::from_secs(5));

/// The visits after which a search for a hint ends before its time. Where one turn is clearly best, 12,000 visits found it in 24 of 28
/// positions, and 50,000 in 26 (docs/strength.md).
const ENOUGH: SearchLimit = SearchLimit::Visits(50_000);

/// The visits of the search for what people would expect. It only says how much worse that is.
const ENOUGH_TO_COMPARE: SearchLimit = SearchLimit::Visits(12_000);

/// The number of lines, so that a clearly worse turn is among them for comparison.
const LINES: u32 = 5;

/// How much of a hint is shown. Each step includes the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum HintStep {
    /// Nothing yet: the engine searches.
    Thinking,
    /// The point to look at.
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
    effort: Effort,
    inquiry: Inquiry,
    asked: bool,
    /// The answer to the first question, while a second one is asked.
    best: Vec<Line>,
    advice: Option<Advice>,
    step: HintStep,
}

impl Hint {
    /// A hint for a position whose game is not over.
    #[must_use]
    pub fn new(position: Position, effort: Effort) -> Hint {
        let inquiry = Inquiry::new(SearchRequest { position, among: None }, effort).up_to(ENOUGH);
        Hint { position, effort, inquiry, asked: false, best: Vec::new(), advice: None, step: HintStep::Thinking }
    }

    /// The position that it is about.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The next question to the engine, if there is one that was not asked yet.
    pub fn ask(&mut self) -> Option<Question> {
        (!std::mem::replace(&mut self.asked, true)).then(|| self.inquiry.question(LINES))
    }

    /// Handles an event of the conversation. After [`Update::Done`] there is another question, or the first step can be shown.
    pub fn hear(&mut self, event: &Event) -> Update {
        if self.step != HintStep::Thinking {
            return Update::Nothing;
        }
        match self.inquiry.hear(event) {
            Update::Done => self.answered(),
            // The first answer is a hint by itself.
            Update::Failed if !self.best.is_empty() => self.advise(&[]),
            // A preliminary hint could be replaced by another one a moment later.
            Update::Changed => Update::Nothing,
            update => update,
        }
    }

    fn answered(&mut self) -> Update {
        let lines = self.inquiry.lines().to_vec();
        if !self.best.is_empty() {
            return self.advise(&lines);
        }
        let unsearched = advice::unsearched(&self.position, &lines);
        self.best = lines;
        if unsearched.is_empty() {
            return self.advise(&[]);
        }
        let request = SearchRequest { position: self.position, among: Some(unsearched) };
        self.inquiry = Inquiry::new(request, self.effort).up_to(ENOUGH_TO_COMPARE);
        self.asked = false;
        Update::Done
    }

    /// Takes the advice from the best lines and from others.
    fn advise(&mut self, others: &[Line]) -> Update {
        let mut lines = std::mem::take(&mut self.best);
        lines.extend_from_slice(others);
        // The best line stays the first, whatever a search among others says.
        if let Some((_, others)) = lines.split_first_mut() {
            others.sort_by(|one, two| two.score.expectation().total_cmp(&one.score.expectation()));
        }
        self.advice = Advice::of(&self.position, &lines);
        if self.advice.is_none() {
            return Update::Failed;
        }
        self.step = HintStep::Nudge;
        Update::Done
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
