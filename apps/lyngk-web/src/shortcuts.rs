//! Keyboard shortcuts of the page and of a room with a board.

use leptos::prelude::*;
use lyngk_view::Intent;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use crate::browser;
use crate::panels::step;
use crate::state::{BoardState, Dialog, PageState};

/// Elements that use the arrow keys or characters themselves.
const USES_KEYS: &str = "#board, input, textarea, select, [contenteditable], [role='tablist'], [role='slider']";

/// Whether the target of an event is within an element.
fn is_within(event: &KeyboardEvent, selector: &str) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| target.closest(selector).ok().flatten().is_some())
}

/// Whether the focus is at the board or in the record. Single characters are shortcuts only there, and only where nobody types or dictates.
pub(crate) fn is_at_game(event: &KeyboardEvent) -> bool {
    is_within(event, "#board, #record, #tree") && !is_within(event, "input, textarea, select, [contenteditable]")
}

/// Whether a key is for something else: a component has handled it, it is part of a command, or a dialog is open.
fn is_taken(page: PageState, event: &KeyboardEvent) -> bool {
    let modified = event.ctrl_key() || event.alt_key() || event.meta_key();
    event.default_prevented() || modified || page.dialog.read_untracked().is_some() || is_within(event, "dialog")
}

/// The direction in which a key steps through a game: an arrow key, unless the focused element uses those itself, or a bracket at the
/// board and in the record.
pub(crate) fn direction(page: PageState, event: &KeyboardEvent) -> Option<isize> {
    if is_taken(page, event) || event.shift_key() {
        return None;
    }
    let is_free = || !is_within(event, USES_KEYS);
    match event.key().as_str() {
        "ArrowLeft" if is_free() => Some(-1),
        "ArrowRight" if is_free() => Some(1),
        "[" if is_at_game(event) => Some(-1),
        "]" if is_at_game(event) => Some(1),
        _ => None,
    }
}

/// Handles keys that work in every room.
pub(crate) fn on_page_key(page: PageState, event: &KeyboardEvent) {
    let types = is_within(event, "input, textarea, select, [contenteditable]");
    if event.key() == "?" && !types && !is_taken(page, event) {
        page.dialog.set(Some(Dialog::Help));
        event.prevent_default();
    }
}

/// Rotates the board by a sixth of a full turn, or by half of one. Its points are drawn anew, so the focus is put back.
fn rotate(page: PageState, by_half: bool) {
    let focused = document().active_element().and_then(|element| element.get_attribute("data-point"));
    page.rotate(if by_half { 3 } else { 1 });
    if let Some(point) = focused {
        request_animation_frame(move || browser::focus(&format!("#board [data-point='{point}']")));
    }
}

/// Handles keys of a room with a board that work wherever the focus is, unless a component there has handled them.
pub(crate) fn on_key(board: BoardState, event: &KeyboardEvent) {
    if is_taken(board.page, event) {
        return;
    }
    if let Some(by) = direction(board.page, event) {
        step(board, by);
        event.prevent_default();
        return;
    }
    match event.key().as_str() {
        "r" | "R" if is_at_game(event) => rotate(board.page, event.shift_key()),
        // The first Escape closes the fanned-out stack.
        "Escape" if browser::exists(".fan") => (),
        "Escape" => board.act(Intent::Cancel),
        // A focused control handles Enter itself.
        "Enter" if !is_within(event, "button, a, input, select, summary, [tabindex]") => board.act(Intent::Confirm),
        "Home" if is_within(event, "#record") => step(board, isize::MIN),
        "End" if is_within(event, "#record") => step(board, isize::MAX),
        _ => (),
    }
}
