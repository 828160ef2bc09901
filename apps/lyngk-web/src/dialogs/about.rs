//! Whose game this is, and what this program is.

use leptos::prelude::*;

use super::frame::DialogFrame;
use crate::desk::{Desk, Dialog};

/// Whose game this is, and what this program is.
#[component]
pub(crate) fn About() -> impl IntoView {
    let desk: Desk = expect_context();
    view! {
        <DialogFrame title="about-title" text=true>
            <p>{desk.text("about-game")}</p>
            <p>{desk.text("about-unofficial")}</p>
            <dl class="about-facts">
                <dt>{desk.text("about-version")}</dt>
                <dd>{env!("CARGO_PKG_VERSION")}</dd>
                <dt>{desk.text("about-licence")}</dt>
                <dd>{env!("CARGO_PKG_LICENSE")}</dd>
            </dl>
        </DialogFrame>
    }
}

/// The way here, at the end of other dialogs.
#[component]
pub(crate) fn AboutLink() -> impl IntoView {
    let desk: Desk = expect_context();
    view! {
        <p class="dialog-more">
            <button
                type="button"
                class="button-quiet"
                id="open-about"
                on:click=move |_| desk.dialog.set(Some(Dialog::About))
            >
                {desk.text("settings-about")}
            </button>
        </p>
    }
}
