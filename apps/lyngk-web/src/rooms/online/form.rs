//! The form for a challenge.

use leptos::prelude::*;
use lyngk_game::TimeControl;
use lyngk_online::{ChallengeForm, ClockChoice, FormProblem, OFFERED_CLOCKS};
use lyngk_room::{HostSide, Name, Visibility};
use lyngk_rules::Variant;
use lyngk_view::say;

use super::{storage, text};
use crate::dialogs::field::{Choice, Choices};
use crate::words::SharedWords;

/// Sides, in display order.
const SIDES: [HostSide; 3] = [HostSide::Lot, HostSide::First, HostSide::Second];

/// The form, with the problem of the last attempt.
#[derive(Clone, Copy)]
pub(super) struct FormState {
    pub(super) words: RwSignal<SharedWords>,
    pub(super) form: RwSignal<ChallengeForm>,
    pub(super) problem: RwSignal<Option<FormProblem>>,
}

impl FormState {
    /// The form of the last visit.
    pub(super) fn new(words: RwSignal<SharedWords>) -> FormState {
        FormState { words, form: RwSignal::new(storage::form()), problem: RwSignal::new(None) }
    }

    fn part<T: Send + Sync + 'static>(self, part: fn(&ChallengeForm) -> T) -> Signal<T> {
        Signal::derive(move || part(&self.form.read()))
    }

    fn change<T: 'static>(self, change: fn(&mut ChallengeForm, T)) -> Callback<T> {
        Callback::new(move |value| {
            self.form.update(|form| change(form, value));
            self.problem.set(None);
            storage::keep_form(&self.form.read_untracked());
        })
    }

    /// The message at a field, if it has the problem.
    fn message(self, is_here: fn(&FormProblem) -> bool) -> Signal<Option<String>> {
        Signal::derive(move || {
            let words = self.words.get();
            self.problem.read().as_ref().filter(|problem| is_here(problem)).map(|problem| match problem {
                FormProblem::Name => words.text("online-name-bad"),
                FormProblem::Clock => {
                    let minutes = TimeControl::MAX_INITIAL.as_secs() / 60;
                    let seconds = TimeControl::MAX_INCREMENT.as_secs();
                    words.with("new-clock-bad", [("minutes", minutes.into()), ("seconds", seconds.into())])
                }
                FormProblem::Position(error) => say::lpn(&words, error),
                _ => words.text("online-no-over"),
            })
        })
    }
}

/// The field for one's name.
#[component]
pub(super) fn NameField(state: FormState) -> impl IntoView {
    let words = state.words;
    let hint = move || {
        let words = words.get();
        words.with("online-name-hint", [("name", words.text("online-guest").into())])
    };
    let problem = state.message(|problem| *problem == FormProblem::Name);
    view! {
        <div class="line online-name">
            <label class="line-label" for="online-name">{text(words, "online-name")}</label>
            <input
                class="line-input"
                type="text"
                id="online-name"
                dir="auto"
                maxlength=Name::MAX_CHARS
                autocomplete="nickname"
                aria-describedby="online-name-note"
                aria-invalid=move || problem.read().is_some().then_some("true")
                prop:value=state.part(|form| form.name.clone())
                on:input:target=move |event| state.change(|form, name| form.name = name).run(event.target().value())
            />
            <p class="field-hint" id="online-name-note" aria-live="polite">
                {move || problem.get().unwrap_or_else(|| hint())}
            </p>
        </div>
    }
}

/// All fields but the name.
#[component]
pub(super) fn TermsFields(state: FormState) -> impl IntoView {
    view! {
        <VariantField state />
        <ClockField state />
        <details class="online-more">
            <summary>{move || summary(state)}</summary>
            <div class="online-more-fields">
                <SideField state />
                <StartField state />
                <WatchField state />
            </div>
        </details>
    }
}

/// What is chosen among the folded options.
fn summary(state: FormState) -> String {
    let words = state.words.get();
    let form = state.form.read();
    let side = words.text(match form.side {
        HostSide::Lot => "online-terms-lot",
        HostSide::First => "online-terms-you-first",
        HostSide::Second => "online-terms-other-first",
    });
    let start = words.text(if form.position.is_some() { "online-terms-given" } else { "online-terms-random" });
    let watching = words.text(match form.visibility {
        Visibility::Public => "online-terms-public",
        Visibility::Private => "online-terms-private",
    });
    format!("{side} · {start} · {watching}")
}

#[component]
fn VariantField(state: FormState) -> impl IntoView {
    let words = state.words;
    let options = vec![
        Choice::new("std", text(words, "new-variant-standard")),
        Choice::new("six", text(words, "new-variant-six")),
    ];
    let chosen = state.part(|form| usize::from(form.variant == Variant::Six));
    let choose =
        state.change(|form, number: usize| form.variant = if number == 1 { Variant::Six } else { Variant::Standard });
    let legend = Signal::derive(text(words, "new-variant"));
    // A given position has its own.
    let given = Memo::new(move |_| state.form.read().position.is_some());
    // Its place stays, so that nothing below moves.
    view! { <div class="online-variant" data-given=move || given.get().then_some("")><Choices name="online-variant" legend options chosen choose /></div> }
}

