//! Storm: as many puzzles as possible in three minutes.

use std::time::Duration;

use leptos::prelude::*;
use lyngk_picture::Picture;
use lyngk_rules::Position;
use lyngk_study::puzzle::{Feedback, PuzzleId, PuzzleMessage, PuzzleResult, PuzzleStorm, STORM_TIME, say};
use lyngk_view::{Compass, say as view_say};

use super::overview::{address, kind};
use super::solving::mark_judgement;
use super::{PuzzleRoom, focus_heading, storage};
use crate::board::Board;
use crate::browser;
use crate::icon::{self, Icon};
use crate::panels::{ClaimTray, PlayerPanel, Status};
use crate::rooms::picture_style;
use crate::route::Room;

/// How often the clock is looked at.
const TICK: Duration = Duration::from_millis(200);
/// How long a solved puzzle stays, and one that was missed.
const SOLVED_STAYS: Duration = Duration::from_millis(400);
const MISSED_STAYS: Duration = Duration::from_millis(1_100);

/// State of the storm.
#[derive(Clone, Copy)]
struct StormRoom {
    room: PuzzleRoom,
    stage: RwSignal<Stage>,
    storm: StoredValue<Option<PuzzleStorm>>,
    /// The puzzle on the board.
    puzzle: RwSignal<Option<PuzzleId>>,
    /// The time left, for the clock.
    left: RwSignal<Duration>,
    solved: RwSignal<usize>,
    /// Whether the last puzzle was solved.
    last: RwSignal<Option<bool>>,
    is_best: RwSignal<bool>,
    /// The time that each puzzle took, at the end.
    pace: RwSignal<Option<Duration>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Ready,
    Running,
    Over,
}

/// The storm, from its explanation to its result.
pub(super) fn storm(room: PuzzleRoom) -> AnyView {
    let storm = StormRoom {
        room,
        stage: RwSignal::new(Stage::Ready),
        storm: StoredValue::new(None),
        puzzle: RwSignal::new(None),
        left: RwSignal::new(STORM_TIME),
        solved: RwSignal::new(0),
        last: RwSignal::new(None),
        is_best: RwSignal::new(false),
        pace: RwSignal::new(None),
    };
    storm.judge();
    storm.run_clock();
    if room.starts_storm.try_update_value(std::mem::take).unwrap_or_default() {
        storm.start();
    }
    let shown = move || match storm.stage.get() {
        Stage::Ready => ready(storm),
        Stage::Running => running(storm),
        Stage::Over => over(storm),
    };
    view! { {move || shown()} }.into_any()
}

impl StormRoom {
    fn start(self) {
        let room = self.room;
        let set = room.set.get_value();
        let recent: Vec<PuzzleId> = room.stored.progress.read_untracked().recent().collect();
        let (filter, seed) = (room.filter.get_untracked(), browser::random_seed());
        let storm = PuzzleStorm::new(&set, filter, &recent, seed, browser::now());
        self.storm.set_value(Some(storm));
        self.left.set(STORM_TIME);
        self.solved.set(0);
        self.last.set(None);
        self.stage.set(Stage::Running);
        self.next();
    }

    /// Opens the next puzzle. After the last one the storm is over.
    fn next(self) {
        let next = self.storm.with_value(|storm| storm.as_ref().and_then(PuzzleStorm::puzzle));
        match next.and_then(|id| self.room.set.get_value().get(id).cloned()) {
            Some(puzzle) => {
                self.puzzle.set(Some(puzzle.id()));
                // What was said about the last puzzle would look like a judgement of this one.
                self.last.set(None);
                // A storm changes neither rating nor streak.
                self.room.begin(puzzle, true);
            }
            None => self.end(),
        }
    }

    fn end(self) {
        let solved = self.solved.get_untracked() as u32;
        let before = self.room.stored.progress.read_untracked().best_storm();
        self.is_best.set(solved > before);
        let pace = self.storm.with_value(|storm| storm.as_ref().and_then(|storm| storm.pace(browser::now())));
        self.pace.set(pace);
        storage::add(self.room.stored, &[PuzzleResult::Storm(solved)]);
        self.room.session.set_value(None);
        self.stage.set(Stage::Over);
        focus_heading();
    }

