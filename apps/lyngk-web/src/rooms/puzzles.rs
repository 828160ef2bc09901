//! Puzzles: one for each day, all others, and as many as possible in three minutes.
//!
//! The room has one board, for the open puzzle or the preview of the day's. A [`PuzzleSession`] handles the intents.

mod overview;
mod paper;
mod solution;
mod solving;
mod storage;
mod storm;

use std::sync::Arc;
use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use lyngk_rules::{PerPlayer, Player, Position, Variant};
use lyngk_study::puzzle::{
    Feedback, Pending, Puzzle, PuzzleFilter, PuzzleId, PuzzleMessage, PuzzleOutcome, PuzzleResult, PuzzleSession,
    PuzzleSet, PuzzleStage, PuzzleTheme, Rating, say,
};
use lyngk_view::{Arrangement, Intent, Seat, Table, TableEvent};

use super::{RoomFrame, styled};
use crate::parts::{Judged, Judgement, Parts};
use crate::route::{Room, Route};
use crate::state::{BoardState, Message, PageState};
use crate::words::SharedWords;
use crate::{browser, day, shortcuts};
pub(crate) use solving::{RIGHT, WRONG};
use storage::Solved;

/// Path of the puzzle of the day, for the shortcut of the installed page.
const TODAY: &str = "today";
/// Path of the storm.
const STORM: &str = "storm";
/// Start of the path of all puzzles with a theme. Its name follows.
const THEME: &str = "theme/";

/// The room.
pub(crate) fn room() -> AnyView {
    view! { <RoomFrame name="puzzles" content=|words| styled("lyngk-puzzles-style", move || content(words)) /> }
        .into_any()
}

/// Loading state of the puzzles.
#[derive(Clone)]
enum File {
    Loading,
    Loaded(Arc<PuzzleSet>),
    Failed,
}

fn content(words: RwSignal<SharedWords>) -> AnyView {
    let page: PageState = expect_context();
    let file = RwSignal::new(File::Loading);
    fetch(file);
    let stored = Solved::new(page, &storage::NAMES);
    let failed = move || {
        view! {
            <div class="part-missing" role="alert" id="puzzles-missing">
                <p>{move || say::unreadable(&words.get())}</p>
                <button type="button" class="button" id="puzzles-again" on:click=move |_| fetch(file)>
                    {page.text("part-again")}
                </button>
            </div>
        }
        .into_any()
    };
    let shown = move || match file.get() {
        File::Loaded(set) if stored.is_loaded() => PuzzleRoom::new(page, words, set, stored).view(),
        File::Loading | File::Loaded(_) => ().into_any(),
        File::Failed => failed(),
    };
    view! { {move || shown()} }.into_any()
}

/// Fetches the puzzles. An unreadable file counts as failed.
fn fetch(file: RwSignal<File>) {
    spawn_local(async move {
        let text = browser::fetch_named("lyngk-puzzles").await.unwrap_or_default();
        let set = text.parse().ok().filter(|set: &PuzzleSet| !set.puzzles().is_empty());
        // The room may have been left.
        file.try_set(set.map_or(File::Failed, |set| File::Loaded(Arc::new(set))));
    });
}

/// View model of an open puzzle.
#[derive(Clone, Debug, PartialEq)]
struct PuzzleView {
    stage: PuzzleStage,
    message: Option<PuzzleMessage>,
    outcome: Option<PuzzleOutcome>,
    /// The next automatic step, and since when it is due.
    due: Option<(Duration, Pending)>,
    /// It is tried again after its end, so nothing counts.
    practice: bool,
}

/// State of the room.
#[derive(Clone, Copy)]
struct PuzzleRoom {
    board: BoardState,
    set: StoredValue<Arc<PuzzleSet>>,
    stored: Solved,
    filter: RwSignal<PuzzleFilter>,
    /// The attempt at the open puzzle.
    session: StoredValue<Option<PuzzleSession>>,
    /// Who has to find the turns.
    solver: RwSignal<Player>,
    view: RwSignal<PuzzleView>,
    /// The ratings before and after the open puzzle, if it has changed it.
    rated: RwSignal<Option<(Option<Rating>, Rating)>>,
    /// Somebody has asked for the field in which turns are typed.
    typing: RwSignal<bool>,
    /// Somebody has pressed the button that starts a storm.
    starts_storm: StoredValue<bool>,
    /// The puzzles on the print layout, with their numbers.
    printed: RwSignal<Vec<(usize, Puzzle)>>,
}

