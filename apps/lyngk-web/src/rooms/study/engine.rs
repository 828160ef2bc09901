//! The engine of a study. It works on one task at a time.

use std::time::Duration;

use leptos::prelude::*;
use lyngk_lei::{Event, Question};
use lyngk_rules::Position;
use lyngk_study::analysis::Known;
use lyngk_study::review::RetryQuestion;
use lyngk_study::{Analysis, AnalysisPlan, Inspection, RetryVerdict, Review, Update};

use crate::reviews::LONGEST;
use crate::worker::EngineWorker;

/// An abandoned search that takes longer than this is ended by terminating its worker.
const SHORT: Duration = Duration::from_millis(400);

/// The number of positions whose results are remembered.
const REMEMBERED: usize = 32;

/// What the engine works on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EngineTask {
    Nothing,
    Analysis,
    Review,
    /// A turn that was tried instead of a mistake.
    Retry,
    /// A question about one turn. An analysis goes on after it.
    Inspection,
}

/// The engine of a study and its results.
#[derive(Clone, Copy)]
pub(super) struct StudyEngine {
    pub(super) task: RwSignal<EngineTask>,
    /// Analysis of the position on the board.
    pub(super) analysis: RwSignal<Option<Analysis>>,
    /// Review of the game. It stays when it is finished or stopped.
    pub(super) review: RwSignal<Option<Review>>,
    /// The scope of analyses.
    pub(super) plan: RwSignal<AnalysisPlan>,
    /// A question about one turn, and its answer.
    pub(super) inspection: RwSignal<Option<Inspection>>,
    /// Verdict on a retried turn.
    pub(super) verdict: RwSignal<Option<RetryVerdict>>,
    /// The engine did not start or did not answer.
    pub(super) failed: RwSignal<bool>,
    retry: StoredValue<Option<RetryQuestion>>,
    /// What analyses and questions have found, so that answers agree with what has been shown.
    known: StoredValue<Vec<Known>>,
    worker: EngineWorker,
}

impl StudyEngine {
    pub(super) fn new() -> StudyEngine {
        let engine = StudyEngine {
            task: RwSignal::new(EngineTask::Nothing),
            analysis: RwSignal::new(None),
            review: RwSignal::new(None),
            plan: RwSignal::new(AnalysisPlan::default()),
            inspection: RwSignal::new(None),
            verdict: RwSignal::new(None),
            failed: RwSignal::new(false),
            retry: StoredValue::new(None),
            known: StoredValue::new(Vec::new()),
            worker: EngineWorker::new(),
        };
        engine.worker.listen(move |event| engine.on_event(event));
        engine
    }

    /// Whether it works on a task. Reactive.
    pub(super) fn is_at(self, task: EngineTask) -> bool {
        self.task.get() == task
    }

    /// Whether an analysis is on display. Reactive.
    pub(super) fn is_analysing(self) -> bool {
        self.is_at(EngineTask::Analysis) || self.is_at(EngineTask::Inspection) && self.analysis.read().is_some()
    }

    /// Analyses a position.
    pub(super) fn analyse(self, position: Position) {
        self.remember();
        self.inspection.set(None);
        self.analysis.set(Some(Analysis::new(position, self.plan.get_untracked())));
        self.switch_to(EngineTask::Analysis);
    }

    /// Begins a review, or goes on with it.
    pub(super) fn review(self, review: Review) {
        self.analysis.set(None);
        self.review.set(Some(review));
        self.switch_to(EngineTask::Review);
    }

    /// Judges a retried turn.
    pub(super) fn judge(self, retry: RetryQuestion) {
        self.retry.set_value(Some(retry));
        self.verdict.set(None);
        self.switch_to(EngineTask::Retry);
    }

    /// What is known about positions from analyses and questions.
    pub(super) fn known(self) -> Vec<Known> {
        self.remember();
        self.known.get_value()
    }

    /// Remembers what the analysis and the question have found.
    fn remember(self) {
        let analysis = self.analysis.read_untracked().as_ref().and_then(Analysis::known);
        let found = self.inspection.read_untracked().as_ref().map_or(Vec::new(), |it| it.found().to_vec());
        self.known.update_value(|list| found.into_iter().chain(analysis).for_each(|it| it.add_to(list, REMEMBERED)));
    }

