//! The page: LYNGK in a browser.

// Leptos makes the properties of components public, whoever is to see them.
#![allow(unreachable_pub)]
// The desk is a handful of handles that is copied into every closure; only in debug builds, where each remembers where it was
// made, is it large.
#![allow(clippy::large_types_passed_by_value)]
// Leptos compiles closures that stand in a view once for all, and each other one by itself: `{move || name()}` is smaller than `{name}`.
#![allow(clippy::redundant_closure)]

mod app;
mod banner;
mod board;
mod browser;
mod coach;
mod day;
mod desk;
mod dialogs;
mod engine;
mod header;
mod helper;
mod icon;
mod languages;
mod offline;
mod panels;
mod parts;
mod piece;
mod place;
mod rooms;
mod sounds;
mod store;

use leptos::mount::mount_to_body;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use app::App;

fn main() {
    std::panic::set_hook(Box::new(|panic| {
        web_sys::console::error_1(&panic.to_string().into());
        // The game is kept: whoever loads the page again goes on with it.
        browser::show("failed");
    }));
    // A board in another page touches nothing that is kept.
    let embedded = browser::meta("lyngk-embed").is_some();
    let found = if embedded { store::Found::nothing() } else { store::find() };
    // Before something is mounted Leptos has nobody to do this.
    spawn_local(async move {
        // Nobody should see the page in one language first and in another then.
        match languages::first(found.settings).await {
            Some(words) => mount_to_body(move || {
                if embedded { app::embed(found, words) } else { view! { <App found words /> }.into_any() }
            }),
            // Without words all that can be said stands in the document.
            None => browser::show("failed"),
        }
    });
}
