//! Lines of play.

use lyngk_rules::Turn;

use crate::Score;

/// A turn, its score, and the continuation that the search expects: a principal variation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The score for the player to move.
    pub score: Score,
    /// The turns, that of the player to move first; at least one.
    pub turns: Vec<Turn>,
}
