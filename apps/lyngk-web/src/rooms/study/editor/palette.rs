//! Tools of the editor, with the pieces in reserve.

use leptos::prelude::*;
use lyngk_rules::Piece;
use lyngk_study::Editor;
use lyngk_study::editor::Tool;
use lyngk_view::{Words, say};

use super::room::EditorRoom;
use crate::icon::{self, Icon};
use crate::piece::Disc;

/// The name of a tool; of a piece with the number left.
pub(super) fn name(words: &Words, editor: &Editor, tool: Tool) -> String {
    match tool {
        Tool::Put(piece) => {
            let count = editor.reserve(piece).into();
            words.with("editor-left", [("piece", say::piece(words, piece).into()), ("count", count)])
        }
        Tool::Take => words.text("editor-take"),
        Tool::Move => words.text("editor-move"),
    }
}

/// The tools, undo and redo.
#[component]
pub(super) fn Palette() -> impl IntoView {
    let editor_room: EditorRoom = expect_context();
    let board = editor_room.board;
    let can_undo = Memo::new(move |_| editor_room.surface.read().editor().can_undo());
    let can_redo = Memo::new(move |_| editor_room.surface.read().editor().can_redo());
    let pieces = Piece::ALL.map(|piece| view! { <ToolButton tool=Tool::Put(piece) /> }).into_iter().collect_view();
    view! {
        <div class="study-box editor-palette">
            <div class="editor-pieces" role="group" aria-label=board.text("editor-reserve") aria-describedby="editor-keys">
                {pieces}
            </div>
            <div class="study-row">
                <ToolButton tool=Tool::Take />
                <ToolButton tool=Tool::Move />
                <button
                    type="button"
                    id="editor-undo"
                    aria-label=board.text("editor-undo")
                    title=board.text("editor-undo")
                    aria-keyshortcuts="Control+Z"
                    aria-disabled=move || (!can_undo.get()).to_string()
                    on:click=move |_| editor_room.undo()
                >
                    <Icon shape=icon::TURN_LEFT />
                </button>
                <button
                    type="button"
                    id="editor-redo"
                    aria-label=board.text("study-redo")
                    title=board.text("study-redo")
                    aria-keyshortcuts="Control+Y"
                    aria-disabled=move || (!can_redo.get()).to_string()
                    on:click=move |_| editor_room.redo()
                >
                    <Icon shape=icon::TURN_RIGHT />
                </button>
            </div>
        </div>
    }
}

#[component]
fn ToolButton(tool: Tool) -> impl IntoView {
    let editor_room: EditorRoom = expect_context();
    let board = editor_room.board;
    let chosen = Memo::new(move |_| editor_room.surface.read().tool() == tool);
    let name = Memo::new(move |_| name(&board.words.get(), editor_room.surface.read().editor(), tool));
    let number = Tool::ALL.iter().position(|&other| other == tool).unwrap_or_default() + 1;
    let piece = match tool {
        Tool::Put(piece) => Some(piece),
        Tool::Take | Tool::Move => None,
    };
    let label = move || match piece {
        Some(piece) => {
            let left = Memo::new(move |_| editor_room.surface.read().editor().reserve(piece));
            view! { <Disc piece /> <span class="editor-count">{move || left.get()}</span> }.into_any()
        }
        None => view! { {move || name.get()} }.into_any(),
    };
    view! {
        <button
            type="button"
            class:editor-piece=piece.is_some()
            data-tool=tool.letter().to_string()
            aria-label=move || piece.map(|_| name.get())
            title=move || format!("{} ({}, {number})", name.get(), tool.letter())
            aria-keyshortcuts=format!("{} {number}", tool.letter())
            aria-pressed=move || chosen.get().to_string()
            on:click=move |_| editor_room.surface.update(|surface| surface.set_tool(tool))
        >
            {label()}
        </button>
    }
}
