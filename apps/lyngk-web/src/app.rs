//! Root components: the page, and the board embedded in other pages.

use leptos::prelude::*;
use lyngk_rules::SplitMix64;
use lyngk_view::{NewGame, Seat, Settings, Table};

use crate::board::Board;
use crate::coach::{Coach, HintPlace};
use crate::dialogs::Dialogs;
use crate::header::Header;
use crate::panels::{ClaimTray, PlayerPanel, Status, run_clocks};
use crate::parts::{Around, Part, Parts, Soon};
use crate::route::{self, Room, Route};
use crate::state::{BoardState, Dialog, PageState};
use crate::store::Stored;
use crate::words::SharedWords;
use crate::{browser, guide, languages, split, turning};

/// Path of the dialog for a new game.
const NEW_GAME: &str = "new";

/// The page.
#[component]
pub(crate) fn App(stored: Stored, words: SharedWords) -> impl IntoView {
    let page = PageState::new(stored.settings, words);
    page.welcomed.set(stored.welcomed);
    page.unreadable.set(stored.unreadable);
    provide_context(page);
    let board = BoardState::new(page, page.words, stored.table.unwrap_or_else(first_table));
    provide_context(board);
    page.update_document();
    languages::follow(page, board.message);
    run_clocks(board);
    board.turned.set(untrack(|| turning::is_wanted(board)));
    let parts = split::parts();
    parts.prefetch();
    parts.accompany(board);
    provide_context(parts);
    start_keeper(board, parts.keeper);
    load_engine_player(board, parts.engine_player);
    if guide::is_needed(board) {
        request_animation_frame(move || set_timeout(move || parts.guide.fetch(), browser::AFTER_THE_BOARD));
    }
    provide_context(Coach::new(board));
    let route = route::follow();
    provide_context(route);
    let room = Memo::new(move |_| route.read().room);
    // Every room opens at its top.
    Effect::new(move |_| {
        let _ = room.get();
        window().scroll_to_with_x_and_y(0.0, 0.0);
    });
    // The installed page has a shortcut to a new game.
    Effect::new(move |_| {
        if *route.read() == (Route { room: Room::Play, path: NEW_GAME.to_owned() }) {
            page.dialog.set(Some(Dialog::NewGame));
            let _ = window().location().replace(&Room::Play.address());
        }
    });
    view! {
        // In other rooms the focus begins after the header.
        {move || {
            let skip = || view! { <a class="skip" href="#board">{page.text("skip-to-board")}</a> };
            (room.get() == Room::Play).then(skip)
        }}
        <Header room />
        {move || parts.around.build_if_loaded(Around::Styles)}
        {move || parts.soon.build_if_loaded(Soon::Notices)}
        {move || if room.get() == Room::Play { game(parts) } else { parts.room(room.get()) }}
        <Dialogs />
    }
}

/// The board embedded in another page, without the rest of this one.
pub(crate) fn embed(words: SharedWords) -> AnyView {
    let page = PageState::new(Settings::default(), words);
    provide_context(page);
    page.update_document();
    split::embed()
}

/// The room with the game. The state of the game lives outside it and goes on while another room is open.
fn game(parts: Parts) -> AnyView {
    view! {
        <main class="play">
            <div class="board-box">
                {move || parts.around.build_if_loaded(Around::Banners)}
                <Board />
            </div>
            // Every part has a place of its own, so that nothing moves during a game.
            <div class="side">
                <PlayerPanel upper=true />
                <Status in_play=true aided=true />
                <ClaimTray in_play=true />
                {move || parts.around.build_if_loaded(Around::Record)}
                // Covers the record.
                <div class="over-record">
                    {move || parts.around.build_if_loaded(Around::GameOver)}
                    <HintPlace />
                </div>
                <PlayerPanel upper=false lead=true />
                {parts.around.view_when_loaded(Around::Controls, controls_place)}
            </div>
            {move || parts.soon.build_if_loaded(Soon::Screen)}
        </main>
    }
    .into_any()
}

/// Keeps the place of the controls until they are loaded.
fn controls_place() -> AnyView {
    view! {
        <div class="controls">
            <div class="controls-row">
                <span class="control"></span>
            </div>
        </div>
    }
    .into_any()
}

/// Starts the storage of the game as soon as it is loaded. It lives as long as the page.
fn start_keeper(board: BoardState, part: Part<BoardState, ()>) {
    let owner = Owner::current().unwrap_or_default();
    Effect::new(move |_| {
        owner.with(|| part.build_if_loaded(board));
    });
}

/// Loads the engine player for the first game that needs it, once the board has been drawn.
fn load_engine_player(board: BoardState, part: Part<BoardState, ()>) {
    let drawn = RwSignal::new(false);
    request_animation_frame(move || set_timeout(move || drawn.set(true), browser::AFTER_THE_BOARD));
    let needed =
        Memo::new(move |_| drawn.get() && board.shown.get().seats.values().any(|seat| matches!(seat, Seat::Engine(_))));
    Effect::new(move |_| {
        if needed.get() && !board.engine_failed.get() {
            part.fetch();
        }
    });
    let owner = Owner::current().unwrap_or_default();
    Effect::new(move |_| {
        // It lives as long as the page.
        owner.with(|| part.build_if_loaded(board));
        if part.has_failed() {
            board.engine_failed.set(true);
        }
    });
}

/// The game of a first visit.
fn first_table() -> Table {
    let mut random = SplitMix64::new(browser::random_seed());
    let plan = NewGame::default();
    Table::new(&plan.arrange_from(NewGame::first_start(), &mut random))
}
