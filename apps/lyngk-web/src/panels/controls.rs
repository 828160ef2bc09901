//! Controls of a game that are always available.

use leptos::prelude::*;
use lyngk_view::{Intent, Table, say};

use super::typed::TypedTurn;
use crate::browser;
use crate::state::BoardState;

/// Controls: take back, pause, resign, and the display of the board.
#[component]
pub(crate) fn Controls() -> impl IntoView {
    let board: BoardState = expect_context();
    let over = Memo::new(move |_| board.shown.get().ended.is_some());
    let can_take_back = Memo::new(move |_| board.with_table(Table::can_take_back));
    let with_clock = Memo::new(move |_| board.with_table(|table| table.game().running().is_some()));
    let pause = move |_| {
        board.act(Intent::Pause);
        // This button disappears, and the one to continue appears.
        request_animation_frame(|| browser::focus("#continue"));
    };
    view! {
        <section class="controls" aria-label=board.text("controls-title")>
            <div>
            <div class="controls-row">
                <button
                    type="button"
                    id="take-back"
                    aria-disabled=move || (!can_take_back.get()).to_string()
                    on:click=move |_| board.act(Intent::TakeBack)
                >
                    {board.text("control-take-back")}
                </button>
                {move || with_clock.get().then(|| view! {
                    <button type="button" id="pause" on:click=pause>
                        {board.text("control-pause")}
                    </button>
                })}
                {move || (!over.get()).then(|| view! { <Resign /> })}
                <LookControls />
            </div>
            <Threats />
            </div>
            {move || (!over.get()).then(|| view! { <TypedTurn /> })}
        </section>
    }
}

/// Controls of the display: threats and rotation.
#[component]
pub(crate) fn LookControls() -> impl IntoView {
    let board: BoardState = expect_context();
    let threats = move || board.page.settings.read().threats.to_string();
    let rotate = move |_| board.page.settings.update(|settings| settings.rotation = (settings.rotation + 1) % 6);
    view! {
        <button
            type="button"
            id="threats"
            class="toggle"
            aria-pressed=move || threats()
            on:click=move |_| board.page.settings.update(|settings| settings.threats = !settings.threats)
        >
            {board.text("control-threats")}
        </button>
        <button type="button" id="rotate" on:click=rotate>{board.text("control-rotate")}</button>
    }
}

/// The threats in words.
#[component]
fn Threats() -> impl IntoView {
    let board: BoardState = expect_context();
    let shown = Memo::new(move |_| board.page.settings.read().threats);
    let lines = move || {
        shown.get().then(|| {
            let words = board.words.get();
            board.with_table(|table| say::threats(&words, table)).join(" ")
        })
    };
    view! { <p class="threat-lines" id="threat-lines" aria-live="polite">{move || lines()}</p> }
}

/// Resign button, which asks for confirmation in its place.
#[component]
fn Resign() -> impl IntoView {
    let board: BoardState = expect_context();
    let asks = RwSignal::new(false);
    // After a change of the game the question is outdated.
    Effect::new(move |_| {
        let _ = board.changes.get();
        asks.set(false);
    });
    let ask = move |_| {
        asks.set(true);
        request_animation_frame(|| browser::focus("#resign-no"));
    };
    let no = move |_| {
        asks.set(false);
        request_animation_frame(|| browser::focus("#resign"));
    };
    let yes = move |_| {
        board.act(Intent::Resign);
        request_animation_frame(|| browser::focus("#game-over button"));
    };
    move || {
        if asks.get() {
            view! {
                <span class="resign-ask" role="group" aria-labelledby="resign-question">
                    <span id="resign-question">{board.text("control-resign-sure")}</span>
                    <button type="button" id="resign-yes" class="danger" on:click=yes>
                        {board.text("control-resign-yes")}
                    </button>
                    <button type="button" id="resign-no" on:click=no>{board.text("control-resign-no")}</button>
                </span>
            }
            .into_any()
        } else {
            view! { <button type="button" id="resign" on:click=ask>{board.text("control-resign")}</button> }.into_any()
        }
    }
}
