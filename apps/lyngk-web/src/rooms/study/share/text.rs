//! A study as a link or a text.

use js_sys::Reflect;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;
use web_sys::ShareData;

use super::super::LINK;
use super::{copy, letters, page_address};
use crate::browser;
use crate::rooms::study::room::StudyRoom;
use crate::route::Room;

/// File name of the download.
const FILE: &str = "lyngk-study.lgn";

/// What to copy.
#[derive(Clone, Copy)]
enum What {
    Link,
    Game,
    Position,
}

/// Buttons to share, copy and download. If the browser refuses to copy, the text is shown.
#[component]
pub(super) fn Texts() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let by_hand = RwSignal::new(None::<String>);
    let button = move |id: &'static str, key: &'static str, what: What| {
        let act = move |_| {
            if let Some(text) = text(room, what) {
                copy(room, text, by_hand);
            }
        };
        view! { <button type="button" id=id on:click=act>{board.text(key)}</button> }
    };
    let download = move |_| {
        let _ = browser::download(FILE, &room.study.read_untracked().to_lgn());
    };
    let send = can_send().then(|| {
        view! {
            <button type="button" class="primary" id="study-send" on:click=move |_| send(room)>
                {board.text("share-send")}
            </button>
        }
    });
    let field = move || {
        by_hand.get().map(|text| {
            view! {
                <label class="study-label" for="study-by-hand">{board.text("study-copy-by-hand")}</label>
                <textarea id="study-by-hand" class="study-text" rows="4" readonly prop:value=text></textarea>
            }
        })
    };
    view! {
        <div class="study-row">
            {send}
            {button("study-copy-link", "study-copy-link", What::Link)}
            {button("study-copy-game", "study-copy-game", What::Game)}
            <button type="button" id="study-download" on:click=download>{board.text("study-download")}</button>
            {button("study-copy-position", "study-copy-position", What::Position)}
        </div>
        <p class="study-hint">{board.text("study-link-hint")}</p>
        <div aria-live="polite">{move || field()}</div>
    }
}

/// The text to copy; `None` if a link would be too long.
fn text(room: StudyRoom, what: What) -> Option<String> {
    match what {
        What::Game => Some(room.study.read_untracked().to_lgn()),
        What::Position => Some(room.study.read_untracked().to_lpn()),
        What::Link => link(room),
    }
}

/// A link with the encoded study, which opens at the present turn.
fn link(room: StudyRoom) -> Option<String> {
    let link = lyngk_study::link::at(&letters(room)?, room.study.read_untracked().place_number());
    Some(format!("{}{}/{LINK}{link}", page_address(), Room::Study.address()))
}

/// Whether the browser has the Web Share API.
fn can_send() -> bool {
    Reflect::has(&window().navigator(), &"share".into()).unwrap_or(false)
}

/// Shares a link. A cancelled dialog is no error.
fn send(room: StudyRoom) {
    let Some(link) = link(room) else { return };
    let title = lyngk_study::study::say::game(&room.board.words.get_untracked(), room.study.read_untracked().record());
    let data = ShareData::new();
    data.set_title(&title);
    data.set_url(&link);
    let sent = window().navigator().share_with_data(&data);
    spawn_local(async move { drop(JsFuture::from(sent).await) });
}
