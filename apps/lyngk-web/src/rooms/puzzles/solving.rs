//! View of one puzzle.

use leptos::prelude::*;
use leptos::task::spawn_local;
use lyngk_picture::draw::{self, RX, RY};
use lyngk_picture::{Length, geometry};
use lyngk_rules::{Point, Turn};
use lyngk_study::link;
use lyngk_study::puzzle::say::PuzzleAction;
use lyngk_study::puzzle::{
    Feedback, Pending, Puzzle, PuzzleHint, PuzzleMessage, PuzzleOutcome, PuzzleSession, PuzzleStage, say,
};
use lyngk_view::{Compass, Intent};
use web_sys::MouseEvent;

use super::overview::{address, kind};
use super::solution::line;
use super::{PuzzleRoom, PuzzleView, focus_heading, storage};
use crate::board::Board;
use crate::icon::{self, Icon};
use crate::panels::{ClaimTray, PlayerPanel, RotateControl, Status, TypedTurn};
use crate::parts::Judgement;
use crate::rooms::DONE;
use crate::route::Room;
use crate::{browser, day};

/// Icon: two links of a chain.
const LINK: &str =
    "M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1-1";

/// Icon: a keyboard.
const KEYBOARD: &str = "M3 6.5h18v11H3zM6.5 10v.2M10 10v.2M14 10v.2M17.5 10v.2M8 14h8";

/// A puzzle.
pub(super) fn puzzle(room: PuzzleRoom, puzzle: &Puzzle) -> AnyView {
    let board = room.board;
    room.begin(puzzle.clone(), false);
    if let Some(end) = storage::left(puzzle.id()) {
        room.come_back(end);
    }
    focus_heading();
    let stage = Memo::new(move |_| room.view.read().stage);
    keep_focus(stage);
    mark_hints(room);
    mark_judgement(room);
    let title = {
        let puzzle = puzzle.clone();
        move || name(room, &puzzle)
    };
    let of_kind = puzzle.clone();
    let is_open = move || stage.get() == PuzzleStage::Open;
    let status = move || is_open().then(|| view! { <Status /> });
    // The solution takes the place of the claims, so that nothing moves. The status lies over the verdict.
    let solved = puzzle.clone();
    let tray = move || if is_open() { view! { <ClaimTray /> }.into_any() } else { line(room, &solved) };
    let claims = (!puzzle.position().claimable().is_empty()).then_some("");
    let typed = move || (is_open() && room.typing.get()).then(|| view! { <TypedTurn /> });
    view! {
        <div class="puzzle" data-puzzle=puzzle.id().to_string() data-over=move || (!is_open()).then_some("")>
            <div class="puzzle-head">
                <a class="room-back" id="puzzle-all" href=Room::Puzzles.address()>
                    <Icon shape=icon::BACK />
                    <span>{board.text("puzzle-room-all")}</span>
                </a>
                <h2 class="room-title" id="room-title" tabindex="-1">{move || title()}</h2>
                <p class="puzzle-kind">{move || kind(&board.words.get(), &of_kind)}</p>
                {tools(room)}
            </div>
            <div class="board-box">
                <Board />
            </div>
            <div class="puzzle-side">
                <div class="puzzle-talk">
                    {verdict(room, puzzle.clone())}
                    {move || status()}
                </div>
                {actions(room, puzzle.clone())}
                <div class="puzzle-tray" data-claims=claims>{move || tray()}</div>
                <div class="puzzle-players">
                    <PlayerPanel upper=true />
                    <PlayerPanel upper=false lead=true />
                </div>
                {move || typed()}
            </div>
        </div>
    }
    .into_any()
}

/// The title of a puzzle: its day on that day, otherwise its number.
fn name(room: PuzzleRoom, puzzle: &Puzzle) -> String {
    let words = room.board.words.get();
    if room.of_today().is_some_and(|of_day| of_day.id() == puzzle.id()) {
        return say::daily(&words, &day::written_short(words.language()));
    }
    say::number(&words, room.set.get_value().number(puzzle.id()).unwrap_or_default())
}

