//! Themes of an error: facts of the rules that set a turn apart from a better one.

use lyngk_rules::{Color, Core, Point, Position, Turn};

/// A fact of the rules that sets a turn apart from a better one. It is likely, but not certain, to be the reason for the loss.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Theme {
    /// The better turn completes a stack with one of the player's colours on top (E9, H4), the played one does not.
    MissedCompletion,
    /// The opponent can complete a stack in the next turn, but could not after the better one.
    AllowsCompletion,
    /// The turn claims a colour; the better turn keeps the claim for later.
    EarlyClaim {
        /// The colour that was claimed.
        color: Color,
    },
    /// The turn claims nothing; the better turn does.
    MissedClaim {
        /// The colour to claim.
        color: Color,
    },
    /// The turn claims another colour than the better one.
    OtherClaim {
        /// The colour that was claimed.
        claimed: Color,
        /// The colour to claim.
        better: Color,
    },
    /// The player is left without a move, claims included, and would not be after the better turn.
    RanOutOfMoves,
    /// The better turn uses LYNGK points (F2), the played one does not.
    MissedLyngk {
        /// The LYNGK points, in their order.
        points: Vec<Point>,
    },
}

/// The themes of a played turn compared with a better one. Empty if one of them is illegal.
#[must_use]
pub fn themes(position: &Position, played: Turn, better: Turn) -> Vec<Theme> {
    let mut found = Vec::new();
    let (Ok(after_played), Ok(after_better)) = (position.core().after(played), position.core().after(better)) else {
        return found;
    };
    let mover = position.to_move();
    if position.completes(better) && !position.completes(played) {
        found.push(Theme::MissedCompletion);
    }
    if can_complete(&after_played) && !can_complete(&after_better) {
        found.push(Theme::AllowsCompletion);
    }
    found.extend(match (played.claim(), better.claim()) {
        (Some(color), None) => Some(Theme::EarlyClaim { color }),
        (None, Some(color)) => Some(Theme::MissedClaim { color }),
        (Some(claimed), Some(better)) if claimed != better => Some(Theme::OtherClaim { claimed, better }),
        _ => None,
    });
    if !after_played.can_move(mover) && after_better.can_move(mover) {
        found.push(Theme::RanOutOfMoves);
    }
    let points = position.long_turn(better).through;
    if !points.is_empty() && position.long_turn(played).through.is_empty() {
        found.push(Theme::MissedLyngk { points });
    }
    found
}

/// Whether the player to move can complete a stack at once.
fn can_complete(position: &Core) -> bool {
    position.turns().into_iter().any(|turn| position.completes(turn))
}
