//! The lobby: making a challenge, open challenges, games to watch, and one's own games.

use std::time::Duration;

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use lyngk_online::{Address, given_start, say};
use lyngk_room::{Place, RoomId, Visibility};
use lyngk_wire::http::{Join, RoomSummary, Status};

use super::form::{FormState, NameField, TermsFields};
use super::http::{self, Failure};
use super::session::{address, go_to};
use super::start::GivenStart;
use super::{act_failure, failure, is_unknown, page, storage, text};
use crate::browser;
use crate::icon::{self, Icon};
use crate::words::SharedWords;

/// Interval between looks at the lists.
const REFRESH: Duration = Duration::from_secs(4);

/// How a challenge finds its opponent.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Friend,
    Now,
    Post,
}

/// Whether the server is being asked for the lists.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asking {
    No,
    Yes,
    /// Its answer will be outdated: it is asked once more after it.
    Twice,
}

/// The lists of the lobby.
#[derive(Clone, Copy)]
struct Lists {
    challenges: RwSignal<Vec<RoomSummary>>,
    games: RwSignal<Vec<RoomSummary>>,
    own: RwSignal<Vec<RoomSummary>>,
    failure: RwSignal<Option<Failure>>,
    /// Why the challenge that was accepted last could not be.
    refused: RwSignal<Option<Failure>>,
    loaded: RwSignal<bool>,
    asking: StoredValue<Asking>,
    /// Own games that have ended: they stay as they are.
    ended: StoredValue<Vec<RoomSummary>>,
}

/// The view.
pub(super) fn lobby(words: RwSignal<SharedWords>) -> AnyView {
    let lists = Lists {
        challenges: RwSignal::new(Vec::new()),
        games: RwSignal::new(Vec::new()),
        own: RwSignal::new(Vec::new()),
        failure: RwSignal::new(None),
        refused: RwSignal::new(None),
        loaded: RwSignal::new(false),
        asking: StoredValue::new(Asking::No),
        ended: StoredValue::new(Vec::new()),
    };
    lists.follow();
    let state = FormState::new(words);
    let is_missing = Memo::new(move |_| *lists.failure.read() == Some(Failure::NoServer));
    let body = move || {
        if is_missing.get() {
            return view! { <p class="online-problem" id="online-missing" role="alert">{text(words, "online-missing")}</p> }
                .into_any();
        }
        view! {
            <p class="online-intro">{text(words, "online-intro")}</p>
            <div class="online-lobby">
                <List state lists rooms=lists.own kind=Kind::Own />
                <Form state lists />
                <div class="online-lists">
                    <List state lists rooms=lists.challenges kind=Kind::Challenges />
                    <List state lists rooms=lists.games kind=Kind::Games />
                </div>
            </div>
        }
        .into_any()
    };
    page(words, "online-title", view! { {move || body()} }.into_any())
}

impl Lists {
    /// Looks at the lists now and from time to time, as long as the lobby is open and seen.
    fn follow(self) {
        self.refresh();
        let look = move || {
            // Where there is no server, none will appear.
            let has_server = *self.failure.read_untracked() != Some(Failure::NoServer);
            // A slow server is not asked again before it has answered.
            if !document().hidden() && has_server && self.asking.get_value() == Asking::No {
                self.refresh();
            }
        };
        browser::every(REFRESH, look);
    }

    fn refresh(self) {
        if self.asking.get_value() != Asking::No {
            return self.asking.set_value(Asking::Twice);
        }
        self.asking.set_value(Asking::Yes);
        spawn_local(async move {
            let challenges = http::lobby().await;
            let games = http::games().await;
            let own = self.own_games().await;
            // The lobby may have been left.
            let Some(asked) = self.asking.try_update_value(|asking| std::mem::replace(asking, Asking::No)) else {
                return;
            };
            self.failure.set(challenges.as_ref().err().or(games.as_ref().err()).cloned());
            let set = |to: RwSignal<Vec<RoomSummary>>, rooms: Vec<RoomSummary>| {
                if *to.read_untracked() != rooms {
                    to.set(rooms);
                }
            };
            if let Ok(list) = challenges {
                // One's own are in the list of one's games.
                let is_own = |room: &RoomSummary| room.you.is_some() || own.iter().any(|own| own.room == room.room);
                set(self.challenges, list.rooms.into_iter().filter(|room| !is_own(room)).collect());
            }
            if let Ok(list) = games {
                set(self.games, list.rooms);
            }
            set(self.own, own);
            self.loaded.set(true);
            if asked == Asking::Twice {
                self.refresh();
            }
        });
    }

