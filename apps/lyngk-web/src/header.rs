//! Header: name, navigation between rooms, dialogs, language.

use leptos::prelude::*;
use lyngk_view::Language;

use crate::icon::{self, Icon};
use crate::route::Room;
use crate::state::{Dialog, PageState};

/// The header of the page.
#[component]
pub(crate) fn Header(
    /// The open room.
    room: Memo<Room>,
) -> impl IntoView {
    let page: PageState = expect_context();
    let new_game =
        move || (room.get() == Room::Play).then(|| opener(page, Dialog::NewGame, "head-new-game", icon::NEW_GAME));
    view! {
        <header class="head">
            <h1>
                <a class="head-name" id="head-name" href=Room::Play.address()>
                    <Mark />
                    <span class="head-name-word">{page.text("page-name")}</span>
                </a>
            </h1>
            <nav class="head-rooms" aria-label=page.text("head-rooms")>
                {Room::ALL.map(|to| room_link(page, room, to)).collect_view()}
            </nav>
            <div class="head-menu">
                {move || new_game()}
                {opener(page, Dialog::Settings, "head-settings", icon::SETTINGS)}
                <LanguageSelect />
            </div>
        </header>
    }
}

/// A link to a room.
fn room_link(page: PageState, room: Memo<Room>, to: Room) -> impl IntoView {
    let (id, key, shape) = match to {
        Room::Play => ("to-play", "head-play", icon::PLAY),
        Room::Learn => ("to-learn", "head-learn", icon::LEARN),
        Room::Puzzles => ("to-puzzles", "head-puzzles", icon::PUZZLES),
        Room::Study => ("to-study", "head-study", icon::STUDY),
        Room::Online => ("to-online", "head-online", icon::ONLINE),
    };
    view! {
        <a
            class="head-room"
            id=id
            href=to.address()
            title=page.text(key)
            aria-current=move || (room.get() == to).then_some("page")
        >
            <Icon shape />
            <span class="head-room-word" data-word=page.text(key)>{page.text(key)}</span>
        </a>
    }
}

/// A button that opens a dialog. On small screens it shows only its icon and keeps its accessible name.
fn opener(page: PageState, dialog: Dialog, key: &'static str, shape: &'static str) -> impl IntoView {
    view! {
        <button
            type="button"
            class="head-button"
            id=key
            aria-haspopup="dialog"
            title=page.text(key)
            on:click=move |_| page.dialog.set(Some(dialog))
        >
            <Icon shape />
            <span class="head-word">{page.text(key)}</span>
        </button>
    }
}

/// The logo: a stack of five seen from the side.
#[component]
fn Mark() -> impl IntoView {
    let stones = (0..5)
        .map(|level| {
            let y = (20 - 4 * level).to_string();
            let class = if level == 4 { "mark-top" } else { "mark-stone" };
            view! { <ellipse class=class cx="14" cy=y rx="10" ry="4.2" /> }
        })
        .collect_view();
    view! {
        <svg class="mark" viewBox="2 -2 24 28" width="24" height="28" aria-hidden="true">
            {stones}
        </svg>
    }
}

/// Language menu. Languages have their own names, so that everybody finds theirs.
#[component]
fn LanguageSelect() -> impl IntoView {
    let page: PageState = expect_context();
    let options = Language::ALL
        .into_iter()
        .map(|language| {
            let now = move || page.words.read().language() == language;
            view! {
                <option value=language.code() lang=language.code() prop:selected=move || now()>
                    {language.own_name()}
                </option>
            }
        })
        .collect_view();
    let choose = move |code: String| page.settings.update(|settings| settings.language = Language::from_tag(&code));
    view! {
        <div class="head-button head-language" title=page.text("head-language")>
            <Icon shape=icon::GLOBE />
            <span class="head-word" aria-hidden="true">{move || page.words.read().language().own_name()}</span>
            <span class="head-code" aria-hidden="true">{move || page.words.read().language().code()}</span>
            // Invisible, over the words: a select shows its widest option.
            <select
                id="language"
                aria-label=page.text("head-language")
                on:change:target=move |event| choose(event.target().value())
            >
                {options}
            </select>
        </div>
    }
}
