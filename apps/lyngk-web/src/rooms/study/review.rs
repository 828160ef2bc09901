//! Review panel: a whole game judged, with progress, mistakes and a graph.

use leptos::prelude::*;
use lyngk_rules::{PerPlayer, Player};
use lyngk_study::Review;
use lyngk_study::review::{self, GIFT_SIGN};
use lyngk_view::Table;
use web_sys::HtmlDetailsElement;

use super::analysis::EngineTrouble;
use super::engine::EngineTask;
use super::graph::Graph;
use super::mistakes::{MistakeCard, Mistakes};
use super::room::{StudyRoom, covers};
use crate::piece::Rings;
use crate::reviews::{QUICK, THOROUGH};
use crate::store;

/// Whether the table of the report is folded, in local storage.
const FOLDED: &str = "lyngk.review.folded";

/// The panel.
#[component]
pub(super) fn ReviewPanel() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let engine = room.engine;
    let running = Memo::new(move |_| engine.is_at(EngineTask::Review));
    let turns = Memo::new(move |_| room.study.read().record().main_line().count());
    let there = Memo::new(move |_| {
        room.engine.review.read().as_ref().is_some_and(|review| !running.get() && review.progress().0 > 0)
    });
    let press = move |_| match (running.get_untracked(), there.get_untracked()) {
        _ if turns.get_untracked() == 0 => (),
        (true, _) => engine.stop(),
        (false, true) => room.review_again(),
        (false, false) => room.review(),
    };
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
    let progress = Memo::new(move |_| {
        room.engine.review.read().as_ref().map(|review| (review.progress(), review.progress_in_moves()))
    });
    let shown = move || {
        let ((done, total), moves) = progress.get().filter(|_| running.get())?;
        let text = review::say::progress(&board.words.get(), moves);
        Some(view! {
            <p class="review-progress">
                <progress id="review-progress" max=total value=done aria-label=board.text("review-start")></progress>
                <span>{text}</span>
            </p>
        })
    };
    view! { {move || shown()} }
}

/// Whether the main line still begins with the reviewed one.
fn still_fits(room: StudyRoom) -> bool {
    room.engine.review.read().as_ref().is_some_and(|review| covers(&room.study.read(), review))
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

/// A line for each player: the accuracy, and how many errors of each kind they made, with their signs. The counts of a line add up to the
/// number of moments that can be looked at and tried again.
#[component]
fn Summaries() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let analysis = Memo::new(move |_| room.engine.review.read().as_ref().map(Review::analysis));
    let accuracy = move |player: Player| {
        let summary = analysis.read().as_ref().map(|analysis| analysis.summary(player))?;
        review::say::accuracy(&board.words.get(), &summary)
    };
    let head = move |(sign, key): (&'static str, &'static str)| {
        view! {
            <th scope="col">
                <span class="review-sign" aria-hidden="true">{sign}</span>
                <span>{board.text(key)}</span>
            </th>
        }
    };
    let counts = Memo::new(move |_| {
        let review = room.engine.review.read();
        PerPlayer::from_fn(|player| review.as_ref().map(|review| review.counts(player)).unwrap_or_default())
    });
    let any_given = Memo::new(move |_| counts.read().iter().any(|(_, counts)| counts.gifts > 0));
    let row = move |player: Player| {
        view! {
            <tr data-of=player.to_string()>
                <th scope="row"><span><Rings player /> {move || room.name(player)}</span></th>
                <td><b class="review-accuracy">{move || accuracy(player)}</b></td>
                <td>{move || counts.read()[player].inaccuracies}</td>
                <td>{move || counts.read()[player].mistakes}</td>
                <td>{move || counts.read()[player].blunders}</td>
                <td hidden=move || !any_given.get()>{move || counts.read()[player].gifts}</td>
            </tr>
        }
    };
    let signs = [("?!", "review-inaccuracies"), ("?", "review-mistakes"), ("??", "review-blunders")];
    // Once it has been read, it can be folded, and says the accuracies in a line.
    let in_short = move || {
        let player = |player: Player| Some(format!("{} {}", room.name(player), accuracy(player)?));
        let all: Vec<String> = Player::ALL.into_iter().filter_map(player).collect();
        format!("{} · {}", board.words.get().text("review-accuracy"), all.join(" · "))
    };
    let is_open = store::read(FOLDED).is_none();
    let folded = move |details: HtmlDetailsElement| {
        if details.open() {
            store::remove(FOLDED);
        } else {
            store::write(FOLDED, "1");
        }
    };
    view! {
        <details class="review-fold" id="review-fold" open=is_open on:toggle:target=move |event| folded(event.target())>
        <summary><span>{move || in_short()}</span></summary>
        <table class="review-table" id="review-summaries" data-given=move || any_given.get().then_some("")>
            <thead>
                <tr>
                    <td></td>
                    <th scope="col">{board.text("review-accuracy")}</th>
                    {signs.map(head).into_iter().collect_view()}
                    <th scope="col" hidden=move || !any_given.get() title=board.text("review-given-note")>
                        <span class="review-sign" aria-hidden="true">{GIFT_SIGN}</span>
                        <span>{board.text("review-given")}</span>
                    </th>
                </tr>
            </thead>
            <tbody>{Player::ALL.map(row).into_iter().collect_view()}</tbody>
        </table>
        </details>
    }
}

/// The report: how well both have played, the graph, the mistakes one by one, and what can be done with them.
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
        <Summaries />
        <Longer />
        <Resigned />
        <Graph choose />
        <MistakeCard mistakes />
        <div class="study-row">{retries(true)}{retries(false)} <Annotate /></div>
    }
}

/// That turns were added since, which the review does not judge.
#[component]
fn Longer() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let added = Memo::new(move |_| {
        let reviewed = room.engine.review.read().as_ref().map(|review| review.line().count());
        reviewed.is_some_and(|reviewed| room.study.read().record().main_line().count() > reviewed)
    });
    let text = move || added.get().then(|| board.words.get().text("review-longer"));
    view! { {move || text().map(|text| view! { <p class="study-hint" id="review-longer">{text}</p> })} }
}

/// That a game which was not lost was resigned.
#[component]
fn Resigned() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let end = Memo::new(move |_| {
        let analysis = room.engine.review.read().as_ref().map(Review::analysis)?;
        analysis.end.map(|score| (score, analysis.to_move))
    });
    let text = move || {
        let names = PerPlayer::from_fn(|player| room.name(player));
        let you = board.with_table(Table::only_person);
        review::say::resigned(&board.words.get(), room.study.read().record(), end.get(), &names, you)
    };
    view! { {move || text().map(|text| view! { <p id="review-resigned">{text}</p> })} }
}

/// A button to retry the mistakes of a player.
#[component]
fn RetryButton(player: Player) -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let count =
        Memo::new(move |_| room.engine.review.read().as_ref().map_or(0, |review| review.moments(Some(player)).len()));
    let label = move || {
        let values = [("player", room.name(player).into()), ("count", count.get().into())];
        board.words.get().with("retry-start", values)
    };
    view! {
        <button
            type="button"
            data-retry=player.to_string()
            hidden=move || count.get() == 0
            on:click=move |_| room.retry(Some(player), None)
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
        let analysis = room.engine.review.read_untracked().as_ref().map(Review::analysis);
        let Some(analysis) = analysis else { return };
        room.change(|study| study.annotate(&analysis));
        room.say(board.words.get_untracked().text("review-annotated"), false);
    };
    view! { <button type="button" id="review-annotate" on:click=annotate>{board.text("review-annotate")}</button> }
}
