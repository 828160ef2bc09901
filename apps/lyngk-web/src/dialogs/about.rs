//! About dialog: the game, this program, licences.

use leptos::prelude::*;

use super::frame::DialogFrame;
use crate::state::PageState;

/// The about dialog.
#[component]
pub(crate) fn About() -> impl IntoView {
    let page: PageState = expect_context();
    view! {
        <DialogFrame title="about-title" text=true>
            <p>{page.text("about-game")}</p>
            <p>{page.text("about-unofficial")}</p>
            <dl class="about-facts">
                <dt>{page.text("about-version")}</dt>
                <dd>{env!("CARGO_PKG_VERSION")}</dd>
                <dt>{page.text("about-licence")}</dt>
                <dd>{env!("CARGO_PKG_LICENSE")}</dd>
            </dl>
            <p><a class="link" href="notices.txt" target="_blank">{page.text("about-notices")}</a></p>
        </DialogFrame>
    }
}
