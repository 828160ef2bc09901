//! Judgement by a network.

use std::sync::Arc;

use lyngk_rules::{Core, SplitMix64, Turn};

use super::{Judge, Judgement, Sight, Value, exp, vary};
use crate::network::{Memory, Network};

/// How far the weights of turns are followed: they are fitted to where searches looked, which is narrower than where the next
/// search should look.
const TRUST: f32 = 0.7;
/// How many positions are remembered.
const REMEMBERED: usize = 1024;

/// Judges turns and positions by a network that was taught by games.
#[derive(Clone, Debug)]
pub struct Learned {
    /// What it asks.
    pub network: Arc<Network>,
    /// How far the weights of turns are followed: the lower, the more broadly a search looks.
    pub trust: f32,
    /// Makes it a little different from others with another number, so that several of them find more than one. With 0
    /// it is itself.
    pub variety: u64,
    /// What it saw lately.
    pub memory: Memory,
}

impl Learned {
    /// A judge with this network.
    #[must_use]
    pub fn new(network: Arc<Network>) -> Learned {
        Learned { network, trust: TRUST, variety: 0, memory: Memory::new(REMEMBERED) }
    }
}

impl Judge for Learned {
    fn weigh(&mut self, core: &Core, turns: &[Turn], weights: &mut Vec<f32>) {
        self.network.weigh(&Sight::new(core), turns, &mut self.memory, weights);
        let highest = weights.iter().copied().fold(f32::MIN, f32::max);
        for weight in &mut *weights {
            *weight = exp((*weight - highest) * self.trust);
        }
        vary(weights, core, self.variety);
    }

    fn judge(&mut self, core: &Core, _: &mut SplitMix64) -> Judgement {
        if let Some(end) = Judgement::of_end(core) {
            return end;
        }
        let chances = self.network.chances(&Sight::new(core), &mut self.memory);
        Judgement::Estimate(Value { expectation: chances.win + chances.draw / 2.0, draw: chances.draw })
    }
}
