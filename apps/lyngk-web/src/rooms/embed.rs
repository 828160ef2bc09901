//! A board for other pages: the game that the address carries, to be walked through and nothing else. It keeps nothing.

use leptos::prelude::*;
use lyngk_picture::{Background, Picture, Style};
use lyngk_rules::{NodeId, Record};
use lyngk_study::study::{self, say};
use lyngk_study::{Item, LinkError, Remark, Study, link};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::KeyboardEvent;

use super::RoomFrame;
use crate::route::Room;
use crate::words::SharedWords;

/// What stands before the letters of a game in the page's own links.
const LINK: &str = "g/";

/// The board.
pub(crate) fn room() -> AnyView {
    view! { <RoomFrame name="embed" content /> }.into_any()
}

fn content(words: RwSignal<SharedWords>) -> AnyView {
    let letters = RwSignal::new(letters());
    let _ = window_event_listener(leptos::ev::hashchange, move |_| letters.set(self::letters()));
    let shown = move || {
        let letters = letters.get();
        match link::decode(&letters) {
            Ok(record) => walk(words, record, &letters),
            Err(error) => broken(words, &error),
        }
    };
    view! { {move || shown()} }.into_any()
}

/// What stands in the address.
fn letters() -> String {
    window().location().hash().unwrap_or_default().trim_start_matches('#').to_owned()
}

fn broken(words: RwSignal<SharedWords>, error: &LinkError) -> AnyView {
    let words = words.get();
    let text = words.with("embed-broken", [("reason", link::say::error(&words, error).into())]);
    view! { <p class="embed-broken" role="alert">{text}</p> }.into_any()
}

/// A game with the place that is shown.
#[derive(Clone, Copy)]
struct Walk {
    words: RwSignal<SharedWords>,
    study: RwSignal<Study>,
    dark: RwSignal<bool>,
}

/// The board, the steps, and the way to the page.
fn walk(words: RwSignal<SharedWords>, record: Record, letters: &str) -> AnyView {
    let walk = Walk { words, study: RwSignal::new(Study::new(record)), dark: follow_darkness() };
    let keys = window_event_listener(leptos::ev::keydown, move |event| on_key(walk, &event));
    on_cleanup(move || keys.remove());
    let text = move |key: &'static str| move || words.get().text(key);
    let place = Memo::new(move |_| walk.study.read().place());
    let picture = move || drawn(walk, place.get());
    let name = move || study::place_name(&words.get(), walk.study.read().record(), place.get());
    let remark = move || walk.study.read().remark(Remark::After);
    // The board is as large with a comment as without.
    let tells = walk
        .study
        .read_untracked()
        .tree()
        .iter()
        .any(|row| row.items.iter().any(|item| matches!(item, Item::Remark(_))));
    let game = move || say::game(&words.get(), walk.study.read().record());
    let address = format!("./{}/{LINK}{letters}", Room::Study.address());
    let ends = Memo::new(move |_| {
        let study = walk.study.read();
        (study.place().is_none(), study.record().children(study.place()).is_empty())
    });
    let button =
        move |id: &'static str, sign: &'static str, key: &'static str, on: bool, step: fn(&mut Study) -> bool| {
            let idle = move || if on { ends.get().1 } else { ends.get().0 };
            view! {
                <button
                    type="button"
                    id=id
                    aria-label=text(key)
                    title=text(key)
                    aria-disabled=move || idle().to_string()
                    on:click=move |_| go(walk, step)
                >
                    {sign}
                </button>
            }
        };
    view! {
        <div class="embed-desk">
            <h1 class="sr-only">{move || game()}</h1>
            <div class="embed-board" inner_html=move || picture()></div>
            <div class="embed-foot">
                <div class="study-steps" role="group" aria-label=text("record-steps")>
                    {button("embed-first", "«", "record-start", false, Study::to_start)}
                    {button("embed-back", "‹", "record-back", false, Study::back)}
                    {button("embed-on", "›", "record-on", true, Study::forward)}
                    {button("embed-last", "»", "study-last", true, Study::to_end)}
                </div>
                <p class="embed-place" id="embed-place" aria-live="polite">{move || name()}</p>
                <a class="embed-open" id="embed-open" href=address target="_blank" rel="noopener">{text("embed-open")}</a>
            </div>
            <p class="embed-remark" hidden=!tells>{move || remark()}</p>
        </div>
    }
    .into_any()
}

/// Whether it is dark around, now and when that changes.
fn follow_darkness() -> RwSignal<bool> {
    let Ok(Some(query)) = window().match_media("(prefers-color-scheme: dark)") else { return RwSignal::new(false) };
    let dark = RwSignal::new(query.matches());
    let changed = {
        let query = query.clone();
        Closure::<dyn Fn()>::new(move || {
            // The board may be gone.
            let _ = dark.try_set(query.matches());
        })
    };
    query.set_onchange(Some(changed.as_ref().unchecked_ref()));
    changed.forget();
    dark
}

/// The position, drawn with everything that belongs to it.
fn drawn(walk: Walk, place: Option<NodeId>) -> String {
    let picture = study::picture(&walk.words.get(), walk.study.read().record(), place);
    let background = if walk.dark.get() { Background::Dark } else { Background::Light };
    Picture { style: Style { background, ..Style::default() }, ..picture }.svg()
}

fn go(walk: Walk, step: fn(&mut Study) -> bool) {
    // Nothing is woken where nothing changes.
    if walk.study.try_update_untracked(step).unwrap_or(false) {
        walk.study.notify();
    }
}

fn on_key(walk: Walk, event: &KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key() {
        return;
    }
    let step: fn(&mut Study) -> bool = match event.key().as_str() {
        "ArrowLeft" => Study::back,
        "ArrowRight" => Study::forward,
        "Home" => Study::to_start,
        "End" => Study::to_end,
        _ => return,
    };
    event.prevent_default();
    go(walk, step);
}
