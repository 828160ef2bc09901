//! Buttons for the present decision.

use leptos::prelude::*;
use lyngk_view::{Intent, Table};
use web_sys::MouseEvent;

use crate::browser;
use crate::state::BoardState;

/// Situations with buttons of their own.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Situation {
    LooksBack,
    Paused,
    MustPass,
    Waits,
    Other,
}

impl Situation {
    fn of(table: &Table) -> Situation {
        if table.shown_ply().is_some() {
            Situation::LooksBack
        } else if table.game().is_paused() {
            Situation::Paused
        } else if table.must_pass() {
            Situation::MustPass
        } else if table.waiting().is_some() {
            Situation::Waits
        } else {
            Situation::Other
        }
    }
}

/// The buttons of the situation: play or undo, pass, continue.
#[component]
pub(crate) fn Actions() -> impl IntoView {
    let board: BoardState = expect_context();
    let situation = board.told(move || Situation::of(&board.table.read()));
    let button = move |class: &'static str, id: &'static str, key: &'static str, intent: Intent| {
        let press = move |event: MouseEvent| {
            board.act(intent.clone());
            focus_board(&event);
        };
        view! { <button type="button" class=class id=id on:click=press>{board.text(key)}</button> }
    };
    let buttons = move || match situation.get() {
        Situation::Waits => (
            button("primary", "play", "action-play", Intent::Confirm),
            button("", "undo", "action-undo", Intent::Cancel),
        )
            .into_any(),
        Situation::MustPass => button("primary", "pass", "action-pass", Intent::Pass).into_any(),
        Situation::Paused => button("primary", "continue", "action-continue", Intent::Resume).into_any(),
        Situation::LooksBack => button("primary", "present", "action-present", Intent::ShowPly(None)).into_any(),
        Situation::Other => ().into_any(),
    };
    view! { <div class="actions">{move || buttons()}</div> }
}

/// Moves the focus to the board after a button that disappears was pressed by keyboard.
pub(crate) fn focus_board(event: &MouseEvent) {
    let by_key = event.detail() == 0;
    if by_key {
        browser::focus("#board [tabindex='0']");
    }
}
