//! Goals that a turn can reach.

use lyngk_rules::{Color, Completion, Consequences, Point, Position, Turn};

use crate::review::is_safe;

/// A condition on a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnGoal {
    /// It is this turn.
    Is(Turn),
    /// It starts from this point.
    From(Point),
    /// It ends on this point.
    Onto(Point),
    /// The resulting stack has this height.
    Height(usize),
    /// It completes a stack for the mover (E9, H4).
    Completes,
    /// It leaves an obstacle (E10, H5).
    Obstacle,
    /// It claims this colour (D4).
    Claims(Color),
    /// It claims any colour (D4).
    ClaimsAny,
    /// It claims nothing.
    ClaimsNothing,
    /// It passes at least this many LYNGK points (F2).
    Lyngk(usize),
    /// It leaves the opponent no stack to complete next.
    Safe,
    /// It is a pass (E12).
    Pass,
}

impl TurnGoal {
    /// Whether a turn is legal and reaches all goals.
    #[must_use]
    pub fn all_reached(goals: &[TurnGoal], position: &Position, turn: Turn) -> bool {
        position.consequences(turn).is_ok_and(|done| goals.iter().all(|goal| goal.is_reached(position, &done)))
    }

    /// Whether it depends on a claim.
    pub(super) fn is_about_claims(self) -> bool {
        matches!(self, TurnGoal::Claims(_) | TurnGoal::ClaimsAny | TurnGoal::ClaimsNothing)
    }

    fn is_reached(self, position: &Position, done: &Consequences) -> bool {
        let completion = done.completed.map(|completed| completed.completion);
        match self {
            TurnGoal::Is(turn) => done.turn == turn,
            TurnGoal::From(point) => matches!(done.turn, Turn::Move { from, .. } if from == point),
            TurnGoal::Onto(point) => matches!(done.turn, Turn::Move { to, .. } if to == point),
            TurnGoal::Height(height) => {
                matches!(done.turn, Turn::Move { from, to, .. } if position.height(from) + position.height(to) == height)
            }
            TurnGoal::Completes => matches!(completion, Some(Completion::Removed | Completion::Won)),
            TurnGoal::Obstacle => completion == Some(Completion::Obstacle),
            TurnGoal::Claims(color) => done.claimed() == Some(color),
            TurnGoal::ClaimsAny => done.claimed().is_some(),
            TurnGoal::ClaimsNothing => done.claimed().is_none(),
            TurnGoal::Lyngk(count) => done.lyngk_points().len() >= count,
            TurnGoal::Safe => is_safe(position, done.turn),
            TurnGoal::Pass => done.turn == Turn::Pass,
        }
    }
}
