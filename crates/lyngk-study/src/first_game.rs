//! Suggestions for somebody's first game, by simple rules instead of a search.

use lyngk_rules::{Color, Point, Position, Turn};
use lyngk_view::{ClaimPreview, Compass};

/// The fewest stacks for which a first claim is suggested.
const WORTH_A_CLAIM: usize = 4;

/// A first move: without a claim, onto another colour, as near to the middle as possible. Its path from start to end.
///
/// ```
/// use lyngk_rules::{Position, Variant};
/// let path = lyngk_study::first_game::first_move(&Position::random_start(1, Variant::Standard));
/// assert_eq!(path.map(|path| path.len()), Some(2));
/// ```
#[must_use]
pub fn first_move(position: &Position) -> Option<Vec<Point>> {
    let suits = |turn: &Turn| match turn {
        Turn::Move { claim: None, from, to } => position.top_color(*from) != position.top_color(*to),
        Turn::Move { .. } | Turn::Pass => false,
    };
    let turns = position.turns();
    let turn = turns.into_iter().filter(suits).min_by_key(|turn| match turn {
        Turn::Move { from, to, .. } => from_the_middle(*from) + from_the_middle(*to),
        Turn::Pass => u32::MAX,
    })?;
    position.path(turn)
}

/// The square of the distance from the middle, four for a neighbour of it.
fn from_the_middle(point: Point) -> u32 {
    let (x, y) = Compass::new(0).place(point);
    let (x, y) = (u32::from(x.unsigned_abs()), u32::from(y.unsigned_abs()));
    3 * x * x + y * y
}

/// A first claim that is worth it: a colour that completes a stack at once, otherwise the one on top of the most stacks.
#[must_use]
pub fn first_claim(position: &Position) -> Option<ClaimPreview> {
    if !position.claims(position.to_move()).is_empty() {
        return None;
    }
    let worth = |preview: &ClaimPreview| (preview.completes.len(), preview.stacks.len());
    let best = Color::ALL.into_iter().filter_map(|color| ClaimPreview::new(position, color)).max_by_key(worth)?;
    (!best.completes.is_empty() || best.stacks.len() >= WORTH_A_CLAIM).then_some(best)
}

#[cfg(test)]
mod tests {
    use lyngk_rules::Variant;

    use super::*;

    #[test]
    fn the_first_move_of_any_start_is_legal_and_near_the_middle() {
        for seed in 0..50 {
            let position = Position::random_start(seed, Variant::Standard);
            let path = first_move(&position).expect("there is always one");
            let turn = Turn::Move { claim: None, from: path[0], to: path[path.len() - 1] };
            assert!(position.is_legal(turn), "{turn} with seed {seed}");
            assert!(path.iter().all(|&point| from_the_middle(point) <= 16), "{turn} with seed {seed}");
        }
    }

    #[test]
    fn a_claim_is_suggested_once_and_prefers_to_complete() {
        let mut position: Position =
            "./.,.,.,./.,.,I,.,.,.,./.,.,.,.,.,./.,.,.,RBGK,.,B,./.,.,.,.,.,./.,.,R,.,G,.,./.,.,.,./. 1 -/- 3/4 std"
                .parse()
                .expect("a position");
        // Ivory and black complete the stack; red is on top of as many stacks.
        assert!(first_claim(&position).is_some_and(|preview| !preview.completes.is_empty()));
        position.play(Turn::Move { claim: Some(Color::Ivory), from: Point::C3, to: Point::E4 }).expect("legal");
        let mine = position.with_to_move(position.to_move().opponent());
        assert_eq!(first_claim(&mine), None);
    }
}
