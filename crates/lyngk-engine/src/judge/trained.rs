//! Judgement by weights that were fitted to games.

use lyngk_rules::{Core, SplitMix64, Turn};

use super::{
    Judge, Judgement, PHASES, STANDING_FEATURES, Sight, Standing, TURN_FEATURES, Turns, Value, WEIGHTS, phase,
};

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
            exp(sum * TRUST)
        }));
        vary(weights, core, self.variety);
    }

    fn judge(&mut self, core: &Core, _: &mut SplitMix64) -> Judgement {
        if let Some(end) = Judgement::of_end(core) {
            return end;
        }
        let factors = &self.weights.standing[phase(core)];
        let mut sum = 0.0;
        Standing::new(&Sight::new(core)).features(|feature, amount| sum += factors[feature] * amount);
        let expectation = 1.0 / (1.0 + exp(-sum));
        Judgement::Estimate(Value { expectation, draw: 4.0 * DRAWN * expectation * (1.0 - expectation) })
    }
}

/// Makes weights a little different for every number but 0, and every position.
pub(crate) fn vary(weights: &mut [f32], core: &Core, variety: u64) {
    if variety == 0 {
        return;
    }
    // From the position, so that the same one gets the same weights again.
    let mut random = SplitMix64::new(variety ^ core.hash());
    for weight in weights {
        *weight *= 1.0 + VARIETY * (random.next_u64() >> 40) as f32 / 2f32.powi(24);
    }
}

/// The exponential function, the same to the last bit everywhere: what the system has differs, and with it the engine's
/// answers would. Right to about one part in a million.
pub(crate) fn exp(x: f32) -> f32 {
    // 2^n · 2^r, with r at most a half either way: the first is an exponent, the second the start of a series.
    let y = (x * std::f32::consts::LOG2_E).clamp(-126.0, 126.0);
    let n = y.round();
    let r = (y - n) * std::f32::consts::LN_2;
    let series = 1.0 + r * (1.0 + r * (0.5 + r * (1.0 / 6.0 + r * (1.0 / 24.0 + r * (1.0 / 120.0)))));
    series * f32::from_bits(((n as i32 + 127) as u32) << 23)
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_exponential_is_right() {
        for n in -8000..8000 {
            let x = n as f32 / 100.0;
            assert!((super::exp(x) / x.exp() - 1.0).abs() < 1e-5, "{x}");
        }
        assert!(super::exp(-1e9) > 0.0 && super::exp(1e9).is_finite() && !super::exp(f32::NAN).is_sign_negative());
    }
}
