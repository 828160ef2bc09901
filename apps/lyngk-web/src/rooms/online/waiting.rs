//! Before the game: waiting for an opponent, and drawing the start.

use leptos::prelude::*;
use lyngk_online::{Address, given_start, say};
use lyngk_room::{Place, RoomCommand};
use lyngk_rules::Record;

use super::seat::LinkToSend;
use super::session::{Session, address, here};
use super::start::GivenStart;
use super::{page, storage, text};
use crate::browser;
use crate::route::Room;
use crate::words::SharedWords;

/// The challenge waits for somebody to accept it.
pub(super) fn waiting(words: RwSignal<SharedWords>, session: Session) -> AnyView {
    let is_listed = storage::rooms().iter().any(|own| own.room == session.room && own.listed);
    let explained = text(words, if is_listed { "online-waiting-lobby" } else { "online-waiting-friend" });
    let link = full_link(&Address::Room(session.room));
    let cancel = move |_| session.command(RoomCommand::Cancel);
    let content = view! {
        <div class="online-waiting">
            <p class="online-pulse" aria-hidden="true"><i></i><i></i><i></i></p>
            <p>{explained}</p>
            <Loopback words />
            <LinkToSend words link />
            <Terms words session />
            <GivenStart words start=start(session) />
            <Reconnecting words session />
            <div class="online-buttons">
                <a class="button" id="online-meanwhile" href=Room::Play.address()>{text(words, "online-meanwhile")}</a>
                <button type="button" class="button" id="online-cancel" on:click=cancel>
                    {text(words, "online-cancel")}
                </button>
            </div>
        </div>
    };
    page(words, "online-waiting", content.into_any())
}

/// The start is being drawn by lot, for which both must be here.
pub(super) fn drawing(words: RwSignal<SharedWords>, session: Session) -> AnyView {
    let awaited = move || {
        let live = session.live.read();
        let place = Place::ALL.into_iter().find(|&place| !live.connection(place).online)?;
        let name = say::name(&words.get(), &live, place);
        Some(words.get().with("online-drawing-waits", [("name", name.into())]))
    };
    let can_abort = Memo::new(move |_| session.live.read().can(&RoomCommand::Abort, here()));
    let abort = move |_| session.command(RoomCommand::Abort);
    let content = view! {
        <div class="online-waiting">
            <p class="online-pulse" aria-hidden="true"><i></i><i></i><i></i></p>
            <p>{text(words, "online-drawing-hint")}</p>
            <p aria-live="polite">{move || awaited()}</p>
            <Terms words session />
            <GivenStart words start=start(session) />
            <Reconnecting words session />
            {move || can_abort.get().then(|| view! {
                <div class="online-buttons">
                    <button type="button" class="button" id="online-abort" on:click=abort>
                        {text(words, "online-abort")}
                    </button>
                </div>
            })}
        </div>
    };
    page(words, "online-drawing", content.into_any())
}

/// The given start of the game.
fn start(session: Session) -> Memo<Option<Record>> {
    Memo::new(move |_| {
        let live = session.live.read();
        live.room().and_then(|room| given_start(room.terms(), live.name(Place::Host)))
    })
}

/// The terms of the game.
#[component]
pub(super) fn Terms(words: RwSignal<SharedWords>, session: Session) -> impl IntoView {
    let facts = move || {
        let live = session.live.read();
        let terms = live.room().map(|room| room.terms().clone())?;
        let facts = say::terms(&words.get(), &terms, live.name(Place::Host));
        Some(facts.into_iter().map(|fact| view! { <li>{fact}</li> }).collect_view())
    };
    view! { <ul class="online-terms">{move || facts()}</ul> }
}

/// Says that the connection is lost.
#[component]
pub(super) fn Reconnecting(words: RwSignal<SharedWords>, session: Session) -> impl IntoView {
    let lost = Memo::new(move |_| session.is_cut_off());
    let said = move || lost.get().then(|| words.get().text("online-reconnecting"));
    view! { <p class="online-problem" role="status">{move || said()}</p> }
}

/// Says that a link to this machine is of no use elsewhere.
#[component]
fn Loopback(words: RwSignal<SharedWords>) -> impl IntoView {
    let host = window().location().hostname().unwrap_or_default();
    let is_loopback = host == "localhost" || host == "[::1]" || host.starts_with("127.");
    is_loopback.then(|| view! { <p class="field-hint">{text(words, "online-loopback")}</p> })
}

/// A link that works outside of the page.
pub(super) fn full_link(to: &Address) -> String {
    format!("{}{}", browser::page_address(), address(to))
}
