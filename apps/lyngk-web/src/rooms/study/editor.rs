//! A position set up by hand: what cannot be is refused with every reason, what is missing is said.

mod palette;
mod players;
mod source;
mod ways;
mod workplace;

use leptos::prelude::*;
use lyngk_study::editor::{Tool, say};
use lyngk_study::{Edit, editor};
use lyngk_view::Intent;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::bench::Bench;
use crate::board::{Board, point_of};
use crate::browser;
use crate::icon::{self, Icon};
use crate::panels::Said;
use crate::place::Room;
use palette::Palette;
use players::Players;
use source::{Source, Written};
use ways::Ways;
use workplace::Workplace;

/// The editor, with a board of its own.
pub(super) fn editor(bench: Bench) -> AnyView {
    let place = Workplace::new(bench);
    let board = place.board;
    provide_context(board);
    provide_context(place);
    Effect::new(|_| request_animation_frame(|| browser::focus("#editor-title")));
    let missing = Memo::new(move |_| say::missing(&board.words.get(), place.surface.read().editor()));
    let complete = Memo::new(move |_| place.surface.read().editor().position().is_ok());
    view! {
        <div class="study-desk editor" on:keydown=move |event| on_key(place, &event)>
            <div class="editor-head">
                <a class="room-back" id="editor-back" href=Room::Study.address()>
                    <Icon shape=icon::BACK />
                    {board.text("editor-back")}
                </a>
                <h2 class="room-title" id="editor-title" tabindex="-1">{board.text("editor-title")}</h2>
            </div>
            <div class="board-box">
                <Board />
            </div>
            <div class="study-side">
                <Palette />
                <div class="editor-said" class:complete=complete>
                    <p id="editor-missing">{missing}</p>
                    <Said message=place.said />
                </div>
                <Ways />
                <Players />
                <Source />
                <Written />
                <p class="study-hint" id="editor-keys">{board.text("editor-keys")}</p>
            </div>
        </div>
    }
    .into_any()
}

/// Keys that work at the board, and undoing everywhere but where somebody writes.
fn on_key(place: Workplace, event: &KeyboardEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let within = |selector: &str| target.as_ref().is_some_and(|it| it.closest(selector).ok().flatten().is_some());
    if event.default_prevented() || event.alt_key() || within("input, textarea, select") {
        return;
    }
    let command = event.ctrl_key() || event.meta_key();
    match (event.key().as_str(), command) {
        ("z" | "Z", true) if event.shift_key() => place.redo(),
        ("z" | "Z", true) => place.undo(),
        ("y" | "Y", true) => place.redo(),
        ("Escape", false) if !browser::is_there(".fan") => place.board.act(Intent::Cancel),
        ("Backspace", false) => at_point(place, event, |point| Edit::TakeTop { point }),
        ("Delete", false) => at_point(place, event, |point| Edit::Clear { point }),
        // Letters and digits are shortcuts only where nobody writes or dictates.
        (key, false) if within("#board") => match Tool::of_key(key) {
            Some(tool) => place.take(tool),
            None => return,
        },
        _ => return,
    }
    event.prevent_default();
}

fn at_point(place: Workplace, event: &KeyboardEvent, edit: fn(lyngk_rules::Point) -> Edit) {
    if let Some(point) = point_of(event) {
        place.attempt(Some(point), move |surface: &mut editor::Surface| surface.apply(edit(point)));
    }
}
