//! Decorations of a point: the trace of the last turn, the stack's shadow, its owner, and the straps of an obstacle.

use lyngk_rules::{Player, Point, Position, Stack};
use lyngk_view::Trace;

use crate::Length;
use crate::draw::{self, RX, RY, put};

/// The stack on a point with its shadow and everything on it, around the origin.
#[must_use]
pub fn decorated_stack(position: &Position, point: Point) -> String {
    let stack = position.stack(point);
    let owner = stack.top_color().and_then(|color| position.owner(color));
    let obstacle = stack.height() == position.variant().height_limit();
    shadow(stack.height()) + &draw::stack(stack) + &on_top(stack, owner, obstacle)
}

/// The trace of the last turn, below the stack.
#[must_use]
pub fn below(trace: Option<Trace>) -> String {
    let (class, rx) = match trace {
        None => return String::new(),
        Some(Trace::From) => ("trace from", 15.0),
        Some(Trace::Through) => ("trace", RX + 7.0),
        Some(Trace::To) => ("trace to", RX + 7.0),
    };
    let [rx, ry] = [rx, rx * 0.82].map(Length);
    format!("<ellipse class=\"{class}\" rx=\"{rx}\" ry=\"{ry}\"/>")
}

/// The shadow of a stack of this height. An empty point gets a dot.
#[must_use]
pub fn shadow(height: usize) -> String {
    if height == 0 {
        return "<circle class=\"spot-hole\" r=\"4\"/>".to_owned();
    }
    let reach = 3.0 + height as f64 * 2.6;
    let [cx, cy] = [reach * 0.9, reach * 0.6 + 3.0].map(Length);
    let [rx, ry] = [RX + 6.0 + reach, RY + 4.0 + reach * 0.5].map(Length);
    format!("<ellipse class=\"spot-shade\" fill=\"url(#ground)\" cx=\"{cx}\" cy=\"{cy}\" rx=\"{rx}\" ry=\"{ry}\"/>")
}

/// Decorations that move with the stack: its owner's beads, and straps if it is an obstacle.
#[must_use]
pub fn on_top(stack: Stack, owner: Option<Player>, obstacle: bool) -> String {
    let mut svg = String::new();
    let up = draw::top(stack);
    if obstacle {
        // Two straps fasten the stack to the board: it neither moves nor grows.
        let [high, low] = [-up - 22.0, 23.0 - up].map(Length);
        let straps = format!("M-25 {high}V23M25 {high}V23");
        put(
            &mut svg,
            format_args!("<path class=\"strap-edge\" d=\"{straps}\"/><path class=\"strap\" d=\"{straps}\"/>"),
        );
        put(&mut svg, format_args!("<path class=\"strap-fold\" d=\"M-28 {low}h6M22 {low}h6\"/>"));
    }
    if let Some(owner) = owner.filter(|_| !stack.is_empty()) {
        let y = Length(RY - up - 2.0);
        put(
            &mut svg,
            format_args!("<g transform=\"translate(0 {y})\"><g class=\"tag-owner\">{}</g></g>", draw::beads(owner)),
        );
    }
    svg
}
