//! The moves of a record: the main line as a table, with comments and variations between its rows.

use leptos::prelude::*;
use lyngk_rules::{Mark, NodeId, PerPlayer};
use lyngk_study::TreeItem;
use lyngk_study::review::GIFT_SIGN;
use lyngk_study::study::{MoveCell, MoveRow, say};
use lyngk_view::Words;
use lyngk_view::say::clock as say_clock;
use web_sys::KeyboardEvent;

use super::engine::EngineTask;
use super::keys;
use super::room::StudyRoom;
use super::turn::turn_view;
use crate::browser;

/// What the moves have in common. A record can have thousands of turns, so that each depends only on what concerns it.
#[derive(Clone)]
struct Shown {
    room: StudyRoom,
    names: Memo<PerPlayer<String>>,
    here: Selector<Option<NodeId>>,
}

/// The moves.
#[component]
pub(super) fn Tree() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let version = Memo::new(move |_| room.version());
    let rows = Memo::new(move |_| {
        // Read, not only tracked: a memo that was never read does not notify.
        let _ = version.get();
        room.study.read_untracked().moves()
    });
    let here = Memo::new(move |_| room.study.read().place());
    // Not with every edit: whoever writes a comment may look at other moves meanwhile.
    let opening = Memo::new(move |_| version.get().0);
    // A report leaves less room for the moves.
    let reviewing = Memo::new(move |_| room.engine.is_at(EngineTask::Review));
    Effect::new(move |_| {
        let _ = (here.get(), opening.get(), room.tab.get(), reviewing.get());
        request_animation_frame(|| scroll_to_current(PASSES));
    });
    let names = Memo::new(move |_| PerPlayer::from_fn(|player| room.name(player)));
    let shown = Shown { room, names, here: Selector::new(move || here.get()) };
    let start = node(&shown, None, Signal::derive(board.text("study-start")), board.text("study-start").into_any());
    view! {
        <section class="study-moves" aria-labelledby="tree-title">
            <h3 class="sr-only" id="tree-title">{board.text("study-tree")}</h3>
            <div class="tree" id="tree" role="group" aria-labelledby="tree-title" aria-describedby="tree-keys" on:keydown=move |event| on_key(room, &event)>
                <p class="tree-row">{start}</p>
                <For each=move || rows.get() key=MoveRow::clone children=move |of| row(&shown, of) />
            </div>
            <p class="sr-only" id="tree-keys">{board.text("study-keys")}</p>
        </section>
    }
}

fn row(shown: &Shown, row: MoveRow) -> AnyView {
    match row {
        MoveRow::Move { number, cells } => {
            let [one, two] = cells.into_array().map(|of| cell(shown, of));
            view! {
                <div class="tree-move" data-depth="0">
                    <span class="tree-number" aria-hidden="true">{number}</span>
                    {one}
                    {two}
                </div>
            }
            .into_any()
        }
        MoveRow::Remark { text, .. } => remark(text),
        MoveRow::Line(row) => {
            // Deeper rows are not indented further, to leave room for turns.
            let depth = row.depth.min(4).to_string();
            let items = row.items.into_iter().map(|item| match item {
                TreeItem::Remark(text) => remark(text),
                TreeItem::Turn { .. } => turn(shown, item, "tree-turn"),
            });
            view! { <p class="tree-row" data-depth=depth>{items.collect_view()}</p> }.into_any()
        }
    }
}

fn remark(text: String) -> AnyView {
    view! { <span class="tree-remark" dir="auto">{text}</span> }.into_any()
}

fn cell(shown: &Shown, cell: MoveCell) -> AnyView {
    match cell {
        MoveCell::Empty => view! { <span class="tree-cell"></span> }.into_any(),
        MoveCell::Elsewhere => view! { <span class="tree-cell" aria-hidden="true">"…"</span> }.into_any(),
        MoveCell::Turn(item) => turn(shown, item, "tree-turn tree-cell"),
    }
}

