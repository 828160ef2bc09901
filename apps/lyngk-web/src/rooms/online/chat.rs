//! The chat of a table.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use lyngk_online::{ChatLine, say};
use lyngk_room::{ChatMessage, ChatText, Phrase, RoomCommand};

use super::session::Session;
use super::table::{Sheet, SheetHead};
use super::{storage, text};
use crate::words::SharedWords;

/// The chat. Players and watchers have one each.
#[component]
pub(super) fn Chat(words: RwSignal<SharedWords>, session: Session, sheet: RwSignal<Sheet>) -> impl IntoView {
    let title =
        if session.live.with_untracked(|live| live.place().is_some()) { "online-chat" } else { "online-chat-watchers" };
    let chats = RwSignal::new(storage::chats());
    let is_silent = Memo::new(move |_| session.muted.get() || !chats.get());
    // Whatever is shown has been read.
    Effect::new(move |_| {
        if let Some(last) = session.live.read().chat().last() {
            session.read.set(last.number);
            storage::keep_read_chat(session.room, last.number);
        }
    });
    let lines = move || {
        let live = session.live.read();
        let shown = |line: &ChatLine| {
            let (who, said) = (say::speaker(&words.get(), &live, &line.by), say::message(&words.get(), &line.message));
            view! { <li><b dir="auto">{who}</b> " " <span dir="auto">{said}</span></li> }
        };
        if is_silent.get() { Vec::new() } else { live.chat().iter().map(shown).collect::<Vec<_>>() }
    };
    // What was said is there at once. Only without a connection it takes long enough to say so.
    let unsaid = move || {
        let live = session.live.read();
        let note = (!live.is_connected()).then(|| words.get().text("online-chat-unsent"));
        let shown = |message| {
            let (who, said) = (words.get().text("online-chat-you"), say::message(&words.get(), message));
            let note = note.clone().map(|note| view! { " " <small>"("{note}")"</small> });
            view! { <li class="online-unsaid"><b>{who}</b> " " <span dir="auto">{said}</span> {note}</li> }
        };
        if is_silent.get() { Vec::new() } else { live.unsaid().map(shown).collect::<Vec<_>>() }
    };
    let note = move || {
        let key = match (chats.get(), session.muted.get()) {
            (false, _) => "online-chat-off",
            (true, true) => "online-chat-muted",
            (true, false) if session.live.read().chat().is_empty() && session.live.read().unsaid().next().is_none() => {
                "online-chat-empty"
            }
            (true, false) => return None,
        };
        Some(view! { <p class="online-empty">{text(words, key)}</p> })
    };
    let mute = move || words.get().text(if session.muted.get() { "online-chat-unmute" } else { "online-chat-mute" });
    let is_off = Memo::new(move |_| !chats.get());
    Effect::new(move |_| {
        let _ = session.live.read().chat().len();
        request_animation_frame(|| {
            if let Some(list) = document().get_element_by_id("online-lines") {
                list.set_scroll_top(list.scroll_height());
            }
        });
    });
    view! {
        <section class="online-sheet online-chat" id="online-chat" aria-labelledby="online-chat-title">
            <SheetHead words sheet title id="online-chat-title">
                {move || chats.get().then(|| view! {
                    <button
                        type="button"
                        class="link quiet"
                        id="online-mute"
                        on:click=move |_| session.muted.update(|muted| *muted = !*muted)
                    >
                        {move || mute()}
                    </button>
                })}
            </SheetHead>
            <div class="online-lines" id="online-lines" role="log" tabindex="0" aria-labelledby="online-chat-title">
                <ol>{move || lines()} {move || unsaid()}</ol>
            </div>
            {move || note()}
            {move || is_off.get().then(|| view! { <ChatSwitch words chats /> })}
            {move || (!is_silent.get()).then(|| view! { <Say words session /> })}
        </section>
    }
}

/// Turns chat off or on, at all tables.
#[component]
pub(super) fn ChatSwitch(words: RwSignal<SharedWords>, chats: RwSignal<bool>) -> impl IntoView {
    let label = move || words.get().text(if chats.get() { "online-chat-turn-off" } else { "online-chat-turn-on" });
    let toggle = move |_| {
        chats.update(|chats| *chats = !*chats);
        storage::keep_chats(chats.get_untracked());
    };
    view! { <button type="button" class="button" id="online-chat-switch" on:click=toggle>{move || label()}</button> }
}

#[component]
fn Say(words: RwSignal<SharedWords>, session: Session) -> impl IntoView {
    let typed = RwSignal::new(String::new());
    let is_long = RwSignal::new(false);
    let send = move |event: SubmitEvent| {
        event.prevent_default();
        match typed.read_untracked().parse::<ChatText>() {
            Ok(text) => session.command(RoomCommand::Say { message: ChatMessage::Text(text) }),
            Err(lyngk_room::ChatTextError::Empty) => return,
            Err(_) => return is_long.set(true),
        }
        typed.set(String::new());
    };
    let phrases = Phrase::ALL.map(|phrase| {
        let press = move |_| session.command(RoomCommand::Say { message: ChatMessage::Phrase(phrase) });
        view! {
            <button type="button" class="online-phrase" on:click=press>
                {move || say::phrase(&words.get(), phrase)}
            </button>
        }
    });
    let problem =
        move || is_long.get().then(|| words.get().with("online-chat-long", [("count", ChatText::MAX_CHARS.into())]));
    view! {
        <div class="online-phrases" role="group" aria-label=text(words, "online-chat-phrases")>
            {phrases.into_iter().collect_view()}
        </div>
        <form class="online-row" novalidate on:submit=send>
            <input
                class="line-input"
                type="text"
                id="online-say"
                dir="auto"
                maxlength=ChatText::MAX_CHARS
                autocomplete="off"
                enterkeyhint="send"
                aria-label=text(words, "online-chat-say")
                placeholder=text(words, "online-chat-say")
                prop:value=typed
                on:input:target=move |event| {
                    typed.set(event.target().value());
                    is_long.set(false);
                }
            />
            <button type="submit" class="button" id="online-send">{text(words, "online-chat-send")}</button>
        </form>
        <p class="online-problem" role="alert">{move || problem()}</p>
    }
}
