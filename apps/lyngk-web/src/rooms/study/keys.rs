//! Keyboard shortcuts of the study. They work wherever the focus is, except in fields and lists that use the same keys.

use leptos::ev;
use leptos::prelude::*;
use lyngk_study::Study;
use lyngk_view::Intent;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, KeyboardEvent};

use super::room::StudyRoom;
use super::steps::Autoplay;
use crate::board::BY_POINTER;
use crate::{browser, shortcuts};

/// Elements that use the keys for stepping themselves.
const USES_KEYS: &str = "#board, #tree, input, textarea, select, [contenteditable], [role='tablist'], [role='slider']";
/// Elements in which somebody writes.
const TEXT_FIELDS: &str = "input, textarea, select, [contenteditable]";
/// Elements that Enter and the space bar press.
const CONTROLS: &str = "button, a, input, select, textarea, summary, [tabindex]";

/// Listens for the keys.
pub(super) fn follow(room: StudyRoom, autoplay: Autoplay) {
    let keys = window_event_listener(ev::keydown, move |event| on_key(room, autoplay, &event));
    on_cleanup(move || keys.remove());
    // Before the board, which moves the focus by the same keys: whoever points at it by mouse or finger steps with them.
    let listener = Closure::<dyn Fn(KeyboardEvent)>::new(move |event: KeyboardEvent| {
        if is_within(&event, &format!("#board[{BY_POINTER}]")) && steps(room, autoplay, &event) {
            event.stop_propagation();
        }
    });
    let _ = window().add_event_listener_with_callback_and_bool("keydown", listener.as_ref().unchecked_ref(), true);
    let kept = StoredValue::new_local(listener);
    on_cleanup(move || {
        kept.with_value(|listener| {
            let _ = window().remove_event_listener_with_callback_and_bool(
                "keydown",
                listener.as_ref().unchecked_ref(),
                true,
            );
        });
    });
}

fn is_within(event: &KeyboardEvent, selector: &str) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| target.closest(selector).ok().flatten().is_some())
}

/// Whether a key is for something else: a component has handled it, or a dialog is open.
fn is_taken(room: StudyRoom, event: &KeyboardEvent) -> bool {
    event.default_prevented() || room.board.page.dialog.read_untracked().is_some()
}

fn is_modified(event: &KeyboardEvent) -> bool {
    event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key()
}

/// Steps if the key means that. Returns whether it did.
pub(super) fn step(room: StudyRoom, event: &KeyboardEvent) -> bool {
    if is_modified(event) {
        return false;
    }
    match event.key().as_str() {
        "ArrowLeft" => room.back(),
        "ArrowRight" => room.forward(),
        "ArrowUp" => room.go(Study::previous_variation),
        "ArrowDown" => room.go(Study::next_variation),
        "Home" => room.go(Study::to_start),
        "End" => room.go(Study::to_end),
        _ => return false,
    }
    event.prevent_default();
    true
}

/// Steps, or plays by itself, if the key means that. Returns whether it did.
fn steps(room: StudyRoom, autoplay: Autoplay, event: &KeyboardEvent) -> bool {
    if is_taken(room, event) {
        return false;
    }
    let toggles = event.key() == " " && !event.repeat() && !is_modified(event);
    if toggles {
        event.prevent_default();
        autoplay.toggle();
    }
    toggles || step(room, event)
}

/// Handles a key, unless a component has. The page's own shortcuts would act on its game.
fn on_key(room: StudyRoom, autoplay: Autoplay, event: &KeyboardEvent) {
    if is_taken(room, event) {
        return;
    }
    if event.ctrl_key() || event.meta_key() {
        return on_command(room, event);
    }
    if let Some(by) = shortcuts::far_direction(room.board.page, event) {
        event.prevent_default();
        return room.step_chapter(by);
    }
    if let Some(by) = shortcuts::direction(room.board.page, event) {
        event.prevent_default();
        return if by < 0 { room.back() } else { room.forward() };
    }
    match event.key().as_str() {
        "Escape" if browser::exists(".fan") => return,
        "Escape" => room.board.act(Intent::Cancel),
        "Enter" if !is_within(event, CONTROLS) => room.board.act(Intent::Confirm),
        "Home" | "End" | "ArrowUp" | "ArrowDown" if is_within(event, USES_KEYS) => return,
        // Where there is no variation, they scroll.
        "ArrowUp" | "ArrowDown" if !room.study.read_untracked().has_variations() => return,
        " " if is_within(event, CONTROLS) => return,
        "Home" | "End" | "ArrowUp" | "ArrowDown" | " " if steps(room, autoplay, event) => (),
        _ => return,
    }
    event.prevent_default();
}

/// Undo and redo. Where somebody writes, they are those of the browser, which would otherwise undo in a field that was left long ago.
fn on_command(room: StudyRoom, event: &KeyboardEvent) {
    if event.alt_key() || is_within(event, TEXT_FIELDS) {
        return;
    }
    match (event.key().to_ascii_lowercase().as_str(), event.shift_key()) {
        ("z", false) => room.go(Study::undo),
        ("z", true) | ("y", false) => room.go(Study::redo),
        _ => return,
    }
    event.prevent_default();
}
