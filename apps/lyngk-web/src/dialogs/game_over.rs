//! What is said when a game is over, without hiding the board.

use leptos::prelude::*;
use lyngk_game::{EndReason, Ended};
use lyngk_rules::Player;
use lyngk_view::{Intent, NewGame, WhoBegins, say};

use crate::icon::{self, Icon};
use crate::state::{BoardState, Dialog};

/// How the game ended and what can be done next. It takes no focus; who wants to see the board puts it away.
#[component]
pub(crate) fn GameOver() -> impl IntoView {
    let board: BoardState = expect_context();
    let away = RwSignal::new(false);
    let ended = Memo::new(move |_| {
        let table = board.table.read();
        table.ended().filter(|_| table.shown_ply().is_none())
    });
    // Put away is this end of this game, also for who has looked at earlier positions in between.
    let over = Memo::new(move |_| board.table.read().ended());
    Effect::new(move |_| {
        // Not only tracked: a memo that nobody has ever asked notices nothing.
        let _ = over.get();
        board.page.plan.track();
        away.set(false);
    });
    let panel = move || ended.get().filter(|_| !away.get()).map(|end| panel(board, end, away));
    // It says nothing aloud: the message line does.
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
    // Nobody counts where the game did not come to its end.
    let is_counted = matches!(end.reason, EndReason::Rules(_));
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

/// The counts of both players, in the order in which they decide.
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

/// The same once more with sides swapped: a drawn start is drawn again, a given one stays.
fn rematch(board: BoardState) {
    let plan = board.page.plan.get_untracked();
    let side = match board.table.read_untracked().only_person() {
        Some(Player::One) => WhoBegins::Opponent,
        _ => WhoBegins::You,
    };
    // What was chosen for the start has been read once and can be read again.
    if board.begin(NewGame { begins: side, ..plan.clone() }).is_ok() {
        // The wish who begins outlasts the swap: it is what is offered for the next new game.
        board.page.plan.set(plan);
    }
}
