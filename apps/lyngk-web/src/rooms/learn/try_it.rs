//! Playable example of the rules.

use leptos::prelude::*;
use lyngk_study::course::Clause;
use web_sys::MouseEvent;

use super::marks::Marks;
use super::{Texts, address, back_to_game, listen_for_escape};
use crate::board::Board;
use crate::browser;
use crate::icon::{self, Icon};
use crate::panels::{ClaimTray, PlayerPanel, Status, TypedTurn};
use crate::parts::Parts;
use crate::state::{BoardState, PageState};

/// The example of a clause on a board. One person plays both sides.
pub(super) fn try_it(clause: &'static Clause, texts: Texts, game: BoardState) -> AnyView {
    let page: PageState = expect_context();
    let Some(example) = clause.examples.first() else { return ().into_any() };
    let Ok(table) = example.table() else { return ().into_any() };
    let board = BoardState::new(page, texts.0, table);
    board.hide_threats();
    provide_context(board);
    listen_for_escape(board);
    expect_context::<Parts>().accompany(board);
    let again = move |event: MouseEvent| {
        if let Ok(table) = example.table() {
            board.replace(table);
        }
        if event.detail() == 0 {
            browser::focus("#board [tabindex='0']");
        }
    };
    let title = move || {
        let words = board.words.get();
        if clause.numbers.is_empty() {
            words.text("learn-try")
        } else {
            words.with("learn-try-rule", [("rule", clause.numbers.join(", ").into())])
        }
    };
    // The marks of the example disappear with the first turn.
    let marks = Signal::derive(move || if board.shown.get().turns == 0 { example.marks.to_vec() } else { Vec::new() });
    view! {
        <div class="lesson" data-try=clause.name()>
            <section class="lesson-head" aria-labelledby="room-title">
                <a class="back-link" id="back-to-rules" href=address(&format!("rules/{}", clause.name()))>
                    <Icon shape=icon::BACK />
                    {board.text("learn-back-to-rules")}
                </a>
                <h2 class="room-title" id="room-title" tabindex="-1">
                    {move || title()}
                </h2>
                <p class="lesson-text">{board.text(clause.text)}</p>
                <p class="lesson-more">{board.text(example.picture)}</p>
            </section>
            <div class="lesson-board">
                <Board />
                <Marks points=marks />
            </div>
            <section class="lesson-foot" aria-label=board.text("learn-task")>
                <ClaimTray />
                <Status />
                <div class="lesson-ways ways">
                    <button type="button" class="button" id="lesson-again" on:click=again>
                        {board.text("learn-again")}
                    </button>
                    {back_to_game(texts, game)}
                </div>
                <p class="lesson-more">{board.text("learn-try-both")}</p>
                // A turn is typed exactly as it is meant. At the board, a landing that lacks only a claim offers the claim.
                <TypedTurn />
                <div class="lesson-players">
                    <PlayerPanel upper=false score=false />
                    <PlayerPanel upper=true score=false />
                </div>
            </section>
        </div>
    }
    .into_any()
}
