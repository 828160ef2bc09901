//! Heads of the network: their layers, the value and the auxiliary ones. `policy` has the policy.

use lyngk_rules::Point;

use super::layers::{Affine, add, add_marked, relu, scale};
use super::trunk::{BLOCK, Embeddings, Floats, MAX_WIDTH, Quantised, Trunk, pooled, real};
use super::{ActivationCache, AuxiliaryOutputs, FATES, MARGINS, NetworkInputs, OutcomeProbabilities};
use crate::evaluation::{BoardFacts, POSITION_FEATURES, PositionFeatures, TURN_FEATURES, exp, phase};

/// The width of the policy's vectors. The logit of a move has the dot product of a vector of the stack that moves and one of its target.
pub(super) const POLICY_WIDTH: usize = BLOCK;
/// The width of the value head's hidden layer.
pub(super) const HIDDEN: usize = 32;

/// The layers of a network whose embeddings have `B` blocks.
#[derive(Clone, Debug)]
pub(super) struct Layers<const B: usize> {
    pub(super) trunk: Trunk<B>,
    pub(super) value: Affine<HIDDEN>,
    pub(super) value_global: Vec<[f32; HIDDEN]>,
    pub(super) value_features: Vec<[f32; HIDDEN]>,
    pub(super) outcome: Affine<3>,
    pub(super) margins: Affine<MARGINS>,
    /// Weights of the position features that go straight to the value logits, by phase.
    pub(super) lead: Vec<[f32; POSITION_FEATURES]>,
    /// The policy's vectors: of stacks that move as neutral ones, of those that move as the player's own, and of targets.
    pub(super) vectors: Quantised<3>,
    pub(super) vector_bias: Floats<3>,
    pub(super) claim: Affine<POLICY_WIDTH>,
    pub(super) claim_weight: [f32; POLICY_WIDTH],
    pub(super) claim_bias: [f32; 2],
    /// Weights of the turn features that go straight to the policy logits, by phase.
    pub(super) turn_features: Vec<[f32; TURN_FEATURES]>,
    pub(super) fates: Affine<FATES>,
}

impl<const B: usize> Layers<B> {
    pub(super) fn value(&self, facts: &BoardFacts, key: u64, cache: &ActivationCache) -> OutcomeProbabilities {
        let inputs = NetworkInputs::new(facts);
        let (hidden, lead) =
            self.hidden(facts, &inputs, &cache.embeddings(key, |embeddings| self.trunk.infer(&inputs, embeddings)));
        let [win, draw, loss] = self.outcome.apply(&hidden);
        let mut outcome = [win + lead / 2.0, draw, loss - lead / 2.0];
        softmax(&mut outcome);
        OutcomeProbabilities { win: outcome[0], draw: outcome[1] }
    }

    /// The hidden layer of the value head, and the direct contribution of the position features.
    fn hidden(&self, facts: &BoardFacts, inputs: &NetworkInputs, embeddings: &Embeddings<B>) -> ([f32; HIDDEN], f32) {
        let mut all = [0.0; 3 * MAX_WIDTH];
        for (side, part) in inputs.sides.iter().zip(all.chunks_exact_mut(BLOCK * B)) {
            part.copy_from_slice(&pooled(*side, embeddings, 1.0 / 8.0)[..BLOCK * B]);
        }
        let mut hidden = self.value.apply(&all);
        add_marked(&mut hidden, inputs.global, &self.value_global);
        let direct = &self.lead[phase(facts.core)];
        let mut lead = 0.0;
        PositionFeatures::new(facts).features(|feature, amount| {
            lead += direct[feature] * amount;
            let mut row = self.value_features[feature];
            scale(&mut row, amount);
            add(&mut hidden, &row);
        });
        relu(&mut hidden);
        (hidden, lead)
    }

    pub(super) fn auxiliary(&self, facts: &BoardFacts, key: u64, cache: &ActivationCache) -> AuxiliaryOutputs {
        let inputs = NetworkInputs::new(facts);
        let embeddings = &*cache.embeddings(key, |embeddings| self.trunk.infer(&inputs, embeddings));
        let mut margins = self.margins.apply(&self.hidden(facts, &inputs, embeddings).0);
        softmax(&mut margins);
        let mut fates = [[0.0; FATES]; Point::COUNT];
        for point in inputs.occupied {
            let fate = &mut fates[point.index()];
            *fate = self.fates.apply(&real(&embeddings[point.index()]));
            softmax(fate);
        }
        AuxiliaryOutputs { margins, fates }
    }
}

/// Turns logits into probabilities.
fn softmax(numbers: &mut [f32]) {
    let highest = numbers.iter().copied().fold(f32::MIN, f32::max);
    for number in &mut *numbers {
        *number = exp(*number - highest);
    }
    let sum: f32 = numbers.iter().sum();
    for number in numbers {
        *number /= sum;
    }
}
