//! Tree of a record: main line, variations and comments.

use leptos::prelude::*;
use lyngk_rules::{Mark, NodeId};
use lyngk_study::study::say;
use lyngk_study::{Study, TreeItem, TreeRow};
use web_sys::{Element, KeyboardEvent};

use super::room::StudyRoom;
use super::tab::Tab;
use super::turn::turn_view;
use crate::browser;
use crate::panels::{Step, step_button};

/// The tree with navigation buttons.
#[component]
pub(super) fn Tree() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let rows = Memo::new(move |_| without_position(room.study.read().tree()));
    let here = Memo::new(move |_| room.study.read().place());
    Effect::new(move |_| {
        // Read, not only tracked: a memo that was never read does not notify.
        let _ = here.get();
        let tab = room.tab.get_untracked();
        request_animation_frame(move || scroll_to_current(tab));
    });
    let lines = move || rows.get().into_iter().map(|row| view! { <Line row here /> }).collect_view();
    view! {
        <section class="study-moves" aria-labelledby="tree-title">
            <h3 class="study-label" id="tree-title">{board.text("study-tree")}</h3>
            <div class="tree" id="tree" role="group" aria-labelledby="tree-title" aria-describedby="tree-keys" on:keydown=move |event| on_key(room, &event)>
                <p class="tree-row">
                    <Node node=None here label=board.text("study-start")>{board.text("study-start")}</Node>
                </p>
                {move || lines()}
            </div>
            <p class="sr-only" id="tree-keys">{board.text("study-keys")}</p>
        </section>
    }
}

/// The rows without the present position, which changes far more often.
fn without_position(mut rows: Vec<TreeRow>) -> Vec<TreeRow> {
    for item in rows.iter_mut().flat_map(|row| &mut row.items) {
        if let TreeItem::Turn { current, on_line, .. } = item {
            (*current, *on_line) = (false, false);
        }
    }
    rows
}

#[component]
fn Line(row: TreeRow, here: Memo<Option<NodeId>>) -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let shown = move |item: TreeItem| match &item {
        TreeItem::Remark(text) => view! { <span class="tree-remark" dir="auto">{text.clone()}</span> }.into_any(),
        TreeItem::Turn { node, number, shows_number, turn, marks, clock, .. } => {
            let node = *node;
            let number = shows_number.then(|| format!("{number} "));
            let marks = say::signs(marks);
            let clock = clock.map(
                |left| view! { <span class="tree-clock" aria-hidden="true">{lyngk_view::say::clock(left)}</span> },
            );
            let (turn, player) = (*turn, item.player());
            let reviewed = move || room.review_marks.read().iter().find(|(of, _)| *of == node).map(|&(_, mark)| mark);
            let sign = move || reviewed().and_then(Mark::suffix);
            let label = move || {
                let words = board.words.get();
                let name = player.map(|player| room.name(player)).unwrap_or_default();
                let said = say::item(&words, &item, &name);
                reviewed()
                    .and_then(|mark| say::mark(&words, mark))
                    .map_or_else(|| said.clone(), |mark| format!("{said}, {mark}"))
            };
            view! {
                <span class="tree-turn">
                    <span class="tree-number" aria-hidden="true">{number}</span>
                    <Node node=Some(node) here label>{turn_view(board, turn)}{marks}<span class="tree-grade">{move || sign()}</span></Node>
                    {clock}
                </span>
            }
            .into_any()
        }
    };
    // Deeper rows are not indented further, to leave room for turns.
    let depth = row.depth.min(4).to_string();
    view! { <p class="tree-row" data-depth=depth>{row.items.into_iter().map(shown).collect_view()}</p> }
}

/// A position in the tree, as a button. Tab reaches the present one, arrows the others.
#[component]
fn Node(
    node: Option<NodeId>,
    here: Memo<Option<NodeId>>,
    /// Accessible name.
    #[prop(into)]
    label: Signal<String>,
    /// What it shows.
    children: Children,
) -> impl IntoView {
    let room: StudyRoom = expect_context();
    let is_here = Memo::new(move |_| here.get() == node);
    view! {
        <button
            type="button"
            class="turn"
            aria-label=label
            aria-current=move || is_here.get().then_some("true")
            tabindex=move || if is_here.get() { "0" } else { "-1" }
            on:click=move |_| room.go(|study| study.go_to(node))
        >
            {children()}
        </button>
    }
}

fn on_key(room: StudyRoom, event: &KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key() {
        return;
    }
    match event.key().as_str() {
        "ArrowLeft" => room.back(),
        "ArrowRight" => room.forward(),
        "ArrowUp" => room.go(Study::previous_variation),
        "ArrowDown" => room.go(Study::next_variation),
        "Home" => room.go(Study::to_start),
        "End" => room.go(Study::to_end),
        _ => return,
    }
    event.prevent_default();
    request_animation_frame(|| browser::focus("#tree [aria-current]"));
}

/// Buttons: to the start, back, forward, to the end, and between variations.
#[component]
pub(super) fn Steps() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let ends = Memo::new(move |_| {
        let study = room.study.read();
        let siblings = study.place().map_or(0, |id| study.record().children(study.record().node(id).parent()).len());
        (study.place().is_none(), study.record().children(study.place()).is_empty(), siblings < 2)
    });
    let button = move |step: Step, idle: fn((bool, bool, bool)) -> bool, walk: fn(StudyRoom)| {
        step_button(board, step, move || idle(ends.get()), move || walk(room))
    };
    view! {
        <div class="study-steps" role="group" aria-label=board.text("record-steps")>
            {button(("study-first", "«", "record-start", None), |ends| ends.0, |room| room.go(Study::to_start))}
            {button(("study-back", "‹", "record-back", Some("[")), |ends| ends.0, StudyRoom::back)}
            {button(("study-on", "›", "record-on", Some("]")), |ends| ends.1, StudyRoom::forward)}
            {button(("study-last", "»", "study-last", None), |ends| ends.1, |room| room.go(Study::to_end))}
            {button(("study-previous", "↑", "study-previous", None), |ends| ends.2, |room| room.go(Study::previous_variation))}
            {button(("study-next", "↓", "study-next", None), |ends| ends.2, |room| room.go(Study::next_variation))}
        </div>
    }
}

/// Scrolls the present turn into view, unless it is there, and only where the moves are the subject: a report stays in view.
fn scroll_to_current(tab: Tab) {
    let Ok(Some(current)) = document().query_selector("#tree [aria-current]") else { return };
    let in_tree = document().active_element().is_some_and(|focused| focused.closest("#tree").ok().flatten().is_some());
    // Where the whole page scrolls, the board stays in view. Beside a report the moves scroll by themselves.
    let scrolls = |area: &Element| area.scroll_height() > area.client_height();
    let area = |selector: &str| document().query_selector(selector).ok().flatten().filter(scrolls);
    let body = || area(".study-body").filter(|_| in_tree || matches!(tab, Tab::Notes | Tab::Analysis));
    let Some(body) = area(".study-moves").or_else(body) else { return };
    let (frame, turn) = (body.get_bounding_client_rect(), current.get_bounding_client_rect());
    if turn.top() < frame.top() || turn.bottom() > frame.bottom() {
        let by = turn.top() - frame.top() - (frame.height() - turn.height()) / 2.0;
        body.set_scroll_top(body.scroll_top() + by as i32);
    }
}
