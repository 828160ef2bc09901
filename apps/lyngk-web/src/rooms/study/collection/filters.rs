//! Form of conditions: which games are listed, and in which order.

use leptos::html;
use leptos::prelude::*;
use lyngk_lei::Level;
use lyngk_rules::{GameResult, Player, Variant};
use lyngk_study::collection::{Filter, Order, RowKind, SortKey};
use lyngk_view::{Words, say};

use super::OpenCollection;
use super::board_search::BoardChoice;
use super::select::select;
use crate::browser;
use crate::day::Day;

/// The form.
#[component]
pub(super) fn Filters() -> impl IntoView {
    let open: OpenCollection = expect_context();
    let board = open.room().board;
    let set = move |change: fn(&mut Filter, String), text: String| {
        open.ask(true, |query| change(&mut query.filter, text));
    };
    let field = move |id: &'static str,
                      key: &'static str,
                      kind: &'static str,
                      value: fn(&Filter) -> String,
                      change: fn(&mut Filter, String)| {
        view! {
            <div class="field">
                <label for=id>{board.text(key)}</label>
                <input
                    class="line-input"
                    id=id
                    type=kind
                    autocomplete="off"
                    inputmode=(kind == "number").then_some("numeric")
                    min=(kind == "number").then_some("0")
                    prop:value=move || value(&open.query.read().filter)
                    on:input:target=move |event| set(change, event.target().value())
                />
            </div>
        }
    };
    let player = move |text: String| {
        let words = board.words.get_untracked();
        let levels = levels_named(&words, &text);
        open.ask(true, |query| {
            query.filter.player_levels = levels;
            query.filter.player = text;
        });
    };
    let is_filtered = Memo::new(move |_| open.query.read().filter != Filter::default());
    let clear = move |_| {
        open.ask(false, |query| query.filter = Filter::default());
        browser::focus("#collection-text");
    };
    let sorting = move || {
        select(
            "collection-sort",
            board.text("collection-sort"),
            orders(&board.words.get()),
            move || open.query.read().order,
            move |order| open.ask(false, |query| query.order = order),
        )
    };
    // A condition that somebody does not see would hide games without a reason.
    let more = NodeRef::<html::Details>::new();
    let is_folded_used = Memo::new(move |_| has_folded(&open.query.read().filter));
    Effect::new(move |_| {
        if let (true, Some(more)) = (is_folded_used.get(), more.get()) {
            more.set_open(true);
        }
    });
    view! {
        <form class="conditions" role="search" on:submit=|event| event.prevent_default()>
            <div class="filter-fields">
                {field("collection-text", "collection-text", "search", |filter| filter.text.clone(), |filter, text| filter.text = text)}
                <div class="field">
                    <label for="collection-player">{board.text("collection-player")}</label>
                    <input
                        class="line-input"
                        id="collection-player"
                        type="search"
                        autocomplete="off"
                        prop:value=move || open.query.read().filter.player.clone()
                        on:input:target=move |event| player(event.target().value())
                    />
                </div>
                {move || sorting()}
                <BoardChoice />
            </div>
            <details class="study-details" id="collection-more" node_ref=more>
                <summary>{board.text("collection-more")}</summary>
                <div class="filter-fields">
                    {field("collection-from", "collection-from", "date", |filter| written(filter.from), |filter, text| filter.from = Day::read(&text))}
                    {field("collection-to", "collection-to", "date", |filter| written(filter.to), |filter, text| filter.to = Day::read(&text))}
                    {field("collection-shortest", "collection-shortest", "number", |filter| number(filter.shortest), |filter, text| filter.shortest = text.parse().ok())}
                    {field("collection-longest", "collection-longest", "number", |filter| number(filter.longest), |filter, text| filter.longest = text.parse().ok())}
                    {move || choices(open, &board.words.get())}
                </div>
            </details>
            <button type="button" id="collection-clear" hidden=move || !is_filtered.get() on:click=clear>
                {board.text("collection-clear")}
            </button>
        </form>
    }
}

