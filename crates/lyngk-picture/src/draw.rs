//! Pieces and stacks.
//!
//! Lengths are in units of the board: neighbouring points are about 100 apart.
//!
//! Points of a column are `2 × UP` apart. A high stack has thinner pieces, so that its top never reaches the top piece of the stack
//! behind it: see [`rise`].

use std::fmt::Write;

use lyngk_rules::{Color, Piece, Player, Stack};

use crate::{Length, geometry, symbol};

/// Half the width of a piece.
pub const RX: f64 = 40.0;
/// Half the visible depth of a piece: the board is seen slightly from above.
pub const RY: f64 = 30.0;
/// The height of a stack's top above the board, by the number of its pieces.
const RISE: [f64; 7] = [0.0, 9.0, 18.0, 25.8, 32.0, 36.5, 39.0];

/// The height of the top of a stack of so many pieces above the board.
#[must_use]
pub fn rise(height: usize) -> f64 {
    RISE[height.min(RISE.len() - 1)]
}

/// The height of a stack's top above the board.
#[must_use]
pub fn top(stack: Stack) -> f64 {
    rise(stack.height())
}

/// The CSS class of a piece, which gives it its colours.
#[must_use]
pub fn class(piece: Piece) -> &'static str {
    match piece {
        Piece::Color(Color::Ivory) => "p-i",
        Piece::Color(Color::Blue) => "p-b",
        Piece::Color(Color::Red) => "p-r",
        Piece::Color(Color::Green) => "p-g",
        Piece::Color(Color::Black) => "p-k",
        Piece::Joker => "p-j",
    }
}

/// The definitions that all drawings refer to: symbols and gradients. A document needs them once.
#[must_use]
pub fn definitions() -> String {
    let mut svg = String::new();
    for piece in Piece::ALL {
        put(&mut svg, format_args!("<g id=\"s-{}\">{}</g>", class(piece), symbol::drawing(piece)));
    }
    svg += r##"<radialGradient id="light" cx=".36" cy=".24" r=".86"><stop offset="0" stop-color="#fff" stop-opacity=".42"/><stop offset=".45" stop-color="#fff" stop-opacity=".06"/><stop offset=".6" stop-opacity="0"/><stop offset="1" stop-opacity=".26"/></radialGradient>"##;
    svg += r##"<linearGradient id="side"><stop offset="0" stop-opacity=".1"/><stop offset=".2" stop-color="#fff" stop-opacity=".3"/><stop offset=".42" stop-color="#fff" stop-opacity=".02"/><stop offset="1" stop-opacity=".46"/></linearGradient>"##;
    svg += r#"<radialGradient id="ground"><stop offset=".35" stop-opacity=".5"/><stop offset=".68" stop-opacity=".22"/><stop offset="1" stop-opacity="0"/></radialGradient>"#;
    svg += &geometry::plate_definitions();
    svg += "<g id=\"mottles\">";
    let mut ray = (1.0, 0.0);
    speckles(&mut svg, 26, |_, out| {
        ray = (ray.0 * STEP.0 - ray.1 * STEP.1, ray.0 * STEP.1 + ray.1 * STEP.0);
        (out.sqrt() * 0.93 * RX * ray.0, out.sqrt() * 0.93 * RY * ray.1)
    });
    svg += "</g><g id=\"mottles-side\">";
    speckles(&mut svg, 14, |across, down| {
        let x = (across * 2.0 - 1.0) * 0.96;
        (x * RX, (1.0 - x * x).sqrt() * RY - 5.0 + down * 3.5)
    });
    svg += "</g>";
    svg
}

/// Multiples of these two irrational numbers, modulo 1, fill a square evenly: a quasi-random sequence.
const SPREAD: (f64, f64) = (0.754_877_67, 0.569_840_29);
/// Cosine and sine of the first of them as a share of a full turn, as constants: the standard library's differ between systems.
const STEP: (f64, f64) = (0.030_642_507_085_309_95, -0.999_530_408_121_497_2);

/// Speckles as in granite. They are the same every time.
fn speckles(svg: &mut String, count: u32, mut place: impl FnMut(f64, f64) -> (f64, f64)) {
    for number in 1..=count {
        let number = f64::from(number);
        let (x, y) = place((number * SPREAD.0).fract(), (number * SPREAD.1).fract());
        let size = 0.9 + (number * 0.618).fract() * 2.4;
        let shade = if (number * 0.414).fract() < 0.5 { "fleck-dark" } else { "fleck-pale" };
        let [cx, cy, rx, ry] = [x, y, size, size * 0.75].map(Length);
        put(svg, format_args!("<ellipse class=\"{shade}\" cx=\"{cx}\" cy=\"{cy}\" rx=\"{rx}\" ry=\"{ry}\"/>"));
    }
}

/// A stack at the origin, without anything on its top piece but the symbol.
#[must_use]
pub fn stack(stack: Stack) -> String {
    let mut svg = String::new();
    let height = stack.height();
    let Some(top_piece) = stack.top() else { return svg };
    for (level, piece) in stack.pieces().enumerate() {
        let (foot, head) = (share(height, level), share(height, level + 1));
        put(&mut svg, format_args!("<path class=\"{} piece-body\" d=\"{}\"/>", class(piece), outline(foot, head)));
        if piece == Piece::Joker {
            put(&mut svg, format_args!("<use href=\"#mottles-side\" y=\"{}\"/>", Length(-foot)));
        }
    }
    put(&mut svg, format_args!("<path fill=\"url(#side)\" d=\"{}\"/>", outline(0.0, top(stack))));
    face(&mut svg, top_piece, height);
    svg
}

