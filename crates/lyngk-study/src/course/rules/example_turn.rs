//! Turns to be drawn, with what comes of them.

use lyngk_rules::{Color, Completion, Point, Position, Turn};

/// A turn that an example shows.
#[derive(Clone, Copy, Debug)]
pub struct ExampleTurn {
    /// The colour that is claimed first.
    pub claim: Option<Color>,
    /// From the start by the LYNGK points to the end. Nothing is a pass.
    pub path: &'static [Point],
    /// What comes of it.
    pub verdict: ExampleVerdict,
}

impl ExampleTurn {
    /// The turn, whether it may be made or not.
    #[must_use]
    pub fn turn(&self) -> Turn {
        match (self.path.first(), self.path.last()) {
            (Some(&from), Some(&to)) => Turn::Move { claim: self.claim, from, to },
            _ => Turn::Pass,
        }
    }
}

/// What comes of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExampleVerdict {
    /// It may be made.
    Allowed,
    /// It may not.
    Refused,
    /// It completes a stack and scores: a point or, with stacks of six, the game.
    Scores,
    /// It completes a stack that stays as an obstacle.
    Blocks,
}

impl ExampleVerdict {
    /// What comes of a turn by the rules.
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