    /// Goes on after each answer.
    fn judge(self) {
        let judged = Memo::new(move |_| match self.room.view.read().message.as_ref()? {
            PuzzleMessage::Feedback(Feedback::Solved) => Some(true),
            PuzzleMessage::Feedback(Feedback::Wrong(_)) => Some(false),
            _ => None,
        });
        Effect::new(move |_| {
            let Some(is_solved) = judged.get() else { return };
            if self.stage.get_untracked() != Stage::Running {
                return;
            }
            if let Some(id) = self.puzzle.get_untracked().filter(|_| is_solved) {
                storage::add(self.room.stored, &[PuzzleResult::InStorm(id)]);
            }
            // Further input would be for a puzzle that is over.
            self.room.session.set_value(None);
            self.storm.update_value(|storm| {
                let Some(storm) = storm else { return };
                if is_solved {
                    storm.solve();
                } else {
                    storm.miss();
                }
                self.solved.set(storm.solved());
                self.left.set(storm.left(browser::now()));
            });
            self.last.set(Some(is_solved));
            let go_on = move || {
                // The room may have been left, or the time may be up.
                if self.stage.try_get_untracked() == Some(Stage::Running) {
                    self.next();
                }
            };
            set_timeout(go_on, if is_solved { SOLVED_STAYS } else { MISSED_STAYS });
        });
    }

    fn run_clock(self) {
        let tick = move || {
            if self.stage.try_get_untracked() != Some(Stage::Running) {
                return;
            }
            let now = browser::now();
            let left = self.storm.with_value(|storm| storm.as_ref().map_or(Duration::ZERO, |storm| storm.left(now)));
            self.left.set(left);
            if left.is_zero() {
                self.end();
            }
        };
        browser::every(TICK, tick);
    }
}

/// The link back to the puzzles, and the heading.
fn head(room: PuzzleRoom, title: &'static str) -> AnyView {
    let board = room.board;
    view! {
        <a class="room-back" id="puzzle-all" href=Room::Puzzles.address()>
            <Icon shape=icon::BACK />
            <span>{board.text("puzzle-room-all")}</span>
        </a>
        <h2 class="room-title" id="room-title" tabindex="-1">{board.text(title)}</h2>
    }
    .into_any()
}

fn best(room: PuzzleRoom) -> AnyView {
    let best = move || say::storm_best(&room.board.words.get(), &room.stored.progress.read());
    view! { {move || best().map(|best| view! { <p class="more-count" id="storm-best">{best}</p> })} }.into_any()
}

/// What to expect.
fn ready(storm: StormRoom) -> AnyView {
    let board = storm.room.board;
    focus_heading();
    view! {
        <div class="puzzles-overview storm-card">
            {head(storm.room, "storm-title")}
            <p>{board.text("storm-intro")}</p>
            {best(storm.room)}
            <p>
                <button type="button" class="button-main" id="storm-start" on:click=move |_| storm.start()>
                    {board.text("storm-start")}
                </button>
            </p>
        </div>
    }
    .into_any()
}

