//! List of chapters, with what can be done with them.

use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use lyngk_game::tags;
use lyngk_rules::Record;
use lyngk_study::library::{group, say};
use lyngk_study::study::{TextError, say as study_say};
use lyngk_study::{ImportError, Imported, import_in};
use web_sys::Element;

use super::super::games::FileButton;
use super::super::notes::TagField;
use super::super::room::StudyRoom;
use super::super::tab::Tab;
use crate::browser;
use crate::library::EntryId;
use crate::library::studies;
use crate::panels::step_button;

/// The chapters above the moves: a line with the open one, and the list below it on demand.
///
/// A study with a single chapter shows it only beside the notes.
#[component]
pub(in crate::rooms::study) fn ChapterList() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let chapters = room.chapters;
    let count = Memo::new(move |_| chapters.count());
    let is_shown = Memo::new(move |_| count.get() > 1 || room.tab.get() == Tab::Notes);
    let is_unfolded = chapters.is_unfolded;
    let place = move || {
        let place = room.chapter_place().filter(|_| count.get() > 1);
        place.unwrap_or_else(|| board.words.get().text("chapters-title"))
    };
    let step = move |id: &'static str, sign: &'static str, key: &'static str, keys: &'static str, by: isize| {
        let button = move || {
            let is_idle = move || chapters.neighbour(by).is_none();
            step_button(board, (id, sign, key, Some(keys)), is_idle, move || room.step_chapter(by))
        };
        move || (count.get() > 1).then(button)
    };
    let back = step("chapter-previous", "‹", "chapter-previous", "Shift+ArrowLeft {", -1);
    let on = step("chapter-next", "›", "chapter-next", "Shift+ArrowRight }", 1);
    let content = move || {
        is_shown.get().then(|| {
            view! {
                <section class="chapters" aria-label=board.text("chapters-title")>
                    <div class="chapters-head">
                        {back}
                        <button
                            type="button"
                            id="chapters-toggle"
                            class="chapters-place"
                            aria-expanded=move || is_unfolded.get().to_string()
                            aria-controls="chapters-content"
                            on:click=move |_| is_unfolded.update(|unfolded| *unfolded = !*unfolded)
                        >
                            <span dir="auto">{move || place()}</span>
                        </button>
                        {on}
                    </div>
                    <div class="chapters-content" id="chapters-content">
                        {move || is_unfolded.get().then(|| view! { <Content /> })}
                    </div>
                </section>
            }
        })
    };
    view! { {move || content()} }
}

#[component]
fn Content() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let chapters = room.chapters;
    let rows = Memo::new(move |_| {
        let words = board.words.get();
        let study = chapters.study.read();
        let entries = study.iter().flat_map(|study| &study.entries);
        let row = |(number, (id, summary)): (usize, &(EntryId, _))| (*id, say::chapter(&words, summary, number));
        (1..).zip(entries).map(row).collect::<Vec<_>>()
    });
    let has_list = Memo::new(move |_| chapters.study.read().is_some());
    let list = NodeRef::<html::Ol>::new();
    Effect::new(move |_| {
        // The list may have grown, too.
        let _ = (chapters.entry.get(), rows.read().len());
        if let Some(list) = list.get() {
            browser::on_next_frame(move || scroll_to_current(&list));
        }
    });
    let row = move |(id, title): (EntryId, String)| {
        let current = move || (chapters.entry.get() == Some(id)).then_some("true");
        let open = move |_| {
            if chapters.entry.get_untracked() != Some(id) {
                spawn_local(async move { room.open_chapter(id).await });
            }
        };
        view! {
            <li>
                <button type="button" class="chapter" aria-current=current on:click=open>
                    <span dir="auto">{title}</span>
                </button>
            </li>
        }
    };
    let names = move || {
        if has_list.get() {
            view! {
                <StudyName />
                <TagField id="chapter-name" key="chapters-name" tag=tags::NAME />
            }
            .into_any()
        } else {
            view! { <TagField id="chapter-name" key="chapters-study-name" tag=tags::NAME /> }.into_any()
        }
    };
    let removed = move || {
        let title = chapters.removed.read().last().map(|removed| removed.title.clone());
        title.map(|title| {
            view! {
                <p class="chapters-removed">
                    <span>{board.words.get().with("chapters-removed", [("name", title.into())])}</span>
                    <button
                        type="button"
                        id="chapter-undo"
                        on:click=move |_| spawn_local(async move {
                            room.undo_remove().await;
                            browser::focus_if_lost("#chapters-toggle");
                        })
                    >
                        {board.text("library-undo")}
                    </button>
                </p>
            }
        })
    };
    view! {
        <ol class="chapters-list" id="chapters-list" node_ref=list hidden=move || !has_list.get()>
            <For each=move || rows.get() key=|row| row.clone() children=row />
        </ol>
        <Tools />
        <div aria-live="polite">{move || removed()}</div>
        <div class="chapters-names">{move || names()}</div>
        <Add />
    }
}

/// Scrolls the list to the open chapter, unless it is in view. Nothing else scrolls: the board stays where it is.
fn scroll_to_current(list: &Element) {
    let Ok(Some(current)) = list.query_selector("[aria-current]") else { return };
    let (frame, row) = (list.get_bounding_client_rect(), current.get_bounding_client_rect());
    let by = (row.bottom() - frame.bottom()).max(0.0) + (row.top() - frame.top()).min(0.0);
    if by != 0.0 {
        // One row more, to see where it goes on.
        list.set_scroll_top(list.scroll_top() + (by + row.height().copysign(by)) as i32);
    }
}

