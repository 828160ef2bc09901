//! Study: a record as a tree with comments, analysis, review and export.

mod analysis;
mod duel;
mod editor;
mod engine;
mod games;
pub(crate) mod graph;
mod inspection;
mod keeper;
mod library;
mod mistakes;
mod notes;
mod outlook;
mod players;
mod retry;
mod review;
mod room;
mod share;
mod tab;
mod tabs;
mod tree;
pub(super) mod turn;

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use lyngk_rules::Record;
use lyngk_study::study::say;
use lyngk_study::{Imported, import, link};
use lyngk_view::Intent;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::{RoomFrame, styled};
use crate::banner::banner;
use crate::board::Board;
use crate::database::StorageError;
use crate::panels::{ClaimTray, PlayerPanel, Status};
use crate::parts::{Judged, Parts};
use crate::route::{Room, Route};
use crate::state::{BoardState, PageState};
use crate::words::SharedWords;
use crate::{browser, shortcuts, store};
use analysis::SideBar;
use keeper::{Opened, Source};
use library::LibraryView;
use retry::RetryPanel;
use room::StudyRoom;
use share::Sheet;
pub(crate) use share::encoder;
use tab::Tab;
use tabs::Tabs;
use tree::Steps;

/// Path of a link with an encoded game.
const LINK: &str = "g/";
/// Start of the path of a file or text that the system has handed over. What follows tells one from the next.
const SHARED: &str = "shared";
/// The session's storage key of that text. `assets/first.js` writes it.
const SHARED_TEXT: &str = "lyngk.shared";
/// Path of the game that is being played.
const GAME: &str = "game";
/// The same, to be reviewed.
const GAME_REVIEW: &str = "game/review";
/// Path of the position editor.
const EDITOR: &str = "editor";

/// The address of the position editor.
fn editor_address() -> String {
    format!("{}/{EDITOR}", Room::Study.address())
}

/// The room.
pub(crate) fn room() -> AnyView {
    view! { <RoomFrame name="study" content=|words| styled("lyngk-study", move || content(words)) /> }.into_any()
}

/// Waits for the study that was open last.
fn content(words: RwSignal<SharedWords>) -> AnyView {
    let opened = RwSignal::new_local(None::<Opened>);
    spawn_local(async move {
        let last = keeper::load().await;
        // The room may have been left.
        opened.try_set(Some(last));
    });
    let shown = move || {
        let _ = opened.read();
        opened.try_update_untracked(Option::take).flatten().map(|opened| with_study(words, opened))
    };
    view! { {move || shown()} }.into_any()
}

fn with_study(words: RwSignal<SharedWords>, opened: Opened) -> AnyView {
    let page: PageState = expect_context();
    let game: BoardState = expect_context();
    let route: Memo<Route> = expect_context();
    let room = StudyRoom::new(page, words, opened);
    provide_context(room);
    provide_context(Judged(Signal::derive(move || room.judged())));
    expect_context::<Parts>().accompany(room.board);
    Effect::new(move |_| open_address(game, room, &route.get()));
    let open = Memo::new(move |_| View::of(&route.get()));
    let shown = move || match open.get() {
        View::Editor => editor::editor(room),
        View::Library => view! { <LibraryView game /> }.into_any(),
        View::Study => study(room),
    };
    Effect::new(move |_| {
        let title = match open.get() {
            View::Library => "#library-title",
            // The editor focuses its title by itself.
            View::Editor => return,
            View::Study => "#study-title",
        };
        request_animation_frame(move || browser::focus(title));
    });
    view! { {move || shown()} }.into_any()
}

/// The views of the room.
#[derive(Clone, Copy, PartialEq, Eq)]
enum View {
    Study,
    Editor,
    Library,
}

impl View {
    fn of(route: &Route) -> View {
        match route.path.as_str() {
            EDITOR => View::Editor,
            library::PATH => View::Library,
            _ => View::Study,
        }
    }
}

/// The open study.
fn study(room: StudyRoom) -> AnyView {
    let board = room.board;
    // The editor may have provided its own board before.
    provide_context(board);
    let keys = window_event_listener(ev::keydown, move |event| on_key(room, &event));
    on_cleanup(move || keys.remove());
    let trying = Memo::new(move |_| room.retrying.read().is_some());
    let middle = move || if trying.get() { view! { <RetryPanel /> }.into_any() } else { view! { <Tabs /> }.into_any() };
    // The report and the retried mistakes come right after the board where there is only one column.
    let subject = move || if trying.get() { "retry" } else { room.tab.get().id() };
    let compares = move || room.engine.analysis.read().is_none().then_some("");
    view! {
        <h2 class="sr-only" id="study-title" tabindex="-1">{board.text("head-study")}</h2>
        <div
            class="study-desk"
            data-compares=compares
            data-storing=move || room.keeper.is_storing.get().then_some("")
        >
            <div class="board-box">
                <Trouble />
                <Board />
                <SideBar />
            </div>
            <div class="study-side" data-subject=subject>
                <PlayerPanel upper=true />
                <Status />
                <ClaimTray />
                {move || middle()}
                <PlayerPanel upper=false />
                <div class="steps-place" hidden=trying><Steps /></div>
            </div>
        </div>
        <Sheet />
    }
    .into_any()
}

