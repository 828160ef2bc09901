//! The record as text beside the board, checked while it is edited and applied as one step.

use std::ops::Range;

use leptos::html;
use leptos::prelude::*;
use lyngk_rules::Record;
use lyngk_study::study::{check_source, say};

use super::room::StudyRoom;
use crate::browser;
use crate::library::EntryId;

/// The text while it is being edited, and the record that the editing began with.
#[derive(Clone, PartialEq)]
pub(super) struct Draft {
    text: String,
    base: Record,
}

impl Draft {
    /// The draft of a record in this tab's session storage, which survives a reload. One that is not in the library is known by itself.
    pub(super) fn kept(of: Option<EntryId>, record: &Record) -> Option<Draft> {
        Draft::load(of).filter(|draft| of.is_some() || draft.base == *record)
    }

    /// The record of the draft that belongs to no entry of the library.
    pub(super) fn unstored_record() -> Option<Record> {
        Draft::load(None).map(|draft| draft.base)
    }

    fn load(of: Option<EntryId>) -> Option<Draft> {
        let kept = browser::session_storage()?.get_item(&storage_key(of)).ok()??;
        let (length, texts) = kept.split_once('\n')?;
        let (base, text) = texts.split_at_checked(length.parse().ok()?)?;
        Some(Draft { text: text.to_owned(), base: check_source(base).record.ok()? })
    }

    /// Stores a draft, or removes the stored one.
    fn keep(draft: Option<&Draft>, of: Option<EntryId>) {
        let Some(storage) = browser::session_storage() else { return };
        // If storage is full, the draft is still on the page.
        let _ = match draft {
            Some(Draft { text, base }) => {
                let base = base.to_string();
                storage.set_item(&storage_key(of), &format!("{}\n{base}{text}", base.len()))
            }
            None => storage.remove_item(&storage_key(of)),
        };
    }
}

/// The key of an entry's draft in session storage. Entries have larger numbers than 0.
fn storage_key(of: Option<EntryId>) -> String {
    format!("lyngk.draft.{}", of.map_or(0, |EntryId(id)| id))
}

/// The editor, folded in until it is wanted.
#[component]
pub(super) fn Source() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let is_open = RwSignal::new(false);
    view! {
        <details
            class="study-details"
            id="study-source"
            on:toggle:target=move |event| {
                let details = event.target();
                is_open.set(details.has_attribute("open"));
                // The text, what is said about it and its buttons fit into the panel together.
                if is_open.get_untracked() {
                    request_animation_frame(move || details.scroll_into_view());
                }
            }
        >
            <summary>{board.text("source-title")}</summary>
            {move || is_open.get().then(|| view! { <Editor /> })}
        </details>
    }
}

