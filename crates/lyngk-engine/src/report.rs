//! Reports of a search.

use std::time::Duration;

use lyngk_rules::Turn;

use crate::Line;

/// The state of a search, while it runs and at its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The turn to play. None when the game is over, or none of the turns to choose from is legal. A level may choose another turn than
    /// the first of the best line.
    pub best: Option<Turn>,
    /// The principal variations, best first: by proof, then by visits. As many as [`Options::lines`](crate::Options::lines) asks for, as
    /// far as there are turns.
    pub lines: Vec<Line>,
    /// The length of the principal variation.
    pub depth: u32,
    /// The nodes visited.
    pub nodes: u64,
    /// The time taken.
    pub time: Duration,
}
