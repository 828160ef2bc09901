//! State of a lesson. Intents at the board go to the [`LessonAttempt`].

use std::time::Duration;

use leptos::prelude::*;
use lyngk_game::Played;
use lyngk_rules::Point;
use lyngk_study::course::{Answer, Lesson, LessonAttempt, LessonState, LessonStep, LessonTask};
use lyngk_view::{Intent, Table, TableEvent};

use super::storage::{self, Learned};
use crate::browser;
use crate::parts::Parts;
use crate::state::{BoardState, PageState};
use crate::words::SharedWords;

/// Pause before the opponent replies.
const PAUSE: Duration = Duration::from_millis(1100);

/// State of a lesson.
#[derive(Clone, Copy)]
pub(super) struct LessonRoom {
    /// The board of the lesson.
    pub(super) board: BoardState,
    attempt: RwSignal<LessonAttempt>,
    pub(super) state: Memo<LessonState>,
    /// Index of the step.
    pub(super) number: Memo<usize>,
    /// How much of a hint is shown: nothing, where to look, or the move.
    pub(super) hinted: RwSignal<u8>,
    /// The option that was chosen last.
    pub(super) chosen: RwSignal<Option<usize>>,
    learned: Learned,
}

impl LessonRoom {
    pub(super) fn new(
        page: PageState,
        words: RwSignal<SharedWords>,
        attempt: LessonAttempt,
        learned: Learned,
    ) -> LessonRoom {
        let board = BoardState::new(page, words, shown(&attempt));
        board.hide_threats();
        let attempt = RwSignal::new(attempt);
        let room = LessonRoom {
            board,
            attempt,
            state: Memo::new(move |_| attempt.read().state()),
            number: Memo::new(move |_| attempt.read().number()),
            hinted: RwSignal::new(0),
            chosen: RwSignal::new(None),
            learned,
        };
        board.handle_intents(move |intent, now| room.act(intent, now));
        expect_context::<Parts>().accompany(board);
        // A second press on the hint shows the move.
        Effect::new(move |_| {
            let way = if room.hinted.get() > 1 { room.step().model_path() } else { Vec::new() };
            board.pointed.set(if way.is_empty() { Vec::new() } else { vec![way] });
        });
        let confirm = Memo::new(move |_| board.page.settings.read().confirm);
        Effect::new(move |_| {
            let confirm = confirm.get();
            attempt.update(|attempt| attempt.set_confirm(confirm));
        });
        room
    }

    pub(super) fn lesson(self) -> &'static Lesson {
        self.attempt.read_untracked().lesson()
    }

    /// The present step. Reactive.
    pub(super) fn step(self) -> &'static LessonStep {
        let _ = self.number.get();
        self.attempt.read_untracked().step()
    }

    /// Text key of the answer to the last try. Reactive.
    pub(super) fn comment(self) -> Option<&'static str> {
        let _ = self.state.get();
        self.attempt.read_untracked().comment()
    }

    /// The points to mark on the board: those of the hint, or the answer. Reactive.
    pub(super) fn marks(self) -> Vec<Point> {
        let _ = self.state.get();
        let hint = if self.hinted.get() > 0 { self.step().hint } else { &[] };
        [hint, self.attempt.read_untracked().answered()].concat()
    }

    /// Whether the solution is shown rather than found. Reactive.
    pub(super) fn is_shown(self) -> bool {
        let _ = self.state.get();
        self.attempt.read_untracked().is_shown()
    }

    /// Whether the last try was to land on a LYNGK point.
    pub(super) fn is_on_lyngk_point(self) -> bool {
        self.attempt.read_untracked().is_on_lyngk_point()
    }

    /// The opponent's reply. Reactive.
    pub(super) fn reply_of_opponent(self) -> Option<Played> {
        let learner = self.attempt.read_untracked().learner();
        let (_, played) = self.board.played.get()?;
        (played.consequences.player != learner).then_some(played)
    }

    /// Whether this is the last step.
    pub(super) fn is_last(self) -> bool {
        self.number.get() + 1 == self.lesson().steps.len()
    }

    fn act(self, intent: Intent, now: Duration) -> Vec<TableEvent> {
        let quiet = intent.is_quiet();
        // The next try ends the animation of the wrong one.
        if !quiet && matches!(self.state.get_untracked(), LessonState::Wrong { .. }) {
            self.board.end_animations();
        }
        let before = self.state.get_untracked();
        let mut events = Vec::new();
        self.attempt.update(|attempt| events = attempt.act(intent, now));
        self.show(before);
        events
    }

    /// Chooses an option of a question.
    pub(super) fn choose(self, option: usize) {
        let before = self.state.get_untracked();
        if matches!(before, LessonState::Done { .. }) {
            return;
        }
        self.chosen.set(Some(option));
        self.attempt.update(|attempt| attempt.choose(option));
        self.show(before);
    }

    /// Shows the result of a try, stores progress, and has the opponent reply.
    fn show(self, before: LessonState) {
        let attempt = self.attempt.read_untracked();
        self.board.table.set(shown(&attempt));
        let now = attempt.state();
        if now == before {
            return;
        }
        self.hinted.set(0);
        storage::save(self.learned, &attempt);
        if matches!(now, LessonState::Done { reply: Some(_), .. } | LessonState::Wrong { reply: Some(_), .. }) {
            set_timeout(move || self.reply(), PAUSE);
        }
    }

    /// Plays the opponent's reply, unless the lesson has been left.
    fn reply(self) {
        if self.attempt.is_disposed() {
            return;
        }
        let mut events = Vec::new();
        self.attempt.update(|attempt| events = attempt.reply(browser::now()));
        if !events.is_empty() {
            self.board.table.set(shown(&self.attempt.read_untracked()));
            self.board.announce(&events);
        }
    }

    /// Shows where to look, then the move. The marks belong to the position of the step: a wrong move is taken back first.
    pub(super) fn hint(self) {
        if matches!(self.state.get_untracked(), LessonState::Wrong { .. }) {
            self.again();
        }
        self.hinted.update(|hinted| *hinted = (*hinted + 1).min(2));
    }

    /// Plays the solution.
    pub(super) fn show_how(self) {
        self.attempt.update(LessonAttempt::show);
        self.begin();
        // Not in the match: its guard would still borrow the attempt.
        let model = self.attempt.read_untracked().step().model();
        match model {
            Answer::Play(turn) => {
                self.board.act(Intent::Type(turn.to_string()));
                self.board.act(Intent::Confirm);
            }
            Answer::Point(point) => self.board.act(Intent::Choose(point)),
            Answer::Choice(option) => self.choose(option),
        }
    }

    /// Restarts the step.
    pub(super) fn again(self) {
        self.attempt.update(LessonAttempt::again);
        self.begin();
    }

    /// Goes to the next step.
    pub(super) fn advance(self) {
        self.attempt.update(|attempt| {
            let _ = attempt.advance();
        });
        self.begin();
    }

    fn begin(self) {
        self.hinted.set(0);
        self.chosen.set(None);
        let table = shown(&self.attempt.read_untracked());
        self.board.replace(table);
    }
}

/// The table of an attempt for display. It is paused during a question, so that movable stacks do not give the answer away.
fn shown(attempt: &LessonAttempt) -> Table {
    let mut table = attempt.table().clone();
    if !matches!(attempt.step().task, LessonTask::Play { .. }) {
        let _ = table.act(Intent::Pause, Duration::ZERO);
    }
    table
}
