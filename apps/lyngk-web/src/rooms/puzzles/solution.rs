//! Solution of a puzzle.

use leptos::prelude::*;
use lyngk_rules::Turn;
use lyngk_view::Intent;

use crate::panels::{step, step_button};
use crate::state::BoardState;

/// The turns of the solution with step buttons.
#[component]
pub(super) fn Line() -> impl IntoView {
    let board: BoardState = expect_context();
    let shown = Memo::new(move |_| board.shown.get().ply);
    let turns = board.table.read_untracked().game().turns().to_vec();
    let last = turns.len();
    let turn = move |(index, turn): (usize, Turn)| {
        let ply = index + 1;
        let name = move || match turn {
            Turn::Pass => board.words.get().text("record-pass"),
            Turn::Move { .. } => turn.to_string(),
        };
        let current = move || (shown.get() == ply).then_some("true");
        view! {
            <li>
                <button
                    type="button"
                    class="turn"
                    data-ply=ply
                    aria-current=move || current()
                    on:click=move |_| board.act(Intent::ShowPly(Some(ply)))
                >
                    {move || name()}
                </button>
            </li>
        }
    };
    view! {
        <section class="solution-line" aria-labelledby="line-title">
            <div class="line-head">
                <h3 class="part-title" id="line-title">{board.text("puzzle-room-line")}</h3>
                <div class="line-steps" role="group" aria-label=board.text("record-steps")>
                    {step_button(
                        board,
                        ("line-back", "‹", "record-back", None),
                        move || shown.get() == 0,
                        move || step(board, -1),
                    )}
                    {step_button(
                        board,
                        ("line-on", "›", "record-on", None),
                        move || shown.get() == last,
                        move || step(board, 1),
                    )}
                </div>
            </div>
            <ol class="line-turns">{turns.into_iter().enumerate().map(turn).collect_view()}</ol>
        </section>
    }
}
