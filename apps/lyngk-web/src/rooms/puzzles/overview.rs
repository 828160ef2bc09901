//! Overview: the puzzle of the day, filters, and progress.

use leptos::prelude::*;
use leptos::task::spawn_local;
use lyngk_rules::Variant;
use lyngk_study::puzzle::{Difficulty, Puzzle, PuzzleFilter, PuzzleTheme, say};
use lyngk_view::Words;

use super::storage::{ALL, named};
use super::{PuzzleRoom, STORM, focus_heading, paper, picture};
use crate::banner::banner;
use crate::board::Board;
use crate::route::Room;
use crate::{browser, day};

/// The overview.
pub(super) fn overview(
    room: PuzzleRoom,
    // The address names no puzzle.
    unknown: bool,
) -> AnyView {
    let board = room.board;
    focus_heading();
    let unknown = unknown.then(|| {
        view! { <div class="banner" role="alert" id="puzzle-unknown"><p>{board.text("puzzle-room-unknown")}</p></div> }
    });
    view! {
        <div class="puzzles-overview">
            <h2 class="room-title" id="room-title" tabindex="-1">{move || say::title(&board.words.get())}</h2>
            {unknown}
            {move || room.stored.broken.read().is_some().then(|| broken(room))}
            {room.of_today().map(|puzzle| of_day(room, &puzzle))}
            {storm(room)}
            {more(room)}
            {progress(room)}
            {paper::panel(room)}
        </div>
        {paper::sheet(room)}
    }
    .into_any()
}

/// The address of a puzzle.
pub(super) fn address(puzzle: &Puzzle) -> String {
    format!("{}/{}", Room::Puzzles.address(), puzzle.id())
}

/// Difficulty and variant: "Easy · Stacks of five".
pub(super) fn kind(words: &Words, puzzle: &Puzzle) -> String {
    format!("{} · {}", say::difficulty(words, Some(puzzle.difficulty())), say::variant(words, Some(puzzle.variant())))
}

/// The puzzle of the day with a preview.
fn of_day(room: PuzzleRoom, puzzle: &Puzzle) -> AnyView {
    let board = room.board;
    room.show(picture(*puzzle.position()));
    let title = move || {
        let words = board.words.get();
        say::daily(&words, &day::written_short(words.language()))
    };
    let (of_kind, task) = (puzzle.clone(), puzzle.clone());
    let solved = move || {
        let (progress, today) = (room.stored.progress.read(), day::since_1970());
        if progress.has_solved_day(today) {
            Some(view! { <p class="day-solved" id="day-solved">{board.text("puzzle-room-day-solved")}</p> }.into_any())
        } else {
            let text = board.text("puzzle-room-day-failed");
            progress.has_failed_day(today).then(|| view! { <p id="day-failed">{text}</p> }.into_any())
        }
    };
    let open = move || {
        let has_failed = room.stored.progress.read().has_failed_day(day::since_1970());
        board.words.get().text(if has_failed { "puzzle-action-again" } else { "puzzle-room-day-open" })
    };
    // For those who have solved none.
    let id = puzzle.id();
    let easier = move || {
        let set = room.set.get_value();
        let progress = room.stored.progress.read();
        let is_new = set.count(PuzzleFilter::default(), &progress).0 == 0;
        let standard = PuzzleFilter { variant: Some(Variant::Standard), ..PuzzleFilter::default() };
        let first = set.next(standard, &progress, None).filter(|first| is_new && first.id() != id)?;
        Some(view! { <a class="button" id="day-easier" href=address(first)>{board.text("puzzle-room-day-easier")}</a> })
    };
    // For those who play the other variant.
    let six = move || {
        let puzzle = room.today_in(Variant::Six).filter(|_| board.page.plan.read().variant == Variant::Six)?;
        Some(view! { <a id="day-six" href=address(&puzzle)>{board.text("puzzle-room-day-six")}</a> })
    };
    view! {
        <section class="day" aria-labelledby="day-title">
            // Hidden from screen readers: it is only a preview.
            <div class="day-picture" inert>
                <Board />
            </div>
            <div class="day-words">
                <h3 class="part-title" id="day-title">{move || title()}</h3>
                <p class="puzzle-kind">{move || kind(&board.words.get(), &of_kind)}</p>
                <p>{move || say::task(&board.words.get(), &task)}</p>
                {move || solved()}
                <a class="button button-main" id="day-open" href=address(puzzle)>{move || open()}</a>
                {move || easier()}
                {move || six()}
            </div>
        </section>
    }
    .into_any()
}

/// Filters for other puzzles.
fn more(room: PuzzleRoom) -> AnyView {
    let board = room.board;
    let filter = room.filter;
    let count = move || {
        let set = room.set.get_value();
        say::count(&board.words.get(), set.count(filter.get(), &room.stored.progress.read()))
    };
    let next = move || {
        let set = room.set.get_value();
        if let Some(puzzle) = set.next(filter.get(), &room.stored.progress.read(), None) {
            let title = board.text("puzzle-action-next");
            return view! { <a class="button" id="puzzle-next" href=address(puzzle)>{title}</a> }.into_any();
        }
        let text = move || say::none_left(&board.words.get(), &room.set.get_value(), filter.get());
        view! { <p id="puzzle-none-left">{move || text()}</p> }.into_any()
    };
    view! {
        <section class="more" aria-labelledby="more-title">
            <h3 class="part-title" id="more-title">{board.text("puzzle-room-more")}</h3>
            <div class="filters">
                {choice(
                    room, "filter-difficulty", "puzzle-room-difficulty", &Difficulty::ALL, Difficulty::name, say::difficulty,
                    |filter| filter.difficulty, |filter, difficulty| filter.difficulty = difficulty,
                )}
                {choice(
                    room, "filter-theme", "puzzle-room-theme", &PuzzleTheme::ALL, PuzzleTheme::name, say::theme,
                    |filter| filter.theme, |filter, theme| filter.theme = theme,
                )}
                {choice(
                    room, "filter-variant", "puzzle-room-variant", &Variant::ALL, Variant::name, say::variant,
                    |filter| filter.variant, |filter, variant| filter.variant = variant,
                )}
            </div>
            <div class="more-next">
                {move || next()}
                <p class="more-count" id="puzzle-count" aria-live="polite">{move || count()}</p>
            </div>
        </section>
    }
    .into_any()
}

