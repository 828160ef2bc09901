//! What is laid over the board, one at a time.

mod about;
mod field;
mod frame;
mod game_over;
mod new_game;
mod settings;

use leptos::ev::Event;
use leptos::html::Dialog as DialogTag;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, HtmlElement, MouseEvent};

use crate::parts::{Parts, Soon};
use crate::state::{Dialog, PageState};

pub(crate) use game_over::GameOver;

/// The place for dialogs. It is always there and filled with what is open, so that the browser takes the focus in and brings it
/// back to where it was.
#[component]
pub(crate) fn Dialogs() -> impl IntoView {
    let page: PageState = expect_context();
    let parts: Parts = expect_context();
    let place: NodeRef<DialogTag> = NodeRef::new();
    Effect::new(move |_| {
        let open = page.dialog.get();
        // What was opened before it was here starts anew when it comes.
        let _ = parts.soon.is_loaded();
        if let Some(dialog) = place.get() {
            show(&dialog, open.is_some());
        }
    });
    // Escape closes by itself; the page is told. The news may come late, when the next one is open already.
    let closed = move |_: Event| {
        if place.get_untracked().is_some_and(|dialog| !dialog.open()) {
            page.dialog.set(None);
        }
    };
    let beside = move |event: MouseEvent| {
        // Everything inside is covered by the frame: what hits the element itself hits the backdrop.
        if event.target().is_some_and(|target| target.is_instance_of::<HtmlDialogElement>()) {
            // Else the focus would go to what is below, not back to where it was.
            event.prevent_default();
            page.dialog.set(None);
        }
    };
    let name = move || page.dialog.get().map(name);
    view! {
        <dialog
            node_ref=place
            id="dialog"
            class="dialog"
            aria-labelledby="dialog-title"
            data-dialog=move || name()
            on:close=closed
            on:mousedown=beside
        >
            {move || page.dialog.get().map(|dialog| parts.soon.view(Soon::Dialog(dialog)))}
        </dialog>
    }
}

pub(crate) fn content(dialog: Dialog) -> AnyView {
    match dialog {
        Dialog::NewGame => view! { <new_game::NewGame /> }.into_any(),
        Dialog::Settings => view! { <settings::SettingsDialog /> }.into_any(),
        Dialog::About => view! { <about::About /> }.into_any(),
    }
}

fn name(dialog: Dialog) -> &'static str {
    match dialog {
        Dialog::NewGame => "new-game",
        Dialog::Settings => "settings",
        Dialog::About => "about",
    }
}

/// Opens or closes the place for dialogs. One that comes in place of another starts like a new one: at its top, with its title.
fn show(dialog: &HtmlDialogElement, open: bool) {
    if !open {
        dialog.close();
        return;
    }
    if !dialog.open() {
        // It fails only for an element that is on no page, and then there is nobody to see it.
        let _ = dialog.show_modal();
    }
    focus("dialog-title");
}

/// Takes the focus to an element, as soon as everything is drawn.
fn focus(id: &'static str) {
    request_animation_frame(move || {
        let element = document().get_element_by_id(id).and_then(|found| found.dyn_into::<HtmlElement>().ok());
        if let Some(element) = element {
            let _ = element.focus();
        }
    });
}
