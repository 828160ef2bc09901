//! Animation of stacks: dragged, and moved from point to point by a turn.
//!
//! The moving stack is drawn in a group of its own over the board and animated by the browser. Until it arrives, its target shows the
//! stack before the turn. The board accepts input meanwhile.

use std::time::Duration;

use js_sys::{Array, Function, Object, Reflect};
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use lyngk_game::Played;
use lyngk_picture::{Length, draw, geometry};
use lyngk_rules::{Player, Point, Stack};
use wasm_bindgen::{JsCast, JsValue};

use super::mark::{self, Dressing};
use super::ui::{BoardUi, Instead};

/// Duration of a move to a point in sight, and of each leg of a chain over LYNGK points, in milliseconds.
const LEG: f64 = 240.0;
const CHAIN_LEG: f64 = 320.0;
/// Pause on each LYNGK point of a chain, so that the eye can follow.
const REST: f64 = 130.0;
/// Duration of lifting and of putting down.
const LIFTING: f64 = 90.0;
/// Height of a stack that flies, and of one that touches a LYNGK point.
const HIGH: f64 = 16.0;
const LOW: f64 = 3.0;

/// Drawing of a stack at the origin, with its owner's mark.
pub(crate) fn drawing(ui: BoardUi, stack: Stack, owner: Option<Player>) -> String {
    let dressing = Dressing { variant: ui.variant.get_untracked(), owner, full: None };
    mark::shadow(stack.height()) + &draw::stack(stack) + &mark::on_top(stack, dressing)
}

/// Draws the moving stack.
pub(crate) fn show(ui: BoardUi, drawing: &str) {
    if let Some(flight) = ui.flight.get_untracked() {
        // A new group each time, so that a running animation ends with the old one.
        flight.set_inner_html(&format!("<g>{drawing}</g>"));
    }
}

fn shown(ui: BoardUi) -> Option<web_sys::Element> {
    ui.flight.get_untracked()?.first_element_child()
}

/// Sets the position of the moving stack.
pub(crate) fn put_at(ui: BoardUi, (x, y): (f64, f64)) {
    if let Some(shown) = shown(ui) {
        let _ = shown.set_attribute("transform", &format!("translate({} {})", Length(x), Length(y)));
    }
}

/// Removes the moving stack.
pub(crate) fn clear(ui: BoardUi) {
    if let Some(flight) = ui.flight.get_untracked() {
        flight.set_inner_html("");
    }
}

/// Handles a drop. The resulting turn is not animated, since the drag has shown it.
pub(crate) fn by_hand(ui: BoardUi, act: impl FnOnce()) {
    let played = || ui.board.played.read_untracked().as_ref().map(|(number, _)| *number);
    let before = played();
    ui.made_by_hand.set_value(true);
    act();
    if played() == before {
        ui.made_by_hand.set_value(false);
    }
}

/// Animates every turn.
pub(crate) fn follow(ui: BoardUi) {
    ui.board.under_way.will_move();
    // The stack and its timer belong to this component: if it goes, so does the timer.
    on_cleanup(move || ui.landing.cancel());
    Effect::new(move |last: Option<Option<u64>>| {
        let played = ui.board.played.read();
        let number = played.as_ref().map(|(number, _)| *number);
        // The first run only records the present number.
        if last.is_none_or(|last| last == number) {
            return number;
        }
        ui.landing.cancel();
        let by_hand = ui.made_by_hand.get_value();
        ui.made_by_hand.set_value(false);
        let is_shown = !ui.board.page.is_still() && ui.board.table.read_untracked().shown_ply().is_none();
        let flight = played.as_ref().filter(|_| is_shown && !by_hand).and_then(|(_, played)| travel(ui, played));
        match flight {
            Some(millis) => ui.landing.set(millis, move || land(ui)),
            None => land(ui),
        }
        number
    });
}

/// Ends the animation: the target shows its own stack again.
fn land(ui: BoardUi) {
    clear(ui);
    ui.instead.set(None);
    ui.board.under_way.landed();
}

