//! Perft: counting of turn sequences, the usual test of move generators.

use alloc::vec::Vec;

use crate::{Core, Turn};

/// More turns than any game has: each move reduces the number of stacks by one, and two passes never follow each other.
const LONGEST_GAME: usize = 2 * 42 + 1;

impl Core {
    /// The number of turn sequences of this length. A pass counts as a turn, and a finished game has no turns.
    ///
    /// ```
    /// use lyngk_rules::{Position, Variant};
    ///
    /// let start = Position::random_start(1, Variant::Standard);
    /// assert_eq!(start.perft(0), 1);
    /// assert_eq!(start.perft(1), start.turn_count() as u64);
    /// ```
    #[must_use]
    pub fn perft(&self, depth: usize) -> u64 {
        // One list for each level is reused throughout. No game is longer than 42 moves with a pass after each.
        let depth = depth.min(LONGEST_GAME + 1);
        let mut lists: Vec<Vec<Turn>> = Vec::new();
        lists.resize(depth.saturating_sub(1), Vec::new());
        count(self, &mut lists, depth)
    }
}

fn count(core: &Core, lists: &mut [Vec<Turn>], depth: usize) -> u64 {
    let Some((list, deeper)) = lists.split_first_mut() else {
        // Turns at the last level are only counted.
        return if depth == 0 { 1 } else { core.turn_count() as u64 };
    };
    core.turns_into(list);
    let nodes = list.iter().map(|&turn| {
        let mut next = *core;
        next.play_unchecked(turn);
        count(&next, deeper, depth - 1)
    });
    nodes.sum()
}
