//! Online: games between people at two places.
//!
//! `lyngk-online` has the view models. This room connects them to the server ([`http`], [`session`]) and draws them.

mod acts;
mod chat;
mod form;
mod http;
mod invitation;
mod lobby;
mod notices;
mod over;
mod recall;
mod seat;
mod session;
mod socket;
mod start;
mod storage;
mod table;
mod waiting;

use leptos::prelude::*;
use lyngk_online::{Address, say};
use lyngk_wire::http::Problem;

use super::{styled, with_texts};
use crate::browser;
use crate::parts::Parts;
use crate::route::{Room, Route};
use crate::state::PageState;
use crate::words::SharedWords;
use http::Failure;
pub(crate) use recall::recall;
use session::Session;

/// The room.
pub(crate) fn room() -> AnyView {
    with_texts(|words| styled("lyngk-online", move || content(words)))
}

fn content(words: RwSignal<SharedWords>) -> AnyView {
    let route: Memo<Route> = expect_context();
    let address = Memo::new(move |last: Option<&Address>| match &*route.read() {
        Route { room: Room::Online, path } => Address::of(path),
        // The room is being left.
        _ => last.cloned().unwrap_or(Address::Lobby),
    });
    let (page_state, parts): (PageState, Parts) = (expect_context(), expect_context());
    let owner = session::page_owner();
    on_cleanup(move || {
        Session::close_if_over();
        if let Some(words) = words.try_get_untracked() {
            recall::sit_down(owner, page_state, words, parts);
        }
    });
    Effect::new(move |_| {
        let _ = address.get();
        request_animation_frame(|| {
            window().scroll_to_with_x_and_y(0.0, 0.0);
            browser::focus("#online-title");
        });
    });
    let shown = move || match address.get() {
        Address::Lobby => lobby::lobby(words),
        Address::Room(room) => invitation::open(words, room),
        Address::Seat(code) => seat::take(words, code),
        Address::Unknown => page(words, "online-title", dead_end(words, move || words.get().text("online-bad-link"))),
    };
    view! { {move || shown()} }.into_any()
}

/// A text without parameters, as a function for views: it follows the language.
fn text(words: RwSignal<SharedWords>, key: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    move || words.get().text(key)
}

/// A view of this room that is not a board: a title and its content.
fn page(words: RwSignal<SharedWords>, title: &'static str, content: AnyView) -> AnyView {
    titled(move || words.get().text(title), content)
}

/// The same with a title that depends on more than the language.
fn titled(title: impl Fn() -> String + Send + 'static, content: AnyView) -> AnyView {
    view! {
        <main class="room online" id="room" data-room="online">
            <h2 class="room-title" id="online-title" tabindex="-1">{move || title()}</h2>
            {content}
        </main>
    }
    .into_any()
}

/// Says why something cannot be shown, with a way to the lobby.
fn dead_end(words: RwSignal<SharedWords>, why: impl Fn() -> String + Send + 'static) -> AnyView {
    view! {
        <p class="online-problem" role="alert">{move || why()}</p>
        <p><a class="button" id="online-to-lobby" href=Room::Online.address()>{text(words, "online-to-lobby")}</a></p>
    }
    .into_any()
}

/// The button that loads the page again, with its class.
fn reload(words: RwSignal<SharedWords>, class: &'static str) -> AnyView {
    let reload = move |_| {
        let _ = window().location().reload();
    };
    view! { <button type="button" class=class id="online-reload" on:click=reload>{text(words, "online-reload")}</button> }
        .into_any()
}

/// Why a request has failed, in a sentence.
fn failure(words: &SharedWords, failure: &Failure) -> String {
    match failure {
        Failure::Unreachable => words.text("online-unreachable"),
        Failure::NoServer => words.text("online-missing"),
        Failure::Refused(problem) => say::problem(words, problem),
    }
}

/// Why something that somebody wanted has failed, in a sentence. They have to try again themselves.
fn act_failure(words: &SharedWords, why: &Failure) -> String {
    match why {
        Failure::Unreachable => words.text("online-unreachable-again"),
        Failure::Refused(Problem { error, .. }) if error == "too_fast" => words.text("online-too-fast-again"),
        Failure::Refused(Problem { error, .. }) if matches!(error.as_str(), "unavailable" | "too_slow") => {
            words.text("online-unreachable-again")
        }
        Failure::NoServer | Failure::Refused(_) => failure(words, why),
    }
}

/// Whether a request failed because there is no such room for this visitor.
fn is_unknown(failure: &Failure) -> bool {
    matches!(failure, Failure::Refused(Problem { error, .. }) if error == "not_found")
}
