//! Modal dialogs.

mod about;
pub(crate) mod field;
mod frame;
mod help;
mod new_game;
mod settings;

use leptos::ev::Event;
use leptos::html::Dialog as DialogTag;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, HtmlElement, MouseEvent};

use crate::parts::{Parts, Soon};
use crate::state::{Dialog, PageState};

/// The dialog element. It always exists and gets the content of the open dialog, so that the browser restores the focus when it closes.
#[component]
pub(crate) fn Dialogs() -> impl IntoView {
    let page: PageState = expect_context();
    let parts: Parts = expect_context();
    let place: NodeRef<DialogTag> = NodeRef::new();
    Effect::new(move |_| {
        let open = page.dialog.get();
        // A dialog that was opened before its part had loaded is shown again when it has.
        let _ = parts.soon.is_loaded();
        if let Some(dialog) = place.get() {
            show(&dialog, open.is_some());
        }
    });
    // The browser closes it on Escape. The event may come when the next dialog is already open.
    let closed = move |_: Event| {
        if place.get_untracked().is_some_and(|dialog| !dialog.open()) {
            page.dialog.set(None);
        }
    };
    let beside = move |event: MouseEvent| {
        // The frame covers the element, so a click on the element itself is on the backdrop.
        if event.target().is_some_and(|target| target.is_instance_of::<HtmlDialogElement>()) {
            // Otherwise the focus would not return to where it was.
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
        Dialog::Help => view! { <help::Help /> }.into_any(),
    }
}

fn name(dialog: Dialog) -> &'static str {
    match dialog {
        Dialog::NewGame => "new-game",
        Dialog::Settings => "settings",
        Dialog::About => "about",
        Dialog::Help => "help",
    }
}

/// Opens or closes the element. The focus goes to the title, also when one dialog replaces another.
fn show(dialog: &HtmlDialogElement, open: bool) {
    if !open {
        dialog.close();
        return;
    }
    if !dialog.open() {
        // It fails only for an element outside of the document.
        let _ = dialog.show_modal();
    }
    focus("dialog-title");
}

/// Moves the focus to an element in the next frame.
fn focus(id: &'static str) {
    request_animation_frame(move || {
        let element = document().get_element_by_id(id).and_then(|found| found.dyn_into::<HtmlElement>().ok());
        if let Some(element) = element {
            let _ = element.focus();
        }
    });
}
