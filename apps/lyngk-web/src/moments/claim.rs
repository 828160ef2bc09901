//! Highlight of an opponent's claim: the stacks that become theirs hop, and so does the colour on their card.

use leptos::prelude::*;
use lyngk_rules::{Color, Player};

use super::celebration::hop;
use crate::browser;
use crate::state::BoardState;

/// Shows every claim of an opponent while their stack rests or moves.
pub(super) fn follow(board: BoardState) {
    let claiming = Memo::new(move |_| board.under_way.claiming());
    Effect::new(move |_| {
        if let Some((_, player, color)) = claiming.get() {
            // The card has the colour after the present changes.
            browser::on_next_frame(move || show(board, player, color));
        }
    });
}

fn show(board: BoardState, player: Player, color: Color) {
    for point in board.shown.get_untracked().position.topped(color) {
        hop(board, &format!("#board [data-point='{point}'] .spot-stack"), "translateY(-11px)");
    }
    let color = color.name();
    hop(board, &format!(".player[data-player='{player}'] .claimed[data-color='{color}']"), "scale(1.3)");
    hop(board, &format!(".tray .claim[data-color='{color}'] .disc"), "scale(1.25)");
}
