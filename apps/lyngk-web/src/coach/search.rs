//! The search for a hint.

use leptos::prelude::*;
use lyngk_lei::Event;
use lyngk_rules::Position;
use lyngk_study::hint::{EFFORT, HintStep};
use lyngk_study::{Hint, Update};

use super::button::used;
use super::{Coach, USED, found, keep};
use crate::store;
use crate::worker::EngineWorker;

/// A hint and the worker that searches for it.
#[derive(Clone, Copy)]
pub(super) struct HintSearch {
    coach: Coach,
    pub(super) hint: RwSignal<Option<Hint>>,
    /// The engine did not start or did not answer.
    pub(super) failed: RwSignal<bool>,
    worker: EngineWorker,
    /// A hint was shown in this position, and counted.
    counted: StoredValue<bool>,
}

impl HintSearch {
    /// Searches when a hint is requested, and reveals the next step with each further request.
    pub(super) fn new(coach: Coach) -> HintSearch {
        let (hint, failed) = (RwSignal::new(None), RwSignal::new(false));
        let search = HintSearch { coach, hint, failed, worker: EngineWorker::new(), counted: StoredValue::new(false) };
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
        let position: Position = *self.coach.board.table.read_untracked().game().position();
        if let Some(found) = found(&position) {
            return self.present(found);
        }
        self.failed.set(false);
        self.hint.set(Some(Hint::new(position, EFFORT)));
        self.ask();
    }

    /// Asks the next question. False if there is none.
    fn ask(self) -> bool {
        let question = self.hint.try_update_untracked(|hint| hint.as_mut()?.ask()).flatten();
        question.map(|question| self.worker.ask(question)).is_some()
    }

    /// Shows the first step of a hint that was found.
    fn present(self, hint: Hint) {
        if !self.counted.get_value() {
            self.counted.set_value(true);
            store::save(self.coach.board.page, USED, &(used() + 1).to_string());
        }
        self.hint.set(Some(hint));
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
            if self.ask() {
                return;
            }
            // The next hint is for another position and starts another worker.
            self.worker.terminate();
            if let Some(hint) = self.hint.get_untracked() {
                self.present(keep(hint));
            }
        } else if update == Some(Update::Failed) || matches!(event, Event::Failed(_)) {
            self.worker.terminate();
            self.hint.set(None);
            self.failed.set(true);
        }
    }
}
