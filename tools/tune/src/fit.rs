//! Gradient descent (Adam) on the weights, separately for each phase of the game.

use lyngk_engine::evaluation::{PHASES, POSITION_FEATURES, TURN_FEATURES};
use lyngk_rules::SplitMix64;

use crate::play::{Features, Sample};

const EPOCHS: i32 = 15;
/// The learning rate of the first epoch, and its factor from one epoch to the next.
const FIRST_RATE: f32 = 0.05;
const RATE_BY_EPOCH: f32 = 0.75;
const BATCH: usize = 64;
/// Weight decay, which keeps weights near zero without evidence.
const DECAY: f32 = 1e-4;
/// One in this many samples is held out to measure generalisation.
const HELD_OUT: usize = 10;
/// The weight of the game's result in the value target. The rest is the value of the search.
const RESULT_SHARE: f32 = 0.7;

/// A loss function: returns the loss of a sample and adds its gradient to the last argument.
pub(crate) type Loss<const N: usize> = fn(&[f32; N], &Sample, &mut [f32; N]) -> f32;

/// Fits weights to samples, starting from the current ones.
pub(crate) fn fit<const N: usize>(
    name: &str,
    start: &[[f32; N]; PHASES],
    samples: &[Sample],
    loss: Loss<N>,
) -> [[f32; N]; PHASES] {
    let (held_out, used) = samples.split_at(samples.len() / HELD_OUT);
    let mean = |weights: &[[f32; N]; PHASES], samples: &[Sample]| {
        let sum: f64 = samples.iter().map(|s| f64::from(loss(&weights[s.phase], s, &mut [0.0; N]))).sum();
        sum / samples.len().max(1) as f64
    };
    println!("{name} before: {:.4}, held out {:.4}", mean(start, used), mean(start, held_out));
    let mut weights = *start;
    let mut random = SplitMix64::new(1);
    for (phase, weights) in weights.iter_mut().enumerate() {
        let mut samples: Vec<&Sample> = used.iter().filter(|sample| sample.phase == phase).collect();
        let mut descent = Descent { weights, mean: [0.0; N], square: [0.0; N], steps: 0 };
        for epoch in 0..EPOCHS {
            for last in (1..samples.len()).rev() {
                samples.swap(last, random.below(last as u64 + 1) as usize);
            }
            for batch in samples.chunks(BATCH) {
                descent.step(batch, loss, FIRST_RATE * RATE_BY_EPOCH.powi(epoch));
            }
        }
    }
    println!("{name} after: {:.4}, held out {:.4}", mean(&weights, used), mean(&weights, held_out));
    weights
}

struct Descent<'a, const N: usize> {
    weights: &'a mut [f32; N],
    mean: [f32; N],
    square: [f32; N],
    steps: i32,
}

impl<const N: usize> Descent<'_, N> {
    fn step(&mut self, batch: &[&Sample], loss: Loss<N>, rate: f32) {
        let mut gradient = [0.0; N];
        for sample in batch {
            loss(self.weights, sample, &mut gradient);
        }
        self.steps += 1;
        for (n, gradient) in gradient.into_iter().enumerate().filter(|(_, gradient)| *gradient != 0.0) {
            // A feature that no sample of the batch has keeps its weight, without decay.
            let gradient = gradient / batch.len() as f32 + DECAY * self.weights[n];
            self.mean[n] += (gradient - self.mean[n]) * 0.1;
            self.square[n] += (gradient * gradient - self.square[n]) * 0.001;
            let mean = self.mean[n] / (1.0 - 0.9f32.powi(self.steps));
            let square = self.square[n] / (1.0 - 0.999f32.powi(self.steps));
            self.weights[n] -= rate * mean / (square.sqrt() + 1e-8);
        }
    }
}

fn sum(weights: &[f32], features: &Features) -> f32 {
    features.iter().map(|&(feature, amount)| weights[usize::from(feature)] * amount).sum()
}

/// Cross-entropy of the policy with the visit shares of the search.
pub(crate) fn policy_loss(weights: &[f32; TURN_FEATURES], sample: &Sample, gradient: &mut [f32; TURN_FEATURES]) -> f32 {
    let sums: Vec<f32> = sample.turns.iter().map(|(_, features)| sum(weights, features)).collect();
    let highest = sums.iter().copied().fold(f32::MIN, f32::max);
    let total: f32 = sums.iter().map(|sum| (sum - highest).exp()).sum();
    let mut loss = 0.0;
    for ((share, features), sum) in sample.turns.iter().zip(&sums) {
        let expected = (sum - highest).exp() / total;
        loss -= share * expected.max(f32::MIN_POSITIVE).ln();
        for &(feature, amount) in features {
            gradient[usize::from(feature)] += (expected - share) * amount;
        }
    }
    loss
}

/// Cross-entropy of the value with the game's result. The gradient is that of the mixed target.
pub(crate) fn value_loss(
    weights: &[f32; POSITION_FEATURES],
    sample: &Sample,
    gradient: &mut [f32; POSITION_FEATURES],
) -> f32 {
    let expected = 1.0 / (1.0 + (-sum(weights, &sample.features)).exp());
    let target = RESULT_SHARE * sample.result + (1.0 - RESULT_SHARE) * sample.value;
    for &(feature, amount) in &sample.features {
        gradient[usize::from(feature)] += (expected - target) * amount;
    }
    let ln = |chance: f32| chance.max(1e-6).ln();
    -(sample.result * ln(expected) + (1.0 - sample.result) * ln(1.0 - expected))
}