    /// The games of this device. Those that the server does not know any more are forgotten.
    async fn own_games(self) -> Vec<RoomSummary> {
        let mut own = Vec::new();
        for known in storage::rooms().iter() {
            let ended = self.ended.try_with_value(|ended| ended.iter().find(|it| it.room == known.room).cloned());
            // The lobby may have been left.
            let Some(ended) = ended else { return own };
            if let Some(summary) = ended {
                own.push(summary);
                continue;
            }
            match http::summary(known.room).await {
                Ok(summary) if summary.you.is_some() && is_worth_showing(&summary) => {
                    if summary.status == Status::Ended {
                        self.ended.try_update_value(|ended| ended.push(summary.clone()));
                    }
                    own.push(summary);
                }
                Ok(_) => storage::remove_room(known.room),
                Err(failure) if is_unknown(&failure) => storage::remove_room(known.room),
                Err(_) => (),
            }
        }
        // One that was removed from the list meanwhile stays removed.
        let known = storage::rooms();
        own.retain(|summary| known.iter().any(|known| known.room == summary.room));
        own
    }
}

fn is_worth_showing(summary: &RoomSummary) -> bool {
    !matches!(summary.status, Status::Cancelled | Status::Aborted)
}

#[component]
fn Form(state: FormState, lists: Lists) -> impl IntoView {
    let words = state.words;
    let refused = RwSignal::new(None::<Failure>);
    let busy = RwSignal::new(false);
    let challenge = move |way: Way| {
        if busy.get_untracked() {
            return;
        }
        refused.set(None);
        let guest = words.read_untracked().text("online-guest");
        let form = state.form.read_untracked();
        let made = if way == Way::Now { form.play_now(&guest) } else { form.challenge(&guest, way != Way::Friend) };
        match made {
            Err(problem) => {
                state.problem.set(Some(problem));
                request_animation_frame(|| browser::focus(".online-form [aria-invalid]"));
            }
            Ok(challenge) => {
                busy.set(true);
                spawn_local(async move {
                    let taken =
                        if way == Way::Now { http::play_now(&challenge).await } else { http::open(&challenge).await };
                    match taken {
                        Ok(taken) => {
                            storage::add_room(taken.room, way != Way::Friend);
                            go_to(taken.room);
                        }
                        Err(failure) => {
                            refused.try_set(Some(failure));
                        }
                    }
                    busy.try_set(false);
                });
            }
        }
    };
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        challenge(Way::Friend);
    };
    let problem = move || {
        let words = words.get();
        let refused = refused.read().as_ref().map(|why| act_failure(&words, why));
        refused.or_else(|| lists.failure.read().as_ref().map(|why| failure(&words, why)))
    };
    let way = move |way: Way, id: &'static str, key: &'static str, hint: &'static str| {
        view! {
            <button type="button" class="button online-way" id=id on:click=move |_| challenge(way)>
                <span>{text(words, key)}</span>
                <small>{text(words, hint)}</small>
                <small>{move || consequences(state, way)}</small>
            </button>
        }
    };
    view! {
        <form class="online-form" novalidate on:submit=submit>
            <NameField state />
            <TermsFields state />
            <div class="online-ways">
                <button type="submit" class="button button-main online-way" id="online-friend">
                    <span>{text(words, "online-friend")}</span>
                    <small>{text(words, "online-friend-hint")}</small>
                    <small>{move || consequences(state, Way::Friend)}</small>
                </button>
                {way(Way::Now, "online-now", "online-now", "online-now-hint")}
                {way(Way::Post, "online-post", "online-post", "online-post-hint")}
            </div>
            <p class="online-problem" id="online-problem" role="alert">{move || problem()}</p>
        </form>
    }
}

/// The terms that a way sets by itself, whatever the form says, and who may watch.
fn consequences(state: FormState, way: Way) -> String {
    let words = state.words.get();
    let form = state.form.read();
    let watching = match form.visibility {
        Visibility::Private if way == Way::Friend => "online-terms-private",
        _ => "online-terms-public",
    };
    let keys = if way == Way::Now { vec!["online-terms-lot", "online-terms-random", watching] } else { vec![watching] };
    keys.into_iter().map(|key| words.text(key)).collect::<Vec<_>>().join(" · ")
}

/// The lists, in display order.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Own,
    Challenges,
    Games,
}

