//! What the page says of itself in every room: the offer of a newer one, and that a game could not be kept.
//!
//! `assets/offline.js` talks to the service worker (`assets/service-worker.js`), which keeps the page. It comes late and with nothing
//! in the program: nobody waits for it. What is to be said to people is said here.

use leptos::ev::MouseEvent;
use leptos::prelude::*;

use crate::banner::banner;
use crate::browser;
use crate::state::PageState;

/// A newer version is here and waits.
const UPDATE: &str = "lyngk-update";
/// It is wanted.
const LOAD: &str = "lyngk-load";

/// The name under which a game is downloaded.
const FILE: &str = "lyngk-game.lgn";

/// Begins to keep the page, and has a place for the offer of a newer one. It is offered once, and nothing is lost by waiting: the next
/// visit has it.
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
        focus_behind(&event);
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

/// The game that there was no room for.
fn left_out(page: PageState) -> Option<AnyView> {
    let game = page.left_out.get()?;
    let download = move |_| {
        let _ = browser::download(FILE, &game);
    };
    let close = move |event: MouseEvent| {
        page.left_out.set(None);
        focus_behind(&event);
    };
    let actions = view! {
        <button type="button" class="primary" id="left-out-download" on:click=download>
            {page.text("broken-download")}
        </button>
        <button type="button" id="left-out-close" on:click=close>{page.text("dialog-close")}</button>
    };
    Some(banner("left-out", page.text("game-left-out").into_any(), actions.into_any()))
}

/// Where the focus goes when what had it is gone, for whoever does without a mouse.
fn focus_behind(event: &MouseEvent) {
    let by_key = event.detail() == 0;
    if by_key {
        browser::focus("main [tabindex='0']");
    }
}
