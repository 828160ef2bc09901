//! Study: a record as a tree, played through, commented, analysed and shared.

mod analysis;
mod bench;
mod editor;
mod games;
mod graph;
mod kept;
mod library;
mod notes;
mod outlook;
mod retry;
mod review;
mod share;
mod tabs;
mod thinker;
mod tree;

use leptos::prelude::*;
use lyngk_rules::Record;
use lyngk_study::link;
use lyngk_view::Intent;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::RoomFrame;
use crate::banner::banner;
use crate::board::Board;
use crate::panels::{ClaimTray, PlayerPanel, Status};
use crate::place::{Place, Room};
use crate::state::{BoardState, PageState};
use crate::words::SharedWords;
use crate::{browser, sounds, store};
use bench::Bench;
use library::LibraryView;
use retry::RetryPanel;
use share::Sheet;
pub(crate) use share::camera;
use tabs::Tabs;
use tree::Tree;

/// What stands in the address behind the room for a link that carries a game.
const LINK: &str = "g/";
/// The same for the game that is being played.
const GAME: &str = "game";
/// The same for the editor of positions.
const EDITOR: &str = "editor";

/// The room.
pub(crate) fn room() -> AnyView {
    view! { <RoomFrame name="study" content /> }.into_any()
}

fn content(words: RwSignal<SharedWords>) -> AnyView {
    let page: PageState = expect_context();
    let game: BoardState = expect_context();
    let place: Memo<Place> = expect_context();
    let bench = Bench::new(page, words);
    provide_context(bench);
    sounds::play_along(bench.board);
    Effect::new(move |_| arrive(game, bench, &place.get()));
    let within = Memo::new(move |_| Within::of(&place.get()));
    let shown = move || match within.get() {
        Within::Editor => editor::editor(bench),
        Within::Library => view! { <LibraryView game /> }.into_any(),
        Within::Study => study(bench),
    };
    Effect::new(move |_| {
        let title = match within.get() {
            Within::Library => "#library-title",
            // The editor takes the focus to its own title.
            Within::Editor => return,
            Within::Study => "#study-title",
        };
        request_animation_frame(move || browser::focus(title));
    });
    view! { {move || shown()} }.into_any()
}

/// What there is within the room.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Within {
    Study,
    Editor,
    Library,
}

impl Within {
    fn of(place: &Place) -> Within {
        match place.within.as_str() {
            EDITOR => Within::Editor,
            library::WITHIN => Within::Library,
            _ => Within::Study,
        }
    }
}

/// The study that is open.
fn study(bench: Bench) -> AnyView {
    let board = bench.board;
    // The editor may have been here before, with a board of its own.
    provide_context(board);
    let trying = Memo::new(move |_| bench.retrying.read().is_some());
    let middle = move || if trying.get() { view! { <RetryPanel /> }.into_any() } else { view! { <Tree /> }.into_any() };
    view! {
        <h2 class="sr-only" id="study-title" tabindex="-1">{board.text("head-study")}</h2>
        <div class="study-desk" on:keydown=move |event| on_key(bench, &event)>
            <div class="board-box">
                <Trouble />
                <Board />
            </div>
            <div class="study-side">
                <Status />
                {move || middle()}
                <ClaimTray />
                <div class="study-players">
                    <PlayerPanel upper=false />
                    <PlayerPanel upper=true />
                </div>
                <div hidden=trying>
                    <p class="study-more">
                        <a class="link" id="to-editor" href=format!("{}/{EDITOR}", Room::Study.address())>
                            {board.text("editor-open")}
                        </a>
                    </p>
                    <Tabs />
                </div>
            </div>
        </div>
        <Sheet />
    }
    .into_any()
}

/// Opens what the address names. Then that says only which room this is: what is changed here would not be in it.
fn arrive(game: BoardState, bench: Bench, place: &Place) {
    if place.room != Room::Study || place.within.is_empty() || Within::of(place) != Within::Study {
        return;
    }
    if place.within == GAME {
        // A table always saves what can be read.
        if let Ok(record) = store::to_lgn(game).parse::<Record>() {
            bench.open(record, true);
        }
    } else if let Some(letters) = place.within.strip_prefix(LINK) {
        match link::decode(letters) {
            Ok(record) => bench.open(record, false),
            Err(error) => {
                let words = bench.board.words.get_untracked();
                let reason = link::say::error(&words, &error).into();
                let text = words.with("study-link-broken", [("reason", reason)]);
                bench.trouble.set(Some(bench::Trouble { text, unread: None }));
            }
        }
    }
    let _ = window().location().replace(&Room::Study.address());
}

/// Something could not be read: why, and that nothing is lost.
#[component]
fn Trouble() -> impl IntoView {
    let bench: Bench = expect_context();
    let board = bench.board;
    let download = move |text: String| {
        view! {
            <button
                type="button"
                id="study-broken-download"
                on:click=move |_| {
                    let _ = browser::download("lyngk-study-broken.txt", &text);
                }
            >
                {board.text("broken-download")}
            </button>
        }
    };
    let trouble = move || {
        bench.trouble.get().map(|trouble| {
            let actions = view! {
                {trouble.unread.map(download)}
                <button type="button" id="study-trouble-close" on:click=move |_| bench.trouble.set(None)>
                    {board.text("dialog-close")}
                </button>
            };
            banner("study-trouble", trouble.text.into_any(), actions.into_any())
        })
    };
    view! { <div class="banners" role="alert">{move || trouble()}</div> }
}

/// Keys that work in the whole room, unless something there has made use of them. The page's own would act on the page's game.
fn on_key(bench: Bench, event: &KeyboardEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let within =
        |selector: &str| target.as_ref().is_some_and(|target| target.closest(selector).ok().flatten().is_some());
    let modified = event.ctrl_key() || event.alt_key() || event.meta_key();
    if event.default_prevented() || modified {
        return;
    }
    match event.key().as_str() {
        "Escape" if browser::is_there(".fan") => return,
        "Escape" => bench.board.act(Intent::Cancel),
        "Enter" if !within("button, a, input, select, textarea, summary, [tabindex]") => {
            bench.board.act(Intent::Confirm);
        }
        "[" if within("#board, #tree") => bench.back(),
        "]" if within("#board, #tree") => bench.forward(),
        _ => return,
    }
    event.prevent_default();
}
