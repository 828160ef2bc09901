//! Hint panel.

use leptos::prelude::*;
use lyngk_rules::{Color, Player, Point, Points};
use lyngk_study::hint::{Advice, HintStep, Nudge, say};
use lyngk_study::puzzle::PuzzleTheme;
use lyngk_study::study::say::turn_with_arrow;
use lyngk_study::{Chances, Hint};
use lyngk_view::Intent;
use lyngk_view::say::color as color_name;
use web_sys::MouseEvent;

use super::Coach;
use super::search::HintSearch;

use crate::browser;
use crate::panels::focus_board;
use crate::rooms;
use crate::words::SharedWords;

/// The hint of the present position.
pub(crate) fn panel() -> AnyView {
    rooms::with_texts(content)
}

fn content(words: RwSignal<SharedWords>) -> AnyView {
    let coach: Coach = expect_context();
    let search = HintSearch::new(coach);
    let is_open = Memo::new(move |_| coach.is_open());
    view! { {move || is_open.get().then(|| hint(coach, search, words))} }.into_any()
}

/// Paths to highlight for a hint: points to look at, or the path of the turn.
fn highlights(hint: &Hint) -> Vec<Vec<Point>> {
    match (hint.step(), hint.advice()) {
        (HintStep::Nudge, Some(advice)) => look(advice.nudge).iter().map(|point| vec![point]).collect(),
        (HintStep::Turn | HintStep::Why, Some(advice)) => vec![advice.path.clone()],
        _ => Vec::new(),
    }
}

/// The colour that the turn claims, once it is revealed.
fn claim_to_make(hint: &Hint) -> Option<Color> {
    let turn = hint.advice().filter(|_| hint.step() >= HintStep::Turn)?.turn;
    turn.claim()
}

fn look(nudge: Nudge) -> Points {
    match nudge {
        Nudge::Only => Points::EMPTY,
        Nudge::Theme { look, .. } => look,
        Nudge::Look(point) => point.into(),
    }
}

fn hint(coach: Coach, search: HintSearch, words: RwSignal<SharedWords>) -> AnyView {
    let board = coach.board;
    let ways = Memo::new(move |_| search.hint.read().as_ref().map(highlights).unwrap_or_default());
    Effect::new(move |_| board.pointed.set(ways.get()));
    let claim = Memo::new(move |_| search.hint.read().as_ref().and_then(claim_to_make));
    Effect::new(move |_| board.pointed_claim.set(claim.get()));
    on_cleanup(move || {
        board.pointed.set(Vec::new());
        board.pointed_claim.set(None);
    });
    // The question whether to play a complete turn has its place under the panel.
    let is_asked = Memo::new(move |_| board.table.read().draft().to.is_some());
    Effect::new(move |_| {
        if is_asked.get() {
            coach.requests.set(0);
        }
    });
    let step = Memo::new(move |_| search.step());
    let about = move || {
        let hint = search.hint.read();
        let nudge = hint.as_ref().and_then(Hint::advice).map(|advice| advice.nudge)?;
        matches!(nudge, Nudge::Theme { theme: PuzzleTheme::Claim, .. }).then_some("claim")
    };
    view! {
        <section
            class="hint"
            id="hint"
            aria-labelledby="hint-title"
            data-step=move || step.get().map(step_name)
            data-about=move || about()
            data-claims=move || claim.get().map(|_| "")
        >
            <h2 id="hint-title">{board.text("action-hint")}</h2>
            // A live region announces only changes, so it exists from the start.
            <div class="hint-said" aria-live="polite">
                <Said search words />
            </div>
            <Buttons search words step claim />
        </section>
    }
    .into_any()
}

fn step_name(step: HintStep) -> &'static str {
    match step {
        HintStep::Thinking => "thinking",
        HintStep::Nudge => "nudge",
        HintStep::Turn => "turn",
        HintStep::Why => "why",
    }
}

