//! Review panel: a whole game judged, with progress, graph and mistakes.

use std::time::Duration;

use leptos::prelude::*;
use lyngk_rules::{Player, Turn};
use lyngk_study::{Effort, analysis, review};

use super::analysis::EngineTrouble;
use super::engine::EngineTask;
use super::graph::Graph;
use super::room::StudyRoom;
use super::tree::turn_text;

/// Time per question of a quick review. A turn takes two or three.
pub(super) const QUICK: Effort = Effort::Time(Duration::from_millis(150));
/// Time per question of a thorough review.
const THOROUGH: Effort = Effort::Time(LONGEST);
/// The longest time of a question.
pub(super) const LONGEST: Duration = Duration::from_secs(1);

/// The panel.
#[component]
pub(super) fn ReviewPanel() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let engine = room.engine;
    let running = Memo::new(move |_| engine.is_at(EngineTask::Review));
    let turns = Memo::new(move |_| room.study.read().record().main_line().count());
    let press = move |_| {
        if running.get_untracked() {
            engine.stop();
        } else if turns.get_untracked() > 0 {
            engine.review(room.study.read_untracked().record(), room.effort.get_untracked());
        }
    };
    let label = move || board.words.get().text(if running.get() { "study-stop" } else { "review-start" });
    let choose = move |value: String| room.effort.set(if value == "thorough" { THOROUGH } else { QUICK });
    view! {
        <div class="study-row">
            <button
                type="button"
                id="review-switch"
                class:primary=move || !running.get()
                aria-disabled=move || (turns.get() == 0).to_string()
                on:click=press
            >
                {move || label()}
            </button>
            <select
                id="review-effort"
                aria-label=board.text("review-effort")
                disabled=running
                on:change:target=move |event| choose(event.target().value())
            >
                <option value="quick">{board.text("review-quick")}</option>
                <option value="thorough" prop:selected=move || room.effort.get() == THOROUGH>
                    {board.text("review-thorough")}
                </option>
            </select>
        </div>
        <EngineTrouble />
        <Progress running />
        <Results running />
    }
}

/// Progress bar.
#[component]
fn Progress(running: Memo<bool>) -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let progress = Memo::new(move |_| room.engine.review.read().as_ref().map(lyngk_study::Review::progress));
    let shown = move || {
        let (done, total) = progress.get().filter(|_| running.get())?;
        let text = review::say::progress(&board.words.get(), (done, total));
        Some(view! {
            <p class="review-progress">
                <progress id="review-progress" max=total value=done aria-label=board.text("review-start")></progress>
                <span>{text}</span>
            </p>
        })
    };
    view! { {move || shown()} }
}

/// Whether the main line is still the reviewed one.
fn still_fits(room: StudyRoom) -> bool {
    let study = room.study.read();
    let mut main = study.record().main_line().map(|id| study.record().node(id).turn());
    let review = room.engine.review.read();
    review.as_ref().is_some_and(|review| review.line().all(|turn| main.next() == Some(turn)) && main.next().is_none())
}

/// The results.
#[component]
fn Results(running: Memo<bool>) -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let there = Memo::new(move |_| {
        room.engine.review.read().as_ref().is_some_and(|review| !running.get() && review.progress().0 > 0)
    });
    let fits = Memo::new(move |_| still_fits(room));
    let shown = move || match (there.get(), fits.get()) {
        (false, _) if running.get() => ().into_any(),
        (false, _) => view! { <p class="study-hint">{board.text("review-hint")}</p> }.into_any(),
        (true, false) => {
            view! { <p class="study-hint" id="review-changed">{board.text("review-changed")}</p> }.into_any()
        }
        (true, true) => view! { <Graph /> <Summaries /> <Mistakes /> <After /> }.into_any(),
    };
    view! { {move || shown()} }
}

