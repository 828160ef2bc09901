//! The library's part about collections: a button to open a file, and the files that are kept.

use leptos::ev::DragEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use lyngk_study::collection::{KeptFile, say};
use lyngk_view::say::isolated;
use web_sys::{File, HtmlInputElement};

use super::reading::LIMIT;
use super::{OpenCollection, Origin};
use crate::library::EntryId;
use crate::{browser, database, files, store};

/// Start of the key in local storage of the number of games in a kept file, which is known once it has been read. Its number follows.
const GAMES: &str = "lyngk.collection.games.";

/// Keeps the number of games in a file.
pub(super) fn keep_count(id: EntryId, games: u32) {
    store::write(&format!("{GAMES}{}", id.0), &games.to_string());
}

fn kept_count(id: EntryId) -> Option<u32> {
    store::read(&format!("{GAMES}{}", id.0))?.parse().ok()
}

/// The part of the library.
#[component]
pub(in crate::rooms::study) fn Files() -> impl IntoView {
    let open: OpenCollection = expect_context();
    let board = open.room().board;
    let kept = RwSignal::new(Vec::<(EntryId, KeptFile)>::new());
    let problem = RwSignal::new(String::new());
    let load = move || {
        spawn_local(async move {
            let _ = kept.try_set(files::list().await.unwrap_or_default());
        });
    };
    load();
    database::listen(move |_| load());
    let take = move |file: &File| problem.set(open.take_file(file).err().unwrap_or_default());
    let chosen = move |input: HtmlInputElement| {
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            take(&file);
        }
        // So that the same file can be chosen again.
        input.set_value("");
    };
    // A file may be dropped anywhere on the page while the library is open.
    let over = window_event_listener(leptos::ev::dragover, |event: DragEvent| event.prevent_default());
    let drop = window_event_listener(leptos::ev::drop, move |event: DragEvent| {
        event.prevent_default();
        let files = event.data_transfer().and_then(|data| data.files());
        if let Some(file) = files.and_then(|files| files.get(0)) {
            take(&file);
        }
    });
    on_cleanup(move || {
        over.remove();
        drop.remove();
    });
    let introduction = move || board.words.get().with("collection-lead", [("limit", (LIMIT / 1_000_000).into())]);
    let remove = move |id: EntryId| {
        spawn_local(async move {
            let _ = files::remove(id).await;
            store::remove(&format!("{GAMES}{}", id.0));
            load();
        });
        browser::focus("#collections-title");
    };
    let row = move |(number, (id, file)): (usize, (EntryId, KeptFile))| {
        let words = board.words.get();
        let games = kept_count(id).map(|count| words.with("collection-count", [("count", count.into())]));
        let label = |key| words.with(key, [("name", file.name.as_str().into())]);
        view! {
            <li class="kept">
                <div class="kept-what">
                    <h4 class="kept-name" dir="auto">{isolated(&file.name)}</h4>
                    <ul class="kept-facts">{games.map(|games| view! { <li>{games}</li> })}<li>{say::size(&words, file.size)}</li></ul>
                </div>
                <div class="kept-actions study-row">
                    <a
                        class="button"
                        id=format!("file-open-{number}")
                        href=Origin::Kept(id).address()
                        aria-label=label("library-open-this")
                    >
                        {words.text("study-open")}
                    </a>
                    <button
                        type="button"
                        id=format!("file-delete-{number}")
                        aria-label=label("library-delete-this")
                        on:click=move |_| remove(id)
                    >
                        {words.text("library-delete")}
                    </button>
                </div>
            </li>
        }
    };
    view! {
        <section class="kept-part" aria-labelledby="collections-title">
            <h3 class="part-title" id="collections-title" tabindex="-1">{board.text("collection-title")}</h3>
            <p class="study-hint">{move || introduction()}</p>
            <div class="study-row">
                <label class="study-file">
                    <span>{board.text("collection-file")}</span>
                    <input
                        type="file"
                        id="collection-file"
                        class="sr-only"
                        accept=".lgn,.sgf,.txt,text/plain"
                        on:change:target=move |event| chosen(event.target())
                    />
                </label>
                <a class="link" id="collection-own" href=Origin::Own.address()>{board.text("collection-own")}</a>
            </div>
            <p class="study-problem" id="collection-problem" role="alert">{move || problem.get()}</p>
            <ul class="kept-list" id="collection-files">
                {move || kept.get().into_iter().enumerate().map(row).collect_view()}
            </ul>
        </section>
    }
}
