//! A labelled choice of a value.

use leptos::prelude::*;

/// A `<select>` with its label. Options are values with their texts; the chosen one follows `value`.
pub(super) fn select<T: Copy + PartialEq + Send + Sync + 'static>(
    id: &'static str,
    label: impl Fn() -> String + Send + Sync + 'static,
    options: Vec<(T, String)>,
    value: impl Fn() -> T + Copy + Send + Sync + 'static,
    choose: impl Fn(T) + Copy + Send + Sync + 'static,
) -> AnyView {
    let values: Vec<T> = options.iter().map(|(value, _)| *value).collect();
    let option = |(number, (of, text)): (usize, (T, String))| {
        view! { <option value=number prop:selected=move || value() == of>{text}</option> }
    };
    let chosen = move |number: String| {
        if let Some(&value) = number.parse().ok().and_then(|number: usize| values.get(number)) {
            choose(value);
        }
    };
    view! {
        <div class="field">
            <label for=id>{move || label()}</label>
            <select class="line-input" id=id on:change:target=move |event| chosen(event.target().value())>
                {options.into_iter().enumerate().map(option).collect_view()}
            </select>
        </div>
    }
    .into_any()
}
