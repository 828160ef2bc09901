//! A study as a link or a text.

use js_sys::Reflect;
use leptos::prelude::*;
use leptos::task::spawn_local;
use lyngk_study::LinkError;
use wasm_bindgen_futures::JsFuture;
use web_sys::ShareData;

use super::super::LINK;
use super::{by_hand, copy, copy_label, download, letters, too_long};
use crate::browser;
use crate::rooms::study::room::StudyRoom;
use crate::route::Room;

/// File name of the download.
pub(in crate::rooms::study) const FILE: &str = "lyngk-study.lgn";

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
    let by_hand = by_hand(room);
    let problem = RwSignal::new(None::<LinkError>);
    let button = move |id: &'static str, key: &'static str, what: What| {
        let act = move |_| match text(room, what) {
            Ok(text) => {
                problem.set(None);
                copy(room, id, text, by_hand);
            }
            Err(error) => problem.set(Some(error)),
        };
        view! { <button type="button" id=id on:click=act>{move || copy_label(room, id, key)}</button> }
    };
    let has_chapters = Memo::new(move |_| room.chapters.count() > 1);
    let download_all = move || {
        has_chapters.get().then(|| {
            let act = move |_| spawn_local(async move { room.download_chapters().await });
            view! {
                <button type="button" id="study-download-all" on:click=act>{board.text("study-download-all")}</button>
            }
        })
    };
    let hint = move || if has_chapters.get() { "study-link-hint-chapter" } else { "study-link-hint" };
    let send = can_send().then(|| {
        view! {
            <button
                type="button"
                class="primary"
                id="study-send"
                on:click=move |_| problem.set(send(room).err())
            >
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
            <button type="button" id="study-download" on:click=move |_| download(room)>{board.text("study-download")}</button>
            {move || download_all()}
            {button("study-copy-position", "study-copy-position", What::Position)}
        </div>
        <div aria-live="assertive">
            {move || problem.get().map(|error| too_long(room, "study-download-instead", &error))}
        </div>
        <p class="study-hint" id="study-link-hint">{move || board.words.get().text(hint())}</p>
        <div aria-live="polite">{move || field()}</div>
    }
}

/// The text to copy, unless a link would be too long.
fn text(room: StudyRoom, what: What) -> Result<String, LinkError> {
    Ok(match what {
        What::Game => room.study.read_untracked().to_lgn(),
        What::Position => room.study.read_untracked().to_lpn(),
        What::Link => link(room)?,
    })
}

/// A link with the encoded study, which opens at the present turn.
fn link(room: StudyRoom) -> Result<String, LinkError> {
    Ok(format!("{}{}/{LINK}{}", browser::page_address(), Room::Study.address(), letters(room)?))
}

/// Whether the browser has the Web Share API.
fn can_send() -> bool {
    Reflect::has(&window().navigator(), &"share".into()).unwrap_or(false)
}

/// Shares a link, unless it would be too long. A cancelled dialog is no error.
fn send(room: StudyRoom) -> Result<(), LinkError> {
    let link = link(room)?;
    let title = lyngk_study::study::say::game(&room.board.words.get_untracked(), room.study.read_untracked().record());
    let data = ShareData::new();
    data.set_title(&title);
    data.set_url(&link);
    let sent = window().navigator().share_with_data(&data);
    spawn_local(async move { drop(JsFuture::from(sent).await) });
    Ok(())
}