#[component]
fn Editor() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let draft = room.draft;
    let set_draft = move |new: Option<Draft>| {
        Draft::keep(new.as_ref(), room.keeper.id());
        draft.set(new);
    };
    let stored = Memo::new(move |_| room.study.read().to_lgn());
    let text = Memo::new(move |_| draft.read().as_ref().map_or_else(|| stored.get(), |draft| draft.text.clone()));
    let is_edited = Memo::new(move |_| draft.read().is_some());
    let checked = Memo::new(move |_| check_source(&text.read()));
    let is_wrong = Memo::new(move |_| checked.read().record.is_err());
    // The current turn, or what is wrong.
    let marked = Memo::new(move |_| match &checked.read().wrong {
        Some(wrong) => Some((wrong.clone(), true)),
        None => room.study.read().source_range(&text.read()).filter(|_| !is_edited.get()).map(|range| (range, false)),
    });
    let field: NodeRef<html::Textarea> = NodeRef::new();
    Effect::new(move |_| {
        let text = text.get();
        if let Some(field) = field.get().filter(|field| field.value() != text) {
            field.set_value(&text);
        }
    });
    Effect::new(move |_| {
        if marked.read().is_some() {
            request_animation_frame(scroll_to_mark);
        }
    });
    let edit = move |text: String| {
        let base =
            draft.get_untracked().map_or_else(|| room.study.read_untracked().record().clone(), |draft| draft.base);
        set_draft((text != stored.get_untracked()).then_some(Draft { text, base }));
    };
    // Without edits, the caret leads to its turn.
    let follow_caret = move || {
        let caret = field.get_untracked().and_then(|field| field.selection_start().ok().flatten());
        if let (Some(caret), None) = (caret, &*draft.read_untracked()) {
            let text = text.get_untracked();
            let at = byte_at(&text, caret as usize);
            room.go(|study| study.go_to_source(&text, at));
        }
    };
    let apply = move |_| {
        let Some(Draft { base, .. }) = draft.get_untracked() else { return };
        let Ok(record) = checked.get_untracked().record else { return };
        set_draft(None);
        room.go(|study| study.rewrite(&base, record));
        room.say(board.words.get_untracked().text("source-applied"), false);
        browser::focus("#source-text");
    };
    let discard = move |_| {
        set_draft(None);
        browser::focus("#source-text");
    };
    let said = move || {
        let words = board.words.get();
        match &checked.read().record {
            Err(error) => say::lgn(&words, error),
            Ok(_) if is_edited.get() => words.text("source-good"),
            Ok(_) => String::new(),
        }
    };
    let is_idle = move || !is_edited.get() || is_wrong.get();
    view! {
        <div class="source">
            <pre class="source-marks" aria-hidden="true">{move || marks(&text.read(), marked.get())}</pre>
            <textarea
                id="source-text"
                class="source-text"
                dir="ltr"
                spellcheck="false"
                autocapitalize="off"
                autocomplete="off"
                aria-label=board.text("source-label")
                aria-describedby="source-said"
                aria-invalid=move || is_wrong.get().to_string()
                node_ref=field
                on:input:target=move |event| edit(event.target().value())
                on:click=move |_| follow_caret()
                on:keyup=move |event| {
                    if event.key().starts_with("Arrow") {
                        follow_caret();
                    }
                }
            ></textarea>
        </div>
        <p
            class="source-said"
            class:study-problem=is_wrong
            id="source-said"
            aria-live="polite"
        >
            {move || said()}
        </p>
        <div class="study-row">
            <button
                type="button"
                class="primary"
                id="source-apply"
                aria-disabled=move || is_idle().to_string()
                on:click=apply
            >
                {board.text("source-apply")}
            </button>
            <button
                type="button"
                id="source-discard"
                aria-disabled=move || (!is_edited.get()).to_string()
                on:click=discard
            >
                {board.text("source-discard")}
            </button>
        </div>
    }
}

/// The text below that of the field, with a mark at the current turn or the error.
fn marks(text: &str, marked: Option<(Range<usize>, bool)>) -> AnyView {
    let Some((range, is_wrong)) = marked else { return text.to_owned().into_any() };
    let (before, rest) = text.split_at(range.start);
    let (inside, behind) = rest.split_at(range.len());
    // An error at the end of a line has nothing to underline.
    let inside = if inside.is_empty() { "\u{200b}" } else { inside };
    let class = if is_wrong { "source-wrong" } else { "source-current" };
    // The last line break needs something behind it to take up a line.
    view! { {before.to_owned()}<mark class=class>{inside.to_owned()}</mark>{format!("{behind}\u{200b}")} }.into_any()
}

/// The byte at a number of UTF-16 units, as browsers count them.
fn byte_at(text: &str, units: usize) -> usize {
    let mut left = units;
    for (at, char) in text.char_indices() {
        if left < char.len_utf16() {
            return at;
        }
        left -= char.len_utf16();
    }
    text.len()
}

/// Scrolls the mark into view within the editor, but not the page.
fn scroll_to_mark() {
    let find = |selector: &str| document().query_selector(selector).ok().flatten();
    let (Some(area), Some(mark)) = (find(".source"), find(".source mark")) else { return };
    let (frame, mark) = (area.get_bounding_client_rect(), mark.get_bounding_client_rect());
    if mark.top() < frame.top() || mark.bottom() > frame.bottom() {
        let by = mark.top() - frame.top() - (frame.height() - mark.height()) / 2.0;
        area.set_scroll_top(area.scroll_top() + by as i32);
    }
}
