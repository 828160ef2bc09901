//! Quick review of a finished game by the engine, for its graph and turning point.

use std::time::Duration;

use leptos::prelude::*;
use lyngk_lei::Event;
use lyngk_rules::Record;
use lyngk_study::{Effort, Review, Update};

use crate::worker::EngineWorker;

/// Milliseconds for the whole review, shared among the turns. Each takes two or three searches.
const BUDGET: u64 = 4_000;
const SEARCHES: u64 = 3;
/// The shortest and the longest useful search, in milliseconds.
const SHORTEST: u64 = 8;
const LONGEST: u64 = 100;

/// A review under way. Its worker ends with the present owner.
#[derive(Clone, Copy)]
pub(super) struct QuickReview {
    pub(super) review: RwSignal<Option<Review>>,
    /// The engine did not start or did not answer.
    pub(super) failed: RwSignal<bool>,
    worker: EngineWorker,
}

impl QuickReview {
    /// Reviews the main line of a record.
    pub(super) fn start(record: &Record) -> QuickReview {
        let turns = record.main_line().count().max(1) as u64;
        let millis = (BUDGET / (turns * SEARCHES)).clamp(SHORTEST, LONGEST);
        let effort = Effort::Time(Duration::from_millis(millis));
        let quick = QuickReview {
            review: RwSignal::new(Some(Review::new(record, effort))),
            failed: RwSignal::new(false),
            worker: EngineWorker::new(),
        };
        quick.worker.listen(move |event| quick.on_event(event));
        quick.ask();
        quick
    }

    /// Asks the next question. After the last one the worker is not needed any more.
    fn ask(self) {
        match self.review.try_update_untracked(|review| review.as_mut()?.ask()).flatten() {
            Some(question) => self.worker.ask(question.takes(Duration::from_millis(LONGEST))),
            None => self.worker.terminate(),
        }
    }

    fn on_event(self, event: &Event) {
        let update = self.review.try_update_untracked(|review| review.as_mut().map(|review| review.hear(event)));
        match update.flatten() {
            Some(Update::Done) => {
                self.review.notify();
                self.ask();
            }
            Some(Update::Failed) => self.fail(),
            _ if matches!(event, Event::Failed(_)) => self.fail(),
            _ => (),
        }
    }

    fn fail(self) {
        self.worker.terminate();
        self.failed.set(true);
    }
}
