//! Rooms beside the game. Each is loaded when it is opened, with texts of its own.
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

/// Frame of a room. It waits for the texts, or says that they cannot be fetched.
#[component]
pub(crate) fn RoomFrame(
    /// The name of the room, for styles and tests.
    name: &'static str,
    /// The room, given its texts.
    content: fn(RwSignal<SharedWords>) -> AnyView,
) -> impl IntoView {
    view! {
        <main class=format!("room {name}") id="room" data-room=name>
            {with_texts(content)}
        </main>
    }
}

/// Content that needs the texts and styles of the rooms, once they are loaded.
pub(crate) fn with_texts(content: fn(RwSignal<SharedWords>) -> AnyView) -> AnyView {
    let page: PageState = expect_context();
    let texts = languages::study(page);
    // The content waits for its style sheet. If that fails, it is shown without.
    let styled = RwSignal::new(false);
    let shown = move || match texts.state.get() {
        _ if !styled.get() => ().into_any(),
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
            on:load=move |_| styled.set(true)
            on:error=move |_| styled.set(true)
        />
        {move || shown()}
    }
    .into_any()
}
