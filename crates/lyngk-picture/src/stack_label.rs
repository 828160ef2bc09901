//! Labels of stacks: the height, and a slot for every colour.
//!
//! Every label has its slots in the order of [`Color::ALL`]. A slot is full if the stack has the colour, and hollow if the stack can
//! still take it. Jokers follow as small diamonds: a joker stands for no colour in particular. In the six-stack variant a sixth slot,
//! for white, is filled by the first joker.

use lyngk_rules::{Color, Piece, Stack, Variant};

use crate::Length;
use crate::draw::{self, RX, RY, put};

/// The distance between slots.
const PITCH: f64 = 11.5;

/// The label of a stack; empty for single pieces.
#[must_use]
pub fn label(stack: Stack, variant: Variant) -> String {
    if stack.height() < 2 {
        return String::new();
    }
    let mut svg = String::new();
    let [x, y] = [RX + 1.0, -draw::top(stack) - 5.0].map(Length);
    put(
        &mut svg,
        format_args!(
            "<g transform=\"translate({x} {y})\"><g class=\"tag-height\"><circle r=\"13\"/><text y=\"6.8\">{}</text></g></g>",
            stack.height()
        ),
    );
    put(&mut svg, format_args!("<g transform=\"translate(0 {})\"><g class=\"tag-slots\">", Length(RY + 1.0)));
    svg += &slots(stack, variant).0;
    svg += "</g></g>";
    svg
}

/// The slots of a stack in a row around the origin, and the width of the row.
#[must_use]
pub fn slots(stack: Stack, variant: Variant) -> (String, f64) {
    let mut svg = String::new();
    let white = variant.height_limit() > Color::ALL.len();
    let places = Color::ALL.len() + usize::from(white);
    let jokers = stack.jokers().saturating_sub(usize::from(white));
    let width = (places + jokers) as f64 * PITCH + if jokers > 0 { 3.0 } else { 0.0 };
    put(
        &mut svg,
        format_args!(
            "<rect class=\"slot-plate\" x=\"{}\" y=\"-8\" width=\"{}\" height=\"16\" rx=\"8\"/>",
            Length(-width / 2.0 - 2.5),
            Length(width + 5.0)
        ),
    );
    let mut x = -width / 2.0 + PITCH / 2.0;
    for color in Color::ALL {
        let cx = Length(x);
        if stack.colors().contains(color) {
            put(
                &mut svg,
                format_args!("<circle class=\"slot {}\" cx=\"{cx}\" r=\"4.6\"/>", draw::class(Piece::Color(color))),
            );
        } else {
            put(&mut svg, format_args!("<circle class=\"slot hollow\" cx=\"{cx}\" r=\"2.8\"/>"));
        }
        x += PITCH;
    }
    if white {
        let class = if stack.jokers() > 0 { "slot p-j" } else { "slot hollow" };
        let size = if stack.jokers() > 0 { 5.6 } else { 3.4 };
        put(&mut svg, format_args!("<path class=\"{class}\" d=\"{}\"/>", diamond(x, size)));
        x += PITCH;
    }
    x += 3.0;
    for _ in 0..jokers {
        put(&mut svg, format_args!("<path class=\"slot p-j\" d=\"{}\"/>", diamond(x, 5.6)));
        x += PITCH;
    }
    (svg, width + 8.0)
}

fn diamond(x: f64, size: f64) -> String {
    let [x, size] = [x, size].map(Length);
    format!("M{x}-{size}l{size} {size}-{size} {size}-{size}-{size}Z")
}
