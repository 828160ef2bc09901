//! The game in three minutes.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use lyngk_view::Lesson;

use super::about::AboutLink;
use super::diagram::Diagram;
use super::frame::DialogFrame;
use crate::desk::Desk;
use crate::icon::{self, Icon};

/// The number of the last card.
const LAST: usize = Lesson::ALL.len() - 1;

/// The game in three minutes: cards to be turned.
#[component]
pub(crate) fn Learn() -> impl IntoView {
    let desk: Desk = expect_context();
    let at = RwSignal::new(0_usize);
    let turn = move |event: KeyboardEvent| match event.key().as_str() {
        "ArrowRight" | "PageDown" => go(at, 1),
        "ArrowLeft" | "PageUp" => go(at, -1),
        "Home" => at.set(0),
        "End" => at.set(LAST),
        _ => {}
    };
    let about = move || (at.get() == LAST).then(|| view! { <AboutLink /> });
    let foot = view! { <Foot at /> }.into_any();
    view! {
        <div class="learn" on:keydown=turn>
            <DialogFrame title="learn-title" foot=foot text=true>
                <div class="learn-cards" aria-live="polite">
                    {move || card(desk, at.get())}
                </div>
                {move || about()}
            </DialogFrame>
        </div>
    }
}

fn go(at: RwSignal<usize>, by: isize) {
    at.update(|at| *at = at.saturating_add_signed(by).min(LAST));
}

fn card(desk: Desk, number: usize) -> impl IntoView {
    let lesson = Lesson::ALL[number];
    view! {
        <section class="card" data-card=number.to_string() aria-labelledby="learn-card-title">
            <Diagram scene=lesson.scene label=Signal::derive(desk.text(lesson.picture)) />
            <div class="card-words">
                <h3 class="card-title" id="learn-card-title">
                    {desk.text(lesson.title)}
                </h3>
                <p class="card-text">{desk.text(lesson.text)}</p>
            </div>
        </section>
    }
}

/// The ways between the cards, and from the last one to the board.
#[component]
fn Foot(
    /// The number of the card.
    at: RwSignal<usize>,
) -> impl IntoView {
    let desk: Desk = expect_context();
    let next = move |_| if at.get() == LAST { desk.dialog.set(None) } else { go(at, 1) };
    let next_word = move || desk.words.read().text(if at.get() == LAST { "learn-play" } else { "learn-next" });
    view! {
        <button
            type="button"
            class="button"
            id="learn-previous"
            // Not `disabled`, which would take the focus from who goes back to the first card.
            aria-disabled=move || (at.get() == 0).then_some("true")
            on:click=move |_| go(at, -1)
        >
            <Icon shape=icon::BACK />
            {desk.text("learn-previous")}
        </button>
        <Dots at />
        <button type="button" class="button button-main" id="learn-next" on:click=next>
            {move || next_word()}
            {move || (at.get() != LAST).then(|| view! { <Icon shape=icon::NEXT /> })}
        </button>
    }
}

/// Where one is, and the way to any card.
#[component]
fn Dots(
    /// The number of the card.
    at: RwSignal<usize>,
) -> impl IntoView {
    let desk: Desk = expect_context();
    let dots = (0..=LAST)
        .map(|number| {
            let name = move || {
                let words = desk.words.get();
                let title = words.text(Lesson::ALL[number].title);
                words.with("learn-go-to", [("number", (number + 1).into()), ("title", title.into())])
            };
            view! {
                <li>
                    <button
                        type="button"
                        class="dot"
                        aria-label=move || name()
                        aria-current=move || (at.get() == number).then_some("step")
                        on:click=move |_| at.set(number)
                    ></button>
                </li>
            }
        })
        .collect_view();
    view! { <ol class="dots">{dots}</ol> }
}
