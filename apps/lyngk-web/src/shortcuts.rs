//! Keyboard shortcuts of the page and of a room with a board.

use leptos::ev;
use leptos::prelude::*;
use lyngk_view::Intent;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

use crate::board::BY_POINTER;
use crate::browser;
use crate::panels::step;
use crate::route::{Room, Route};
use crate::state::{BoardState, Dialog, PageState};

/// Elements that use the arrow keys themselves.
const USES_KEYS: &str = "#board, input, textarea, select, [contenteditable], [role='tablist'], [role='slider']";

/// Whether the target of an event is within an element.
fn is_within(event: &KeyboardEvent, selector: &str) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| target.closest(selector).ok().flatten().is_some())
}

/// Elements in which characters are typed.
const TEXT_FIELDS: &str = "input, textarea, select, [contenteditable]";

/// The character shortcut of an event, such as "R", "Shift+R" or "?"; `None` where somebody types, or if the settings turn these
/// shortcuts off, as they get in the way of dictation.
pub(crate) fn character(page: PageState, event: &KeyboardEvent) -> Option<String> {
    if is_taken(page, event) || is_within(event, TEXT_FIELDS) || !page.settings.read_untracked().letters {
        return None;
    }
    let (key, code) = (event.key(), event.code());
    // Where a keyboard has other letters, the one at the same place.
    let mut key = if key.is_ascii() { key } else { code.strip_prefix("Key")?.to_owned() };
    key.make_ascii_uppercase();
    let letter = key.as_bytes().first().is_some_and(u8::is_ascii_uppercase);
    (key.len() == 1).then(|| if letter && event.shift_key() { format!("Shift+{key}") } else { key })
}

/// Whether a key is for something else: a component has handled it, it is part of a command, or a dialog is open.
fn is_taken(page: PageState, event: &KeyboardEvent) -> bool {
    let modified = event.ctrl_key() || event.alt_key() || event.meta_key();
    event.default_prevented() || modified || page.dialog.read_untracked().is_some() || is_within(event, "dialog")
}

/// The direction in which a key steps through a game: an arrow key, unless the focused element uses those itself, or a bracket.
pub(crate) fn direction(page: PageState, event: &KeyboardEvent) -> Option<isize> {
    let is_arrow = || !is_taken(page, event) && !event.shift_key() && !is_within(event, USES_KEYS);
    match event.key().as_str() {
        "ArrowLeft" if is_arrow() => Some(-1),
        "ArrowRight" if is_arrow() => Some(1),
        "[" => character(page, event).map(|_| -1),
        "]" => character(page, event).map(|_| 1),
        _ => None,
    }
}

/// The direction in which a key steps by more than a turn, such as to another chapter: an arrow key with Shift, unless the focused element
/// uses those itself, or a brace.
pub(crate) fn far_direction(page: PageState, event: &KeyboardEvent) -> Option<isize> {
    let is_arrow = || !is_taken(page, event) && event.shift_key() && !is_within(event, USES_KEYS);
    match event.key().as_str() {
        "ArrowLeft" if is_arrow() => Some(-1),
        "ArrowRight" if is_arrow() => Some(1),
        "{" => character(page, event).map(|_| -1),
        "}" => character(page, event).map(|_| 1),
        _ => None,
    }
}

/// Listens for the keys of the page and of the game in Play.
pub(crate) fn follow(board: BoardState) {
    let route = expect_context::<Memo<Route>>();
    let _ = window_event_listener(ev::keydown, move |event| {
        on_page_key(board.page, &event);
        if route.read_untracked().room == Room::Play {
            on_key(board, &event);
        }
    });
}

/// Handles keys that work in every room.
fn on_page_key(page: PageState, event: &KeyboardEvent) {
    if event.key() == "Tab"
        && let Some(board) = document().get_element_by_id("board")
    {
        let _ = board.remove_attribute(BY_POINTER);
    }
    let Some(character) = character(page, event) else { return };
    match character.as_str() {
        "?" => page.dialog.set(Some(Dialog::Help)),
        "N" if browser::exists("#head-new-game") => page.dialog.set(Some(Dialog::NewGame)),
        // The editor has another use for the letter.
        "R" if !browser::exists(".editor") => rotate(page, 1),
        "Shift+R" => rotate(page, 5),
        "F" => rotate(page, 3),
        letter if letter.as_bytes()[0].is_ascii_uppercase() => press(letter),
        _ => return,
    }
    event.prevent_default();
}

/// Presses the button with a shortcut.
pub(crate) fn press(shortcut: &str) {
    let button = document().query_selector(&format!("button[aria-keyshortcuts~='{shortcut}']"));
    if let Some(button) = button.ok().flatten().and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
        button.click();
    }
}

/// Rotates the board by sixths of a full turn. Its points are drawn anew, so the focus is put back.
fn rotate(page: PageState, sixths: u8) {
    if !browser::exists("#board") {
        return;
    }
    let focused = document().active_element().and_then(|element| element.get_attribute("data-point"));
    page.rotate(sixths);
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
