//! Reviews games by a worker of its own, one at a time: the stored review of a game is shown or continued, or a new one begun.

use std::rc::Rc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use lyngk_lei::Event;
use lyngk_rules::Record;
use lyngk_study::{Review, Update};

use crate::reviews::{self, LONGEST, QUICK};
use crate::state::PageState;
use crate::worker::EngineWorker;

/// A reviewer. Its worker ends with the present owner; whoever opens the game later goes on where it has stopped.
#[derive(Clone, Copy)]
pub(crate) struct Reviewer {
    /// The review, finished or under way.
    pub(crate) review: RwSignal<Option<Review>>,
    /// The engine did not start or did not answer.
    pub(crate) failed: RwSignal<bool>,
    page: PageState,
    record: StoredValue<Option<Record>>,
    worker: EngineWorker,
    on_done: StoredValue<Rc<dyn Fn(Review)>, LocalStorage>,
}

impl Reviewer {
    /// A reviewer that reports every finished review.
    pub(crate) fn new(on_done: impl Fn(Review) + 'static) -> Reviewer {
        let reviewer = Reviewer {
            review: RwSignal::new(None),
            failed: RwSignal::new(false),
            page: expect_context(),
            record: StoredValue::new(None),
            worker: EngineWorker::new(),
            on_done: StoredValue::new_local(Rc::new(on_done)),
        };
        reviewer.worker.listen(move |event| reviewer.on_event(event));
        on_cleanup(move || reviewer.save());
        reviewer
    }

    /// Reviews the main line of a record, unless that has been done.
    pub(crate) fn start(self, record: &Record) {
        self.failed.set(false);
        self.review.set(None);
        self.record.set_value(Some(record.clone()));
        let record = record.clone();
        spawn_local(async move {
            let review = reviews::load(&record).await.unwrap_or_else(|| Review::new(&record, QUICK));
            // Meanwhile it may have been stopped, or its owner gone.
            if self.record.try_get_value().flatten().as_ref() == Some(&record) {
                self.review.set(Some(review));
                self.ask();
            }
        });
    }

    /// Stops, and stores what has been found out.
    pub(crate) fn stop(self) {
        self.worker.terminate();
        self.save();
        self.record.set_value(None);
        self.review.set(None);
    }

    fn save(self) {
        let review = self.review.try_get_untracked().flatten();
        let (Some(record), Some(review)) = (self.record.try_get_value().flatten(), review) else { return };
        spawn_local(async move {
            if reviews::save(&record, &review).await.is_err() {
                self.page.storage_failed.set(true);
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
        if let Some(review) = self.review.get_untracked().filter(Review::is_complete) {
            self.on_done.get_value()(review);
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
