//! Evaluation by a neural network.

use lyngk_rules::{Core, SplitMix64, Turn};

use super::{BoardFacts, Evaluation, Evaluator, Value, add_noise, exp};
use crate::network::{ActivationCache, Networks};

/// Flattens the policy: it is trained on the visits of a search, which are narrower than the priors of the next search should be.
const INVERSE_TEMPERATURE: f32 = 0.7;
/// The size of the cache. A search needs the policy of a position some visits after its value.
const CACHED_POSITIONS: usize = 1024;

/// Policy and value of the neural network of a position's variant.
#[derive(Clone, Debug)]
pub struct NetworkEvaluator {
    /// The networks.
    pub networks: Networks,
    /// Factor of the policy's logits before the softmax. The lower it is, the more evenly a search explores.
    pub inverse_temperature: f32,
    /// Seed of a small noise on the policy, so that engines with different seeds play different games. With 0 there is none.
    pub noise_seed: u64,
    /// Activations of recent positions.
    pub cache: ActivationCache,
}

impl NetworkEvaluator {
    /// An evaluator with these networks, without noise.
    #[must_use]
    pub fn new(networks: Networks) -> NetworkEvaluator {
        NetworkEvaluator {
            networks,
            inverse_temperature: INVERSE_TEMPERATURE,
            noise_seed: 0,
            cache: ActivationCache::new(CACHED_POSITIONS),
        }
    }
}

impl Evaluator for NetworkEvaluator {
    fn policy(&mut self, core: &Core, turns: &[Turn], weights: &mut Vec<f32>) {
        self.networks.of(core.variant()).policy_logits(&BoardFacts::new(core), turns, &self.cache, weights);
        let highest = weights.iter().copied().fold(f32::MIN, f32::max);
        for weight in &mut *weights {
            *weight = exp((*weight - highest) * self.inverse_temperature);
        }
        add_noise(weights, core, self.noise_seed);
    }

    fn evaluate(&mut self, core: &Core, _: &mut SplitMix64) -> Evaluation {
        if let Some(end) = Evaluation::of_end(core) {
            return end;
        }
        let outcome = self.networks.of(core.variant()).value(&BoardFacts::new(core), &self.cache);
        Evaluation::Estimate(Value { expectation: outcome.win + outcome.draw / 2.0, draw: outcome.draw })
    }
}
