//! What a player can do at a table beside moving: offers, answers, resigning, chat.

use std::time::Duration;

use leptos::prelude::*;
use lyngk_online::{Stage, say};
use lyngk_room::{Offer, PATIENCE, Place, RoomCommand};

use super::session::{Session, here};
use super::table::Sheet;
use super::{storage, text};
use crate::browser;
use crate::icon::{self, Icon};
use crate::words::SharedWords;

/// Icon: an equals sign, for a tie.
const TIE: &str = "M5 9.5h14M5 14.5h14";
/// Icon: a triangle, for going on after a pause.
const GO_ON: &str = "M8 5.5v13l10.5-6.5z";
/// Icon: a speech bubble.
const CHAT: &str = "M4 5h16v11h-9l-4.5 4v-4H4z";
/// Icon: three dots.
const MORE: &str = "M5 11.2a.9 .9 0 1 0 .01 0M12 11.2a.9 .9 0 1 0 .01 0M19 11.2a.9 .9 0 1 0 .01 0";

/// A question that comes before an act that cannot be undone.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Question {
    Resign,
    Abort,
}

/// Something of the opponent that waits for an answer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asked {
    Offer(Offer),
    /// They have been gone for too long.
    Gone,
}

/// Clicks this soon after a question has appeared were meant for what was there before.
const TOO_SOON: Duration = Duration::from_millis(400);

/// Becomes true when a click can be meant for what has appeared now.
fn accepts_clicks() -> RwSignal<bool> {
    let ready = RwSignal::new(false);
    let become_ready = move || {
        // The question may be gone.
        let _ = ready.try_set(true);
    };
    set_timeout(become_ready, TOO_SOON);
    ready
}

/// The controls. A question takes their place, so that nothing moves.
#[component]
pub(super) fn Controls(words: RwSignal<SharedWords>, session: Session, sheet: RwSignal<Sheet>) -> impl IntoView {
    let question = RwSignal::new(None::<Question>);
    let is_over = Memo::new(move |_| session.live.read().room().map(lyngk_room::Room::game_over));
    // The question stays when the opponent moves: a click that is meant for it must not hit what was there before.
    Effect::new(move |_| {
        let _ = is_over.get();
        question.set(None);
    });
    let shown = move || match question.get() {
        None => controls(words, session, sheet, question),
        Some(asked) => ask(words, session, question, asked),
    };
    view! { <section class="controls" aria-label=text(words, "controls-title")>{move || shown()}</section> }
}

/// What waits for an answer. Reactive.
fn asked(session: Session) -> Option<Asked> {
    let live = session.live.read();
    if live.stage() != Stage::Playing {
        // Answers to offers of another game are on the card of the end.
        return None;
    }
    let is_gone = || has_begun(session) && is_left(session) && live.can(&RoomCommand::ClaimWin, session.now.get());
    live.offered().map(Asked::Offer).or_else(|| is_gone().then_some(Asked::Gone))
}

/// Whether the game is paused. Reactive.
fn is_paused(session: Session) -> bool {
    session.live.read().room().and_then(|room| room.game()).is_some_and(lyngk_game::Game::is_paused)
}

/// Whether the person here can do nothing to end a pause but answer or wait: the board's button for it is hidden. Reactive.
pub(super) fn is_pause_settled(session: Session) -> bool {
    let live = session.live.read();
    live.place().is_none() || [live.offered(), live.own_offer()].contains(&Some(Offer::Resume))
}

/// Whether the opponent has lost the connection. Reactive.
fn is_left(session: Session) -> bool {
    let live = session.live.read();
    let other = live.place().map(Place::opposite);
    other.zip(live.room()).is_some_and(|(other, room)| room.left_since(other).is_some())
}

/// Whether both have moved. Before, no win can be claimed: the game can be called off. Reactive.
fn has_begun(session: Session) -> bool {
    session.live.read().room().is_some_and(|room| room.turns() > 1)
}

