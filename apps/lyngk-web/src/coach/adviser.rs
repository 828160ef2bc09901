//! Has an engine find what to advise.

use std::time::Duration;

use leptos::prelude::*;
use lyngk_lei::Event;
use lyngk_rules::Position;
use lyngk_study::hint::HintStep;
use lyngk_study::{Effort, Hint, Update};

use super::offer::used;
use super::{Coach, USED};
use crate::helper::{Employer, Post};
use crate::store;

/// How long the engine thinks: long enough to be right nearly always, and nobody minds waiting for it.
const THINKING: Duration = Duration::from_secs(1);

/// A hint on its way, and what has come of it.
#[derive(Clone, Copy)]
pub(super) struct Adviser {
    coach: Coach,
    pub(super) hint: RwSignal<Option<Hint>>,
    /// The engine does not answer.
    pub(super) failed: RwSignal<bool>,
    post: Post,
}

impl Adviser {
    /// Answers whenever the coach is asked.
    pub(super) fn new(coach: Coach) -> Adviser {
        let adviser = Adviser { coach, hint: RwSignal::new(None), failed: RwSignal::new(false), post: Post::new() };
        Effect::new(move |_| match coach.asked.get() {
            0 => adviser.rest(),
            _ if adviser.hint.read_untracked().is_none() => adviser.begin(),
            _ => adviser.further(),
        });
        adviser
    }

    /// How much is told.
    pub(super) fn step(self) -> Option<HintStep> {
        self.hint.read().as_ref().map(Hint::step)
    }

    fn begin(self) {
        let position: Position = *self.coach.board.table.read_untracked().game().position();
        self.failed.set(false);
        self.hint.set(Some(Hint::new(position, Effort::Time(THINKING))));
        self.send();
    }

    fn further(self) {
        let told = self.hint.try_update_untracked(|hint| hint.as_mut().is_some_and(Hint::further));
        if told == Some(true) {
            self.hint.notify();
        }
    }

    /// Nobody wants it any more. The engine may be in the middle of it: it goes, too.
    fn rest(self) {
        self.post.empty();
        self.failed.set(false);
        self.hint.set(None);
    }

    /// Asks the engine.
    fn send(self) {
        let question = self.hint.try_update_untracked(|hint| hint.as_mut().and_then(Hint::ask)).flatten();
        if let Some(question) = question {
            self.post.ask(question, self);
        }
    }
}

impl Employer for Adviser {
    fn hear(self, event: &Event) {
        let update = self.hint.try_update_untracked(|hint| hint.as_mut().map(|hint| hint.hear(event))).flatten();
        match update {
            Some(Update::Done) => {
                // It has said all that is wanted. Another hint is for another position.
                self.post.empty();
                store::save(self.coach.board.page, USED, &(used() + 1).to_string());
                self.hint.notify();
            }
            Some(Update::Failed) => self.post.give_up(self),
            _ => (),
        }
    }

    fn failed(self) {
        self.hint.set(None);
        self.failed.set(true);
    }
}