/// A turn with its marks, and the clocks. In a variation it has its number.
fn turn(shown: &Shown, item: TreeItem, class: &'static str) -> AnyView {
    let TreeItem::Turn { node: id, number, shows_number, turn, marks, clock, thought, is_drawn_on } = &item else {
        return ().into_any();
    };
    let (board, names, reviews) = (shown.room.board, shown.names, shown.room.review_marks);
    let (id, turn, player) = (*id, *turn, number.player);
    let number = (*shows_number && class == "tree-turn")
        .then(|| view! { <span class="tree-number" aria-hidden="true">{format!("{number} ")}</span> });
    let (signs, meanings) = (say::signs(marks), marks.clone());
    let marks = (!signs.is_empty()).then(|| {
        let names = move || {
            let words = board.words.get();
            meanings.iter().filter_map(|&mark| say::mark(&words, mark)).collect::<Vec<_>>().join(", ")
        };
        view! { <span title=names>{signs}</span> }
    });
    let clock = clock.map(say_clock);
    let thought = thought.map(|time| format!("({})", say::thought_for(time)));
    let times = (clock.is_some() || thought.is_some()).then(|| {
        view! { <span class="tree-clock" aria-hidden="true">{clock} {thought.map(|time| view! { <span class="tree-thought">{time}</span> })}</span> }
    });
    let drawn = is_drawn_on
        .then(|| view! { <span class="tree-drawn" aria-hidden="true" title=board.text("tree-drawn")>"✎"</span> });
    let reviewed = move || reviews.read().iter().find(|(of, _)| *of == id).map(|&(_, mark)| mark);
    let judgement = move |words: &Words| match reviewed()? {
        Some(mark) => say::mark(words, mark),
        None => Some(words.text("grade-gift")),
    };
    let label = move || {
        let words = board.words.get();
        let said = say::item(&words, &item, &names.read()[player]);
        judgement(&words).map_or_else(|| said.clone(), |mark| format!("{said}, {mark}"))
    };
    let grade = move || {
        let sign = reviewed()?.and_then(Mark::suffix).unwrap_or(GIFT_SIGN);
        let meaning = judgement(&board.words.get());
        Some(view! { <span class="tree-grade" title=meaning>{sign}</span> })
    };
    let content = view! { {turn_view(board, turn)}{marks}{grade} };
    let button = node(shown, Some(id), Signal::derive(label), content.into_any());
    view! { <span class=class>{number} {button} {drawn} {times}</span> }.into_any()
}

/// A position in the tree, as a button. Tab reaches the present one, arrows the others.
fn node(shown: &Shown, node: Option<NodeId>, label: Signal<String>, content: AnyView) -> AnyView {
    let room = shown.room;
    let here = shown.here.clone();
    let is_here = Signal::derive(move || here.selected(&node));
    view! {
        <button
            type="button"
            class="turn"
            aria-label=label
            aria-current=move || is_here.get().then_some("true")
            tabindex=move || if is_here.get() { "0" } else { "-1" }
            on:click=move |_| room.go_to_node(node)
        >
            {content}
        </button>
    }
    .into_any()
}

fn on_key(room: StudyRoom, event: &KeyboardEvent) {
    if keys::step(room, event) {
        request_animation_frame(|| browser::focus("#tree [aria-current]"));
    }
}

/// How often the place of the present turn is measured at most: the heights of rows that were not in sight yet are estimates.
const PASSES: u32 = 4;

/// The space above the first row, in pixels.
const EDGE: f64 = 3.0;

/// Scrolls the list of moves, and nothing else, so that the present turn is in view.
fn scroll_to_current(passes: u32) {
    let Ok(Some(current)) = document().query_selector("#tree [aria-current]") else { return };
    let Ok(Some(list)) = current.closest(".study-moves") else { return };
    let (frame, turn) = (list.get_bounding_client_rect(), current.get_bounding_client_rect());
    if passes > 0 && (turn.top() < frame.top() || turn.bottom() > frame.bottom()) {
        let row = current.closest("#tree > *").ok().flatten().map_or(turn, |row| row.get_bounding_client_rect());
        // Whole rows above it: a list begins with none that is cut.
        let above = ((frame.height() - row.height()) / row.height() / 2.0).floor() * row.height();
        let by = row.top() - frame.top() - EDGE - above;
        list.set_scroll_top(list.scroll_top() + by.round() as i32);
        request_animation_frame(move || scroll_to_current(passes - 1));
    }
}
