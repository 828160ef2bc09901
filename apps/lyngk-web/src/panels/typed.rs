//! Text field for a turn.

use leptos::prelude::*;
use lyngk_view::{Intent, TableEvent};

use crate::state::BoardState;

/// The field for a turn in notation. A refused turn stays in it, to be corrected.
#[component]
pub(crate) fn TypedTurn() -> impl IntoView {
    let board: BoardState = expect_context();
    let text = RwSignal::new(String::new());
    let refused = RwSignal::new(false);
    Effect::new(move |_| {
        let _ = board.game.get();
        text.set(String::new());
        refused.set(false);
    });
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let typed = text.get_untracked();
        if typed.trim().is_empty() {
            return;
        }
        let played = board.try_act(Intent::Type(typed)).iter().any(|event| matches!(event, TableEvent::Played(_)));
        refused.set(!played);
        if played {
            text.set(String::new());
        }
    };
    let write = move |event| {
        text.set(event_target_value(&event));
        refused.set(false);
    };
    view! {
        <form class="typed" on:submit=submit>
            <input
                id="typed-turn"
                type="text"
                placeholder="d3-d4"
                aria-label=board.text("typed-label")
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                enterkeyhint="go"
                aria-invalid=move || refused.get().to_string()
                aria-describedby="refusal"
                prop:value=text
                on:input=write
            />
            <button type="submit">{board.text("typed-submit")}</button>
        </form>
    }
}
