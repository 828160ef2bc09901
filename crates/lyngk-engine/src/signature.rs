//! Signature of the engine: a checksum of its answers in fixed positions.

use std::fmt;
use std::time::Duration;

use lyngk_rules::{Position, SplitMix64, Variant};

use crate::{Engine, Limits, Options, Report, Score};

/// The number of games that the positions come from, for each variant.
const GAMES: u64 = 3;
/// The turns played before each position: the start, the middle game, and endings that the solver takes part in.
const TURNS_PLAYED: [u64; 4] = [0, 9, 16, 21];
/// The nodes of each search.
const NODES: u64 = 2000;

/// A checksum of the engine's answers in fixed positions, with the nodes visited.
///
/// It is the same on every machine, and changes only if play at full strength does. Levels, threads and searches for several lines are
/// not covered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Signature {
    /// The nodes of all searches.
    pub nodes: u64,
    /// The checksum of all reported scores and lines.
    pub answers: u64,
}

impl Signature {
    /// Runs the searches.
    #[must_use]
    pub fn measure() -> Signature {
        let mut signature = Signature { nodes: 0, answers: 0 };
        for variant in Variant::ALL {
            for seed in 0..GAMES {
                for played in TURNS_PLAYED {
                    let mut engine = Engine::new(Options { hash: 4, ..Options::default() });
                    let position = some_game(seed, variant, played);
                    // The clock stands still, so that only nodes count.
                    let clock = || Duration::ZERO;
                    signature.add(&engine.go(&position, &Limits::nodes(NODES), &clock, &mut |_| ()));
                }
            }
        }
        signature
    }

    fn add(&mut self, report: &Report) {
        self.nodes += report.nodes;
        for line in &report.lines {
            let score = match line.score {
                Score::Estimate(wdl) => u64::from(wdl.win()) << 16 | u64::from(wdl.draw()),
                Score::Proved(proof) => 1 << 40 | u64::from(proof.distance) << 8 | proof.verdict as u64,
            };
            self.mix(score);
            for turn in &line.turns {
                turn.to_string().bytes().for_each(|byte| self.mix(byte.into()));
            }
        }
    }

    /// Mixes a word into the checksum.
    fn mix(&mut self, word: u64) {
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
