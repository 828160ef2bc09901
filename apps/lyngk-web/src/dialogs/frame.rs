//! What all dialogs have in common.

use leptos::prelude::*;

use crate::icon::{self, Icon};
use crate::state::PageState;

/// A dialog's title, the way out, what it is about, and what can be done at its foot.
#[component]
pub(crate) fn DialogFrame(
    /// The key of the title.
    title: &'static str,
    /// What it is about.
    children: Children,
    /// What can be done, always in sight.
    #[prop(optional)]
    foot: Option<AnyView>,
    /// It is there to be read: those with a keyboard can scroll it, though there is nothing in it to go to.
    #[prop(optional)]
    text: bool,
) -> impl IntoView {
    let page: PageState = expect_context();
    view! {
        <div class="frame">
            <div class="frame-head">
                <h2 class="frame-title" id="dialog-title" tabindex="-1">
                    {page.text(title)}
                </h2>
                <button
                    type="button"
                    class="frame-close"
                    id="dialog-close"
                    aria-label=page.text("dialog-close")
                    on:click=move |_| page.dialog.set(None)
                >
                    <Icon shape=icon::CLOSE />
                </button>
            </div>
            <div
                class="frame-body"
                tabindex=text.then_some("0")
                role=text.then_some("group")
                aria-labelledby=text.then_some("dialog-title")
            >
                {children()}
            </div>
            {foot.map(|foot| view! { <div class="frame-foot">{foot}</div> })}
        </div>
    }
}
