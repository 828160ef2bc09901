//! Full screen and zen mode. Neither outlives a reload.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, KeyboardEvent};

use crate::browser;
use crate::icon::{self, Icon};
use crate::shortcuts::is_at_game;
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
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let within = |selector: &str| target.as_ref().is_some_and(|it| it.closest(selector).ok().flatten().is_some());
    let modified = event.ctrl_key() || event.alt_key() || event.meta_key();
    if event.default_prevented() || modified || board.page.dialog.read_untracked().is_some() || within("dialog") {
        return;
    }
    match event.key().as_str() {
        "f" | "F" if is_at_game(event) => toggle_fullscreen(),
        "z" | "Z" if is_at_game(event) => toggle_zen(),
        // The first Escape puts a picked-up stack back or closes its card.
        "Escape" if is_zen() && !board.holding.get_untracked() && !browser::exists(".fan") => toggle_zen(),
        _ => (),
    }
}