#[component]
fn List(state: FormState, lists: Lists, rooms: RwSignal<Vec<RoomSummary>>, kind: Kind) -> impl IntoView {
    let words = state.words;
    let (id, title, empty) = match kind {
        Kind::Own => ("online-yours", "online-yours", None),
        Kind::Challenges => ("online-challenges", "online-lobby", Some("online-lobby-empty")),
        Kind::Games => ("online-games", "online-games", Some("online-games-empty")),
    };
    let rows = move || rooms.get().into_iter().map(|room| row(state, lists, kind, room)).collect_view();
    let nothing = move || {
        let shown = rooms.read().is_empty() && lists.loaded.get();
        empty.filter(|_| shown).map(|key| view! { <p class="online-empty">{text(words, key)}</p> })
    };
    // One's own games are only listed if there are any.
    let hidden = move || kind == Kind::Own && rooms.read().is_empty();
    let refusal = move || {
        let refused = lists.refused.read();
        refused.as_ref().map(|why| act_failure(&words.get(), why))
    };
    view! {
        <section id=id hidden=hidden aria-labelledby=format!("{id}-title")>
            <h3 id=format!("{id}-title") tabindex="-1">{text(words, title)}</h3>
            {(kind == Kind::Challenges).then(|| view! {
                <p class="online-problem" role="alert">{move || refusal()}</p>
            })}
            <ul class="online-rooms">{move || rows()}</ul>
            {move || nothing()}
        </section>
    }
}

/// Accepts a challenge of the list, which has said what it offers, and goes to its table.
fn accept(state: FormState, lists: Lists, room: RoomId) {
    let guest = state.words.read_untracked().text("online-guest");
    let name = match state.form.read_untracked().name(&guest) {
        Ok(name) => name,
        Err(problem) => {
            state.problem.set(Some(problem));
            return request_animation_frame(|| browser::focus("#online-name"));
        }
    };
    lists.refused.set(None);
    spawn_local(async move {
        match http::join(room, &Join { name }).await {
            Ok(_) => {
                storage::add_room(room, false);
                go_to(room);
            }
            // Somebody was faster, or it was withdrawn. The lobby may have been left.
            Err(why) if !lists.loaded.is_disposed() => {
                lists.refused.set(Some(why));
                lists.refresh();
                browser::focus("#online-challenges-title");
            }
            Err(_) => (),
        }
    });
}

fn row(state: FormState, lists: Lists, kind: Kind, summary: RoomSummary) -> AnyView {
    let words = state.words;
    let room = summary.room;
    let is_over = summary.status == Status::Ended;
    let key = match kind {
        Kind::Own if is_over => "online-look",
        Kind::Own => "online-continue",
        Kind::Challenges => "online-accept",
        Kind::Games => "online-watch",
    };
    let shown = summary.clone();
    let title = move || match kind {
        Kind::Challenges => shown.names[Place::Host].as_ref().map(ToString::to_string).unwrap_or_default(),
        _ => say::players(&words.get(), &shown),
    };
    let offered = (kind == Kind::Challenges).then(|| summary.terms.clone());
    let host = summary.names[Place::Host].clone();
    let start = Signal::stored(offered.as_ref().and_then(|terms| given_start(terms, host.as_ref())));
    let facts = move || {
        let words = words.get();
        if let Some(terms) = &offered {
            return say::terms(&words, terms, host.as_ref()).join(" · ");
        }
        let mut facts = vec![say::variant(&words, summary.terms.variant), say::clock(&words, &summary.terms)];
        facts.extend(say::moves(&words, &summary));
        let standing = say::standing(&words, &summary);
        standing.into_iter().chain(facts).collect::<Vec<_>>().join(" · ")
    };
    let named = title.clone();
    let forget = (kind == Kind::Own && is_over).then(|| {
        let label = move || words.get().with("online-yours-forget", [("name", named().into())]);
        let press = move |_| {
            storage::remove_room(room);
            lists.own.update(|own| own.retain(|other| other.room != room));
        };
        view! {
            <button type="button" class="online-forget" aria-label=label.clone() title=label on:click=press>
                <Icon shape=icon::CLOSE />
            </button>
        }
    });
    let go = if kind == Kind::Challenges {
        let press = move |_| accept(state, lists, room);
        view! { <button type="button" class="button" on:click=press>{text(words, key)}</button> }.into_any()
    } else {
        view! { <a class="button" href=address(&Address::Room(room))>{text(words, key)}</a> }.into_any()
    };
    view! {
        <li class="online-room" data-online-room=room.to_string()>
            <span class="online-room-name" dir="auto">{title}</span>
            <span class="online-room-facts">{facts}</span>
            {go}
            {forget}
            <GivenStart words start />
        </li>
    }
    .into_any()
}
