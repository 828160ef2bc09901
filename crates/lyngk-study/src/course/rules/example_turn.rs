//! Turns that an example shows, legal or not.

use lyngk_rules::{Color, Completion, Point, Position, Turn};

/// A turn that an example shows.
#[derive(Clone, Copy, Debug)]
pub struct ExampleTurn {
    /// The claim before the move.
    pub claim: Option<Color>,
    /// The path: start, LYNGK points, end. Empty for a pass.
    pub path: &'static [Point],
    /// The verdict of the rules.
    pub verdict: ExampleVerdict,
}

impl ExampleTurn {
    /// The turn, legal or not.
    #[must_use]
    pub fn turn(&self) -> Turn {
        match (self.path.first(), self.path.last()) {
            (Some(&from), Some(&to)) => Turn::Move { claim: self.claim, from, to },
            _ => Turn::Pass,
        }
    }
}

/// The verdict of the rules on a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExampleVerdict {
    /// It is legal.
    Allowed,
    /// It is refused.
    Refused,
    /// It completes a stack: a point or, with stacks of six, the game.
    Scores,
    /// It completes a stack that stays as an obstacle.
    Blocks,
}

impl ExampleVerdict {
    /// Applies the rules to a turn.
    #[must_use]
    pub fn of(position: &Position, turn: Turn) -> ExampleVerdict {
        let Ok(consequences) = position.consequences(turn) else { return ExampleVerdict::Refused };
        match consequences.completed.map(|completed| completed.completion) {
            None => ExampleVerdict::Allowed,
            Some(Completion::Removed | Completion::Won) => ExampleVerdict::Scores,
            Some(Completion::Obstacle) => ExampleVerdict::Blocks,
        }
    }
}
