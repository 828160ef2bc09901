//! Celebration of completed stacks.
//!
//! The pieces of a completed stack fan out, gather again and fly to their owner's card, where the number goes up when they arrive. A stack
//! of six that wins fans out and stays. An obstacle only closes: a ring tightens around it.
//!
//! Everything is drawn over the page in an element of its own and animated by the browser.

use std::time::Duration;

use js_sys::{Array, Object, Reflect};
use leptos::ev;
use leptos::prelude::*;
use lyngk_game::Played;
use lyngk_picture::Length;
use lyngk_picture::draw::{self, RX, put};
use lyngk_rules::{Completed, Completion, Player, Stack};
use wasm_bindgen::JsValue;
use web_sys::{DomRect, Element};

use crate::board::animate;
use crate::browser;
use crate::piece::set_class;
use crate::state::BoardState;
use crate::state::under_way::CARRYING;

/// Durations in milliseconds at the normal pace: the pieces open, stay open, and go.
const OPENING: f64 = 260.0;
const OPEN: f64 = 300.0;
const GOING: f64 = CARRYING as f64 - OPENING - OPEN;
/// Duration of an obstacle's ring.
const CLOSING: f64 = 620.0;
/// Duration of the hops at a claim.
const HOPPING: f64 = 900.0;
/// The drawing in units of the board, with the point's centre as its origin.
const BOX: (f64, f64, f64, f64) = (-155.0, -150.0, 310.0, 230.0);
const VIEW_BOX: &str = "-155 -150 310 230";
/// Radius of the circle around a point that receives clicks. It tells where the point is on the screen.
const HIT: f64 = 44.0;

/// Celebrates every completed stack, once it has landed.
pub(super) fn follow(board: BoardState) {
    board.under_way.will_carry();
    Effect::new(move |last: Option<Option<u64>>| {
        let landed = board.under_way.landed();
        let number = landed.as_ref().map(|(number, _)| *number);
        // The first run only records the present number.
        if last.is_none_or(|last| last == number) {
            return number;
        }
        match landed {
            Some((number, played)) => celebrate(board, number, &played),
            // A new game, or a turn taken back.
            None => clear(),
        }
        number
    });
    // The drawing lies over the page at a place that is no longer the same.
    let width = StoredValue::new(browser::window_width());
    let resized = window_event_listener(ev::resize, move |_| {
        let now = browser::window_width();
        // Bars of phones that come and go change only the height.
        if now.to_bits() != width.get_value().to_bits() {
            width.set_value(now);
            clear();
            board.under_way.stop();
        }
    });
    on_cleanup(move || resized.remove());
}

fn celebrate(board: BoardState, number: u64, played: &Played) {
    let Some(completed) = played.consequences.completed else { return };
    let owner = played.consequences.player;
    let is_shown =
        !board.page.is_still() && board.under_way.has_board() && board.table.read_untracked().shown_ply().is_none();
    let Some(stage) = is_shown.then(|| Stage::new(board, completed, owner)).flatten() else {
        return board.under_way.arrived(number);
    };
    match completed.completion {
        Completion::Obstacle => stage.close(),
        Completion::Won => stage.open_and_stay(completed.stack),
        Completion::Removed => {
            stage.carry(completed.stack, owner);
            let pace = board.page.pace();
            let arrive = move || {
                board.under_way.arrived(number);
                pulse(owner);
            };
            set_timeout(arrive, Duration::from_millis((CARRYING * pace / 100).into()));
        }
    }
}

/// Removes everything that is still shown.
fn clear() {
    while let Ok(Some(stage)) = document().query_selector(".moment") {
        stage.remove();
    }
}

/// The place over the page where a completed stack is celebrated.
struct Stage {
    place: Element,
    drawing: Element,
    /// Pixels for a unit of the board, and the centre of the point on the screen.
    scale: f64,
    at: (f64, f64),
    /// How many times the normal durations everything takes.
    pace: f64,
}

impl Stage {
    fn new(board: BoardState, completed: Completed, owner: Player) -> Option<Stage> {
        let point = rect(&format!("#board [data-point='{}'] .spot-hit", completed.at))?;
        let scale = point.width() / (2.0 * HIT);
        // Inside the board, so that it goes when the room does.
        let board_element = document().query_selector(".board").ok().flatten()?;
        let place = document().create_element("div").ok()?;
        let _ = place.set_attribute("class", "moment");
        let _ = place.set_attribute("aria-hidden", "true");
        let set = set_class(board.page.settings.read_untracked().pieces);
        let (_, _, width, height) = BOX;
        place.set_inner_html(&format!(
            "<svg class=\"moment-stack {set}\" data-player=\"{owner}\" viewBox=\"{VIEW_BOX}\" width=\"{}\" height=\"{}\">{}</svg>",
            Length(width * scale),
            Length(height * scale),
            content(completed)
        ));
        board_element.append_child(&place).ok()?;
        let drawing = place.first_element_child()?;
        let at = (point.left() + point.width() / 2.0, point.top() + point.height() / 2.0);
        Some(Stage { place, drawing, scale, at, pace: f64::from(board.page.pace()) / 100.0 })
    }

