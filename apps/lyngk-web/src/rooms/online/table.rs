//! The table: the board with the players around it, and what lies over the record.

use leptos::prelude::*;
use lyngk_online::say::{self, Quality};
use lyngk_online::{Address, Stage, StartCheck};
use lyngk_room::lot::SecretNumber;
use lyngk_room::{Name, Place, RoomCommand, Visibility};
use lyngk_rules::Player;
use lyngk_view::Seat;
use lyngk_wire::Goodbye;
use web_sys::KeyboardEvent;

use super::acts::{self, Answer, Controls};
use super::chat::{Chat, ChatSwitch};
use super::over::OverCard;
use super::seat::{LinkKind, LinkToSend, MoveSeat};
use super::session::{Link, Session};
use super::waiting::{Terms, full_link};
use super::{notices, reload, storage, text};
use crate::banner::banner;
use crate::board::Board;
use crate::browser;
use crate::icon::{self, Icon};
use crate::panels::{ClaimTray, PlayerPanel, Status};
use crate::parts::{Around, Parts};
use crate::route::Room;
use crate::shortcuts;
use crate::state::BoardState;
use crate::words::SharedWords;

/// What lies over the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sheet {
    Nothing,
    Chat,
    More,
    /// The end of the game.
    End,
}

/// The table.
pub(super) fn table(words: RwSignal<SharedWords>, session: Session) -> AnyView {
    let board = session.board;
    let parts: Parts = expect_context();
    provide_context(board);
    let sheet = RwSignal::new(Sheet::Nothing);
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        if closes(board, sheet, &event) {
            event.prevent_default();
        } else {
            shortcuts::on_key(board, &event);
        }
    });
    on_cleanup(move || keys.remove());
    let is_over = Memo::new(move |_| session.live.read().stage() == Stage::Over);
    Effect::new(move |_| {
        // The last stack lands first. Nobody is interrupted while they write.
        if is_over.get() && !board.under_way.is_busy() && !browser::exists("#online-chat :focus") {
            sheet.set(Sheet::End);
        }
    });
    // Every sheet opens at its top.
    Effect::new(move |_| {
        let _ = sheet.get();
        request_animation_frame(|| {
            if let Ok(Some(place)) = document().query_selector(".over-record") {
                place.set_scroll_top(0);
            }
        });
    });
    let situation = Memo::new(move |_| acts::situation(words, session));
    Effect::new(move |_| board.held.set(situation.get()));
    // With a new offer, what became of an earlier one is no news.
    let offered = Memo::new(move |_| session.live.read().offered());
    Effect::new(move |_| {
        if offered.get().is_some() && board.message.read_untracked().as_ref().is_some_and(|said| !said.refusal) {
            board.message.set(None);
        }
    });
    // What is said about the end of the connection must be seen.
    Effect::new(move |_| {
        if matches!(session.link.get(), Link::Ended(_)) {
            sheet.set(Sheet::Nothing);
        }
    });
    // Watchers, and whoever has moved to another device, have nothing to do here.
    let is_idle = Memo::new(move |_| !session.live.read().seats().values().any(|seat| *seat == Seat::Person));
    let is_pause_settled = Memo::new(move |_| acts::is_pause_settled(session));
    let title = move || {
        let (words, live) = (words.get(), session.live.read());
        let name = |place| say::name(&words, &live, place);
        words.with("online-against", [("first", name(Place::Host).into()), ("second", name(Place::Guest).into())])
    };
    let covered = move || match sheet.get() {
        Sheet::Nothing => ().into_any(),
        Sheet::Chat => view! { <Chat words session sheet /> }.into_any(),
        Sheet::More => view! { <More words session sheet /> }.into_any(),
        Sheet::End => view! { <OverCard words session sheet /> }.into_any(),
    };
    let upper = Memo::new(move |_| board.near().opponent());
    let lower = Memo::new(move |_| board.near());
    view! {
        <main
            class="play online-table"
            id="room"
            data-room="online"
            data-idle=move || is_idle.get().then_some("")
            data-waits=move || is_pause_settled.get().then_some("")
        >
            <h2 class="sr-only" id="online-title" tabindex="-1">{move || title()}</h2>
            <div class="board-box">
                <Ended words session />
                <Board />
            </div>
            <div class="side">
                <PlayerPanel upper=true><Presence words session player=upper /></PlayerPanel>
                <Status in_play=true />
                <Answer words session />
                <ClaimTray in_play=true />
                {move || parts.around.build_if_loaded(Around::Record)}
                <div class="over-record" data-sheet=move || sheet_name(sheet.get())>
                    {move || covered()}
                </div>
                <PlayerPanel upper=false lead=true><Presence words session player=lower /></PlayerPanel>
                <Controls words session sheet />
            </div>
        </main>
    }
    .into_any()
}

