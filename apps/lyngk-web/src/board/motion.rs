//! Animation of stacks: dragged, and moved from point to point by a turn.
//!
//! The moving stack is drawn in a group of its own over the board and animated by the browser. Until it arrives, its target shows the
//! stack before the turn. The board accepts input meanwhile.

use std::time::Duration;

use js_sys::{Array, Function, Object, Reflect};
use leptos::prelude::*;
use lyngk_game::Played;
use lyngk_picture::{Length, draw, geometry};
use lyngk_rules::{Completion, Player, Point, Stack};
use wasm_bindgen::{JsCast, JsValue};

use super::mark;
use super::ui::{BoardUi, Instead};

/// Duration from one stop to the next, in milliseconds.
const LEG: f64 = 190.0;
/// Duration of lifting and of putting down.
const LIFTING: f64 = 90.0;
/// How long a completed stack stays before it leaves, and the duration of leaving.
const STAY: f64 = 260.0;
const LEAVING: f64 = 420.0;

/// Drawing of a stack at the origin, with its owner's mark.
pub(crate) fn drawing(stack: Stack, owner: Option<Player>) -> String {
    mark::shadow(stack.height()) + &draw::stack(stack) + &mark::on_top(stack, owner, false)
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
    Effect::new(move |last: Option<Option<u64>>| {
        let played = ui.board.played.read();
        let number = played.as_ref().map(|(number, _)| *number);
        // The first run only records the present number.
        if last.is_none_or(|last| last == number) {
            return number;
        }
        clear(ui);
        ui.instead.set(None);
        let by_hand = ui.made_by_hand.get_value();
        ui.made_by_hand.set_value(false);
        if let Some((number, played)) = &*played
            && !ui.board.page.is_still()
            && ui.board.table.read_untracked().shown_ply().is_none()
        {
            if by_hand {
                celebrate(ui, *number, played);
            } else {
                travel(ui, *number, played);
            }
        }
        number
    });
}

/// Animates a move along its path.
fn travel(ui: BoardUi, number: u64, played: &Played) {
    let path = &played.consequences.path;
    let [from, .., to] = path[..] else { return };
    let table = ui.board.table.read_untracked();
    let Some(before) = played.ply.checked_sub(1).and_then(|ply| table.game().position_after(ply)) else { return };
    let mover = Instead::of(before, from);
    // A claim of this turn already counts.
    let owner = mover.stack.top_color().and_then(|color| {
        if played.consequences.claimed() == Some(color) { Some(played.consequences.player) } else { mover.owner }
    });
    ui.instead.set(Some(Instead::of(before, to)));
    show(ui, &drawing(mover.stack, owner));
    let compass = ui.compass.get_untracked();
    let over = |point: Point| {
        let (x, y) = geometry::place(compass, point);
        (x, y - if point == from { 0.0 } else { draw::top(before.stack(point)) })
    };
    let stops: Vec<(f64, f64)> = path.iter().map(|&point| over(point)).collect();
    let total = 2.0 * LIFTING + LEG * (stops.len() - 1) as f64;
    put_at(ui, over(to));
    animate(ui, &flight_frames(&stops, total), total);
    let played = played.clone();
    then(ui, number, total, move || {
        clear(ui);
        ui.instead.set(None);
        celebrate(ui, number, &played);
    });
}

/// Keyframes: up, over every stop, and down.
fn flight_frames(stops: &[(f64, f64)], total: f64) -> Array {
    let frames = Array::new();
    let (Some(&first), Some(&last)) = (stops.first(), stops.last()) else { return frames };
    frames.push(&frame(first, 0.0, 1.0, "ease-out"));
    for (leg, &(x, y)) in stops.iter().enumerate() {
        let offset = (LIFTING + LEG * leg as f64) / total;
        frames.push(&frame((x, y - 16.0), offset, 1.0, "ease-in-out"));
    }
    frames.push(&frame(last, 1.0, 1.0, "ease-in"));
    frames
}

/// Shows a completed stack for a moment, then moves it to its owner's side.
fn celebrate(ui: BoardUi, number: u64, played: &Played) {
    let Some(completed) = played.consequences.completed.filter(|it| it.completion == Completion::Removed) else {
        return;
    };
    let owner = played.consequences.player;
    let at = geometry::place(ui.compass.get_untracked(), completed.at);
    let near = ui.board.table.read_untracked().near() == owner;
    let away = (at.0, at.1 + if near { 90.0 } else { -90.0 });
    show(ui, &drawing(completed.stack, Some(owner)));
    put_at(ui, at);
    let total = STAY + LEAVING;
    let frames = Array::of3(
        &frame(at, 0.0, 1.0, "linear"),
        &frame((at.0, at.1 - 8.0), STAY / total, 1.0, "ease-in"),
        &frame(away, 1.0, 0.0, "linear"),
    );
    animate(ui, &frames, total);
    then(ui, number, total, move || clear(ui));
}

fn frame((x, y): (f64, f64), offset: f64, opacity: f64, easing: &str) -> JsValue {
    let frame = Object::new();
    let set = |key: &str, value: JsValue| drop(Reflect::set(&frame, &key.into(), &value));
    set("transform", format!("translate({}px, {}px)", Length(x), Length(y)).into());
    set("offset", offset.into());
    set("opacity", opacity.into());
    set("easing", easing.into());
    frame.into()
}

fn animate(ui: BoardUi, frames: &Array, millis: f64) {
    let Some(shown) = shown(ui) else { return };
    // Without the Web Animations API the stack just arrives.
    if let Ok(animate) = Reflect::get(&shown, &"animate".into())
        && let Some(animate) = animate.dyn_ref::<Function>()
    {
        let _ = animate.call2(&shown, frames, &millis.into());
    }
}

/// Continues after a delay, unless another turn has been played.
fn then(ui: BoardUi, number: u64, millis: f64, act: impl FnOnce() + 'static) {
    let wait = Duration::from_secs_f64(millis / 1_000.0);
    set_timeout(
        move || {
            let current = ui.board.played.try_get_untracked().flatten().map(|(number, _)| number);
            if current == Some(number) {
                act();
            }
        },
        wait,
    );
}
