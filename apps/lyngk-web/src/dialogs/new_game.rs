//! Dialog for a new game.

mod fields;
mod form;
mod opponents;

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use lyngk_view::{Level, StartPosition};

use super::focus;
use super::frame::DialogFrame;
use crate::route::Room;
use crate::state::BoardState;
use crate::{browser, day, store};
use fields::{ClockField, MoreOptions, SideField, StartField, VariantField};
use form::{Form, Problem};
use opponents::{LevelField, OpponentField, PeopleField};

/// Storage key of the level, which the plan of a game with a friend does not have.
const LEVEL: &str = "lyngk.level";

/// State of the form, with the problem of the last attempt.
#[derive(Clone, Copy)]
pub(crate) struct FormState {
    form: RwSignal<Form>,
    problem: RwSignal<Option<Problem>>,
    /// The options that few games need are unfolded.
    unfolded: RwSignal<bool>,
}

impl FormState {
    /// A derived signal of the form.
    fn part<T: Send + Sync + 'static>(self, part: fn(&Form) -> T) -> Signal<T> {
        Signal::derive(move || part(&self.form.read()))
    }

    /// A callback that changes the form and clears the problem.
    fn change<T: 'static>(self, change: fn(&mut Form, T)) -> Callback<T> {
        Callback::new(move |value| {
            self.form.update(|form| change(form, value));
            self.problem.set(None);
        })
    }
}

/// The dialog.
#[component]
pub(crate) fn NewGame() -> impl IntoView {
    let board: BoardState = expect_context();
    let page = board.page;
    let mut plan = page.plan.get_untracked();
    if let Some(text) = page.given_start.try_update_untracked(Option::take).flatten() {
        plan.start = StartPosition::Lpn(text);
    }
    let mut form = Form::new(&plan);
    if let Some(level) = last_level().filter(|_| form.friend) {
        form.level = level;
    }
    let form = RwSignal::new(form);
    let needs_text = matches!(plan.start, StartPosition::Seed(_) | StartPosition::Lpn(_));
    let state = FormState { form, problem: RwSignal::new(None), unfolded: RwSignal::new(needs_text) };
    provide_context(state);
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        begin(board, state);
    };
    let foot = view! { <Foot /> }.into_any();
    view! {
        <form class="new-game" id="new-game" novalidate on:submit=submit>
            <DialogFrame title="new-title" foot=foot>
                <OpponentField />
                <LevelField />
                <PeopleField />
                <SideField />
                <VariantField />
                <ClockField />
                <MoreOptions>
                    <StartField />
                </MoreOptions>
            </DialogFrame>
        </form>
    }
}

/// The level that was chosen before a game with a friend.
fn last_level() -> Option<Level> {
    let number: usize = store::read(LEVEL)?.parse().ok()?;
    Level::ALL.get(number.checked_sub(1)?).copied()
}

/// Begins the game, or shows the problem at its field and focuses it.
fn begin(board: BoardState, state: FormState) {
    // Copied positions often have line breaks.
    state.form.update(|form| form.lpn = form.lpn.split_whitespace().collect::<Vec<_>>().join(" "));
    let form = state.form.get_untracked();
    if form.friend {
        let _ = store::write(LEVEL, &form.level.number().to_string());
    }
    let plan = form.plan(day::number());
    let Err(problem) = plan.and_then(|plan| board.begin(plan).map_err(Problem::Lpn)) else {
        board.page.dialog.set(None);
        // The dialog may have been opened in another room.
        if browser::exists("#room") {
            let _ = window().location().set_hash(&Room::Play.address());
        }
        return;
    };
    let field = match problem {
        Problem::Seed => "new-seed",
        Problem::Lpn(_) => "new-lpn",
        Problem::Clock => "new-minutes",
    };
    state.problem.set(Some(problem));
    // The start position is among these.
    state.unfolded.set(true);
    focus(field);
}

/// Note about the running game, and the start button.
#[component]
fn Foot() -> impl IntoView {
    let board: BoardState = expect_context();
    let running = move || {
        let table = board.table.read();
        !table.game().turns().is_empty() && table.ended().is_none()
    };
    let note = move || {
        running().then(|| {
            view! {
                <p class="new-running">{board.text("new-running")}</p>
                <button type="button" class="button" id="new-back" on:click=move |_| board.page.dialog.set(None)>
                    {board.text("new-back")}
                </button>
            }
        })
    };
    view! {
        {move || note()}
        <button type="submit" class="button button-main" id="new-start">
            {board.text("new-start")}
        </button>
    }
}
