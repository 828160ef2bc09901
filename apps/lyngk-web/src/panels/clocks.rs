//! Ticking of clocks.

use std::time::Duration;

use leptos::leptos_dom::helpers::IntervalHandle;
use leptos::prelude::*;
use lyngk_view::Intent;

use crate::browser;
use crate::state::BoardState;

/// Interval between updates: clocks show tenths of a second near the end.
const TICK: Duration = Duration::from_millis(100);

/// Updates the time while a clock runs. The table gets a tick only when a clock has run out, since every change of it redraws the board.
pub(crate) fn run_clocks(board: BoardState) {
    let ticking: StoredValue<Option<IntervalHandle>, LocalStorage> = StoredValue::new_local(None);
    let tick = move || {
        let now = browser::now();
        let game_over = {
            let table = board.table.read_untracked();
            let game = table.game();
            game.running().and_then(|player| game.remaining(player, now)).is_some_and(|left| left.is_zero())
        };
        if game_over {
            board.act(Intent::Tick);
        } else {
            board.now.set(now);
        }
    };
    Effect::new(move |_| {
        let runs = board.with_table(|table| table.game().running().is_some());
        ticking.update_value(|ticking| match (runs, ticking.is_some()) {
            (true, false) => *ticking = set_interval_with_handle(tick, TICK).ok(),
            (false, true) => {
                if let Some(ticking) = ticking.take() {
                    ticking.clear();
                }
            }
            _ => (),
        });
    });
}
