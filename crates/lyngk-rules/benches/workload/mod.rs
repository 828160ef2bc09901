//! The workload of both benchmarks: every position of some random games.

use lyngk_rules::{Core, Position, SplitMix64, Turn, Variant};

/// The positions of thirty random games, each with the turn that was played.
pub(crate) fn full_positions(variant: Variant) -> Vec<(Position, Turn)> {
    let mut random = SplitMix64::new(1);
    let mut positions = Vec::new();
    for seed in 0..30 {
        let mut position = Position::random_start(seed, variant);
        while let Some(turn) = position.random_turn(&mut random) {
            positions.push((position, turn));
            position.play_unchecked(turn);
        }
    }
    positions
}

/// The cores of these positions.
pub(crate) fn positions(variant: Variant) -> Vec<(Core, Turn)> {
    full_positions(variant).into_iter().map(|(position, turn)| (*position, turn)).collect()
}

/// Lists all legal turns of every position and returns their number.
pub(crate) fn list(positions: &[(Core, Turn)], turns: &mut Vec<Turn>) -> usize {
    positions
        .iter()
        .map(|(core, _)| {
            core.turns_into(turns);
            turns.len()
        })
        .sum()
}