/// The task, the feedback, and at the end the result.
fn verdict(room: PuzzleRoom, puzzle: Puzzle) -> AnyView {
    let board = room.board;
    let mood = move || {
        Some(match room.view.read().message.as_ref()? {
            PuzzleMessage::Feedback(Feedback::Wrong(_)) => "wrong",
            PuzzleMessage::Feedback(_) => "right",
            PuzzleMessage::Hint(_) => "hint",
            PuzzleMessage::Solution(_) => "solution",
        })
    };
    // Right or wrong is never said by colour alone.
    let sign = move || {
        let shape = match mood()? {
            "wrong" => icon::CLOSE,
            "right" => DONE,
            _ => return None,
        };
        Some(view! { <span class="verdict-sign"><Icon shape /></span> })
    };
    let (task, themed) = (puzzle.clone(), puzzle.clone());
    let said = move || room.view.read().message.as_ref().map(|said| say::message(&board.words.get(), &puzzle, said));
    let theme =
        move || (room.view.read().stage != PuzzleStage::Open).then(|| say::theme_is(&board.words.get(), &themed));
    let counts = move || {
        let words = board.words.get();
        let merit = words.text(outcome(&room.view.read())?);
        let tried = room.stored.progress.read().tried();
        let rating = |(before, now)| format!("{}.", say::rating_change(&words, before, now, tried));
        let rating = room.rated.get().map(rating);
        Some([Some(merit), rating].into_iter().flatten().collect::<Vec<_>>().join(" "))
    };
    let stage = Memo::new(move |_| room.view.read().stage);
    // Where there is little room, a step takes the place of the result.
    let first = Memo::new(move |_| {
        let table = board.table.read_untracked();
        (stage.get() != PuzzleStage::Open).then(|| table.shown_ply().unwrap_or(table.game().turns().len()))
    });
    let stepped = move || first.get().is_some_and(|first| board.shown.get().ply != first).then_some("");
    // Stepping through the solution explains its turns.
    let shown = Memo::new(move |_| {
        let _ = board.shown.get();
        (stage.get() != PuzzleStage::Open)
            .then(|| board.with_table(|table| say::shown_turn(&board.words.get(), table)))
            .flatten()
    });
    view! {
        // Long feedback scrolls, also by keyboard.
        <div class="verdict" role="region" tabindex="0" aria-labelledby="puzzle-task" data-mood=move || mood() data-stepped=move || stepped()>
            <p id="puzzle-task" class="verdict-task">{move || say::task(&board.words.get(), &task)}</p>
            // A live region announces only changes, so it exists from the start.
            <div class="verdict-said" aria-live="polite">
                {move || sign()}
                <p id="puzzle-said">{move || said()}</p>
                <p id="puzzle-why">{move || shown.get()}</p>
                <p id="puzzle-theme">{move || theme()}</p>
                <p id="puzzle-merit" class="verdict-merit">{move || counts()}</p>
            </div>
        </div>
    }
    .into_any()
}

/// Text key of the result of an attempt, when it is over.
fn outcome(view: &PuzzleView) -> Option<&'static str> {
    let outcome = view.outcome.filter(|_| view.stage != PuzzleStage::Open)?;
    Some(match outcome {
        _ if view.practice => "puzzle-room-merit-practice",
        PuzzleOutcome::Solved => "puzzle-room-merit-solved",
        PuzzleOutcome::Helped => "puzzle-room-merit-helped",
        PuzzleOutcome::Failed => "puzzle-room-merit-failed",
    })
}

/// Buttons: hint, solution, next, again.
fn actions(room: PuzzleRoom, puzzle: Puzzle) -> AnyView {
    let board = room.board;
    let id = puzzle.id();
    let label = move |action: PuzzleAction| move || say::action(&board.words.get(), action);
    let is_open = Memo::new(move |_| room.view.read().stage == PuzzleStage::Open);
    // A wrong turn stays until it is taken back, by this button or by the next try.
    let is_wrong = Memo::new(move |_| matches!(room.view.read().due, Some((_, Pending::Answer(_) | Pending::Back))));
    let next = Memo::new(move |_| {
        let set = room.set.get_value();
        let next = set.next(room.filter.get(), &room.stored.progress.read(), Some(id));
        next.filter(|next| next.id() != id).map(address)
    });
    let next_link = move |class: &'static str| {
        next.get().map(|href| view! { <a class=class id="puzzle-next" href=href>{label(PuzzleAction::Next)}</a> })
    };
    let number = room.set.get_value().number(id).unwrap_or_default();
    let of_study = puzzle.clone();
    let study = Memo::new(move |_| {
        let record = lyngk_study::puzzle::record(&board.words.get(), &of_study, number);
        // A position always fits into a link.
        let letters = link::encode(&record).or_else(|_| link::encode_position(of_study.position()));
        format!("{}/g/{}", Room::Study.address(), letters.unwrap_or_default())
    });
    let again = move || {
        storage::forget();
        room.begin(puzzle.clone(), true);
        focus_heading();
    };
    let again = StoredValue::new(again);
    let take_back = move |event: MouseEvent| {
        board.act(Intent::TakeBack);
        // The button has disappeared.
        if event.detail() == 0 {
            browser::focus("#board [tabindex='0']");
        }
    };
    // It takes the place of the link to the next puzzle.
    let back = move || {
        view! {
            <button type="button" class="button-main" id="puzzle-back" on:click=take_back>
                {board.text("control-take-back")}
            </button>
        }
    };
    let buttons = move || {
        if is_open.get() {
            view! {
                <button type="button" id="puzzle-hint" aria-keyshortcuts="H" on:click=move |_| room.ask(PuzzleSession::hint)>
                    {label(PuzzleAction::Hint)}
                </button>
                <button type="button" id="puzzle-give-up" on:click=move |_| room.ask(PuzzleSession::give_up)>
                    {label(PuzzleAction::GiveUp)}
                </button>
                {move || if is_wrong.get() { back().into_any() } else { next_link("button-quiet").into_any() }}
            }
            .into_any()
        } else {
            view! {
                {move || next_link("button button-main")}
                <button type="button" id="puzzle-again" on:click=move |_| again.with_value(|again| again())>
                    {label(PuzzleAction::Again)}
                </button>
                <a class="button" id="puzzle-study" href=move || study.get() on:click=move |_| room.leave_for_study(id)>{label(PuzzleAction::Study)}</a>
            }
            .into_any()
        }
    };
    view! { <div class="puzzle-actions ways">{move || buttons()}</div> }.into_any()
}

