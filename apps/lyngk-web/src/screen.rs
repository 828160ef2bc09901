//! Full screen and zen mode. Neither outlives a reload.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::KeyboardEvent;

use crate::browser;
use crate::icon::{self, Icon};
use crate::shortcuts;
use crate::state::{BoardState, PageState};

/// Attribute of the root element in zen mode. Style sheets hide what is not needed to play.
const ZEN: &str = "data-zen";

/// Whether the browser can show the page on the full screen.
pub(crate) fn can_fill() -> bool {
    document().fullscreen_enabled()
}

/// Enters or leaves the full screen.
pub(crate) fn toggle_fullscreen() {
    let document = document();
    if document.fullscreen_element().is_some() {
        document.exit_fullscreen();
    } else if let Some(root) = document.document_element().filter(|_| can_fill()) {
        // Refused only without a gesture of the user.
        let _ = root.request_fullscreen();
    }
}

fn is_zen() -> bool {
    browser::exists("html[data-zen]")
}

/// Enters or leaves zen mode.
pub(crate) fn toggle_zen() {
    if let Some(root) = document().document_element() {
        let _ = root.toggle_attribute(ZEN);
    }
}

/// The button that leaves zen mode, and the keys for both. It is in the document only with the game.
pub(crate) fn screen() -> AnyView {
    let page: PageState = expect_context();
    let board: BoardState = expect_context();
    listen_for_keys(board);
    on_cleanup(|| {
        if is_zen() {
            toggle_zen();
        }
    });
    view! {
        <button
            type="button"
            class="zen-leave"
            id="zen-leave"
            aria-label=page.text("zen-leave")
            title=page.text("zen-leave")
            on:click=move |_| toggle_zen()
        >
            <Icon shape=icon::CLOSE />
        </button>
    }
    .into_any()
}

/// Listens at the document, before the shortcuts of the room, which listen at the window and put a picked-up stack back.
fn listen_for_keys(board: BoardState) {
    let listener = Closure::<dyn Fn(KeyboardEvent)>::new(move |event: KeyboardEvent| on_key(board, &event));
    let _ = document().add_event_listener_with_callback("keydown", listener.as_ref().unchecked_ref());
    let listener = StoredValue::new_local(listener);
    on_cleanup(move || {
        listener.with_value(|listener| {
            let _ = document().remove_event_listener_with_callback("keydown", listener.as_ref().unchecked_ref());
        });
    });
}

fn on_key(board: BoardState, event: &KeyboardEvent) {
    match shortcuts::character(board.page, event).as_deref() {
        Some("Shift+F") => return toggle_fullscreen(),
        Some("Z") => return toggle_zen(),
        _ => {}
    }
    let escapes = event.key() == "Escape" && !event.default_prevented() && board.page.dialog.read_untracked().is_none();
    // The first Escape puts a picked-up stack back or closes its card.
    if escapes && is_zen() && !board.holding.get_untracked() && !browser::exists(".fan") {
        toggle_zen();
    }
}
