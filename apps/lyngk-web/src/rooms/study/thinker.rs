//! The engine of the room: a worker that thinks about whatever is open there, one thing at a time.

use std::time::Duration;

use leptos::prelude::*;
use lyngk_rules::{Position, Record};
use lyngk_study::review::RetryQuestion;
use lyngk_study::{Analysis, AnalysisPlan, Dialogue, Effort, Heard, RetryVerdict, Review};

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
    state: StoredValue<State>,
}

#[derive(Default)]
struct State {
    dialogue: Dialogue,
    /// How long the open question takes.
    takes: Duration,
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
            state: StoredValue::new(State::default()),
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
        let mut outdated = false;
        self.state.update_value(|state| {
            outdated = state.dialogue.is_busy() && state.takes > SHORT;
            if outdated {
                state.dialogue = Dialogue::default();
            } else {
                state.dialogue.abandon();
            }
        });
        if outdated {
            self.post.empty();
        }
        self.attend();
    }

    /// Asks what is to be asked, if somebody listens and nothing is open.
    fn attend(self) {
        let task = self.task.get_untracked();
        if task == Task::Nothing {
            return self.post.wait_no_more();
        }
        if !self.post.fill(self) || self.state.with_value(|state| state.dialogue.is_busy()) {
            return;
        }
        let Some((lines, takes)) = self.next_question(task) else {
            // An analysis that has come to its end is still looked at.
            if task != Task::Analysis {
                self.task.set(Task::Nothing);
            }
            return self.post.wait_no_more();
        };
        self.state.update_value(|state| {
            state.dialogue.sent(&lines);
            state.takes = takes;
        });
        self.post.ask(&lines, takes, self);
    }

    /// The lines for the next question, and how long it takes.
    fn next_question(self, task: Task) -> Option<(Vec<String>, Duration)> {
        match task {
            Task::Nothing => None,
            Task::Analysis => self
                .analysis
                .try_update_untracked(|analysis| {
                    let analysis = analysis.as_mut()?;
                    Some((analysis.ask()?, analysis.slice()))
                })
                .flatten(),
            Task::Review => self
                .review
                .try_update_untracked(|review| Some((review.as_mut()?.ask()?, super::review::LONGEST)))
                .flatten(),
            Task::Retry => self
                .question
                .with_value(|question| question.as_ref().map(RetryQuestion::commands))
                .map(|lines| (lines, super::review::LONGEST)),
        }
    }

    fn heed_question(self, hear: impl FnOnce(&mut RetryQuestion) -> Heard) -> Heard {
        let mut heard = Heard::Nothing;
        let mut verdict = None;
        self.question.update_value(|open| {
            let Some(question) = open else { return };
            heard = hear(question);
            if heard == Heard::Done {
                verdict = question.verdict();
                *open = None;
            }
        });
        if verdict.is_some() {
            self.verdict.set(verdict);
        }
        heard
    }
}

impl Employer for Thinker {
    fn ready(self) {
        self.attend();
    }

    fn hear(self, line: &str) {
        let Some(answer) = self.state.try_update_value(|state| state.dialogue.hear(line)) else { return };
        let heard = answer.map(|answer| match self.task.get_untracked() {
            Task::Nothing => Heard::Nothing,
            Task::Analysis => heed(self.analysis, |analysis| analysis.hear(&answer)),
            Task::Review => heed(self.review, |review| review.hear(&answer)),
            Task::Retry => self.heed_question(|question| question.hear(&answer)),
        });
        if heard == Some(Heard::Failed) {
            return self.post.give_up(self);
        }
        if !self.state.with_value(|state| state.dialogue.is_busy()) {
            self.attend();
        }
    }

    fn failed(self) {
        self.state.update_value(|state| state.dialogue = Dialogue::default());
        self.task.set(Task::Nothing);
        // People are told.
        self.failed.set(true);
    }
}

/// Hands an answer on, and wakes who looks at what came of it only if something did.
fn heed<T: Send + Sync + 'static>(of: RwSignal<Option<T>>, hear: impl FnOnce(&mut T) -> Heard) -> Heard {
    let heard = of.try_update_untracked(|of| of.as_mut().map_or(Heard::Nothing, hear)).unwrap_or(Heard::Nothing);
    if heard != Heard::Nothing {
        of.notify();
    }
    heard
}