/// A select element for one criterion of the filter.
#[allow(clippy::too_many_arguments)]
fn choice<T: Copy + PartialEq + Send + Sync + 'static>(
    room: PuzzleRoom,
    id: &'static str,
    label: &'static str,
    all: &'static [T],
    name: fn(T) -> &'static str,
    word: fn(&Words, Option<T>) -> String,
    get: fn(&PuzzleFilter) -> Option<T>,
    set: fn(&mut PuzzleFilter, Option<T>),
) -> AnyView {
    let board = room.board;
    let option = move |one: Option<T>| {
        let chosen = move || get(&room.filter.read()) == one;
        // There is no puzzle of this kind that is also of the other two that were chosen.
        let leads_nowhere = move || {
            let mut filter = room.filter.get();
            set(&mut filter, one);
            !chosen() && room.set.with_value(|set| set.matching(filter).next().is_none())
        };
        view! {
            <option
                value=one.map_or(ALL, name)
                prop:selected=move || chosen()
                prop:disabled=move || leads_nowhere()
            >
                {move || word(&board.words.get(), one)}
            </option>
        }
    };
    let options = std::iter::once(None).chain(all.iter().copied().map(Some)).map(option).collect_view();
    let choose = move |value: String| room.filter.update(|filter| set(filter, named(all, name, Some(&value))));
    view! {
        <div class="filter">
            <label for=id>{board.text(label)}</label>
            <select class="line-input" id=id on:change:target=move |event| choose(event.target().value())>
                {options}
            </select>
        </div>
    }
    .into_any()
}

/// Progress.
fn progress(room: PuzzleRoom) -> AnyView {
    let board = room.board;
    let progress = room.stored.progress;
    let all = move || {
        let set = room.set.get_value();
        say::count_all(&board.words.get(), set.count(PuzzleFilter::default(), &progress.read()))
    };
    let unkept =
        move || board.page.storage_failed.get().then(|| view! { <p class="banner quiet">{board.text("unkept")}</p> });
    view! {
        <section class="progress" aria-labelledby="progress-title">
            <h3 class="part-title" id="progress-title">{board.text("puzzle-room-progress")}</h3>
            <ul class="progress-lines">
                <li id="progress-rating">{move || say::rating(&board.words.get(), &progress.read())}</li>
                <li id="progress-all">{move || all()}</li>
                <li id="progress-streak">{move || say::streak(&board.words.get(), &progress.read())}</li>
                <li id="progress-days">{move || say::days(&board.words.get(), &progress.read(), day::since_1970())}</li>
            </ul>
            {move || unkept()}
        </section>
    }
    .into_any()
}

/// The way to the storm.
fn storm(room: PuzzleRoom) -> AnyView {
    let board = room.board;
    let best = move || {
        let best = say::storm_best(&board.words.get(), &room.stored.progress.read());
        best.map(|best| view! { <p class="more-count">{best}</p> })
    };
    view! {
        <section class="more" aria-labelledby="storm-title">
            <h3 class="part-title" id="storm-title">{board.text("storm-title")}</h3>
            <p>{board.text("storm-intro")}</p>
            <div class="more-next">
                // The explanation is here, so the storm starts at once.
                <a
                    class="button"
                    id="storm-open"
                    href=format!("{}/{STORM}", Room::Puzzles.address())
                    on:click=move |_| room.starts_storm.set_value(true)
                >
                    {board.text("storm-start")}
                </a>
                {move || best()}
            </div>
        </section>
    }
    .into_any()
}

/// Banner about unreadable progress.
fn broken(room: PuzzleRoom) -> AnyView {
    let board = room.board;
    let text = move || room.stored.broken.get_untracked().unwrap_or_default();
    let copied = RwSignal::new(false);
    let copy = move |_| {
        let text = text();
        spawn_local(async move {
            let done = browser::copy(text).await;
            copied.try_set(done);
        });
    };
    let copy_label = move || board.words.get().text(if copied.get() { "broken-copied" } else { "broken-copy" });
    let download = move |_| {
        let _ = browser::download("lyngk-puzzles.txt", &text());
    };
    let discard = move |_| {
        room.stored.discard_broken();
        focus_heading();
    };
    let actions = view! {
        <button type="button" id="broken-copy" on:click=copy>{move || copy_label()}</button>
        <button type="button" id="broken-download" on:click=download>{board.text("broken-download")}</button>
        <button type="button" id="broken-discard" on:click=discard>{board.text("broken-discard")}</button>
    };
    let banner = banner("broken-progress", board.text("puzzle-room-broken").into_any(), actions.into_any());
    view! { <div role="alert">{banner}</div> }.into_any()
}