/// The sheet for styles; `None` if there is none.
fn sheet_name(sheet: Sheet) -> Option<&'static str> {
    match sheet {
        Sheet::Nothing => None,
        Sheet::Chat => Some("chat"),
        Sheet::More => Some("more"),
        Sheet::End => Some("end"),
    }
}

/// Closes the sheet on Escape, and returns whether it did. The first Escape puts a picked-up stack back.
fn closes(board: BoardState, sheet: RwSignal<Sheet>, event: &KeyboardEvent) -> bool {
    let is_open = sheet.get_untracked() != Sheet::Nothing;
    let is_free = event.key() == "Escape" && !event.default_prevented() && board.page.dialog.read_untracked().is_none();
    if !is_open || !is_free || board.holding.get_untracked() || browser::exists(".fan") {
        return false;
    }
    let inside = browser::exists(".over-record :focus");
    sheet.set(Sheet::Nothing);
    if inside {
        browser::focus("#board [tabindex='0']");
    }
    true
}

/// Bars that tell by their number how a player is connected.
#[component]
fn Presence(words: RwSignal<SharedWords>, session: Session, player: Memo<Player>) -> impl IntoView {
    let told = Memo::new(move |_| {
        let live = session.live.read();
        let place = live.place_of(player.get())?;
        let bars = match Quality::of(live.connection(place)) {
            Quality::None => "0",
            Quality::Poor => "1",
            Quality::Fair => "2",
            Quality::Good => "3",
        };
        Some((bars, say::connection(&words.get(), &live, place)))
    });
    let label = move || told.get().map(|(_, label)| label);
    view! {
        <span
            class="online-signal"
            role="img"
            data-bars=move || told.get().map(|(bars, _)| bars)
            title=label
            aria-label=label
        >
            <i></i><i></i><i></i>
        </span>
    }
}

/// A banner over the board's height: the connection has ended for good.
#[component]
fn Ended(words: RwSignal<SharedWords>, session: Session) -> impl IntoView {
    let told = Memo::new(move |_| match session.link.get() {
        Link::Ended(reason) => Some(reason),
        Link::Connecting | Link::Up | Link::Lost(_) => None,
    });
    let shown = move || {
        told.get().map(|reason| {
            let said = move || say::goodbye(&words.get(), reason);
            let actions = view! {
                // Whoever has moved to another device finds nothing here.
                {(reason != Goodbye::Moved).then(|| reload(words, "primary"))}
                <a class="button" href=Room::Online.address()>{text(words, "online-to-lobby")}</a>
            };
            banner("online-connection", view! { {said} }.into_any(), actions.into_any())
        })
    };
    view! { <div class="banners" role="status">{move || shown()}</div> }
}

/// What else there is to know and to do at a table.
#[component]
fn More(words: RwSignal<SharedWords>, session: Session, sheet: RwSignal<Sheet>) -> impl IntoView {
    let is_player = Memo::new(move |_| session.live.read().place().is_some());
    let plays = Memo::new(move |_| session.live.read().stage() == Stage::Playing);
    let is_public = Memo::new(move |_| {
        session.live.read().room().is_some_and(|room| room.terms().visibility == Visibility::Public)
    });
    let watchers = move || words.get().with("online-watchers", [("count", session.live.read().watchers().into())]);
    let chats = RwSignal::new(storage::chats());
    let asks = RwSignal::new(notices::may_ask());
    let notify = move |_| {
        notices::ask();
        asks.set(false);
    };
    view! {
        <section class="online-sheet" id="online-more" aria-labelledby="online-more-title">
            <SheetHead words sheet title="online-more" id="online-more-title" />
            <Terms words session />
            <Fairness words session />
            {move || is_public.get().then(|| view! {
                <h4>{text(words, "online-watch-link")}</h4>
                <p>{move || watchers()}</p>
                <LinkToSend words link=full_link(&Address::Room(session.room)) kind=LinkKind::Watch />
            })}
            {move || (is_player.get() && plays.get()).then(|| view! { <MoveSeat words session /> <Rename words session /> })}
            <div class="online-buttons"><ChatSwitch words chats /></div>
            {move || (is_player.get() && asks.get()).then(|| view! {
                <button type="button" class="button" id="online-notify" on:click=notify>
                    {text(words, "online-notify")}
                </button>
            })}
        </section>
    }
}

