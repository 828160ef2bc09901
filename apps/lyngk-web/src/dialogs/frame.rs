//! Frame of dialogs.

use leptos::prelude::*;

use crate::icon::{self, Icon};
use crate::state::{Dialog, PageState};

/// Title, close button, content and footer of a dialog.
#[component]
pub(crate) fn DialogFrame(
    /// Text key of the title.
    title: &'static str,
    /// Content.
    children: Children,
    /// Footer with actions, always visible.
    #[prop(optional)]
    foot: Option<AnyView>,
    /// The content is text without controls. It is focusable, so that the keyboard can scroll it.
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

/// A link to another dialog, at the end of one.
#[component]
pub(crate) fn DialogLink(id: &'static str, to: Dialog, key: &'static str) -> impl IntoView {
    let page: PageState = expect_context();
    view! {
        <p class="dialog-more">
            <button type="button" class="button-quiet" id=id on:click=move |_| page.dialog.set(Some(to))>
                {page.text(key)}
            </button>
        </p>
    }
}
