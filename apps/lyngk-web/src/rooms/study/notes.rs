//! Notes panel: comments, marks, tags, result, and changes of the tree.

use std::time::Duration;

use leptos::html;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use lyngk_game::tags;
use lyngk_rules::{GameResult, Mark, Player};
use lyngk_study::study::{TextError, say};
use lyngk_study::{Remark, Study};

use super::editor_address;
use super::room::StudyRoom;

/// The panel: comment and marks of the present turn, tools, and tags.
#[component]
pub(super) fn Notes() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let at_start = Memo::new(move |_| room.study.read().place().is_none());
    view! {
        <Comment at_start />
        <div class="study-row" role="group" aria-label=board.text("study-marks") hidden=at_start>
            {(1..=6).map(|mark| view! { <MarkButton mark=Mark(mark) /> }).collect_view()}
        </div>
        <Tools at_start />
        <div class="study-row">
            <a class="button" id="study-editor" href=editor_address()>{board.text("editor-open")}</a>
        </div>
        <details class="study-details" id="study-details">
            <summary>{board.text("study-details")}</summary>
            <Names />
        </details>
    }
}

/// Delay before a typed comment is stored, so that undo takes back more than a letter.
const PAUSE: Duration = Duration::from_millis(700);

/// The comment field. Its text is stored after a pause in typing, and when the field loses the focus.
#[component]
fn Comment(at_start: Memo<bool>) -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let remark = Memo::new(move |_| {
        let study = room.study.read();
        (study.place(), study.remark(Remark::After))
    });
    let problem = RwSignal::new(None::<TextError>);
    let label = move || board.words.get().text(if at_start.get() { "study-comment-start" } else { "study-comment" });
    Effect::new(move |_| {
        let _ = room.study.read().place();
        problem.set(None);
    });
    let take = move |text: String| {
        let result = room.study.try_update_untracked(|study| study.set_remark(Remark::After, &text));
        match result {
            Some(Ok(())) => {
                problem.set(None);
                room.study.notify();
            }
            Some(Err(error)) => problem.set(Some(error)),
            None => (),
        }
    };
    let field: NodeRef<html::Textarea> = NodeRef::new();
    Effect::new(move |_| {
        let (_, remark) = remark.get();
        // While typing, the field may have more spaces at its end.
        if let Some(field) = field.get().filter(|field| field.value().trim() != remark) {
            field.set_value(&remark);
        }
    });
    let later = StoredValue::new(None::<TimeoutHandle>);
    let forget = move || {
        if let Some(Some(timer)) = later.try_update_value(Option::take) {
            timer.clear();
        }
    };
    let wait = move |text: String| {
        forget();
        later.set_value(set_timeout_with_handle(move || take(text), PAUSE).ok());
    };
    on_cleanup(forget);
    let reason = move || problem.get().map(|error| say::text_error(&board.words.get(), error));
    view! {
        <label class="study-label" for="study-comment">{move || label()}</label>
        <textarea
            id="study-comment"
            class="study-text"
            dir="auto"
            rows="3"
            aria-invalid=move || problem.get().is_some().to_string()
            aria-describedby="study-comment-problem"
            node_ref=field
            on:input:target=move |event| wait(event.target().value())
            on:change:target=move |event| {
                forget();
                take(event.target().value());
            }
        ></textarea>
        <p class="study-problem" id="study-comment-problem" aria-live="assertive">{move || reason()}</p>
    }
}

#[component]
fn MarkButton(mark: Mark) -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let pressed = Memo::new(move |_| {
        let study = room.study.read();
        study.place().is_some_and(|id| study.record().node(id).marks.contains(&mark))
    });
    let name = move || say::mark(&board.words.get(), mark);
    view! {
        <button
            type="button"
            class="study-mark"
            data-mark=mark.suffix()
            aria-label=move || name()
            title=move || name()
            aria-pressed=move || pressed.get().to_string()
            on:click=move |_| room.change(|study| study.toggle_mark(mark))
        >
            {mark.suffix()}
        </button>
    }
}

/// Buttons: promote, delete, undo, redo.
#[component]
fn Tools(at_start: Memo<bool>) -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let in_main_line = Memo::new(move |_| {
        let study = room.study.read();
        study.place().is_none_or(|id| study.record().branch(id).is_none())
    });
    let can_undo = Memo::new(move |_| room.study.read().can_undo());
    let can_redo = Memo::new(move |_| room.study.read().can_redo());
    let button = move |id: &'static str, key: &'static str, idle: Signal<bool>, change: fn(&mut Study) -> bool| {
        view! {
            <button
                type="button"
                id=id
                aria-disabled=move || idle.get().to_string()
                on:click=move |_| room.go(change)
            >
                {board.text(key)}
            </button>
        }
    };
    view! {
        <div class="study-row">
            {button("study-promote", "study-promote", in_main_line.into(), Study::promote)}
            {button("study-delete", "study-delete", at_start.into(), Study::delete)}
            {button("study-undo", "action-undo", Signal::derive(move || !can_undo.get()), Study::undo)}
            {button("study-redo", "study-redo", Signal::derive(move || !can_redo.get()), Study::redo)}
        </div>
    }
}

/// Tags and result of the game.
#[component]
fn Names() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let result = Memo::new(move |_| room.study.read().record().result);
    let option = move |of: GameResult| {
        let text = move || {
            let words = board.words.get();
            match of {
                GameResult::Win(player) => {
                    let name = say::player(&words, room.study.read().record(), player);
                    words.with("study-wins", [("player", name.into())])
                }
                GameResult::Draw => words.text("score-tied"),
                GameResult::Open => words.text("study-result-open"),
            }
        };
        view! { <option value=of.text() prop:selected=move || result.get() == of>{move || text()}</option> }
    };
    let choose = move |text: &str| {
        if let Some(result) = GameResult::ALL.into_iter().find(|result| result.text() == text) {
            room.study.update(|study| study.set_result(result));
        }
    };
    view! {
        <TagField id="study-one" key="player-one" tag=tags::PLAYER_NAME[Player::One] />
        <TagField id="study-two" key="player-two" tag=tags::PLAYER_NAME[Player::Two] />
        <TagField id="study-event" key="study-event" tag=tags::EVENT />
        <label class="study-label" for="study-result">{board.text("study-result")}</label>
        <select id="study-result" class="study-text" on:change:target=move |event| choose(&event.target().value())>
            {GameResult::ALL.map(option).into_iter().collect_view()}
        </select>
    }
}

/// A field for a tag.
#[component]
fn TagField(id: &'static str, key: &'static str, tag: &'static str) -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let value = Memo::new(move |_| room.study.read().record().tag(tag).unwrap_or_default().to_owned());
    let problem = RwSignal::new(None::<TextError>);
    let take = move |text: String| {
        let result = room.study.try_update_untracked(|study| study.set_tag(tag, &text));
        problem.set(result.and_then(Result::err));
        room.study.notify();
    };
    let reason = move || problem.get().map(|error| say::text_error(&board.words.get(), error));
    view! {
        <label class="study-label" for=id>{board.text(key)}</label>
        <input
            id=id
            class="study-text"
            type="text"
            autocomplete="off"
            prop:value=value
            aria-invalid=move || problem.get().is_some().to_string()
            on:change:target=move |event| take(event.target().value())
        />
        {move || reason().map(|reason| view! { <p class="study-problem" role="alert">{reason}</p> })}
    }
}
