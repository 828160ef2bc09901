//! LYNGK in a browser: the page.
//!
//! `README.md` in this folder describes how the page works.

// Leptos makes the properties of components public, whatever their visibility.
#![allow(unreachable_pub)]
// The states are small handles, copied into every closure. Only debug builds, where each signal remembers where it was made, make them
// large.
#![allow(clippy::large_types_passed_by_value)]
// Closures written inside `view!` share one compiled render function; a closure passed by name gets its own. So `{move || name()}` is
// smaller than `{name}`.
#![allow(clippy::redundant_closure)]

mod app;
mod banner;
mod beaten;
mod board;
mod browser;
mod coach;
mod database;
mod day;
mod dialogs;
mod engine_player;
mod files;
mod game_over;
mod guide;
mod header;
mod icon;
mod languages;
mod library;
mod moments;
mod offline;
mod panels;
mod parts;
mod passing;
mod piece;
mod portrait;
mod progress;
mod reviewer;
mod reviews;
mod rooms;
mod route;
mod screen;
mod shortcuts;
mod split;
mod state;
mod store;
mod turning;
mod words;
mod worker;

use leptos::mount::mount_to_body;
use leptos::prelude::*;
use lyngk_view::Settings;
use wasm_bindgen_futures::spawn_local;

use app::App;

fn main() {
    std::panic::set_hook(Box::new(|panic| {
        web_sys::console::error_1(&panic.to_string().into());
        browser::fail();
    }));
    // Leptos' own executor starts with the first mount.
    spawn_local(async {
        // Without texts, or without the game that is stored, only the message in the document can be shown.
        if start().await.is_none() {
            browser::fail();
        }
    });
}

/// Shows the page once everything that it needs is there; `None` if something cannot be fetched.
async fn start() -> Option<()> {
    // An embedded board does not touch storage.
    let embedded = browser::meta("lyngk-embed").is_some();
    let settings = if embedded { Settings::default() } else { store::settings() };
    // The page waits for its texts, so that it never changes its language while it loads.
    let words = languages::first(settings).await?;
    if embedded {
        mount_to_body(move || app::embed(words));
    } else {
        let stored = store::load(settings).await?;
        browser::remove("first");
        mount_to_body(move || view! { <App stored words /> });
    }
    Some(())
}
