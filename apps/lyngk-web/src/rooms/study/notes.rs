//! Notes panel: comments, marks, tags, result, and changes of the tree.

use std::time::Duration;

use leptos::ev;
use leptos::html;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use lyngk_game::tags;
use lyngk_picture::sketch::Shape;
use lyngk_rules::{GameResult, Mark, Player};
use lyngk_study::study::{POSITION_MARKS, TextError, say};
use lyngk_study::{Remark, Study};
use web_sys::HtmlTextAreaElement;

use super::drill::DrillStart;
use super::editor_address;
use super::room::StudyRoom;
use super::source::Source;
use crate::board::KeptDrawings;
use crate::browser;

/// The panel: comment and marks of the present turn, tools, and tags.
#[component]
pub(super) fn Notes() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let at_start = Memo::new(move |_| room.study.read().place().is_none());
    view! {
        <Comment at_start />
        <div class="study-marks" role="group" aria-label=board.text("study-marks") hidden=at_start>
            {(1..=6).map(|mark| view! { <MarkButton mark=Mark(mark) /> }).collect_view()}
        </div>
        <div class="study-marks" role="group" aria-label=board.text("study-position-marks") hidden=at_start>
            {POSITION_MARKS.map(|mark| view! { <MarkButton mark /> }).collect_view()}
        </div>
        <Drawings />
        <Tools at_start />
        <div class="study-row">
            <a class="button" id="study-editor" href=editor_address()>{board.text("editor-open")}</a>
        </div>
        <details class="study-details" id="study-details">
            <summary>{board.text("study-details")}</summary>
            <Names />
        </details>
        <Source />
        <DrillStart />
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
    let problem = room.comment_problem;
    let label = move || board.words.get().text(if at_start.get() { "study-comment-start" } else { "study-comment" });
    let place = Memo::new(move |_| room.study.read().place());
    Effect::new(move |_| {
        let _ = place.get();
        problem.set(None);
    });
    let field: NodeRef<html::Textarea> = NodeRef::new();
    Effect::new(move |_| {
        let (_, remark) = remark.get();
        // What is being typed is not in the study yet. It has taken up what another tab has written meanwhile.
        let remark = room.typed_comment.get_value().unwrap_or(remark);
        // While typing, the field may have more spaces at its end.
        if let Some(field) = field.get().filter(|field| field.value().trim() != remark.trim()) {
            set_around_caret(&field, &remark);
        }
    });
    let later = StoredValue::new(None::<TimeoutHandle>);
    let forget = move || {
        if let Some(timer) = later.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    };
    let wait = move |text: String| {
        forget();
        // A brace is pointed out as soon as it is typed: the next click may lead away from the turn.
        problem.set(text.contains('}').then_some(TextError::Brace));
        room.typed_comment.set_value(Some(text));
        later.set_value(set_timeout_with_handle(move || room.take_comment(), PAUSE).ok());
    };
    // A comment that was just typed is lost neither with the field nor with the page.
    let hidden = window_event_listener(ev::visibilitychange, move |_| room.take_comment());
    let left = window_event_listener(ev::pagehide, move |_| room.leave_comment());
    on_cleanup(move || {
        hidden.remove();
        left.remove();
        forget();
        room.leave_comment();
    });
    let reason = move || problem.get().map(|error| say::text_error(&board.words.get(), error));
    view! {
        <label class="sr-only" for="study-comment">{move || label()}</label>
        <textarea
            id="study-comment"
            class="study-text"
            dir="auto"
            rows="2"
            placeholder=move || label()
            aria-invalid=move || problem.get().is_some().to_string()
            aria-describedby="study-comment-problem"
            node_ref=field
            on:input:target=move |event| wait(event.target().value())
            on:change:target=move |event| {
                forget();
                room.typed_comment.set_value(Some(event.target().value()));
                room.take_comment();
            }
        ></textarea>
        <p class="study-problem" id="study-comment-problem" aria-live="assertive">{move || reason()}</p>
    }
}

