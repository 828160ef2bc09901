//! Claims, completed stacks and the player to move.

use leptos::prelude::*;
use lyngk_rules::{Color, Piece, Player};
use lyngk_study::Edit;
use lyngk_view::say;

use super::room::EditorRoom;
use crate::piece::{Disc, Rings};

/// Both players.
#[component]
pub(super) fn Players() -> impl IntoView {
    view! { <div class="editor-players">{Player::ALL.map(|player| view! { <Side player /> }).into_iter().collect_view()}</div> }
}

#[component]
fn Side(player: Player) -> impl IntoView {
    let editor_room: EditorRoom = expect_context();
    let board = editor_room.board;
    let name = board.text(if player == Player::One { "player-one" } else { "player-two" });
    let to_move = Memo::new(move |_| editor_room.surface.read().editor().setup().to_move == player);
    let colors = Color::ALL.map(|color| view! { <Claim player color /> }).into_iter().collect_view();
    view! {
        <fieldset class="study-box editor-side" data-player=player.to_string()>
            <legend>
                <Rings player />
                {name}
            </legend>
            <div class="editor-claims" role="group" aria-label=board.text("panel-claims")>{colors}</div>
            <Score player />
            <label class="editor-turn">
                <input
                    type="radio"
                    name="editor-to-move"
                    prop:checked=to_move
                    on:change=move |_| editor_room.edit(Edit::ToMove(player))
                />
                <span>{board.text("panel-to-move")}</span>
            </label>
        </fieldset>
    }
}

#[component]
fn Claim(player: Player, color: Color) -> impl IntoView {
    let editor_room: EditorRoom = expect_context();
    let claimed = Memo::new(move |_| editor_room.surface.read().editor().setup().claims[player].contains(color));
    let name = move || say::color(&editor_room.board.words.get(), color);
    view! {
        <button
            type="button"
            class="editor-claim"
            data-color=color.name()
            aria-label=move || name()
            title=move || name()
            aria-pressed=move || claimed.get().to_string()
            on:click=move |_| editor_room.edit(Edit::Claim { player, color })
        >
            <Disc piece=Piece::Color(color) />
        </button>
    }
}

/// The number of completed stacks of a player.
#[component]
fn Score(player: Player) -> impl IntoView {
    let editor_room: EditorRoom = expect_context();
    let board = editor_room.board;
    let stacks = Memo::new(move |_| editor_room.surface.read().editor().setup().scored[player]);
    let step = move |sign: &'static str, id: &'static str, key: &'static str, by: i8| {
        let none = move || (by < 0 && stacks.get() == 0).to_string();
        let press = move |_| {
            if let Some(stacks) = stacks.get_untracked().checked_add_signed(by) {
                editor_room.edit(Edit::Score { player, stacks });
            }
        };
        view! {
            <button type="button" data-step=id aria-label=board.text(key) aria-disabled=move || none() on:click=press>
                {sign}
            </button>
        }
    };
    view! {
        <div class="editor-score" role="group" aria-label=board.text("editor-stacks")>
            <span>{board.text("editor-stacks")}</span>
            <span class="editor-stepper">
                {step("−", "less", "editor-less", -1)}
                <output aria-live="polite">{move || stacks.get()}</output>
                {step("+", "more", "editor-more", 1)}
            </span>
        </div>
    }
}
