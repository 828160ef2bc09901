//! State of the study room: a study and its board.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use lyngk_game::tags;
use lyngk_rules::{Mark, NodeId, PerPlayer, Player, Point, Position, Record, Turn, Variant};
use lyngk_study::review::{Grade, Moment};
use lyngk_study::study::{TextError, merge_texts};
use lyngk_study::{Analysis, Effort, EntryKind, Finding, Inspection, Remark, Review, Study, Tried, study};
use lyngk_view::{Intent, Table, TableEvent, say};

use super::chapters::OpenChapters;
use super::drill::Drilling;
use super::engine::{EngineTask, StudyEngine};
use super::keeper::{Keeper, Opened, Source};
use super::players::Players;
use super::retry::{RetryState, Retrying};
use super::share::{PictureOptions, Printed};
use super::source::Draft;
use super::tab::Tab;
use crate::reviews::{self, QUICK};
use crate::state::{BoardState, Message, PageState};
use crate::words::SharedWords;
use crate::{browser, library};

/// State of the study room.
#[derive(Clone, Copy)]
pub(super) struct StudyRoom {
    /// The board of the study.
    pub(super) board: BoardState,
    pub(super) study: RwSignal<Study>,
    /// Number of studies that were opened.
    openings: RwSignal<u32>,
    pub(super) keeper: Keeper,
    /// The chapters of the study.
    pub(super) chapters: OpenChapters,
    pub(super) engine: StudyEngine,
    /// Whether the game was played here, so that one of the players is "you".
    is_own: RwSignal<bool>,
    /// Arrows at a position of the main line: the number of turns before it, and their paths.
    pub(super) marked: RwSignal<Option<(usize, Vec<Vec<Point>>)>>,
    /// The moment of the review that is told, by the number of turns before it.
    pub(super) moment: RwSignal<Option<usize>>,
    /// Mistakes whose better turn has been shown, by the number of turns before them.
    pub(super) revealed: RwSignal<Vec<usize>>,
    /// The moments of the review, of both players. None if it is of another line.
    pub(super) moments: Memo<Vec<Moment>>,
    /// Marks of the review at the turns of the main line.
    pub(super) review_marks: Memo<Vec<(NodeId, ReviewMark)>>,
    /// Mistakes that are being retried.
    pub(super) retrying: RwSignal<Option<Retrying>>,
    /// The lesson that is under way.
    pub(super) drilling: RwSignal<Option<Drilling>>,
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
    /// The button that has just copied something.
    pub(super) copied: RwSignal<Option<&'static str>>,
    /// A confirmation in the message line, and what it is about: it goes when that has changed.
    confirmed: StoredValue<Option<(String, Subject)>>,
    /// The verdict of the review in the message line: the number of turns before its turn, and the text.
    told: StoredValue<Option<(usize, String)>>,
    /// What is laid out for print.
    pub(super) printing: RwSignal<Option<Printed>>,
    /// The comment on the present turn, while it is typed and not in the study yet.
    pub(super) typed_comment: StoredValue<Option<String>>,
    /// What is wrong with it.
    pub(super) comment_problem: RwSignal<Option<TextError>>,
    /// The text of the record, while it is edited and not applied yet.
    pub(super) draft: RwSignal<Option<Draft>>,
}

/// What a confirmation is about: the version of the record, and the place in it.
type Subject = ((u32, u32), Option<NodeId>);

/// An unreadable link or study.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Trouble {
    /// The message.
    pub(super) text: String,
    /// The unreadable text, to download.
    pub(super) unread: Option<String>,
}

