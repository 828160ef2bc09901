//! Review of a finished game for its graph and turning point: the stored one, or one by a worker of its own.

use leptos::prelude::*;
use lyngk_lei::Event;
use lyngk_rules::Record;
use lyngk_study::{Review, Update};

use crate::reviews::{self, LONGEST, QUICK};
use crate::worker::EngineWorker;

/// A review, finished or under way. Its worker ends with the present owner; the study goes on where it has stopped.
#[derive(Clone, Copy)]
pub(super) struct QuickReview {
    pub(super) review: RwSignal<Option<Review>>,
    /// The engine did not start or did not answer.
    pub(super) failed: RwSignal<bool>,
    record: StoredValue<Record>,
    worker: EngineWorker,
}

impl QuickReview {
    /// Reviews the main line of a record, unless that has been done.
    pub(super) fn start(record: &Record) -> QuickReview {
        let review = reviews::load(record).unwrap_or_else(|| Review::new(record, QUICK));
        let is_complete = review.is_complete();
        let quick = QuickReview {
            review: RwSignal::new(Some(review)),
            failed: RwSignal::new(false),
            record: StoredValue::new(record.clone()),
            worker: EngineWorker::new(),
        };
        if !is_complete {
            quick.worker.listen(move |event| quick.on_event(event));
            on_cleanup(move || quick.save());
            quick.ask();
        }
        quick
    }

    fn save(self) {
        self.record.try_with_value(|record| {
            if let Some(review) = self.review.try_read_untracked().as_ref().and_then(|review| review.as_ref()) {
                reviews::save(record, review);
            }
        });
    }

    /// Asks the next question. After the last one the worker is not needed any more.
    fn ask(self) {
        let question = self.review.try_update_untracked(|review| review.as_mut()?.ask()).flatten();
        if let Some(question) = question {
            return self.worker.ask(question.takes(LONGEST));
        }
        self.worker.terminate();
        self.save();
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
