//! A turn as text: the piece of its claim and its points, as in the record of a game.

use leptos::prelude::*;
use lyngk_rules::{Piece, Turn};
use lyngk_view::say;

use crate::piece::Disc;
use crate::state::BoardState;

/// A turn: the disc of its claim, with the name of the colour for screen readers, and its points, or the word for passing.
pub(in crate::rooms) fn turn_view(board: BoardState, turn: Turn) -> AnyView {
    let claim = turn.claim().map(|color| {
        let name = move || format!("{} ", say::color(&board.words.get(), color));
        view! { <Disc piece=Piece::Color(color) /> <span class="sr-only">{move || name()}</span> }
    });
    let points = move || match turn {
        Turn::Move { from, to, .. } => format!("{from}-{to}"),
        Turn::Pass => board.words.get().text("record-pass"),
    };
    view! { {claim} {move || points()} }.into_any()
}

/// A turn in notation, for print, or the word for passing.
pub(super) fn turn_text(board: BoardState, turn: Turn) -> String {
    if turn == Turn::Pass { board.words.get().text("record-pass") } else { turn.to_string() }
}
