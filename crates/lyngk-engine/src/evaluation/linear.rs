//! Linear evaluation: features with fitted weights.

use lyngk_rules::{Core, SplitMix64, Turn};

use super::{
    BoardFacts, Evaluation, Evaluator, PHASES, POSITION_FEATURES, PositionFeatures, TURN_FEATURES, TurnFeatures, Value,
    WEIGHTS, phase,
};

/// Flattens the policy: it is fitted to the visits of a search, which are narrower than the priors of the next search should be.
const INVERSE_TEMPERATURE: f32 = 0.6;
/// The largest share by which noise increases a weight.
const NOISE: f32 = 0.5;
/// A number of this size has no fractional bits, so adding it rounds.
const UNITS: f32 = (3 << 22) as f32;
/// How often an even game is drawn.
const DRAW_RATE: f32 = 0.02;

/// The weight of each feature, by phase of the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// Of turn features, for the policy's logits.
    pub turns: [[f32; TURN_FEATURES]; PHASES],
    /// Of position features, for the logit of the value.
    pub positions: [[f32; POSITION_FEATURES]; PHASES],
}

/// Policy and value as weighted sums of features, with weights that were fitted to self-play games.
#[derive(Clone, Debug)]
pub struct LinearEvaluator {
    /// The weights.
    pub weights: Weights,
    /// Seed of a small noise on the policy, so that engines with different seeds play different games. With 0 there is none.
    pub noise_seed: u64,
}

impl Default for LinearEvaluator {
    fn default() -> LinearEvaluator {
        LinearEvaluator { weights: WEIGHTS, noise_seed: 0 }
    }
}

impl Evaluator for LinearEvaluator {
    fn policy(&mut self, core: &Core, turns: &[Turn], weights: &mut Vec<f32>) {
        let facts = BoardFacts::new(core);
        let known = TurnFeatures::new(&facts);
        let factors = &self.weights.turns[phase(core)];
        weights.clear();
        weights.extend(turns.iter().map(|&turn| {
            let mut sum = 0.0;
            known.features(turn, |feature, amount| sum += factors[feature] * amount);
            exp(sum * INVERSE_TEMPERATURE)
        }));
        add_noise(weights, core, self.noise_seed);
    }

    fn evaluate(&mut self, core: &Core, _: &mut SplitMix64) -> Evaluation {
        if let Some(end) = Evaluation::of_end(core) {
            return end;
        }
        let factors = &self.weights.positions[phase(core)];
        let mut sum = 0.0;
        PositionFeatures::new(&BoardFacts::new(core)).features(|feature, amount| sum += factors[feature] * amount);
        let expectation = 1.0 / (1.0 + exp(-sum));
        Evaluation::Estimate(Value { expectation, draw: 4.0 * DRAW_RATE * expectation * (1.0 - expectation) })
    }
}

/// Increases each weight by a random share. The same position and seed give the same weights again; seed 0 changes nothing.
pub(crate) fn add_noise(weights: &mut [f32], core: &Core, seed: u64) {
    if seed == 0 {
        return;
    }
    let mut random = SplitMix64::new(seed ^ core.hash());
    for weight in weights {
        *weight *= 1.0 + NOISE * (random.next_u64() >> 40) as f32 / 2f32.powi(24);
    }
}

/// The exponential function, bit for bit the same on every machine. The standard library's differs between platforms, which would change
/// the engine's answers. The relative error is about 1e-6.
pub(crate) fn exp(x: f32) -> f32 {
    // e^x = 2^n · e^r with |r| at most ln 2 / 2: the first factor is an exponent, the second a Taylor series.
    let y = (x * std::f32::consts::LOG2_E).clamp(-126.0, 126.0);
    // Unlike a cast to an integer, this can be vectorised.
    let rounded = y + UNITS;
    let r = (y - (rounded - UNITS)) * std::f32::consts::LN_2;
    let series = 1.0 + r * (1.0 + r * (0.5 + r * (1.0 / 6.0 + r * (1.0 / 24.0 + r * (1.0 / 120.0)))));
    let n = rounded.to_bits().wrapping_sub(UNITS.to_bits());
    series * f32::from_bits(n.wrapping_add(127) << 23)
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_exponential_agrees_with_the_standard_library() {
        for n in -8000..8000 {
            let x = n as f32 / 100.0;
            assert!((super::exp(x) / x.exp() - 1.0).abs() < 1e-5, "{x}");
        }
        assert!(super::exp(-1e9) > 0.0 && super::exp(1e9).is_finite() && !super::exp(f32::NAN).is_sign_negative());
    }
}
