//! HTML code of an embedded board.

use leptos::prelude::*;
use lyngk_study::LinkError;
use lyngk_study::study::say;

use super::{by_hand, copy, copy_label, letters, too_long};
use crate::browser;
use crate::rooms::study::room::StudyRoom;

/// The document of the embedded board.
const DOCUMENT: &str = "embed.html";
/// Default size in CSS pixels. The board adapts to any other.
const SIZE: (u32, u32) = (480, 600);

/// The button that copies the code, and its text.
const COPY: &str = "share-embed-copy";

/// The code with a copy button.
#[component]
pub(super) fn EmbedCode() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let open = RwSignal::new(false);
    let by_hand = by_hand(room);
    // Encoded only while it is visible.
    let text = Memo::new(move |_| {
        let _ = (room.study.read(), board.words.get());
        open.get().then(|| code(room))
    });
    let take = move |_| {
        if let Some(Ok(code)) = text.get_untracked() {
            copy(room, COPY, code, by_hand);
        }
    };
    let problem = move || text.get()?.err().map(|error| too_long(room, "share-embed-download", &error));
    view! {
        <details
            class="study-details"
            id="share-embed"
            on:toggle:target=move |event| open.set(event.target().has_attribute("open"))
        >
            <summary>{board.text("share-embed")}</summary>
            <p class="study-hint" id="share-embed-hint">{board.text("share-embed-hint")}</p>
            <textarea
                id="share-embed-code"
                class="study-text share-code"
                rows="4"
                readonly
                spellcheck="false"
                aria-label=board.text("share-embed")
                aria-describedby="share-embed-hint"
                prop:value=move || text.get().and_then(Result::ok).unwrap_or_default()
            ></textarea>
            {move || problem()}
            <div class="study-row">
                <button type="button" id=COPY on:click=take>{move || copy_label(room, COPY, COPY)}</button>
            </div>
        </details>
    }
}

fn code(room: StudyRoom) -> Result<String, LinkError> {
    let letters = letters(room)?;
    let page = browser::page_address();
    let folder = page.rsplit_once('/').map_or("", |(folder, _)| folder);
    let title = say::game(&room.board.words.get_untracked(), room.study.read_untracked().record());
    let title = lyngk_picture::escape(&title);
    let (width, height) = SIZE;
    Ok(format!(
        "<iframe src=\"{folder}/{DOCUMENT}#{letters}\" title=\"LYNGK: {title}\" width=\"{width}\" height=\"{height}\" \
         style=\"border: 0; max-width: 100%\" loading=\"lazy\"></iframe>"
    ))
}
