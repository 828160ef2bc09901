//! The page as a whole.

use leptos::prelude::*;
use lyngk_view::say;

use crate::board::Board;
use crate::desk::Desk;

/// The page.
#[component]
pub(crate) fn App() -> impl IntoView {
    let desk = Desk::new();
    provide_context(desk);
    let status = move || say::status(&desk.words.get(), &desk.table.read());
    view! {
        <main>
            <Board />
            <p class="status">{status}</p>
        </main>
    }
}
