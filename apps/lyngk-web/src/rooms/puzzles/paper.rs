//! Puzzles to print, and as a file.

use leptos::prelude::*;
use lyngk_picture::{Background, Caption, Picture, Style};
use lyngk_rules::PerPlayer;
use lyngk_study::puzzle::{Puzzle, collection, say};
use lyngk_view::Compass;

use super::PuzzleRoom;
use super::overview::kind;
use crate::browser;

/// Numbers of puzzles to choose from. Six fit on a page.
const COUNTS: [usize; 4] = [6, 12, 24, 48];

/// The panel with the number of puzzles and what to do with them.
pub(super) fn panel(room: PuzzleRoom) -> AnyView {
    let board = room.board;
    let count = RwSignal::new(COUNTS[0]);
    let several = move || several(room, count.get_untracked());
    let print = move |_| {
        room.printed.set(several());
        // Only what is on the page can be printed.
        request_animation_frame(|| drop(window().print()));
    };
    let download = move |_| {
        let puzzles = several();
        let numbered = puzzles.iter().map(|(number, puzzle)| (*number, puzzle));
        let _ = browser::download("lyngk-puzzles.lgn", &collection(&board.words.get_untracked(), numbered));
    };
    let is_empty = Memo::new(move |_| {
        room.set.with_value(|set| set.several(room.filter.get(), &room.stored.progress.read(), 1).is_empty())
    });
    let option = move |of: usize| view! { <option value=of prop:selected=move || count.get() == of>{of}</option> };
    let choose = move |value: String| count.set(value.parse().unwrap_or(COUNTS[0]));
    // The layout stays after printing, since the browser may print it again.
    on_cleanup(move || {
        let _ = room.printed.try_set(Vec::new());
    });
    view! {
        <section class="more" aria-labelledby="paper-title">
            <h3 class="part-title" id="paper-title">{board.text("paper-title")}</h3>
            <p>{board.text("paper-intro")}</p>
            <div class="more-next">
                <div class="filter paper-count">
                    <label for="paper-count">{board.text("paper-count")}</label>
                    <select class="line-input" id="paper-count" on:change:target=move |event| choose(event.target().value())>
                        {COUNTS.map(option).collect_view()}
                    </select>
                </div>
                <button type="button" id="paper-print" disabled=is_empty on:click=print>{board.text("paper-print")}</button>
                <button type="button" id="paper-file" disabled=is_empty on:click=download>{board.text("paper-file")}</button>
            </div>
        </section>
    }
    .into_any()
}

/// Puzzles of the chosen kind with their numbers.
fn several(room: PuzzleRoom, count: usize) -> Vec<(usize, Puzzle)> {
    let set = room.set.get_value();
    let chosen = set.several(room.filter.get_untracked(), &room.stored.progress.read_untracked(), count);
    chosen.into_iter().map(|puzzle| (set.number(puzzle.id()).unwrap_or_default(), puzzle.clone())).collect()
}

/// The print layout: diagrams with tasks, and the solutions at the end. Only printers show it.
pub(super) fn sheet(room: PuzzleRoom) -> AnyView {
    let board = room.board;
    let style = move || Style { background: Background::Paper, pieces: board.page.settings.read().pieces };
    let diagram = move |(number, puzzle): &(usize, Puzzle)| {
        let words = board.words.get();
        let settings = board.page.settings.read();
        let players =
            PerPlayer::from_fn(|player| words.text(if player == puzzle.player() { "you" } else { "opponent" }));
        let picture = Picture {
            style: style(),
            coordinates: settings.coordinates,
            compass: Compass::new(settings.rotation),
            caption: Caption { players, ..Caption::default() },
            ..Picture::new(*puzzle.position())
        };
        view! {
            <figure class="sheet-puzzle">
                <figcaption>
                    <strong>{say::number(&words, *number)}</strong>
                    {format!(" · {}", kind(&words, puzzle))}
                </figcaption>
                <div inner_html=picture.diagram()></div>
                <p>{say::task(&words, puzzle)}</p>
            </figure>
        }
    };
    let solution = move |(number, puzzle): &(usize, Puzzle)| {
        let words = board.words.get();
        let facts = [Some(say::theme_is(&words, puzzle)), say::proved(&words, puzzle)];
        let facts = facts.into_iter().flatten().collect::<Vec<_>>().join(" ");
        view! {
            <li>
                <strong>{say::number(&words, *number)}</strong>
                {format!(": {}. {facts}", say::solution(&words, puzzle))}
            </li>
        }
    };
    let shown = move || {
        let puzzles = room.printed.get();
        (!puzzles.is_empty()).then(|| {
            view! {
                <article class="sheet" data-sheet="puzzles">
                    <div inner_html=Picture::definitions(style())></div>
                    <h2 class="sheet-title">{move || say::title(&board.words.get())}</h2>
                    <div class="sheet-puzzles">{puzzles.iter().map(diagram).collect_view()}</div>
                    <section class="sheet-solutions">
                        <h2 class="sheet-title">{board.text("paper-solutions")}</h2>
                        <ul>{puzzles.iter().map(solution).collect_view()}</ul>
                    </section>
                </article>
            }
        })
    };
    view! { <div class="sheet-place">{move || shown()}</div> }.into_any()
}