/// The head of a sheet: its title, and the button that closes it.
#[component]
pub(super) fn SheetHead(
    words: RwSignal<SharedWords>,
    sheet: RwSignal<Sheet>,
    title: &'static str,
    id: &'static str,
    /// What stands between title and button.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    view! {
        <div class="online-sheet-head">
            <h3 id=id>{text(words, title)}</h3>
            {children.map(|children| children())}
            <button
                type="button"
                class="frame-close"
                id="online-close"
                aria-label=text(words, "dialog-close")
                title=text(words, "dialog-close")
                on:click=move |_| sheet.set(Sheet::Nothing)
            >
                <Icon shape=icon::CLOSE />
            </button>
        </div>
    }
}

/// How the start came about, and that it was checked.
#[component]
fn Fairness(words: RwSignal<SharedWords>, session: Session) -> impl IntoView {
    let told = move || {
        let live = session.live.read();
        let room = live.room()?;
        let (title, detail, fair) = match live.start_check()? {
            StartCheck::Given => return Some(view! { <p>{text(words, "online-given-start")}</p> }.into_any()),
            StartCheck::Return => return Some(view! { <p>{text(words, "online-return-start")}</p> }.into_any()),
            StartCheck::Fair => ("online-fair", "online-fair-detail", "true"),
            StartCheck::OwnNumberUnknown => ("online-drawn", "online-drawn-detail", "unknown"),
            StartCheck::Unfair => ("online-unfair", "online-unfair-detail", "false"),
        };
        let line = |who: String, number: Option<SecretNumber>| {
            view! { <li>{who} " " <code>{number.map(|number| number.to_string())}</code></li> }
        };
        let players = Place::ALL.map(|place| line(say::name(&words.get(), &live, place), room.lot(place).1));
        let server = line(words.get().text("online-server"), room.server_number());
        let checked = view! {
            <details class="online-fair" data-fair=fair>
                <summary>{text(words, title)}</summary>
                <p>{text(words, detail)}</p>
                <ul>{players.into_iter().collect_view()} {server}</ul>
            </details>
        };
        Some(checked.into_any())
    };
    view! { {move || told()} }
}

/// Changes one's name.
#[component]
fn Rename(words: RwSignal<SharedWords>, session: Session) -> impl IntoView {
    let own = session.live.with_untracked(|live| {
        live.place().and_then(|place| live.name(place)).map(|name| name.as_str().to_owned()).unwrap_or_default()
    });
    let name = RwSignal::new(own);
    let bad = RwSignal::new(false);
    let rename = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        match name.read_untracked().parse() {
            Ok(name) => session.command(RoomCommand::Rename { name }),
            Err(_) => bad.set(true),
        }
    };
    let problem = move || bad.get().then(|| words.get().text("online-name-bad"));
    view! {
        <form class="online-rename" novalidate on:submit=rename>
            <label class="line-label" for="online-rename">{text(words, "online-name")}</label>
            <div class="online-row">
                <input
                    class="line-input"
                    type="text"
                    id="online-rename"
                    dir="auto"
                    maxlength=Name::MAX_CHARS
                    autocomplete="nickname"
                    prop:value=name
                    on:input:target=move |event| {
                        name.set(event.target().value());
                        bad.set(false);
                    }
                />
                <button type="submit" class="button">{text(words, "online-rename")}</button>
            </div>
            <p class="online-problem" role="alert">{move || problem()}</p>
        </form>
    }
}
