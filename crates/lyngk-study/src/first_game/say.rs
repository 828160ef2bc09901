//! Texts of the guide through a first game.

use lyngk_rules::{Color, Point, Turn};
use lyngk_view::{Value, Words, say};

use super::Remark;

/// A remark in a sentence or two.
#[must_use]
pub fn remark(words: &Words, remark: &Remark) -> String {
    match remark {
        Remark::Pass { own: true } => words.text("guide-pass"),
        Remark::Pass { own: false } => words.text("guide-passed"),
        Remark::Obstacle(point) => words.with("guide-obstacle", [("point", name(*point))]),
        Remark::Move(None) => words.text("guide-start"),
        Remark::Move(Some((turn, path))) => advice(words, ["guide-move", "guide-claim-move"], *turn, path),
        Remark::Complete(turn, path) => advice(words, ["guide-complete", "guide-complete-claim"], *turn, path),
        Remark::Threat(point) => words.with("guide-threat", [("point", name(*point))]),
        Remark::Gift(point) => words.with("guide-gift", [("point", name(*point))]),
        Remark::Chain(path) => {
            let via = path.get(1..path.len().saturating_sub(1)).unwrap_or_default();
            let via = say::all_of(words, via.iter().map(ToString::to_string)).into();
            words.with("guide-chain", [("from", end(path.first())), ("via", via), ("to", end(path.last()))])
        }
        Remark::Claiming => words.text("guide-claiming"),
        Remark::Claim(turn, path, count) => {
            let values = [
                ("color", color(words, turn.claim())),
                ("from", end(path.first())),
                ("to", end(path.last())),
                ("count", (*count).into()),
            ];
            words.with("guide-claim", values)
        }
    }
}

/// Advice with one of two texts: for a turn without and with a claim.
fn advice(words: &Words, [plain, claiming]: [&'static str; 2], turn: Turn, path: &[Point]) -> String {
    let (from, to) = (end(path.first()), end(path.last()));
    match turn.claim() {
        None => words.with(plain, [("from", from), ("to", to)]),
        claim => words.with(claiming, [("color", color(words, claim)), ("from", from), ("to", to)]),
    }
}

fn color(words: &Words, color: Option<Color>) -> Value<'static> {
    color.map(|color| say::color(words, color)).unwrap_or_default().into()
}

fn end(point: Option<&Point>) -> Value<'static> {
    point.map(ToString::to_string).unwrap_or_default().into()
}

fn name(point: Point) -> Value<'static> {
    point.to_string().into()
}
