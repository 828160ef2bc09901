//! Clocks: their display, the warning of low time, and their ticking.

use std::time::Duration;

use leptos::prelude::*;
use lyngk_rules::Player;
use lyngk_view::{Intent, say};

use crate::browser;
use crate::icon::{self, Icon};
use crate::state::BoardState;

/// A clock that is about to run out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum LowTime {
    /// Less than twenty seconds.
    Low,
    /// Less than ten seconds: the clock shows tenths.
    Critical,
}

/// Whether a player has little time left. Tracks the game and the time.
pub(crate) fn low_time(board: BoardState, player: Player) -> Option<LowTime> {
    let left = remaining(board, player)?;
    match left.as_secs() {
        0..10 => Some(LowTime::Critical),
        10..20 => Some(LowTime::Low),
        _ => None,
    }
}

/// The time that a player has left, if there are clocks. Tracks the game and the time.
fn remaining(board: BoardState, player: Player) -> Option<Duration> {
    let now = board.now.get();
    board.with_table(|table| table.settled().remaining(player, now))
}

/// The clock of a player. Low time shows by colour, shape and weight.
#[component]
pub(super) fn Clock(player: Memo<Player>, name: Memo<String>) -> impl IntoView {
    let board: BoardState = expect_context();
    let shown = Memo::new(move |_| remaining(board, player.get()).map(say::clock));
    let there = Memo::new(move |_| shown.read().is_some());
    let low = Memo::new(move |_| low_time(board, player.get()));
    let runs = board.told(move || board.with_table(|table| table.settled().running() == Some(player.get())));
    let warning = move || {
        let warns = runs.get() && low.get().is_some();
        warns.then(|| board.words.get().with("clock-low", [("player", name.get().into())]))
    };
    let clock = move || {
        view! {
            <span
                class="clock"
                class:runs=runs
                class:low=move || low.get().is_some()
                class:critical=move || low.get() == Some(LowTime::Critical)
                role="timer"
                aria-label=board.text("panel-clock")
            >
                {move || low.get().map(|_| view! { <Icon shape=icon::ALARM /> })}
                {shown}
            </span>
            // The timer is silent for screen readers; this is announced once.
            <span class="sr-only" aria-live="polite">{move || warning()}</span>
        }
    };
    move || there.get().then(|| clock())
}

/// Interval between updates: clocks show tenths of a second near the end.
const TICK: Duration = Duration::from_millis(100);

/// Updates the time while a clock runs. The table gets a tick only when a clock has run out, since every change of it redraws the board.
pub(crate) fn run_clocks(board: BoardState) {
    let tick = move || {
        let now = board.time();
        let game_over = {
            let table = board.table.read_untracked();
            let game = table.settled();
            game.running().and_then(|player| game.remaining(player, now)).is_some_and(|left| left.is_zero())
        };
        if game_over {
            board.act(Intent::Tick);
        } else {
            board.now.set(now);
        }
    };
    let runs = Memo::new(move |_| board.with_table(|table| table.game().running().is_some()));
    Effect::new(move |_| {
        if runs.get() {
            browser::every(TICK, tick);
        }
    });
}
