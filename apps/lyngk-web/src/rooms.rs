//! Rooms beside the game. Each is loaded when it is opened, with texts of its own.
//!
//! A room with a board has a [`BoardState`](crate::state::BoardState) of its own and shares the page's state.

pub(crate) mod embed;
pub(crate) mod learn;
pub(crate) mod online;
pub(crate) mod puzzles;
pub(crate) mod study;

use leptos::prelude::*;
use lyngk_picture::{Background, Style};
use lyngk_view::{ColorTheme, Settings};

use crate::browser;
use crate::languages::{self, StudyWords};
use crate::state::PageState;
use crate::words::SharedWords;

/// Icon: a check mark.
const DONE: &str = "M5 12.5l4.5 4.5L19 7.5";

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
    let shown = move || match texts.state.get() {
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
    styled("lyngk-rooms", shown)
}

/// How pictures of positions look beside the page's own boards.
fn picture_style(settings: &Settings) -> Style {
    let is_dark = match settings.theme {
        ColorTheme::System => browser::prefers_dark(),
        theme => theme == ColorTheme::Dark,
    };
    Style { background: if is_dark { Background::Dark } else { Background::Light }, pieces: settings.pieces }
}

/// Content that waits for its style sheet, given by the name of a `<meta>` element. If that fails, it is shown without.
fn styled(sheet: &str, content: impl Fn() -> AnyView + Send + 'static) -> AnyView {
    let arrived = RwSignal::new(false);
    let shown = move || if arrived.get() { content() } else { ().into_any() };
    view! {
        <link
            rel="stylesheet"
            href=browser::meta(sheet)
            on:load=move |_| arrived.set(true)
            on:error=move |_| arrived.set(true)
        />
        {move || shown()}
    }
    .into_any()
}
