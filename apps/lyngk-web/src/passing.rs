//! Automatic passes: with a clock, or by a setting, somebody without a legal turn passes after a moment in which the status says so.

use std::time::Duration;

use leptos::prelude::*;
use lyngk_view::Intent;

use crate::state::BoardState;

/// How long the status says it before.
const NOTICE: Duration = Duration::from_millis(1_500);

/// Plays the passes of people at a board.
pub(crate) fn follow(board: BoardState) {
    let due = Memo::new(move |_| {
        let by_settings = board.page.settings.read().passing;
        let due = board.with_table(|table| {
            let game = table.game();
            let passes = table.must_pass() && (by_settings || game.controls()[game.to_move()].is_some());
            passes.then(|| game.turns().len())
        });
        due.filter(|_| !board.under_way.is_busy())
    });
    Effect::new(move |_| {
        let Some(turns) = due.get() else { return };
        let pass = move || {
            // Somebody may have passed, taken back or paused meanwhile.
            if due.try_get_untracked().flatten() == Some(turns) {
                board.act(Intent::Pass);
            }
        };
        set_timeout(pass, NOTICE);
    });
}