impl StudyRoom {
    /// The room with the study that was open last, or a new one.
    pub(super) fn new(page: PageState, words: RwSignal<SharedWords>, opened: Opened) -> StudyRoom {
        let keeper = Keeper::new(&opened);
        let Opened { study, unread, is_own, .. } = opened;
        let players = Players::of(&words.read_untracked(), study.record(), is_own);
        let table = players.table(study.record().start(), &study.line());
        let trouble = unread.map(|(problem, text)| {
            let words = words.read_untracked();
            let reason = study::say::import_error(&words, &problem).into();
            Trouble { text: words.with("study-broken", [("reason", reason)]), unread: Some(text) }
        });
        let engine = StudyEngine::new();
        let study = RwSignal::new(study);
        let moments = Memo::new(move |_| {
            let (study, review) = (study.read(), engine.review.read());
            review.as_ref().filter(|review| covers(&study, review)).map(|it| it.moments(None)).unwrap_or_default()
        });
        let room = StudyRoom {
            board: BoardState::new(page, words, table),
            study,
            openings: RwSignal::new(0),
            keeper,
            chapters: OpenChapters::new(),
            engine,
            is_own: RwSignal::new(is_own),
            marked: RwSignal::new(None),
            moment: RwSignal::new(None),
            revealed: RwSignal::new(Vec::new()),
            moments,
            review_marks: Memo::new(move |_| review_marks(&study.read(), &moments.read())),
            retrying: RwSignal::new(None),
            drilling: RwSignal::new(None),
            trouble: RwSignal::new(trouble),
            effort: RwSignal::new(QUICK),
            gauging: RwSignal::new(false),
            tab: RwSignal::new(Tab::Notes),
            picture_options: PictureOptions::new(),
            copied: RwSignal::new(None),
            confirmed: StoredValue::new(None),
            told: StoredValue::new(None),
            printing: RwSignal::new(None),
            typed_comment: StoredValue::new(None),
            comment_problem: RwSignal::new(None),
            draft: RwSignal::new(Draft::kept(keeper.id(), study.read_untracked().record())),
        };
        room.board.handle_intents(move |intent, now| room.act(intent, now));
        room.register_effects();
        room.show_stored_review();
        room
    }

    /// Registers the effects: storage, analysis of the present position, arrows, gauges, verdicts.
    fn register_effects(self) {
        self.keeper.follow(self);
        self.chapters.follow(self);
        let position = Memo::new(move |_| *self.study.read().position());
        Effect::new(move |_| {
            let position = position.get();
            if self.engine.task.get_untracked() == EngineTask::Analysis {
                self.engine.analyse(position);
            }
        });
        let subject = Memo::new(move |_| self.subject());
        Effect::new(move |_| {
            let now = subject.get();
            if self.confirmed.with_value(|confirmed| confirmed.as_ref().is_some_and(|(_, of)| *of != now)) {
                self.retract();
            }
        });
        let tab = Memo::new(move |_| self.tab.get());
        Effect::new(move |before: Option<()>| {
            let _ = tab.get();
            if before.is_some() {
                self.retract();
            }
        });
        Effect::new(move |_| {
            let moments = self.moments.get();
            self.renew_told(&moments);
        });
        let arrows = Memo::new(move |_| self.arrows());
        Effect::new(move |_| self.board.pointed.set(arrows.get()));
        let players = Memo::new(move |_| self.players());
        Effect::new(move |before: Option<()>| {
            let players = players.get();
            // The first table has them.
            if before.is_some() {
                self.board.table.update(|table| players.name(table));
                self.board.changed();
            }
        });
        let reviewed = Memo::new(move |_| self.engine.review.read().as_ref().map(Review::progress));
        Effect::new(move |_| {
            if reviewed.get().is_some_and(|(done, total)| done == total) {
                self.save_review();
            }
        });
        on_cleanup(move || self.save_review());
        let gauges = Memo::new(move |_| super::outlook::gauges(self));
        Effect::new(move |_| self.board.overlay.set(gauges.get()));
        Effect::new(move |_| {
            if let Some(verdict) = self.engine.verdict.get() {
                self.set_retry_state(RetryState::Judged(verdict));
            }
        });
    }

