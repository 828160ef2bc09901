//! Form fields of dialogs.

use leptos::prelude::*;

use crate::state::PageState;

/// A text that follows the language.
pub(crate) type Text = Signal<String>;

/// An option of a group.
pub(crate) struct Choice {
    /// Value of the input element.
    pub(crate) value: &'static str,
    /// Label.
    pub(crate) label: Text,
    /// Explanation.
    pub(crate) hint: Option<Text>,
    /// Picture before the label.
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

/// A group of radio buttons. Options are identified by their index.
#[component]
pub(crate) fn Choices(
    /// Name of the group.
    name: &'static str,
    /// Legend of the group.
    #[prop(into)]
    legend: Text,
    /// The options.
    options: Vec<Choice>,
    /// Index of the chosen option.
    chosen: Signal<usize>,
    /// Called with the index of the new choice.
    choose: Callback<usize>,
    /// CSS class of the layout.
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

/// A switch.
#[component]
pub(crate) fn Switch(
    /// Id of the element.
    name: &'static str,
    /// Text key of the label.
    label: &'static str,
    /// Text key of the explanation.
    #[prop(optional)]
    hint: Option<&'static str>,
    /// The state.
    on: Signal<bool>,
    /// Called with the new state.
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

/// A text field with its error message below.
#[component]
pub(crate) fn Line(
    /// Id of the element.
    name: &'static str,
    /// Text key of the label.
    label: &'static str,
    /// The text.
    value: Signal<String>,
    /// Called with the new text.
    write: Callback<String>,
    /// Error message.
    problem: Signal<Option<String>>,
    /// Several lines.
    #[prop(optional)]
    long: bool,
    /// The longest text, in characters, of a field for words. Without it, the field is for numbers.
    #[prop(optional)]
    max_length: Option<usize>,
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
                inputmode=max_length.is_none().then_some("numeric")
                dir="auto"
                maxlength=max_length
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
