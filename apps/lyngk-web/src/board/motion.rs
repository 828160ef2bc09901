//! Animation of stacks: dragged, and moved from point to point by a turn.
//!
//! The moving stack is drawn in a group of its own over the board and animated by the browser. Until it arrives, its target shows the
//! stack before the turn. The board accepts input meanwhile.

use js_sys::{Array, Function, Object, Reflect};
use leptos::prelude::*;
use lyngk_game::Played;
use lyngk_picture::{Length, draw, geometry};
use lyngk_rules::{Player, Point, Stack};
use lyngk_view::Motion;
use wasm_bindgen::{JsCast, JsValue};

use super::mark::{self, Dressing};
use super::ui::{BoardUi, Instead};
use crate::state::under_way::{CHAIN_LEG, LEG, LIFTING, REST, moving_millis};

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

/// Animates every turn. How long that takes is known from the beginning (`UnderWay`); nothing waits for the picture.
pub(crate) fn follow() -> AnyView {
    let ui: BoardUi = expect_context();
    ui.board.under_way.will_move();
    Effect::new(move |_| {
        let is_off = ui.board.page.settings.read().motion == Motion::Off;
        // For the animations of style sheets.
        let root = document().document_element();
        let _ = root.map(|root| root.toggle_attribute_with_force("data-still", is_off));
    });
    let moving = Memo::new(move |_| ui.board.under_way.moving());
    Effect::new(move |_| {
        if let Some((played, rest, millis)) = moving.get() {
            travel(ui, &played, rest, millis);
        } else {
            clear(ui);
            ui.instead.set(None);
        }
    });
    ().into_any()
}

/// Animates a move along its path for so many milliseconds, after a rest.
fn travel(ui: BoardUi, played: &Played, rest: u32, millis: u32) -> Option<()> {
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
    animate(&shown(ui)?, &flight_frames(&stops, rest, millis), (rest + millis).into());
    Some(())
}

/// Keyframes: a rest, up, from stop to stop with a short rest on each, and down.
fn flight_frames(stops: &[(f64, f64)], rest: u32, millis: u32) -> Array {
    let high = |(x, y): (f64, f64)| (x, y - HIGH);
    let low = |(x, y): (f64, f64)| (x, y - LOW);
    let (Some(&first), Some(&last)) = (stops.first(), stops.last()) else { return Array::new() };
    let leg = if stops.len() > 2 { CHAIN_LEG } else { LEG };
    // Each with the time that it takes to get there at the normal pace.
    let mut keyframes = vec![(high(first), LIFTING, "ease-in-out")];
    for (number, &stop) in stops.iter().enumerate().skip(1) {
        if number + 1 < stops.len() {
            keyframes.push((low(stop), leg, "linear"));
            keyframes.push((low(stop), REST, "ease-in-out"));
        } else {
            keyframes.push((high(stop), leg, "ease-in"));
        }
    }
    keyframes.push((last, LIFTING, "linear"));
    let start = f64::from(rest) / f64::from(rest + millis);
    let frames = Array::of2(&frame(first, 0.0, "linear"), &frame(first, start, "ease-out"));
    let mut time = 0;
    for (place, duration, easing) in keyframes {
        time += duration;
        let share = f64::from(time) / f64::from(moving_millis(stops.len()));
        frames.push(&frame(place, (start + (1.0 - start) * share).min(1.0), easing));
    }
    frames
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