    /// The arrows on the board: the threat that was asked for, those of the moment that the review tells, or those of the analysis.
    /// Reactive.
    fn arrows(self) -> Vec<Vec<Point>> {
        if let Some(Finding::Threat(threat)) = self.engine.inspection.read().as_ref().and_then(Inspection::finding) {
            return vec![threat.path()].into_iter().filter(|path| !path.is_empty()).collect();
        }
        let here = self.main_ply().filter(|_| self.tab.get() == Tab::Review && self.retrying.read().is_none());
        if let Some((_, paths)) = self.marked.read().as_ref().filter(|(ply, _)| Some(*ply) == here) {
            return paths.clone();
        }
        let analysis = self.engine.analysis.read();
        analysis.iter().flat_map(Analysis::arrows).map(|arrow| arrow.path).collect()
    }

    /// Reviews the main line. Goes on with a stored review that was stopped, and shows one that is finished.
    pub(super) fn review(self) {
        self.load_review(move |stored| match stored {
            Some(review) if review.is_complete() => self.engine.review.set(Some(review)),
            Some(review) => self.engine.review(review),
            None => self.review_again(),
        });
    }

    /// Shows the stored review of the main line, if it is finished.
    fn show_stored_review(self) {
        self.load_review(move |stored| {
            let finished = stored.filter(Review::is_complete);
            if finished.is_some() && self.engine.review.read_untracked().is_none() {
                self.engine.review.set(finished);
            }
        });
    }

    /// Loads the stored review of the main line, unless another record is opened meanwhile.
    fn load_review(self, then: impl FnOnce(Option<Review>) + 'static) {
        let record = self.study.read_untracked().record().clone();
        spawn_local(async move {
            let stored = reviews::load(&record).await;
            let line = |record: &Record| record.main_line().map(|id| record.node(id).turn()).collect::<Vec<_>>();
            let is_same = |open: &Record| open.start() == record.start() && line(open) == line(&record);
            // The room may have been left.
            if self.study.try_read_untracked().is_some_and(|study| is_same(study.record())) {
                then(stored);
            }
        });
    }

    /// Reviews the main line from the beginning.
    pub(super) fn review_again(self) {
        self.revealed.set(Vec::new());
        self.engine.review(Review::new(self.study.read_untracked().record(), self.effort.get_untracked()));
    }

    fn save_review(self) {
        let (Some(study), Some(review)) = (self.study.try_read_untracked(), self.engine.review.try_read_untracked())
        else {
            return;
        };
        let Some(review) = review.as_ref().filter(|review| fits(&study, review)).cloned() else { return };
        let (record, page) = (study.record().clone(), self.board.page);
        spawn_local(async move {
            if reviews::save(&record, &review).await.is_err() {
                page.storage_failed.set(true);
            }
        });
    }

