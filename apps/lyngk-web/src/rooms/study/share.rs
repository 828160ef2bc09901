//! Export panel: link, text, picture, animation, embedded board, print.

mod animation;
mod embed_code;
mod picture;
mod raster;
mod sheet;
mod text;

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use lyngk_study::{LinkError, link};

use super::room::StudyRoom;
use crate::browser;

pub(crate) use animation::encoder;
pub(super) use picture::PictureOptions;
pub(super) use sheet::{Printed, Sheet};
pub(super) use text::FILE;

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
pub(super) type ByHand = RwSignal<Option<String>>;

/// How long a button says that it has copied something.
const COPIED: Duration = Duration::from_secs(2);

/// The label of a button that copies something. Reactive.
pub(super) fn copy_label(room: StudyRoom, id: &'static str, key: &'static str) -> String {
    room.board.words.get().text(if room.copied.get() == Some(id) { "broken-copied" } else { key })
}

/// Says that a button has copied something: at the board, and for a while on the button itself.
fn say_copied(room: StudyRoom, id: &'static str) {
    room.confirm(room.board.words.get_untracked().text("broken-copied"));
    room.copied.set(Some(id));
    set_timeout(
        move || {
            room.copied.try_maybe_update(|copied| (copied.take_if(|copied| *copied == id).is_some(), ()));
        },
        COPIED,
    );
}

/// A text to copy by hand, which goes when the study or the place in it changes.
fn by_hand(room: StudyRoom) -> ByHand {
    let text = RwSignal::new(None);
    let subject = Memo::new(move |_| room.subject());
    Effect::new(move |_| {
        let _ = subject.get();
        text.set(None);
    });
    text
}

/// Copies a text for a button, or shows it if the browser refuses.
pub(super) fn copy(room: StudyRoom, id: &'static str, text: String, by_hand: ByHand) {
    by_hand.set(None);
    spawn_local(async move {
        match room.unless_left(browser::copy(text.clone())).await {
            Some(true) => say_copied(room, id),
            Some(false) => by_hand.set(Some(text)),
            None => (),
        }
    });
}

/// The study encoded for a link that opens at the present turn, unless it is too long.
pub(super) fn letters(room: StudyRoom) -> Result<String, LinkError> {
    let study = room.study.read_untracked();
    link::encode(study.record()).map(|letters| link::at(&letters, study.place_number()))
}

/// What to do with a study that is too long for a link: the reason, and the file.
fn too_long(room: StudyRoom, id: &'static str, error: &LinkError) -> AnyView {
    let board = room.board;
    let reason = link::say::error(&board.words.get(), error);
    view! {
        <p class="study-problem">{reason}</p>
        <div class="study-row">
            <button type="button" id=id on:click=move |_| download(room)>{board.text("study-download")}</button>
        </div>
    }
    .into_any()
}

/// Offers the open study, or the open chapter, as a file.
fn download(room: StudyRoom) {
    let _ = browser::download(FILE, &room.study.read_untracked().to_lgn());
}
