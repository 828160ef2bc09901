//! Actions with a complete position.

use leptos::prelude::*;
use lyngk_rules::{Position, Record};
use lyngk_study::editor::say;

use super::super::keeper::Source;
use super::super::tab::Tab;
use super::room::EditorRoom;
use crate::route::Room;
use crate::state::Dialog;

/// Buttons: study, play, analyse.
#[component]
pub(super) fn Actions() -> impl IntoView {
    let editor_room: EditorRoom = expect_context();
    let board = editor_room.board;
    let complete = Memo::new(move |_| editor_room.surface.read().editor().position().is_ok());
    let button = move |id: &'static str, key: &'static str, go: fn(EditorRoom, Position)| {
        let press = move |_| {
            let position = editor_room.surface.read_untracked().editor().position();
            if let Ok(position) = position {
                go(editor_room, position);
            } else {
                let words = board.words.get_untracked();
                editor_room.say(say::missing(&words, editor_room.surface.read_untracked().editor()), true);
            }
        };
        view! {
            <button type="button" id=id aria-disabled=move || (!complete.get()).to_string() on:click=press>
                {board.text(key)}
            </button>
        }
    };
    view! {
        <div class="study-row editor-ways">
            {button("editor-study", "editor-study", study)} {button("editor-play", "editor-play", play)}
            {button("editor-analyse", "editor-analyse", analyse)}
        </div>
    }
}

/// Opens the position as a study.
fn study(editor_room: EditorRoom, position: Position) {
    editor_room.room.open(Record::new(position), Source::Outside, false);
    let _ = window().location().set_hash(&Room::Study.address());
}

fn analyse(editor_room: EditorRoom, position: Position) {
    study(editor_room, position);
    editor_room.room.tab.set(Tab::Analysis);
    editor_room.room.engine.analyse(position);
}

/// Opens the dialog for a new game from the position.
fn play(editor_room: EditorRoom, position: Position) {
    if position.is_over() {
        return editor_room.say(editor_room.board.words.get_untracked().text("refusal-over"), true);
    }
    editor_room.board.page.given_start.set(Some(position.to_string()));
    editor_room.board.page.dialog.set(Some(Dialog::NewGame));
}