    /// The pieces fan out, gather, and fly to their owner's card.
    fn carry(self, stack: Stack, owner: Player) {
        let total = OPENING + OPEN + GOING;
        let gone = (OPENING + OPEN) / total;
        self.fan_out(stack, total, 0.75 * GOING);
        // Without a card it just rises.
        let target = rect(&slot(owner)).or_else(|| rect(&card(owner)));
        let (to, size) = match &target {
            Some(target) => (
                (target.left() + target.width() / 2.0, target.top() + target.height() / 2.0),
                (target.height() / (3.2 * RX * self.scale)).min(0.9),
            ),
            None => ((self.at.0, self.at.1 - 3.0 * RX * self.scale), 0.8),
        };
        let open = self.inside_window();
        let shown = |place, size, offset, opacity, easing| self.keyframe(place, size, offset, opacity, easing);
        let frames = Array::of4(
            &shown(self.at, 1.0, 0.0, 1.0, "ease-out"),
            &shown(open, 1.0, OPENING / total, 1.0, "linear"),
            &shown(open, 1.0, gone, 1.0, "cubic-bezier(.55, 0, .3, 1)"),
            &shown(to, size, 1.0, if target.is_some() { 1.0 } else { 0.0 }, "linear"),
        );
        self.animate(&self.drawing, &frames, total);
        self.end_after(total);
    }

    /// The pieces fan out and gather where they were.
    fn open_and_stay(self, stack: Stack) {
        let total = OPENING + 3.0 * OPEN + GOING;
        self.fan_out(stack, total, GOING);
        let open = self.inside_window();
        let frames = Array::of4(
            &self.keyframe(self.at, 1.0, 0.0, 1.0, "ease-out"),
            &self.keyframe(open, 1.0, OPENING / total, 1.0, "linear"),
            &self.keyframe(open, 1.0, 1.0 - GOING / total, 1.0, "ease-in-out"),
            &self.keyframe(self.at, 1.0, 1.0, 1.0, "linear"),
        );
        self.animate(&self.drawing, &frames, total);
        self.end_after(total);
    }

    /// The ring of an obstacle.
    fn close(self) {
        let frames = Array::of2(
            &self.keyframe(self.at, 1.0, 0.0, 1.0, "linear"),
            &self.keyframe(self.at, 1.0, 1.0, 1.0, "linear"),
        );
        self.animate(&self.drawing, &frames, CLOSING);
        if let Ok(Some(ring)) = self.drawing.query_selector(".moment-ring") {
            let frames = Array::of3(
                &moved("scale(1.9)", 0.0, 0.0, "ease-in"),
                &moved("scale(1)", 0.6, 1.0, "linear"),
                &moved("scale(1)", 1.0, 0.0, "linear"),
            );
            self.animate(&ring, &frames, CLOSING);
        }
        self.end_after(CLOSING);
    }

    /// Fans the pieces out, to gather them in the last milliseconds. A ring spreads meanwhile.
    fn fan_out(&self, stack: Stack, total: f64, gathering: f64) {
        let middle = (stack.height().saturating_sub(1)) as f64 / 2.0;
        // The plate is the first element, the pieces follow the ring.
        let mut element = self.drawing.first_element_child();
        if let Some(plate) = &element {
            let frames = Array::of4(
                &moved("scale(.3)", 0.0, 0.0, "ease-out"),
                &moved("scale(1)", OPENING / total, 1.0, "linear"),
                &moved("scale(1)", 1.0 - GOING / total, 1.0, "ease-in"),
                &moved("scale(.3)", 1.0 - (GOING - gathering) / total, 0.0, "linear"),
            );
            frames.push(&moved("scale(.3)", 1.0, 0.0, "linear"));
            self.animate(plate, &frames, total);
        }
        element = element.and_then(|plate| plate.next_element_sibling());
        for level in 0..stack.height() {
            element = element.and_then(|before| before.next_element_sibling());
            let Some(piece) = &element else { break };
            let side = if middle > 0.0 { (level as f64 - middle) / middle } else { 0.0 };
            let closed = format!("translate(0px, {}px)", Length(-draw::rise(level)));
            let open = format!(
                "translate({}px, {}px) rotate({}deg)",
                Length(side * 108.0),
                Length(-84.0 + 34.0 * side * side),
                Length(side * 16.0)
            );
            let frames = Array::of4(
                &moved(&closed, 0.0, 1.0, "cubic-bezier(.2, .9, .3, 1.2)"),
                &moved(&open, OPENING / total, 1.0, "linear"),
                &moved(&open, 1.0 - GOING / total, 1.0, "ease-in-out"),
                &moved(&closed, 1.0 - (GOING - gathering) / total, 1.0, "linear"),
            );
            // The last keyframe stays until the end.
            frames.push(&moved(&closed, 1.0, 1.0, "linear"));
            self.animate(piece, &frames, total);
        }
        if let Ok(Some(ring)) = self.drawing.query_selector(".moment-ring") {
            let frames =
                Array::of2(&moved("scale(.7)", 0.0, 0.9, "ease-out"), &moved("scale(2.6)", 1.0, 0.0, "linear"));
            self.animate(&ring, &frames, OPENING + OPEN);
        }
    }

