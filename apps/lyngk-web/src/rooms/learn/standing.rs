//! Claims and completed stacks of both players.

use leptos::prelude::*;
use lyngk_rules::{Color, PerPlayer, Piece, Player};
use lyngk_view::say;

use crate::piece::{Beads, Disc};
use crate::state::BoardState;

/// A line for each player. Empty if nobody has claimed or completed anything.
#[component]
pub(super) fn Standing(
    /// The player that is called "you".
    you: Signal<Player>,
    /// Whether completed stacks are shown.
    scores: bool,
) -> impl IntoView {
    let board: BoardState = expect_context();
    let has = Memo::new(move |_| {
        let position = board.shown.get().position;
        PerPlayer::from_fn(|player| (position.claims(player), position.scored(player)))
    });
    let line = move |player: Player| {
        let (claims, completed) = has.get()[player];
        let who = move || board.words.get().text(if you.get() == player { "learn-you" } else { "learn-opponent" });
        let color = |color: Color| {
            view! {
                <li class="claimed" data-color=color.name()>
                    <Disc piece=Piece::Color(color) />
                    <span>{move || say::color(&board.words.get(), color)}</span>
                </li>
            }
        };
        let points = move || board.words.get().with("learn-points", [("count", usize::from(completed).into())]);
        view! {
            <div class="standing-line" data-player=player.to_string()>
                <span class="standing-who"><Beads player /> {move || who()}</span>
                {scores.then(|| view! { <span class="standing-points">{move || points()}</span> })}
                <ul class="standing-claims">{claims.iter().map(color).collect_view()}</ul>
            </div>
        }
    };
    let lines = move || {
        let somebody = scores || has.get().values().any(|(claims, _)| !claims.is_empty());
        somebody.then(|| {
            let you = you.get();
            view! {
                <section class="standing" aria-label=board.text("learn-standing")>
                    {line(you)} {line(you.opponent())}
                </section>
            }
        })
    };
    view! { {move || lines()} }
}
