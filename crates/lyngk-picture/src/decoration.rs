//! Decorations of a point: the trace of the last turn, the stack's shadow, and everything on its top piece.

use lyngk_rules::{Player, Point, Position, Stack, Variant};
use lyngk_view::{FullStack, Trace};

use crate::draw::{self, RX, RY, put};
use crate::{Length, stack_label};

/// Sign on the top piece of a stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dressing {
    /// The variant, which decides how many slots there are.
    pub variant: Variant,
    /// The owner of the colour on top.
    pub owner: Option<Player>,
    /// Status of a stack of full height.
    pub full: Option<FullStack>,
}

/// The stack on a point with its shadow and everything on it, around the origin. `last` is the end of the last turn, if it is known.
#[must_use]
pub fn decorated_stack(position: &Position, point: Point, last: Option<Point>) -> String {
    let stack = position.stack(point);
    let dressing = Dressing {
        variant: position.variant(),
        owner: stack.top_color().and_then(|color| position.owner(color)),
        full: FullStack::of(position, point, last),
    };
    shadow(stack.height()) + &draw::stack(stack) + &on_top(stack, dressing)
}

/// The trace of the last turn, below the stack.
#[must_use]
pub fn below(trace: Option<Trace>) -> String {
    let (class, rx) = match trace {
        None => return String::new(),
        Some(Trace::From) => ("trace from", 17.0),
        Some(Trace::Through) => ("trace", RX + 6.0),
        Some(Trace::To) => ("trace to", RX + 6.0),
    };
    let [rx, ry] = [rx, rx * 0.8].map(Length);
    format!("<ellipse class=\"{class}\" rx=\"{rx}\" ry=\"{ry}\"/>")
}

/// The shadow of a stack of this height. An empty point gets a dot.
#[must_use]
pub fn shadow(height: usize) -> String {
    if height == 0 {
        return "<circle class=\"spot-hole\" r=\"4\"/>".to_owned();
    }
    let reach = 3.0 + height as f64 * 2.4;
    let [cx, cy] = [reach * 0.9, reach * 0.6 + 3.0].map(Length);
    let [rx, ry] = [RX + 5.0 + reach, RY + 4.0 + reach * 0.5].map(Length);
    format!("<ellipse class=\"spot-shade\" fill=\"url(#ground)\" cx=\"{cx}\" cy=\"{cy}\" rx=\"{rx}\" ry=\"{ry}\"/>")
}

/// Everything on the top piece of a stack, which moves with it: the owner's rings, height and slots, or what a stack of full height is.
#[must_use]
pub fn on_top(stack: Stack, dressing: Dressing) -> String {
    let rings = dressing.owner.map(rings).unwrap_or_default();
    let content = match dressing.full {
        _ if stack.is_empty() => String::new(),
        Some(FullStack::Obstacle) => obstacle(),
        Some(FullStack::Winner) => rings + CROWN,
        None => rings + &stack_label::label(stack, dressing.variant),
    };
    // Most stacks of the first turns have nothing on them.
    if content.is_empty() { content } else { raised(stack, &content) }
}

/// A drawing around the centre of a stack's top.
fn raised(stack: Stack, drawing: &str) -> String {
    format!("<g transform=\"translate(0-{})\">{drawing}</g>", Length(draw::top(stack)))
}

/// The rings of a player around a top piece, within its outline: one or two.
#[must_use]
pub fn rings(player: Player) -> String {
    let (case, widths, rings): (_, _, &[f64]) = match player {
        Player::One => (3.5, [6.8, 4.2], &[3.3]),
        Player::Two => (4.6, [9.0, 2.5], &[2.2, 6.5]),
    };
    let mut svg = format!("<g class=\"owner {}\">", draw::player_class(player));
    let mut ring = |class: &str, inset: f64, width: f64| {
        let [rx, ry, width] = [RX - inset, RY - inset, width].map(Length);
        put(&mut svg, format_args!("<ellipse class=\"{class}\" rx=\"{rx}\" ry=\"{ry}\" stroke-width=\"{width}\"/>"));
    };
    ring("owner-case", case, widths[0]);
    for &inset in rings {
        ring("owner-ring", inset, widths[1]);
    }
    svg + "</g>"
}

/// The rings of a player who is about to claim the stack's colour. They lie below what else is on the top piece.
#[must_use]
pub fn becoming(stack: Stack, player: Player) -> String {
    raised(stack, &format!("<g class=\"becoming\">{}</g>", rings(player)))
}

/// The outline of a stack, which style sheets fill to veil it or stroke to mark what can be done.
#[must_use]
pub fn veil(stack: Stack) -> String {
    if stack.is_empty() {
        return String::new();
    }
    format!("<path class=\"veil\" d=\"{}\"/>", draw::outline(0.0, draw::top(stack)))
}

/// Crossed straps over a darkened top: the stack neither moves nor grows.
fn obstacle() -> String {
    let [rx, ry] = [RX - 0.6, RY - 0.6].map(Length);
    let straps = "M-26-19.5 26 19.5M26-19.5-26 19.5";
    format!(
        "<ellipse class=\"blocked\" rx=\"{rx}\" ry=\"{ry}\"/><path class=\"strap-edge\" d=\"{straps}\"/><path class=\"strap\" d=\"{straps}\"/>"
    )
}

/// The crown of the stack that won the game.
const CROWN: &str = r#"<path class="crown" d="M-21 22-25 5-12 12 0-1 12 12 25 5 21 22Z"/>"#;
