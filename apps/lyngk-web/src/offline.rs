//! Notices in every room: a newer version of the page, and a game that could not be stored.
//!
//! `assets/offline.js` registers the service worker (`assets/service-worker.js`), which caches the page. This module shows its
//! messages.

use leptos::ev::MouseEvent;
use leptos::prelude::*;

use crate::banner::banner;
use crate::browser;
use crate::state::PageState;

/// Event: a newer version is cached and waits.
const UPDATE: &str = "lyngk-update";
/// Event: load the newer version.
const LOAD: &str = "lyngk-load";

/// File name of the download.
const FILE: &str = "lyngk-game.lgn";

/// Loads `offline.js` and shows notices. An update is offered once; if it is declined, the next visit has it.
pub(crate) fn notices() -> AnyView {
    let page: PageState = expect_context();
    let offered = RwSignal::new(false);
    let _ = window_event_listener_untyped(UPDATE, move |_| offered.set(true));
    let load = move |_| {
        if let Ok(wanted) = web_sys::Event::new(LOAD) {
            let _ = window().dispatch_event(&wanted);
        }
    };
    let later = move |event: MouseEvent| {
        offered.set(false);
        focus_room(&event);
    };
    let newer = move || {
        offered.get().then(|| {
            let actions = view! {
                <button type="button" class="primary" id="update-load" on:click=load>
                    {page.text("update-load")}
                </button>
                <button type="button" id="update-later" on:click=later>{page.text("update-later")}</button>
            };
            banner("update", page.text("update-here").into_any(), actions.into_any())
        })
    };
    view! {
        <script type="module" src=browser::meta("lyngk-offline")></script>
        <aside class="update" aria-live="polite">{move || newer()} {move || left_out(page)}</aside>
    }
    .into_any()
}

/// The notice about a game that did not fit into storage.
fn left_out(page: PageState) -> Option<AnyView> {
    let game = page.left_out.get()?;
    let download = move |_| {
        let _ = browser::download(FILE, &game);
    };
    let close = move |event: MouseEvent| {
        page.left_out.set(None);
        focus_room(&event);
    };
    let actions = view! {
        <button type="button" class="primary" id="left-out-download" on:click=download>
            {page.text("broken-download")}
        </button>
        <button type="button" id="left-out-close" on:click=close>{page.text("dialog-close")}</button>
    };
    Some(banner("left-out", page.text("game-left-out").into_any(), actions.into_any()))
}

/// Moves the focus into the room when a focused button disappears, unless it was clicked by mouse.
fn focus_room(event: &MouseEvent) {
    let by_key = event.detail() == 0;
    if by_key {
        browser::focus("main [tabindex='0']");
    }
}