/// The height above the board of the lower side of a piece.
fn share(height: usize, level: usize) -> f64 {
    rise(height) * level as f64 / height as f64
}

/// The outline of a part of a stack between two heights above the board, as path data.
#[must_use]
pub fn outline(foot: f64, head: f64) -> String {
    let [rx, ry] = [RX, RY].map(Length);
    let [foot, head] = [-foot, -head].map(Length);
    format!("M-{rx} {head}V{foot}A{rx} {ry} 0 0 0 {rx} {foot}V{head}A{rx} {ry} 0 0 0-{rx} {head}Z")
}

/// The top of a piece. On a stack the symbol makes room for the height and the slots.
fn face(svg: &mut String, piece: Piece, height: usize) {
    let class = class(piece);
    let [rx, ry, up] = [RX - 0.8, RY - 0.8, rise(height)].map(Length);
    put(
        svg,
        format_args!(
            "<g class=\"{class}\" transform=\"translate(0-{up})\"><ellipse class=\"piece-face\" rx=\"{rx}\" ry=\"{ry}\"/>"
        ),
    );
    if piece == Piece::Joker {
        *svg += "<use href=\"#mottles\"/>";
    }
    put(svg, format_args!("<ellipse fill=\"url(#light)\" rx=\"{rx}\" ry=\"{ry}\"/>"));
    let [rx, ry] = [RX * 0.84, RY * 0.84].map(Length);
    put(svg, format_args!("<ellipse class=\"face-ring\" rx=\"{rx}\" ry=\"{ry}\"/>"));
    let (open, close) = if height > 1 { ("<g transform=\"translate(-13.5-8) scale(.68)\">", "</g>") } else { ("", "") };
    put(
        svg,
        format_args!(
            "{open}<g class=\"cut-symbol\"><use class=\"cut-lit\" href=\"#s-{class}\" y=\"1.4\"/><use href=\"#s-{class}\"/></g>{close}</g>"
        ),
    );
}

/// A piece from straight above, within a circle of radius 20.
#[must_use]
pub fn disc(piece: Piece) -> String {
    let class = class(piece);
    let mut svg =
        format!("<g class=\"{class}\"><circle class=\"piece-body\" r=\"19\"/><circle class=\"piece-face\" r=\"18\"/>");
    if piece == Piece::Joker {
        svg += "<use href=\"#mottles\" transform=\"scale(.44 .58)\"/>";
    }
    put(
        &mut svg,
        format_args!(
            "<circle fill=\"url(#light)\" r=\"18\"/><circle class=\"face-ring\" r=\"15.6\"/><circle class=\"face-edge\" r=\"19\"/>"
        ),
    );
    put(&mut svg, format_args!("<g class=\"cut-symbol\"><use href=\"#s-{class}\"/></g></g>"));
    svg
}

/// A stack from the side, 48 wide, with its foot at the origin; and its height.
#[must_use]
pub fn small_stack(stack: Stack) -> (String, u32) {
    const BAND: u32 = 16;
    let mut svg = String::new();
    let height = stack.height() as u32;
    for (level, piece) in (0..).zip(stack.pieces()) {
        let class = class(piece);
        let up = 10 + level * BAND;
        put(
            &mut svg,
            format_args!(
                "<g class=\"{class}\" transform=\"translate(0-{up})\"><path class=\"piece-body\" d=\"M-22-{BAND}V0A22 8 0 0 0 22 0V-{BAND}A22 8 0 0 0-22-{BAND}Z\"/><path fill=\"url(#side)\" d=\"M-22-{BAND}V0A22 8 0 0 0 22 0V-{BAND}A22 8 0 0 0-22-{BAND}Z\"/>"
            ),
        );
        if level + 1 == height {
            put(
                &mut svg,
                format_args!(
                    "<ellipse class=\"piece-face\" cy=\"-{BAND}\" rx=\"21.4\" ry=\"7.6\"/><ellipse fill=\"url(#light)\" cy=\"-{BAND}\" rx=\"21.4\" ry=\"7.6\"/>"
                ),
            );
        }
        put(
            &mut svg,
            format_args!(
                "<g transform=\"translate(0-.5) scale(.44)\"><use class=\"cut-mark\" href=\"#s-{class}\"/></g></g>"
            ),
        );
    }
    (svg, 10 + height * BAND + 10)
}

/// The CSS class of a player, which gives the tint.
#[must_use]
pub fn player_class(player: Player) -> &'static str {
    match player {
        Player::One => "of-one",
        Player::Two => "of-two",
    }
}

/// The sign of a player around the origin, within a circle of radius 8: one ring or two, as on their stacks.
#[must_use]
pub fn player_sign(player: Player) -> String {
    let rings = match player {
        Player::One => "<circle r=\"5.6\" stroke-width=\"3.4\"/>",
        Player::Two => "<circle r=\"6.6\" stroke-width=\"2.4\"/><circle r=\"2.4\" stroke-width=\"2.4\"/>",
    };
    format!("<g class=\"player-sign {}\">{rings}</g>", player_class(player))
}

/// Appends to a string, which cannot fail.
pub fn put(svg: &mut String, text: std::fmt::Arguments<'_>) {
    let _ = svg.write_fmt(text);
}