    /// Lets the answer to a question and the analysis beside it know of each other, so that their numbers agree.
    fn compare(self) {
        if self.inspection.read_untracked().is_none() {
            return;
        }
        let known = self.known();
        let learn = |analysis: &mut Analysis| known.iter().filter(|known| analysis.learn(known)).count() > 0;
        if self.analysis.try_update_untracked(|analysis| analysis.as_mut().is_some_and(learn)) == Some(true) {
            self.analysis.notify();
        }
        if self.inspection.try_update_untracked(|it| it.as_mut().is_some_and(|it| it.learn(&known))) == Some(true) {
            self.inspection.notify();
        }
    }

    /// Answers a question about a turn.
    pub(super) fn inspect(self, inspection: Inspection) {
        self.analysis.update_untracked(|analysis| analysis.iter_mut().for_each(Analysis::interrupt));
        self.inspection.set(Some(inspection));
        self.switch_to(EngineTask::Inspection);
    }

    /// Removes the answer to a question. A question that is still open is abandoned, and an analysis goes on.
    pub(super) fn drop_inspection(self) {
        self.inspection.set(None);
        if self.task.get_untracked() == EngineTask::Inspection {
            let goes_on = self.analysis.read_untracked().is_some();
            self.switch_to(if goes_on { EngineTask::Analysis } else { EngineTask::Nothing });
        }
    }

    /// Stops. A review stays as far as it has come.
    pub(super) fn stop(self) {
        self.analysis.set(None);
        self.inspection.set(None);
        self.retry.set_value(None);
        self.switch_to(EngineTask::Nothing);
    }

    fn switch_to(self, task: EngineTask) {
        self.failed.set(false);
        self.task.set(task);
        self.worker.abandon(SHORT);
        self.ask_next();
    }

    /// Asks the next question of the task, unless one is open.
    fn ask_next(self) {
        let task = self.task.get_untracked();
        if task == EngineTask::Nothing || self.worker.has_question() {
            return;
        }
        match self.next_question(task) {
            Some(question) => self.worker.ask(question),
            None if task == EngineTask::Inspection && self.analysis.read_untracked().is_some() => {
                self.task.set(EngineTask::Analysis);
                self.ask_next();
            }
            // A finished analysis stays on display.
            None if task != EngineTask::Analysis => self.task.set(EngineTask::Nothing),
            None => (),
        }
    }

    fn next_question(self, task: EngineTask) -> Option<Question> {
        let longest = |question: Question| question.takes(LONGEST);
        match task {
            EngineTask::Nothing => None,
            EngineTask::Analysis => self.analysis.try_update_untracked(|analysis| analysis.as_mut()?.ask()).flatten(),
            EngineTask::Inspection => {
                self.inspection.try_update_untracked(|it| it.as_mut()?.ask()).flatten().map(longest)
            }
            EngineTask::Review => {
                self.review.try_update_untracked(|review| review.as_mut()?.ask()).flatten().map(longest)
            }
            EngineTask::Retry => {
                self.retry.with_value(|retry| retry.as_ref().map(RetryQuestion::question)).map(longest)
            }
        }
    }

    fn on_event(self, event: &Event) {
        let update = match self.task.get_untracked() {
            EngineTask::Nothing => Update::Nothing,
            EngineTask::Analysis => update(self.analysis, |analysis| analysis.hear(event)),
            EngineTask::Review => update(self.review, |review| review.hear(event)),
            EngineTask::Retry => self.update_retry(event),
            EngineTask::Inspection => update(self.inspection, |inspection| inspection.hear(event)),
        };
        if update == Update::Failed || matches!(event, Event::Failed(_)) {
            self.worker.terminate();
            self.task.set(EngineTask::Nothing);
            self.failed.set(true);
        } else if update == Update::Done {
            self.compare();
            self.ask_next();
        }
    }

    fn update_retry(self, event: &Event) -> Update {
        let mut update = Update::Nothing;
        let mut verdict = None;
        self.retry.update_value(|open| {
            let Some(retry) = open else { return };
            update = retry.hear(event);
            if update == Update::Done {
                verdict = retry.verdict();
                *open = None;
            }
        });
        if verdict.is_some() {
            self.verdict.set(verdict);
        }
        update
    }
}

/// Changes the value of a signal, and notifies only if the change was visible.
fn update<T: Send + Sync + 'static>(of: RwSignal<Option<T>>, change: impl FnOnce(&mut T) -> Update) -> Update {
    let update = of.try_update_untracked(|of| of.as_mut().map_or(Update::Nothing, change)).unwrap_or(Update::Nothing);
    if update != Update::Nothing {
        of.notify();
    }
    update
}
