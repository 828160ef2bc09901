//! Judgement by weights that were fitted to games, and by exact endings.

use lyngk_rules::{Core, SplitMix64, Turn, Variant};

use super::{
    Judge, Judgement, PHASES, STANDING_FEATURES, Sight, Standing, TURN_FEATURES, Turns, Value, WEIGHTS, phase,
};
use crate::Verdict;

/// How far the weights of turns are followed. They are fitted to where searches looked, which is narrower than where the
/// next search should look.
const TRUST: f32 = 0.6;
/// By how much weights differ for the sake of variety, at most.
const VARIETY: f32 = 0.5;
/// How often a game that stands even is drawn.
const DRAWN: f32 = 0.02;

/// How much each feature counts, by phase of the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// Of what a turn does, for how likely it is the best one.
    pub turns: [[f32; TURN_FEATURES]; PHASES],
    /// Of how a position stands, for the chance to win.
    pub standing: [[f32; STANDING_FEATURES]; PHASES],
}

/// Judges turns by what they do and positions by how they stand, with weights that were fitted to games of the engine
/// against itself.
#[derive(Clone, Debug)]
pub struct Trained {
    /// What it knows.
    pub weights: Weights,
    /// Makes it a little different from others with another number, so that several of them find more than one. With 0
    /// it is itself.
    pub variety: u64,
}

impl Default for Trained {
    fn default() -> Trained {
        Trained { weights: WEIGHTS, variety: 0 }
    }
}

impl Judge for Trained {
    fn weigh(&mut self, core: &Core, turns: &[Turn], weights: &mut Vec<f32>) {
        let sight = Sight::new(core);
        let known = Turns::new(&sight);
        let factors = &self.weights.turns[phase(core)];
        weights.clear();
        weights.extend(turns.iter().map(|&turn| {
            let mut sum = 0.0;
            known.features(turn, |feature, amount| sum += factors[feature] * amount);
            (sum * TRUST).exp()
        }));
        if self.variety != 0 {
            // From the position, so that the same one gets the same weights again.
            let mut random = SplitMix64::new(self.variety ^ core.hash());
            for weight in weights {
                *weight *= 1.0 + VARIETY * (random.next_u64() >> 40) as f32 / 2f32.powi(24);
            }
        }
    }

    fn judge(&mut self, core: &Core, _: &mut SplitMix64) -> Judgement {
        if core.variant() == Variant::Six && core.scored(core.to_move().opponent()) > 0 {
            // The game is over (H4), and how the board looks says nothing about it.
            return Judgement::Proved(Verdict::Loss);
        }
        let factors = &self.weights.standing[phase(core)];
        let mut sum = 0.0;
        Standing::new(&Sight::new(core)).features(|feature, amount| sum += factors[feature] * amount);
        let expectation = 1.0 / (1.0 + (-sum).exp());
        Judgement::Estimate(Value { expectation, draw: 4.0 * DRAWN * expectation * (1.0 - expectation) })
    }
}
