//! Study: a record as a tree with comments, analysis, review and export.

mod analysis;
mod chapters;
mod collection;
mod drill;
mod duel;
mod editor;
mod engine;
mod games;
pub(crate) mod graph;
mod inspection;
mod keeper;
mod keys;
mod library;
mod mistakes;
mod notes;
mod outlook;
pub(crate) mod own_games;
mod players;
mod retry;
mod review;
mod room;
mod share;
mod source;
mod steps;
mod swipe;
mod tab;
mod tabs;
mod tree;
pub(super) mod turn;

use leptos::prelude::*;
use leptos::task::spawn_local;
use lyngk_game::tags;
use lyngk_rules::Record;
use lyngk_study::drill::Task;
use lyngk_study::study::say;
use lyngk_study::{Imported, import_in, link};

use super::{RoomFrame, styled};
use crate::banner::banner;
use crate::board::Board;
use crate::database::StorageError;
use crate::icon::{self, Icon};
use crate::panels::{ClaimTray, PlayerPanel, Status};
use crate::parts::{Judged, Parts};
use crate::route::{Room, Route};
use crate::state::{BoardState, PageState};
use crate::words::SharedWords;
use crate::{browser, store};
use analysis::SideBar;
use collection::{CollectionView, ListSteps, OpenCollection};
use drill::DrillPanel;
use keeper::{Opened, Source};
use library::LibraryView;
use own_games::{OwnGamesState, OwnGamesView};
use retry::RetryPanel;
use room::StudyRoom;
use share::Sheet;
pub(crate) use share::encoder;
use steps::{Autoplay, Steps};
use swipe::Swipe;
use tab::Tab;
use tabs::Tabs;

/// Path of a link with an encoded game.
pub(super) const LINK: &str = "g/";
/// Start of the path of a link to a lesson: whose moves are to be found follows, then the encoded game.
const LESSON: &str = "lesson/";
/// Start of the path of a file or text that the system has handed over. What follows tells one from the next.
pub(super) const SHARED: &str = "shared";
/// The same, for a game that is to be reviewed.
pub(super) const SHARED_REVIEW: &str = "shared/review";
/// The session's storage key of that text. `assets/first.js` writes it.
pub(super) const SHARED_TEXT: &str = "lyngk.shared";
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
    let collection = OpenCollection::new(room);
    provide_context(collection);
    provide_context(Judged(Signal::derive(move || room.judged())));
    expect_context::<Parts>().accompany(room.board);
    let own_games = OwnGamesState::new(room, game);
    Effect::new(move |_| open_address(game, room, &route.get()));
    Effect::new(move |_| collection.enter(&route.get().path));
    let open = Memo::new(move |_| View::of(&route.get()));
    let shown = move || match open.get() {
        View::Editor => editor::editor(room),
        View::Library => view! { <LibraryView game /> }.into_any(),
        View::OwnGames => view! { <OwnGamesView state=own_games /> }.into_any(),
        View::Collection => view! { <CollectionView /> }.into_any(),
        View::Study => study(room),
    };
    Effect::new(move |_| {
        let title = match open.get() {
            View::Library => "#library-title",
            View::OwnGames => "#own-title",
            View::Collection => "#collection-title",
            // The editor focuses its title by itself.
            View::Editor => return,
            View::Study => "#study-title",
        };
        request_animation_frame(move || {
            // Every view opens at its top.
            window().scroll_to_with_x_and_y(0.0, 0.0);
            browser::focus(title);
        });
    });
    view! { {move || shown()} }.into_any()
}

/// The views of the room.
#[derive(Clone, Copy, PartialEq, Eq)]
enum View {
    Study,
    Editor,
    Library,
    OwnGames,
    Collection,
}

impl View {
    fn of(route: &Route) -> View {
        match route.path.as_str() {
            EDITOR => View::Editor,
            library::PATH => View::Library,
            own_games::PATH => View::OwnGames,
            path if collection::Origin::of(path).is_some() => View::Collection,
            _ => View::Study,
        }
    }
}

/// The open study.
fn study(room: StudyRoom) -> AnyView {
    let board = room.board;
    // The editor may have provided its own board before.
    provide_context(board);
    provide_context(Some(notes::kept_drawings(room)));
    let autoplay = Autoplay::new(room);
    keys::follow(room, autoplay);
    let swipe = Swipe::new(room);
    let drills = Memo::new(move |_| room.drilling.read().is_some());
    let trying = Memo::new(move |_| drills.get() || room.retrying.read().is_some());
    let middle = move || match (drills.get(), trying.get()) {
        (true, _) => view! { <DrillPanel /> }.into_any(),
        (false, true) => view! { <RetryPanel /> }.into_any(),
        (false, false) => view! { <Tabs /> }.into_any(),
    };
    // The report, lessons and retried mistakes come right after the board where there is only one column.
    let subject = move || if trying.get() { "retry" } else { room.tab.get().id() };
    let compares = move || room.engine.analysis.read().is_none().then_some("");
    view! {
        <h2 class="sr-only" id="study-title" tabindex="-1">{board.text("head-study")}</h2>
        <div
            class="study-desk"
            data-compares=compares
            data-storing=move || room.keeper.is_storing.get().then_some("")
            on:pointerdown=move |event| swipe.on_down(&event)
            on:pointerup=move |event| swipe.on_up(&event)
        >
            <div class="board-box">
                <Trouble />
                <Board />
                <SideBar />
            </div>
            <div class="study-side" data-subject=subject>
                <BackToTable />
                <ListSteps />
                <PlayerPanel upper=true />
                <Status />
                <ClaimTray />
                {move || middle()}
                <PlayerPanel upper=false />
                <div class="steps-place" hidden=trying><Steps autoplay /></div>
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
    if let Some((task, letters)) = route.path.strip_prefix(LESSON).and_then(|path| path.split_once('/'))
        && let (Some(task), Ok(record)) = (Task::from_name(task), link::decode(letters))
    {
        room.open(record, Source::Outside, false);
        room.drill(task);
    }
    if route.path.starts_with(SHARED) {
        open_shared(room);
    }
    if route.path.starts_with(SHARED_REVIEW) {
        room.tab.set(Tab::Review);
        room.review();
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
        words.text("collection-not-text")
    } else {
        match import_in(&words, &text) {
            Ok(Imported::Games(games)) => return room.open_games(games),
            Ok(position) => return position.into_record().into_iter().for_each(open),
            Err(error) => say::import_error(&words, &error),
        }
    };
    room.trouble.set(Some(room::Trouble { text: problem, unread: Some(text) }));
}

/// The way back to the table, in a game that was played online at this page: its record names the place.
#[component]
fn BackToTable() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let tables = format!("{}{}/", browser::page_address(), Room::Online.address());
    let table = Memo::new(move |_| {
        let study = room.study.read();
        let table = study.record().tag(tags::SITE)?.strip_prefix(&tables)?;
        // Anybody can write a record. Nothing but the name of a table gets into the address.
        let is_name = !table.is_empty() && table.chars().all(|letter| letter.is_ascii_alphanumeric());
        is_name.then(|| format!("{}/{table}", Room::Online.address()))
    });
    let link = move || {
        table.get().map(|address| {
            view! {
                <a class="back-link" id="back-to-table" href=address>
                    <Icon shape=icon::BACK />
                    {room.board.text("study-back-to-table")}
                </a>
            }
        })
    };
    view! { {move || link()} }
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
