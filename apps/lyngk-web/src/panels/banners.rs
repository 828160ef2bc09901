//! Banners about failures, and the welcome.

use leptos::prelude::*;
use leptos::task::spawn_local;
use lyngk_view::{Draft, say};
use web_sys::MouseEvent;

use super::actions::focus_board;
use crate::banner::banner;
use crate::browser;
use crate::state::{BoardState, PageState};
use crate::store;

/// Banners about failures, each with a way out.
#[component]
pub(crate) fn Banners() -> impl IntoView {
    let page: PageState = expect_context();
    let board: BoardState = expect_context();
    view! {
        <div class="banners" role="region" aria-label=board.text("banners-title") aria-live="polite">
            {move || board.engine_failed.get().then(|| view! { <EngineTrouble /> })}
            {move || page.unreadable.read().is_some().then(|| view! { <Unreadable /> })}
            {move || page.storage_failed.get().then(|| view! { <StorageFailed /> })}
        </div>
    }
}

#[component]
fn EngineTrouble() -> impl IntoView {
    let board: BoardState = expect_context();
    let restart = move |event: MouseEvent| {
        board.engine_failed.set(false);
        focus_board(&event);
    };
    let dismiss = move |event: MouseEvent| {
        board.go_on_without_engine();
        focus_board(&event);
    };
    let actions = view! {
        <button type="button" class="primary" id="engine-restart" on:click=restart>
            {board.text("trouble-engine-restart")}
        </button>
        <button type="button" id="engine-dismiss" on:click=dismiss>
            {board.text("trouble-engine-without")}
        </button>
    };
    banner("engine-trouble", board.text("trouble-engine").into_any(), actions.into_any())
}

#[component]
fn Unreadable() -> impl IntoView {
    let page: PageState = expect_context();
    let reason = move || page.unreadable.read().as_ref().map(|broken| say::saved(&page.words.get(), &broken.problem));
    let text = move || page.unreadable.read_untracked().as_ref().map(|broken| broken.text.clone()).unwrap_or_default();
    let copied = RwSignal::new(false);
    let copy = move |_| {
        let text = text();
        spawn_local(async move { copied.set(browser::copy(text).await) });
    };
    let copy_label = move || page.words.get().text(if copied.get() { "broken-copied" } else { "broken-copy" });
    let discard = move |event: MouseEvent| {
        store::discard_unreadable(page);
        focus_board(&event);
    };
    let download = move |_| {
        let _ = browser::download("lyngk-game.lgn", &text());
    };
    let text = view! { {move || reason()} " " {page.text("broken-kept")} };
    let actions = view! {
        <button type="button" id="broken-copy" on:click=copy>{move || copy_label()}</button>
        <button type="button" id="broken-download" on:click=download>{page.text("broken-download")}</button>
        <button type="button" id="broken-discard" on:click=discard>{page.text("broken-discard")}</button>
    };
    banner("broken-game", text.into_any(), actions.into_any())
}

/// Says once that the browser stores nothing.
#[component]
fn StorageFailed() -> impl IntoView {
    let page: PageState = expect_context();
    let read = RwSignal::new(false);
    move || {
        (!read.get()).then(|| {
            view! {
                <div class="banner quiet" id="unkept">
                    <p>{page.text("unkept")}</p>
                    <button type="button" on:click=move |_| read.set(true)>{page.text("unkept-close")}</button>
                </div>
            }
        })
    }
}

/// Whether somebody is here for the first time, has begun no game of their choice, and there is nothing else to say.
fn welcomes(board: BoardState) -> bool {
    !board.page.welcomed.get() && board.game.get() == 0 && board.message.read().is_none()
}

/// The aim of the game, on the first visit.
#[component]
pub(super) fn WelcomeAim() -> impl IntoView {
    let board: BoardState = expect_context();
    let shown = Memo::new(move |_| welcomes(board));
    move || shown.get().then(|| view! { <p class="welcome-aim" id="welcome-aim">{board.text("page-aim")}</p> })
}

/// Two ways to begin, on the first visit: the lessons, or a game with a guide.
#[component]
pub(super) fn Welcome() -> impl IntoView {
    let page: PageState = expect_context();
    let board: BoardState = expect_context();
    let not_now = move |event: MouseEvent| {
        page.welcomed.set(true);
        focus_board(&event);
    };
    let shown = Memo::new(move |_| welcomes(board) && board.table.read().draft() == Draft::default());
    move || {
        shown.get().then(|| {
            view! {
                <p class="welcome" id="welcome">
                    <a
                        class="welcome-learn"
                        id="welcome-learn"
                        href="#learn/begin"
                        on:click=move |_| page.welcomed.set(true)
                    >
                        {page.text("welcome-learn")}
                    </a>
                    <button type="button" id="welcome-not-now" on:click=not_now>
                        {page.text("welcome-not-now")}
                    </button>
                </p>
            }
        })
    }
}
