//! Threats to complete a stack.

use lyngk_rules::{Player, Point, Position, Turn};

/// A point on which a player could complete a stack of their own with their next turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Threat {
    /// The player.
    pub player: Player,
    /// The point.
    pub point: Point,
    /// The completing turns. Turns with a claim are listed only if there are none without.
    pub turns: Vec<Turn>,
}

impl Threat {
    /// The threats of both players in a position, as if each were to move.
    #[must_use]
    pub fn all(position: &Position) -> Vec<Threat> {
        let mut threats: Vec<Threat> = Vec::new();
        for player in Player::ALL {
            let position = position.with_to_move(player);
            let mut turns: Vec<Turn> = position.turns();
            turns.retain(|&turn| position.completes(turn));
            for point in Point::ALL {
                let mut turns: Vec<Turn> = turns
                    .iter()
                    .copied()
                    .filter(|turn| matches!(turn, Turn::Move { to, .. } if *to == point))
                    .collect();
                if turns.iter().any(|turn| turn.claim().is_none()) {
                    turns.retain(|turn| turn.claim().is_none());
                }
                if !turns.is_empty() {
                    threats.push(Threat { player, point, turns });
                }
            }
        }
        threats
    }
}
