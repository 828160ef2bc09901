//! What is said when a game is over, without hiding the board.

use leptos::prelude::*;
use lyngk_game::Ended;
use lyngk_rules::Player;
use lyngk_view::{Intent, Plan, Side, say};

use crate::desk::{Desk, Dialog};
use crate::icon::{self, Icon};

/// How the game ended and what can be done next. It takes no focus; who wants to see the board puts it away.
#[component]
pub(crate) fn GameOver() -> impl IntoView {
    let desk: Desk = expect_context();
    let away = RwSignal::new(false);
    let ended = Memo::new(move |_| {
        let table = desk.table.read();
        table.ended().filter(|_| table.looking().is_none())
    });
    // Whoever comes back from another game or from an earlier position is told again only if it is another end.
    let over = Memo::new(move |_| desk.table.read().ended());
    Effect::new(move |_| {
        over.track();
        away.set(false);
    });
    let panel = move || ended.get().filter(|_| !away.get()).map(|end| panel(desk, end, away));
    // The region is there before there is something to say, or it would not be read.
    view! { <div class="over-place" aria-live="polite">{panel}</div> }
}

fn panel(desk: Desk, end: Ended, away: RwSignal<bool>) -> impl IntoView {
    let text = Memo::new(move |_| {
        let text = say::ended(&desk.words.get(), &desk.table.read(), end);
        (text.title, text.detail)
    });
    let can_take_back = move || {
        let table = desk.table.read();
        table.can_take_back() && table.game().can_take_back()
    };
    let take_back = move || {
        can_take_back().then(|| {
            view! {
                <button type="button" class="button" id="over-take-back" on:click=move |_| desk.act(Intent::TakeBack)>
                    {desk.text("over-take-back")}
                </button>
            }
        })
    };
    view! {
        <section class="over" id="game-over" aria-label=desk.text("over-label")>
            <div class="over-words">
                <h2 class="over-title">{move || text.get().0}</h2>
                <p class="over-detail">{move || text.get().1}</p>
            </div>
            {move || tallies(desk)}
            <div class="over-actions">
                <button type="button" class="button button-main" id="over-rematch" on:click=move |_| rematch(desk)>
                    <Icon shape=icon::REMATCH />
                    {desk.text("over-rematch")}
                </button>
                <button
                    type="button"
                    class="button"
                    id="over-new-game"
                    on:click=move |_| desk.dialog.set(Some(Dialog::NewGame))
                >
                    {desk.text("over-new-game")}
                </button>
                {take_back}
                <button type="button" class="button-quiet" id="over-look" on:click=move |_| away.set(true)>
                    {desk.text("over-look")}
                </button>
            </div>
        </section>
    }
}

/// The counts of both players, in the order in which they decide.
fn tallies(desk: Desk) -> impl IntoView {
    let words = desk.words.get();
    let table = desk.table.read();
    let position = table.game().position();
    let counts = Player::ALL.map(|player| position.tally(player).by_height());
    let heads = counts[0].map(|(height, _)| words.with("over-height", [("height", height.into())]));
    let heads = heads.map(|head| view! { <th scope="col">{head}</th> }).into_iter().collect_view();
    let rows = Player::ALL
        .map(|player| {
            let cells = counts[player.index()].map(|(_, count)| view! { <td>{count}</td> });
            view! {
                <tr>
                    <th scope="row">{say::player(&words, &table, player)}</th>
                    {cells.into_iter().collect_view()}
                </tr>
            }
        })
        .into_iter()
        .collect_view();
    view! {
        <table class="over-counts">
            <caption>{words.text("over-counts")}</caption>
            <thead>
                <tr>
                    <th scope="col">{words.text("over-player")}</th>
                    {heads}
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
}

/// The same once more with sides swapped: a drawn start is drawn again, a given one stays.
fn rematch(desk: Desk) {
    let plan = desk.plan.get_untracked();
    let side = match desk.table.read_untracked().only_person() {
        Some(Player::One) => Side::Second,
        _ => Side::First,
    };
    // What was chosen for the start has been read once and can be read again.
    if desk.begin(Plan { side, ..plan.clone() }).is_ok() {
        // The wish who begins outlasts the swap: it is what is offered for the next new game.
        desk.plan.set(plan);
    }
}
