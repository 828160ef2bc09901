//! Buttons after the end of a game.

use leptos::prelude::*;
use lyngk_view::{Level, NewGame, Opponent};

use crate::icon::{self, Icon};
use crate::route::Room;
use crate::state::BoardState;

/// Review and rematch, for the status line. They stay until the next game begins, whether the card is open or not.
pub(crate) fn next_game() -> AnyView {
    let board: BoardState = expect_context();
    let over = Memo::new(move |_| {
        let shown = board.shown.get();
        shown.ended.is_some() && !shown.looks_back() && !board.under_way.is_busy()
    });
    let buttons = move || {
        over.get().then(|| {
            view! {
                <div class="next-game">
                    {(board.shown.get().turns > 0).then(|| view! { <ReviewLink id="review" /> })}
                    <RematchButton id="rematch" />
                </div>
            }
        })
    };
    view! { {move || buttons()} }.into_any()
}

/// A link to the review of the game in the study.
#[component]
pub(super) fn ReviewLink(id: &'static str) -> impl IntoView {
    let board: BoardState = expect_context();
    view! {
        <a class="button button-main" id=id href=format!("{}/game/review", Room::Study.address())>
            {board.text("over-review")}
        </a>
    }
}

#[component]
pub(super) fn RematchButton(id: &'static str) -> impl IntoView {
    let board: BoardState = expect_context();
    view! {
        <button type="button" class="button" id=id on:click=move |_| rematch(board)>
            <Icon shape=icon::REMATCH />
            {board.text("over-rematch")}
        </button>
    }
}

/// Begins the same game with sides swapped.
fn rematch(board: BoardState) {
    let plan = board.page.plan.get_untracked();
    let again = plan.rematch(&board.table.read_untracked());
    let with_threats = board.with_threats.get_untracked() == Some(board.game.get_untracked());
    // The start was readable before, so this succeeds.
    if board.begin(again).is_ok() {
        // What the board and the record have shown in a first game goes on.
        if with_threats {
            board.with_threats.set(Some(board.game.get_untracked()));
        }
        // The dialog for a new game keeps the chosen side, not the swapped one.
        board.page.plan.set(plan);
    }
}

/// Begins the same game against another level.
pub(super) fn play_level(board: BoardState, level: Level) {
    let plan = board.page.plan.get_untracked();
    // Only a start that was given can be unreadable, and it was readable before.
    let _ = board.begin(NewGame { opponent: Opponent::Engine(level), ..plan });
}