/// Buttons for the open chapter: up, down, remove.
#[component]
fn Tools() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let chapters = room.chapters;
    let idle = move |by: isize| Memo::new(move |_| chapters.neighbour(by).is_none());
    let (is_first, is_last) = (idle(-1), idle(1));
    let is_alone = Memo::new(move |_| chapters.count() < 2);
    let shift = move |id: &'static str, key: &'static str, is_idle: Memo<bool>, down: bool| {
        let act = move |_| {
            if !is_idle.get_untracked() {
                spawn_local(async move { room.move_chapter(down).await });
            }
        };
        view! {
            <button type="button" id=id aria-disabled=move || is_idle.get().to_string() on:click=act>
                {board.text(key)}
            </button>
        }
    };
    let remove = move |_| {
        spawn_local(async move {
            room.remove_chapter().await;
            request_animation_frame(|| browser::focus("#chapter-undo"));
        });
    };
    view! {
        <div class="study-row" hidden=is_alone>
            {shift("chapter-up", "chapters-up", is_first, false)}
            {shift("chapter-down", "chapters-down", is_last, true)}
            <button type="button" id="chapter-remove" on:click=remove>{board.text("chapters-remove")}</button>
        </div>
    }
}

/// The field for the name of the study.
#[component]
fn StudyName() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let study = room.chapters.study;
    let name = Memo::new(move |_| {
        study.read().as_ref().and_then(|study| study.chapters.name()).unwrap_or_default().to_owned()
    });
    let problem = RwSignal::new(None::<TextError>);
    let take = move |text: String| {
        // The field sends its last event when it is removed, with the room perhaps gone.
        let Some(stored) = study.try_get_untracked().flatten() else { return };
        let renamed = stored.chapters.clone().rename(&text);
        problem.set(renamed.err());
        if renamed.is_ok() {
            spawn_local(async move {
                match studies::change_study(stored.id, |chapters| chapters.rename(&text).is_ok()).await {
                    Ok(_) => room.chapters.load(room).await,
                    Err(error) => room.say_unstored(error),
                }
            });
        }
    };
    let reason = move || problem.get().map(|error| study_say::text_error(&board.words.get(), error));
    view! {
        <label class="study-label" for="study-name">{board.text("chapters-study-name")}</label>
        <input
            id="study-name"
            class="study-text"
            type="text"
            dir="auto"
            autocomplete="off"
            maxlength="200"
            prop:value=name
            aria-invalid=move || problem.get().is_some().to_string()
            on:change:target=move |event| take(event.target().value())
        />
        {move || reason().map(|reason| view! { <p class="study-problem" role="alert">{reason}</p> })}
    }
}

/// Ways to add chapters.
#[component]
fn Add() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let text = RwSignal::new(String::new());
    // None if the file is not a text.
    let problem = RwSignal::new(None::<Option<ImportError>>);
    let add =
        move |records: Vec<Record>, at_end: bool| spawn_local(async move { room.add_chapters(records, at_end).await });
    let add_empty = move |_| add(vec![Record::new(*room.study.read_untracked().position())], true);
    let add_copy = move |_| add(vec![room.study.read_untracked().record().clone()], false);
    let take = move |given: &str| match import_in(&board.words.get_untracked(), given) {
        Err(error) => problem.set(Some(Some(error))),
        Ok(imported) => {
            problem.set(None);
            text.set(String::new());
            let records = match imported {
                Imported::Games(games) => group(games).into_iter().flat_map(|part| part.into_chapters().1).collect(),
                Imported::Position(position) => vec![Record::new(*position)],
            };
            add(records, true);
        }
    };
    let reason = move || {
        let words = board.words.get();
        problem.get().map(|problem| match problem {
            Some(error) => study_say::import_error(&words, &error),
            None => words.text("collection-not-text"),
        })
    };
    view! {
        <p class="study-label" id="chapters-add">{board.text("chapters-add")}</p>
        <div class="study-row" role="group" aria-labelledby="chapters-add">
            <button type="button" id="chapter-empty" on:click=add_empty>{board.text("chapters-add-empty")}</button>
            <button type="button" id="chapter-copy" on:click=add_copy>{board.text("chapters-add-copy")}</button>
            <FileButton id="chapters-file" key="study-file" take=Callback::new(move |(_, given): (String, Option<String>)| match given {
                Some(given) => take(&given),
                None => problem.set(Some(None)),
            }) />
        </div>
        <label class="study-label" for="chapters-paste">{board.text("chapters-paste")}</label>
        <textarea
            id="chapters-paste"
            class="study-text"
            rows="2"
            spellcheck="false"
            aria-invalid=move || problem.read().is_some().to_string()
            aria-describedby="chapters-problem"
            prop:value=text
            on:input:target=move |event| {
                text.set(event.target().value());
                problem.set(None);
            }
        ></textarea>
        <p class="study-problem" id="chapters-problem" aria-live="assertive">{move || reason()}</p>
        <div class="study-row">
            <button type="button" id="chapters-read" on:click=move |_| take(&text.get_untracked())>
                {board.text("chapters-read")}
            </button>
        </div>
    }
}
