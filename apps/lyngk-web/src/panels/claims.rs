//! Claim tray: the colours that can be claimed, with a preview of each claim.

use leptos::prelude::*;
use lyngk_rules::{Color, Piece, Player};
use lyngk_view::{Intent, Table, say};

use crate::piece::{Disc, Rings};
use crate::state::BoardState;

/// The five colours as buttons. In the game it stays, so that nothing moves: later it shows whose colours they are, and the preview of
/// the focused claim is in the status. In rooms the preview is below, and the tray goes when nobody may claim.
#[component]
pub(crate) fn ClaimTray(
    /// Whether this is the game.
    #[prop(optional)]
    in_play: bool,
) -> impl IntoView {
    let board: BoardState = expect_context();
    let colors = Color::ALL.map(|color| view! { <ClaimButton color /> }).into_iter().collect_view();
    let gone = Memo::new(move |_| {
        let shown = board.shown.get();
        let used_up = |player| shown.position.claimable_by(player).is_empty();
        let all_used_up = match board.with_table(Table::only_side) {
            Some(person) => used_up(person),
            None => Player::ALL.into_iter().all(used_up),
        };
        !in_play && (all_used_up || (shown.ended.is_some() && !shown.looks_back()))
    });
    view! {
        <section class="tray" id="claim-tray" hidden=gone aria-label=board.text("tray-title")>
            <h2 class="sr-only">{board.text("tray-title")}</h2>
            <div class="tray-colors" role="group" aria-label=board.text("tray-title")>{colors}</div>
            {(!in_play).then(|| view! { <ClaimHint /> })}
        </section>
    }
}

#[component]
fn ClaimButton(color: Color) -> impl IntoView {
    let board: BoardState = expect_context();
    let owner = Memo::new(move |_| board.shown.get().position.owner(color));
    let used_up = Memo::new(move |_| {
        let shown = board.shown.get();
        shown.ended.is_some() || shown.position.claimable_by(board.with_table(Table::claimer)).is_empty()
    });
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
            view! { <span class="tray-owner"><Rings player /> <span class="sr-only">{name}</span></span> }
        })
    };
    view! {
        <button
            type="button"
            class="claim"
            class:gone=move || owner.get().is_some() || used_up.get()
            data-color=color.name()
            data-pointed=move || (board.pointed_claim.get() == Some(color)).then_some("")
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
pub(super) fn ClaimHint() -> impl IntoView {
    let board: BoardState = expect_context();
    let hint = Memo::new(move |_| say::tray(&board.words.get(), &board.table.read()));
    view! { <p class="tray-hint" id="claim-preview" aria-live="polite">{hint}</p> }
}
