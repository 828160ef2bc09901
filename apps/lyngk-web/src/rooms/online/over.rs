//! The card at the end of a live game: the result, another game, review.

use leptos::prelude::*;
use lyngk_game::tags;
use lyngk_online::{Address, say};
use lyngk_room::{Offer, Phase, RoomCommand, Visibility};

use super::acts::answer_buttons;
use super::seat::LinkToSend;
use super::session::{Session, address, here};
use super::table::{Sheet, SheetHead};
use super::text;
use super::waiting::full_link;
use crate::browser;
use crate::icon::{self, Icon};
use crate::rooms::study::{LINK, SHARED, SHARED_REVIEW, SHARED_TEXT};
use crate::route::Room;
use crate::words::SharedWords;

/// Icon: an arrow that goes back where it came from, for the same start with sides swapped.
const RETURN: &str = "M9 4.5L4.5 9L9 13.5M5 9h10.5a5 5 0 0 1 0 10H11";

/// The card.
#[component]
pub(super) fn OverCard(words: RwSignal<SharedWords>, session: Session, sheet: RwSignal<Sheet>) -> impl IntoView {
    let board = session.board;
    let phase = Memo::new(move |_| session.live.read().room().map(lyngk_room::Room::phase));
    let title = move || match phase.get() {
        Some(Phase::Ended(ended)) => board.with_table(|table| lyngk_view::say::ended(&words.get(), table, ended)).title,
        _ => words.get().text("online-aborted"),
    };
    let detail = move || match phase.get() {
        Some(Phase::Ended(ended)) => {
            board.with_table(|table| lyngk_view::say::ended(&words.get(), table, ended)).detail
        }
        _ => words.get().text("online-aborted-detail"),
    };
    let result = move || {
        let (Some(Phase::Ended(ended)), live) = (phase.get(), session.live.read()) else { return None };
        let own = live.room()?.player(live.place()?)?;
        ended.winner.map(|winner| if winner == own { "won" } else { "lost" })
    };
    let match_result = move || say::match_result(&words.get(), &session.live.read());
    let has_turns = Memo::new(move |_| session.live.read().room().is_some_and(|room| room.turns() > 0));
    // While an offer waits for an answer, only the answers stand out.
    let is_free = Memo::new(move |_| session.live.read().offered_rematch().is_none());
    let shares = RwSignal::new(false);
    // The link appears below everything else.
    Effect::new(move |_| {
        if shares.get() {
            request_animation_frame(|| {
                if let Ok(Some(link)) = document().query_selector("#game-over .online-link") {
                    link.scroll_into_view_with_bool(false);
                }
            });
        }
    });
    view! {
        <section class="online-sheet over" id="game-over" data-result=result aria-labelledby="online-over-title">
            <SheetHead words sheet title="online-result" id="online-over-title" />
            <p class="over-title" id="online-over">{move || title()}</p>
            <p class="over-detail">{move || detail()}</p>
            {move || match_result().map(|said| view! {
                <p class="online-match"><b>{text(words, "online-match")}</b> " " {said}</p>
            })}
            <div class="online-buttons">
                {move || has_turns.get().then(|| view! {
                    <button
                        type="button"
                        class="button"
                        class:button-main=is_free
                        id="online-review"
                        on:click=move |_| study(session, SHARED_REVIEW)
                    >
                        {text(words, "online-review")}
                    </button>
                })}
                <Again words session />
            </div>
            <div class="online-buttons">
                {move || has_turns.get().then(|| view! {
                    <button type="button" class="button" id="online-study" on:click=move |_| study(session, SHARED)>
                        {text(words, "head-study")}
                    </button>
                    <button type="button" class="button" id="online-download" on:click=move |_| download(session)>
                        {text(words, "online-download")}
                    </button>
                    <button
                        type="button"
                        class="button"
                        id="online-share-game"
                        aria-expanded=move || shares.get().to_string()
                        on:click=move |_| shares.update(|shares| *shares = !*shares)
                    >
                        {text(words, "online-share-game")}
                    </button>
                })}
                <a class="button" id="online-new" href=Room::Online.address()>{text(words, "online-new")}</a>
            </div>
            {move || shares.get().then(|| view! {
                <LinkToSend words link=link(session) />
            })}
        </section>
    }
}

