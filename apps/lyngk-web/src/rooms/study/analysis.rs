//! Analysis panel.

use leptos::prelude::*;
use lyngk_rules::{Player, Turn};
use lyngk_study::analysis::say;
use lyngk_study::{Analysis, AnalysisPlan, Chances};

use super::engine::EngineTask;
use super::outlook::OutlookPart;
use super::room::StudyRoom;
use super::tree::turn_text;

/// Number of turns shown of a line. The rest is little more than a guess.
const SHOWN: usize = 6;

/// The panel: start and stop, chances, outlook, best lines, and claims.
#[component]
pub(super) fn AnalysisPanel() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let engine = room.engine;
    let on = Memo::new(move |_| engine.is_at(EngineTask::Analysis));
    let press = move |_| {
        if on.get_untracked() {
            engine.stop();
        } else {
            engine.analyse(*room.study.read_untracked().position());
        }
    };
    let label = move || board.words.get().text(if on.get() { "study-stop" } else { "analysis-start" });
    let found = move || {
        if on.get() {
            view! { <Bar /> <OutlookPart /> <Lines /> <Claims /> }.into_any()
        } else {
            view! { <p class="study-hint">{board.text("analysis-hint")}</p> }.into_any()
        }
    };
    view! {
        <div class="study-row">
            <button type="button" id="analysis-switch" class:primary=move || !on.get() on:click=press>
                {move || label()}
            </button>
        </div>
        <EngineTrouble />
        {move || found()}
    }
}

/// Message about a failed engine.
#[component]
pub(super) fn EngineTrouble() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let text = move || room.engine.failed.get().then(|| room.board.words.get().text("analysis-failed"));
    view! { <p class="study-problem" id="study-engine-trouble" aria-live="assertive">{move || text()}</p> }
}

/// A memo of a part of the analysis.
pub(super) fn of<T>(room: StudyRoom, read: impl Fn(&Analysis) -> T + Send + Sync + 'static) -> Memo<Option<T>>
where
    T: PartialEq + Send + Sync + 'static,
{
    Memo::new(move |_| room.engine.analysis.read().as_ref().map(&read))
}

/// Winning chances as a bar and in words.
#[component]
fn Bar() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let score = of(room, |analysis| (analysis.score(), analysis.position().to_move()));
    let bar = move || {
        let words = board.words.get();
        let Some((Some(score), mover)) = score.get() else {
            return view! { <p class="study-hint">{words.text("analysis-thinking")}</p> }.into_any();
        };
        let chances = Chances::seen_by(score, mover, Player::One);
        let percent = |thousandths: u16| format!("{}%", f32::from(thousandths) / 10.0);
        let part = |class: &'static str, thousandths: u16| {
            view! { <span class=class style:width=percent(thousandths)></span> }
        };
        let said = words
            .with("analysis-for", [("player", room.name(mover).into()), ("score", say::score(&words, score).into())]);
        let ground = score.proof().and_then(|proof| say::ground(&words, proof));
        view! {
            <div class="chances" class:proved=score.proof().is_some() aria-hidden="true">
                {part("chances-one", chances.win)} {part("chances-tie", chances.draw)}
                {part("chances-two", chances.loss)}
            </div>
            <p class="chances-ends" aria-hidden="true">
                <span>{room.name(Player::One)}</span>
                <span>{room.name(Player::Two)}</span>
            </p>
            <p class="chances-said" id="analysis-score">
                {said} {ground.map(|ground| format!(", {ground}"))}
            </p>
        }
        .into_any()
    };
    view! { {move || bar()} }
}

/// The best lines. An element is rebuilt only when its turns change, so that a click does not miss it.
#[component]
fn Lines() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let mover = of(room, |analysis| analysis.position().to_move());
    let any = of(room, |analysis| !analysis.lines().is_empty());
    let title = move || {
        let player = room.name(mover.get().unwrap_or(Player::One));
        board.words.get().with("analysis-lines", [("player", player.into())])
    };
    let lines = (0..AnalysisPlan::default().lines as usize).map(|rank| view! { <BestLine rank /> }).collect_view();
    view! {
        <div hidden=move || any.get() != Some(true)>
            <h3 class="study-label">{move || title()}</h3>
            <ol class="best-lines" id="best-lines">{lines}</ol>
        </div>
    }
}

#[component]
fn BestLine(rank: usize) -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let turns = of(room, move |analysis| {
        let line = analysis.lines().get(rank)?;
        Some(line.turns.iter().copied().take(SHOWN).collect::<Vec<_>>())
    });
    let turns = Memo::new(move |_| turns.get().flatten());
    let score = of(room, move |analysis| analysis.lines().get(rank).map(|line| line.score));
    let proved = move || score.get().flatten().is_some_and(|score| score.proof().is_some());
    let score_text = move || score.get().flatten().map(|score| say::short_score(&board.words.get(), score));
    let buttons = move || turns.get().map(|turns| line_buttons(room, &turns));
    view! {
        <li hidden=move || turns.read().is_none() data-rank=rank + 1>
            <span class="line-score" class:proved=move || proved()>{move || score_text()}</span>
            <span class="line-turns">{move || buttons()}</span>
        </li>
    }
}

/// The turns of a line as buttons. Each plays the line up to it.
pub(super) fn line_buttons(room: StudyRoom, turns: &[Turn]) -> impl IntoView + use<> {
    let button = |(number, &turn): (usize, &Turn)| {
        let line = turns[..=number].to_vec();
        view! {
            <button type="button" class="turn" on:click=move |_| room.play_line(&line)>
                {move || turn_text(room.board, turn)}
            </button>
        }
    };
    turns.iter().enumerate().map(button).collect_view()
}

/// The best turn for each claim, and without one.
#[component]
fn Claims() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let claims = of(room, |analysis| {
        let choice = |choice: lyngk_study::analysis::ClaimChoice| {
            (choice.claim, choice.line.score, choice.line.turns.first().copied())
        };
        analysis.claims().into_iter().map(choice).collect::<Vec<_>>()
    });
    let rows = move || {
        let words = board.words.get();
        let row = |(claim, score, turn): (_, _, Option<Turn>)| {
            view! {
                <tr>
                    <th scope="row">{say::claim(&words, claim)}</th>
                    <td>{say::short_score(&words, score)}</td>
                    <td>{turn.map(|turn| line_buttons(room, &[turn]))}</td>
                </tr>
            }
        };
        claims.get().unwrap_or_default().into_iter().map(row).collect_view()
    };
    view! {
        <table class="claim-table" id="claim-table" hidden=move || claims.get().is_none_or(|claims| claims.is_empty())>
            <caption class="study-label">{board.text("analysis-claims")}</caption>
            <tbody>{move || rows()}</tbody>
        </table>
    }
}
