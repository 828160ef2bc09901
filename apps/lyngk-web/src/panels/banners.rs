//! What needs to be known before the game can go on, and the offer to learn it.

use leptos::prelude::*;
use leptos::task::spawn_local;
use lyngk_view::say;
use web_sys::MouseEvent;

use super::actions::focus_board;
use crate::banner::banner;
use crate::browser;
use crate::desk::Desk;
use crate::engine::Engine;
use crate::place::Room;
use crate::store;

/// Everything that went wrong, each with a way on.
#[component]
pub(crate) fn Banners() -> impl IntoView {
    let desk: Desk = expect_context();
    view! {
        <div class="banners" role="region" aria-label=desk.text("banners-title") aria-live="polite">
            {move || desk.trouble.get().map(|_| view! { <EngineTrouble /> })}
            {move || desk.broken.read().is_some().then(|| view! { <BrokenGame /> })}
            {move || desk.unkept.get().then(|| view! { <Unkept /> })}
        </div>
    }
}

#[component]
fn EngineTrouble() -> impl IntoView {
    let desk: Desk = expect_context();
    let engine: Engine = expect_context();
    let restart = move |event: MouseEvent| {
        engine.restart();
        focus_board(&event);
    };
    let dismiss = move |event: MouseEvent| {
        desk.go_on_without_engine();
        focus_board(&event);
    };
    let actions = view! {
        <button type="button" class="primary" id="engine-restart" on:click=restart>
            {desk.text("trouble-engine-restart")}
        </button>
        <button type="button" id="engine-dismiss" on:click=dismiss>
            {desk.text("trouble-engine-without")}
        </button>
    };
    banner("engine-trouble", desk.text("trouble-engine").into_any(), actions.into_any())
}

#[component]
fn BrokenGame() -> impl IntoView {
    let desk: Desk = expect_context();
    let reason = move || desk.broken.read().as_ref().map(|broken| say::saved(&desk.words.get(), &broken.problem));
    let text = move || desk.broken.read_untracked().as_ref().map(|broken| broken.text.clone()).unwrap_or_default();
    let copied = RwSignal::new(false);
    let copy = move |_| {
        let text = text();
        spawn_local(async move { copied.set(browser::copy(text).await) });
    };
    let copy_label = move || desk.words.get().text(if copied.get() { "broken-copied" } else { "broken-copy" });
    let discard = move |event: MouseEvent| {
        store::discard_broken(desk);
        focus_board(&event);
    };
    let download = move |_| {
        let _ = browser::download("lyngk-game.lgn", &text());
    };
    let text = view! { {move || reason()} " " {desk.text("broken-kept")} };
    let actions = view! {
        <button type="button" id="broken-copy" on:click=copy>{move || copy_label()}</button>
        <button type="button" id="broken-download" on:click=download>{desk.text("broken-download")}</button>
        <button type="button" id="broken-discard" on:click=discard>{desk.text("broken-discard")}</button>
    };
    banner("broken-game", text.into_any(), actions.into_any())
}

/// Nothing can be kept: said once, for whoever wants to know.
#[component]
fn Unkept() -> impl IntoView {
    let desk: Desk = expect_context();
    let read = RwSignal::new(false);
    move || {
        (!read.get()).then(|| {
            view! {
                <div class="banner quiet" id="unkept">
                    <p>{desk.text("unkept")}</p>
                    <button type="button" on:click=move |_| read.set(true)>{desk.text("unkept-close")}</button>
                </div>
            }
        })
    }
}

/// One sentence for those who are here for the first time.
#[component]
pub(crate) fn Welcome() -> impl IntoView {
    let desk: Desk = expect_context();
    let not_now = move |event: MouseEvent| {
        store::set_welcomed(desk);
        focus_board(&event);
    };
    move || {
        (!desk.welcomed.get()).then(|| {
            view! {
                <div class="welcome" id="welcome">
                    <p id="welcome-aim">{desk.text("page-aim")}</p>
                    <p>
                        {desk.text("welcome")} " "
                        <a
                            class="link"
                            id="welcome-learn"
                            href=Room::Learn.address()
                            on:click=move |_| store::set_welcomed(desk)
                        >
                            {desk.text("welcome-learn")}
                        </a>
                    </p>
                    <button type="button" class="link quiet" id="welcome-not-now" on:click=not_now>
                        {desk.text("welcome-not-now")}
                    </button>
                </div>
            }
        })
    }
}
