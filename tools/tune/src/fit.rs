//! Fitting of weights by gradient descent (Adam), each phase of the game by itself.

use lyngk_engine::judge::{PHASES, STANDING_FEATURES, TURN_FEATURES};
use lyngk_rules::SplitMix64;

use crate::play::{Features, Sample};

const EPOCHS: i32 = 15;
const FIRST_RATE: f32 = 0.05;
const RATE_BY_EPOCH: f32 = 0.75;
const BATCH: usize = 64;
/// Pulls weights to zero that nothing speaks for.
const DECAY: f32 = 1e-4;
/// One part in so many of the positions is kept aside, to see whether what was learnt holds for others.
const HELD_OUT: usize = 10;
/// How much the end of the game counts in what a position is worth, next to what the search thought.
const RESULT_SHARE: f32 = 0.7;

/// Something that is wrong about weights for a sample, and the slope by which to better them.
pub(crate) type Loss<const N: usize> = fn(&[f32; N], &Sample, &mut [f32; N]) -> f32;

/// Fits weights to samples, from what they are now.
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
        let mut slope = [0.0; N];
        for sample in batch {
            loss(self.weights, sample, &mut slope);
        }
        self.steps += 1;
        for (n, slope) in slope.into_iter().enumerate().filter(|(_, slope)| *slope != 0.0) {
            // What no sample speaks of stays as it is: in the six-stack game, say, that a turn wins at once.
            let slope = slope / batch.len() as f32 + DECAY * self.weights[n];
            self.mean[n] += (slope - self.mean[n]) * 0.1;
            self.square[n] += (slope * slope - self.square[n]) * 0.001;
            let mean = self.mean[n] / (1.0 - 0.9f32.powi(self.steps));
            let square = self.square[n] / (1.0 - 0.999f32.powi(self.steps));
            self.weights[n] -= rate * mean / (square.sqrt() + 1e-8);
        }
    }
}

fn sum(weights: &[f32], features: &Features) -> f32 {
    features.iter().map(|&(feature, amount)| weights[usize::from(feature)] * amount).sum()
}

/// How surprising it is where the search looked.
pub(crate) fn turn_loss(weights: &[f32; TURN_FEATURES], sample: &Sample, slope: &mut [f32; TURN_FEATURES]) -> f32 {
    let sums: Vec<f32> = sample.turns.iter().map(|(_, features)| sum(weights, features)).collect();
    let highest = sums.iter().copied().fold(f32::MIN, f32::max);
    let total: f32 = sums.iter().map(|sum| (sum - highest).exp()).sum();
    let mut loss = 0.0;
    for ((share, features), sum) in sample.turns.iter().zip(&sums) {
        let expected = (sum - highest).exp() / total;
        loss -= share * expected.max(f32::MIN_POSITIVE).ln();
        for &(feature, amount) in features {
            slope[usize::from(feature)] += (expected - share) * amount;
        }
    }
    loss
}

/// How surprising it is how the game ended.
pub(crate) fn standing_loss(
    weights: &[f32; STANDING_FEATURES],
    sample: &Sample,
    slope: &mut [f32; STANDING_FEATURES],
) -> f32 {
    let expected = 1.0 / (1.0 + (-sum(weights, &sample.standing)).exp());
    let worth = RESULT_SHARE * sample.result + (1.0 - RESULT_SHARE) * sample.thought;
    for &(feature, amount) in &sample.standing {
        slope[usize::from(feature)] += (expected - worth) * amount;
    }
    let ln = |chance: f32| chance.max(1e-6).ln();
    -(sample.result * ln(expected) + (1.0 - sample.result) * ln(1.0 - expected))
}
