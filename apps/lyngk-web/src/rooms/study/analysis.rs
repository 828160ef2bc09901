//! Analysis panel.

use std::time::Duration;

use leptos::prelude::*;
use lyngk_rules::{Color, Player, Turn};
use lyngk_study::analysis::say;
use lyngk_study::{Analysis, AnalysisPlan, Chances, SearchLimit};

use super::collection::SearchButton;
use super::duel::DuelPart;
use super::inspection::{Inspecting, InspectionAnswer, InspectionButtons};
use super::outlook::OutlookPart;
use super::room::StudyRoom;
use super::turn::turn_view;

/// Number of turns shown of a line. The rest is little more than a guess.
const SHOWN: usize = 4;

/// The panel: start and stop, chances, and best lines.
#[component]
pub(super) fn AnalysisPanel() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let engine = room.engine;
    let on = Memo::new(move |_| engine.is_analysing());
    let inspecting = Inspecting::new(room);
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
            view! { <Bar /> <Lines /> <Claims /> }.into_any()
        } else {
            view! { <p class="study-hint">{board.text("analysis-hint")}</p> }.into_any()
        }
    };
    view! {
        <div class="study-row">
            <button type="button" id="analysis-switch" class:primary=move || !on.get() on:click=press>
                {move || label()}
            </button>
            // Above the lines, which come and go: buttons keep their places.
            <InspectionButtons inspecting />
            <PlanPart />
        </div>
        <EngineTrouble />
        <InspectionAnswer inspecting />
        {move || found()}
        <DuelPart />
    }
}

/// Folded settings: the number of lines and the longest search. A running analysis starts anew.
#[component]
fn PlanPart() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let plan = room.engine.plan;
    let change = move |change: &dyn Fn(&mut AnalysisPlan)| {
        plan.update(|plan| change(plan));
        if untrack(|| room.engine.is_analysing()) {
            room.engine.analyse(*room.study.read_untracked().position());
        }
    };
    let count = |lines: u32| {
        view! { <option value=lines.to_string() prop:selected=move || plan.get().lines == lines>{lines}</option> }
    };
    let time = |(number, longest): (usize, Duration)| {
        let text = move || {
            let words = board.words.get();
            if longest == AnalysisPlan::UNLIMITED {
                return words.text("analysis-no-limit");
            }
            words.with("analysis-seconds", [("seconds", longest.as_secs().to_string().into())])
        };
        view! {
            <option value=number.to_string() prop:selected=move || plan.get().longest == longest>{move || text()}</option>
        }
    };
    let limit = |(number, limit): (usize, SearchLimit)| {
        let text = move || say::limit(&board.words.get(), limit);
        view! {
            <option value=number.to_string() prop:selected=move || plan.get().limit == limit>{move || text()}</option>
        }
    };
    let choose_limit = move |text: String| {
        if let Some(&limit) = text.parse().ok().and_then(|number: usize| AnalysisPlan::LIMITS.get(number)) {
            change(&|plan| plan.limit = limit);
        }
    };
    let choose_lines = move |text: String| {
        if let Some(lines) = text.parse().ok().filter(|lines| AnalysisPlan::LINES.contains(lines)) {
            change(&|plan| plan.lines = lines);
        }
    };
    let choose_time = move |text: String| {
        if let Some(&longest) = text.parse().ok().and_then(|number: usize| AnalysisPlan::LONGEST.get(number)) {
            change(&|plan| plan.longest = longest);
        }
    };
    view! {
        <details class="study-details plan" id="analysis-settings">
        <summary>{board.text("head-settings")}</summary>
        <div class="study-row">
        <label class="plan-choice">
            {board.text("analysis-line-count")}
            <select id="analysis-line-count" on:change:target=move |event| choose_lines(event.target().value())>
                {AnalysisPlan::LINES.map(count).collect_view()}
            </select>
        </label>
        <label class="plan-choice">
            {board.text("analysis-longest")}
            <select id="analysis-longest" on:change:target=move |event| choose_time(event.target().value())>
                {AnalysisPlan::LONGEST.into_iter().enumerate().map(time).collect_view()}
            </select>
        </label>
        <label class="plan-choice">
            {board.text("analysis-limit")}
            <select id="analysis-limit" on:change:target=move |event| choose_limit(event.target().value())>
                {AnalysisPlan::LIMITS.into_iter().enumerate().map(limit).collect_view()}
            </select>
        </label>
        </div>
        </details>
    }
}

