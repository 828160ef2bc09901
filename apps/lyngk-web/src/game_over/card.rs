//! The card at the end of a game: result, how it came about, turning point, graph, and what to do next.

use std::time::Duration;

use leptos::prelude::*;
use lyngk_game::Ended;
use lyngk_rules::{Player, Record, Stack};
use lyngk_study::{GraphPoint, Review, ending};
use lyngk_view::{Level, say};

use super::buttons::{RematchButton, ReviewLink, play_level};
use super::graph::{Graph, go_to};
use super::results;
use crate::icon::{self, Icon};
use crate::panels::{completed, scroll_to_shown};
use crate::piece::SmallStack;
use crate::reviewer::Reviewer;
use crate::rooms::study::own_games;
use crate::rooms::with_texts;
use crate::state::{BoardState, Dialog};
use crate::words::SharedWords;
use crate::{browser, coach, portrait, store};

/// Time until the card's style sheet has been applied.
const ARRANGED: Duration = Duration::from_millis(300);

/// Whether the card has been closed.
#[derive(Clone, Copy)]
struct Closed(RwSignal<bool>);

/// The card.
pub(crate) fn card(closed: RwSignal<bool>) -> AnyView {
    browser::add_style_sheet("lyngk-moments");
    provide_context(Closed(closed));
    with_texts(content)
}

fn content(words: RwSignal<SharedWords>) -> AnyView {
    let board: BoardState = expect_context();
    let Closed(closed) = expect_context();
    let Some(ended) = board.shown.get_untracked().ended else { return ().into_any() };
    // Whoever resigned by keyboard has lost the focus with the button.
    request_animation_frame(|| browser::focus_if_lost("#over-review"));
    // The card leaves the record less room.
    set_timeout(scroll_to_shown, ARRANGED);
    let counted = results::count(board, ended);
    let portrait = counted.as_ref().map(|counted| {
        view! { <span class="over-portrait">{portrait::drawing(counted.level)}</span> }
    });
    let first_win = counted.as_ref().filter(|counted| counted.is_first_win).map(|counted| counted.level);
    let suggestion = counted.and_then(|counted| counted.suggestion);
    // A word for the person: of a first win, or of what made the difference.
    let remark = move || {
        let words = words.get();
        match first_win {
            Some(level) => Some(words.with("over-first-win", [("name", say::opponent(&words, level).into())])),
            None => ending::consolation(&words, &board.table.read(), ended),
        }
    };
    let hints = move || {
        let used = coach::used();
        (used > 0).then(|| {
            let text = move || words.get().with("hint-used", [("count", used.into())]);
            view! { <p class="over-hints" id="hint-count">{text}</p> }
        })
    };
    let headline = move || ending::headline(&words.get(), &board.table.read(), ended);
    let detail = move || say::ended(&words.get(), &board.table.read(), ended).detail;
    // Not a live region: the message line announces the result.
    view! {
        <section class="over" id="game-over" data-result=result(board, ended) aria-label=board.text("over-label")>
            <div class="over-head">
                {portrait}
                <h2 class="over-title">{move || headline()}</h2>
                <button
                    type="button"
                    class="frame-close"
                    id="over-close"
                    aria-label=board.text("dialog-close")
                    title=board.text("dialog-close")
                    on:click=move |_| closed.set(true)
                >
                    <Icon shape=icon::CLOSE />
                </button>
            </div>
            {trophies(board, ended)}
            <p class="over-detail">{move || detail()}</p>
            {move || remark().map(|remark| view! { <p class="over-remark" id="over-remark">{remark}</p> })}
            <Actions words suggestion />
            <Course words ended />
            {hints()}
        </section>
    }
    .into_any()
}

/// The result for the person at the device, for styles: won, lost, or neither.
fn result(board: BoardState, ended: Ended) -> Option<&'static str> {
    let person = board.table.read_untracked().only_person()?;
    ended.winner.map(|winner| if winner == person { "won" } else { "lost" })
}