/// The revealed steps. Earlier ones stay, so that screen readers announce only the new one.
#[component]
fn Said(search: HintSearch, words: RwSignal<SharedWords>) -> impl IntoView {
    let step = Memo::new(move |_| search.step());
    let waiting = move || {
        let key = match step.get() {
            _ if search.failed.get() => "hint-failed",
            None | Some(HintStep::Thinking) => "analysis-thinking",
            _ => return None,
        };
        Some(words.get().text(key))
    };
    let told = move |from: HintStep, tell: fn(&SharedWords, &Advice) -> AnyView| {
        let reached = Memo::new(move |_| step.get() >= Some(from));
        move || {
            reached.get().then(|| {
                let hint = search.hint.read_untracked();
                hint.as_ref().and_then(Hint::advice).map(|advice| tell(&words.get(), advice))
            })
        }
    };
    let nudge = told(HintStep::Nudge, |words, advice| {
        view! { <p id="hint-nudge">{say::nudge(words, advice.nudge)}</p> }.into_any()
    });
    let turn = told(HintStep::Turn, |words, advice| {
        view! { <p id="hint-turn" class="hint-turn">{say::turn(words, advice)}</p> }.into_any()
    });
    let why = told(HintStep::Why, |words, advice| {
        let sentences = say::why(words, advice);
        let sentences = sentences.into_iter().map(|sentence| view! { <li>{sentence}</li> }).collect_view();
        let bars = (!advice.is_even()).then(|| bars(words, advice));
        view! { {bars} <ul id="hint-why" class="hint-why">{sentences}</ul> }.into_any()
    });
    view! {
        <p id="hint-waiting" class="hint-waiting">{move || waiting()}</p>
        {move || nudge()}
        {move || turn()}
        {move || why()}
    }
}

/// Winning chances of the turn and of an alternative as bars. The text below says the same.
fn bars(words: &SharedWords, advice: &Advice) -> AnyView {
    let bar = |name: String, score| {
        // Scores are for the player to move, who gets the hint.
        let chances = Chances::seen_by(score, Player::One, Player::One);
        let part = |class: &'static str, thousandths: u16| {
            view! { <span class=class style:width=format!("{}%", f32::from(thousandths) / 10.0)></span> }
        };
        view! {
            <span class="hint-bar-name">{name}</span>
            <span class="chances" class:proved=chances.proof.is_some()>
                {part("chances-one", chances.win)} {part("chances-tie", chances.draw)}
                {part("chances-two", chances.loss)}
            </span>
        }
    };
    let other = advice
        .instead
        .as_ref()
        .map(|other| bar(words.with("hint-other", [("turn", turn_with_arrow(words, other.turn).into())]), other.score));
    view! { <div class="hint-bars" aria-hidden="true">{bar(words.text("hint-this"), advice.score)} {other}</div> }
        .into_any()
}

/// Buttons for the next step and for closing.
#[component]
fn Buttons(
    search: HintSearch,
    words: RwSignal<SharedWords>,
    step: Memo<Option<HintStep>>,
    claim: Memo<Option<Color>>,
) -> impl IntoView {
    let coach: Coach = expect_context();
    let next = Memo::new(move |_| match step.get() {
        Some(HintStep::Nudge) => Some("hint-show-turn"),
        Some(HintStep::Turn) => Some("hint-show-why"),
        _ if search.failed.get() => Some("part-again"),
        _ => None,
    });
    let go_on = move |event: MouseEvent| {
        coach.request();
        if next.get_untracked().is_none() && event.detail() == 0 {
            request_animation_frame(|| browser::focus("#hint-close"));
        }
    };
    let close = move |event: MouseEvent| {
        coach.close();
        focus_board(&event);
    };
    let claim_button = move || {
        claim.get().map(|color| {
            let words = words.get();
            let label = words.with("hint-claim", [("color", color_name(&words, color).into())]);
            let claim = move |event: MouseEvent| {
                coach.board.act(Intent::Claim(Some(color)));
                close(event);
            };
            view! { <button type="button" id="hint-claim" class="primary" on:click=claim>{label}</button> }
        })
    };
    view! {
        <div class="hint-buttons">
            // Where the panel covers the colours, one can be claimed here.
            {claim_button}
            <button type="button" id="hint-next" class="primary" hidden=move || next.get().is_none() on:click=go_on>
                {move || next.get().map(|key| words.get().text(key))}
            </button>
            <button type="button" id="hint-close" on:click=close>{move || words.get().text("dialog-close")}</button>
        </div>
    }
}
