//! The picture of a start position that a challenge gives.

use leptos::prelude::*;
use lyngk_picture::Picture;
use lyngk_rules::Record;
use lyngk_study::study;
use lyngk_view::Compass;

use crate::rooms::picture_style;
use crate::state::PageState;
use crate::words::SharedWords;

/// The board of a given start, with the players' claims, and nothing for a random one.
#[component]
pub(super) fn GivenStart(words: RwSignal<SharedWords>, #[prop(into)] start: Signal<Option<Record>>) -> impl IntoView {
    let page: PageState = expect_context();
    let drawing = move || {
        let settings = page.settings.read();
        let picture = study::picture(&words.get(), start.read().as_ref()?, None);
        let (style, compass) = (picture_style(&settings), Compass::new(settings.rotation));
        Some(Picture { style, compass, coordinates: false, ..picture }.svg())
    };
    let shown = move || drawing().map(|drawing| view! { <div class="online-start" inner_html=drawing></div> });
    view! { {move || shown()} }
}
