//! Opening a link to a table: the offer for whoever may accept it, the table for everybody else.

use std::time::Duration;

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use lyngk_online::{Stage, given_start, say};
use lyngk_room::{Place, RoomId};
use lyngk_wire::http::{Join, RoomSummary, Status};

use super::form::{FormState, NameField};
use super::http::{self, Failure};
use super::session::{Link, Session};
use super::start::GivenStart;
use super::{act_failure, dead_end, failure, page, reload, storage, table, text, titled, waiting};
use crate::browser;
use crate::parts::Parts;
use crate::route::Room;
use crate::state::PageState;
use crate::words::SharedWords;

/// Wait before the server is asked again.
const AGAIN: Duration = Duration::from_secs(3);

type Found = RwSignal<Option<Result<RoomSummary, Failure>>>;

/// What a link to a table shows.
pub(super) fn open(words: RwSignal<SharedWords>, room: RoomId) -> AnyView {
    if let Some(session) = Session::present(room) {
        return attend(words, session);
    }
    let found: Found = RwSignal::new(None);
    look(room, found);
    let page_state: PageState = expect_context();
    let parts: Parts = expect_context();
    let shown = move || match found.get() {
        None => page(words, "online-title", ().into_any()),
        Some(Err(why)) => page(words, "online-title", dead_end(words, move || failure(&words.get(), &why))),
        Some(Ok(summary)) => match (summary.status, summary.you) {
            (Status::Cancelled, _) => page(words, "online-title", dead_end(words, text(words, "online-no-cancelled"))),
            (Status::Open, None) => invitation(words, summary, found),
            (_, you) => {
                if you.is_some() {
                    storage::add_room(room, false);
                }
                attend(words, Session::of(room, page_state, words.get_untracked(), parts))
            }
        },
    };
    view! { {move || shown()} }.into_any()
}

/// Asks the server about the table. It is asked again if it cannot be reached, and as long as the challenge is open: somebody else may
/// accept it, or it may be withdrawn.
fn look(room: RoomId, found: Found) {
    spawn_local(async move {
        let answer = http::summary(room).await;
        let is_open = |summary: &RoomSummary| summary.status == Status::Open && summary.you.is_none();
        let again = match &answer {
            Ok(summary) => is_open(summary),
            Err(failure) => *failure == Failure::Unreachable,
        };
        let answer = Some(answer);
        // The view may have been left. An offer that is the same stays as it is, with the name that is being typed.
        let changed = found.try_with_untracked(|known| *known != answer);
        if changed == Some(true) {
            found.set(answer);
        }
        if changed.is_some() && again {
            let look_again = move || {
                let is_there = |known: &Option<_>| {
                    matches!(known, Some(Err(_))) || matches!(known, Some(Ok(known)) if is_open(known))
                };
                if found.try_with_untracked(is_there) == Some(true) {
                    look(room, found);
                }
            };
            set_timeout(look_again, AGAIN);
        }
    });
}

/// The offer, for somebody who may accept it.
fn invitation(words: RwSignal<SharedWords>, summary: RoomSummary, found: Found) -> AnyView {
    let room = summary.room;
    let state = FormState::new(words);
    let refused = RwSignal::new(None::<Failure>);
    let accept = move |event: SubmitEvent| {
        event.prevent_default();
        refused.set(None);
        let guest = words.read_untracked().text("online-guest");
        match state.form.read_untracked().name(&guest) {
            Err(problem) => {
                state.problem.set(Some(problem));
                request_animation_frame(|| browser::focus("#online-name"));
            }
            Ok(name) => spawn_local(async move {
                match http::join(room, &Join { name }).await {
                    Ok(_) => look(room, found),
                    Err(why) => {
                        refused.try_set(Some(why));
                    }
                }
            }),
        }
    };
    let host = summary.names[Place::Host].clone();
    let title = {
        let host = host.clone();
        move || {
            let name = host.as_ref().map(|name| lyngk_view::say::isolated(name.as_str())).unwrap_or_default();
            words.get().with("online-invites", [("name", name.into())])
        }
    };
    let terms = summary.terms;
    let start = Signal::stored(given_start(&terms, host.as_ref()));
    let variant = terms.variant;
    let facts = move || {
        let facts = say::terms(&words.get(), &terms, host.as_ref());
        facts.into_iter().map(|fact| view! { <li>{fact}</li> }).collect_view()
    };
    let problem = move || refused.read().as_ref().map(|why| act_failure(&words.get(), why));
    let content = view! {
        <form class="online-invitation" novalidate on:submit=accept>
            <ul class="online-terms">{move || facts()}</ul>
            <GivenStart words start />
            <p class="online-about">
                {move || say::aim(&words.get(), variant)} " "
                <a href=Room::Learn.address()>{text(words, "welcome-learn")}</a>
            </p>
            <NameField state />
            <div class="online-buttons">
                <button type="submit" class="button button-main" id="online-accept">
                    {text(words, "online-invited-accept")}
                </button>
                <a class="button" id="online-not-now" href=Room::Online.address()>{text(words, "online-invited-no")}</a>
            </div>
            <p class="online-problem" id="online-problem" role="alert">{move || problem()}</p>
        </form>
    };
    titled(title, content.into_any())
}

/// What somebody at a table sees.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sight {
    Nothing,
    Waiting,
    Drawing,
    Table,
    /// It has ended before there was a game.
    GivenUp,
    Ended(lyngk_wire::Goodbye),
}

/// The table, for somebody who sits there or watches.
fn attend(words: RwSignal<SharedWords>, session: Session) -> AnyView {
    // The session may be older than these texts.
    Effect::new(move |_| session.board.words.set(words.get()));
    let sight = Memo::new(move |_| {
        let live = session.live.read();
        let has_game = live.room().is_some_and(|room| room.game().is_some());
        match (live.stage(), session.link.get()) {
            (_, Link::Ended(reason)) if !has_game => Sight::Ended(reason),
            (_, _) if has_game => Sight::Table,
            (Stage::Waiting, _) => Sight::Waiting,
            (Stage::Drawing, _) => Sight::Drawing,
            (Stage::Over, _) => Sight::GivenUp,
            (Stage::Entering | Stage::Playing, _) => Sight::Nothing,
        }
    });
    let given_up = move || {
        let aborted = session.live.read().is_aborted();
        words.get().text(if aborted { "online-aborted" } else { "online-cancelled" })
    };
    let shown = move || match sight.get() {
        Sight::Nothing => page(words, "online-title", ().into_any()),
        Sight::Waiting => waiting::waiting(words, session),
        Sight::Drawing => waiting::drawing(words, session),
        Sight::Table => table::table(words, session),
        Sight::GivenUp => page(words, "online-title", dead_end(words, given_up)),
        Sight::Ended(reason) => {
            let way_out = view! {
                {dead_end(words, move || say::goodbye(&words.get(), reason))}
                <p>{reload(words, "button")}</p>
            };
            page(words, "online-title", way_out.into_any())
        }
    };
    view! { {move || shown()} }.into_any()
}