impl PuzzleRoom {
    fn new(page: PageState, words: RwSignal<SharedWords>, set: Arc<PuzzleSet>, stored: Solved) -> PuzzleRoom {
        let view = PuzzleView { stage: PuzzleStage::Open, message: None, outcome: None, due: None, practice: false };
        // Any table will do until a puzzle is open.
        let first =
            set.puzzles().first().map_or_else(|| Position::random_start(0, Variant::Standard), |it| *it.position());
        let room = PuzzleRoom {
            board: BoardState::new(page, words, picture(first)),
            set: StoredValue::new(set),
            stored,
            filter: RwSignal::new(storage::filter()),
            session: StoredValue::new(None),
            solver: RwSignal::new(Player::One),
            view: RwSignal::new(view),
            rated: RwSignal::new(None),
            typing: RwSignal::new(false),
            starts_storm: StoredValue::new(false),
            printed: RwSignal::new(Vec::new()),
        };
        room.board.hide_threats();
        provide_context(room.board);
        provide_context(Judged(Signal::derive(move || room.judged())));
        expect_context::<Parts>().accompany(room.board);
        room.board.handle_intents(move |intent, now| room.act(intent, now));
        room.run_automatic_steps();
        room.say_refusals_plainly();
        let keys = window_event_listener(ev::keydown, move |event| shortcuts::on_key(room.board, &event));
        on_cleanup(move || keys.remove());
        Effect::new(move |_| storage::save_filter(*room.filter.read()));
        room
    }

    /// The view of the address.
    fn view(self) -> AnyView {
        let route: Memo<Route> = expect_context();
        let path = Memo::new(move |before: Option<&String>| {
            let route = route.read();
            // When the room is left it keeps its view until it is gone.
            if route.room == Room::Puzzles { route.path.clone() } else { before.cloned().unwrap_or_default() }
        });
        let shown = move || {
            let path = path.read();
            if *path == STORM {
                return storm::storm(self);
            }
            let theme = path.strip_prefix(THEME);
            if let Some(theme) = storage::named(&PuzzleTheme::ALL, PuzzleTheme::name, theme) {
                self.choose_theme(theme);
                return overview::overview(self, false);
            }
            let puzzle = match path.as_str() {
                TODAY => self.of_today(),
                path => path.parse().ok().and_then(|id| self.set.get_value().get(id).cloned()),
            };
            match puzzle {
                Some(puzzle) => solving::puzzle(self, &puzzle),
                None => overview::overview(self, !path.is_empty()),
            }
        };
        view! { {move || shown()} }.into_any()
    }

    /// Chooses the puzzles with a theme: those of the chosen variant, if there are any.
    fn choose_theme(self, theme: PuzzleTheme) {
        let filter = PuzzleFilter { theme: Some(theme), difficulty: None, ..self.filter.get_untracked() };
        let has_any = self.set.get_value().matching(filter).next().is_some();
        self.filter.set(if has_any { filter } else { PuzzleFilter { variant: None, ..filter } });
        // The choice is below the puzzle of the day.
        set_timeout(|| browser::focus("#puzzle-next"), browser::AFTER_THE_BOARD);
    }

    /// The puzzle of the day, which is one of the standard game.
    fn of_today(self) -> Option<Puzzle> {
        self.today_in(Variant::Standard)
    }

    fn today_in(self, variant: Variant) -> Option<Puzzle> {
        self.set.get_value().of_day(day::since_1970(), variant).cloned()
    }

    /// Shows a table without an attempt.
    fn show(self, table: Table) {
        self.session.set_value(None);
        self.board.replace(table);
    }

    /// Starts an attempt at a puzzle.
    fn begin(self, puzzle: Puzzle, practice: bool) {
        storage::add(self.stored, &[PuzzleResult::Opened(puzzle.id())]);
        self.rated.set(None);
        self.solver.set(puzzle.player());
        let session = PuzzleSession::new(puzzle);
        self.board.replace(session.table());
        self.session.set_value(Some(session));
        self.view.update(|view| {
            *view = PuzzleView { stage: PuzzleStage::Open, message: None, outcome: None, due: None, practice };
        });
    }

    /// Shows the end of the puzzle, as it was when its study was opened.
    fn come_back(self, end: storage::End) {
        let storage::End { is_solved, outcome, practice } = end;
        // Until the end is there, nothing counts a second time.
        self.view.update(|view| view.practice = true);
        self.ask(if is_solved { PuzzleSession::solve } else { PuzzleSession::give_up });
        self.view.update(|view| (view.practice, view.outcome) = (practice, Some(outcome)));
    }

    /// Keeps the end of the puzzle for the way back from its study.
    fn leave_for_study(self, id: PuzzleId) {
        let PuzzleView { stage, outcome, practice, .. } = self.view.get_untracked();
        if let Some(outcome) = outcome.filter(|_| stage != PuzzleStage::Open) {
            storage::leave(id, storage::End { is_solved: stage != PuzzleStage::GivenUp, outcome, practice });
        }
    }

