//! Portraits of the engine's characters.

use leptos::prelude::*;
use lyngk_picture::portrait;
use lyngk_view::Level;

use crate::parts::{Parts, Soon};

/// The portrait of a level's character, 3 em wide by default (`.portrait`). Hidden from screen readers: the name stands beside it. The
/// drawings are in the part that is loaded soon after the board.
pub(crate) fn drawing(level: Level) -> AnyView {
    view! {
        <svg class="portrait" viewBox=portrait::VIEW_BOX aria-hidden="true" inner_html=portrait::portrait(level)></svg>
    }
    .into_any()
}

/// The portrait for the first part of the program: its place, filled as soon as the drawings are loaded.
#[component]
pub(crate) fn Portrait(level: Level) -> impl IntoView {
    let parts: Parts = expect_context();
    view! { <span class="portrait-place">{move || parts.soon.build_if_loaded(Soon::Portrait(level))}</span> }
}
