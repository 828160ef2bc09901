//! Fields of the form for a new game.

use leptos::prelude::*;
use lyngk_game::TimeControl;
use lyngk_rules::Variant;
use lyngk_view::say;

use super::FormState;
use super::form::{CLOCKS, Clock, Problem, SIDES, StartKind};
use crate::day;
use crate::dialogs::field::{Choice, Choices, Line};
use crate::state::PageState;

/// Who begins. A given position has a player to move, so the seat is chosen instead.
#[component]
pub(crate) fn SideField() -> impl IntoView {
    let page: PageState = expect_context();
    let state: FormState = expect_context();
    let chosen = state.part(|form| SIDES.iter().position(|side| *side == form.side).unwrap_or_default());
    let choose = state.change(|form, number: usize| form.side = SIDES[number]);
    let field = move |given: bool| {
        let (legend, first, second) =
            if given { ("new-seat", "player-one", "player-two") } else { ("new-side", "new-side-me", "") };
        let level = state.part(|form| form.level);
        let other = move || match second {
            "" => say::opponent(&page.words.get(), level.get()),
            key => page.words.get().text(key),
        };
        let options = vec![
            Choice::new("first", page.text(first)),
            Choice::new("second", other),
            Choice::new("lot", page.text("new-side-lot")),
        ];
        view! { <Choices name="side" legend=Signal::derive(page.text(legend)) options chosen choose /> }
    };
    let kind = Memo::new(move |_| {
        let form = state.form.read();
        (!form.friend).then_some(form.start == StartKind::Lpn)
    });
    move || kind.get().map(field)
}

/// Variant. A given position has its own.
#[component]
pub(crate) fn VariantField() -> impl IntoView {
    let page: PageState = expect_context();
    let state: FormState = expect_context();
    let chosen = state.part(|form| usize::from(form.variant == Variant::Six));
    let choose =
        state.change(|form, number: usize| form.variant = if number == 1 { Variant::Six } else { Variant::Standard });
    let field = move || {
        let options = vec![
            Choice::new("std", page.text("new-variant-standard")),
            Choice::new("six", page.text("new-variant-six")),
        ];
        let legend = Signal::derive(page.text("new-variant"));
        let hint = move || {
            let key = if chosen.get() == 1 { "new-variant-six-hint" } else { "new-variant-standard-hint" };
            page.words.get().text(key)
        };
        view! {
            <div class="field-group">
                <Choices name="variant" legend options chosen choose />
                <p class="field-hint variant-hint" aria-live="polite">{move || hint()}</p>
            </div>
        }
    };
    let given = Memo::new(move |_| state.form.read().start == StartKind::Lpn);
    move || (!given.get()).then(field)
}

/// Options that few games need, folded behind a line that says what is chosen.
#[component]
pub(crate) fn MoreOptions(children: Children) -> impl IntoView {
    let page: PageState = expect_context();
    let state: FormState = expect_context();
    let chosen = move || {
        let words = page.words.get();
        let start = words.text(match state.form.read().start {
            StartKind::Random => "new-from-random",
            StartKind::Day => "new-from-day",
            StartKind::Seed => "new-from-seed",
            StartKind::Lpn => "new-from-lpn",
        });
        words.with("new-more-item", [("name", words.text("new-from").into()), ("value", start.into())])
    };
    view! {
        <details
            class="new-more"
            id="new-more"
            prop:open=move || state.unfolded.get()
            on:toggle:target=move |event| state.unfolded.set(event.target().open())
        >
            <summary>{move || chosen()}</summary>
            <div class="new-more-fields">{children()}</div>
        </details>
    }
}

