//! Fields of the form for a new game about who plays.

use leptos::prelude::*;
use lyngk_view::{Level, NAME_LENGTH, say};

use super::FormState;
use crate::dialogs::field::{Choice, Choices, Line, Switch};
use crate::state::PageState;
use crate::{beaten, portrait};

/// Whether the engine or a friend is the opponent.
#[component]
pub(crate) fn OpponentField() -> impl IntoView {
    let page: PageState = expect_context();
    let state: FormState = expect_context();
    let options = vec![
        Choice::new("engine", page.text("new-opponent-engine")),
        Choice::new("friend", page.text("new-opponent-friend")),
    ];
    let chosen = state.part(|form| usize::from(form.friend));
    let choose = state.change(|form, number| form.friend = number == 1);
    view! { <Choices name="opponent" legend=Signal::derive(page.text("new-opponent")) options chosen choose /> }
}

/// Characters of the engine, with what the chosen one is good and bad at.
#[component]
pub(crate) fn LevelField() -> impl IntoView {
    let page: PageState = expect_context();
    let state: FormState = expect_context();
    let level = state.part(|form| form.level);
    let chosen = state.part(|form| usize::from(form.level.number()) - 1);
    let choose = state.change(|form, number: usize| form.level = Level::ALL[number]);
    let field = move || {
        const NUMBERS: [&str; 10] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"];
        let card = |(level, number): (Level, &'static str)| {
            let name = Choice::new(number, move || say::opponent(&page.words.get(), level));
            let beaten = beaten::contains(level).then(|| {
                view! { <span class="beaten">"✓"</span> <span class="sr-only">{page.text("opponent-beaten")}</span> }
            });
            let picture = view! { {portrait::drawing(level)} {beaten} }.into_any();
            Choice { picture: Some(picture), ..name.hint(move || number.to_owned()) }
        };
        let options = Level::ALL.into_iter().zip(NUMBERS).map(card).collect();
        view! {
            <div class="field-group opponents">
                <Choices
                    name="level"
                    legend=Signal::derive(page.text("new-level"))
                    options
                    chosen
                    choose
                    layout="opponent-cards"
                />
                <p class="field-hint opponent-plays" id="level-hint" aria-live="polite">
                    <strong>{move || say::opponent_with_level(&page.words.get(), level.get())}</strong>
                    " "
                    {move || say::opponent_plays(&page.words.get(), level.get())}
                </p>
            </div>
        }
    };
    let friend = state.part(|form| form.friend);
    move || (!friend.get()).then(field)
}

/// Names of two people at one device, and whether the board turns to them.
#[component]
pub(crate) fn PeopleField() -> impl IntoView {
    let page: PageState = expect_context();
    let state: FormState = expect_context();
    let none = Signal::derive(|| None);
    let first = state.part(|form| form.names[0].clone());
    let write_first = state.change(|form, name| form.names[0] = name);
    let second = state.part(|form| form.names[1].clone());
    let write_second = state.change(|form, name| form.names[1] = name);
    let turning = Signal::derive(move || page.settings.read().turning);
    let turn = Callback::new(move |turning| page.settings.update(|settings| settings.turning = turning));
    let max_length = NAME_LENGTH;
    let field = move || {
        view! {
            <fieldset class="field" data-field="names">
                <legend>{page.text("new-names")}</legend>
                <div class="lines">
                    <Line name="new-name-1" label="player-one" value=first write=write_first problem=none max_length />
                    <Line name="new-name-2" label="player-two" value=second write=write_second problem=none max_length />
                </div>
                <Switch
                    name="new-turning"
                    label="settings-turning"
                    hint="settings-turning-hint"
                    on=turning
                    switch=turn
                />
            </fieldset>
        }
    };
    let friend = state.part(|form| form.friend);
    move || friend.get().then(field)
}