/// Animates a move along its path and returns its duration. A pass has none.
fn travel(ui: BoardUi, played: &Played) -> Option<f64> {
    let path = &played.consequences.path;
    let [from, .., to] = path[..] else { return None };
    let table = ui.board.table.read_untracked();
    let before = played.ply.checked_sub(1).and_then(|ply| table.game().position_after(ply))?;
    let mover = Instead::of(before, from);
    // A claim of this turn already counts.
    let owner = mover.stack.top_color().and_then(|color| {
        if played.consequences.claimed() == Some(color) { Some(played.consequences.player) } else { mover.owner }
    });
    ui.instead.set(Some(Instead::of(before, to)));
    show(ui, &drawing(ui, mover.stack, owner));
    let compass = ui.compass.get_untracked();
    let over = |point: Point| {
        let (x, y) = geometry::place(compass, point);
        (x, y - if point == from { 0.0 } else { draw::top(before.stack(point)) })
    };
    let stops: Vec<(f64, f64)> = path.iter().map(|&point| over(point)).collect();
    put_at(ui, over(to));
    let (frames, total) = flight_frames(&stops);
    if let Some(shown) = shown(ui) {
        animate(&shown, &frames, total);
    }
    Some(total)
}

/// Keyframes and their duration: up, from stop to stop with a short rest on each, and down.
fn flight_frames(stops: &[(f64, f64)]) -> (Array, f64) {
    let high = |(x, y): (f64, f64)| (x, y - HIGH);
    let low = |(x, y): (f64, f64)| (x, y - LOW);
    let (Some(&first), Some(&last)) = (stops.first(), stops.last()) else { return (Array::new(), 0.0) };
    let leg = if stops.len() > 2 { CHAIN_LEG } else { LEG };
    // Each with the time that it takes to get there.
    let mut keyframes = vec![(first, 0.0, "ease-out"), (high(first), LIFTING, "ease-in-out")];
    for (number, &stop) in stops.iter().enumerate().skip(1) {
        if number + 1 < stops.len() {
            keyframes.push((low(stop), leg, "linear"));
            keyframes.push((low(stop), REST, "ease-in-out"));
        } else {
            keyframes.push((high(stop), leg, "ease-in"));
        }
    }
    keyframes.push((last, LIFTING, "linear"));
    let total = keyframes.iter().map(|keyframe| keyframe.1).sum();
    let mut time = 0.0;
    let frames = Array::new();
    for (place, millis, easing) in keyframes {
        time += millis;
        frames.push(&frame(place, time / total, easing));
    }
    (frames, total)
}

fn frame((x, y): (f64, f64), offset: f64, easing: &str) -> JsValue {
    let frame = Object::new();
    let set = |key: &str, value: JsValue| drop(Reflect::set(&frame, &key.into(), &value));
    set("transform", format!("translate({}px, {}px)", Length(x), Length(y)).into());
    set("offset", offset.into());
    set("easing", easing.into());
    frame.into()
}

/// Has the browser animate an element. Without the Web Animations API it just appears in its final state.
pub(crate) fn animate(element: &web_sys::Element, frames: &Array, millis: f64) {
    if let Ok(animate) = Reflect::get(element, &"animate".into())
        && let Some(animate) = animate.dyn_ref::<Function>()
    {
        let _ = animate.call2(element, frames, &millis.into());
    }
}

/// A timer that is set for one thing at a time.
#[derive(Clone, Copy)]
pub(crate) struct Timer(StoredValue<Option<TimeoutHandle>, LocalStorage>);

impl Timer {
    pub(crate) fn new() -> Timer {
        Timer(StoredValue::new_local(None))
    }

    /// Calls a function after a delay in milliseconds, instead of what it was set for.
    fn set(self, millis: f64, act: impl FnOnce() + 'static) {
        self.cancel();
        self.0.set_value(set_timeout_with_handle(act, Duration::from_secs_f64(millis / 1_000.0)).ok());
    }

    fn cancel(self) {
        self.0.update_value(|timer| {
            if let Some(timer) = timer.take() {
                timer.clear();
            }
        });
    }
}
