//! Guide through somebody's first game: one move suggested on the board, then the first claim explained at the claim tray.
//!
//! It appears to people who never played here, says each thing once, and is closed with one tap or Escape.

use leptos::ev;
use leptos::prelude::*;
use lyngk_rules::{Color, Point};
use lyngk_study::first_game;
use lyngk_view::say;

use crate::icon::{self, Icon};
use crate::state::BoardState;
use crate::words::SharedWords;
use crate::{browser, rooms, store};

/// Storage key of the stage that comes next.
const STAGE: &str = "lyngk.guide";

/// What the guide explains next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Move,
    Claim,
    Done,
}

impl Stage {
    fn stored() -> Option<Stage> {
        Some(if store::read(STAGE)? == "claim" { Stage::Claim } else { Stage::Done })
    }

    fn store(self) {
        match self {
            Stage::Move => (),
            Stage::Claim => drop(store::write(STAGE, "claim")),
            Stage::Done => drop(store::write(STAGE, "done")),
        }
    }
}

/// What the guide says now.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Advice {
    /// The path of a move.
    Move(Vec<Point>),
    /// A colour to claim, and the stacks that it would bring.
    Claim(Color, Vec<Point>),
}

/// Whether somebody still needs the guide: on the first visit, until it has said everything.
pub(crate) fn is_needed(board: BoardState) -> bool {
    match store::read(STAGE) {
        Some(stage) => stage == "claim",
        None => !board.page.welcomed.get_untracked(),
    }
}

/// The guide.
pub(crate) fn guide() -> AnyView {
    rooms::with_texts(content)
}

fn content(words: RwSignal<SharedWords>) -> AnyView {
    let board: BoardState = expect_context();
    let stage = RwSignal::new(Stage::stored().unwrap_or(Stage::Move));
    follow(board, stage);
    // The text of the tray, which the guide covers, explains a claim that is considered.
    let considers = Memo::new(move |_| stage.get() == Stage::Claim && board.table.read().claim_preview().is_some());
    let advice = Memo::new(move |_| if considers.get() { None } else { advise(board, stage.get()) });
    Effect::new(move |before: Option<bool>| {
        let marked = match advice.get() {
            Some(Advice::Move(path)) => vec![path],
            Some(Advice::Claim(_, stacks)) => stacks.into_iter().map(|point| vec![point]).collect(),
            None => Vec::new(),
        };
        let marks = !marked.is_empty();
        // A hint that is open keeps its own marks.
        if marks || before == Some(true) {
            board.pointed.set(marked);
        }
        marks
    });
    on_cleanup(move || board.pointed.set(Vec::new()));
    let close = move || stage.set(Stage::Done);
    let keys = window_event_listener(ev::keydown, move |event| {
        let is_free = !event.default_prevented()
            && !board.holding.get_untracked()
            && board.page.dialog.read_untracked().is_none()
            && !browser::exists(".fan");
        if event.key() == "Escape" && is_free && advice.get_untracked().is_some() {
            close();
        }
    });
    on_cleanup(move || keys.remove());
    let text = move || advice.get().map(|advice| sentence(&words.get(), &advice));
    let color = move || match advice.get() {
        Some(Advice::Claim(color, _)) => Some(color.name()),
        _ => None,
    };
    view! {
        <section
            class="guide"
            id="guide"
            data-color=move || color()
            data-open=move || advice.get().map(|_| "")
            aria-label=move || words.get().text("guide-title")
        >
            // A live region announces only changes, so it exists from the start.
            <p id="guide-text" aria-live="polite">{move || text()}</p>
            <button
                type="button"
                class="link quiet"
                id="guide-close"
                aria-label=move || words.get().text("guide-close")
                title=move || words.get().text("guide-close")
                on:click=move |_| close()
            >
                <Icon shape=icon::CLOSE />
            </button>
        </section>
    }
    .into_any()
}

/// Goes on to the next stage as the person plays.
fn follow(board: BoardState, stage: RwSignal<Stage>) {
    let turns = Memo::new(move |_| board.shown.get().turns);
    let has_claimed = Memo::new(move |_| {
        let shown = board.shown.get();
        board.with_table(|table| !shown.position.claims(table.near()).is_empty())
    });
    Effect::new(move |_| {
        let next = match stage.get() {
            _ if has_claimed.get() => Stage::Done,
            Stage::Move if turns.get() > 0 => Stage::Claim,
            // Somebody who declines the welcome knows the game.
            Stage::Move if board.page.welcomed.get() => Stage::Done,
            stage => stage,
        };
        if stage.get_untracked() != next {
            stage.set(next);
        }
        next.store();
    });
}

/// The advice in the displayed position, if the person is to move there.
fn advise(board: BoardState, stage: Stage) -> Option<Advice> {
    let is_mine = board.with_table(|table| table.only_person().is_some() && table.persons_turn());
    let position = board.shown.get().position;
    if !is_mine || board.under_way.is_moving() {
        return None;
    }
    match stage {
        Stage::Move => first_game::first_move(&position).map(Advice::Move),
        Stage::Claim => first_game::first_claim(&position)
            .map(|preview| Advice::Claim(preview.color, preview.stacks.iter().collect())),
        Stage::Done => None,
    }
}

fn sentence(words: &SharedWords, advice: &Advice) -> String {
    match advice {
        Advice::Move(path) => {
            let name = |point: Option<&Point>| point.map(ToString::to_string).unwrap_or_default();
            words.with("guide-move", [("from", name(path.first()).into()), ("to", name(path.last()).into())])
        }
        Advice::Claim(color, stacks) => {
            let color = say::color(words, *color);
            words.with("guide-claim", [("color", color.into()), ("count", stacks.len().into())])
        }
    }
}
