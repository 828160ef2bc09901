//! Out of the room: as a text, a file or a link.

use leptos::prelude::*;
use leptos::task::spawn_local;
use lyngk_study::link;

use super::bench::Bench;
use crate::browser;
use crate::place::Room;

/// The name under which a study is downloaded.
const FILE: &str = "lyngk-study.lgn";

/// What can be taken along.
#[derive(Clone, Copy)]
enum What {
    Link,
    Game,
    Position,
}

/// Buttons to copy and to download. Where the browser does not copy, the text is shown to be copied by hand.
#[component]
pub(super) fn Exchange() -> impl IntoView {
    let bench: Bench = expect_context();
    let desk = bench.desk;
    let by_hand = RwSignal::new(None::<String>);
    let copy = move |what: What| {
        by_hand.set(None);
        let Some(text) = text(bench, what) else { return };
        spawn_local(async move {
            if browser::copy(text.clone()).await {
                bench.say(desk.words.get_untracked().text("broken-copied"), false);
            } else {
                by_hand.set(Some(text));
            }
        });
    };
    let button = move |id: &'static str, key: &'static str, what: What| {
        view! { <button type="button" id=id on:click=move |_| copy(what)>{desk.text(key)}</button> }
    };
    let download = move |_| {
        let _ = browser::download(FILE, &bench.study.read_untracked().to_lgn());
    };
    let field = move || {
        by_hand.get().map(|text| {
            view! {
                <label class="study-label" for="study-by-hand">{desk.text("study-copy-by-hand")}</label>
                <textarea id="study-by-hand" class="study-text" rows="4" readonly prop:value=text></textarea>
            }
        })
    };
    view! {
        <div class="study-row">
            {button("study-copy-link", "study-copy-link", What::Link)}
            {button("study-copy-game", "study-copy-game", What::Game)}
            <button type="button" id="study-download" on:click=download>{desk.text("study-download")}</button>
            {button("study-copy-position", "study-copy-position", What::Position)}
        </div>
        <p class="study-hint">{desk.text("study-link-hint")}</p>
        <div aria-live="polite">{move || field()}</div>
    }
}

/// What is to be copied; nothing, with a message, where a link would be too long.
fn text(bench: Bench, what: What) -> Option<String> {
    let study = bench.study.read_untracked();
    match what {
        What::Game => Some(study.to_lgn()),
        What::Position => Some(study.to_lpn()),
        What::Link => match link::encode(study.record()) {
            Ok(letters) => {
                let page = window().location().href().unwrap_or_default();
                let page = page.split('#').next().unwrap_or_default();
                Some(format!("{page}{}/{}{letters}", Room::Study.address(), super::LINK))
            }
            Err(error) => {
                bench.say(link::say::error(&bench.desk.words.get_untracked(), &error), true);
                None
            }
        },
    }
}
