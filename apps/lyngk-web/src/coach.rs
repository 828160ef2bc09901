//! Hints in a game against the engine: where to look, then the turn, then why.
//!
//! The first board needs next to nothing of this: the offer comes with the dialogs, and the hint itself when one is wanted. Two people
//! at one board are offered none: what one of them is told the other would hear, and nobody has asked the engine to join.

mod adviser;
mod offer;
mod panel;

pub(crate) use offer::hint_button;
pub(crate) use panel::panel;

use leptos::prelude::*;

use crate::parts::Parts;
use crate::state::{BoardEvent, BoardState};
use crate::store;

/// How many hints were taken in the present game.
const USED: &str = "lyngk.hints";

/// What offer and hint know together.
#[derive(Clone, Copy)]
pub(crate) struct Coach {
    board: BoardState,
    /// How often a hint for the present position was asked for; each time tells more.
    asked: RwSignal<u64>,
    /// There is something to tell: a hint, or after the game how many there were.
    shown: RwSignal<bool>,
}

impl Coach {
    pub(crate) fn new(board: BoardState) -> Coach {
        board.listen(|event| {
            if event == BoardEvent::Beginning {
                store::remove(USED);
            }
        });
        Coach { board, asked: RwSignal::new(0), shown: RwSignal::new(false) }
    }
}

/// The place of a hint.
#[component]
pub(crate) fn HintPlace() -> impl IntoView {
    let coach: Coach = expect_context();
    let parts: Parts = expect_context();
    view! { {move || coach.shown.get().then(|| parts.coach.view(()))} }
}
