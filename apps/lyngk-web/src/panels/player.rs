//! Player panel: name, clock, claims, captured stacks, and the counts that would decide the game now.

use leptos::prelude::*;
use lyngk_rules::{Color, Ground, Piece, Player, Stack};
use lyngk_view::{Table, say};

use crate::piece::{Beads, Disc, SmallStack};
use crate::state::BoardState;

/// The panel of a player. The person at the device has the lower one.
#[component]
pub(crate) fn PlayerPanel(upper: bool) -> impl IntoView {
    let board: BoardState = expect_context();
    let player = Memo::new(move |_| {
        let near = board.with_table(Table::near);
        if upper { near.opponent() } else { near }
    });
    let name = move || {
        let (words, player) = (board.words.get(), player.get());
        board.with_table(|table| say::player(&words, table, player))
    };
    let to_move = Memo::new(move |_| {
        let shown = board.shown.get();
        (shown.ended.is_none() || shown.looks_back()) && shown.position.to_move() == player.get()
    });
    let turn = move || to_move.get().then(|| view! { <span class="to-move">{board.text("panel-to-move")}</span> });
    view! {
        <section
            class="player"
            class:upper=upper
            class:lower=!upper
            class:is-to-move=to_move
            data-player=move || player.get().to_string()
            aria-label=move || name()
        >
            <div class="player-head">
                <span class="player-beads">{move || view! { <Beads player=player.get() /> }}</span>
                <h2 class="player-name">{move || name()}</h2>
                {move || turn()}
                <Clock player />
            </div>
            <div class="player-has">
                <Claims player />
                <Captured player />
            </div>
            <Tally player />
        </section>
    }
}

#[component]
fn Clock(player: Memo<Player>) -> impl IntoView {
    let board: BoardState = expect_context();
    let shown = Memo::new(move |_| {
        let (now, player) = (board.now.get(), player.get());
        board.with_table(|table| table.game().remaining(player, now)).map(say::clock)
    });
    let runs = move || board.with_table(|table| table.game().running()) == Some(player.get());
    move || {
        shown.get().map(|time| {
            view! {
                <span class="clock" class:runs=move || runs() role="timer" aria-label=board.text("panel-clock")>
                    {time}
                </span>
            }
        })
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

#[component]
fn Captured(player: Memo<Player>) -> impl IntoView {
    let board: BoardState = expect_context();
    let captured = Memo::new(move |_| {
        let player = player.get();
        // A stack counts when it has arrived.
        let coming = board.under_way.scoring(player);
        board.with_table(|table| {
            let count = table.shown().scored(player).saturating_sub(table.game().start().scored(player) + coming);
            let mut stacks = table.game().captured(player);
            stacks.truncate(usize::from(count));
            stacks
        })
    });
    let pieces = move |stack: Stack| {
        let words = board.words.get();
        stack.pieces().rev().map(|piece| say::piece(&words, piece)).collect::<Vec<_>>().join(", ")
    };
    let stack = move |stack: Stack| {
        view! { <li><SmallStack stack /> <span class="sr-only">{move || pieces(stack)}</span></li> }
    };
    move || {
        let stacks = captured.get();
        (!stacks.is_empty()).then(|| {
            view! {
                <ul class="captured" aria-label=board.text("panel-captured")>
                    {stacks.into_iter().map(stack).collect_view()}
                </ul>
            }
        })
    }
}

#[component]
fn Tally(player: Memo<Player>) -> impl IntoView {
    let board: BoardState = expect_context();
    let tally = Memo::new(move |_| {
        let outcome = board.shown.get().position.outcome_by_count();
        let ahead = match outcome.ground {
            Ground::Stacks { height } if outcome.winner == Some(player.get()) => Some(height),
            _ => None,
        };
        (outcome.tallies[player.get()], ahead)
    });
    let row = move |height: usize| {
        let count =
            move || tally.get().0.by_height().into_iter().find_map(|(of, count)| (of == height).then_some(count));
        let leads = move || tally.get().1 == Some(height);
        let name = move || board.words.get().with("over-height", [("height", height.into())]);
        view! {
            <li class:leads=move || leads() data-height=height>
                <span class="sr-only">{move || name()}</span>
                " "
                <span class="tally-count">{count}</span>
                <span class="sr-only">{move || leads().then(|| board.words.get().text("tally-leads"))}</span>
            </li>
        }
    };
    // Without a claim there are no stacks to count.
    let owns = move || !board.shown.get().position.claims(player.get()).is_empty();
    view! {
        <ul class="tally" hidden=move || !owns() title=board.text("panel-tally")>
            {[5, 4, 3, 2, 1].map(row).into_iter().collect_view()}
        </ul>
    }
}
