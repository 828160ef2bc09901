//! The end of a game: a card with the result, and the buttons that stay until the next game begins.
//!
//! Only the place of the card is in the main program.

mod buttons;
mod card;
mod graph;
mod results;

pub(crate) use buttons::next_game;
pub(crate) use card::card;

use leptos::prelude::*;

use crate::parts::Parts;
use crate::state::BoardState;

/// The card of a finished game, until somebody closes it. It covers nothing of the board and takes no focus.
#[component]
pub(crate) fn GameOver() -> impl IntoView {
    let board: BoardState = expect_context();
    let parts: Parts = expect_context();
    let closed = RwSignal::new(false);
    let ended = Memo::new(move |_| board.shown.get().ended);
    Effect::new(move |_| {
        let _ = (ended.get(), board.game.get());
        closed.set(false);
    });
    // The last stack lands first.
    let shown = Memo::new(move |_| ended.get().is_some() && !closed.get() && !board.under_way.is_busy());
    view! { <div class="over-place">{move || shown.get().then(|| parts.end_card.view(closed))}</div> }
}