    /// Handles an intent at the board.
    fn act(self, intent: Intent, now: Duration) -> Vec<TableEvent> {
        // A tick may play the opponent's reply.
        let quiet = intent.is_quiet() && intent != Intent::Tick;
        let mut events = Vec::new();
        self.session.update_value(|session| {
            if let Some(session) = session {
                self.board.table.update(|table| events = session.act(table, intent, now));
            }
        });
        if !quiet {
            self.update_view(events.iter().any(|event| matches!(event, TableEvent::Played(_))));
        }
        events
    }

    /// Asks for a hint or the solution.
    fn ask(self, ask: fn(&mut PuzzleSession, &mut Table, Duration)) {
        self.board.message.set(None);
        self.board.end_animations();
        self.session.update_value(|session| {
            if let Some(session) = session {
                self.board.table.update(|table| ask(session, table, browser::now()));
            }
        });
        self.update_view(false);
        self.board.changed();
    }

    /// What is said about the last turn. Reactive.
    fn judged(self) -> Option<Judgement> {
        match self.view.read().message.as_ref()? {
            PuzzleMessage::Feedback(Feedback::Wrong(_)) => Some(Judgement::Wrong),
            PuzzleMessage::Feedback(Feedback::Right { .. }) => Some(Judgement::Right),
            PuzzleMessage::Feedback(Feedback::Solved) => Some(Judgement::Solved),
            PuzzleMessage::Feedback(Feedback::Over) | PuzzleMessage::Hint(_) | PuzzleMessage::Solution(_) => None,
        }
    }

    /// Updates the view model, and stores progress.
    fn update_view(self, played: bool) {
        let before = self.view.get_untracked();
        let Some((puzzle, next, now)) = self.session.with_value(|session| {
            let session = session.as_ref()?;
            let attempt = session.attempt();
            let message = session.message().cloned();
            let now = PuzzleView { stage: attempt.stage(), message, outcome: attempt.outcome(), ..before.clone() };
            Some((attempt.puzzle().clone(), session.pending(), now))
        }) else {
            return;
        };
        // A step becomes due with a turn.
        let due = next.and_then(|next| if played { Some((browser::now(), next)) } else { before.due });
        let now = PuzzleView { due, ..now };
        if now == before {
            return;
        }
        let outcome = now.outcome.filter(|_| before.outcome.is_none() && !now.practice);
        self.view.set(now);
        if let Some(outcome) = outcome {
            self.record(&puzzle, outcome);
        }
    }

    /// Stores the outcome of an attempt.
    fn record(self, puzzle: &Puzzle, outcome: PuzzleOutcome) {
        let rating = || self.stored.progress.read_untracked().rating();
        let before = rating();
        let is_todays = self.of_today().is_some_and(|of_day| of_day.id() == puzzle.id());
        let tried = PuzzleResult::Tried { id: puzzle.id(), rating: puzzle.rating(), outcome };
        let of_day = is_todays.then(|| PuzzleResult::Day { day: day::since_1970(), outcome });
        storage::add(self.stored, &[Some(tried), of_day].into_iter().flatten().collect::<Vec<_>>());
        self.rated.set(rating().filter(|_| rating() != before).map(|now| (before, now)));
    }

    /// Leaves the notation of a refused turn out: beginners do not know it, and others see it on the board.
    fn say_refusals_plainly(self) {
        let message = self.board.message;
        Effect::new(move |_| {
            let plain = message.read().as_ref().filter(|said| said.refusal || said.instead).and_then(|said| {
                let plain = say::refusal(&self.board.words.get(), &said.text);
                (said.instead || plain != said.text).then(|| plain.to_owned())
            });
            if let Some(text) = plain {
                message.set(Some(Message { text, refusal: true, instead: false }));
            }
        });
    }

    /// Runs automatic steps, such as replies, after a pause.
    fn run_automatic_steps(self) {
        let due = Memo::new(move |_| self.view.read().due);
        Effect::new(move |_| {
            let Some(waited) = due.get() else { return };
            let pause = match waited.1 {
                Pending::Reply(_) => 700,
                Pending::Answer(_) => 1_000,
                // A wrong turn stays until its reason has been read.
                Pending::Back => return,
            };
            let happen = move || {
                // A person may have acted meanwhile, or left.
                if due.try_get_untracked().flatten() == Some(waited) {
                    self.board.act(Intent::Tick);
                }
            };
            set_timeout(happen, Duration::from_millis(pause));
        });
    }
}

/// A table that only shows a position.
fn picture(position: Position) -> Table {
    Table::new(&Arrangement { start: position, seats: PerPlayer::both(Seat::Script), control: None })
}

/// Focuses the heading.
fn focus_heading() {
    request_animation_frame(|| browser::focus("#room-title"));
}
