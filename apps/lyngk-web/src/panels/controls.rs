//! Controls of a game that are always available.

use leptos::prelude::*;
use lyngk_view::{Intent, Table, say};

use crate::browser;
use crate::icon::{self, Icon};
use crate::state::BoardState;

/// Controls: take back, pause, resign, and the display of the board. The question before resigning takes the place of the row.
#[component]
pub(crate) fn Controls() -> impl IntoView {
    let board: BoardState = expect_context();
    let asks = RwSignal::new(false);
    // The question stays until it is answered: a click that is meant for it must not hit what was there before. Only the end of the
    // game, or another game, makes it outdated.
    Effect::new(move |last| {
        let game = board.game.get();
        if board.shown.get().ended.is_some() || last != Some(game) {
            asks.set(false);
        }
        game
    });
    view! {
        <section class="controls" aria-label=board.text("controls-title")>
            {move || if asks.get() { view! { <ResignQuestion asks /> }.into_any() } else { row(board, asks) }}
        </section>
    }
}

fn row(board: BoardState, asks: RwSignal<bool>) -> AnyView {
    let over = Memo::new(move |_| board.shown.get().ended.is_some());
    let can_take_back = Memo::new(move |_| board.with_table(Table::can_take_back));
    let has_clocks =
        Memo::new(move |_| board.with_table(|table| table.game().controls().values().any(Option::is_some)));
    let runs = Memo::new(move |_| board.with_table(|table| table.game().running().is_some()));
    let pause = move || {
        if runs.get_untracked() {
            board.act(Intent::Pause);
            request_animation_frame(|| browser::focus("#continue"));
        }
    };
    let ask = move || {
        if !over.get_untracked() {
            asks.set(true);
            request_animation_frame(|| browser::focus("#resign-no"));
        }
    };
    let take_back = move || board.act(Intent::TakeBack);
    view! {
        <div class="controls-row">
            {control(board, ("take-back", "control-take-back", icon::TURN_LEFT, Some("U")), move || !can_take_back.get(), take_back)}
            {move || has_clocks.get().then(|| {
                control(board, ("pause", "control-pause", icon::PAUSE, None), move || !runs.get(), pause)
            })}
            {control(board, ("resign", "control-resign", icon::FLAG, None), move || over.get(), ask)}
            <LookControls />
        </div>
    }
    .into_any()
}

/// A control: id, text key, icon and shortcut; when it is idle; what it does.
fn control(
    board: BoardState,
    (id, key, shape, shortcut): (&'static str, &'static str, &'static str, Option<&'static str>),
    idle: impl Fn() -> bool + Send + Sync + 'static,
    press: impl Fn() + 'static,
) -> AnyView {
    view! {
        <button
            type="button"
            class="control"
            id=id
            aria-keyshortcuts=shortcut
            aria-disabled=move || idle().to_string()
            on:click=move |_| press()
        >
            <Icon shape />
            <span>{board.text(key)}</span>
        </button>
    }
    .into_any()
}

/// Controls of the display: threats and rotation.
#[component]
fn LookControls() -> impl IntoView {
    let board: BoardState = expect_context();
    let threats = move || board.shows_threats().to_string();
    // The marks are small, and the record with the words may be out of sight: the message line says what was found.
    let toggle = move |_| {
        let words = board.words.get_untracked();
        let said = untrack(|| board.with_table(|table| say::threats(&words, table))).join(" ");
        board.toggle_threats();
        if untrack(|| board.shows_threats()) {
            board.say(said);
        } else {
            board.unsay(&said);
        }
    };
    view! {
        <button
            type="button"
            id="threats"
            class="control"
            aria-keyshortcuts="T"
            aria-pressed=move || threats()
            on:click=toggle
        >
            <Icon shape=icon::THREATS />
            <span>{board.text("control-threats")}</span>
        </button>
        <RotateControl />
    }
}

/// The control that rotates the board.
#[component]
pub(crate) fn RotateControl() -> impl IntoView {
    let board: BoardState = expect_context();
    view! {
        <button type="button" class="control" id="rotate" aria-keyshortcuts="R" on:click=move |_| board.page.rotate(1)>
            <Icon shape=icon::TURN_RIGHT />
            <span>{board.text("control-rotate")}</span>
        </button>
    }
}

/// The question before resigning.
#[component]
fn ResignQuestion(asks: RwSignal<bool>) -> impl IntoView {
    let board: BoardState = expect_context();
    let no = move |_| {
        asks.set(false);
        request_animation_frame(|| browser::focus("#resign"));
    };
    let yes = move |_| {
        board.act(Intent::Resign);
        request_animation_frame(|| browser::focus("#game-over button"));
    };
    view! {
        <div class="resign-ask" role="group" aria-labelledby="resign-question">
            <span id="resign-question">{board.text("control-resign-sure")}</span>
            // Under the pointer that has asked is the one that takes nothing away.
            <button type="button" id="resign-no" on:click=no>{board.text("control-resign-no")}</button>
            <button type="button" id="resign-yes" class="danger" on:click=yes>
                {board.text("control-resign-yes")}
            </button>
        </div>
    }
}
