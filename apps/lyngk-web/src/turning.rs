//! The board turns to the player to move when two people play at one screen.

use std::time::Duration;

use leptos::prelude::*;
use lyngk_view::Table;
use wasm_bindgen::JsCast;
use web_sys::SvgElement;

use crate::state::BoardState;

/// How long the board stays after a turn has landed, so that both see it, and how long it takes to vanish and to appear. The style sheet
/// has the last two as well.
const STAY: Duration = Duration::from_millis(350);
const VANISHING: Duration = Duration::from_millis(160);
const APPEARING: Duration = Duration::from_millis(280);

/// Whether the board is to be turned by half. Reactive.
pub(crate) fn is_wanted(board: BoardState) -> bool {
    board.page.settings.read().turning && board.with_table(|table| table.near_if_turning() != table.near())
}

/// Turns the board after every turn, if the settings say so.
pub(crate) fn follow(board: BoardState) {
    rotate_back_for_others(board);
    let wanted = Memo::new(move |_| is_wanted(board));
    Effect::new(move |_| {
        let wanted = wanted.get();
        // It waits for the moving stack and for completed ones on their way, whose places would turn away.
        if board.under_way.is_busy() || board.turned.get_untracked() == wanted {
            return;
        }
        // Without a turn to follow, as in a new game, nobody needs to see how it turns.
        if board.page.is_still() || board.played.read_untracked().is_none() {
            turn(board, wanted);
        } else {
            set_timeout(move || vanish(board), STAY);
        }
    });
}

/// Undoes a rotation when other people sit down: what suited somebody against the computer need not suit two people.
fn rotate_back_for_others(board: BoardState) {
    let alone = Memo::new(move |_| board.with_table(Table::only_person).is_some());
    Effect::new(move |before: Option<bool>| {
        let alone = alone.get();
        if before.is_some_and(|before| before != alone) && board.page.settings.read_untracked().rotation != 0 {
            board.page.settings.update(|settings| settings.rotation = 0);
        }
        alone
    });
}

/// Begins to turn, unless a takeback, a new game or the settings came in between.
fn vanish(board: BoardState) {
    if untrack(|| is_wanted(board)) != board.turned.get_untracked() {
        mark("out");
        set_timeout(move || appear(board), VANISHING);
    }
}

fn appear(board: BoardState) {
    turn(board, untrack(|| is_wanted(board)));
    mark("in");
    set_timeout(|| mark(""), APPEARING);
}

/// Turns the board. Its points are drawn anew, so the focus is put back on the point that had it.
fn turn(board: BoardState, turned: bool) {
    let focused = document().active_element().and_then(|element| element.get_attribute("data-point"));
    board.turned.set(turned);
    if let Some(point) = focused {
        request_animation_frame(move || {
            let spot = document().query_selector(&format!("#board [data-point='{point}']")).ok().flatten();
            if let Some(spot) = spot.and_then(|spot| spot.dyn_into::<SvgElement>().ok()) {
                let _ = spot.focus();
            }
        });
    }
}

/// Marks the phase of the animation for the style sheet.
fn mark(phase: &str) {
    if let Some(svg) = document().get_element_by_id("board") {
        let _ = if phase.is_empty() {
            svg.remove_attribute("data-turning")
        } else {
            svg.set_attribute("data-turning", phase)
        };
    }
}
