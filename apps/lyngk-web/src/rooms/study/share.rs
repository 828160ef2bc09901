//! Out of the room: as a link, a text, a picture, a board for another page, or on paper.

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
pub(super) use picture::Wishes;
pub(super) use sheet::{Printed, Sheet};

/// Everything that a study can leave as.
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

/// A text that could not be copied, to be copied by hand.
type ByHand = RwSignal<Option<String>>;

/// Copies a text, or shows it where the browser does not.
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

/// The letters of a link to the study; nothing, with a message, where there would be too many.
fn letters(room: StudyRoom) -> Option<String> {
    match link::encode(room.study.read_untracked().record()) {
        Ok(letters) => Some(letters),
        Err(error) => {
            room.say(link::say::error(&room.board.words.get_untracked(), &error), true);
            None
        }
    }
}

/// The address of the page itself, without what stands behind it.
fn page_address() -> String {
    let page = window().location().href().unwrap_or_default();
    page.split(['#', '?']).next().unwrap_or_default().to_owned()
}