    /// The players. Reactive.
    pub(super) fn players(self) -> Players {
        Players::of(&self.board.words.get(), self.study.read().record(), self.is_own.get())
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
            _ if !waits || !self.is_open_to_tries(&intent) => return Vec::new(),
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

    /// Whether the board takes input: in a lesson only where a move is to be found, or if the lesson itself plays.
    fn is_open_to_tries(self, intent: &Intent) -> bool {
        let drilling = self.drilling.read_untracked();
        let is_lesson = matches!(intent, Intent::Type(_) | Intent::Claim(None));
        drilling.as_ref().is_none_or(|drilling| drilling.waits() || is_lesson && drilling.drill.reply().is_some())
    }

    /// Handles a turn at the board.
    fn played(self, turn: Turn) {
        if self.drilling.read_untracked().is_some() {
            return self.tried(turn);
        }
        let tried = self.retrying.read_untracked().as_ref().map(|retrying| {
            // The turn is legal, since the table has played it.
            retrying.present().try_turn(turn, self.effort.get_untracked())
        });
        match tried {
            None => {
                self.leave_comment();
                self.study.update(|study| drop(study.play(turn)));
            }
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
        let table = untrack(|| self.players()).table(study.record().start(), &study.line());
        drop(study);
        self.board.replace(table);
    }

    /// Plays a turn at the board, with animation and sound.
    pub(super) fn make(self, turn: Turn) {
        let confirm = self.board.page.settings.read_untracked().confirm;
        self.board.table.update(|table| {
            // An unfinished turn is dropped.
            table.act(Intent::Claim(None), browser::now());
            table.set_confirm(false);
        });
        self.board.act(Intent::Type(turn.to_string()));
        self.board.table.update(|table| table.set_confirm(confirm));
    }

    /// Waits for something. Returns `None` if the room has been left meanwhile.
    pub(super) async fn unless_left<T>(self, waiting: impl Future<Output = T>) -> Option<T> {
        browser::unless_left(self.study, waiting).await
    }

    /// What the person sees: the version of the record, and the place in it. Reactive.
    pub(super) fn subject(self) -> Subject {
        (self.version(), self.study.read().place())
    }

    /// Shows a message about the present version and place, until they change.
    pub(super) fn confirm(self, text: String) {
        self.confirmed.set_value(Some((text.clone(), untrack(|| self.subject()))));
        self.say(text, false);
    }

    /// Removes the confirmation of something that has changed.
    pub(super) fn retract(self) {
        let Some((text, _)) = self.confirmed.try_update_value(Option::take).flatten() else { return };
        self.board.unsay(&text);
        self.copied.set(None);
    }

    /// Shows a message. One that refuses nothing goes after a while.
    pub(super) fn say(self, text: String, refusal: bool) {
        if !refusal {
            fade(self.board, text.clone());
        }
        self.board.message.set(Some(Message { text, refusal, instead: false }));
    }

    /// Tells the review's verdict on a turn, which stays until the next step.
    fn tell(self, moment: &Moment) {
        let text = untrack(|| super::mistakes::in_short(self, moment));
        self.told.set_value(Some((moment.ply(), text.clone())));
        self.board.say(text);
    }

    /// Replaces a verdict that is told when another review judges the turn in another way.
    fn renew_told(self, moments: &[Moment]) {
        let Some((ply, text)) = self.told.get_value() else { return };
        let moment = moments.iter().find(|moment| moment.ply() == ply);
        if moment.is_some_and(|moment| untrack(|| super::mistakes::in_short(self, moment)) == text) {
            return;
        }
        self.board.unsay(&text);
        let is_free = self.board.message.read_untracked().is_none() && untrack(|| self.main_ply()) == Some(ply + 1);
        match moment.filter(|_| is_free) {
            Some(moment) => self.tell(moment),
            None => self.told.set_value(is_free.then(|| (ply, String::new()))),
        }
    }
}

/// # Navigation and changes
impl StudyRoom {
    /// What changes with the record, and does not with the place in it. Reactive.
    pub(super) fn version(self) -> (u32, u32) {
        (self.openings.get(), self.study.read().edits())
    }

    /// Navigates in the study, and shows the position.
    pub(super) fn go(self, step: impl FnOnce(&mut Study) -> bool) {
        if self.is_trying() {
            return;
        }
        self.leave_comment();
        // Notifies only if something changed.
        let moved = self.study.try_update_untracked(step).unwrap_or(false);
        if moved {
            self.study.notify();
            self.show();
        }
    }

    /// Stores the typed comment in the study, or reports what is wrong with it.
    pub(super) fn take_comment(self) {
        let Some(text) = self.typed_comment.try_update_value(Option::take).flatten() else { return };
        let taken = self.study.try_update_untracked(|study| study.set_remark(Remark::After, &text));
        match taken {
            Some(Ok(())) => {
                self.comment_problem.set(None);
                self.study.notify();
            }
            Some(Err(problem)) => {
                self.comment_problem.set(Some(problem));
                self.typed_comment.set_value(Some(text));
            }
            None => (),
        }
    }

    /// Stores the typed comment before the study moves to another turn. LGN cannot hold a closing brace: both braces become
    /// parentheses then, so that they still match, and a message says so.
    pub(super) fn leave_comment(self) {
        let mut is_replaced = false;
        self.typed_comment.try_update_value(|typed| {
            if let Some(text) = typed.as_mut().filter(|text| text.contains('}')) {
                *text = text.replace('{', "(").replace('}', ")");
                is_replaced = true;
            }
        });
        self.take_comment();
        if is_replaced {
            let text = self.board.words.get_untracked().text("study-brace-replaced");
            // After the step that the comment is left for, which clears the message.
            set_timeout(
                move || drop(self.board.message.try_set(Some(Message { text, refusal: false, instead: false }))),
                Duration::ZERO,
            );
        }
    }

    /// Whether mistakes are retried, or a lesson is under way: then the board does not show the study.
    pub(super) fn is_trying(self) -> bool {
        self.retrying.read_untracked().is_some() || self.drilling.read_untracked().is_some()
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
        if let Some(turn) = next.filter(|_| !self.is_trying()) {
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
            _ => self.go(|study| study.play_line(turns)),
        }
    }

    /// The number of turns before the present position, if it is in the main line. Reactive.
    pub(super) fn main_ply(self) -> Option<usize> {
        let study = self.study.read();
        let Some(place) = study.place() else { return Some(0) };
        study.record().main_line().position(|id| id == place).map(|index| index + 1)
    }

    /// Goes to the position after a number of turns of the main line.
    pub(super) fn go_to_turn(self, ply: usize) {
        self.go(|study| {
            let place = ply.checked_sub(1).and_then(|before| study.record().main_line().nth(before));
            study.go_to(place)
        });
    }

    /// Goes to a turn in the list of moves. If the review has marked it, its reason is told.
    pub(super) fn go_to_node(self, node: Option<NodeId>) {
        let ply = self.study.read_untracked().record().main_line().position(|id| Some(id) == node);
        let moment = self.moments.read_untracked().iter().find(|moment| Some(moment.ply()) == ply).cloned();
        if moment.is_some() {
            self.moment.set(ply);
        }
        self.go(|study| study.go_to(node));
        // The review itself tells it beside the board.
        if let Some(moment) = moment.filter(|_| self.tab.get_untracked() != Tab::Review && !self.is_trying()) {
            self.tell(&moment);
        }
    }

    /// The number of the move with this many turns before it, as in the list of moves.
    pub(super) fn move_number(self, ply: usize) -> usize {
        let second = self.study.read().record().start().to_move() == Player::Two;
        usize::midpoint(ply, usize::from(second)) + 1
    }

    /// Opens a record. The present study is in the library, unless it is empty or an unchanged game.
    pub(super) fn open(self, record: Record, source: Source, at_end: bool) {
        let aside = self.study.read_untracked().record() != &record && self.keeper.id().is_some();
        let mut study = Study::new(record);
        if at_end {
            study.to_end();
        }
        self.replace(study, source);
        self.chapters.reload(self);
        let words = self.board.words.get_untracked();
        let names = PerPlayer::from_fn(|player| untrack(|| self.name(player)));
        let game = study::say::game_between(&words, self.study.read_untracked().record(), &names);
        let mut said = words.with("study-opened", [("game", game.into())]);
        if aside {
            said = format!("{said} {}", words.text("study-put-aside"));
        }
        self.say(said, false);
    }

    /// Goes on with another study.
    pub(super) fn replace(self, study: Study, source: Source) {
        self.leave_comment();
        self.chapters.leave(self.keeper.id(), &self.study.read_untracked());
        self.keeper.open(self, &study, source);
        self.retrying.set(None);
        self.drilling.set(None);
        self.engine.stop();
        let record = study.record();
        self.engine.review.set(None);
        self.trouble.set(None);
        self.marked.set(None);
        self.moment.set(None);
        self.revealed.set(Vec::new());
        let is_game = matches!(source, Source::Entry { kind: EntryKind::Game, .. });
        let is_own = is_game || library::is_on_board(record);
        self.is_own.set(is_own);
        if !is_own {
            self.find_owner(record.clone());
        }
        self.openings.update(|count| *count += 1);
        self.study.set(study);
        self.draft.set(Draft::kept(self.keeper.id(), self.study.read_untracked().record()));
        self.show_stored_review();
        self.show();
    }

    /// Opens a new study with a random start.
    pub(super) fn open_fresh(self, variant: Variant) {
        self.open(fresh(variant), Source::Unstored, false);
    }

    /// Finds out whether the record is of a game in the library. Until then nobody is "you".
    fn find_owner(self, record: Record) {
        spawn_local(async move {
            let is_own = library::is_own(&record).await;
            let is_open = self.study.try_read_untracked().is_some_and(|study| study.record().start() == record.start());
            if is_own && is_open && !self.is_trying() {
                self.is_own.set(true);
                // The table has other seats now.
                self.show();
            }
        });
    }

    /// Shows another version of the study, in which another tab has changed something.
    pub(super) fn adopt(self, record: Record) {
        let written = || self.study.read_untracked().remark(Remark::After);
        let (before, place) = (written(), self.study.read_untracked().line());
        self.study.update_untracked(|study| study.adopt(record));
        let is_there = self.study.read_untracked().line() == place;
        // Before the field shows the other version: what is being typed goes into it.
        self.typed_comment.update_value(|typed| {
            if let Some(text) = typed.as_mut().filter(|_| is_there) {
                *text = merge_texts(&before, text, &written());
            }
        });
        self.study.notify();
        if !self.is_trying() {
            self.show();
        }
    }

    /// Says that the study is now a copy, as another tab has changed the same things.
    pub(super) fn say_copied(self) {
        let words = self.board.words.get_untracked();
        let name = self.study.read_untracked().record().tag(tags::NAME).unwrap_or_default().to_owned();
        let text = words.with("study-copied", [("name", name.into())]);
        self.trouble.set(Some(Trouble { text, unread: None }));
    }

    /// The name of a player, or "You". Reactive.
    pub(super) fn name(self, player: Player) -> String {
        let words = self.board.words.get();
        self.board.with_table(|table| say::player(&words, table, player))
    }

    /// Whether a player is the person at this device. Reactive.
    pub(super) fn is_you(self, player: Player) -> bool {
        self.board.with_table(Table::only_person) == Some(player)
    }
}

/// Whether a review is of the present main line.
fn fits(study: &Study, review: &Review) -> bool {
    covers(study, review) && study.record().main_line().count() == review.line().count()
}

/// Whether a review is of the present main line, or of its beginning: turns that were added at its end change nothing before them.
pub(super) fn covers(study: &Study, review: &Review) -> bool {
    let mut main = study.record().main_line().map(|id| study.record().node(id).turn());
    review.line().all(|turn| main.next() == Some(turn))
}

/// The mark of an error, or none where a stack was given away.
pub(super) type ReviewMark = Option<Mark>;

/// The marks of a review's moments, at the turns of the main line that have none of their own.
fn review_marks(study: &Study, moments: &[Moment]) -> Vec<(NodeId, ReviewMark)> {
    let main: Vec<NodeId> = study.record().main_line().collect();
    let mark = |moment: &Moment| {
        let &node = main.get(moment.ply())?;
        let is_marked = study.record().node(node).marks.iter().any(|mark| mark.suffix().is_some());
        (!is_marked).then(|| (node, moment.error().and_then(Grade::mark)))
    };
    moments.iter().filter_map(mark).collect()
}

/// How long a message stands, and for each of its letters.
const STANDS: Duration = Duration::from_secs(5);
const LETTER: Duration = Duration::from_millis(60);

/// Removes a message after a while, unless another one has taken its place.
fn fade(board: BoardState, text: String) {
    let time = STANDS.max(LETTER * text.chars().count() as u32);
    let remove = move || {
        if board.message.try_read_untracked().is_some() {
            board.unsay(&text);
        }
    };
    set_timeout(remove, time);
}

/// An empty record with a random start.
pub(super) fn fresh(variant: Variant) -> Record {
    Record::new(Position::random_start(browser::random_seed(), variant))
}