/// The board with clock and score.
fn running(storm: StormRoom) -> AnyView {
    let room = storm.room;
    let board = room.board;
    focus_heading();
    mark_judgement(room);
    let clock = Memo::new(move |_| {
        // Whole seconds: nobody reads tenths beside a board.
        let left = storm.left.get();
        view_say::clock(Duration::from_secs(left.as_millis().div_ceil(1000) as u64))
    });
    let puzzle = storm.puzzle;
    let task = move || {
        let puzzle = puzzle.get().and_then(|id| room.set.get_value().get(id).cloned());
        puzzle.map(|puzzle| say::task(&board.words.get(), &puzzle))
    };
    let said = move || {
        let words = board.words.get();
        storm.last.get().map(|is_solved| {
            if is_solved {
                words.with("storm-right", [("count", storm.solved.get().into())])
            } else {
                words.text("storm-wrong")
            }
        })
    };
    let mood = move || storm.last.get().map(|is_solved| if is_solved { "right" } else { "wrong" });
    view! {
        <div class="puzzle storm" id="storm" data-puzzle=move || puzzle.get().map(|id| id.to_string())>
            <div class="puzzle-head">
                {head(room, "storm-title")}
                <p class="storm-figures">
                    <span class="storm-figure" role="timer" aria-label=board.text("storm-left") id="storm-clock">
                        {move || clock.get()}
                    </span>
                    <span class="storm-figure">
                        <span>{board.text("storm-solved")}": "</span>
                        <strong id="storm-solved">{move || storm.solved.get()}</strong>
                    </span>
                </p>
            </div>
            <div class="board-box">
                <Board />
            </div>
            <div class="puzzle-side">
                <div class="puzzle-talk">
                    <div class="verdict" role="region" tabindex="0" aria-labelledby="puzzle-task" data-storm=move || mood()>
                        <p id="puzzle-task" class="verdict-task" aria-live="polite">{move || task()}</p>
                        <div class="verdict-said" aria-live="polite">
                            <p id="storm-said">{move || said()}</p>
                        </div>
                    </div>
                    <Status />
                </div>
                <div class="puzzle-actions ways">
                    <button type="button" id="storm-stop" on:click=move |_| storm.end()>{board.text("storm-stop")}</button>
                </div>
                <div class="puzzle-tray" data-claims=""><ClaimTray /></div>
                <div class="puzzle-players">
                    <PlayerPanel upper=true />
                    <PlayerPanel upper=false lead=true />
                </div>
            </div>
        </div>
    }
    .into_any()
}

/// A small drawing of a position.
fn small_picture(room: PuzzleRoom, position: Position) -> String {
    let settings = room.board.page.settings.read();
    let (style, compass) = (picture_style(&settings), Compass::new(settings.rotation));
    Picture { style, compass, coordinates: false, players: false, ..Picture::new(position) }.svg()
}

/// The result, and the puzzles that were missed.
fn over(storm: StormRoom) -> AnyView {
    let room = storm.room;
    let board = room.board;
    let result = move || say::storm_result(&board.words.get(), storm.solved.get());
    let new_best =
        move || storm.is_best.get().then(|| view! { <p id="storm-new-best">{board.text("storm-new-best")}</p> });
    let pace = move || {
        let pace = storm.pace.get()?;
        Some(view! { <p id="storm-pace">{move || say::storm_pace(&board.words.get(), pace)}</p> })
    };
    let missed =
        storm.storm.with_value(|storm| storm.as_ref().map(|storm| storm.missed().to_vec())).unwrap_or_default();
    let set = room.set.get_value();
    let item = move |id: &PuzzleId| {
        let puzzle = set.get(*id)?.clone();
        let (number, href) = (set.number(*id).unwrap_or_default(), address(&puzzle));
        let position = *puzzle.position();
        let picture = move || small_picture(room, position);
        let name = move || {
            let words = board.words.get();
            format!("{} · {}", say::number(&words, number), kind(&words, &puzzle))
        };
        Some(view! {
            <li>
                <a href=href>
                    <span class="storm-picture" aria-hidden="true" inner_html=picture></span>
                    <span>{move || name()}</span>
                </a>
            </li>
        })
    };
    let list = if missed.is_empty() {
        let none = move || (storm.solved.get() > 0).then(|| board.words.get().text("storm-none-missed"));
        view! { {move || none().map(|none| view! { <p id="storm-none-missed">{none}</p> })} }.into_any()
    } else {
        view! {
            <section class="more" aria-labelledby="storm-missed-title">
                <h3 class="part-title" id="storm-missed-title">{board.text("storm-missed")}</h3>
                <ul class="storm-missed" id="storm-missed">{missed.iter().filter_map(item).collect_view()}</ul>
            </section>
        }
        .into_any()
    };
    view! {
        <div class="puzzles-overview storm-card">
            {head(room, "storm-over")}
            <p class="storm-result" id="storm-result">{move || result()}</p>
            // A new best is the result that was just said.
            {move || if storm.is_best.get() { new_best().into_any() } else { best(room) }}
            {move || pace()}
            <p>
                <button type="button" class="button-main" id="storm-again" on:click=move |_| storm.start()>
                    {board.text("storm-again")}
                </button>
            </p>
            {list}
        </div>
    }
    .into_any()
}
