//! The mouse wheel over a board steps through the moves: in a study, and in a game while somebody looks back. In a study it does so
//! beside the board as well.
//!
//! Where the page or a list scrolls, the wheel is left to it.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, WheelEvent};

use super::ui::BoardUi;
use crate::browser;
use crate::shortcuts;

/// How far the wheel is turned for a step, in pixels. One notch of a mouse wheel is more.
const STEP: f64 = 50.0;
/// Pixels of a line, for browsers that count lines.
const LINE: f64 = 40.0;

/// Listens for the wheel, once the board is in the document. Listeners at the window could not keep the page from scrolling.
pub(super) fn follow(ui: BoardUi) {
    Effect::new(move |_| listen(ui));
}

fn listen(ui: BoardUi) {
    let Some(around) = ui.svg.get_untracked().and_then(|svg| svg.parent_element()) else { return };
    let around = around.closest(".study-desk").ok().flatten().unwrap_or(around);
    let turned = StoredValue::new(0.0);
    let listener = Closure::<dyn Fn(WheelEvent)>::new(move |event: WheelEvent| on_wheel(ui, turned, &event));
    let _ = around.add_event_listener_with_callback("wheel", listener.as_ref().unchecked_ref());
    let kept = StoredValue::new_local((around, listener));
    on_cleanup(move || {
        kept.with_value(|(around, listener)| {
            let _ = around.remove_event_listener_with_callback("wheel", listener.as_ref().unchecked_ref());
        });
    });
}

fn on_wheel(ui: BoardUi, turned: StoredValue<f64>, event: &WheelEvent) {
    let looks_back = ui.board.table.read_untracked().shown_ply().is_some();
    let page_scrolls = document().document_element().is_some_and(|root| scrolls(&root));
    if event.ctrl_key() || page_scrolls || is_used(event) || !(looks_back || browser::exists(".steps-place")) {
        return;
    }
    event.prevent_default();
    let unit = if event.delta_mode() == WheelEvent::DOM_DELTA_PIXEL { 1.0 } else { LINE };
    let sum = turned.get_value() + event.delta_y() * unit;
    let steps = sum.abs() >= STEP;
    turned.set_value(if steps { 0.0 } else { sum });
    if steps {
        shortcuts::press(if sum < 0.0 { "[" } else { "]" });
    }
}

/// Whether an element has more content than it shows.
fn scrolls(element: &Element) -> bool {
    element.scroll_height() > element.client_height() + 1
}

/// Whether the wheel is over a field, or a list that scrolls.
fn is_used(event: &WheelEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let within = |selector: &str| target.as_ref().and_then(|target| target.closest(selector).ok().flatten());
    let list = within(".study-moves").filter(scrolls).or_else(|| within(".study-panel").filter(scrolls));
    let body = within(".study-body, #retry").filter(scrolls);
    within("input, textarea, select").is_some() || list.or(body).is_some()
}