/// Replaces the text of a field. The caret stays before what was behind it, if that is still there.
fn set_around_caret(field: &HtmlTextAreaElement, text: &str) {
    let before: Vec<u16> = field.value().encode_utf16().collect();
    let caret = field.selection_end().ok().flatten().map_or(before.len(), |caret| (caret as usize).min(before.len()));
    let now: Vec<u16> = text.encode_utf16().collect();
    let place = if now.ends_with(&before[caret..]) { now.len() - (before.len() - caret) } else { caret.min(now.len()) };
    field.set_value(text);
    let _ = field.set_selection_range(place as u32, place as u32);
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
    let sign = say::sign(mark);
    view! {
        <button
            type="button"
            class="study-mark"
            data-mark=sign.clone()
            aria-label=move || name()
            title=move || name()
            aria-pressed=move || pressed.get().to_string()
            on:click=move |_| room.change(|study| study.toggle_mark(mark))
        >
            {sign.clone()}
        </button>
    }
}

/// The drawings of the present position, for the board. While mistakes are retried, they are not shown.
pub(super) fn kept_drawings(room: StudyRoom) -> KeptDrawings {
    let shapes = Memo::new(move |_| {
        let is_shown = room.retrying.read().is_none() && room.drilling.read().is_none();
        is_shown.then(|| room.study.read().shapes())
    });
    let draw = Callback::new(move |shape: Shape| {
        room.study.update(|study| study.draw(shape));
        let words = room.board.words.get_untracked();
        let is_there = room.study.read_untracked().shapes().contains(&shape);
        let key = if is_there { "drawing-added" } else { "drawing-removed" };
        room.confirm(words.with(key, [("shape", say::shape(&words, shape).into())]));
    });
    KeptDrawings { shapes: shapes.into(), draw }
}

/// The drawings of the present position as a list, to hear and to remove them.
#[component]
fn Drawings() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let shapes = Memo::new(move |_| room.study.read().shapes());
    let remove = move |number: usize, shape: Shape| {
        let name = move || say::shape(&board.words.get(), shape);
        let label = move || board.words.get().with("drawing-remove", [("shape", name().into())]);
        let points = if shape.is_circle() { shape.from.to_string() } else { format!("{}–{}", shape.from, shape.to) };
        let act = move |_| {
            room.study.update(|study| study.draw(shape));
            request_animation_frame(move || {
                let next = format!(".study-drawings li:nth-child({}) button", number + 1);
                browser::focus(if browser::exists(&next) { &next } else { "#study-comment" });
            });
        };
        view! {
            <li>
                <button type="button" class="study-drawing" title=move || label() on:click=act>
                    <span class="sr-only">{move || label()}</span>
                    <svg class="pen-sample" data-pen=shape.pen.name() viewBox="0 0 56 56" aria-hidden="true">
                        {if shape.is_circle() {
                            view! { <circle class="way" cx="28" cy="28" r="20" /> }.into_any()
                        } else {
                            view! { <path class="way" d="M8 48 48 8" /> }.into_any()
                        }}
                    </svg>
                    <span aria-hidden="true">{points}" ✕"</span>
                </button>
            </li>
        }
    };
    let all = move || {
        let shapes = shapes.get();
        (!shapes.is_empty()).then(|| {
            let several = shapes.len() > 1;
            view! {
                <div class="study-row" role="group" aria-label=board.text("drawings-title")>
                    <ul class="study-drawings">
                        {shapes.into_iter().enumerate().map(|(number, shape)| remove(number, shape)).collect_view()}
                    </ul>
                    {several.then(|| view! {
                        <button type="button" id="study-erase" on:click=move |_| {
                            room.change(Study::erase);
                            browser::focus("#study-comment");
                        }>
                            {board.text("drawings-erase")}
                        </button>
                    })}
                </div>
            }
        })
    };
    view! { {move || all()} }
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
        let keys = match id {
            "study-undo" => Some("Control+Z"),
            "study-redo" => Some("Control+Y"),
            _ => None,
        };
        view! {
            <button
                type="button"
                id=id
                aria-keyshortcuts=keys
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
pub(super) fn TagField(id: &'static str, key: &'static str, tag: &'static str) -> impl IntoView {
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
            dir="auto"
            autocomplete="off"
            prop:value=value
            aria-invalid=move || problem.get().is_some().to_string()
            on:change:target=move |event| take(event.target().value())
        />
        {move || reason().map(|reason| view! { <p class="study-problem" role="alert">{reason}</p> })}
    }
}
