//! Fields that dialogs are made of.

use leptos::prelude::*;

use crate::state::PageState;

/// A text that follows the reader's language.
pub(crate) type Text = Signal<String>;

/// One of several things to choose from.
pub(crate) struct Choice {
    /// What it is called in the page, for tests and for the browser.
    pub(crate) value: &'static str,
    /// What people read.
    pub(crate) label: Text,
    /// What it means.
    pub(crate) hint: Option<Text>,
    /// A picture before the words.
    pub(crate) picture: Option<AnyView>,
}

impl Choice {
    pub(crate) fn new(value: &'static str, label: impl Fn() -> String + Send + Sync + 'static) -> Choice {
        Choice { value, label: Signal::derive(label), hint: None, picture: None }
    }

    pub(crate) fn hint(self, hint: impl Fn() -> String + Send + Sync + 'static) -> Choice {
        Choice { hint: Some(Signal::derive(hint)), ..self }
    }
}

/// One of several things, all in sight. They are known by their number in the list.
#[component]
pub(crate) fn Choices(
    /// The name of the group.
    name: &'static str,
    /// What is chosen.
    #[prop(into)]
    legend: Text,
    /// What there is.
    options: Vec<Choice>,
    /// The number of what is chosen now.
    chosen: Signal<usize>,
    /// Takes the number of what is to be chosen.
    choose: Callback<usize>,
    /// How they are laid out.
    #[prop(default = "segments")]
    layout: &'static str,
) -> impl IntoView {
    let options = options
        .into_iter()
        .enumerate()
        .map(|(number, option)| {
            let hint = option.hint.map(|hint| view! { <span class="choice-hint">{hint}</span> });
            view! {
                <label class="choice">
                    <input
                        type="radio"
                        name=name
                        value=option.value
                        prop:checked=move || chosen.get() == number
                        on:change=move |_| choose.run(number)
                    />
                    {option.picture}
                    <span class="choice-label">{option.label}</span>
                    {hint}
                </label>
            }
        })
        .collect_view();
    view! {
        <fieldset class="field" data-field=name>
            <legend>{legend}</legend>
            <div class=layout>{options}</div>
        </fieldset>
    }
}

/// Something that is on or off.
#[component]
pub(crate) fn Switch(
    /// Its name in the page.
    name: &'static str,
    /// The key of what people read.
    label: &'static str,
    /// The key of what it means.
    #[prop(optional)]
    hint: Option<&'static str>,
    /// Whether it is on.
    on: Signal<bool>,
    /// Takes whether it is to be on.
    switch: Callback<bool>,
) -> impl IntoView {
    let page: PageState = expect_context();
    let hint_id = format!("{name}-hint");
    let described = hint.map(|_| hint_id.clone());
    view! {
        <div class="switch">
            <label class="switch-label">
                <span class="switch-word">{page.text(label)}</span>
                <input
                    type="checkbox"
                    role="switch"
                    id=name
                    aria-describedby=described
                    prop:checked=on
                    on:change:target=move |event| switch.run(event.target().checked())
                />
            </label>
            {hint.map(|key| view! { <p class="field-hint" id=hint_id>{page.text(key)}</p> })}
        </div>
    }
}

/// A line to write in, with what is wrong with it right below.
#[component]
pub(crate) fn Line(
    /// Its name in the page.
    name: &'static str,
    /// The key of what people read.
    label: &'static str,
    /// What is written.
    value: Signal<String>,
    /// Takes what is written.
    write: Callback<String>,
    /// What is wrong with it.
    problem: Signal<Option<String>>,
    /// For long texts, which go on over several lines.
    #[prop(optional)]
    long: bool,
) -> impl IntoView {
    let page: PageState = expect_context();
    let problem_id = format!("{name}-problem");
    let described = problem_id.clone();
    let invalid = move || problem.read().is_some().then_some("true");
    let input = if long {
        view! {
            <textarea
                class="line-input"
                id=name
                rows="4"
                autocomplete="off"
                spellcheck="false"
                aria-describedby=described
                aria-invalid=move || invalid()
                prop:value=value
                on:input:target=move |event| write.run(event.target().value())
            ></textarea>
        }
        .into_any()
    } else {
        view! {
            <input
                class="line-input"
                type="text"
                id=name
                inputmode="numeric"
                autocomplete="off"
                aria-describedby=described
                aria-invalid=move || invalid()
                prop:value=value
                on:input:target=move |event| write.run(event.target().value())
            />
        }
        .into_any()
    };
    view! {
        <div class="line">
            <label class="line-label" for=name>
                {page.text(label)}
            </label>
            {input}
            <p class="field-problem" id=problem_id aria-live="polite">
                {problem}
            </p>
        </div>
    }
}