/// Opens the record that the address names, then shortens the address: later changes would not be in it.
fn open_address(game: BoardState, room: StudyRoom, route: &Route) {
    if route.room != Room::Study || route.path.is_empty() || View::of(route) != View::Study {
        return;
    }
    if matches!(route.path.as_str(), GAME | GAME_REVIEW) {
        // A saved game can always be read.
        if let Ok(record) = store::to_lgn(game).parse::<Record>() {
            room.open(record, Source::Unstored, true);
        }
        if route.path == GAME_REVIEW {
            room.tab.set(Tab::Review);
            room.review();
        }
    } else if let Some(letters) = route.path.strip_prefix(LINK) {
        match link::decode(letters) {
            Ok(record) => {
                room.open(record, Source::Outside, false);
                room.go(|study| study.go_to_number(link::place(letters)));
            }
            Err(error) => {
                let words = room.board.words.get_untracked();
                let reason = link::say::error(&words, &error).into();
                let text = words.with("study-link-broken", [("reason", reason)]);
                room.trouble.set(Some(room::Trouble { text, unread: None }));
            }
        }
    }
    if route.path.starts_with(SHARED) {
        open_shared(room);
    }
    let _ = window().location().replace(&Room::Study.address());
}

/// Opens a file or text that the system has handed over, or says why it cannot be read.
fn open_shared(room: StudyRoom) {
    let Some(text) = browser::session_storage().and_then(|storage| storage.get_item(SHARED_TEXT).ok().flatten()) else {
        return;
    };
    let words = room.board.words.get_untracked();
    let open = |record: Record| room.open(record, Source::Outside, false);
    // Decoding something that is not a text gives replacement characters.
    let problem = if text.contains('\u{fffd}') {
        words.text("study-no-text")
    } else {
        match import(&text) {
            // Of several games the first is opened.
            Ok(Imported::Games(games)) => return games.into_iter().take(1).for_each(open),
            Ok(position) => return position.into_record().into_iter().for_each(open),
            Err(error) => say::import_error(&words, &error),
        }
    };
    room.trouble.set(Some(room::Trouble { text: problem, unread: Some(text) }));
}

/// Banner about an unreadable study.
#[component]
fn Trouble() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
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
        room.trouble.get().map(|trouble| {
            let actions = view! {
                {trouble.unread.map(download)}
                <button type="button" id="study-trouble-close" on:click=move |_| room.trouble.set(None)>
                    {board.text("dialog-close")}
                </button>
            };
            banner("study-trouble", trouble.text.into_any(), actions.into_any())
        })
    };
    let unkept = move || room.keeper.problem.get().map(|problem| unkept(room, problem));
    view! { <div class="banners" role="alert">{move || trouble()} {move || unkept()}</div> }
}

/// Banner about edits that could not be stored, with a way to save them.
fn unkept(room: StudyRoom, problem: StorageError) -> AnyView {
    let board = room.board;
    let download = move |_| {
        let _ = browser::download("lyngk-study.lgn", &room.study.read_untracked().to_lgn());
    };
    let actions = view! {
        <button type="button" class="primary" id="study-unkept-download" on:click=download>
            {board.text("study-unkept-download")}
        </button>
        <button type="button" id="study-unkept-again" on:click=move |_| room.keeper.save(room)>
            {board.page.text("part-again")}
        </button>
    };
    let key = match problem {
        StorageError::Full => "study-unkept-full",
        StorageError::Unavailable => "study-unkept",
    };
    banner("study-unkept", board.text(key).into_any(), actions.into_any())
}

/// Keyboard shortcuts of the room, unless a component has handled the key. The page's own shortcuts would act on its game.
fn on_key(room: StudyRoom, event: &KeyboardEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let within =
        |selector: &str| target.as_ref().is_some_and(|target| target.closest(selector).ok().flatten().is_some());
    let modified = event.ctrl_key() || event.alt_key() || event.meta_key();
    let page = room.board.page;
    if event.default_prevented() || modified || page.dialog.read_untracked().is_some() {
        return;
    }
    if let Some(by) = shortcuts::direction(page, event) {
        event.prevent_default();
        return if by < 0 { room.back() } else { room.forward() };
    }
    match event.key().as_str() {
        "Escape" if browser::exists(".fan") => return,
        "Escape" => room.board.act(Intent::Cancel),
        "Enter" if !within("button, a, input, select, textarea, summary, [tabindex]") => {
            room.board.act(Intent::Confirm);
        }
        _ => return,
    }
    event.prevent_default();
}
