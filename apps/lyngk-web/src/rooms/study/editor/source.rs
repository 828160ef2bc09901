//! Variant, start positions, and the position as LPN.

use leptos::prelude::*;
use lyngk_rules::Variant;
use lyngk_study::Edit;
use lyngk_study::editor::say;

use super::room::EditorRoom;
use crate::browser;

/// Variant and start positions.
#[component]
pub(super) fn Source() -> impl IntoView {
    let editor_room: EditorRoom = expect_context();
    let board = editor_room.board;
    let variant = Memo::new(move |_| editor_room.surface.read().editor().setup().variant);
    let option = move |of: Variant, key: &'static str| {
        view! {
            <button
                type="button"
                data-variant=of.name()
                aria-pressed=move || (variant.get() == of).to_string()
                on:click=move |_| editor_room.edit(Edit::Variant(of))
            >
                {board.text(key)}
            </button>
        }
    };
    let studied = move |_| {
        let setup = editor_room.room.study.read_untracked().position().setup();
        editor_room.edit(Edit::Replace(Box::new(setup)));
    };
    view! {
        <div class="study-box">
            <div class="study-row" role="group" aria-label=board.text("new-variant")>
                {option(Variant::Standard, "new-variant-standard")} {option(Variant::Six, "new-variant-six")}
            </div>
            <div class="study-row">
                <button type="button" id="editor-from-study" on:click=studied>{board.text("editor-from-study")}</button>
                <button type="button" id="editor-clear" on:click=move |_| editor_room.edit(Edit::ClearAll)>
                    {board.text("editor-clear")}
                </button>
                <button type="button" id="editor-swap" on:click=move |_| editor_room.edit(Edit::SwapPlayers)>
                    {board.text("editor-swap")}
                </button>
            </div>
            <RandomStart />
        </div>
    }
}

/// Random start by its seed; without one, any.
#[component]
fn RandomStart() -> impl IntoView {
    let editor_room: EditorRoom = expect_context();
    let board = editor_room.board;
    let number = RwSignal::new(String::new());
    let wrong = RwSignal::new(false);
    let start = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        if number.read_untracked().trim().is_empty() {
            number.set(browser::random_seed().to_string());
        }
        match number.read_untracked().trim().parse() {
            Ok(seed) => editor_room.edit(Edit::RandomStart { seed }),
            Err(_) => wrong.set(true),
        }
    };
    let problem =
        move || wrong.get().then(|| board.words.get().with("new-seed-bad", [("limit", u64::MAX.to_string().into())]));
    view! {
        <form class="editor-start" novalidate on:submit=start>
            <label class="study-label" for="editor-number">{board.text("new-seed")}</label>
            <div class="study-row">
                <input
                    id="editor-number"
                    class="study-text"
                    type="text"
                    inputmode="numeric"
                    autocomplete="off"
                    aria-invalid=move || wrong.get().to_string()
                    aria-describedby="editor-number-problem"
                    prop:value=number
                    on:input:target=move |event| {
                        number.set(event.target().value());
                        wrong.set(false);
                    }
                />
                <button type="submit" id="editor-random">{board.text("editor-random")}</button>
            </div>
            <p class="study-problem" id="editor-number-problem" aria-live="assertive">{move || problem()}</p>
        </form>
    }
}

/// The position as LPN, to copy or to replace. An invalid text stays, with the reasons.
#[component]
pub(super) fn Written() -> impl IntoView {
    let editor_room: EditorRoom = expect_context();
    let board = editor_room.board;
    let text = Memo::new(move |_| match &*editor_room.unread.read() {
        Some((text, _)) => text.clone(),
        None => editor_room.surface.read().editor().to_text(),
    });
    let problem =
        move || editor_room.unread.read().as_ref().map(|(_, error)| say::paste_error(&board.words.get(), error));
    let wrong = move || editor_room.unread.read().is_some().to_string();
    let write = move |text: String| {
        let came = editor_room.surface.try_update(|surface| surface.paste(&text));
        editor_room.unread.set(came.and_then(Result::err).map(|error| (text, error)));
        editor_room.said.set(None);
        board.changed();
    };
    view! {
        <div class="study-box">
            <label class="study-label" for="editor-lpn">{board.text("new-lpn")}</label>
            <textarea
                id="editor-lpn"
                class="study-text"
                rows="4"
                spellcheck="false"
                autocapitalize="off"
                aria-invalid=move || wrong()
                aria-describedby="editor-lpn-problem"
                prop:value=text
                on:input:target=move |event| write(event.target().value())
            ></textarea>
            <p class="study-problem" id="editor-lpn-problem" aria-live="assertive">{move || problem()}</p>
        </div>
    }
}
