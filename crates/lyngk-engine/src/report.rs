//! What a search has found.

use std::time::Duration;

use lyngk_rules::Turn;

use crate::Line;

/// What a search has found, while it goes on and at its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The turn to play; none when the game is over, or none of the turns to choose from is legal. A weak level may choose another than the first of the best line.
    pub best: Option<Turn>,
    /// The best turns with how they go on, best first, those that were looked at most unless more is certain: as many as [`Options::lines`](crate::Options::lines) asks for,
    /// as far as there are turns.
    pub lines: Vec<Line>,
    /// The length of the main line as the search has it.
    pub depth: u32,
    /// How many nodes were visited.
    pub nodes: u64,
    /// How long it took.
    pub time: Duration,
}