#[component]
fn ClockField(state: FormState) -> impl IntoView {
    let words = state.words;
    let option = |choice: ClockChoice| match choice {
        ClockChoice::None => Choice::new("none", text(words, "new-clock-none")),
        ClockChoice::Custom => Choice::new("custom", text(words, "new-clock-custom")),
        ClockChoice::Offered(index) => {
            let (minutes, seconds) = OFFERED_CLOCKS[index];
            let value = ["3+2", "5+3", "10+5", "20+10"][index];
            Choice::new(value, move || format!("{minutes} + {seconds}"))
        }
    };
    let options = ClockChoice::ALL.map(option).into_iter().collect();
    let chosen =
        state.part(|form| ClockChoice::ALL.iter().position(|choice| *choice == form.clock).unwrap_or_default());
    let choose = state.change(|form, number: usize| form.clock = ClockChoice::ALL[number]);
    let is_custom = Memo::new(move |_| state.form.read().clock == ClockChoice::Custom);
    let problem = state.message(|problem| *problem == FormProblem::Clock);
    let number = move |id: &'static str, key: &'static str, value: Signal<String>, write: Callback<String>| {
        view! {
            <div class="line">
                <label class="line-label" for=id>{text(words, key)}</label>
                <input
                    class="line-input"
                    type="text"
                    inputmode="numeric"
                    id=id
                    autocomplete="off"
                    aria-describedby="online-clock-problem"
                    aria-invalid=move || problem.read().is_some().then_some("true")
                    prop:value=value
                    on:input:target=move |event| write.run(event.target().value())
                />
            </div>
        }
    };
    let lines = move || {
        is_custom.get().then(|| {
            let minutes = state.part(|form| form.minutes.clone());
            let seconds = state.part(|form| form.seconds.clone());
            view! {
                <div class="lines">
                    {number("online-minutes", "new-minutes", minutes, state.change(|form, text| form.minutes = text))}
                    {number("online-seconds", "new-seconds", seconds, state.change(|form, text| form.seconds = text))}
                </div>
                <p class="field-problem" id="online-clock-problem" aria-live="polite">{problem}</p>
            }
        })
    };
    view! {
        <div class="field-group">
            <Choices
                name="online-clock"
                legend=Signal::derive(text(words, "new-clock"))
                options
                chosen
                choose
                layout="segments segments-clocks"
            />
            {move || lines()}
        </div>
    }
}

#[component]
fn SideField(state: FormState) -> impl IntoView {
    let words = state.words;
    let options = vec![
        Choice::new("lot", text(words, "new-side-lot")),
        Choice::new("first", text(words, "new-side-me")),
        Choice::new("second", text(words, "online-side-other")),
    ];
    let chosen = state.part(|form| SIDES.iter().position(|side| *side == form.side).unwrap_or_default());
    let choose = state.change(|form, number: usize| form.side = SIDES[number]);
    let legend = Signal::derive(text(words, "new-side"));
    view! { <Choices name="online-side" legend options chosen choose /> }
}

#[component]
fn StartField(state: FormState) -> impl IntoView {
    let words = state.words;
    let options = vec![
        Choice::new("random", text(words, "online-start-random")),
        Choice::new("given", text(words, "online-start-given")),
    ];
    let chosen = state.part(|form| usize::from(form.position.is_some()));
    let choose = state.change(|form, number: usize| form.position = (number == 1).then(String::new));
    let is_given = Memo::new(move |_| state.form.read().position.is_some());
    let problem = state.message(|problem| matches!(problem, FormProblem::Position(_) | FormProblem::Terms(_)));
    let write = state.change(|form, text| form.position = Some(text));
    let given = move || {
        view! {
            <div class="line">
                <label class="line-label" for="online-position">{text(words, "online-position")}</label>
                <textarea
                    class="line-input"
                    id="online-position"
                    rows="3"
                    autocomplete="off"
                    spellcheck="false"
                    aria-describedby="online-position-problem"
                    aria-invalid=move || problem.read().is_some().then_some("true")
                    prop:value=state.part(|form| form.position.clone().unwrap_or_default())
                    on:input:target=move |event| write.run(event.target().value())
                ></textarea>
                <p class="field-problem" id="online-position-problem" aria-live="polite">{problem}</p>
            </div>
        }
    };
    let random = move || view! { <p class="field-hint">{text(words, "online-start-random-hint")}</p> };
    view! {
        <div class="field-group">
            <Choices name="online-start" legend=Signal::derive(text(words, "online-start")) options chosen choose />
            {move || if is_given.get() { given().into_any() } else { random().into_any() }}
        </div>
    }
}

#[component]
fn WatchField(state: FormState) -> impl IntoView {
    let words = state.words;
    let options = vec![
        Choice::new("private", text(words, "online-private")),
        Choice::new("public", text(words, "online-public")),
    ];
    let chosen = state.part(|form| usize::from(form.visibility == Visibility::Public));
    let choose = state.change(|form, number: usize| {
        form.visibility = if number == 1 { Visibility::Public } else { Visibility::Private };
    });
    let legend = Signal::derive(text(words, "online-watching"));
    view! { <Choices name="online-watching" legend options chosen choose /> }
}
