//! Status line and message line.

use leptos::prelude::*;
use lyngk_view::say;

use super::actions::Actions;
use crate::parts::{Parts, Soon};
use crate::state::{BoardState, Message};

/// The status line with its buttons, and the message line.
#[component]
pub(crate) fn Status(
    /// Whether there is a hint button.
    #[prop(optional)]
    hints: bool,
) -> impl IntoView {
    let board: BoardState = expect_context();
    let status = Memo::new(move |last: Option<&String>| {
        // The stack lands first.
        let lands = board.under_way.is_moving();
        match last.filter(|_| lands) {
            Some(last) => last.clone(),
            None => say::status(&board.words.get(), &board.table.read()),
        }
    });
    view! {
        <section class="status-box" aria-label=board.text("status-title")>
            <div class="status-row">
                <p id="status" class="status" aria-live="polite">{status}</p>
                <Actions />
                {hints.then(|| hint_button())}
            </div>
            <Said message=board.message />
        </section>
    }
}

/// The button for hints, once it is loaded.
fn hint_button() -> AnyView {
    let parts: Parts = expect_context();
    view! { {move || parts.soon.build_if_loaded(Soon::HintButton)} }.into_any()
}

/// The message line.
#[component]
pub(crate) fn Said(message: RwSignal<Option<Message>>) -> impl IntoView {
    let text = move |refusal: bool| {
        // Live regions announce only changes. An invisible space makes a repeated message differ.
        let again = StoredValue::new(false);
        move || {
            again.update_value(|again| *again = !*again);
            let blank = if again.get_value() { "\u{a0}" } else { "" };
            message.read().as_ref().filter(|said| said.refusal == refusal).map(|said| format!("{}{blank}", said.text))
        }
    };
    view! {
        // Polite and assertive messages have a live region each, which exist from the start.
        <div class="message">
            <p id="message" aria-live="polite">{text(false)}</p>
            <p id="refusal" aria-live="assertive">{text(true)}</p>
        </div>
    }
}
