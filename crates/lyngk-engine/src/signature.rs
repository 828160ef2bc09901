//! The engine's answers as one number.

use std::fmt;
use std::time::Duration;

use lyngk_rules::{Position, SplitMix64, Variant};

use crate::{Engine, Limits, Options, Report, Score};

/// How many games the positions come from, for each variant.
const GAMES: u64 = 3;
/// How far into a game they are: at the start, in the middle, and where endings begin to be solved.
const TURNS_PLAYED: [u64; 4] = [0, 9, 16, 21];
/// How many nodes each search has.
const NODES: u64 = 2000;

/// What the engine answers in fixed positions, and the nodes that it takes to.
///
/// It is the same on every machine, and changes only when the engine does: a change that means to leave play at full
/// strength alone leaves it alone. Levels and threads are not in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Signature {
    /// All nodes visited.
    pub nodes: u64,
    /// A checksum of the turns, scores and lines that were reported.
    pub answers: u64,
}

impl Signature {
    /// Asks the engine.
    #[must_use]
    pub fn measure() -> Signature {
        let mut signature = Signature { nodes: 0, answers: 0 };
        for variant in Variant::ALL {
            for seed in 0..GAMES {
                for played in TURNS_PLAYED {
                    let mut engine = Engine::new(Options { hash: 4, lines: 2, ..Options::default() });
                    let position = some_game(seed, variant, played);
                    // Time does not pass: only nodes count.
                    let clock = || Duration::ZERO;
                    signature.take_in(&engine.go(&position, &Limits::nodes(NODES), &clock, &mut |_| ()));
                }
            }
        }
        signature
    }

    fn take_in(&mut self, report: &Report) {
        self.nodes += report.nodes;
        for line in &report.lines {
            let score = match line.score {
                Score::Estimate(wdl) => u64::from(wdl.win()) << 16 | u64::from(wdl.draw()),
                Score::Proved(proof) => 1 << 40 | u64::from(proof.distance) << 8 | proof.verdict as u64,
            };
            self.stir(score);
            for turn in &line.turns {
                turn.to_string().bytes().for_each(|byte| self.stir(byte.into()));
            }
        }
    }

    /// Every bit of a word and its place change the sum.
    fn stir(&mut self, word: u64) {
        self.answers = (self.answers ^ word).wrapping_mul(0x0000_0100_0000_01b3).rotate_left(5);
    }
}

/// A position of a random game.
fn some_game(seed: u64, variant: Variant, turns: u64) -> Position {
    let mut position = Position::random_start(seed, variant);
    let mut random = SplitMix64::new(seed);
    for _ in 0..turns {
        if let Some(turn) = position.random_turn(&mut random) {
            position.play_unchecked(turn);
        }
    }
    position
}

/// `48000 nodes, 0123456789abcdef`.
impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} nodes, {:016x}", self.nodes, self.answers)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_engine_answers_as_it_is_known_to() {
        let known = include_str!("../../../testdata/signature.txt").trim();
        let now = Signature::measure().to_string();
        assert_eq!(now, known, "if play was meant to change: lyngk bench --signature > testdata/signature.txt");
    }
}
