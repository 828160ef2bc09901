//! What a table tells where it is not seen: in other rooms of the page, in the title of the window, by the system.

use std::any::Any;

use leptos::mount::mount_to;
use leptos::prelude::*;
use leptos::task::spawn_local;
use lyngk_online::{Address, Stage, say};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Notification, NotificationOptions, NotificationPermission, ServiceWorkerContainer, ServiceWorkerRegistration,
};

use super::session::{Session, address};
use super::waiting::full_link;
use crate::browser;
use crate::icon::{self, Icon};

/// A banner over the other rooms, as long as it lives.
pub(super) struct Notices {
    /// The handle of the mounted view, which goes when it is dropped.
    _banner: Box<dyn Any>,
}

impl Notices {
    /// Follows a session.
    pub(super) fn show(session: Session) -> Notices {
        let is_here = RwSignal::new(session.is_seen());
        let changed = window_event_listener(leptos::ev::hashchange, move |_| {
            is_here.set(session.is_seen());
            if session.is_seen() {
                session.is_abort_news.set(false);
            }
        });
        let is_seen = RwSignal::new(!document().hidden());
        let seen = window_event_listener(leptos::ev::visibilitychange, move |_| is_seen.set(!document().hidden()));
        on_cleanup(move || {
            changed.remove();
            seen.remove();
            document().set_title(TITLE);
        });
        let call = Memo::new(move |_| call(session));
        Effect::new(move |_| {
            let call = call.get().filter(|_| !(is_seen.get() && is_here.get()));
            let title = call.map_or_else(|| TITLE.to_owned(), |(short, _)| format!("● {short} – {TITLE}"));
            document().set_title(&title);
        });
        Effect::new(move |_| {
            if let Some((_, text)) = call.get().filter(|_| !is_seen.get_untracked()) {
                notify(session, text);
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

/// What the person here is called for, in short and as a sentence: their turn, or an offer of another game. Reactive.
fn call(session: Session) -> Option<(String, String)> {
    let words = session.board.words.get();
    let live = session.live.read();
    let other = live.place()?.opposite();
    if live.is_own_turn() {
        let text = words.with("online-your-turn-against", [("name", say::name(&words, &live, other).into())]);
        return Some((words.text("online-your-turn"), text));
    }
    let offered = live.offered_rematch().and_then(|_| say::offered(&words, &live))?;
    Some((offered.clone(), offered))
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
            Stage::Playing if live.is_own_turn() => call(session).map(|(_, text)| text),
            Stage::Playing if live.room().is_some_and(|room| room.turns() < 2) => {
                Some(words.with("online-accepted", [("name", name().into())]))
            }
            Stage::Over if session.is_abort_news.get() => Some(words.text("online-aborted")),
            Stage::Over => call(session).map(|(_, text)| text),
            Stage::Playing | Stage::Entering => None,
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
    // The same text of a later turn or offer is new.
    let is_called = Memo::new(move |_| call(session).is_some());
    Effect::new(move |_| {
        if !is_called.get() {
            closed.set(None);
        }
    });
    browser::add_style_sheet("lyngk-online");
    view! { {move || shown()} }.into_any()
}

/// Whether the system could tell when it is somebody's turn, if they allowed it.
pub(super) fn may_ask() -> bool {
    has_notifications() && Notification::permission() == NotificationPermission::Default && can_notify()
}

/// Asks for the permission to do so.
pub(super) fn ask() {
    let _ = Notification::request_permission();
}

fn has_notifications() -> bool {
    js_sys::Reflect::has(&window(), &"Notification".into()).unwrap_or(false) && window().is_secure_context()
}

/// Whether a notification can be made. On Android only a service worker can make one, and the constructor throws. Without a permission
/// it shows nothing elsewhere.
fn can_notify() -> bool {
    workers().is_some() || Notification::new(TITLE).is_ok()
}

/// The service workers, if one of them controls this page.
fn workers() -> Option<ServiceWorkerContainer> {
    // In some browsers even reading the property throws.
    let workers = js_sys::Reflect::get(&window().navigator(), &"serviceWorker".into()).ok()?;
    let workers = workers.dyn_into::<ServiceWorkerContainer>().ok()?;
    workers.controller().is_some().then_some(workers)
}

/// Tells by the system what somebody is called for.
fn notify(session: Session, text: String) {
    if !has_notifications() || Notification::permission() != NotificationPermission::Granted {
        return;
    }
    let options = NotificationOptions::new();
    // One at a time for each table.
    options.set_tag(session.room.as_str());
    // The service worker opens it if the page is gone.
    options.set_data(&full_link(&Address::Room(session.room)).into());
    spawn_local(async move {
        if notify_by_worker(&text, &options).await.is_none() {
            let _ = Notification::new_with_options(&text, &options);
        }
    });
}

async fn notify_by_worker(text: &str, options: &NotificationOptions) -> Option<()> {
    let registration = JsFuture::from(workers()?.ready().ok()?).await.ok()?;
    let registration = registration.dyn_into::<ServiceWorkerRegistration>().ok()?;
    let shown = registration.show_notification_with_options(text, options).ok()?;
    JsFuture::from(shown).await.ok().map(drop)
}
