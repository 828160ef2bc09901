//! Review panel: a whole game judged, with progress, mistakes and a graph.

use leptos::prelude::*;
use lyngk_rules::Player;
use lyngk_study::review;

use super::analysis::EngineTrouble;
use super::engine::{EngineTask, QUICK, THOROUGH};
use super::graph::Graph;
use super::mistakes::{MistakeCard, Mistakes};
use super::room::StudyRoom;

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
    let there = Memo::new(move |_| {
        room.engine.review.read().as_ref().is_some_and(|review| !running.get() && review.progress().0 > 0)
    });
    let label = move || {
        board.words.get().text(match (running.get(), there.get()) {
            (true, _) => "study-stop",
            (false, true) => "review-again",
            (false, false) => "review-start",
        })
    };
    let choose = move |value: String| room.effort.set(if value == "thorough" { THOROUGH } else { QUICK });
    view! {
        <div class="study-row review-row" class:done=there>
            <button
                type="button"
                id="review-switch"
                class:primary=move || !running.get() && !there.get()
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
        <Results running there />
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
fn Results(running: Memo<bool>, there: Memo<bool>) -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let fits = Memo::new(move |_| still_fits(room));
    let shown = move || match (there.get(), fits.get()) {
        (false, _) if running.get() => ().into_any(),
        (false, _) => view! { <p class="study-hint">{board.text("review-hint")}</p> }.into_any(),
        (true, false) => {
            view! { <p class="study-hint" id="review-changed">{board.text("review-changed")}</p> }.into_any()
        }
        (true, true) => view! { <Report /> }.into_any(),
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

/// The report: the mistakes one by one, what can be done with them, the graph, and a summary of each player.
#[component]
fn Report() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let mistakes = Mistakes::new(room);
    let choose = Callback::new(move |ply: usize| mistakes.choose_before(ply));
    // Whoever has played the game learns from their own mistakes first.
    let first = move |player: Player| !room.is_you(player.opponent());
    let retries = move |of_first: bool| {
        let wanted = move |player: Player| (first(player) == of_first).then(|| view! { <RetryButton player /> });
        move || Player::ALL.map(wanted).into_iter().collect_view()
    };
    view! {
        <MistakeCard mistakes />
        <div class="study-row">{retries(true)}</div>
        <Graph choose />
        <Summaries />
        <div class="study-row">{retries(false)} <Annotate /></div>
    }
}

/// A button to retry the mistakes of a player.
#[component]
fn RetryButton(player: Player) -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let count =
        Memo::new(move |_| room.engine.review.read().as_ref().map_or(0, |review| review.retries(Some(player)).len()));
    let label = move || {
        let values = [("player", room.name(player).into()), ("count", count.get().into())];
        board.words.get().with("retry-start", values)
    };
    view! {
        <button
            type="button"
            class:primary=move || room.is_you(player)
            data-retry=player.to_string()
            hidden=move || count.get() == 0
            on:click=move |_| room.retry(player)
        >
            {move || label()}
        </button>
    }
}

/// A button that writes marks and better turns into the study.
#[component]
fn Annotate() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let annotate = move |_| {
        let analysis = room.engine.review.read_untracked().as_ref().map(lyngk_study::Review::analysis);
        let Some(analysis) = analysis else { return };
        room.change(|study| study.annotate(&analysis));
        room.say(board.words.get_untracked().text("review-annotated"), false);
    };
    view! { <button type="button" id="review-annotate" on:click=annotate>{board.text("review-annotate")}</button> }
}
