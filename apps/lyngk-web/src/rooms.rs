//! The rooms beside the game. Each is a part of the program that comes when it is entered, with texts of its own.
//!
//! A room with a board has a [`BoardState`](crate::state::BoardState) of its own and shares the page's state.

pub(crate) mod embed;
pub(crate) mod learn;
pub(crate) mod puzzles;
pub(crate) mod study;

use leptos::prelude::*;

use crate::browser;
use crate::languages::{self, StudyWords};
use crate::state::PageState;
use crate::words::SharedWords;

/// What surrounds a room: it waits for the texts, and says when they cannot be had.
#[component]
pub(crate) fn RoomFrame(
    /// The name of the room, for tests and styles.
    name: &'static str,
    /// The room, given its texts.
    content: fn(RwSignal<SharedWords>) -> AnyView,
) -> impl IntoView {
    view! {
        <main class=format!("room {name}") id="room" data-room=name>
            {dressed(content)}
        </main>
    }
}

/// Something with the texts and styles of the rooms, as soon as they are here.
pub(crate) fn dressed(content: fn(RwSignal<SharedWords>) -> AnyView) -> AnyView {
    let page: PageState = expect_context();
    let texts = languages::study(page);
    // Nobody should see it before it is dressed. Without its dress it is still better than nothing.
    let dressed = RwSignal::new(false);
    let shown = move || match texts.state.get() {
        _ if !dressed.get() => ().into_any(),
        StudyWords::Loading => ().into_any(),
        StudyWords::Loaded(words) => content(words),
        StudyWords::Failed => view! {
            <div class="part-missing" role="alert">
                <p>{page.text("part-unreachable")}</p>
                <button type="button" class="button" on:click=move |_| texts.fetch(page)>
                    {page.text("part-again")}
                </button>
            </div>
        }
        .into_any(),
    };
    view! {
        <link
            rel="stylesheet"
            href=browser::meta("lyngk-rooms")
            on:load=move |_| dressed.set(true)
            on:error=move |_| dressed.set(true)
        />
        {move || shown()}
    }
    .into_any()
}
