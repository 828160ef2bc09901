//! Card with a fanned-out stack: its pieces from top to bottom, and what it still lacks.
//!
//! It points at its stack and passes clicks through. It is hidden from screen readers, since the label of the point says the same.

mod place;

use js_sys::{Function, Reflect};
use leptos::ev;
use leptos::html::Div;
use leptos::prelude::*;
use lyngk_view::say;
use wasm_bindgen::JsCast;

use super::ui::BoardUi;
use crate::piece::Disc;
use place::Place;

/// The card of the fanned-out stack.
#[component]
pub(crate) fn Fan(ui: BoardUi) -> impl IntoView {
    let board = ui.board;
    // It closes when its stack changes.
    let open = Memo::new(move |_| {
        let point = ui.fanned.get()?;
        let stack = board.point_views.read()[point.index()].stack;
        (stack.height() > 1).then_some((point, stack))
    });
    close_with_input(ui);
    let card: NodeRef<Div> = NodeRef::new();
    let place: RwSignal<Option<Place>> = RwSignal::new(None);
    // Its size depends on its texts, so it is measured before it is placed. It stays invisible if there is no room for it.
    Effect::new(move |_| {
        let shown = open.get().zip(card.get());
        place.set(shown.and_then(|((point, _), card)| {
            show_on_top(&card);
            Place::beside(ui, point, &card.get_bounding_client_rect())
        }));
    });
    let content = move || {
        let (point, stack) = open.get()?;
        let words = board.words.get();
        let variant = ui.variant.get();
        let pieces = stack
            .pieces()
            .rev()
            .map(|piece| view! { <li><Disc piece /> <span>{say::piece(&words, piece)}</span></li> })
            .collect_view();
        let needs = say::needs(&words, stack, variant);
        let lacks = (!needs.is_empty()).then(|| {
            let discs = say::missing_pieces(stack, variant).into_iter().map(|piece| view! { <Disc piece /> });
            view! {
                <p class="fan-lacks">{discs.collect_view()}</p>
                <p class="fan-needs">{needs}</p>
            }
        });
        Some(view! {
            <div
                node_ref=card
                class="fan"
                aria-hidden="true"
                popover="manual"
                data-side=move || place.get().map(Place::side)
                style:left=move || pixels(place.get().map(|place| place.left))
                style:top=move || pixels(place.get().map(|place| place.top))
                style=("--tip", move || pixels(place.get().map(|place| place.tip)))
            >
                <p class="fan-name">
                    <span>{point.to_string()}</span>
                    <span>{stack.height()}" / "{variant.height_limit()}</span>
                </p>
                <ol>{pieces}</ol>
                {lacks}
            </div>
        })
    };
    view! { {move || content()} }
}

/// Shows the card in the top layer of the browser, above the panels beside the board.
fn show_on_top(card: &web_sys::HtmlElement) {
    if let Ok(show) = Reflect::get(card, &"showPopover".into())
        && let Some(show) = show.dyn_ref::<Function>()
    {
        let _ = show.call0(card);
    }
}

fn pixels(length: Option<i32>) -> String {
    format!("{}px", length.unwrap_or_default())
}

/// Closes the card on Escape (`shortcuts` leaves that key to it), on a tap anywhere, and when the page moves under it.
fn close_with_input(ui: BoardUi) {
    let close = move || {
        if ui.fanned.get_untracked().is_some() {
            ui.fanned.set(None);
        }
    };
    let keys = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" {
            close();
        }
    });
    let taps = window_event_listener(ev::pointerdown, move |_| close());
    let scrolls = window_event_listener(ev::scroll, move |_| close());
    on_cleanup(move || {
        keys.remove();
        taps.remove();
        scrolls.remove();
    });
}
