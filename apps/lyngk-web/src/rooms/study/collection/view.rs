//! The view of a collection.

use leptos::prelude::*;
use lyngk_study::collection::{Filter, Query, ReadState, RowKind, Selecting, say};
use lyngk_view::say::isolated;

use super::board_search::BoardSearch;
use super::filters::Filters;
use super::list::List;
use super::{OpenCollection, Origin};
use crate::database::StorageError;
use crate::icon::{self, Icon};
use crate::rooms::study::library;

/// The open collection.
#[component]
pub(in crate::rooms::study) fn CollectionView() -> impl IntoView {
    let open: OpenCollection = expect_context();
    let board = open.room().board;
    let title = move || match open.origin.get() {
        Some(Origin::Own) => board.words.get().text("library-title"),
        Some(_) => isolated(&open.name.get()),
        None => board.words.get().text("collection-title"),
    };
    let is_missing = Memo::new(move |_| open.is_missing.get());
    let has_no_game = Memo::new(move |_| {
        let progress = open.progress.read();
        progress.problem.is_some() && !progress.has_game()
    });
    let content = move || {
        if is_missing.get() {
            view! { <p class="study-problem" id="collection-missing" role="alert">{board.text("collection-missing")}</p> }
                .into_any()
        } else if has_no_game.get() {
            // There is nothing to search, but the list says what is wrong and where.
            view! {
                <Reading />
                <List />
            }
            .into_any()
        } else {
            view! {
                <Reading />
                <Filters />
                <BoardSearch />
                <Toolbar />
                <List />
            }
            .into_any()
        }
    };
    view! {
        <div class="collection" id="collection" data-memory=move || open.progress.read().memory>
            <div class="collection-head">
                <a class="room-back" id="collection-back" href=library::address()>
                    <Icon shape=icon::BACK />
                    {board.text("collection-back")}
                </a>
                <h2 class="room-title" id="collection-title" tabindex="-1" dir="auto">{move || title()}</h2>
            </div>
            {move || content()}
        </div>
    }
}

/// How far reading is, and what went wrong.
#[component]
fn Reading() -> impl IntoView {
    let open: OpenCollection = expect_context();
    let board = open.room().board;
    let is_reading = Memo::new(move |_| open.progress.read().state == ReadState::Reading && !open.has_failed.get());
    let bar = move || {
        is_reading.get().then(|| {
            view! {
                <div class="study-row" id="collection-reading">
                    <progress
                        aria-label=move || say::progress(&board.words.get(), &open.progress.read())
                        max=move || open.progress.read().total.max(1)
                        prop:value=move || open.progress.read().read as f64
                    ></progress>
                    <button type="button" id="collection-stop" on:click=move |_| open.stop()>
                        {board.text("collection-stop")}
                    </button>
                </div>
            }
        })
    };
    let failure = move || {
        let words = board.words.get();
        let unkept = open.unkept.get().map(|problem| match problem {
            StorageError::Full => "collection-unkept-full",
            StorageError::Unavailable => "collection-unkept",
        });
        let failed = open.has_failed.get().then_some("collection-failed");
        let progress = open.progress.get();
        let problem = progress.problem.map(|problem| say::problem(&words, problem));
        let is_refused = problem.is_some() && open.origin.get() == Some(Origin::Visit) && !progress.has_game();
        let refused = is_refused.then_some("collection-not-kept");
        let text = |key| words.text(key);
        let texts = failed.into_iter().chain(unkept).map(text).chain(problem);
        let not_text = say::not_text(&words, &progress).filter(|_| open.origin.get() != Some(Origin::Own));
        texts.chain(not_text).chain(refused.map(text)).collect::<Vec<_>>().join(" ")
    };
    // A live region would say every percent.
    let said = move || {
        let (progress, words) = (open.progress.get(), board.words.get());
        if open.is_storing.get() {
            Some(words.text("collection-storing"))
        } else if progress.problem.is_some() {
            None
        } else {
            say::progress(&words, &progress)
        }
    };
    view! {
        {move || bar()}
        <p class="study-hint" id="collection-progress">{move || said()}</p>
        <p class="study-problem" id="collection-failure" role="alert">{move || failure()}</p>
    }
}

/// Number of games, selection and export.
#[component]
fn Toolbar() -> impl IntoView {
    let open: OpenCollection = expect_context();
    let board = open.room().board;
    let is_filtered = Memo::new(move |_| {
        let query = open.query.read();
        let Query { filter, pattern, .. } = &*query;
        *filter != Filter::default() || pattern.is_some()
    });
    let count = move || {
        let (words, count) = (board.words.get(), open.listed.read().count);
        if open.is_storing.get() {
            return String::new();
        }
        let all = open.progress.read().rows;
        match count {
            0 if all > 0 && is_filtered.get() => words.text("collection-none"),
            _ if is_filtered.get() => words.with("collection-shown", [("count", count.into()), ("total", all.into())]),
            _ => words.with("collection-count", [("count", count.into())]),
        }
    };
    let broken = Memo::new(move |_| open.progress.read().broken);
    let show_broken = move |_| {
        let filter = Filter { kind: Some(RowKind::Broken), ..Filter::default() };
        open.ask(false, |query| *query = Query { filter, pattern: None, ..query.clone() });
    };
    let broken_part = move || {
        let count = broken.get();
        (count > 0).then(|| {
            let text = board.words.get().with("collection-broken", [("count", count.into())]);
            view! {
                <button type="button" class="link" id="collection-show-broken" on:click=show_broken>{text}</button>
            }
        })
    };
    let selected = move || {
        let (count, hidden) = open.selected.get();
        let key = if hidden > 0 { "collection-selected-hidden" } else { "collection-selected" };
        (count > 0).then(|| board.words.get().with(key, [("count", count.into()), ("hidden", hidden.into())]))
    };
    let is_empty = move || open.listed.read().count == 0 || open.is_storing.get();
    let nothing_selected = move || open.selected.get().0 == 0;
    view! {
        <div class="toolbar">
            <p class="toolbar-count" role="status">
                <span id="collection-count">{move || count()}</span>
                " "
                <span id="collection-selected">{move || selected()}</span>
                " "
                <span id="collection-said">{move || open.said.get()}</span>
            </p>
            {move || broken_part()}
            <div class="study-row">
                <button
                    type="button"
                    id="collection-select-all"
                    disabled=is_empty
                    on:click=move |_| open.select(Selecting::All)
                >
                    {board.text("collection-select-all")}
                </button>
                <button
                    type="button"
                    id="collection-select-none"
                    disabled=nothing_selected
                    on:click=move |_| open.select(Selecting::Nothing)
                >
                    {board.text("collection-select-none")}
                </button>
                <button type="button" id="collection-export" disabled=is_empty on:click=move |_| open.export(false)>
                    {board.text("collection-export")}
                </button>
                <button
                    type="button"
                    id="collection-export-selected"
                    disabled=nothing_selected
                    on:click=move |_| open.export(true)
                >
                    {board.text("collection-export-selected")}
                </button>
                <button
                    type="button"
                    id="collection-study"
                    disabled=move || nothing_selected() || open.is_gathering.get()
                    on:click=move |_| open.make_study()
                >
                    {board.text("collection-study")}
                </button>
            </div>
        </div>
    }
}
