//! Links to send, and seats that move to another device.

use leptos::prelude::*;
use leptos::task::spawn_local;
use lyngk_online::{Address, QrCode, qr_code};
use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, ShareData};

use super::http::{self, Failure};
use super::session::{Session, go_to};
use super::waiting::full_link;
use super::{act_failure, dead_end, page, storage, text};
use crate::browser;
use crate::words::SharedWords;

/// What a link is for. Two may be in sight at once.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum LinkKind {
    /// A challenge, or a game that has ended.
    Game,
    /// A game to watch.
    Watch,
    /// The own place, which moves to another device.
    Seat,
}

impl LinkKind {
    /// The ids of field and buttons.
    const fn ids(self) -> [&'static str; 3] {
        match self {
            LinkKind::Game | LinkKind::Watch => ["online-link", "online-copy", "online-qr"],
            LinkKind::Seat => ["online-seat-link", "online-seat-copy", "online-seat-qr"],
        }
    }

    /// The text of the button that copies the link.
    const fn copy(self) -> &'static str {
        match self {
            LinkKind::Game => "online-copy",
            LinkKind::Watch => "online-copy-watch",
            LinkKind::Seat => "online-copy-seat",
        }
    }
}

/// A link with ways to pass it on: copying, sharing, a QR code.
#[component]
pub(super) fn LinkToSend(
    words: RwSignal<SharedWords>,
    link: String,
    #[prop(default = LinkKind::Game)] kind: LinkKind,
) -> impl IntoView {
    let [field, copy_id, code_id] = kind.ids();
    let copied = RwSignal::new(false);
    let shows_code = RwSignal::new(false);
    let code = StoredValue::new(qr_code(&link));
    let to_copy = link.clone();
    let copy = move |_| {
        let link = to_copy.clone();
        spawn_local(async move {
            if browser::copy(link).await {
                copied.try_set(true);
            } else {
                // Without a clipboard, as on pages without HTTPS, it can be copied by hand.
                select(field);
            }
        });
    };
    let copy_label = move || words.get().text(if copied.get() { "online-copied" } else { kind.copy() });
    let can_share = js_sys::Reflect::has(&window().navigator(), &"share".into()).unwrap_or(false);
    let to_share = link.clone();
    let share = move |_| {
        let data = ShareData::new();
        data.set_text(&words.read_untracked().text("online-share-text"));
        data.set_url(&to_share);
        // Whoever closes the sheet of the system has decided not to share.
        let _ = window().navigator().share_with_data(&data);
    };
    let share = (can_share && kind != LinkKind::Seat).then(|| {
        view! { <button type="button" class="button" id="online-share" on:click=share>{text(words, "online-share")}</button> }
    });
    view! {
        <div class="online-link">
            <input
                class="line-input"
                id=field
                type="text"
                readonly
                aria-label=text(words, "online-link")
                value=link
                on:focus=move |_| select(field)
            />
            <div class="online-buttons">
                <button type="button" class="button button-main" id=copy_id aria-live="polite" on:click=copy>
                    {move || copy_label()}
                </button>
                {share}
                <button
                    type="button"
                    class="button"
                    id=code_id
                    aria-expanded=move || shows_code.get().to_string()
                    on:click=move |_| shows_code.update(|shows| *shows = !*shows)
                >
                    {text(words, "online-qr")}
                </button>
            </div>
            {move || code.get_value().filter(|_| shows_code.get()).map(|code| drawing(words, code))}
        </div>
    }
}

fn drawing(words: RwSignal<SharedWords>, QrCode { size, path }: QrCode) -> AnyView {
    view! {
        <svg
            class="online-code"
            viewBox=format!("0 0 {size} {size}")
            role="img"
            aria-label=text(words, "online-qr-label")
            shape-rendering="crispEdges"
        >
            <rect width=size height=size fill="#fff" />
            <path d=path fill="#000" />
        </svg>
    }
    .into_any()
}

/// Selects the link, for copying by hand.
fn select(field: &str) {
    let field = document().get_element_by_id(field).and_then(|field| field.dyn_into::<HtmlInputElement>().ok());
    if let Some(field) = field {
        field.select();
    }
}

/// The link with which another device takes over the place.
#[component]
pub(super) fn MoveSeat(words: RwSignal<SharedWords>, session: Session) -> impl IntoView {
    let code = RwSignal::new(None::<Result<String, Failure>>);
    let make = move |_| {
        spawn_local(async move {
            let answer = http::seat_code(session.room).await;
            code.try_set(Some(answer.map(|answer| answer.code)));
        });
    };
    let shown = move || {
        match code.get() {
        None => view! {
            <button type="button" class="button" id="online-device" on:click=make>{text(words, "online-device")}</button>
        }
        .into_any(),
        Some(Err(why)) => {
            view! { <p class="online-problem" role="alert">{move || act_failure(&words.get(), &why)}</p> }.into_any()
        }
        Some(Ok(code)) => view! {
            <h4>{text(words, "online-device")}</h4>
            <p>{text(words, "online-device-hint")}</p>
            <LinkToSend words link=full_link(&Address::Seat(code)) kind=LinkKind::Seat />
        }
        .into_any(),
    }
    };
    view! { <div class="online-device">{move || shown()}</div> }
}

/// Takes over the place that a code names.
pub(super) fn take(words: RwSignal<SharedWords>, code: String) -> AnyView {
    let refused = RwSignal::new(None::<Failure>);
    spawn_local(async move {
        match http::take_seat(&code).await {
            Ok(taken) => {
                storage::add_room(taken.room, false);
                // A session of this device would still be that of a watcher.
                Session::close();
                go_to(taken.room);
            }
            Err(why) => {
                refused.try_set(Some(why));
            }
        }
    });
    let shown = move || match refused.get() {
        None => view! { <p role="status">{text(words, "online-device-taking")}</p> }.into_any(),
        Some(why) => dead_end(words, move || act_failure(&words.get(), &why)),
    };
    page(words, "online-title", view! { {move || shown()} }.into_any())
}
