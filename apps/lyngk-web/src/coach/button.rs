//! Hint button, and the key that closes a hint.

use leptos::prelude::*;
use lyngk_rules::Turn;
use lyngk_view::Intent;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::KeyboardEvent;

use super::{Coach, USED, advised};
use crate::browser;
use crate::icon::{self, Icon};
use crate::store;

impl Coach {
    /// Requests a hint, or the next step of it. A picked-up stack is put back: its targets are not those of the hint. So is a chosen
    /// claim that the hint does not recommend: whoever follows the hint would make it without a word.
    pub(super) fn request(self) {
        let board = self.board;
        board.put_back();
        let (chosen, advised) = {
            let table = board.table.read_untracked();
            (table.draft().claim, advised(table.game().position()).and_then(Turn::claim))
        };
        if chosen.is_some() && chosen != advised {
            board.act(Intent::Claim(None));
        }
        self.requests.update(|requests| *requests += 1);
    }

    /// Closes the hint. Returns whether one was open.
    pub(super) fn close(self) -> bool {
        let open = self.requests.get_untracked() > 0;
        if open {
            self.requests.set(0);
        }
        open
    }
}

/// Number of hints in the present game.
pub(crate) fn used() -> u32 {
    store::read(USED).and_then(|count| count.parse().ok()).unwrap_or_default()
}

/// The button. It keeps its place while there is nothing to hint at.
pub(crate) fn hint_button() -> AnyView {
    let coach: Coach = expect_context();
    let board = coach.board;
    let offered = Memo::new(move |_| {
        board.with_table(|table| table.only_person().is_some() && table.persons_turn() && !table.must_pass())
    });
    let forget = move || {
        coach.requests.set(0);
        coach.shown.set(false);
    };
    // A hint is for one position only.
    Effect::new(move |_| {
        let _ = board.shown.get();
        forget();
    });
    Effect::new(move |_| {
        // Only changes notify: the panel must not be rebuilt.
        if coach.requests.get() > 0 && !coach.shown.get_untracked() {
            coach.shown.set(true);
        }
    });
    on_cleanup(forget);
    listen_for_escape(coach);
    let with_hints =
        Memo::new(move |_| board.with_table(|table| table.only_person().is_some() && table.ended().is_none()));
    let press = move || {
        if offered.get_untracked() {
            coach.request();
        }
    };
    let button = move || {
        with_hints.get().then(|| {
            view! {
                <button
                    type="button"
                    id="hint-button"
                    title=board.text("action-hint-key")
                    aria-keyshortcuts="H"
                    aria-disabled=move || (!offered.get()).to_string()
                    on:click=move |_| press()
                >
                    <Icon shape=icon::HINT />
                    {board.text("action-hint")}
                </button>
            }
        })
    };
    view! { {move || button()} }.into_any()
}

/// Listens at the document, before the shortcuts of the room, which listen at the window.
fn listen_for_escape(coach: Coach) {
    let listener = Closure::<dyn FnMut(KeyboardEvent)>::new(move |event: KeyboardEvent| {
        if closes(coach, &event) {
            event.prevent_default();
        }
    });
    let root = document();
    let function = listener.as_ref().unchecked_ref();
    let _ = root.add_event_listener_with_callback("keydown", function);
    let listener = StoredValue::new_local(listener);
    on_cleanup(move || {
        listener.with_value(|listener| {
            let _ = document().remove_event_listener_with_callback("keydown", listener.as_ref().unchecked_ref());
        });
    });
}

/// Closes the hint on Escape. Returns whether one was open. The first Escape puts a picked-up stack back.
fn closes(coach: Coach, event: &KeyboardEvent) -> bool {
    let board = coach.board;
    let escapes = event.key() == "Escape" && !event.default_prevented() && board.page.dialog.read_untracked().is_none();
    if !escapes || board.holding.get_untracked() || browser::exists(".fan") {
        return false;
    }
    let inside = browser::exists("#hint :focus");
    let closed = coach.close();
    if closed && inside {
        browser::focus("#board [tabindex='0']");
    }
    closed
}
