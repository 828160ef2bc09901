//! Hints, and the engine that is asked for them and for reviews.

use std::time::Duration;

use lyngk_lei::{Event, Question};
use lyngk_rules::{Color, Points};
use lyngk_study::hint::{self, HintStep, Nudge, say as hint_say};
use lyngk_study::{Hint, Update};

use super::Desk;
use crate::engine::Engine;

/// The engine for hints and reviews. It plays for nobody, so its memory is not that of the opponent.
#[derive(Default)]
pub(super) struct Coach {
    engine: Option<Engine>,
    hint: Option<Hint>,
    is_asked: bool,
}

impl Coach {
    pub(super) fn hear(&mut self, engine: u64, line: Option<&str>, now: Duration) -> Option<Event> {
        self.engine.as_mut()?.hear(engine, line, now)
    }

    pub(super) fn tick(&mut self, now: Duration) -> Option<Event> {
        self.engine.as_mut()?.tick(now)
    }

    pub(super) fn deadline(&self) -> Option<Duration> {
        self.engine.as_ref()?.deadline()
    }

    pub(super) fn is_busy(&self) -> bool {
        self.is_asked
    }
}

impl Desk {
    /// Asks the coach a question. False if it cannot be started.
    pub(super) fn ask_coach(&mut self, question: Question) -> bool {
        let now = self.now();
        if self.coach.engine.is_none() {
            let seed = self.random.next_u64();
            self.coach.engine = Engine::start(&self.events, seed, now).ok();
        }
        let Some(engine) = &mut self.coach.engine else { return false };
        engine.ask(question, now);
        self.coach.is_asked = true;
        true
    }

    /// Drops the coach's question.
    pub(super) fn quiet_coach(&mut self) {
        let now = self.now();
        if let Some(engine) = self.coach.engine.as_mut().filter(|_| self.coach.is_asked) {
            engine.abandon(now);
        }
        self.coach.is_asked = false;
    }

    pub(super) fn on_coach_event(&mut self, event: &Event) -> bool {
        if matches!(event, Event::BestMove(_) | Event::Failed(_)) {
            self.coach.is_asked = false;
        }
        if let Event::Failed(failure) = event
            && failure.is_final()
        {
            self.coach.engine = None;
        }
        if self.coach.hint.is_some() { self.on_hint_event(event) } else { self.on_review_event(event) }
    }

    /// Gives a hint, or more of it.
    pub(crate) fn give_hint(&mut self) {
        if self.puzzles.is_some() {
            return self.give_puzzle_hint();
        }
        if let Some(hint) = &mut self.coach.hint {
            if hint.show_more() {
                self.tell_hint();
            }
            return;
        }
        if let Some(reason) = self.why_not_now() {
            return self.tell_refusal(reason);
        }
        let mut hint = Hint::new(*self.table.game().position(), hint::EFFORT);
        let question = hint.ask();
        self.coach.hint = Some(hint);
        if !question.is_some_and(|question| self.ask_coach(question)) {
            self.hint_failed();
        }
    }

    fn on_hint_event(&mut self, event: &Event) -> bool {
        let Some(hint) = &mut self.coach.hint else { return false };
        match hint.hear(event) {
            Update::Done => {
                if let Some(question) = hint.ask() {
                    if !self.ask_coach(question) {
                        self.hint_failed();
                    }
                    return false;
                }
                self.tell_hint();
                true
            }
            Update::Failed => {
                self.hint_failed();
                true
            }
            Update::Changed | Update::Nothing => false,
        }
    }

    fn hint_failed(&mut self) {
        self.coach.hint = None;
        self.tell_refusal(self.words.text("hint-failed"));
    }

    /// Tells the part of the hint that is new, unless the screen shows all of it.
    fn tell_hint(&mut self) {
        if !self.tells_all {
            return;
        }
        let parts = self.hint_parts();
        let Some(step) = self.coach.hint.as_ref().map(Hint::step) else { return };
        let new = match step {
            HintStep::Thinking => return,
            HintStep::Nudge => &parts[..1],
            HintStep::Turn => &parts[1..2],
            HintStep::Why => &parts[2..],
        };
        self.tell(new.join(" "));
    }

    /// The hint as far as it is shown: where to look, the turn, and the reasons.
    fn hint_parts(&self) -> Vec<String> {
        let Some(hint) = &self.coach.hint else { return Vec::new() };
        let Some(advice) = hint.advice() else { return vec![self.words.text("analysis-thinking")] };
        let mut parts = vec![hint_say::nudge(&self.words, advice.nudge)];
        if hint.step() >= HintStep::Turn {
            parts.push(hint_say::turn(&self.words, advice));
        }
        if hint.step() >= HintStep::Why {
            parts.extend(hint_say::why(&self.words, advice));
        }
        parts
    }

    /// The text of the hint, if there is one.
    pub(crate) fn hint_text(&self) -> Option<String> {
        Some(self.hint_parts().join(" ")).filter(|text| !text.is_empty())
    }

    /// The key of the label for more of the hint, if there is more.
    pub(crate) fn more_of_hint(&self) -> Option<&'static str> {
        match self.coach.hint.as_ref()?.step() {
            HintStep::Nudge => Some("hint-show-turn"),
            HintStep::Turn => Some("hint-show-why"),
            HintStep::Thinking | HintStep::Why => None,
        }
    }

    /// The points that the hint or the review points to.
    pub(crate) fn hinted(&self) -> Points {
        let Some((hint, advice)) = self.coach.hint.as_ref().and_then(|hint| Some((hint, hint.advice()?))) else {
            return self.better_points();
        };
        if hint.step() >= HintStep::Turn {
            return advice.path.iter().copied().collect();
        }
        match advice.nudge {
            Nudge::Only => Points::EMPTY,
            Nudge::Theme { look, .. } => look,
            Nudge::Look(point) => point.into(),
        }
    }

    /// The colour that the hint says to claim.
    pub(crate) fn hinted_claim(&self) -> Option<Color> {
        let hint = self.coach.hint.as_ref().filter(|hint| hint.step() >= HintStep::Turn)?;
        hint.advice()?.turn.claim()
    }

    /// Removes the hint. Returns whether there was one.
    pub(crate) fn drop_hint(&mut self) -> bool {
        let had_one = self.coach.hint.take().is_some();
        if had_one {
            self.quiet_coach();
        }
        had_one
    }
}
