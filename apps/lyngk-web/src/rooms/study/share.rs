//! Export panel: link, text, picture, animation, embedded board, print.

mod animation;
mod embed_code;
mod picture;
mod raster;
mod sheet;
mod text;

use leptos::prelude::*;
use leptos::task::spawn_local;
use lyngk_study::link;

use super::room::StudyRoom;
use crate::browser;

pub(crate) use animation::encoder;
pub(super) use picture::PictureOptions;
pub(super) use sheet::{Printed, Sheet};

/// The panel.
#[component]
pub(super) fn Share() -> impl IntoView {
    view! {
        <text::Texts />
        <picture::PictureOut />
        <animation::AnimationOut />
        <embed_code::EmbedCode />
        <sheet::Print />
    }
}

/// A text to copy by hand, if the browser refuses to copy.
type ByHand = RwSignal<Option<String>>;

/// Copies a text, or shows it if the browser refuses.
fn copy(room: StudyRoom, text: String, by_hand: ByHand) {
    by_hand.set(None);
    spawn_local(async move {
        if browser::copy(text.clone()).await {
            room.say(room.board.words.get_untracked().text("broken-copied"), false);
        } else {
            by_hand.set(Some(text));
        }
    });
}

/// The encoded study for a link; `None`, with a message, if it is too long.
fn letters(room: StudyRoom) -> Option<String> {
    match link::encode(room.study.read_untracked().record()) {
        Ok(letters) => Some(letters),
        Err(error) => {
            room.say(link::say::error(&room.board.words.get_untracked(), &error), true);
            None
        }
    }
}

/// The address of the page without query and fragment.
fn page_address() -> String {
    let page = window().location().href().unwrap_or_default();
    page.split(['#', '?']).next().unwrap_or_default().to_owned()
}
