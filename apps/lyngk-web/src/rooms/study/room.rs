//! State of the study room: a study and its board.

use std::time::Duration;

use leptos::prelude::*;
use lyngk_rules::{PerPlayer, Player, Position, Record, Turn, Variant};
use lyngk_study::{Analysis, Effort, Retry, RetryVerdict, Study, Tried, study};
use lyngk_view::{Arrangement, Intent, Seat, Table, TableEvent};

use super::engine::{EngineTask, StudyEngine};
use super::share::{PictureOptions, Printed};
use super::storage;
use super::tabs::Tab;
use crate::browser;
use crate::state::{BoardState, Message, PageState};
use crate::words::SharedWords;

/// State of the study room.
#[derive(Clone, Copy)]
pub(super) struct StudyRoom {
    /// The board of the study.
    pub(super) board: BoardState,
    pub(super) study: RwSignal<Study>,
    pub(super) engine: StudyEngine,
    /// Mistakes that are being retried.
    pub(super) retrying: RwSignal<Option<Retrying>>,
    /// A problem to report.
    pub(super) trouble: RwSignal<Option<Trouble>>,
    /// Effort of reviews, also for retried turns.
    pub(super) effort: RwSignal<Effort>,
    /// Whether the board shows gauges of the outlook.
    pub(super) gauging: RwSignal<bool>,
    /// The open tab.
    pub(super) tab: RwSignal<Tab>,
    /// Options of exported pictures.
    pub(super) picture_options: PictureOptions,
    /// What is laid out for print.
    pub(super) printing: RwSignal<Option<Printed>>,
}

/// An unreadable link or study.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Trouble {
    /// The message.
    pub(super) text: String,
    /// The unreadable text, to download.
    pub(super) unread: Option<String>,
}

/// Mistakes that are retried one after the other.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Retrying {
    pub(super) all: Vec<Retry>,
    pub(super) at: usize,
    pub(super) state: RetryState,
}

/// State of a retried mistake.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum RetryState {
    /// The person looks for a better turn.
    Trying,
    /// The engine judges the tried turn.
    Judging,
    Judged(RetryVerdict),
    /// The better turn was shown.
    Shown,
}

impl Retrying {
    /// The present mistake.
    pub(super) fn present(&self) -> &Retry {
        &self.all[self.at]
    }
}

impl StudyRoom {
    /// The room with the stored study, or a new one.
    pub(super) fn new(page: PageState, words: RwSignal<SharedWords>) -> StudyRoom {
        let (study, problem) = match storage::load() {
            Ok(study) => (study, None),
            Err(problem) => (None, Some(problem)),
        };
        let study = study.unwrap_or_else(|| Study::new(fresh(Variant::Standard)));
        let table = table_at(study.record().start(), &study.line());
        let trouble = problem.map(|problem| {
            let words = words.read_untracked();
            let reason = study::say::import_error(&words, &problem).into();
            Trouble { text: words.with("study-broken", [("reason", reason)]), unread: storage::broken() }
        });
        let room = StudyRoom {
            board: BoardState::new(page, words, table),
            study: RwSignal::new(study),
            engine: StudyEngine::new(),
            retrying: RwSignal::new(None),
            trouble: RwSignal::new(trouble),
            effort: RwSignal::new(super::review::QUICK),
            gauging: RwSignal::new(false),
            tab: RwSignal::new(Tab::Notes),
            picture_options: PictureOptions::new(),
            printing: RwSignal::new(None),
        };
        room.board.handle_intents(move |intent, now| room.act(intent, now));
        room.register_effects();
        room
    }

    /// Registers the effects: storage, analysis of the present position, arrows, gauges, verdicts.
    fn register_effects(self) {
        Effect::new(move |_| storage::save(self.board.page, &self.study.read()));
        let position = Memo::new(move |_| *self.study.read().position());
        Effect::new(move |_| {
            let position = position.get();
            if self.engine.task.get_untracked() == EngineTask::Analysis {
                self.engine.analyse(position);
            }
        });
        let arrows = Memo::new(move |_| {
            let analysis = self.engine.analysis.read();
            let arrows = analysis.as_ref().map(Analysis::arrows).unwrap_or_default();
            arrows.into_iter().map(|arrow| arrow.path).collect::<Vec<_>>()
        });
        Effect::new(move |_| self.board.pointed.set(arrows.get()));
        let gauges = Memo::new(move |_| super::outlook::gauges(self));
        Effect::new(move |_| self.board.overlay.set(gauges.get()));
        Effect::new(move |_| {
            if let Some(verdict) = self.engine.verdict.get() {
                self.set_retry_state(RetryState::Judged(verdict));
            }
        });
    }

