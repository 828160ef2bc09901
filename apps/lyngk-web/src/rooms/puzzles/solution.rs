//! Solution of a puzzle.

use leptos::prelude::*;
use lyngk_rules::Turn;
use lyngk_study::puzzle::{Puzzle, PuzzleSession};
use lyngk_view::Intent;

use super::PuzzleRoom;
use crate::panels::{step, step_button};
use crate::rooms::study::turn::turn_view;

/// Key of the label of the step beyond the solution.
const PLAY_ON: &str = "puzzle-action-play-out";

/// The turns of the solution with step buttons, which go on to the end of the game.
pub(super) fn line(room: PuzzleRoom, puzzle: &Puzzle) -> AnyView {
    let board = room.board;
    let shown = Memo::new(move |_| board.shown.get().ply);
    let last = Memo::new(move |_| board.shown.get().turns);
    let (found, all) = (puzzle.line().count(), puzzle.line().count() + puzzle.rest().len());
    let turn = move |(index, turn): (usize, Turn)| {
        let ply = index + 1;
        let current = move || (shown.get() == ply).then_some("true");
        view! {
            <li data-rest=(ply > found).then_some("")>
                <button
                    type="button"
                    class="turn"
                    data-ply=ply
                    aria-current=move || current()
                    on:click=move |_| board.act(Intent::ShowPly(Some(ply)))
                >
                    {turn_view(board, turn)}
                </button>
            </li>
        }
    };
    let turns = move || {
        let _ = last.get();
        board.with_table(|table| table.game().turns().to_vec()).into_iter().enumerate().map(turn).collect_view()
    };
    // The first step beyond the solution plays the game out.
    let plays_on = move || shown.get() == last.get() && last.get() < all;
    let on_label = move || board.words.get().text(if plays_on() { PLAY_ON } else { "record-on" });
    let go_on = move || {
        if untrack(plays_on) {
            room.ask(PuzzleSession::play_out);
        } else {
            step(board, 1);
        }
    };
    Effect::new(move |_| {
        let _ = shown.get();
        request_animation_frame(scroll_to_shown);
    });
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
                    <button
                        type="button"
                        id="line-on"
                        aria-label=move || on_label()
                        title=move || on_label()
                        aria-disabled=move || (shown.get() == all).to_string()
                        on:click=move |_| go_on()
                    >
                        {move || plays_on().then(|| view! { <span class="line-word">{board.text(PLAY_ON)}</span> })}
                        "›"
                    </button>
                </div>
            </div>
            <ol class="line-turns">{move || turns()}</ol>
        </section>
    }
    .into_any()
}

/// Scrolls the current turn into view inside the list.
fn scroll_to_shown() {
    let Ok(Some(list)) = document().query_selector(".line-turns") else { return };
    if let Ok(Some(current)) = list.query_selector("[aria-current]") {
        let (list_box, turn) = (list.get_bounding_client_rect(), current.get_bounding_client_rect());
        list.set_scroll_left(list.scroll_left() + (turn.left() - list_box.left()) as i32 - list.client_width() / 3);
        list.set_scroll_top(list.scroll_top() + (turn.top() - list_box.top()) as i32 - list.client_height() / 3);
    }
}