/// Whether one of the conditions that can be folded away is set.
fn has_folded(filter: &Filter) -> bool {
    let Filter { text, player, player_levels, .. } = filter.clone();
    *filter != Filter { text, player, player_levels, ..Filter::default() }
}

/// Conditions with a few possible values.
fn choices(open: OpenCollection, words: &Words) -> AnyView {
    let board = open.room().board;
    let any = words.text("collection-any");
    view! {
        {select("collection-result", board.text("collection-result"), results(words),
            move || open.query.read().filter.result,
            move |result| open.ask(false, |query| query.filter.result = result))}
        {select("collection-variant", board.text("new-variant"), vec![
                (None, any.clone()),
                (Some(Variant::Standard), words.text("new-variant-standard")),
                (Some(Variant::Six), words.text("new-variant-six")),
            ],
            move || open.query.read().filter.variant,
            move |variant| open.ask(false, |query| query.filter.variant = variant))}
        {select("collection-level", board.text("collection-level"), levels(words),
            move || open.query.read().filter.level,
            move |level| open.ask(false, |query| query.filter.level = level))}
        {select("collection-kind", board.text("collection-kind"), vec![
                (None, any),
                (Some(RowKind::Game), words.text("collection-kind-game")),
                (Some(RowKind::Study), words.text("collection-kind-study")),
                (Some(RowKind::Broken), words.text("collection-kind-broken")),
            ],
            move || open.query.read().filter.kind,
            move |kind| open.ask(false, |query| query.filter.kind = kind))}
    }
    .into_any()
}

/// A day as date fields have it.
fn written(day: Option<Day>) -> String {
    day.map(|day| format!("{:04}-{:02}-{:02}", day.year, day.month, day.day)).unwrap_or_default()
}

fn number(number: Option<u32>) -> String {
    number.map(|number| number.to_string()).unwrap_or_default()
}

/// The levels whose characters have a name like this.
fn levels_named(words: &Words, text: &str) -> Vec<u8> {
    let text = text.trim().to_lowercase();
    let is_meant = |level: &Level| !text.is_empty() && say::opponent(words, *level).to_lowercase().contains(&text);
    Level::ALL.into_iter().filter(is_meant).map(Level::number).collect()
}

fn results(words: &Words) -> Vec<(Option<GameResult>, String)> {
    let wins = |key: &'static str| words.with("study-wins", [("player", words.text(key).into())]);
    vec![
        (None, words.text("collection-any")),
        (Some(GameResult::Win(Player::One)), wins("player-one")),
        (Some(GameResult::Draw), words.text("end-draw")),
        (Some(GameResult::Win(Player::Two)), wins("player-two")),
        (Some(GameResult::Open), words.text("library-unfinished")),
    ]
}

fn levels(words: &Words) -> Vec<(Option<u8>, String)> {
    let named = Level::ALL.into_iter().map(|level| (Some(level.number()), say::opponent_with_level(words, level)));
    std::iter::once((None, words.text("collection-any"))).chain(named).collect()
}

fn orders(words: &Words) -> Vec<(Order, String)> {
    let both = SortKey::ALL.into_iter().flat_map(|by| [false, true].map(|descending| Order { by, descending }));
    let text = |order: Order| {
        words.text(match (order.by, order.descending) {
            (SortKey::File, false) => "collection-sort-file",
            (SortKey::File, true) => "collection-sort-file-down",
            (SortKey::Day, false) => "collection-sort-day",
            (SortKey::Day, true) => "collection-sort-day-down",
            (SortKey::Players, false) => "collection-sort-players",
            (SortKey::Players, true) => "collection-sort-players-down",
            (SortKey::Moves, false) => "collection-sort-moves",
            (SortKey::Moves, true) => "collection-sort-moves-down",
            (SortKey::Result, false) => "collection-sort-result",
            (SortKey::Result, true) => "collection-sort-result-down",
        })
    };
    both.map(|order| (order, text(order))).collect()
}
