//! Policy head of the network: a logit for each turn.
//!
//! A logit is the sum of a part of the move and a part of the claim. Most turns differ from others in their claim alone, so the part of
//! the move is computed once for all claims, unless the claim changes it.

use bytemuck::Zeroable;
use lyngk_rules::{Color, Colors, Point, Turn};
use wide::f32x8;

use super::heads::Layers;
use super::layers::{dot, relu};
use super::trunk::{Embeddings, Floats, apply_to_embeddings, pooled};
use super::{ActivationCache, NetworkInputs};
use crate::evaluation::{BoardFacts, TURN_FEATURES, TurnFeatures, phase};

/// The policy vectors of a stack: if it moves as a neutral one, if it moves as the player's own, and as a target.
type PolicyVectors = Floats<3>;
const TARGET: usize = 2;

/// More moves than any position has.
const MAX_MOVES: usize = Point::COUNT * (Point::COUNT - 1);

impl<const B: usize> Layers<B> {
    pub(super) fn policy_logits(
        &self,
        facts: &BoardFacts,
        turns: &[Turn],
        key: u64,
        cache: &ActivationCache,
        logits: &mut Vec<f32>,
    ) {
        let embeddings = &*cache.embeddings(key, |embeddings| self.trunk.infer(&NetworkInputs::new(facts), embeddings));
        let moves = MoveLogits::new(self, facts, embeddings);
        // The claims that change the part of each move.
        let mut changing = [Colors::EMPTY; MAX_MOVES];
        logits.clear();
        for run in claim_runs(turns) {
            let first = logits.len();
            logits.extend_from_within(..run.copies.len());
            if let Some(color) = run.claim {
                let places = changing.iter().zip(run.copies).enumerate();
                for (place, (_, &turn)) in places.filter(|(_, (changing, _))| changing.contains(color)) {
                    logits[first + place] = moves.logit(turn);
                }
            } else {
                for (changing, &turn) in changing.iter_mut().zip(run.others) {
                    *changing = moves.changing_claims(turn);
                }
            }
            logits.extend(run.others.iter().map(|&turn| moves.logit(turn)));
            if let Some(color) = run.claim {
                let claim = self.claim_logit(color, &moves, embeddings);
                logits[first..].iter_mut().for_each(|logit| *logit += claim);
            }
        }
    }

    /// The part of a claim.
    fn claim_logit(&self, color: Color, moves: &MoveLogits, embeddings: &Embeddings<B>) -> f32 {
        let core = moves.facts.core;
        let mut hidden = self.claim.apply(&pooled(core.topped(color), embeddings, 1.0 / 4.0));
        relu(&mut hidden);
        let mut sum = dot(&hidden, &self.claim_weight) + self.claim_bias[core.claims(core.to_move()).len().min(1)];
        moves.features.of_claim(color, &mut |feature, _| sum += moves.weights[feature]);
        sum
    }
}

/// The parts of moves.
struct MoveLogits<'a> {
    facts: &'a BoardFacts<'a>,
    features: TurnFeatures<'a>,
    weights: &'a [f32; TURN_FEATURES],
    vectors: [PolicyVectors; Point::COUNT],
}

impl<'a> MoveLogits<'a> {
    fn new<const B: usize>(
        layers: &'a Layers<B>,
        facts: &'a BoardFacts<'a>,
        embeddings: &Embeddings<B>,
    ) -> MoveLogits<'a> {
        let core = facts.core;
        let mut vectors = [Zeroable::zeroed(); Point::COUNT];
        apply_to_embeddings(&layers.vectors, &layers.vector_bias, core.occupied(), embeddings, |at, outputs| {
            vectors[at] = outputs;
        });
        let weights = &layers.turn_features[phase(core)];
        MoveLogits { facts, features: TurnFeatures::new(facts), weights, vectors }
    }

    fn claims_it(&self, claim: Option<Color>, from: Point) -> bool {
        claim.is_some() && claim == self.facts.top[from.index()]
    }

    fn is_own(&self, claim: Option<Color>, from: Point) -> bool {
        self.facts.owned[self.facts.core.to_move()].contains(from) || self.claims_it(claim, from)
    }

    /// The part of a move.
    fn logit(&self, turn: Turn) -> f32 {
        let Turn::Move { claim, from, to } = turn else { return 0.0 };
        let own = self.is_own(claim, from);
        let mut sum = product(&self.vectors[from.index()][usize::from(own)], &self.vectors[to.index()][TARGET]) / 4.0;
        let mut add = |feature: usize, _| sum += self.weights[feature];
        self.features.of_move(claim, from, to, own, &mut add);
        if self.claims_it(claim, from) {
            self.features.of_claimed_move(from, to, &mut add);
        }
        sum
    }

    /// The claims that change the part of a move: those of the stack that moves, and of stacks that could complete its result.
    fn changing_claims(&self, turn: Turn) -> Colors {
        let Turn::Move { from, to, .. } = turn else { return Colors::EMPTY };
        self.facts.tops(self.facts.completers(from, to) | from.into())
    }
}

/// Adjacent turns with the same claim.
struct ClaimRun<'a> {
    claim: Option<Color>,
    /// All moves of the first run, if that is without a claim, in the same order.
    copies: &'a [Turn],
    /// The turns after these.
    others: &'a [Turn],
}

/// Turns in runs with the same claim. Lists of turns begin with the moves without a claim and repeat them with every claim.
fn claim_runs(turns: &[Turn]) -> impl Iterator<Item = ClaimRun<'_>> {
    let run_length = |turns: &[Turn], claim| turns.iter().take_while(|turn| turn.claim() == claim).count();
    let plain = &turns[..run_length(turns, None)];
    let mut rest = turns;
    std::iter::from_fn(move || {
        let claim = rest.first()?.claim();
        let count = if claim.is_some() && are_copies(rest, plain, claim) { plain.len() } else { 0 };
        let (copies, after) = rest.split_at(count);
        let (others, after) = after.split_at(run_length(after, claim));
        rest = after;
        Some(ClaimRun { claim, copies, others })
    })
}

/// Whether a list begins with some moves, and with this claim.
fn are_copies(list: &[Turn], moves: &[Turn], with: Option<Color>) -> bool {
    let is_copy = |(&copy, &of): (&Turn, &Turn)| match of {
        Turn::Move { from, to, .. } => copy == Turn::Move { claim: with, from, to },
        Turn::Pass => false,
    };
    list.len() >= moves.len() && list.iter().zip(moves).all(is_copy)
}

/// The dot product of two policy vectors, in a fixed order.
#[inline]
fn product(one: &[f32x8; 2], other: &[f32x8; 2]) -> f32 {
    (one[0] * other[0] + one[1] * other[1]).to_array().iter().sum()
}
