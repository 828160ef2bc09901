//! Marks at the rim of a stack's top piece: what a landing needs, what it brings, and threats.
//!
//! Marks differ by shape, not by colour alone. Each kind has a seat of its own at the rim, beside symbol, height and slots and within the
//! stack's own column, so that it hides neither them nor a neighbour. A plain landing has no mark but the outline of its stack.

use lyngk_rules::{Color, PerPlayer, Piece, Player};
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
    let (need, outcome) = match view_model.role {
        PointRole::Landing(landing) => (landing.claim.map(claim), outcome(landing)),
        PointRole::Chosen(landing) => (Some(format!("{ROUND}{CHECK}")), outcome(Landing { lyngk: false, ..landing })),
        _ => (None, None),
    };
    // Stacks that one could complete, and stacks that a landing completes, have the same sign.
    let outcome = outcome.or_else(|| view_model.chance.then(|| BURST.to_owned()));
    let seated = [(NEED, need), (OUTCOME, outcome), (THREAT, threat(view_model.threats))];
    let mut svg = String::new();
    for ((x, y), mark) in seated.into_iter().filter_map(|(seat, mark)| Some((seat, mark?))) {
        let [x, y] = [x, y - draw::top(view_model.stack)].map(Length);
        put(&mut svg, format_args!("<g class=\"spot-chip\" transform=\"translate({x} {y})\">{mark}</g>"));
    }
    svg
}

/// The seats of marks, around the centre of a top piece: at its far shoulders, and at its right.
const NEED: (f64, f64) = (-34.8, -19.7);
const OUTCOME: (f64, f64) = (34.8, -19.7);
const THREAT: (f64, f64) = (36.0, 1.1);

/// What a landing brings. That it completes a stack matters more than its path, which is shown when it is considered; so does a claim,
/// which most landings by the LYNGK rule need in the first turns.
fn outcome(landing: Landing) -> Option<String> {
    match landing.completes {
        Some(Completes::Own) => Some(BURST.to_owned()),
        Some(Completes::Obstacle) => Some(BARRED.to_owned()),
        None => (landing.lyngk && landing.claim.is_none()).then(|| format!("{ROUND}{LINK}")),
    }
}

/// A claim that a landing needs: the colour with its symbol.
fn claim(color: Color) -> String {
    let class = draw::class(Piece::Color(color));
    format!(
        "<g class=\"{class}\"><circle class=\"claim-chip\" r=\"9.5\" stroke-width=\"2.4\"/><g transform=\"scale(.46)\"><use class=\"cut-mark\" href=\"#s-{class}\"/></g></g>"
    )
}

/// A threat: a triangle with the signs of the players who could complete a stack.
fn threat(threats: PerPlayer<bool>) -> Option<String> {
    let signs = match Player::ALL.map(|player| threats[player].then(|| draw::player_sign(player))) {
        [None, None] => return None,
        [Some(one), Some(two)] => format!(
            "<g transform=\"translate(-4.3 4) scale(.48)\">{one}</g><g transform=\"translate(4.3 4) scale(.48)\">{two}</g>"
        ),
        [sign, None] | [None, sign] => {
            format!("<g transform=\"translate(0 2.6) scale(.6)\">{}</g>", sign.unwrap_or_default())
        }
    };
    Some(format!(
        "<g class=\"chip-threat\" transform=\"scale(.76)\"><path stroke-width=\"2\" d=\"M0-11 12.2 9-12.2 9Z\"/>{signs}</g>"
    ))
}

const ROUND: &str = r#"<circle class="chip-ground" r="9.9" stroke-width="1.8"/>"#;
const CHECK: &str = r#"<path class="chip-sign" d="M-4.7.4-1.2 3.9 4.7-3.5"/>"#;
/// Two links of a chain.
const LINK: &str = r#"<path class="chip-sign chip-thin" transform="scale(.88)" d="M-1.6 1.6A3.6 3.6 0 0 1-1.6-3L1-5.6A3.6 3.6 0 0 1 6 -.6L4.4 1M1.6-1.6A3.6 3.6 0 0 1 1.6 3L-1 5.6A3.6 3.6 0 0 1-6 .6L-4.4-1"/>"#;
/// A star with a plus: a stack of one's own is completed.
const BURST: &str = r#"<g transform="scale(.9)"><path class="chip-ground" stroke-width="1.6" d="M0-11.5 2.9-7 8.1-8.1 7-2.9 11.5 0 7 2.9 8.1 8.1 2.9 7 0 11.5-2.9 7-8.1 8.1-7 2.9-11.5 0-7-2.9-8.1-8.1-2.9-7Z"/><path class="chip-sign" d="M-4.2 0H4.2M0-4.2V4.2"/></g>"#;
/// A cross, as on an obstacle.
const BARRED: &str = r#"<g transform="scale(.98)"><rect class="chip-ground" stroke-width="2" x="-9.5" y="-9.5" width="19" height="19" rx="4"/><path class="chip-sign" d="M-4.2-4.2 4.2 4.2M4.2-4.2-4.2 4.2"/></g>"#;
