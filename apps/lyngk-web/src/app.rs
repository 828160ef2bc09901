//! The page as a whole.

use leptos::ev;
use leptos::prelude::*;
use lyngk_view::Intent;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use crate::board::Board;
use crate::coach::{Coach, HintPlace};
use crate::desk::Desk;
use crate::dialogs::{Dialogs, GameOver};
use crate::engine::Engine;
use crate::header::Header;
use crate::languages::{self, SharedWords};
use crate::panels::{Banners, ClaimTray, Controls, PlayerPanel, Record, Status, Welcome, run_clocks, step};
use crate::parts::{self, Parts};
use crate::place::{self, Room};
use crate::store::Found;
use crate::{browser, sounds, store};

/// The page.
#[component]
pub(crate) fn App(found: Found, words: SharedWords) -> impl IntoView {
    let desk = Desk::new(found, words);
    provide_context(desk);
    desk.follow_settings();
    languages::follow(desk);
    store::keep_all(desk);
    run_clocks(desk);
    sounds::play_along(desk);
    let parts = Parts::new();
    provide_context(parts);
    provide_context(Engine::start(desk));
    provide_context(Coach::new(desk));
    let place = place::follow();
    provide_context(place);
    let room = Memo::new(move |_| place.read().room);
    let _ = window_event_listener(ev::keydown, move |event| {
        if room.get_untracked() == Room::Play {
            on_key(desk, &event);
        }
    });
    view! {
        // In other rooms the focus begins behind the head.
        {move || {
            let skip = || view! { <a class="skip" href="#board">{desk.text("skip-to-board")}</a> };
            (room.get() == Room::Play).then(skip)
        }}
        <Header room />
        {move || parts::offline(parts)}
        {move || if room.get() == Room::Play { game() } else { parts::room(parts, room.get()) }}
        <Dialogs />
    }
}

/// A board in another page: nothing else of the page is there.
pub(crate) fn embed(found: Found, words: SharedWords) -> AnyView {
    let desk = Desk::new(found, words);
    provide_context(desk);
    desk.follow_settings();
    parts::embed()
}

/// The room with the game. What belongs to the game itself goes on while somebody is elsewhere.
fn game() -> AnyView {
    view! {
        <main class="play">
            <PlayerPanel upper=true />
            <div class="board-box">
                <Banners />
                <Welcome />
                <Board />
            </div>
            <PlayerPanel upper=false />
            <div class="over-box">
                <GameOver />
                <HintPlace />
            </div>
            <Status hints=true />
            <ClaimTray />
            <Controls />
            <Record />
        </main>
    }
    .into_any()
}

/// Keys that work wherever the focus is in a room with a board, unless something there has made use of them.
pub(crate) fn on_key(desk: Desk, event: &KeyboardEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let within =
        |selector: &str| target.as_ref().is_some_and(|target| target.closest(selector).ok().flatten().is_some());
    let modified = event.ctrl_key() || event.alt_key() || event.meta_key();
    if event.default_prevented() || modified || desk.dialog.read_untracked().is_some() || within("dialog") {
        return;
    }
    match event.key().as_str() {
        // The first one puts away what is fanned out.
        "Escape" if browser::is_there(".fan") => (),
        "Escape" => desk.act(Intent::Cancel),
        // A control that has the focus knows better what Enter means.
        "Enter" if !within("button, a, input, select, summary, [tabindex]") => desk.act(Intent::Confirm),
        // Letters and signs are shortcuts only where nobody types or dictates: at the board and in the record.
        "[" if within("#board, #record") => step(desk, -1),
        "]" if within("#board, #record") => step(desk, 1),
        _ => (),
    }
}
