//! The solution of a puzzle, step by step.

use leptos::prelude::*;
use lyngk_rules::Turn;
use lyngk_view::Intent;

use crate::desk::Desk;
use crate::panels::{step, step_button};

/// The turns of both on the table, and ways from one to the next.
#[component]
pub(super) fn Line() -> impl IntoView {
    let desk: Desk = expect_context();
    let shown = Memo::new(move |_| {
        let (_, looking) = desk.moment.get();
        looking.unwrap_or_else(|| desk.table.read_untracked().game().turns().len())
    });
    let turns = desk.table.read_untracked().game().turns().to_vec();
    let last = turns.len();
    let turn = move |(index, turn): (usize, Turn)| {
        let ply = index + 1;
        let name = move || match turn {
            Turn::Pass => desk.words.get().text("record-pass"),
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
                    on:click=move |_| desk.act(Intent::Look(Some(ply)))
                >
                    {move || name()}
                </button>
            </li>
        }
    };
    view! {
        <section class="line" aria-labelledby="line-title">
            <div class="line-head">
                <h3 class="part-title" id="line-title">{desk.text("puzzle-room-line")}</h3>
                <div class="line-steps" role="group" aria-label=desk.text("record-steps")>
                    {step_button(
                        desk,
                        ("line-back", "‹", "record-back", None),
                        move || shown.get() == 0,
                        move || step(desk, -1),
                    )}
                    {step_button(
                        desk,
                        ("line-on", "›", "record-on", None),
                        move || shown.get() == last,
                        move || step(desk, 1),
                    )}
                </div>
            </div>
            <ol class="line-turns">{turns.into_iter().enumerate().map(turn).collect_view()}</ol>
        </section>
    }
}
