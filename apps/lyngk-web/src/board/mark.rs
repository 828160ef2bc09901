//! Marks at points: possible actions, the last turn, threats.
//!
//! Marks differ by shape, not by colour alone.

use lyngk_picture::Length;
pub(crate) use lyngk_picture::decoration::{below, on_top, shadow};
use lyngk_picture::draw::{self, RX, RY, put};
use lyngk_rules::{Piece, Player};
use lyngk_view::{ClaimMark, Completes, PointRole, PointView};

/// Height by which a picked-up stack is lifted.
pub(crate) const LIFT: f64 = 12.0;

/// The possible action at a point as an attribute value, for styles and tests.
pub(crate) fn role_name(role: PointRole) -> &'static str {
    match role {
        PointRole::Nothing => "none",
        PointRole::Movable => "movable",
        PointRole::MovableWithClaim => "movable-with-claim",
        PointRole::Picked => "picked",
        PointRole::Landing(_) => "landing",
        PointRole::Chosen(_) => "chosen",
    }
}

/// Marks above all stacks: chips in a row over the stack, threats beside it.
pub(crate) fn above(view_model: &PointView) -> String {
    let mut svg = String::new();
    let up = draw::top(view_model.stack);
    let chips = chips(view_model);
    let pitch = 27.0;
    let mut x = -(chips.len().saturating_sub(1) as f64) * pitch / 2.0;
    let y = Length(1.0 - up - RY);
    for chip in &chips {
        let across = Length(x);
        put(&mut svg, format_args!("<g transform=\"translate({across} {y})\"><g class=\"spot-chip\">{chip}</g></g>"));
        x += pitch;
    }
    let threatening: Vec<Player> = Player::ALL.into_iter().filter(|&player| view_model.threats[player]).collect();
    let mut y = -up - 2.0 - (threatening.len().saturating_sub(1) as f64) * 13.0;
    for player in threatening {
        put(
            &mut svg,
            format_args!(
                "<g transform=\"translate({} {})\"><g class=\"chip-threat\">{}</g></g>",
                Length(-RX - 1.0),
                Length(y),
                threat(player)
            ),
        );
        y += 26.0;
    }
    svg
}

/// Threat: a triangle with the beads of the player who could complete a stack.
fn threat(player: Player) -> String {
    format!("<path d=\"M0-15 15.5 11H-15.5Z\"/><g transform=\"translate(0 4) scale(.62)\">{}</g>", draw::beads(player))
}

fn chips(view_model: &PointView) -> Vec<String> {
    let mut chips = Vec::new();
    if let PointRole::Landing(landing) | PointRole::Chosen(landing) = view_model.role {
        if matches!(view_model.role, PointRole::Chosen(_)) {
            chips.push(format!("{ROUND}{CHECK}"));
        }
        if let Some(claim) = landing.claim {
            let class = draw::class(Piece::Color(claim));
            chips.push(format!(
                "<g class=\"{class}\"><circle class=\"claim-chip\" r=\"13\"/><g transform=\"scale(.58)\"><use class=\"cut-mark\" href=\"#s-{class}\"/></g></g>"
            ));
        }
        if landing.lyngk {
            chips.push(format!("{ROUND}{LINK}"));
        }
        match landing.completes {
            Some(Completes::Own) => chips.push(BURST.to_owned()),
            Some(Completes::Obstacle) => chips.push(BARRED.to_owned()),
            None => {}
        }
        if chips.is_empty() {
            chips.push(DOT.to_owned());
        }
    }
    chips.extend(view_model.claim.map(|mark| match mark {
        ClaimMark::Opens => format!("{ROUND}{PLUS}"),
        ClaimMark::Takes => format!("{SQUARE}{MINUS}"),
        ClaimMark::OpensAndTakes => format!("{POINTED}{PLUS_MINUS}"),
    }));
    chips
}

const ROUND: &str = r#"<circle class="chip-ground" r="12.5"/>"#;
const SQUARE: &str = r#"<rect class="chip-ground" x="-11" y="-11" width="22" height="22" rx="3"/>"#;
const POINTED: &str = r#"<path class="chip-ground" d="M0-16 16 0 0 16-16 0Z"/>"#;
const DOT: &str = r#"<circle class="chip-ground" r="7.5"/>"#;
const CHECK: &str = r#"<path class="chip-sign" d="M-5.5.5-1.5 4.5 5.5-4"/>"#;
const PLUS: &str = r#"<path class="chip-sign" d="M-6 0H6M0-6V6"/>"#;
const MINUS: &str = r#"<path class="chip-sign" d="M-6 0H6"/>"#;
const PLUS_MINUS: &str = r#"<path class="chip-sign" d="M-5-3H5M0-8V2M-5 6.5H5"/>"#;
/// Two links of a chain.
const LINK: &str = r#"<path class="chip-sign chip-thin" d="M-1.6 1.6A3.6 3.6 0 0 1-1.6-3L1-5.6A3.6 3.6 0 0 1 6 -.6L4.4 1M1.6-1.6A3.6 3.6 0 0 1 1.6 3L-1 5.6A3.6 3.6 0 0 1-6 .6L-4.4-1"/>"#;
/// A star: the move completes a stack of one's own.
const BURST: &str = r#"<path class="chip-ground" d="M0-18 4.4-10.6 12.7-12.7 10.6-4.4 18 0 10.6 4.4 12.7 12.7 4.4 10.6 0 18-4.4 10.6-12.7 12.7-10.6 4.4-18 0-10.6-4.4-12.7-12.7-4.4-10.6Z"/><path class="chip-sign" d="M-5.5.5-1.5 4.5 5.5-4"/>"#;
/// Two bars, as on an obstacle.
const BARRED: &str = r#"<rect class="chip-ground" x="-12" y="-12" width="24" height="24" rx="6"/><path class="chip-sign" d="M-4.5-6.5V6.5M4.5-6.5V6.5"/>"#;
