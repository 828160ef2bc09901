//! What can be done with a position that is complete.

use leptos::prelude::*;
use lyngk_rules::{Position, Record};
use lyngk_study::editor::say;

use super::super::tabs::Tab;
use super::workplace::Workplace;
use crate::place::Room;
use crate::state::Dialog;

/// Study it, play from it, have it analysed.
#[component]
pub(super) fn Ways() -> impl IntoView {
    let place: Workplace = expect_context();
    let board = place.board;
    let complete = Memo::new(move |_| place.surface.read().editor().position().is_ok());
    let button = move |id: &'static str, key: &'static str, go: fn(Workplace, Position)| {
        let press = move |_| {
            let position = place.surface.read_untracked().editor().position();
            if let Ok(position) = position {
                go(place, position);
            } else {
                let words = board.words.get_untracked();
                place.say(say::missing(&words, place.surface.read_untracked().editor()), true);
            }
        };
        view! {
            <button type="button" id=id aria-disabled=move || (!complete.get()).to_string() on:click=press>
                {board.text(key)}
            </button>
        }
    };
    view! {
        <div class="study-row editor-ways">
            {button("editor-study", "editor-study", study)} {button("editor-play", "editor-play", play)}
            {button("editor-analyse", "editor-analyse", analyse)}
        </div>
    }
}

/// Opens the position as a study.
fn study(place: Workplace, position: Position) {
    place.bench.open(Record::new(position), false);
    go_to(Room::Study);
}

fn analyse(place: Workplace, position: Position) {
    study(place, position);
    place.bench.tab.set(Tab::Analysis);
    place.bench.thinker.analyse(position);
}

/// Asks against whom, with the position as the start.
fn play(place: Workplace, position: Position) {
    if position.is_over() {
        return place.say(place.board.words.get_untracked().text("refusal-over"), true);
    }
    place.board.page.given_start.set(Some(position.to_string()));
    go_to(Room::Play);
    place.board.page.dialog.set(Some(Dialog::NewGame));
}

fn go_to(room: Room) {
    let _ = window().location().set_hash(&room.address());
}
