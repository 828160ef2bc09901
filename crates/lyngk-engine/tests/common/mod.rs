//! Helpers for the tests of the engine.
#![allow(dead_code, reason = "not every file uses all of it")]

use std::time::{Duration, Instant};

use lyngk_engine::Verdict;
use lyngk_rules::{Core, Player, Position, SplitMix64, Variant};

/// A real clock.
pub(crate) fn clock() -> impl Fn() -> Duration + Sync {
    let started = Instant::now();
    move || started.elapsed()
}

/// The result of a finished game for a player.
pub(crate) fn verdict_at_end(end: &Core, player: Player) -> Verdict {
    match end.outcome().expect("the game is over").winner {
        None => Verdict::Draw,
        Some(winner) if winner == player => Verdict::Win,
        Some(_) => Verdict::Loss,
    }
}

/// The first position of a random game with at most this many stacks, or its end. Stacks of six are completed only if there is no other
/// turn.
pub(crate) fn ending(seed: u64, stacks: usize, variant: Variant) -> Position {
    let mut random = SplitMix64::new(seed);
    let mut position = Position::random_start(seed, variant);
    while position.occupied().len() > stacks {
        let mut turns = position.turns();
        if variant == Variant::Six && turns.iter().any(|&turn| !position.completes(turn)) {
            turns.retain(|&turn| !position.completes(turn));
        }
        let Some(&turn) = turns.get(random.below(turns.len().max(1) as u64) as usize) else { break };
        position.play_unchecked(turn);
    }
    position
}
