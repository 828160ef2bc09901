//! The board, drawn.
//!
//! From far to near: the plate, the way of the last turn, the points with their stacks, the names of points, what is written at stacks,
//! the way that is being considered, and what is on its way. Each point is drawn again only when there is something else to see on
//! it.

mod fan;
mod frame;
mod keys;
pub(crate) mod mark;
mod motion;
mod path;
mod pointer;
mod spot;
mod ui;

use leptos::prelude::*;
use lyngk_picture::{draw, geometry};
use lyngk_view::Compass;

use crate::piece::set_class;
use crate::state::BoardState;
use fan::Fan;
use pointer::Pointer;
use spot::{FocusFrame, Notes, Spot};
use ui::BoardUi;

pub(crate) use ui::point_of;

/// The board with everything on it.
#[component]
pub(crate) fn Board() -> impl IntoView {
    let board: BoardState = expect_context();
    let ui = BoardUi::new(board);
    let pointer = Pointer::new(ui);
    let set = Memo::new(move |_| board.page.settings.read().pieces);
    let class = move || {
        let open = if ui.wide_open.get() { " wide-open" } else { "" };
        format!("{}{open}", set_class(set.get()))
    };
    motion::follow(ui);
    Effect::new(|_| mark_first_board());
    view! {
        // Chromium gives the focus to drawings that listen for it, so what is around does.
        <div class="board" on:focusin=move |event| pointer.focused(&event) on:focusout=move |_| pointer.blurred()>
            <svg
                id="board"
                node_ref=ui.svg
                class=move || class()
                viewBox=geometry::view_box()
                role="group"
                aria-label=board.text("board-name")
                on:pointerdown=move |event| pointer.down(&event)
                on:pointermove=move |event| pointer.moved(&event)
                on:pointerup=move |event| pointer.up(&event)
                on:touchmove=move |event| pointer.touched(&event)
                on:pointercancel=move |_| pointer.lost()
                on:pointerover=move |event| pointer.over(&event)
                on:pointerleave=move |_| pointer.leave()
                on:click=move |event| pointer.clicked(&event)
                on:keydown=move |event| keys::pressed(ui, &event)
            >
                <defs inner_html=draw::definitions()></defs>
                <g inner_html=geometry::plate()></g>
                <Layers ui />
            </svg>
            <Fan ui />
        </div>
    }
}

/// Everything on the plate.
#[component]
fn Layers(ui: BoardUi) -> impl IntoView {
    let board = ui.board;
    let compass = ui.compass;
    let coordinates = Memo::new(move |_| board.page.settings.read().coordinates);
    let last = Memo::new(move |_| board.table.read().last_path());
    let labels = move || {
        board.moment.track();
        if coordinates.get() {
            let sights = board.sights.read_untracked();
            geometry::coordinates(compass.get(), |point| sights[point.index()].stack.height())
        } else {
            String::new()
        }
    };
    let trail = move || path::trail(compass.get(), &last.read());
    let way = Memo::new(move |_| path::way(compass.get(), &board.table.read()));
    let pointed = move || path::arrows(compass.get(), &board.table.read_untracked().shown(), &board.pointed.read());
    let all = move |compass: Compass| geometry::far_to_near(compass).into_iter();
    let spots = move || {
        let compass = compass.get();
        all(compass).map(|point| view! { <Spot ui point compass /> }).collect_view()
    };
    let notes = move || {
        let compass = compass.get();
        all(compass).map(|point| view! { <Notes ui point compass /> }).collect_view()
    };
    view! {
        <g aria-hidden="true" inner_html=move || trail()></g>
        <g>{move || spots()}</g>
        <g class="board-labels" aria-hidden="true" inner_html=move || labels()></g>
        <g class="board-over" aria-hidden="true">
            {move || notes()}
            <g class="pointed" inner_html=move || pointed()></g>
            <g class="overlay" inner_html=move || board.overlay.get()></g>
            <g inner_html=move || way.get()></g>
            <FocusFrame ui />
            <g class="flight" node_ref=ui.flight></g>
        </g>
    }
}

/// Says once that there is something to see, for those who measure how long it took.
fn mark_first_board() {
    if let Some(performance) = window().performance() {
        let _ = performance.mark("board");
    }
}
