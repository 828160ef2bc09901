//! Marks on the top piece of a stack: what can be done with it, and threats.
//!
//! Marks differ by shape, not by colour alone, and lie within the outline of the top piece. They are small, in a row along the far
//! rim, so that symbol, height and slots stay visible.

use lyngk_rules::{Color, Piece, Player};
use lyngk_view::{Completes, Landing, PointRole, PointView};

use crate::Length;
use crate::draw::{self, put};

/// The possible action at a point as an attribute value, for style sheets.
#[must_use]
pub fn role_name(role: PointRole) -> &'static str {
    match role {
        PointRole::Nothing => "none",
        PointRole::Movable => "movable",
        PointRole::MovableWithClaim => "movable-with-claim",
        PointRole::Picked => "picked",
        PointRole::Landing(_) => "landing",
        PointRole::Chosen(_) => "chosen",
    }
}

/// All marks of a point, around its place on the board.
#[must_use]
pub fn marks(view_model: &PointView) -> String {
    let mut marks = match view_model.role {
        PointRole::Landing(landing) => landing_marks(landing),
        PointRole::Chosen(landing) => {
            let mut marks = landing_marks(landing);
            marks.insert(0, format!("{ROUND}{CHECK}"));
            marks.retain(|mark| mark != DOT);
            marks
        }
        _ => Vec::new(),
    };
    marks.extend(Player::ALL.into_iter().filter(|&player| view_model.threats[player]).map(threat));
    let mut svg = String::new();
    if marks.is_empty() {
        return svg;
    }
    put(&mut svg, format_args!("<g transform=\"translate(0-{})\">", Length(draw::top(view_model.stack))));
    for ((x, y), mark) in places(marks.len()).zip(&marks) {
        let [x, y] = [x, y].map(Length);
        put(&mut svg, format_args!("<g class=\"spot-chip\" transform=\"translate({x} {y})\">{mark}</g>"));
    }
    svg + "</g>"
}

/// The places of so many marks on a top piece, around its centre.
fn places(count: usize) -> impl Iterator<Item = (f64, f64)> {
    let pitch = (46.0 / (count.max(2) - 1) as f64).min(23.0);
    let first = -(count.saturating_sub(1) as f64) * pitch / 2.0;
    (0..count).map(move |number| {
        let x = first + number as f64 * pitch;
        (x, x * x / 66.0 - 18.0)
    })
}

/// The marks of a landing.
fn landing_marks(landing: Landing) -> Vec<String> {
    let mut marks = Vec::new();
    if let Some(color) = landing.claim {
        marks.push(claim(color));
    }
    if landing.lyngk {
        marks.push(format!("{ROUND}{LINK}"));
    }
    match landing.completes {
        Some(Completes::Own) => marks.push(BURST.to_owned()),
        Some(Completes::Obstacle) => marks.push(BARRED.to_owned()),
        None => {}
    }
    if marks.is_empty() {
        marks.push(DOT.to_owned());
    }
    marks
}

/// A claim that a landing needs: the colour with its symbol.
fn claim(color: Color) -> String {
    let class = draw::class(Piece::Color(color));
    format!(
        "<g class=\"{class}\"><circle class=\"claim-chip\" r=\"9.6\"/><g transform=\"scale(.44)\"><use class=\"cut-mark\" href=\"#s-{class}\"/></g></g>"
    )
}

/// A threat: a triangle with the sign of the player who could complete a stack.
fn threat(player: Player) -> String {
    format!(
        "<g class=\"chip-threat\"><path d=\"M0-11 12.2 9H-12.2Z\"/><g transform=\"translate(0 2.8) scale(.56)\">{}</g></g>",
        draw::player_sign(player)
    )
}

const ROUND: &str = r#"<circle class="chip-ground" r="10"/>"#;
const DOT: &str = r#"<circle class="chip-ground" cy="-4" r="6"/>"#;
const CHECK: &str = r#"<path class="chip-sign" d="M-4.6.4-1.2 3.8 4.6-3.4"/>"#;
/// Two links of a chain.
const LINK: &str = r#"<path class="chip-sign chip-thin" transform="scale(.84)" d="M-1.6 1.6A3.6 3.6 0 0 1-1.6-3L1-5.6A3.6 3.6 0 0 1 6 -.6L4.4 1M1.6-1.6A3.6 3.6 0 0 1 1.6 3L-1 5.6A3.6 3.6 0 0 1-6 .6L-4.4-1"/>"#;
/// A star: the move completes a stack of one's own.
const BURST: &str = r#"<path class="chip-ground" d="M0-11.5 2.9-7 8.1-8.1 7-2.9 11.5 0 7 2.9 8.1 8.1 2.9 7 0 11.5-2.9 7-8.1 8.1-7 2.9-11.5 0-7-2.9-8.1-8.1-2.9-7Z"/><path class="chip-sign" d="M-4 .4-1 3.4 4-3"/>"#;
/// A cross, as on an obstacle.
const BARRED: &str = r#"<rect class="chip-ground" x="-9.5" y="-9.5" width="19" height="19" rx="4"/><path class="chip-sign" d="M-4.2-4.2 4.2 4.2M4.2-4.2-4.2 4.2"/>"#;
