//! Learn.

use leptos::prelude::*;

use super::RoomFrame;
use crate::languages::SharedWords;

/// The room.
pub(crate) fn room() -> AnyView {
    view! { <RoomFrame name="learn" content /> }.into_any()
}

fn content(words: RwSignal<SharedWords>) -> AnyView {
    let _ = words;
    ().into_any()
}
