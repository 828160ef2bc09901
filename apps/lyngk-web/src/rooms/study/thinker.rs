//! The engine of the room: a worker that thinks about whatever is open there, one thing at a time.

use std::time::Duration;

use leptos::prelude::*;
use lyngk_lei::{Event, Question};
use lyngk_rules::{Position, Record};
use lyngk_study::review::RetryQuestion;
use lyngk_study::{Analysis, AnalysisPlan, Effort, RetryVerdict, Review, Update};

use crate::helper::{Employer, Post};

/// How long something that nobody wants any more is waited for. What takes longer ends with its worker.
const SHORT: Duration = Duration::from_millis(400);

/// What the engine thinks about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Task {
    Nothing,
    Analysis,
    Review,
    /// A turn that was tried instead of a mistake.
    Retry,
}

/// The engine with what it has found, where every part of the room can reach it.
#[derive(Clone, Copy)]
pub(super) struct Thinker {
    pub(super) task: RwSignal<Task>,
    /// What it says of the position that one looks at.
    pub(super) analysis: RwSignal<Option<Analysis>>,
    /// What it says of the game, also after it has come to an end or was stopped.
    pub(super) review: RwSignal<Option<Review>>,
    /// What it says of a turn that was tried.
    pub(super) verdict: RwSignal<Option<RetryVerdict>>,
    /// It does not start, or does not answer.
    pub(super) failed: RwSignal<bool>,
    question: StoredValue<Option<RetryQuestion>>,
    post: Post,
}

impl Thinker {
    pub(super) fn new() -> Thinker {
        Thinker {
            task: RwSignal::new(Task::Nothing),
            analysis: RwSignal::new(None),
            review: RwSignal::new(None),
            verdict: RwSignal::new(None),
            failed: RwSignal::new(false),
            question: StoredValue::new(None),
            post: Post::new(),
        }
    }

    /// Whether it thinks about this.
    pub(super) fn is_at(self, task: Task) -> bool {
        self.task.get() == task
    }

    /// Analyses a position.
    pub(super) fn analyse(self, position: Position) {
        self.analysis.set(Some(Analysis::new(position, AnalysisPlan::default())));
        self.turn_to(Task::Analysis);
    }

    /// Judges the main line of a record.
    pub(super) fn review(self, record: &Record, effort: Effort) {
        self.review.set(Some(Review::new(record, effort)));
        self.turn_to(Task::Review);
    }

    /// Judges a turn that was tried.
    pub(super) fn judge(self, question: RetryQuestion) {
        self.question.set_value(Some(question));
        self.verdict.set(None);
        self.turn_to(Task::Retry);
    }

    /// Stops. What was found of a game stays.
    pub(super) fn rest(self) {
        self.analysis.set(None);
        self.question.set_value(None);
        self.turn_to(Task::Nothing);
    }

    /// Begins with something else, or with the same about something else.
    fn turn_to(self, task: Task) {
        self.failed.set(false);
        self.task.set(task);
        self.post.abandon(SHORT, self);
        self.attend();
    }

    /// Asks the next question unless one is open.
    fn attend(self) {
        let task = self.task.get_untracked();
        if task == Task::Nothing || self.post.has_question() {
            return;
        }
        match self.next_question(task) {
            Some(question) => self.post.ask(question, self),
            // An analysis that has come to its end is still looked at.
            None if task != Task::Analysis => self.task.set(Task::Nothing),
            None => (),
        }
    }

    fn next_question(self, task: Task) -> Option<Question> {
        let longest = |question: Question| question.takes(super::review::LONGEST);
        match task {
            Task::Nothing => None,
            Task::Analysis => self.analysis.try_update_untracked(|analysis| analysis.as_mut()?.ask()).flatten(),
            Task::Review => self.review.try_update_untracked(|review| review.as_mut()?.ask()).flatten().map(longest),
            Task::Retry => {
                self.question.with_value(|question| question.as_ref().map(RetryQuestion::question)).map(longest)
            }
        }
    }

    fn heed_question(self, hear: impl FnOnce(&mut RetryQuestion) -> Update) -> Update {
        let mut update = Update::Nothing;
        let mut verdict = None;
        self.question.update_value(|open| {
            let Some(question) = open else { return };
            update = hear(question);
            if update == Update::Done {
                verdict = question.verdict();
                *open = None;
            }
        });
        if verdict.is_some() {
            self.verdict.set(verdict);
        }
        update
    }
}

impl Employer for Thinker {
    fn hear(self, event: &Event) {
        let update = match self.task.get_untracked() {
            Task::Nothing => Update::Nothing,
            Task::Analysis => heed(self.analysis, |analysis| analysis.hear(event)),
            Task::Review => heed(self.review, |review| review.hear(event)),
            Task::Retry => self.heed_question(|question| question.hear(event)),
        };
        match update {
            Update::Failed => self.post.give_up(self),
            Update::Done => self.attend(),
            Update::Nothing | Update::Changed => (),
        }
    }

    fn failed(self) {
        self.task.set(Task::Nothing);
        // People are told.
        self.failed.set(true);
    }
}

/// Hands an answer on, and wakes who looks at what came of it only if something did.
fn heed<T: Send + Sync + 'static>(of: RwSignal<Option<T>>, hear: impl FnOnce(&mut T) -> Update) -> Update {
    let update = of.try_update_untracked(|of| of.as_mut().map_or(Update::Nothing, hear)).unwrap_or(Update::Nothing);
    if update != Update::Nothing {
        of.notify();
    }
    update
}
