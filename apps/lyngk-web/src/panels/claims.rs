//! Claim tray: the colours that can be claimed, with a preview of each claim.

use leptos::prelude::*;
use lyngk_rules::{Color, Piece, Player};
use lyngk_view::{Intent, Table, say};

use crate::piece::{Beads, Disc};
use crate::state::BoardState;

/// The player whose claims the tray shows: the only person, or the player to move.
fn claimer(table: &Table) -> Player {
    table.only_person().unwrap_or(table.shown().to_move())
}

/// Whether a player has made all their claims.
fn is_used_up(table: &Table, player: Player) -> bool {
    table.shown().claimable_by(player).is_empty()
}

/// The five colours as buttons, with the preview of the focused claim below. It stays visible as long as a person may still claim,
/// even while the opponent is to move, so that the layout does not jump.
#[component]
pub(crate) fn ClaimTray() -> impl IntoView {
    let board: BoardState = expect_context();
    let colors = Color::ALL.map(|color| view! { <ClaimButton color /> }).into_iter().collect_view();
    let gone = Memo::new(move |_| {
        board.with_table(|table| {
            let used_up = match table.only_person() {
                Some(person) => is_used_up(table, person),
                None => Player::ALL.into_iter().all(|player| is_used_up(table, player)),
            };
            used_up || table.ended().is_some()
        })
    });
    view! {
        <section class="tray" id="claim-tray" hidden=gone aria-label=board.text("tray-title")>
            <h2 class="sr-only">{board.text("tray-title")}</h2>
            <div class="tray-colors" role="group" aria-label=board.text("tray-title")>{colors}</div>
            <ClaimHint />
        </section>
    }
}

#[component]
fn ClaimButton(color: Color) -> impl IntoView {
    let board: BoardState = expect_context();
    let owner = Memo::new(move |_| board.shown.get().position.owner(color));
    let used_up = Memo::new(move |_| board.with_table(|table| is_used_up(table, claimer(table))));
    let claimable = Memo::new(move |_| board.table.read().claimable().contains(color));
    let chosen = Memo::new(move |_| board.table.read().draft().claim == Some(color));
    let press = move |_| {
        if claimable.get_untracked() {
            let claim = (!chosen.get_untracked()).then_some(color);
            board.act(Intent::Claim(claim));
        }
    };
    let consider = move |on: bool| board.act(Intent::PreviewClaim(on.then_some(color)));
    let owned = move || {
        owner.get().map(|player| {
            let words = board.words.get();
            let name = board.with_table(|table| say::player(&words, table, player));
            view! { <span class="tray-owner"><Beads player /> <span class="sr-only">{name}</span></span> }
        })
    };
    view! {
        <button
            type="button"
            class="claim"
            class:gone=move || owner.get().is_some() || used_up.get()
            data-color=color.name()
            aria-pressed=move || chosen.get().to_string()
            aria-disabled=move || (!claimable.get()).to_string()
            on:click=press
            on:mouseenter=move |_| consider(true)
            on:mouseleave=move |_| consider(false)
            on:focus=move |_| consider(true)
            on:blur=move |_| consider(false)
        >
            <Disc piece=Piece::Color(color) />
            <span class="claim-name">{move || say::color(&board.words.get(), color)}</span>
            {move || owned()}
        </button>
    }
}

/// Preview of the focused claim, or a hint.
#[component]
fn ClaimHint() -> impl IntoView {
    let board: BoardState = expect_context();
    let preview = Memo::new(move |_| board.table.read().claim_preview());
    let chosen = Memo::new(move |_| board.table.read().draft().claim);
    let hint = move || {
        let words = board.words.get();
        if let Some(preview) = preview.get() {
            let color = say::color(&words, preview.color);
            let title = if chosen.get() == Some(preview.color) {
                words.with("tray-claiming", [("color", color.into())])
            } else {
                words.with("tray-if", [("color", color.into())])
            };
            return format!("{title} {}.", say::claim_preview(&words, &preview));
        }
        board.with_table(|table| {
            let claimer = claimer(table);
            if is_used_up(table, claimer) {
                words.with("tray-used-up", [("player", say::player(&words, table, claimer).into())])
            } else {
                words.text("tray-hint")
            }
        })
    };
    view! { <p class="tray-hint" id="claim-preview" aria-live="polite">{move || hint()}</p> }
}