    /// Handles an intent at the board.
    fn act(self, intent: Intent, now: Duration) -> Vec<TableEvent> {
        let waits = self.retrying.read_untracked().as_ref().is_none_or(|retrying| retrying.state == RetryState::Trying);
        match intent {
            Intent::TakeBack => {
                self.back();
                return Vec::new();
            }
            Intent::Resign | Intent::Pause | Intent::Resume | Intent::ShowPly(_) | Intent::EngineTurn { .. } => {
                return Vec::new();
            }
            Intent::Focus(_) | Intent::PreviewClaim(_) => (),
            // No input until the tried turn is judged.
            _ if !waits => return Vec::new(),
            _ => (),
        }
        let mut events = Vec::new();
        self.board.table.update(|table| events = table.act(intent, now));
        for event in &events {
            if let TableEvent::Played(played) = event {
                self.played(played.consequences.turn);
            }
        }
        events
    }

    /// Handles a turn at the board.
    fn played(self, turn: Turn) {
        let tried = self.retrying.read_untracked().as_ref().map(|retrying| {
            // The turn is legal, since the table has played it.
            retrying.present().try_turn(turn, self.effort.get_untracked())
        });
        match tried {
            None => self.study.update(|study| drop(study.play(turn))),
            Some(Tried::Known(verdict)) => self.set_retry_state(RetryState::Judged(verdict)),
            Some(Tried::Ask(question)) => {
                self.set_retry_state(RetryState::Judging);
                self.engine.judge(*question);
            }
        }
    }

    /// Sets the board to the present position of the study.
    pub(super) fn show(self) {
        let study = self.study.read_untracked();
        let table = table_at(study.record().start(), &study.line());
        drop(study);
        self.board.replace(table);
    }

    /// Plays a turn at the board, with animation and sound.
    fn make(self, turn: Turn) {
        let confirm = self.board.page.settings.read_untracked().confirm;
        self.board.table.update(|table| {
            // An unfinished turn is dropped.
            table.act(Intent::Claim(None), browser::now());
            table.set_confirm(false);
        });
        self.board.act(Intent::Type(turn.to_string()));
        self.board.table.update(|table| table.set_confirm(confirm));
    }

    /// Shows a message.
    pub(super) fn say(self, text: String, refusal: bool) {
        self.board.message.set(Some(Message { text, refusal }));
    }
}

/// # Navigation and changes
impl StudyRoom {
    /// Navigates in the study, and shows the position.
    pub(super) fn go(self, step: impl FnOnce(&mut Study) -> bool) {
        if self.retrying.read_untracked().is_some() {
            return;
        }
        // Notifies only if something changed.
        let moved = self.study.try_update_untracked(step).unwrap_or(false);
        if moved {
            self.study.notify();
            self.show();
        }
    }

    /// Changes something that the board does not show.
    pub(super) fn change(self, change: impl FnOnce(&mut Study) -> bool) {
        if self.study.try_update_untracked(change).unwrap_or(false) {
            self.study.notify();
        }
    }

    /// One turn forward, with its animation.
    pub(super) fn forward(self) {
        let study = self.study.read_untracked();
        let next = study.record().children(study.place()).first().map(|&next| study.record().node(next).turn());
        drop(study);
        if let Some(turn) = next.filter(|_| self.retrying.read_untracked().is_none()) {
            self.make(turn);
        }
    }

    /// One turn back.
    pub(super) fn back(self) {
        self.go(Study::back);
    }

