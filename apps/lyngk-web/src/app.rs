//! The page as a whole.

use leptos::prelude::*;
use lyngk_view::say;

use crate::board::Board;
use crate::desk::Desk;
use crate::dialogs::{Dialogs, GameOver};
use crate::header::Header;

/// The page.
#[component]
pub(crate) fn App() -> impl IntoView {
    let desk = Desk::new();
    provide_context(desk);
    let status = move || say::status(&desk.words.get(), &desk.table.read());
    view! {
        <Header />
        <main>
            <Board />
            <p class="status">{status}</p>
            <GameOver />
        </main>
        <Dialogs />
    }
}