/// Another game against the same opponent: offers, answers, and the way there.
#[component]
fn Again(words: RwSignal<SharedWords>, session: Session) -> impl IntoView {
    let next = Memo::new(move |_| session.live.read().room().and_then(lyngk_room::Room::rematch));
    let is_player = Memo::new(move |_| session.live.read().place().is_some());
    let offered = Memo::new(move |_| session.live.read().offered_rematch());
    let own = Memo::new(move |_| session.live.read().own_offer().filter(|offer| offer.is_rematch()));
    let offer_button = move |offer: Offer, id: &'static str, hint: &'static str, shape: &'static str| {
        let can = Memo::new(move |_| session.live.read().can(&RoomCommand::Offer { offer }, here()));
        let press = move |_| {
            if can.get_untracked() {
                session.command(RoomCommand::Offer { offer });
            }
        };
        view! {
            <button
                type="button"
                class="button"
                id=id
                title=text(words, hint)
                aria-disabled=move || (!can.get()).to_string()
                on:click=press
            >
                <Icon shape />
                {move || say::offer(&words.get(), offer)}
            </button>
        }
    };
    let shown = move || {
        if let Some(next) = next.get() {
            return view! {
                <a class="button" id="online-to-rematch" href=address(&Address::Room(next))>
                    {text(words, "online-to-rematch")}
                </a>
            }
            .into_any();
        }
        if !is_player.get() {
            return ().into_any();
        }
        if let Some(offer) = offered.get() {
            let said = move || say::offered(&words.get(), &session.live.read());
            return view! {
                <span class="online-offered" aria-live="polite">{move || said()}</span>
                {answer_buttons(words, session, offer, ["button button-main", "button"])}
            }
            .into_any();
        }
        if let Some(offer) = own.get() {
            let said = move || say::own_offer(&words.get(), &session.live.read());
            return view! {
                <span class="online-offered" aria-live="polite">{move || said()}</span>
                <button
                    type="button"
                    class="button"
                    id="online-withdraw"
                    on:click=move |_| session.command(RoomCommand::Withdraw { offer })
                >
                    {text(words, "online-withdraw")}
                </button>
            }
            .into_any();
        }
        view! {
            {offer_button(Offer::Rematch, "online-rematch", "online-rematch-hint", icon::REMATCH)}
            {offer_button(Offer::Return, "online-return", "online-return-hint", RETURN)}
        }
        .into_any()
    };
    view! { {move || shown()} }
}

/// A link that everybody can open: to the table, or to a study with the encoded game if the table is private.
fn link(session: Session) -> String {
    let is_private = session
        .live
        .with_untracked(|live| live.room().is_some_and(|room| room.terms().visibility == Visibility::Private));
    let record = session.record().filter(|_| is_private).map(|mut record| {
        // Nobody else can open the table.
        record.remove_tag(tags::SITE);
        record
    });
    match record.and_then(|record| lyngk_study::link::encode(&record).ok()) {
        Some(letters) => format!("{}{}/{LINK}{letters}", browser::page_address(), Room::Study.address()),
        None => full_link(&Address::Room(session.room)),
    }
}

/// Opens the game in the study.
fn study(session: Session, path: &str) {
    let Some(record) = session.record() else { return };
    let stored =
        browser::session_storage().is_some_and(|storage| storage.set_item(SHARED_TEXT, &record.to_string()).is_ok());
    if stored {
        let address = format!("{}/{path}/{}", Room::Study.address(), session.room);
        let _ = window().location().set_hash(&address);
    } else {
        download(session);
    }
}

fn download(session: Session) {
    if let Some(record) = session.record() {
        let _ = browser::download(&format!("lyngk-{}.lgn", session.room), &record.to_string());
    }
}
