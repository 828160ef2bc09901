//! What a player can do at a table beside moving: offers, answers, resigning, chat.

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

/// What takes the place of the controls.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Row {
    Controls,
    Question(Question),
    /// An offer of the opponent.
    Answer(Offer),
    /// The opponent has been gone for too long.
    Claim,
}

/// The controls. A question or an offer takes their place, so that nothing moves.
#[component]
pub(super) fn Controls(words: RwSignal<SharedWords>, session: Session, sheet: RwSignal<Sheet>) -> impl IntoView {
    let question = RwSignal::new(None::<Question>);
    let turns = Memo::new(move |_| session.live.read().room().map(|room| (room.turns(), room.game_over())));
    // A turn makes the question outdated.
    Effect::new(move |_| {
        let _ = turns.get();
        question.set(None);
    });
    let row = Memo::new(move |_| {
        let live = session.live.read();
        if let Some(question) = question.get() {
            return Row::Question(question);
        }
        if live.stage() == Stage::Over {
            // Answers to offers of another game are on the card of the end.
            return Row::Controls;
        }
        match live.offered() {
            Some(offer) => Row::Answer(offer),
            None if is_left(session) && live.can(&RoomCommand::ClaimWin, session.now.get()) => Row::Claim,
            None => Row::Controls,
        }
    });
    let shown = move || match row.get() {
        Row::Controls => controls(words, session, sheet, question),
        Row::Question(asked) => ask(words, session, question, asked),
        Row::Answer(offer) => answer(words, session, offer),
        Row::Claim => claim(words, session),
    };
    view! { <section class="controls" aria-label=text(words, "controls-title")>{move || shown()}</section> }
}

/// Whether the opponent has lost the connection. Reactive.
fn is_left(session: Session) -> bool {
    let live = session.live.read();
    let other = live.place().map(Place::opposite);
    other.zip(live.room()).is_some_and(|(other, room)| room.left_since(other).is_some())
}

/// Says that the opponent is gone, and when the win may be claimed. Reactive.
pub(super) fn absence(words: RwSignal<SharedWords>, session: Session) -> Option<String> {
    let live = session.live.read();
    let other = live.place()?.opposite();
    let room = live.room().filter(|_| live.stage() == Stage::Playing)?;
    let since = room.left_since(other)?;
    let words = words.get();
    let name = say::name(&words, &live, other);
    // Without clocks it takes weeks.
    let patience = room.terms().control.map(|_| PATIENCE);
    let now = session.now.get();
    let gone = (now + live.ahead(now)) - since;
    let left = patience.and_then(|patience| patience.checked_sub(gone));
    Some(match left {
        Some(left) => words.with("online-left-wait", [("name", name.into()), ("seconds", (left.as_secs() + 1).into())]),
        None => words.with("online-left", [("name", name.into())]),
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
    let can_abort = Memo::new(move |_| session.live.read().can(&RoomCommand::Abort, here()));
    let give_up = move || {
        let asked = if can_abort.get_untracked() { Question::Abort } else { Question::Resign };
        question.set(Some(asked));
        request_animation_frame(|| browser::focus("#online-no"));
    };
    let players = move || {
        view! {
            {offer_control(words, session, Offer::TakeBack, "online-take-back", "control-take-back", icon::TURN_LEFT)}
            {offer_control(words, session, Offer::Draw, "online-draw", "online-draw", TIE)}
            {move || has_clock.get().then(|| {
                offer_control(words, session, Offer::Pause, "online-pause", "control-pause", icon::PAUSE)
            })}
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
    let press = move |_| {
        if is_offered.get_untracked() {
            session.command(RoomCommand::Withdraw { offer });
        } else if is_possible.get_untracked() {
            session.command(RoomCommand::Offer { offer });
        }
    };
    let label = move || {
        let words = words.get();
        if is_offered.get() { words.text("online-withdraw") } else { say::offer(&words, offer) }
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
    let yes = move |_| {
        session.command(command.clone());
        question.set(None);
    };
    let no = move |_| {
        question.set(None);
        request_animation_frame(|| browser::focus("#online-give-up"));
    };
    view! {
        <div class="resign-ask" role="group" aria-labelledby="online-question">
            <span id="online-question">{text(words, key)}</span>
            <button type="button" class="danger" id="online-yes" on:click=yes>{text(words, "online-yes")}</button>
            <button type="button" id="online-no" on:click=no>{text(words, "online-no")}</button>
        </div>
    }
    .into_any()
}

fn answer(words: RwSignal<SharedWords>, session: Session, offer: Offer) -> AnyView {
    let said = move || say::offered(&words.get(), &session.live.read());
    view! {
        <div class="resign-ask" role="group" aria-labelledby="online-question">
            <span id="online-question" aria-live="assertive">{move || said()}</span>
            {answer_buttons(words, session, offer, ["primary", ""])}
        </div>
    }
    .into_any()
}

/// The buttons that accept and decline an offer, each with its class.
pub(super) fn answer_buttons(
    words: RwSignal<SharedWords>,
    session: Session,
    offer: Offer,
    [agree, decline]: [&'static str; 2],
) -> AnyView {
    let button = |id, class, key, command: RoomCommand| {
        view! {
            <button type="button" class=class id=id on:click=move |_| session.command(command.clone())>
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

fn claim(words: RwSignal<SharedWords>, session: Session) -> AnyView {
    let said = move || {
        let live = session.live.read();
        let other = live.place()?.opposite();
        let words = words.get();
        Some(words.with("online-left-claim", [("name", say::name(&words, &live, other).into())]))
    };
    view! {
        <div class="resign-ask" role="group" aria-labelledby="online-question">
            <span id="online-question" aria-live="polite">{move || said()}</span>
            <button
                type="button"
                class="primary"
                id="online-claim"
                on:click=move |_| session.command(RoomCommand::ClaimWin)
            >
                {text(words, "online-claim-win")}
            </button>
        </div>
    }
    .into_any()
}
