//! Setting up a game.

mod fields;
mod form;

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use lyngk_view::StartPosition;

use super::focus;
use super::frame::DialogFrame;
use crate::day;
use crate::state::BoardState;
use fields::{ClockField, LevelField, OpponentField, SideField, StartField, VariantField};
use form::{Form, Problem};

/// The form that is being filled in, and what kept it from being a game the last time.
#[derive(Clone, Copy)]
pub(crate) struct Filling {
    form: RwSignal<Form>,
    problem: RwSignal<Option<Problem>>,
}

impl Filling {
    /// A part of the form, for whoever shows it.
    fn part<T: Send + Sync + 'static>(self, part: fn(&Form) -> T) -> Signal<T> {
        Signal::derive(move || part(&self.form.read()))
    }

    /// Changes the form. What was wrong may be right now.
    fn change<T: 'static>(self, change: fn(&mut Form, T)) -> Callback<T> {
        Callback::new(move |value| {
            self.form.update(|form| change(form, value));
            self.problem.set(None);
        })
    }
}

/// Setting up a game.
#[component]
pub(crate) fn NewGame() -> impl IntoView {
    let board: BoardState = expect_context();
    let page = board.page;
    let mut plan = page.plan.get_untracked();
    if let Some(text) = page.given_start.try_update_untracked(Option::take).flatten() {
        plan.start = StartPosition::Lpn(text);
    }
    let form = RwSignal::new(Form::new(&plan));
    let filling = Filling { form, problem: RwSignal::new(None) };
    provide_context(filling);
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        begin(board, filling);
    };
    let foot = view! { <Foot /> }.into_any();
    view! {
        <form class="new-game" id="new-game" novalidate on:submit=submit>
            <DialogFrame title="new-title" foot=foot>
                <OpponentField />
                <SideField />
                <LevelField />
                <VariantField />
                <StartField />
                <ClockField />
            </DialogFrame>
        </form>
    }
}

/// Begins the game, or says at the field what is wrong and goes there.
fn begin(board: BoardState, filling: Filling) {
    // Positions are often copied from where lines are broken.
    filling.form.update(|form| form.lpn = form.lpn.split_whitespace().collect::<Vec<_>>().join(" "));
    let plan = filling.form.read_untracked().plan(day::number());
    let Err(problem) = plan.and_then(|plan| board.begin(plan).map_err(Problem::Lpn)) else {
        board.page.dialog.set(None);
        return;
    };
    let field = match problem {
        Problem::Seed => "new-seed",
        Problem::Lpn(_) => "new-lpn",
        Problem::Clock => "new-minutes",
    };
    filling.problem.set(Some(problem));
    focus(field);
}

/// What happens to a game that is not over, and the button that everything leads to.
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
