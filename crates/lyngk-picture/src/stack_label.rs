//! Labels of stacks: the height, and a slot for every colour. They lie on the top piece.
//!
//! Every label has its slots in the order of [`Color::ALL`]. A slot is full if the stack has the colour, and hollow if the stack can
//! still take it. A joker stands for no colour in particular: jokers are small diamonds above the height. In the six-stack variant a
//! sixth slot, for white, is filled by the first joker.

use lyngk_rules::{Color, Piece, Stack, Variant};

use crate::Length;
use crate::draw::{self, put};

/// The distance between slots beside a text.
const PITCH: f64 = 11.5;
/// The width that slots may have on a top piece.
const WIDTH: f64 = 55.0;
/// Position of slots on a top piece, below its centre.
const DOWN: Length = Length(16.0);
/// Half the height of the slots' ground.
const HALF: f64 = 6.6;

/// The label of a stack, around the centre of its top; empty for single pieces.
#[must_use]
pub fn label(stack: Stack, variant: Variant) -> String {
    let height = stack.height();
    let Some(piece) = stack.top().filter(|_| height > 1) else { return String::new() };
    let (slots, jokers) = (places(variant), loose_jokers(stack, variant));
    let mut svg = String::new();
    for layer in ["tag-height tag-case", "tag-height"] {
        let (class, digit) = (draw::class(piece), digit(height));
        put(
            &mut svg,
            format_args!("<path class=\"{class} {layer}\" transform=\"translate(14-7)scale(1.55)\" d=\"{digit}\"/>"),
        );
    }
    put(&mut svg, format_args!("<g class=\"tag-slots\"><g transform=\"translate(0 {DOWN})\">"));
    row(&mut svg, stack, variant, (WIDTH / slots as f64, WIDTH));
    svg += "</g>";
    let mut x = -5.0 * (jokers.saturating_sub(1)) as f64;
    for _ in 0..jokers {
        put(
            &mut svg,
            format_args!("<path class=\"slot p-j\" transform=\"translate(0-23)\" d=\"{}\"/>", diamond(x, 4.4)),
        );
        x += 10.0;
    }
    svg + "</g>"
}

/// A height as strokes around the origin. Drawn digits look the same everywhere, and need no text layout for every stack.
fn digit(height: usize) -> &'static str {
    match height {
        2 => "M-3.2-2.6A3.3 3.1 0 1 1 2.4-.4L-3.3 5.3H3.6",
        3 => "M-3.2-3.6A3 2.75 0 1 1-.2-.2A3.3 2.85 0 1 1-3.6 3.3",
        4 => "M1.6 5.5V-5.3L-3.9 2.5H4",
        5 => "M3.2-5.3H-2.3L-2.9-.6A3.4 3.1 0 1 1-3.4 3.6",
        _ => "M2.6-5.4C-1-4.6-3.4-1.4-3.4 1.8A3.4 3.5 0 1 0 3.4 1.8A3.4 3.4 0 0 0-3.2.9",
    }
}

/// The slots of a stack in a row around the origin, jokers behind them, and the width of the row.
#[must_use]
pub fn slots(stack: Stack, variant: Variant) -> (String, f64) {
    let mut svg = String::new();
    let jokers = loose_jokers(stack, variant);
    let own = places(variant) as f64 * PITCH;
    let width = own + jokers as f64 * PITCH + if jokers > 0 { 3.0 } else { 0.0 };
    row(&mut svg, stack, variant, (PITCH, width));
    let mut x = -width / 2.0 + own + PITCH / 2.0 + 3.0;
    for _ in 0..jokers {
        put(&mut svg, format_args!("<path class=\"slot p-j\" d=\"{}\"/>", diamond(x, 5.0)));
        x += PITCH;
    }
    (svg, width + 8.0)
}

/// The number of slots.
fn places(variant: Variant) -> usize {
    Color::ALL.len() + usize::from(has_white(variant))
}

/// Whether there is a slot for white.
fn has_white(variant: Variant) -> bool {
    variant.height_limit() > Color::ALL.len()
}

/// The number of jokers without a slot.
fn loose_jokers(stack: Stack, variant: Variant) -> usize {
    stack.jokers().saturating_sub(usize::from(has_white(variant)))
}

/// The ground of a row of this pitch and width, with the slots from its left end.
fn row(svg: &mut String, stack: Stack, variant: Variant, (pitch, width): (f64, f64)) {
    let [left, across, half, high] = [-width / 2.0 - 1.5, width + 3.0, HALF, HALF * 2.0].map(Length);
    put(
        svg,
        format_args!(
            "<rect class=\"slot-plate\" x=\"{left}\" y=\"-{half}\" width=\"{across}\" height=\"{high}\" rx=\"{half}\"/>"
        ),
    );
    let mut x = -width / 2.0 + pitch / 2.0;
    for color in Color::ALL {
        let cx = Length(x);
        if stack.colors().contains(color) {
            let r = Length(pitch.min(11.0) * 0.42);
            let class = draw::class(Piece::Color(color));
            put(svg, format_args!("<circle class=\"slot {class}\" cx=\"{cx}\" r=\"{r}\"/>"));
        } else {
            put(svg, format_args!("<circle class=\"slot hollow\" cx=\"{cx}\" r=\"2.4\"/>"));
        }
        x += pitch;
    }
    if has_white(variant) {
        let (class, size) = if stack.jokers() > 0 { ("slot p-j", 5.0) } else { ("slot hollow", 3.0) };
        put(svg, format_args!("<path class=\"{class}\" d=\"{}\"/>", diamond(x, size)));
    }
}

fn diamond(x: f64, size: f64) -> String {
    let [x, size] = [x, size].map(Length);
    format!("M{x}-{size}l{size} {size}-{size} {size}-{size}-{size}Z")
}
