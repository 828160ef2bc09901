//! Details of a player's score: the completed stacks in full size, and the counts of both players by height.

use leptos::prelude::*;
use lyngk_rules::{Player, Stack, Variant};
use lyngk_view::say;

use super::completed;
use crate::piece::SmallStack;
use crate::state::BoardState;

#[component]
pub(super) fn ScoreDetails(player: Player) -> impl IntoView {
    let board: BoardState = expect_context();
    let words = board.words.get();
    let stack = |stack: Option<Stack>| {
        let pieces = match stack {
            Some(stack) => stack.pieces().rev().map(|piece| say::piece(&words, piece)).collect::<Vec<_>>().join(", "),
            None => words.text("panel-slot-unknown"),
        };
        let picture = stack.map(|stack| view! { <SmallStack stack /> });
        view! { <li>{picture} <span>{pieces}</span></li> }
    };
    let position = board.shown.get().position;
    let counts = [player, player.opponent()].map(|of| position.tally(of).by_height());
    let rows = counts[0].into_iter().zip(counts[1]).map(|((height, count), (_, other))| {
        view! {
            <tr>
                <th scope="row">{words.with("over-height", [("height", height.into())])}</th>
                <td>{count}</td>
                <td>{other}</td>
            </tr>
        }
    });
    let [name, other] = [player, player.opponent()].map(|of| board.with_table(|table| say::player(&words, table, of)));
    let (stacks, lead) = board.with_table(|table| (completed(table, player), say::lead(&words, table, &position)));
    let [variant, rule] = match position.variant() {
        Variant::Standard => ["new-variant-standard", "new-variant-standard-hint"],
        Variant::Six => ["new-variant-six", "new-variant-six-hint"],
    };
    view! {
        <p class="score-kind"><strong>{words.text(variant)}</strong> <br /> {words.text(rule)}</p>
        <ul class="score-stacks">{stacks.into_iter().map(stack).collect_view()}</ul>
        <table class="score-counts">
            <caption>{lead}</caption>
            <thead>
                <tr><td></td><th scope="col">{name}</th><th scope="col">{other}</th></tr>
            </thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
}