/// What the status says instead of whose turn it is: that the connection is lost, what the opponent or oneself has offered, or that the
/// opponent is gone and when the win may be claimed. Reactive.
pub(super) fn situation(words: RwSignal<SharedWords>, session: Session) -> Option<String> {
    let live = session.live.read();
    let words = words.get();
    if session.is_cut_off() {
        let is_turn_made = live.unsettled_play().is_some();
        return Some(words.text(if is_turn_made { "online-reconnecting-turn" } else { "online-reconnecting" }));
    }
    if live.is_aborted() {
        return Some(words.text("online-aborted"));
    }
    if live.is_turn_late(session.now.get()) {
        return Some(words.text("online-turn-unsent"));
    }
    let room = live.room().filter(|_| live.stage() == Stage::Playing)?;
    let offered = || say::offered(&words, &live).or_else(|| say::own_offer(&words, &live));
    offered().or_else(|| {
        let other = live.place()?.opposite();
        let since = room.left_since(other)?;
        let name = say::name(&words, &live, other);
        if asked(session) == Some(Asked::Gone) {
            return Some(words.with("online-left-claim", [("name", name.into())]));
        }
        // In a pause and without clocks it takes weeks.
        let is_timed =
            has_begun(session) && room.terms().control.is_some() && room.game().is_some_and(|game| !game.is_paused());
        let now = session.now.get();
        let gone = (now + live.ahead(now)) - since;
        let left = is_timed.then(|| PATIENCE.checked_sub(gone)).flatten();
        Some(match left {
            Some(left) => {
                words.with("online-left-wait", [("name", name.into()), ("seconds", (left.as_secs() + 1).into())])
            }
            None => words.with("online-left", [("name", name.into())]),
        })
    })
}

fn controls(
    words: RwSignal<SharedWords>,
    session: Session,
    sheet: RwSignal<Sheet>,
    question: RwSignal<Option<Question>>,
) -> AnyView {
    let is_player = Memo::new(move |_| {
        let live = session.live.read();
        live.place().is_some() && live.stage() != Stage::Over
    });
    let has_clock = Memo::new(move |_| session.live.read().room().is_some_and(|room| room.terms().control.is_some()));
    let is_paused = Memo::new(move |_| is_paused(session));
    let can_abort = Memo::new(move |_| session.live.read().can(&RoomCommand::Abort, here()));
    let give_up = move || {
        let asked = if can_abort.get_untracked() { Question::Abort } else { Question::Resign };
        question.set(Some(asked));
        request_animation_frame(|| browser::focus("#online-no"));
    };
    let pause = move || {
        has_clock.get().then(|| {
            if is_paused.get() {
                offer_control(words, session, Offer::Resume, "online-pause", "action-continue", GO_ON)
            } else {
                offer_control(words, session, Offer::Pause, "online-pause", "control-pause", icon::PAUSE)
            }
        })
    };
    let players = move || {
        view! {
            {offer_control(words, session, Offer::TakeBack, "online-take-back", "control-take-back", icon::TURN_LEFT)}
            {offer_control(words, session, Offer::Draw, "online-draw", "online-draw", TIE)}
            {move || pause()}
            <button
                type="button"
                class="control"
                id="online-give-up"
                title=move || can_abort.get().then(|| words.get().text("online-abort-hint"))
                on:click=move |_| give_up()
            >
                <Icon shape=icon::FLAG />
                <span>
                    {move || words.get().text(if can_abort.get() { "online-abort" } else { "control-resign" })}
                </span>
            </button>
        }
    };
    let is_over = Memo::new(move |_| session.live.read().stage() == Stage::Over);
    let sheet_control = move |to: Sheet, id: &'static str, key: &'static str, shape: &'static str| {
        view! {
            <button
                type="button"
                class="control"
                id=id
                aria-pressed=move || (sheet.get() == to).to_string()
                on:click=move |_| toggle(sheet, to)
            >
                <Icon shape />
                <span>{text(words, key)}</span>
            </button>
        }
    };
    let unread = Memo::new(move |_| {
        let live = session.live.read();
        let is_new = |line: &&lyngk_online::ChatLine| {
            let own = matches!(line.by, lyngk_room::Speaker::Player(place) if Some(place) == live.place());
            line.number > session.read.get() && !own
        };
        if session.muted.get() || !storage::chats() { 0 } else { live.chat().iter().filter(is_new).count() }
    });
    let badge = move || {
        (unread.get() > 0 && sheet.get() != Sheet::Chat).then(|| view! { <b class="online-unread">{unread}</b> })
    };
    view! {
        <div class="controls-row">
            {move || is_player.get().then(|| players())}
            {move || is_over.get().then(|| sheet_control(Sheet::End, "online-result", "online-result", icon::FLAG))}
            <div class="online-chat-control">
                {sheet_control(Sheet::Chat, "online-chat-open", "online-chat", CHAT)}
                {move || badge()}
            </div>
            {sheet_control(Sheet::More, "online-more-open", "online-more", MORE)}
        </div>
    }
    .into_any()
}

