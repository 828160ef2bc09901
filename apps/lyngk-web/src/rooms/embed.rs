//! Embedded board for other pages: steps through the game in its address. It does not touch storage.

use leptos::prelude::*;
use lyngk_picture::{Background, Picture, Style};
use lyngk_rules::{NodeId, Record, Turn};
use lyngk_study::study::{self, say};
use lyngk_study::{LinkError, Study, TreeItem, TreeRow, link};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::KeyboardEvent;

use super::RoomFrame;
use super::study::LINK;
use crate::route::Room;
use crate::words::SharedWords;

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
            Ok(record) => viewer(words, record, &letters),
            Err(error) => broken(words, &error),
        }
    };
    view! { {move || shown()} }.into_any()
}

/// The encoded game in the address.
fn letters() -> String {
    window().location().hash().unwrap_or_default().trim_start_matches('#').to_owned()
}

fn broken(words: RwSignal<SharedWords>, error: &LinkError) -> AnyView {
    let words = words.get();
    let text = words.with("embed-broken", [("reason", link::say::error(&words, error).into())]);
    view! { <p class="embed-broken" role="alert">{text}</p> }.into_any()
}

/// A game and the position on display.
#[derive(Clone, Copy)]
struct Viewer {
    words: RwSignal<SharedWords>,
    study: RwSignal<Study>,
    dark: RwSignal<bool>,
}

/// Board, step buttons, moves with variations and comments, and a link to the page. It opens at the turn that the address names.
fn viewer(words: RwSignal<SharedWords>, record: Record, letters: &str) -> AnyView {
    let mut study = Study::new(record);
    study.go_to_number(link::place(letters));
    let viewer = Viewer { words, study: RwSignal::new(study), dark: prefers_dark() };
    let keys = window_event_listener(leptos::ev::keydown, move |event| on_key(viewer, &event));
    on_cleanup(move || keys.remove());
    let text = move |key: &'static str| move || words.get().text(key);
    let place = Memo::new(move |_| viewer.study.read().place());
    let picture = move || drawn(viewer, place.get());
    let name = move || study::place_name(&words.get(), viewer.study.read().record(), place.get());
    let rows = viewer.study.read_untracked().tree();
    // A bare line needs no list: its moves are told one at a time.
    let is_bare =
        rows.len() < 2 && !rows.iter().flat_map(|row| &row.items).any(|item| matches!(item, TreeItem::Remark(_)));
    let moves = (!is_bare).then(|| moves(viewer, place, rows));
    let game = move || say::game(&words.get(), viewer.study.read().record());
    let bare_letters = letters.rsplit('/').next().unwrap_or_default().to_owned();
    let address = move || {
        let link = link::at(&bare_letters, viewer.study.read().place_number());
        format!("./{}/{LINK}{link}", Room::Study.address())
    };
    let ends = Memo::new(move |_| {
        let study = viewer.study.read();
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
                    on:click=move |_| go(viewer, step)
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
            {moves}
        </div>
    }
    .into_any()
}

/// All moves with variations and comments, to choose from.
fn moves(viewer: Viewer, place: Memo<Option<NodeId>>, rows: Vec<TreeRow>) -> AnyView {
    let words = viewer.words;
    let item = move |item: TreeItem| match item {
        TreeItem::Remark(text) => view! { <span class="embed-remark" dir="auto">{text}</span> }.into_any(),
        TreeItem::Turn { node, number, shows_number, turn, ref marks, .. } => {
            let number = shows_number.then(|| format!("{number} "));
            let marks = say::signs(marks);
            let points = move || if turn == Turn::Pass { words.get().text("record-pass") } else { turn.to_string() };
            let label = move || {
                let words = words.get();
                let name = item.player().map(|player| say::player(&words, viewer.study.read().record(), player));
                say::item(&words, &item, &name.unwrap_or_default())
            };
            view! {
                <span class="embed-number" aria-hidden="true">{number}</span>
                <button
                    type="button"
                    class="embed-turn"
                    aria-current=move || (place.get() == Some(node)).then_some("true")
                    on:click=move |_| go(viewer, |study| study.go_to(Some(node)))
                >
                    <span class="sr-only">{label}</span>
                    <span aria-hidden="true">{points}{marks}</span>
                </button>
            }
            .into_any()
        }
    };
    let row = move |row: TreeRow| {
        let depth = row.depth.min(4).to_string();
        view! { <p class="embed-row" data-depth=depth>{row.items.into_iter().map(item).collect_view()}</p> }
    };
    Effect::new(move |_| {
        // Read, not only tracked: a memo that was never read does not notify.
        let _ = place.get();
        request_animation_frame(scroll_to_current);
    });
    view! {
        <div class="embed-moves" role="group" tabindex="0" aria-label=move || words.get().text("study-tree")>
            {rows.into_iter().map(row).collect_view()}
        </div>
    }
    .into_any()
}

/// Scrolls the list, and nothing else, to the current move.
fn scroll_to_current() {
    let find = |selector: &str| document().query_selector(selector).ok().flatten();
    let (Some(list), Some(current)) = (find(".embed-moves"), find(".embed-turn[aria-current]")) else { return };
    let (frame, turn) = (list.get_bounding_client_rect(), current.get_bounding_client_rect());
    if turn.top() < frame.top() || turn.bottom() > frame.bottom() {
        let by = turn.top() - frame.top() - (frame.height() - turn.height()) / 2.0;
        list.set_scroll_top(list.scroll_top() + by as i32);
    }
}

/// Whether the system prefers a dark theme.
fn prefers_dark() -> RwSignal<bool> {
    let Ok(Some(query)) = window().match_media("(prefers-color-scheme: dark)") else { return RwSignal::new(false) };
    let dark = RwSignal::new(query.matches());
    let changed = {
        let query = query.clone();
        Closure::<dyn Fn()>::new(move || {
            // The signal may be disposed of.
            let _ = dark.try_set(query.matches());
        })
    };
    query.set_onchange(Some(changed.as_ref().unchecked_ref()));
    changed.forget();
    dark
}

/// The SVG of the position.
fn drawn(viewer: Viewer, place: Option<NodeId>) -> String {
    let picture = study::picture(&viewer.words.get(), viewer.study.read().record(), place);
    let background = if viewer.dark.get() { Background::Dark } else { Background::Light };
    Picture { style: Style { background, ..Style::default() }, ..picture }.svg()
}

fn go(viewer: Viewer, step: impl FnOnce(&mut Study) -> bool) {
    // Notifies only if something changed.
    if viewer.study.try_update_untracked(step).unwrap_or(false) {
        viewer.study.notify();
    }
}

fn on_key(viewer: Viewer, event: &KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key() {
        return;
    }
    let step: fn(&mut Study) -> bool = match event.key().as_str() {
        "ArrowLeft" => Study::back,
        "ArrowRight" => Study::forward,
        "ArrowUp" => Study::previous_variation,
        "ArrowDown" => Study::next_variation,
        "Home" => Study::to_start,
        "End" => Study::to_end,
        _ => return,
    };
    event.prevent_default();
    go(viewer, step);
}
