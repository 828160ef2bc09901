//! Coach: hints in a game against the engine.
//!
//! A hint is revealed in steps: where to look, the turn, the reason. There are no hints when two people share a
//! board, since both would see them.
//!
//! Only the state is in the main program. The button is loaded soon after the board, the panel when a hint is requested.

mod button;
mod found;
mod panel;
mod search;

pub(crate) use button::{hint_button, used};
pub(crate) use found::{advised, found, keep};
pub(crate) use panel::panel;

use leptos::prelude::*;

use crate::parts::Parts;
use crate::state::{BoardEvent, BoardState};
use crate::store;

/// Storage key of the number of hints in the present game.
const USED: &str = "lyngk.hints";

/// State of the coach.
#[derive(Clone, Copy)]
pub(crate) struct Coach {
    board: BoardState,
    /// Number of requests for the present position. Each reveals more of the hint; 0 closes it.
    requests: RwSignal<u64>,
    /// A hint was requested in the present position.
    shown: RwSignal<bool>,
}

impl Coach {
    pub(crate) fn new(board: BoardState) -> Coach {
        board.listen(|event| {
            if event == BoardEvent::Beginning {
                store::remove(USED);
            }
        });
        Coach { board, requests: RwSignal::new(0), shown: RwSignal::new(false) }
    }

    /// Whether a hint is open. Reactive.
    pub(crate) fn is_open(self) -> bool {
        self.requests.get() > 0
    }
}

/// The panel of the coach, from the first request in a position until it changes.
#[component]
pub(crate) fn HintPlace() -> impl IntoView {
    let coach: Coach = expect_context();
    let parts: Parts = expect_context();
    view! { {move || coach.shown.get().then(|| parts.coach.view(()))} }
}
