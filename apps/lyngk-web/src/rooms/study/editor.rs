//! Position editor. Impossible edits are refused with reasons.

mod actions;
mod palette;
mod players;
mod room;
mod source;

use leptos::prelude::*;
use lyngk_study::editor::{Tool, say};
use lyngk_study::{Edit, editor};
use lyngk_view::Intent;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::room::StudyRoom;
use crate::board::{Board, KeptDrawings, point_of};
use crate::browser;
use crate::icon::{self, Icon};
use crate::panels::Said;
use crate::route::Room;
use actions::Actions;
use palette::Palette;
use players::Players;
use room::EditorRoom;
use source::{Source, Written};

/// The editor.
pub(super) fn editor(room: StudyRoom) -> AnyView {
    let editor_room = EditorRoom::new(room);
    let board = editor_room.board;
    provide_context(board);
    provide_context(editor_room);
    // Drawings on its board are not those of the study, which provided its own before.
    provide_context(None::<KeptDrawings>);
    Effect::new(|_| request_animation_frame(|| browser::focus("#editor-title")));
    let missing = Memo::new(move |_| say::missing(&board.words.get(), editor_room.surface.read().editor()));
    let complete = Memo::new(move |_| editor_room.surface.read().editor().position().is_ok());
    view! {
        <div class="study-desk editor" on:keydown=move |event| on_key(editor_room, &event)>
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
                    <Said message=editor_room.said />
                </div>
                <Actions />
                <Players />
                <Source />
                <Written />
                <p class="study-hint" id="editor-keys">{board.text("editor-keys")}</p>
            </div>
        </div>
    }
    .into_any()
}

/// Keyboard shortcuts: tools at the board, undo everywhere except in text fields.
fn on_key(editor_room: EditorRoom, event: &KeyboardEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let within = |selector: &str| target.as_ref().is_some_and(|it| it.closest(selector).ok().flatten().is_some());
    if event.default_prevented() || event.alt_key() || within("input, textarea, select") {
        return;
    }
    let command = event.ctrl_key() || event.meta_key();
    match (event.key().as_str(), command) {
        ("z" | "Z", true) if event.shift_key() => editor_room.redo(),
        ("z" | "Z", true) => editor_room.undo(),
        ("y" | "Y", true) => editor_room.redo(),
        ("Escape", false) if !browser::exists(".fan") => editor_room.board.act(Intent::Cancel),
        ("Backspace", false) => at_point(editor_room, event, |point| Edit::TakeTop { point }),
        ("Delete", false) => at_point(editor_room, event, |point| Edit::Clear { point }),
        // Single characters are shortcuts only where nobody types or dictates.
        (key, false) if within("#board") => match Tool::of_key(key) {
            Some(tool) => editor_room.take(tool),
            None => return,
        },
        _ => return,
    }
    event.prevent_default();
}

fn at_point(editor_room: EditorRoom, event: &KeyboardEvent, edit: fn(lyngk_rules::Point) -> Edit) {
    if let Some(point) = point_of(event) {
        editor_room.attempt(Some(point), move |surface: &mut editor::Surface| surface.apply(edit(point)));
    }
}
