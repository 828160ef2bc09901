//! The search for a hint.

use std::time::Duration;

use leptos::prelude::*;
use lyngk_lei::Event;
use lyngk_rules::Position;
use lyngk_study::hint::HintStep;
use lyngk_study::{Effort, Hint, Update};

use super::button::used;
use super::{Coach, USED};
use crate::store;
use crate::worker::EngineWorker;

/// Time of the search: long enough to be right nearly always, short enough to wait for.
const TIME: Duration = Duration::from_secs(1);

/// A hint and the worker that searches for it.
#[derive(Clone, Copy)]
pub(super) struct HintSearch {
    coach: Coach,
    pub(super) hint: RwSignal<Option<Hint>>,
    /// The engine did not start or did not answer.
    pub(super) failed: RwSignal<bool>,
    worker: EngineWorker,
    /// The hint as it was found. Somebody who asks again gets the same one.
    found: StoredValue<Option<Hint>>,
}

impl HintSearch {
    /// Searches when a hint is requested, and reveals the next step with each further request.
    pub(super) fn new(coach: Coach) -> HintSearch {
        let (hint, failed) = (RwSignal::new(None), RwSignal::new(false));
        let search = HintSearch { coach, hint, failed, worker: EngineWorker::new(), found: StoredValue::new(None) };
        search.worker.listen(move |event| search.on_event(event));
        Effect::new(move |_| match coach.requests.get() {
            0 => search.cancel(),
            _ if search.hint.read_untracked().is_none() => search.begin(),
            _ => search.reveal_next(),
        });
        search
    }

    /// How much of the hint is revealed.
    pub(super) fn step(self) -> Option<HintStep> {
        self.hint.read().as_ref().map(Hint::step)
    }

    fn begin(self) {
        if let Some(found) = self.found.get_value() {
            self.hint.set(Some(found));
            return;
        }
        let position: Position = *self.coach.board.table.read_untracked().game().position();
        let mut hint = Hint::new(position, Effort::Time(TIME));
        let question = hint.ask();
        self.failed.set(false);
        self.hint.set(Some(hint));
        if let Some(question) = question {
            self.worker.ask(question);
        }
    }

    fn reveal_next(self) {
        let revealed = self.hint.try_update_untracked(|hint| hint.as_mut().is_some_and(Hint::show_more));
        if revealed == Some(true) {
            self.hint.notify();
        }
    }

    fn cancel(self) {
        self.worker.terminate();
        self.failed.set(false);
        self.hint.set(None);
    }

    fn on_event(self, event: &Event) {
        let update = self.hint.try_update_untracked(|hint| hint.as_mut().map(|hint| hint.hear(event))).flatten();
        if update == Some(Update::Done) {
            // The next hint is for another position and starts another worker.
            self.worker.terminate();
            store::save(self.coach.board.page, USED, &(used() + 1).to_string());
            self.found.set_value(self.hint.get_untracked());
            self.hint.notify();
        } else if update == Some(Update::Failed) || matches!(event, Event::Failed(_)) {
            self.worker.terminate();
            self.hint.set(None);
            self.failed.set(true);
        }
    }
}