/// Start position.
#[component]
pub(crate) fn StartField() -> impl IntoView {
    let page: PageState = expect_context();
    let state: FormState = expect_context();
    let options = vec![
        Choice::new("random", page.text("new-from-random")),
        Choice::new("day", page.text("new-from-day")),
        Choice::new("seed", page.text("new-from-seed")),
        Choice::new("lpn", page.text("new-from-lpn")),
    ];
    let start = Memo::new(move |_| state.form.read().start);
    let chosen = state.part(|form| StartKind::ALL.iter().position(|start| *start == form.start).unwrap_or_default());
    let choose = state.change(|form, number: usize| form.start = StartKind::ALL[number]);
    let hint = move || {
        let words = page.words.get();
        match start.get() {
            StartKind::Random => String::new(),
            StartKind::Day => words.with("new-from-day-hint", [("date", day::written(words.language()).into())]),
            StartKind::Seed => words.text("new-from-seed-hint"),
            StartKind::Lpn => words.text("new-from-lpn-hint"),
        }
    };
    let line = move || match start.get() {
        StartKind::Random | StartKind::Day => None,
        StartKind::Seed => Some(seed_line(state, page).into_any()),
        StartKind::Lpn => Some(lpn_line(state, page).into_any()),
    };
    view! {
        <div class="field-group">
            <Choices name="start" legend=Signal::derive(page.text("new-from")) options chosen choose />
            <p class="field-hint" id="start-hint" aria-live="polite">{move || hint()}</p>
            {move || line()}
        </div>
    }
}

fn seed_line(state: FormState, page: PageState) -> impl IntoView {
    let problem = Signal::derive(move || {
        let wrong = *state.problem.read() == Some(Problem::Seed);
        wrong.then(|| page.words.read().with("new-seed-bad", [("limit", u64::MAX.to_string().into())]))
    });
    let value = state.part(|form| form.seed.clone());
    let write = state.change(|form, text| form.seed = text);
    view! { <Line name="new-seed" label="new-seed" value write problem /> }
}

fn lpn_line(state: FormState, page: PageState) -> impl IntoView {
    let problem = Signal::derive(move || match &*state.problem.read() {
        Some(Problem::Lpn(error)) => Some(say::lpn(&page.words.read(), error)),
        _ => None,
    });
    let value = state.part(|form| form.lpn.clone());
    let write = state.change(|form, text| form.lpn = text);
    view! { <Line name="new-lpn" label="new-lpn" value write problem long=true /> }
}

/// Time control.
#[component]
pub(crate) fn ClockField() -> impl IntoView {
    let page: PageState = expect_context();
    let state: FormState = expect_context();
    let offered = |number: usize, value| {
        let (minutes, seconds) = CLOCKS[number];
        Choice::new(value, move || format!("{minutes} + {seconds}"))
    };
    let options = vec![
        Choice::new("none", page.text("new-clock-none")),
        offered(0, "3+2"),
        offered(1, "5+3"),
        offered(2, "10+5"),
        offered(3, "20+10"),
        Choice::new("custom", page.text("new-clock-custom")),
    ];
    let chosen = state.part(|form| Clock::ALL.iter().position(|clock| *clock == form.clock).unwrap_or_default());
    let choose = state.change(|form, number: usize| form.clock = Clock::ALL[number]);
    let clock = Memo::new(move |_| state.form.read().clock);
    let hint =
        move || (clock.get() != Clock::None).then(|| view! { <p class="field-hint">{page.text("new-clock-hint")}</p> });
    let lines = move || (clock.get() == Clock::Custom).then(|| clock_lines(state, page));
    view! {
        <div class="field-group">
            <Choices
                name="clock"
                legend=Signal::derive(page.text("new-clock"))
                options
                chosen
                choose
                layout="segments segments-clocks"
            />
            {move || hint()}
            {move || lines()}
        </div>
    }
}

fn clock_lines(state: FormState, page: PageState) -> impl IntoView {
    let wrong = move || *state.problem.read() == Some(Problem::Clock);
    let problem = Signal::derive(move || {
        let minutes = TimeControl::MAX_INITIAL.as_secs() / 60;
        let seconds = TimeControl::MAX_INCREMENT.as_secs();
        let values = [("minutes", minutes.into()), ("seconds", seconds.into())];
        wrong().then(|| page.words.read().with("new-clock-bad", values))
    });
    // Both fields share one message.
    let none = Signal::derive(|| None);
    let minutes = state.part(|form| form.minutes.clone());
    let write_minutes = state.change(|form, text| form.minutes = text);
    let seconds = state.part(|form| form.seconds.clone());
    let write_seconds = state.change(|form, text| form.seconds = text);
    view! {
        <div class="lines">
            <Line name="new-minutes" label="new-minutes" value=minutes write=write_minutes problem />
            <Line name="new-seconds" label="new-seconds" value=seconds write=write_seconds problem=none />
        </div>
    }
}
