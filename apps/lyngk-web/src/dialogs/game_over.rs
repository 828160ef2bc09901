//! Panel at the end of a game. It does not cover the board.

use leptos::prelude::*;
use lyngk_game::{EndReason, Ended};
use lyngk_rules::{Ground, Player};
use lyngk_view::{Intent, say};

use crate::icon::{self, Icon};
use crate::state::{BoardState, Dialog};

/// The result and what to do next. It takes no focus and can be closed.
#[component]
pub(crate) fn GameOver() -> impl IntoView {
    let board: BoardState = expect_context();
    let away = RwSignal::new(false);
    let ended = Memo::new(move |_| {
        let table = board.table.read();
        table.ended().filter(|_| table.shown_ply().is_none())
    });
    // Stays closed for this ending, even after looking back.
    let over = Memo::new(move |_| board.table.read().ended());
    Effect::new(move |_| {
        let _ = over.get();
        let _ = board.game.get();
        away.set(false);
    });
    let panel = move || ended.get().filter(|_| !away.get()).map(|end| panel(board, end, away));
    // Not a live region: the message line announces the result.
    view! { <div class="over-place">{move || panel()}</div> }
}

fn panel(board: BoardState, end: Ended, away: RwSignal<bool>) -> impl IntoView {
    let text = Memo::new(move |_| {
        let text = say::ended(&board.words.get(), &board.table.read(), end);
        (text.title, text.detail)
    });
    let can_take_back = move || {
        let table = board.table.read();
        table.can_take_back()
    };
    let take_back = move || {
        can_take_back().then(|| {
            view! {
                <button type="button" class="button" id="over-take-back" on:click=move |_| board.act(Intent::TakeBack)>
                    {board.text("over-take-back")}
                </button>
            }
        })
    };
    // Only the end by the rules counts stacks, and a stack of six ends the game without counting.
    let is_counted = matches!(end.reason, EndReason::Rules(ground) if ground != Ground::SuddenDeath);
    view! {
        <section class="over" id="game-over" aria-label=board.text("over-label")>
            <div class="over-words">
                <h2 class="over-title">{move || text.get().0}</h2>
                <p class="over-detail">{move || text.get().1}</p>
            </div>
            {move || tallies(board, is_counted)}
            <div class="over-actions">
                <button type="button" class="button button-main" id="over-rematch" on:click=move |_| rematch(board)>
                    <Icon shape=icon::REMATCH />
                    {board.text("over-rematch")}
                </button>
                <button
                    type="button"
                    class="button"
                    id="over-new-game"
                    on:click=move |_| board.page.dialog.set(Some(Dialog::NewGame))
                >
                    {board.text("over-new-game")}
                </button>
                {move || take_back()}
                <button type="button" class="button-quiet" id="over-look" on:click=move |_| away.set(true)>
                    {board.text("over-look")}
                </button>
            </div>
        </section>
    }
}

/// The counts of both players, in the order of the tie-break.
fn tallies(board: BoardState, is_counted: bool) -> impl IntoView {
    let words = board.words.get();
    let table = board.table.read();
    let position = table.game().position();
    let counts = Player::ALL.map(|player| position.tally(player).by_height());
    let players = Player::ALL
        .map(|player| view! { <th scope="col">{say::player(&words, &table, player)}</th> })
        .into_iter()
        .collect_view();
    let rows = (counts[0].into_iter().zip(counts[1]))
        .map(|((height, first), (_, second))| {
            view! {
                <tr>
                    <th scope="row">{words.with("over-height", [("height", height.into())])}</th>
                    <td>{first}</td>
                    <td>{second}</td>
                </tr>
            }
        })
        .collect_view();
    view! {
        <table class="over-counts" hidden=!is_counted>
            <thead>
                <tr>
                    <th scope="col">{words.text("over-counts")}</th>
                    {players}
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
}

/// Begins the same game with sides swapped.
fn rematch(board: BoardState) {
    let plan = board.page.plan.get_untracked();
    let again = plan.rematch(&board.table.read_untracked());
    // The start was readable before, so this succeeds.
    if board.begin(again).is_ok() {
        // The dialog for a new game keeps the chosen side, not the swapped one.
        board.page.plan.set(plan);
    }
}