fn toggle(sheet: RwSignal<Sheet>, to: Sheet) {
    sheet.update(|sheet| *sheet = if *sheet == to { Sheet::Nothing } else { to });
}

/// A control that offers something, and withdraws it if it is pressed again.
fn offer_control(
    words: RwSignal<SharedWords>,
    session: Session,
    offer: Offer,
    id: &'static str,
    key: &'static str,
    shape: &'static str,
) -> AnyView {
    let is_offered = Memo::new(move |_| session.live.read().own_offer() == Some(offer));
    let is_possible =
        Memo::new(move |_| is_offered.get() || session.live.read().can(&RoomCommand::Offer { offer }, here()));
    let why_not = move || say::no_offer(&words.get(), &session.live.read(), offer, here());
    let press = move |_| {
        if is_offered.get_untracked() {
            session.command(RoomCommand::Withdraw { offer });
        } else if let Some(why) = untrack(|| why_not()) {
            session.refuse(why);
        } else {
            session.command(RoomCommand::Offer { offer });
        }
    };
    let label = move || {
        let words = words.get();
        if is_offered.get() {
            words.text("online-withdraw")
        } else {
            why_not().unwrap_or_else(|| say::offer(&words, offer))
        }
    };
    view! {
        <button
            type="button"
            class="control"
            id=id
            title=label
            aria-pressed=move || is_offered.get().to_string()
            aria-disabled=move || (!is_possible.get()).to_string()
            on:click=press
        >
            <Icon shape />
            <span>{text(words, key)}</span>
        </button>
    }
    .into_any()
}

fn ask(
    words: RwSignal<SharedWords>,
    session: Session,
    question: RwSignal<Option<Question>>,
    asked: Question,
) -> AnyView {
    let (key, command) = match asked {
        Question::Resign => ("online-sure-resign", RoomCommand::Resign),
        Question::Abort => ("online-sure-abort", RoomCommand::Abort),
    };
    // The second click of a double click must not resign.
    let ready = accepts_clicks();
    let yes = move |_| {
        if ready.get_untracked() {
            session.command(command.clone());
            question.set(None);
        }
    };
    let withdraw = move || {
        question.set(None);
        request_animation_frame(|| browser::focus("#online-give-up"));
    };
    let on_key = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Escape" {
            event.prevent_default();
            withdraw();
        }
    };
    view! {
        <div class="resign-ask" role="group" aria-labelledby="online-question" on:keydown=on_key>
            <span id="online-question">{text(words, key)}</span>
            <button type="button" id="online-no" on:click=move |_| withdraw()>{text(words, "online-no")}</button>
            <button
                type="button"
                class="danger"
                id="online-yes"
                aria-disabled=move || (!ready.get()).to_string()
                on:click=yes
            >
                {text(words, "online-yes")}
            </button>
        </div>
    }
    .into_any()
}

/// Buttons below what the status says, which is what they answer: a place of their own, so that no click that was meant for another
/// button hits them.
#[component]
pub(super) fn Answer(words: RwSignal<SharedWords>, session: Session) -> impl IntoView {
    let asked = Memo::new(move |_| asked(session));
    let buttons = move |asked| match asked {
        Asked::Offer(offer) => answer_buttons(words, session, offer, ["primary", ""]),
        Asked::Gone => view! {
            <button
                type="button"
                class="primary"
                id="online-claim"
                on:click=move |_| session.command(RoomCommand::ClaimWin)
            >
                {text(words, "online-claim-win")}
            </button>
        }
        .into_any(),
    };
    let answer = move || {
        asked.get().map(|asked| {
            view! { <div class="online-answer" role="group" aria-labelledby="status">{buttons(asked)}</div> }
        })
    };
    view! { {move || answer()} }
}

/// The buttons that accept and decline an offer, each with its class.
pub(super) fn answer_buttons(
    words: RwSignal<SharedWords>,
    session: Session,
    offer: Offer,
    [agree, decline]: [&'static str; 2],
) -> AnyView {
    let ready = accepts_clicks();
    let button = |id, class, key, command: RoomCommand| {
        let press = move |_| {
            if ready.get_untracked() {
                session.command(command.clone());
            }
        };
        view! {
            <button type="button" class=class id=id aria-disabled=move || (!ready.get()).to_string() on:click=press>
                {text(words, key)}
            </button>
        }
    };
    view! {
        {button("online-agree", agree, "online-agree", RoomCommand::Accept { offer })}
        {button("online-decline", decline, "online-decline", RoomCommand::Decline { offer })}
    }
    .into_any()
}
