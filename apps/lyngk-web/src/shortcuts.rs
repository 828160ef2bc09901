//! Keyboard shortcuts of a room with a board.

use leptos::prelude::*;
use lyngk_view::Intent;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use crate::browser;
use crate::panels::step;
use crate::state::BoardState;

/// Handles keys that work wherever the focus is, unless a component there has handled them.
pub(crate) fn on_key(board: BoardState, event: &KeyboardEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let within =
        |selector: &str| target.as_ref().is_some_and(|target| target.closest(selector).ok().flatten().is_some());
    let modified = event.ctrl_key() || event.alt_key() || event.meta_key();
    if event.default_prevented() || modified || board.page.dialog.read_untracked().is_some() || within("dialog") {
        return;
    }
    match event.key().as_str() {
        // The first Escape closes the fanned-out stack.
        "Escape" if browser::exists(".fan") => (),
        "Escape" => board.act(Intent::Cancel),
        // A focused control handles Enter itself.
        "Enter" if !within("button, a, input, select, summary, [tabindex]") => board.act(Intent::Confirm),
        // Single characters are shortcuts only where nobody types or dictates: at the board and in the record.
        "[" if within("#board, #record") => step(board, -1),
        "]" if within("#board, #record") => step(board, 1),
        _ => (),
    }
}
