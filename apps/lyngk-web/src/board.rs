//! Board component.
//!
//! Layers from back to front: the plate, the path of the last turn, the coordinates, the points with their stacks and marks, the path
//! under consideration, and moving stacks. A point is redrawn only when its view model changes.

mod aids;
mod drag;
mod fan;
mod frame;
mod keys;
pub(crate) mod mark;
mod motion;
mod path;
mod pointer;
mod sketch;
mod spot;
mod ui;
mod wheel;

use leptos::ev;
use leptos::prelude::*;
use lyngk_picture::{draw, geometry};

use crate::parts::{Around, Parts, Soon};
use crate::piece::set_class;
use crate::state::BoardState;
use pointer::Pointer;
use spot::{FocusFrame, Spot};
use ui::BoardUi;

pub(crate) use aids::aids;
pub(crate) use motion::{animate, follow as motion};
pub(crate) use sketch::KeptDrawings;
pub(crate) use ui::{BY_POINTER, point_of};

/// The board.
#[component]
pub(crate) fn Board() -> impl IntoView {
    let board: BoardState = expect_context();
    let parts: Parts = expect_context();
    let ui = BoardUi::new(board);
    provide_context(ui);
    let pointer = Pointer::new(ui);
    let set = Memo::new(move |_| board.page.settings.read().pieces);
    Effect::new(|_| mark_first_board());
    let clicks = window_event_listener(ev::click, move |event| pointer.on_click_beside(&event));
    on_cleanup(move || clicks.remove());
    view! {
        // Chromium makes SVG elements with focus listeners focusable, so the parent listens.
        <div class="board" on:focusin=move |event| pointer.on_focus(&event) on:focusout=move |_| pointer.on_blur()>
            <svg
                id="board"
                node_ref=ui.svg
                class=move || set_class(set.get())
                viewBox=geometry::view_box()
                role="group"
                aria-label=board.text("board-name")
                on:pointerdown=move |event| pointer.on_down(&event)
                on:pointermove=move |event| pointer.on_move(&event)
                on:pointerup=move |event| pointer.on_up(&event)
                on:touchmove=move |event| pointer.on_touch_move(&event)
                on:pointercancel=move |_| pointer.on_cancel()
                on:pointerover=move |event| pointer.on_over(&event)
                on:pointerleave=move |_| pointer.on_leave()
                on:click=move |event| pointer.on_click(&event)
                on:keydown=move |event| keys::on_key(ui, &event)
            >
                <defs inner_html=draw::definitions() + geometry::textures()></defs>
                <g inner_html=geometry::plate() + &geometry::grain()></g>
                <Layers ui />
            </svg>
            {move || parts.around.build_if_loaded(Around::Motion)}
            {move || parts.soon.build_if_loaded(Soon::BoardAids)}
        </div>
    }
}

/// All layers above the plate.
#[component]
fn Layers(ui: BoardUi) -> impl IntoView {
    let board = ui.board;
    let compass = ui.compass;
    let coordinates = Memo::new(move |_| board.page.settings.read().coordinates);
    let last = Memo::new(move |_| board.table.read().last_path());
    // Of the drawn stacks, which are not always those of the table: labels stand above them.
    let heights = Memo::new(move |_| board.point_views.read().map(|view_model| view_model.stack.height()));
    let labels = Memo::new(move |_| {
        if coordinates.get() {
            let heights = heights.read();
            geometry::coordinates(compass.get(), |point| heights[point.index()])
        } else {
            String::new()
        }
    });
    // The path of a dragged stack lies below the stacks too: above them it would cover the preview of the result.
    let drags = Memo::new(move |_| ui.dragged.get().is_some());
    let dragged = Memo::new(move |_| board.table.read().path().filter(|_| drags.get()));
    let trail = move || path::trail(compass.get(), dragged.read().as_ref().unwrap_or(&last.read()));
    let way =
        Memo::new(move |_| if drags.get() { String::new() } else { path::way(compass.get(), &board.table.read()) });
    let pointed = move || path::arrows(compass.get(), &board.shown.get().position, &board.pointed.read());
    let spots = move || {
        let compass = compass.get();
        geometry::far_to_near(compass).into_iter().map(|point| view! { <Spot ui point compass /> }).collect_view()
    };
    view! {
        <g aria-hidden="true" inner_html=move || trail()></g>
        // Below the stacks: one that is lifted covers its label.
        <g class="board-labels" aria-hidden="true" inner_html=move || labels.get()></g>
        <g>{move || spots()}</g>
        <g class="board-over" aria-hidden="true">
            <g class="pointed" inner_html=move || pointed()></g>
            <g class="overlay" inner_html=move || board.overlay.get()></g>
            <g inner_html=move || way.get()></g>
            <FocusFrame ui />
            <g class="flight" node_ref=ui.flight></g>
        </g>
    }
}

/// Sets a performance mark when the first board is drawn, for measurements.
fn mark_first_board() {
    if let Some(performance) = window().performance() {
        let _ = performance.mark("board");
    }
}