/// Summary of each player.
#[component]
fn Summaries() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let summary = move |player: Player| {
        let review = room.engine.review.read();
        let summary = review.as_ref().map(|review| review.analysis().summary(player));
        summary.map(|summary| review::say::summary(&board.words.get(), &summary))
    };
    let entry = move |player: Player| {
        view! {
            <div>
                <dt>{move || room.name(player)}</dt>
                <dd>{move || summary(player)}</dd>
            </div>
        }
    };
    view! { <dl class="review-summaries" id="review-summaries">{Player::ALL.map(entry).into_iter().collect_view()}</dl> }
}

/// A listed mistake.
#[derive(Clone, PartialEq)]
struct Mistake {
    ply: usize,
    player: Player,
    turn: Turn,
    mark: Option<&'static str>,
    said: String,
}

/// The mistakes with a better turn and the reason. Each is a link to its position.
#[component]
fn Mistakes() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let mistakes = Memo::new(move |_| {
        let words = board.words.get();
        let review = room.engine.review.read();
        let turns = review.as_ref().map(|review| review.analysis().turns).unwrap_or_default();
        let mistake = |turn: &lyngk_study::review::TurnAnalysis| {
            let judgement = turn.judgement.as_ref().filter(|judgement| judgement.grade.is_error())?;
            Some(Mistake {
                ply: turn.index,
                player: turn.player,
                turn: turn.turn,
                mark: judgement.mark().and_then(lyngk_rules::Mark::suffix),
                said: analysis::say::judgement(&words, judgement),
            })
        };
        turns.iter().filter_map(mistake).collect::<Vec<_>>()
    });
    let entry = move |mistake: Mistake| {
        let ply = mistake.ply;
        let title = move || {
            let mark = mistake.mark.unwrap_or_default();
            format!("{}: {}{mark}", room.name(mistake.player), turn_text(board, mistake.turn))
        };
        view! {
            <li>
                <button type="button" class="turn" data-ply=ply on:click=move |_| go_to_turn(room, ply + 1)>
                    {title}
                </button>
                <p>{mistake.said}</p>
            </li>
        }
    };
    let list = move || {
        let mistakes = mistakes.get();
        if mistakes.is_empty() {
            return view! { <p id="no-mistakes">{board.text("review-no-mistakes")}</p> }.into_any();
        }
        view! { <ol class="mistakes" id="mistakes">{mistakes.into_iter().map(entry).collect_view()}</ol> }.into_any()
    };
    view! {
        <h3 class="study-label">{board.text("review-mistakes")}</h3>
        {move || list()}
    }
}

/// Goes to the position after a number of turns of the main line.
pub(super) fn go_to_turn(room: StudyRoom, ply: usize) {
    room.go(|study| {
        let place = ply.checked_sub(1).and_then(|before| study.record().main_line().nth(before));
        study.go_to(place)
    });
}

/// Actions after a review: annotate, retry.
#[component]
fn After() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let annotate = move |_| {
        let analysis = room.engine.review.read_untracked().as_ref().map(lyngk_study::Review::analysis);
        let Some(analysis) = analysis else { return };
        room.change(|study| study.annotate(&analysis));
        room.say(board.words.get_untracked().text("review-annotated"), false);
    };
    let retry = move |player: Player| {
        let count = Memo::new(move |_| {
            room.engine.review.read().as_ref().map_or(0, |review| review.retries(Some(player)).len())
        });
        let label = move || {
            let values = [("player", room.name(player).into()), ("count", count.get().into())];
            board.words.get().with("retry-start", values)
        };
        view! {
            <button
                type="button"
                data-retry=player.to_string()
                hidden=move || count.get() == 0
                on:click=move |_| room.retry(player)
            >
                {move || label()}
            </button>
        }
    };
    view! {
        <div class="study-row">
            {Player::ALL.map(retry).into_iter().collect_view()}
            <button type="button" id="review-annotate" on:click=annotate>{board.text("review-annotate")}</button>
        </div>
    }
}
