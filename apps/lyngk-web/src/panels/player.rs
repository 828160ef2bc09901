//! Player card: name, whose turn it is, clock, score with its slots, and claims.

use leptos::prelude::*;
use lyngk_rules::{Color, Piece, Player};
use lyngk_view::{Seat, Table, say};

use super::clocks::Clock;
use super::score::{Lead, Score};
use crate::piece::{Disc, Rings};
use crate::portrait::Portrait;
use crate::state::BoardState;

/// The card of a player. The person at the device has the lower one.
#[component]
pub(crate) fn PlayerPanel(
    upper: bool,
    /// Whether the card also says who leads.
    #[prop(optional)]
    lead: bool,
    /// Whether the card shows the score.
    #[prop(default = true)]
    score: bool,
    /// A sign beside the player's rings.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let board: BoardState = expect_context();
    let player = Memo::new(move |_| {
        let near = board.near();
        if upper { near.opponent() } else { near }
    });
    let name = Memo::new(move |_| {
        let words = board.words.get();
        board.with_table(|table| say::player(&words, table, player.get()))
    });
    let level = Memo::new(move |_| match board.with_table(Table::seats)[player.get()] {
        Seat::Engine(level) => Some(level),
        Seat::Person | Seat::Script | Seat::Remote => None,
    });
    let written_level = move || level.get().map(|level| say::opponent_level(&board.words.get(), level));
    let to_move = board.told(move || {
        let shown = board.shown.get();
        let to_move = if shown.looks_back() {
            shown.position.to_move()
        } else {
            board.table.read_untracked().settled().to_move()
        };
        (shown.ended.is_none() || shown.looks_back()) && to_move == player.get()
    });
    let turn =
        move || to_move.get().then(|| view! { <span class="to-move sr-only">{board.text("panel-to-move")}</span> });
    view! {
        // Not a landmark: two players may have the same name.
        <section
            role="group"
            class="player"
            class:upper=upper
            class:lower=!upper
            class:is-to-move=to_move
            data-player=move || player.get().to_string()
            aria-label=name
        >
            <span class="player-sign">
                {move || view! { <Rings player=player.get() /> }}
                {move || level.get().map(|level| view! { <Portrait level /> })}
                {children.map(|sign| sign())}
            </span>
            <h2 class="player-name" dir="auto" data-level=move || written_level()>
                {name}
            </h2>
            {move || turn()}
            <Clock player name />
            {score.then(|| view! { <Score player /> })}
            <Claims player />
            {lead.then(|| view! { <Lead /> })}
        </section>
    }
}

#[component]
fn Claims(player: Memo<Player>) -> impl IntoView {
    let board: BoardState = expect_context();
    let claims = Memo::new(move |_| board.shown.get().position.claims(player.get()));
    let place = move |color: Option<Color>| match color {
        Some(color) => view! {
            <li class="claimed" data-color=color.name()>
                <Disc piece=Piece::Color(color) /> <span>{move || say::color(&board.words.get(), color)}</span>
            </li>
        }
        .into_any(),
        None => view! {
            <li class="unclaimed">
                <span class="empty-place" aria-hidden="true"></span>
                <span class="sr-only">{board.text("panel-unclaimed")}</span>
            </li>
        }
        .into_any(),
    };
    let places = move || {
        let claims = claims.get();
        claims.iter().map(Some).chain(std::iter::repeat(None)).take(Player::CLAIMS).map(place).collect_view()
    };
    view! { <ul class="claimed-colors" aria-label=board.text("panel-claims")>{move || places()}</ul> }
}