/// Display controls, and the link to the puzzle.
fn tools(room: PuzzleRoom) -> AnyView {
    let board = room.board;
    let link = move || window().location().href().unwrap_or_default();
    // Whether copying succeeded, after a try.
    let copied = RwSignal::new(None);
    let copy = move |_| {
        spawn_local(async move {
            let done = browser::copy(link()).await;
            copied.try_set(Some(done));
        });
    };
    let type_turns = move |_| {
        room.typing.update(|typing| *typing = !*typing);
        if room.typing.get_untracked() {
            request_animation_frame(|| browser::focus("#typed-turn"));
        }
    };
    let copy_label = move || {
        let key = if copied.get() == Some(true) { "broken-copied" } else { "puzzle-room-link" };
        board.words.get().text(key)
    };
    let by_hand = move || {
        (copied.get() == Some(false)).then(|| {
            let label = board.text("puzzle-room-link-by-hand");
            view! { <input class="line-input" id="puzzle-address" type="text" readonly aria-label=label prop:value=link() /> }
        })
    };
    view! {
        <div class="puzzle-tools">
            <RotateControl />
            <button
                type="button"
                class="control"
                id="puzzle-type"
                title=board.text("typed-label")
                aria-pressed=move || room.typing.get().to_string()
                on:click=type_turns
            >
                <Icon shape=KEYBOARD />
                <span>{board.text("typed-label")}</span>
            </button>
            <button type="button" class="control" id="puzzle-link" on:click=copy>
                {move || view! { <Icon shape=if copied.get() == Some(true) { DONE } else { LINK } /> }}
                <span aria-live="polite">{move || copy_label()}</span>
            </button>
            {move || by_hand()}
        </div>
    }
    .into_any()
}

/// Moves the focus to the next button at the end of a puzzle, unless it is on the board: the focused control may have disappeared.
fn keep_focus(stage: Memo<PuzzleStage>) {
    Effect::new(move |before: Option<PuzzleStage>| {
        let stage = stage.get();
        if before == Some(PuzzleStage::Open) && stage != PuzzleStage::Open {
            request_animation_frame(move || {
                if !browser::exists("#board :focus") {
                    browser::focus(if stage == PuzzleStage::GivenUp {
                        "#line-on"
                    } else {
                        "#puzzle-next, #puzzle-again"
                    });
                }
            });
        }
        stage
    });
}

/// Highlights the point of a hint. The text names it as well.
fn mark_hints(room: PuzzleRoom) {
    let look = Memo::new(move |_| match room.view.read().message {
        Some(PuzzleMessage::Hint(PuzzleHint::Start { point, .. })) => vec![vec![point]],
        _ => Vec::new(),
    });
    Effect::new(move |_| room.board.pointed.set(look.get()));
}

/// The signs of a right and of a wrong turn.
pub(crate) const RIGHT: &str = "M-8 1-3 6 8-5";
pub(crate) const WRONG: &str = "M-6-6 6 6M6-6-6 6";

/// Marks the landing of the solver's last turn as right or wrong. The text says it as well.
pub(super) fn mark_judgement(room: PuzzleRoom) {
    let board = room.board;
    let landing = Memo::new(move |before: Option<&Option<Point>>| {
        let played = board.played.read();
        match played.as_ref().map(|(_, played)| (played.consequences.player, played.consequences.turn)) {
            Some((mover, Turn::Move { to, .. })) if mover == room.solver.get() => Some(to),
            // The mark stays while the opponent replies.
            Some(_) => before.copied().flatten(),
            None => None,
        }
    });
    let mark = Memo::new(move |_| {
        let (Some(judgement), Some(point)) = (room.judged(), landing.get()) else { return String::new() };
        let (mood, sign) = match judgement {
            Judgement::Wrong => ("wrong", WRONG),
            Judgement::Right | Judgement::Solved => ("right", RIGHT),
        };
        let (x, y) = geometry::place(Compass::new(board.page.settings.read().rotation), point);
        let top = draw::top(board.point_views.read()[point.index()].stack);
        let [x, y] = [x + RX - 4.0, y - top - RY + 2.0].map(Length);
        format!(
            "<g class=\"judged\" data-mood=\"{mood}\" data-at=\"{point}\" transform=\"translate({x} {y})\"><circle r=\"16\"/><path d=\"{sign}\"/></g>"
        )
    });
    Effect::new(move |_| board.overlay.set(mark.get()));
    on_cleanup(move || {
        let _ = board.overlay.try_set(String::new());
    });
}
