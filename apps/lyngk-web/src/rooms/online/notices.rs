//! What a table tells where it is not seen: in other rooms of the page, in the title of the window, by the system.

use std::any::Any;

use leptos::mount::mount_to;
use leptos::prelude::*;
use lyngk_online::{Address, Stage, say};
use lyngk_room::Place;
use web_sys::{Notification, NotificationOptions, NotificationPermission};

use super::session::{Session, address};
use crate::browser;
use crate::icon::{self, Icon};
use crate::route::Room;

/// A banner over the other rooms, as long as it lives.
pub(super) struct Notices {
    /// The handle of the mounted view, which goes when it is dropped.
    _banner: Box<dyn Any>,
}

impl Notices {
    /// Follows a session.
    pub(super) fn show(session: Session) -> Notices {
        let is_here = RwSignal::new(is_open());
        let changed = window_event_listener(leptos::ev::hashchange, move |_| is_here.set(is_open()));
        let is_seen = RwSignal::new(!document().hidden());
        let seen = window_event_listener(leptos::ev::visibilitychange, move |_| is_seen.set(!document().hidden()));
        on_cleanup(move || {
            changed.remove();
            seen.remove();
            document().set_title(TITLE);
        });
        let is_own_turn = Memo::new(move |_| session.live.read().is_own_turn());
        Effect::new(move |_| {
            let words = session.board.words.get();
            let waits = is_own_turn.get() && !(is_seen.get() && is_here.get());
            let title =
                if waits { format!("● {} – {TITLE}", words.text("online-your-turn")) } else { TITLE.to_owned() };
            document().set_title(&title);
        });
        Effect::new(move |_| {
            if is_own_turn.get() && !is_seen.get_untracked() {
                notify(session);
            }
        });
        // On top of whatever is open, so that the rooms know nothing of it.
        let banner = move || view! { {move || (!is_here.get()).then(|| banner(session))} }.into_any();
        let body = document().body().unwrap_or_else(|| unreachable!("the page has a body"));
        Notices { _banner: Box::new(mount_to(body, banner)) }
    }
}

/// The title of the page.
const TITLE: &str = "LYNGK";

/// Whether the room for online games is open.
fn is_open() -> bool {
    let fragment = window().location().hash().unwrap_or_default();
    fragment == Room::Online.address() || fragment.starts_with(&format!("{}/", Room::Online.address()))
}

/// Says in another room that a game waits.
fn banner(session: Session) -> AnyView {
    let text = Memo::new(move |_| {
        let words = session.board.words.get();
        let live = session.live.read();
        let name = || live.place().map_or_else(String::new, |place| say::name(&words, &live, place.opposite()));
        match live.stage() {
            Stage::Waiting => Some(words.text("online-waiting")),
            Stage::Drawing => Some(words.with("online-accepted", [("name", name().into())])),
            Stage::Playing if live.place().is_none() => None,
            Stage::Playing if live.is_own_turn() => {
                Some(words.with("online-your-turn-against", [("name", name().into())]))
            }
            Stage::Playing if live.room().is_some_and(|room| room.turns() < 2) => {
                Some(words.with("online-accepted", [("name", name().into())]))
            }
            Stage::Playing | Stage::Entering | Stage::Over => None,
        }
    });
    let go = move || session.board.words.get().text("online-go");
    let close = move || session.board.words.get().text("dialog-close");
    let closed = RwSignal::new(None::<String>);
    let shown = move || {
        // A closed notice stays closed until there is something new.
        text.get().filter(|text| closed.read().as_ref() != Some(text)).map(|text| {
            let said = text.clone();
            view! {
                <div class="online-notice" role="status">
                    <span>{text}</span>
                    <a class="button button-main" id="online-go" href=address(&Address::Room(session.room))>
                        {move || go()}
                    </a>
                    <button
                        type="button"
                        class="online-forget"
                        id="online-notice-close"
                        aria-label=close
                        title=close
                        on:click=move |_| closed.set(Some(said.clone()))
                    >
                        <Icon shape=icon::CLOSE />
                    </button>
                </div>
            }
        })
    };
    // The same text of a later turn is new.
    let is_own_turn = Memo::new(move |_| session.live.read().is_own_turn());
    Effect::new(move |_| {
        if !is_own_turn.get() {
            closed.set(None);
        }
    });
    browser::add_style_sheet("lyngk-online");
    view! { {move || shown()} }.into_any()
}

/// Whether the system could tell when it is somebody's turn, if they allowed it.
pub(super) fn may_ask() -> bool {
    has_notifications() && Notification::permission() == NotificationPermission::Default
}

/// Asks for the permission to do so.
pub(super) fn ask() {
    let _ = Notification::request_permission();
}

fn has_notifications() -> bool {
    js_sys::Reflect::has(&window(), &"Notification".into()).unwrap_or(false) && window().is_secure_context()
}

/// Tells by the system that it is somebody's turn.
fn notify(session: Session) {
    if !has_notifications() || Notification::permission() != NotificationPermission::Granted {
        return;
    }
    let words = session.board.words.get_untracked();
    let text = session.live.with_untracked(|live| {
        let other = live.place().map_or(Place::Guest, Place::opposite);
        words.with("online-your-turn-against", [("name", say::name(&words, live, other).into())])
    });
    let options = NotificationOptions::new();
    // One at a time for each table.
    options.set_tag(session.room.as_str());
    let _ = Notification::new_with_options(&text, &options);
}
