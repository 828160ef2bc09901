//! Descriptions of points, for screen readers.

use lyngk_rules::{Color, Piece, Player, Point, Stack, Variant};

use super::{all_of, color, name, piece};
use crate::{Completes, FullStack, Landing, PointRole, PointView, Table, Words};

/// Everything about a point in one sentence: "d3, three high, red on top, yours; then blue, green; still missing: ivory and black".
#[must_use]
pub fn point(words: &Words, table: &Table, point: Point, view: &PointView) -> String {
    if table.is_covered() {
        return point.to_string();
    }
    let mut parts = vec![stack_text(words, table, point, view)];
    let below = view.stack.pieces().rev().skip(1);
    if view.stack.height() > 1 {
        let pieces: Vec<String> = below.map(|below| piece(words, below)).collect();
        parts.push(words.with("point-below", [("pieces", pieces.join(", ").into())]));
    }
    if !view.stack.is_empty() && view.full.is_none() {
        let missing = needs(words, view.stack, table.game().position().variant());
        if !missing.is_empty() && view.stack.height() > 1 {
            parts.push(missing);
        }
    }
    parts.extend(role_text(words, table, view));
    parts.extend(threats(words, table, view));
    super::parts(words, parts)
}

/// What a stack still lacks: "still missing: green, black and ivory". Each joker stands for a colour: "still missing: 2 of green, black
/// and ivory". Empty when nothing can be added.
#[must_use]
pub fn needs(words: &Words, stack: Stack, variant: Variant) -> String {
    let missing = missing_pieces(stack, variant);
    let count = variant.height_limit().saturating_sub(stack.height());
    if count == 0 {
        return String::new();
    }
    let spare = missing.len().saturating_sub(count);
    let colors = ("colors", all_of(words, missing.into_iter().map(|is| piece(words, is))).into());
    match spare {
        0 => words.with("point-needs", [colors]),
        _ => words.with("point-needs-some", [colors, ("count", count.into()), ("jokers", spare.into())]),
    }
}

/// The pieces that a stack does not hold: colours and, for stacks of six, the joker.
#[must_use]
pub fn missing_pieces(stack: Stack, variant: Variant) -> Vec<Piece> {
    let with_joker = variant.height_limit() > Color::ALL.len() && stack.jokers() == 0;
    let colors = Color::ALL.into_iter().filter(|&is| !stack.colors().contains(is)).map(Piece::Color);
    colors.chain(with_joker.then_some(Piece::Joker)).collect()
}

/// "d3, three high, red on top, yours".
fn stack_text(words: &Words, table: &Table, point: Point, view: &PointView) -> String {
    let stack = view.stack;
    let Some(top) = stack.top() else { return words.with("point-empty", [("point", name(point))]) };
    if top == Piece::Joker {
        return words.with("point-joker", [("point", name(point))]);
    }
    let what = if stack.height() == 1 {
        words.with("point-single", [("point", name(point)), ("color", piece(words, top).into())])
    } else {
        let height = stack.height();
        words.with(
            "point-stack",
            [("point", name(point)), ("height", height.into()), ("color", piece(words, top).into())],
        )
    };
    format!("{what}, {}", owner(words, table, view))
}

fn owner(words: &Words, table: &Table, view: &PointView) -> String {
    if view.full == Some(FullStack::Obstacle) {
        return words.text("point-obstacle");
    }
    let named =
        view.owner.filter(|&owner| table.only_person().is_none() && table.game().players()[owner].name.is_some());
    if let Some(owner) = named {
        return words.with("point-of-named", [("player", super::player(words, table, owner).into())]);
    }
    words.text(match (view.owner, table.only_person()) {
        (None, _) => "point-neutral",
        (Some(owner), Some(person)) if owner == person => "point-yours",
        (Some(_), Some(_)) => "point-theirs",
        (Some(Player::One), None) => "point-of-player-one",
        (Some(Player::Two), None) => "point-of-player-two",
    })
}

fn role_text(words: &Words, table: &Table, view: &PointView) -> Vec<String> {
    match view.role {
        PointRole::Nothing => Vec::new(),
        PointRole::Movable => vec![words.text("point-movable")],
        PointRole::MovableWithClaim => {
            let top = view.stack.top_color().map(|top| color(words, top)).unwrap_or_default();
            vec![words.with("point-movable-with-claim", [("color", top.into())])]
        }
        PointRole::Picked => vec![words.text("point-picked")],
        PointRole::Chosen(landing) => {
            let mut parts = vec![words.text("point-chosen")];
            parts.extend(completes(words, table, landing));
            parts
        }
        PointRole::Landing(landing) => {
            let mut parts = vec![match landing.claim {
                Some(claim) => words.with("point-landing-claim", [("color", color(words, claim).into())]),
                None if landing.lyngk => words.text("point-landing-lyngk"),
                None => words.text("point-landing"),
            }];
            parts.extend(completes(words, table, landing));
            parts
        }
    }
}

fn completes(words: &Words, table: &Table, landing: Landing) -> Option<String> {
    let height = table.game().position().variant().height_limit();
    Some(match landing.completes? {
        Completes::Own => words.with("point-completes", [("height", height.into())]),
        Completes::Obstacle => words.text("point-makes-obstacle"),
    })
}

fn threats(words: &Words, table: &Table, view: &PointView) -> Option<String> {
    let of = |player: Player| match (table.only_person(), player) {
        (Some(_), _) => "point-threat-opponent",
        (None, Player::One) => "point-threat-player-one",
        (None, Player::Two) => "point-threat-player-two",
    };
    let threatening = Player::ALL.into_iter().filter(|&player| view.threats[player]).map(of);
    let all = view.chance.then_some("point-threat-you").into_iter().chain(threatening).map(|key| words.text(key));
    Some(all_of(words, all)).filter(|text| !text.is_empty())
}
