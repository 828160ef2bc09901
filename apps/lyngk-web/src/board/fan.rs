//! Card with a fanned-out stack: its pieces from top to bottom, and the colours that it still needs.
//!
//! It is hidden from screen readers, since the label of the point says the same.

use leptos::ev;
use leptos::prelude::*;
use lyngk_picture::draw::{self, RX, RY};
use lyngk_picture::{Length, geometry, stack_label};
use lyngk_rules::Point;
use lyngk_view::{PointRole, say};

use super::frame::Frame;
use super::ui::BoardUi;
use crate::piece::{Disc, set_class};

/// Width of the card and its minimum distance from other elements, in CSS pixels.
const WIDTH: f64 = 184.0;
const GAP: f64 = 10.0;

/// The card of the fanned-out stack. Clicks pass through it.
#[component]
pub(crate) fn Fan(ui: BoardUi) -> impl IntoView {
    let board = ui.board;
    // It closes when its stack changes.
    let open = Memo::new(move |_| {
        let point = ui.fanned.get()?;
        let stack = board.point_views.read()[point.index()].stack;
        (stack.height() > 1).then_some((point, stack))
    });
    let close = move || {
        if ui.fanned.get_untracked().is_some() {
            ui.fanned.set(None);
        }
    };
    // Escape closes it (`shortcuts` leaves that key to it), and so does a tap anywhere.
    let keys = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" {
            close();
        }
    });
    let taps = window_event_listener(ev::pointerdown, move |_| close());
    on_cleanup(move || {
        keys.remove();
        taps.remove();
    });
    let card = move || {
        let (point, stack) = open.get()?;
        let (left, top) = place(ui, point, stack.height())?;
        // Text is sharp on whole pixels.
        let [left, top] = [left, top].map(|place| place.round_ties_even() as i32);
        let words = board.words.get();
        let pieces = stack
            .pieces()
            .rev()
            .map(|piece| view! { <li><Disc piece /> <span>{say::piece(&words, piece)}</span></li> })
            .collect_view();
        let needs = say::needs(&words, stack, ui.variant.get());
        let needs = (!needs.is_empty()).then(|| words.with("point-needs", [("colors", needs.into())]));
        let (slots, width) = stack_label::slots(stack, ui.variant.get());
        let view_box = format!("{} -10 {} 20", Length(-width / 2.0), Length(width));
        let set = move || format!("fan-slots {}", set_class(board.page.settings.read().pieces));
        Some(view! {
            <div
                class="fan"
                aria-hidden="true"
                style:left=format!("{left}px")
                style:top=format!("{top}px")
            >
                <p class="fan-name">{point.to_string()}</p>
                <ol>{pieces}</ol>
                <svg class=move || set() viewBox=view_box inner_html=slots></svg>
                <p class="fan-needs">{needs}</p>
            </div>
        })
    };
    view! { {move || card()} }
}

/// A position for the card on the screen, beside the stack and its neighbours, that covers no landing of a picked-up stack; `None` if
/// there is no such place.
fn place(ui: BoardUi, point: Point, height: usize) -> Option<(f64, f64)> {
    let rect = ui.svg.get_untracked()?.get_bounding_client_rect();
    let frame = Frame::of(&rect);
    let compass = ui.compass.get();
    let screen = |name: &str| js_sys::Reflect::get(&window(), &name.into()).ok()?.as_f64();
    let (screen_width, screen_height) = (screen("innerWidth")?, screen("innerHeight")?);
    let (x, y) = frame.on_screen(geometry::place(compass, point));
    let (across, up) = (frame.length(RX + 14.0) + GAP, frame.length(RY + draw::rise(height)) + GAP);
    let tall = 112.0 + 30.0 * height as f64;
    // Not `clamp`: it panics if the bounds cross, and formatting that message needs code for floats.
    let along = (x - WIDTH / 2.0).min(screen_width - WIDTH - GAP).max(GAP);
    let beside = (y - tall * 0.6).min(screen_height - tall - GAP).max(GAP);
    let beside_board = [(along, rect.bottom() + GAP), (along, rect.top() - tall - GAP)];
    let (column, row) = (frame.length(geometry::ACROSS) + 1.0, frame.length(geometry::UP * 2.0) + 1.0);
    let beside_stack = [
        (x + column + across, beside),
        (x - column - across - WIDTH, beside),
        (along, y - row - up - tall),
        (along, y + row + across),
    ];
    // On a small screen the card would cover half the board.
    let small = WIDTH * 3.0 > rect.width();
    let mut candidates = beside_stack.to_vec();
    if small {
        candidates.splice(0..0, beside_board);
    }
    let taken: Vec<(f64, f64)> = Point::ALL
        .into_iter()
        .filter(|&other| {
            let view_model = ui.point_view(other);
            matches!(view_model.role, PointRole::Landing(_) | PointRole::Chosen(_) | PointRole::Picked)
                || (!view_model.stack.is_empty() && point.neighbors().contains(other))
        })
        .map(|other| frame.on_screen(geometry::place(compass, other)))
        .collect();
    let fits = |&(left, top): &(f64, f64)| {
        // Other elements are beside the board.
        left >= rect.left()
            && top >= 4.0
            && left + WIDTH <= rect.right()
            && top + tall <= screen_height - 4.0
            && taken.iter().all(|&(x, y)| {
                x + across < left || x - across > left + WIDTH || y + across < top || y - up > top + tall
            })
    };
    candidates.into_iter().find(fits)
}
