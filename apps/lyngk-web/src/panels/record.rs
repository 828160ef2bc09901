//! Record of the game in two columns, with buttons to look back.

use leptos::prelude::*;
use lyngk_rules::{Piece, Player, Turn};
use lyngk_view::{Intent, Table, say};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::typed::TypedTurn;
use crate::guide;
use crate::icon::{self, Icon};
use crate::piece::Disc;
use crate::state::BoardState;

/// A row of the record: a turn of each player with the number of turns after it. A turn is missing if it has not been played yet, or
/// if player 2 began.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Row {
    number: usize,
    turns: [Option<(usize, Turn)>; 2],
}

fn rows(table: &Table) -> Vec<Row> {
    let begins = usize::from(table.game().start().to_move() == Player::Two);
    let mut rows: Vec<Row> = Vec::new();
    for (index, turn) in table.game().turns().iter().enumerate() {
        let place = index + begins;
        if place % 2 == 0 || rows.is_empty() {
            let number = say::row(table.game().start().to_move(), index + 1);
            rows.push(Row { number, turns: [None, None] });
        }
        if let Some(row) = rows.last_mut() {
            row.turns[place % 2] = Some((index + 1, *turn));
        }
    }
    rows
}

/// Looks back or forward by a number of turns.
pub(crate) fn step(board: BoardState, by: isize) {
    let shown = board.shown.get_untracked();
    let to = shown.ply.saturating_add_signed(by).min(shown.turns);
    if to != shown.ply {
        board.act(Intent::ShowPly(Some(to)));
    }
}

/// The record of the game.
#[component]
pub(crate) fn Record() -> impl IntoView {
    let board: BoardState = expect_context();
    let rows = Memo::new(move |_| board.with_table(rows));
    let shown = Memo::new(move |_| board.shown.get().ply);
    Effect::new(move |_| {
        let _ = board.shown.get();
        request_animation_frame(scroll_to_shown);
    });
    // Somebody's first game is played without notation, and its rematch.
    let is_guided = Memo::new(move |_| {
        let is_guided = [board.guided.get(), board.with_threats.get()].contains(&Some(board.game.get()));
        board.with_table(|table| table.only_person().is_some()) && (is_guided || guide::is_needed(board))
    });
    let offers_typing = Memo::new(move |_| board.shown.get().ended.is_none() && !is_guided.get());
    let empty =
        move || rows.read().is_empty().then(|| view! { <p class="record-empty">{board.text("record-empty")}</p> });
    view! {
        <div class="record" id="record">
            <div class="record-head">
                <h2>{board.text("record-title")}</h2>
                {move || offers_typing.get().then(|| view! { <TypedTurn /> })}
                <Steps shown />
                <a class="record-study" id="study-game" href="#study/game" title=board.text("record-study")>
                    <Icon shape=icon::STUDY />
                    <span class="sr-only">{board.text("record-study")}</span>
                </a>
            </div>
            <Threats />
            <div class="turns" tabindex="0" role="region" aria-label=board.text("record-title")>
                {empty}
                <ol>
                    <For each=move || rows.get() key=Row::clone let:row>
                        <li>
                            <span class="turn-number" aria-hidden="true">{row.number}"."</span>
                            {row.turns.into_iter().map(|turn| view! { <Cell turn shown /> }).collect_view()}
                        </li>
                    </For>
                </ol>
            </div>
        </div>
    }
}

/// The threats in words.
#[component]
fn Threats() -> impl IntoView {
    let board: BoardState = expect_context();
    let shown = Memo::new(move |_| board.page.settings.read().threats);
    let lines = move || {
        shown.get().then(|| {
            let words = board.words.get();
            board.with_table(|table| say::threats(&words, table)).join(" ")
        })
    };
    // The message line tells them when they are switched on; this line tells what later turns change.
    let since = Memo::new(move |_| shown.get().then(|| board.changes.get_untracked()));
    let live = move || if since.get() == Some(board.changes.get()) { "off" } else { "polite" };
    view! { <p class="threat-lines" id="threat-lines" aria-live=live>{move || lines()}</p> }
}

/// A turn: the disc of its claim and its points. Its name is the turn in words, its tooltip the full notation.
#[component]
fn Cell(turn: Option<(usize, Turn)>, shown: Memo<usize>) -> impl IntoView {
    let board: BoardState = expect_context();
    let Some((ply, turn)) = turn else { return view! { <span></span> }.into_any() };
    let claim = turn.claim().map(|color| view! { <Disc piece=Piece::Color(color) /> });
    let points = move || match turn {
        Turn::Move { from, to, .. } => format!("{from}-{to}"),
        Turn::Pass => board.words.get().text("record-pass"),
    };
    let in_words = move || {
        // Another game may have the same turn with other players.
        let _ = board.game.get();
        say::turn_at(&board.words.get(), &board.table.read_untracked(), ply)
    };
    let current = move || (shown.get() == ply).then_some("true");
    let look = move |_| board.act(Intent::ShowPly(Some(ply)));
    view! {
        <button
            type="button"
            class="turn"
            data-ply=ply
            title=turn.to_string()
            aria-current=move || current()
            on:click=look
        >
            {claim}
            <span aria-hidden="true">{points}</span>
            <span class="sr-only">{in_words}</span>
        </button>
    }
    .into_any()
}

/// Buttons: to the start, back, forward, to the present.
#[component]
fn Steps(shown: Memo<usize>) -> impl IntoView {
    let board: BoardState = expect_context();
    let last = Memo::new(move |_| board.shown.get().turns);
    let button = move |step_to: Step, by: isize| {
        let idle = move || if by < 0 { shown.get() == 0 } else { shown.get() == last.get() };
        step_button(board, step_to, idle, move || step(board, by))
    };
    view! {
        <div class="steps" role="group" aria-label=board.text("record-steps")>
            {button(("look-start", "«", "record-start", None), isize::MIN)}
            {button(("look-back", "‹", "record-back", Some("[")), -1)}
            {button(("look-on", "›", "record-on", Some("]")), 1)}
            {button(("look-present", "»", "record-present", None), isize::MAX)}
        </div>
    }
}

/// A step button: id, sign, text key, and keyboard shortcut.
pub(crate) type Step = (&'static str, &'static str, &'static str, Option<&'static str>);

/// A button that steps to another turn, disabled while `idle`.
pub(crate) fn step_button(
    board: BoardState,
    (id, sign, key, keys): Step,
    idle: impl Fn() -> bool + Send + Sync + 'static,
    go: impl Fn() + 'static,
) -> AnyView {
    view! {
        <button
            type="button"
            id=id
            aria-label=board.text(key)
            title=board.text(key)
            aria-keyshortcuts=keys
            aria-disabled=move || idle().to_string()
            on:click=move |_| go()
        >
            {sign}
        </button>
    }
    .into_any()
}

/// Scrolls the current turn into view inside the list, without scrolling the page.
pub(crate) fn scroll_to_shown() {
    let Ok(Some(list)) = document().query_selector("#record .turns") else { return };
    let current = list.query_selector("[aria-current]").ok().flatten();
    let middle = |row: HtmlElement| row.offset_top() + row.offset_height() / 2;
    let middle = current.and_then(|current| current.dyn_into().ok()).map_or(0, middle);
    list.set_scroll_top(middle - list.client_height() / 2);
}
