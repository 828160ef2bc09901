//! Banner component.

use leptos::prelude::*;

/// A banner: a text with buttons below it.
pub(crate) fn banner(id: &'static str, text: AnyView, actions: AnyView) -> AnyView {
    view! {
        <div class="banner" id=id>
            <p>{text}</p>
            <div class="banner-actions">{actions}</div>
        </div>
    }
    .into_any()
}
