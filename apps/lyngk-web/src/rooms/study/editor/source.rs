//! Where to start from, which game it is, and the position as it is written.

use leptos::prelude::*;
use lyngk_rules::Variant;
use lyngk_study::Edit;
use lyngk_study::editor::say;

use super::workplace::Workplace;
use crate::browser;

/// The variant, and positions to start from.
#[component]
pub(super) fn Source() -> impl IntoView {
    let place: Workplace = expect_context();
    let board = place.board;
    let variant = Memo::new(move |_| place.surface.read().editor().setup().variant);
    let option = move |of: Variant, key: &'static str| {
        view! {
            <button
                type="button"
                data-variant=of.name()
                aria-pressed=move || (variant.get() == of).to_string()
                on:click=move |_| place.edit(Edit::Variant(of))
            >
                {board.text(key)}
            </button>
        }
    };
    let studied = move |_| {
        let setup = place.bench.study.read_untracked().position().setup();
        place.edit(Edit::Replace(Box::new(setup)));
    };
    view! {
        <div class="study-box">
            <div class="study-row" role="group" aria-label=board.text("new-variant")>
                {option(Variant::Standard, "new-variant-standard")} {option(Variant::Six, "new-variant-six")}
            </div>
            <div class="study-row">
                <button type="button" id="editor-from-study" on:click=studied>{board.text("editor-from-study")}</button>
                <button type="button" id="editor-clear" on:click=move |_| place.edit(Edit::ClearAll)>
                    {board.text("editor-clear")}
                </button>
                <button type="button" id="editor-swap" on:click=move |_| place.edit(Edit::SwapPlayers)>
                    {board.text("editor-swap")}
                </button>
            </div>
            <RandomStart />
        </div>
    }
}

/// The random start of a number; without one, any.
#[component]
fn RandomStart() -> impl IntoView {
    let place: Workplace = expect_context();
    let board = place.board;
    let number = RwSignal::new(String::new());
    let wrong = RwSignal::new(false);
    let start = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        if number.read_untracked().trim().is_empty() {
            number.set(browser::chance().to_string());
        }
        match number.read_untracked().trim().parse() {
            Ok(seed) => place.edit(Edit::RandomStart { seed }),
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

/// The position as LPN: to be copied, or another in its place. What is no position stays as it was written, with the reasons.
#[component]
pub(super) fn Written() -> impl IntoView {
    let place: Workplace = expect_context();
    let board = place.board;
    let text = Memo::new(move |_| match &*place.unread.read() {
        Some((text, _)) => text.clone(),
        None => place.surface.read().editor().to_text(),
    });
    let problem = move || place.unread.read().as_ref().map(|(_, error)| say::paste_error(&board.words.get(), error));
    let wrong = move || place.unread.read().is_some().to_string();
    let write = move |text: String| {
        let came = place.surface.try_update(|surface| surface.paste(&text));
        place.unread.set(came.and_then(Result::err).map(|error| (text, error)));
        place.said.set(None);
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
