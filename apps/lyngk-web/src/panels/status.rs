//! What is going on, what was just said, and what can be done about it.

use leptos::prelude::*;
use lyngk_view::say;

use super::actions::Actions;
use crate::parts::{Parts, Soon};
use crate::state::{BoardState, Message};

/// The status line with the buttons that belong to it, and the message line.
#[component]
pub(crate) fn Status(
    /// Whether hints are offered beside the buttons.
    #[prop(optional)]
    hints: bool,
) -> impl IntoView {
    let board: BoardState = expect_context();
    let status = Memo::new(move |_| say::status(&board.words.get(), &board.table.read()));
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
    view! { {move || parts.soon.view_if_loaded(Soon::HintButton)} }.into_any()
}

/// The message line.
#[component]
pub(crate) fn Said(message: RwSignal<Option<Message>>) -> impl IntoView {
    let text = move |refusal: bool| {
        // What is said twice must change to be heard twice: a blank that nobody sees comes and goes.
        let again = StoredValue::new(false);
        move || {
            again.update_value(|again| *again = !*again);
            let blank = if again.get_value() { "\u{a0}" } else { "" };
            message.read().as_ref().filter(|said| said.refusal == refusal).map(|said| format!("{}{blank}", said.text))
        }
    };
    view! {
        // Each manner of speaking has its own element, there from the start: only what changes inside one is announced.
        <div class="message">
            <p id="message" aria-live="polite">{text(false)}</p>
            <p id="refusal" aria-live="assertive">{text(true)}</p>
        </div>
    }
}