/// What else the engine has found out: the outlook.
#[component]
pub(super) fn Further() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let on = Memo::new(move |_| room.engine.is_analysing());
    view! {
        {move || on.get().then(|| view! { <div class="study-further"><OutlookPart /></div> })}
        <div class="study-row search-row"><SearchButton /></div>
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
        let near = board.near();
        let parts = chances_parts(Chances::seen_by(score, mover, near), near, false);
        let said = words
            .with("analysis-for", [("player", room.name(mover).into()), ("score", say::score(&words, score).into())]);
        let ground = score.proof().and_then(|proof| say::ground(&words, proof));
        view! {
            <div class="chances" class:proved=score.proof().is_some() aria-hidden="true">{parts}</div>
            <p class="chances-ends" aria-hidden="true">
                <span>{room.name(near)}</span>
                <span>{room.name(near.opponent())}</span>
            </p>
            <p class="chances-said" id="analysis-score">
                {said} {ground.map(|ground| format!(", {ground}"))}
            </p>
        }
        .into_any()
    };
    view! { {move || bar()} }
}

/// The parts of a bar: the near player's chances, a tie, and the other's.
fn chances_parts(chances: Chances, near: Player, upright: bool) -> AnyView {
    let part = |of: Option<Player>, thousandths: u16| {
        let size = format!("{}.{}%", thousandths / 10, thousandths % 10);
        let (width, height) = if upright { (None, Some(size)) } else { (Some(size), None) };
        let class = if of.is_some() { "chances-of" } else { "chances-tie" };
        view! { <span class=class data-of=of.map(|player| player.to_string()) style:width=width style:height=height></span> }
    };
    (part(Some(near), chances.win), part(None, chances.draw), part(Some(near.opponent()), chances.loss)).into_any()
}

/// Winning chances as a bar beside the board, the near player's at the bottom. The panel says them in words.
#[component]
pub(super) fn SideBar() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let score = of(room, |analysis| (analysis.score(), analysis.position().to_move()));
    let bar = move || {
        let (score, mover) = score.get()?;
        let near = room.board.near();
        let parts = chances_parts(Chances::seen_by(score?, mover, near), near, true);
        Some(view! { <div class="side-bar" id="side-bar" aria-hidden="true">{parts}</div> })
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
        let player = mover.get().unwrap_or(Player::One);
        let key = if room.is_you(player) { "analysis-lines-you" } else { "analysis-lines" };
        board.words.get().with(key, [("player", room.name(player).into())])
    };
    let extent = of(room, Analysis::extent);
    let searched = move || extent.get().map(|extent| say::searched(&board.words.get(), extent));
    let lines = (0..*AnalysisPlan::LINES.end() as usize).map(|rank| view! { <BestLine rank /> }).collect_view();
    view! {
        <div hidden=move || any.get() != Some(true)>
            <h3 class="study-label">{move || title()}</h3>
            <ol class="best-lines" id="best-lines">{lines}</ol>
            <p class="study-hint" id="analysis-searched">{move || searched()}</p>
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
    let score_text = move || score.get().flatten().map(|score| say::precise_score(&board.words.get(), score));
    let buttons = move || turns.get().map(|turns| line_buttons(room, || (), &turns));
    view! {
        <li hidden=move || turns.read().is_none() data-rank=rank + 1>
            <span class="line-score" class:proved=move || proved()>{move || score_text()}</span>
            <span class="line-turns">{move || buttons()}</span>
        </li>
    }
}

/// The turns of a line as buttons. Each plays the line up to it, after the board has been set up for the line.
pub(super) fn line_buttons(room: StudyRoom, set_up: impl Fn() + Copy + Send + 'static, turns: &[Turn]) -> AnyView {
    let button = |(number, &turn): (usize, &Turn)| {
        let line = turns[..=number].to_vec();
        let play = move |_| {
            set_up();
            room.play_line(&line);
        };
        view! { <button type="button" class="turn" on:click=play>{turn_view(room.board, turn)}</button> }.into_any()
    };
    turns.iter().enumerate().map(button).collect_view().into_any()
}

/// The best turn for each claim, and without one, side by side. Its place is kept while they are searched.
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
        let row = |(claim, score, turn): (Option<Color>, _, Option<Turn>)| {
            // The turn shows the colour.
            let name_class = claim.is_some().then_some("sr-only");
            view! {
                <tr role="row">
                    <th role="rowheader" scope="row"><span class=name_class>{say::claim(&words, claim)}</span></th>
                    <td role="cell">{say::precise_score(&words, score)}</td>
                    <td role="cell">{turn.map(|turn| line_buttons(room, || (), &[turn]))}</td>
                </tr>
            }
        };
        claims.get().unwrap_or_default().into_iter().map(row).collect_view()
    };
    let expects = of(room, Analysis::expects_claims);
    view! {
        // The styles make a grid of it, so the roles are given.
        <table class="claim-table" id="claim-table" role="table" hidden=move || expects.get() != Some(true)>
            <caption class="study-label">{board.text("analysis-claims")}</caption>
            <tbody role="rowgroup">{move || rows()}</tbody>
        </table>
    }
}
