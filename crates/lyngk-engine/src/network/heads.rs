//! Heads of the network: value, policy and the auxiliary ones.

use lyngk_rules::{Color, Core, Point, Points, Turn};

use super::layers::{Affine, add, add_marked, dot, relu, scale};
use super::trunk::{BLOCK, Embeddings, MAX_WIDTH, Trunk, groups, pooled, real};
use super::{ActivationCache, AuxiliaryOutputs, FATES, MARGINS, NetworkInputs, OutcomeProbabilities};
use crate::evaluation::{BoardFacts, POSITION_FEATURES, PositionFeatures, TURN_FEATURES, TurnFeatures, exp, phase};

/// The width of the policy's vectors. The logit of a move has the dot product of a vector of the stack that moves and one of its target.
pub(super) const POLICY_WIDTH: usize = 16;
/// The width of the value head's hidden layer.
pub(super) const HIDDEN: usize = 32;
/// The number of points, rounded up to a multiple of the SIMD width.
const LANES: usize = Point::COUNT.next_multiple_of(8);

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
    /// Policy vectors of stacks that move as neutral ones, and as the player's own.
    pub(super) movers: [Affine<POLICY_WIDTH>; 2],
    pub(super) targets: Affine<POLICY_WIDTH>,
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

    pub(super) fn policy_logits(
        &self,
        facts: &BoardFacts,
        turns: &[Turn],
        key: u64,
        cache: &ActivationCache,
        logits: &mut Vec<f32>,
    ) {
        let core = facts.core;
        let embeddings = &*cache.embeddings(key, |embeddings| self.trunk.infer(&NetworkInputs::new(facts), embeddings));
        let own = facts.owned[core.to_move()];
        let is_own = |claim: Option<Color>, from: Point| {
            usize::from(own.contains(from) || claim.is_some() && claim == facts.top[from.index()])
        };
        let (mut moving, mut onto) = ([Points::EMPTY; 2], Points::EMPTY);
        for &turn in turns {
            let Turn::Move { claim, from, to } = turn else { continue };
            moving[is_own(claim, from)].insert(from);
            onto.insert(to);
        }
        let targets = self.targets(onto, embeddings);
        let matches = [0, 1].map(|own| Self::matches(&self.movers[own], moving[own], &targets, embeddings));
        let claims = Color::ALL.map(|color| self.claim(core, color, embeddings));
        let features = TurnFeatures::new(facts);
        let weights = &self.turn_features[phase(core)];
        logits.clear();
        logits.extend(turns.iter().map(|&turn| {
            let Turn::Move { claim, from, to } = turn else { return 0.0 };
            let mut sum = 0.0;
            features.features(turn, |feature, _| sum += weights[feature]);
            sum += matches[is_own(claim, from)][from.index()][to.index()] / 4.0;
            sum + claim.map_or(0.0, |color| claims[color.index()])
        }));
    }

    /// The policy vectors of stacks as targets, transposed: for each component, the values of all points.
    fn targets(&self, onto: Points, embeddings: &Embeddings<B>) -> [[f32; LANES]; POLICY_WIDTH] {
        let mut targets = [[0.0; LANES]; POLICY_WIDTH];
        for (group, _) in groups(onto) {
            for (at, target) in group.into_iter().zip(self.targets.apply_to_all(&group.map(|at| real(&embeddings[at]))))
            {
                for (numbers, number) in targets.iter_mut().zip(target) {
                    numbers[at] = number;
                }
            }
        }
        targets
    }

    /// The dot products of all moving stacks with all targets.
    fn matches(
        movers: &Affine<POLICY_WIDTH>,
        moving: Points,
        targets: &[[f32; LANES]; POLICY_WIDTH],
        embeddings: &Embeddings<B>,
    ) -> [[f32; LANES]; Point::COUNT] {
        let mut matches = [[0.0; LANES]; Point::COUNT];
        for (group, _) in groups(moving) {
            for (at, mover) in group.into_iter().zip(movers.apply_to_all(&group.map(|at| real(&embeddings[at])))) {
                matches[at] = [0.0; LANES];
                for n in 0..POLICY_WIDTH / 2 {
                    let [one, two] = [n, n + POLICY_WIDTH / 2];
                    for (to, sum) in matches[at].iter_mut().enumerate() {
                        *sum += mover[one] * targets[one][to] + mover[two] * targets[two][to];
                    }
                }
            }
        }
        matches
    }

    /// The logit of a claim of a colour.
    fn claim(&self, core: &Core, color: Color, embeddings: &Embeddings<B>) -> f32 {
        let mut hidden = self.claim.apply(&pooled(core.topped(color), embeddings, 1.0 / 4.0));
        relu(&mut hidden);
        dot(&hidden, &self.claim_weight) + self.claim_bias[core.claims(core.to_move()).len().min(1)]
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
