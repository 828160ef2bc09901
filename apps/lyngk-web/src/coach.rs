//! Hints in a game against the engine: where to look, then the turn, then why.
//!
//! Here is only what the first board needs: the offer, and how often it was taken up. What a hint is comes when one is wanted. Two
//! people at one board are offered none: what one of them is told the other would hear, and nobody has asked the engine to join.

mod adviser;
mod panel;

pub(crate) use panel::panel;

use leptos::prelude::*;

use crate::desk::Desk;
use crate::parts::{self, Parts};
use crate::store;

/// How many hints were taken in the present game.
const USED: &str = "lyngk.hints";

/// The offer of hints, where the game can reach it.
#[derive(Clone, Copy)]
pub(crate) struct Coach {
    desk: Desk,
    /// How often a hint for the present position was asked for; each time tells more.
    pub(crate) asked: RwSignal<u32>,
    /// Whether there is something to ask about.
    offered: Memo<bool>,
}

impl Coach {
    pub(crate) fn new(desk: Desk) -> Coach {
        let offered = Memo::new(move |_| {
            desk.moment.track();
            let table = desk.table.read_untracked();
            table.only_person().is_some() && table.persons_turn() && !table.must_pass()
        });
        let coach = Coach { desk, asked: RwSignal::new(0), offered };
        // A hint is for one position.
        Effect::new(move |_| {
            desk.moment.track();
            coach.close();
        });
        coach
    }

    /// Asks for a hint, or for more of it.
    pub(crate) fn ask(self) {
        if self.offered.get_untracked() {
            self.asked.update(|asked| *asked += 1);
        }
    }

    /// Puts the hint away, and says whether there was one.
    pub(crate) fn close(self) -> bool {
        let open = self.asked.get_untracked() > 0;
        if open {
            self.asked.set(0);
        }
        open
    }
}

/// How many hints were taken in the present game.
pub(crate) fn used() -> u32 {
    store::read(USED).and_then(|count| count.parse().ok()).unwrap_or_default()
}

/// Another game begins.
pub(crate) fn forget() {
    store::remove(USED);
}

/// The button, beside what is going on. It makes way for a stack in the hand.
#[component]
pub(crate) fn HintButton() -> impl IntoView {
    let coach: Coach = expect_context();
    let desk = coach.desk;
    let shown = Memo::new(move |_| coach.offered.get() && desk.held.get().is_none());
    let button = move || {
        shown.get().then(|| {
            view! {
                <button
                    type="button"
                    id="hint-button"
                    title=desk.text("action-hint-key")
                    aria-keyshortcuts="H"
                    on:click=move |_| coach.ask()
                >
                    {desk.text("action-hint")}
                </button>
            }
        })
    };
    view! { {move || button()} }
}

/// The place of a hint, and after the game of how many there were.
#[component]
pub(crate) fn HintPlace() -> impl IntoView {
    let coach: Coach = expect_context();
    let parts: Parts = expect_context();
    let wanted = Memo::new(move |_| {
        coach.desk.changes.track();
        coach.asked.get() > 0 || coach.desk.table.read_untracked().ended().is_some() && used() > 0
    });
    view! { {move || wanted.get().then(|| parts::coach(parts))} }
}