    /// The place for the fan: all its pieces are within the window.
    fn inside_window(&self) -> (f64, f64) {
        let width = browser::window_width();
        let half = BOX.2 / 2.0 * self.scale;
        let x = self.at.0.min(width - half).max(half);
        (x, self.at.1.max(-BOX.1 * self.scale))
    }

    /// A keyframe of the drawing: the origin at a place on the screen.
    fn keyframe(&self, (x, y): (f64, f64), size: f64, offset: f64, opacity: f64, easing: &str) -> JsValue {
        let [left, top] = [x + BOX.0 * self.scale, y + BOX.1 * self.scale].map(Length);
        let thousandths = (size * 1_000.0) as u32;
        let transform = format!("translate({left}px, {top}px) scale(calc({thousandths} / 1000))");
        moved(&transform, offset, opacity, easing)
    }

    /// Animates an element for a time at the normal pace.
    fn animate(&self, element: &Element, frames: &Array, millis: f64) {
        animate(element, frames, millis * self.pace);
    }

    fn end_after(self, millis: f64) {
        let seconds = millis * self.pace / 1_000.0;
        let place = self.place;
        set_timeout(move || place.remove(), Duration::from_secs_f64(seconds));
    }
}

/// The ring and, for a stack that opens, its pieces from bottom to top.
fn content(completed: Completed) -> String {
    let mut svg = String::new();
    if completed.completion == Completion::Obstacle {
        svg += "<circle class=\"moment-ring\" r=\"46\"/>";
    } else {
        // The plate sets the pieces off against those on the board.
        svg +=
            "<ellipse class=\"moment-plate\" cy=\"-62\" rx=\"152\" ry=\"68\"/><circle class=\"moment-ring\" r=\"46\"/>";
        for piece in completed.stack.pieces() {
            let alone = Stack::from_pieces([piece]).unwrap_or_default();
            put(&mut svg, format_args!("<g class=\"moment-piece\">{}</g>", draw::stack(alone)));
        }
    }
    svg
}

fn moved(transform: &str, offset: f64, opacity: f64, easing: &str) -> JsValue {
    let frame = Object::new();
    let set = |key: &str, value: JsValue| drop(Reflect::set(&frame, &key.into(), &value));
    set("transform", transform.into());
    set("offset", offset.into());
    set("opacity", opacity.into());
    set("easing", easing.into());
    frame.into()
}

/// The selector of a player's card, and of its next free slot.
fn card(player: Player) -> String {
    format!(".player[data-player='{player}']")
}

fn slot(player: Player) -> String {
    format!("{} .slot:not(.filled)", card(player))
}

/// Has an element hop twice.
pub(super) fn hop(board: BoardState, selector: &str, up: &str) {
    let Ok(Some(element)) = document().query_selector(selector) else { return };
    let frames = Array::new();
    for (transform, offset) in [("none", 0.0), (up, 0.25), ("none", 0.5), (up, 0.75), ("none", 1.0)] {
        frames.push(&moved(transform, offset, 1.0, "ease-in-out"));
    }
    animate(&element, &frames, HOPPING * f64::from(board.page.pace()) / 100.0);
}

/// Marks the arrival at a player's card.
fn pulse(player: Player) {
    let Ok(Some(score)) = document().query_selector(&format!("{} .score-number", card(player))) else { return };
    let frames = Array::of3(
        &moved("scale(1)", 0.0, 1.0, "ease-out"),
        &moved("scale(1.35)", 0.35, 1.0, "ease-in-out"),
        &moved("scale(1)", 1.0, 1.0, "linear"),
    );
    animate(&score, &frames, 420.0);
}

fn rect(selector: &str) -> Option<DomRect> {
    let rect = document().query_selector(selector).ok().flatten()?.get_bounding_client_rect();
    (rect.width() > 0.0).then_some(rect)
}