/// The stacks that the winner has completed, in a row; not those of the engine, when it has won.
fn trophies(board: BoardState, ended: Ended) -> Option<AnyView> {
    let table = board.table.read_untracked();
    let winner = ended.winner.filter(|&winner| table.is_persons(winner))?;
    let stacks: Vec<Stack> = completed(&table, winner).into_iter().flatten().collect();
    let stack = |(place, stack): (usize, Stack)| {
        view! { <span class="over-stack" style:animation-delay=format!("{}ms", 120 * place)><SmallStack stack /></span> }
    };
    let row = stacks.into_iter().enumerate().map(stack).collect_view();
    Some(view! { <div class="over-stacks" aria-hidden="true">{row}</div> }.into_any())
}

#[component]
fn Actions(words: RwSignal<SharedWords>, suggestion: Option<Level>) -> impl IntoView {
    let board: BoardState = expect_context();
    let suggestion = suggestion.map(|level| {
        let label = move || {
            let words = words.get();
            words.with("over-try", [("name", say::opponent(&words, level).into())])
        };
        view! {
            <button type="button" class="button" id="over-try" on:click=move |_| play_level(board, level)>
                {label}
            </button>
        }
    });
    let has_turns = board.shown.get_untracked().turns > 0;
    view! {
        <div class="over-actions">
            {has_turns.then(|| view! { <ReviewLink id="over-review" /> })}
            <RematchButton id="over-rematch" />
            {suggestion}
            <button
                type="button"
                class="button"
                id="over-new-game"
                on:click=move |_| board.page.dialog.set(Some(Dialog::NewGame))
            >
                {board.text("over-new-game")}
            </button>
        </div>
    }
}

/// The course of the game: turning point and graph, once the engine has reviewed it. Their place is there from the beginning.
#[component]
fn Course(words: RwSignal<SharedWords>, ended: Ended) -> impl IntoView {
    let board: BoardState = expect_context();
    // A saved game can always be read.
    let record = store::to_lgn(board).parse::<Record>().ok().filter(|record| record.main_line().next().is_some());
    let quick = Reviewer::new(|_| ());
    quick.start(record.as_ref()?);
    let near = board.table.read_untracked().near();
    let graph = move |player: Player| {
        let review = quick.review.read();
        review.as_ref().filter(|review| review.is_complete()).map(|review| review.graph(player)).unwrap_or_default()
    };
    // Mistakes are for the review: here they would hide the curve.
    let unmarked = |point: GraphPoint| GraphPoint { turn: None, ..point };
    let points: Memo<Vec<GraphPoint>> = Memo::new(move |_| graph(near).into_iter().map(unmarked).collect());
    let turning_point = Memo::new(move |_| {
        let winner = ended.winner?;
        ending::turning_point(&graph(winner), winner)
    });
    let turn = move || {
        let ply = turning_point.get()?;
        let (first, turn) = {
            let table = board.table.read_untracked();
            (table.game().start().to_move(), *table.game().turns().get(ply.checked_sub(1)?)?)
        };
        Some(view! {
            <button type="button" class="over-turn" id="over-turn" on:click=move |_| go_to(board, ply)>
                {move || ending::turn(&words.get(), first, ply, turn)}
            </button>
        })
    };
    let drawing = move || {
        if !points.read().is_empty() {
            return view! { <Graph words points player=near turning_point /> }.into_any();
        }
        if quick.failed.get() {
            return view! { <p class="over-note">{move || words.get().text("over-review-failed")}</p> }.into_any();
        }
        view! { <Progress words review=quick.review /> }.into_any()
    };
    Some(view! {
        <div class="over-course">
            <div class="over-graph-place">{move || drawing()}</div>
            {move || turn()}
            <a class="over-own" id="over-own" href=own_games::address()>{move || words.get().text("own-title")}</a>
        </div>
    })
}

#[component]
fn Progress(words: RwSignal<SharedWords>, review: RwSignal<Option<Review>>) -> impl IntoView {
    let progress = Memo::new(move |_| review.read().as_ref().map(Review::progress).unwrap_or_default());
    let label = move || words.get().text("over-reviewing");
    view! {
        <p class="over-note">
            <span>{move || label()}</span>
            <progress max=move || progress.get().1 value=move || progress.get().0 aria-label=move || label()></progress>
        </p>
    }
}
