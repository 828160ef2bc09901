//! What tests of the engine share.
#![allow(dead_code, reason = "not every file uses all of it")]

use std::time::{Duration, Instant};

use lyngk_engine::Verdict;
use lyngk_rules::{Core, Player, Position, SplitMix64, Variant};

/// A clock that runs.
pub(crate) fn clock() -> impl Fn() -> Duration + Sync {
    let started = Instant::now();
    move || started.elapsed()
}

/// How a game that is over has ended for a player.
pub(crate) fn verdict_at_end(end: &Core, player: Player) -> Verdict {
    match end.outcome().expect("the game is over").winner {
        None => Verdict::Draw,
        Some(winner) if winner == player => Verdict::Win,
        Some(_) => Verdict::Loss,
    }
}

/// The first position with at most so many stacks of a game at random, or its end. Nobody completes a stack of six as
/// long as there is another turn.
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
