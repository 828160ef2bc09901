//! Judgement by a network.

use std::sync::Arc;

use lyngk_rules::{Core, SplitMix64, Turn, Variant};

use super::{Judge, Judgement, Sight, Value, exp};
use crate::Verdict;
use crate::network::Network;

/// Judges turns and positions by a network that was taught by games.
#[derive(Clone, Debug)]
pub struct Learned {
    network: Arc<Network>,
    /// How far the weights of turns are followed: below one, a search looks more broadly.
    pub trust: f32,
}

impl Learned {
    /// A judge with this network.
    #[must_use]
    pub fn new(network: Arc<Network>) -> Learned {
        Learned { network, trust: 1.0 }
    }
}

impl Judge for Learned {
    fn weigh(&mut self, core: &Core, turns: &[Turn], weights: &mut Vec<f32>) {
        self.network.weigh(&Sight::new(core), turns, weights);
        let highest = weights.iter().copied().fold(f32::MIN, f32::max);
        for weight in weights {
            *weight = exp((*weight - highest) * self.trust);
        }
    }

    fn judge(&mut self, core: &Core, _: &mut SplitMix64) -> Judgement {
        if core.variant() == Variant::Six && core.scored(core.to_move().opponent()) > 0 {
            // The game is over (H4), and how the board looks says nothing about it.
            return Judgement::Proved(Verdict::Loss);
        }
        let chances = self.network.chances(&Sight::new(core));
        Judgement::Estimate(Value { expectation: chances.win + chances.draw / 2.0, draw: chances.draw })
    }
}
