//! What needs to be known, with what can be done about it.

use leptos::prelude::*;

/// The frame of a banner: what is said, and the buttons below it.
pub(crate) fn banner(id: &'static str, text: AnyView, actions: AnyView) -> AnyView {
    view! {
        <div class="banner" id=id>
            <p>{text}</p>
            <div class="banner-actions">{actions}</div>
        </div>
    }
    .into_any()
}