    /// Plays a line from the present position.
    pub(super) fn play_line(self, turns: &[Turn]) {
        match turns {
            [turn] => self.make(*turn),
            _ => self.go(|study| turns.iter().all(|&turn| study.play(turn).is_ok())),
        }
    }

    /// Opens a record. The present study goes to the library, unless it is empty.
    pub(super) fn open(self, record: Record, at_end: bool) {
        let present = self.study.read_untracked().record().clone();
        let aside = present != record && (present.turn_total() > 0 || !present.comments.is_empty());
        let kept = storage::exchange(aside.then_some(&present), &record);
        // If storage fails altogether, a banner says so already, and the record is opened all the same.
        if !kept && aside && !self.board.page.storage_failed.get_untracked() {
            let text = self.board.words.get_untracked().text("library-study-stays");
            self.trouble.set(Some(Trouble { text, unread: None }));
            return;
        }
        self.retrying.set(None);
        self.engine.stop();
        self.engine.review.set(None);
        self.trouble.set(None);
        let words = self.board.words.get_untracked();
        let mut said = words.with("study-opened", [("game", study::say::game(&words, &record).into())]);
        if aside {
            said = format!("{said} {}", words.text("study-put-aside"));
        }
        let mut study = Study::new(record);
        if at_end {
            study.to_end();
        }
        self.study.set(study);
        self.show();
        self.say(said, false);
    }

    /// Opens a new study with a random start.
    pub(super) fn open_fresh(self, variant: Variant) {
        self.open(fresh(variant), false);
    }

    /// The name of a player.
    pub(super) fn name(self, player: Player) -> String {
        study::say::player(&self.board.words.get(), self.study.read().record(), player)
    }
}

/// # Retried mistakes
impl StudyRoom {
    /// Begins to retry the mistakes of a player.
    pub(super) fn retry(self, player: Player) {
        let all = self.engine.review.read_untracked().as_ref().map(|review| review.retries(Some(player)));
        let all = all.unwrap_or_default();
        if !all.is_empty() {
            self.engine.stop();
            self.retrying.set(Some(Retrying { all, at: 0, state: RetryState::Trying }));
            self.set_up_mistake();
        }
    }

    /// Sets up the position of the present mistake.
    pub(super) fn set_up_mistake(self) {
        self.set_retry_state(RetryState::Trying);
        self.engine.verdict.set(None);
        let position = self.retrying.read_untracked().as_ref().map(|retrying| retrying.present().position);
        if let Some(position) = position {
            self.board.replace(table_at(&position, &[]));
        }
    }

    /// Goes to the next mistake, or back to the study after the last.
    pub(super) fn next_mistake(self) {
        let last = self.retrying.read_untracked().as_ref().is_none_or(|it| it.at + 1 >= it.all.len());
        if last {
            return self.leave_mistakes();
        }
        self.retrying.update(|retrying| {
            if let Some(retrying) = retrying {
                retrying.at += 1;
            }
        });
        self.set_up_mistake();
    }

    /// Shows the better turn.
    pub(super) fn show_better(self) {
        self.set_up_mistake();
        let better = self.retrying.read_untracked().as_ref().and_then(|it| it.present().better.turns.first().copied());
        if let Some(turn) = better {
            // It needs no judgement.
            self.make(turn);
        }
        self.set_retry_state(RetryState::Shown);
    }

    /// Returns to the study.
    pub(super) fn leave_mistakes(self) {
        self.engine.stop();
        self.retrying.set(None);
        self.show();
        request_animation_frame(|| browser::focus("#study-panel button"));
    }

    fn set_retry_state(self, state: RetryState) {
        self.retrying.update(|retrying| {
            if let Some(retrying) = retrying {
                retrying.state = state;
            }
        });
    }
}

/// An empty record with a random start.
fn fresh(variant: Variant) -> Record {
    Record::new(Position::random_start(browser::random_seed(), variant))
}

/// A table for two people, after some turns.
fn table_at(start: &Position, turns: &[Turn]) -> Table {
    let mut table = Table::new(&Arrangement { start: *start, seats: PerPlayer::both(Seat::Person), control: None });
    for turn in turns {
        table.act(Intent::Type(turn.to_string()), Duration::ZERO);
    }
    table
}
