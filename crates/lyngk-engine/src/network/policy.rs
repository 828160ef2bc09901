//! Policy head of the network: a logit for each turn.
//!
//! A logit is the sum of a part of the move and a part of the claim. Most turns differ from others in their claim alone, so the part of
//! the move is computed once for all claims, unless the claim changes it.

use lyngk_rules::{Color, Colors, Point, Points, Turn};

use super::heads::{Layers, POLICY_WIDTH};
use super::layers::{Affine, dot, relu};
use super::trunk::{Embeddings, groups, pooled, real};
use super::{ActivationCache, NetworkInputs};
use crate::evaluation::{BoardFacts, TURN_FEATURES, TurnFeatures, phase};

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
        let moves = MoveLogits::new(self, facts, turns, embeddings);
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
    /// The policy vectors of stacks that move as neutral ones, and as the player's own.
    movers: [[[f32; POLICY_WIDTH]; Point::COUNT]; 2],
    targets: [[f32; POLICY_WIDTH]; Point::COUNT],
}

impl<'a> MoveLogits<'a> {
    /// For the moves of these turns.
    fn new<const B: usize>(
        layers: &'a Layers<B>,
        facts: &'a BoardFacts<'a>,
        turns: &[Turn],
        embeddings: &Embeddings<B>,
    ) -> MoveLogits<'a> {
        let mut moves = MoveLogits {
            facts,
            features: TurnFeatures::new(facts),
            weights: &layers.turn_features[phase(facts.core)],
            movers: [[[0.0; POLICY_WIDTH]; Point::COUNT]; 2],
            targets: [[0.0; POLICY_WIDTH]; Point::COUNT],
        };
        let core = facts.core;
        let [mine, theirs] = [core.to_move(), core.to_move().opponent()];
        let (mut moving, mut onto) = ([Points::EMPTY; 2], Points::EMPTY);
        if turns.iter().any(|turn| turn.claim().is_some()) {
            // While there are claims, nearly all stacks can move, and those that cannot do no harm.
            moving =
                [core.occupied() - facts.owned[mine] - facts.owned[theirs], facts.owned[mine] | facts.claimable[mine]];
            onto = core.occupied();
        } else {
            for &turn in turns {
                let Turn::Move { from, to, .. } = turn else { continue };
                moving[usize::from(moves.is_own(None, from))].insert(from);
                onto.insert(to);
            }
        }
        for own in [0, 1] {
            add_vectors(&layers.movers[own], moving[own], embeddings, &mut moves.movers[own]);
        }
        add_vectors(&layers.targets, onto, embeddings, &mut moves.targets);
        moves
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
        let mut sum = dot(&self.movers[usize::from(own)][from.index()], &self.targets[to.index()]) / 4.0;
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

/// Computes the policy vectors of some stacks.
fn add_vectors<const B: usize>(
    layer: &Affine<POLICY_WIDTH>,
    points: Points,
    embeddings: &Embeddings<B>,
    vectors: &mut [[f32; POLICY_WIDTH]; Point::COUNT],
) {
    for (group, _) in groups(points) {
        let of_group = layer.apply_to_all(&group.map(|at| real(&embeddings[at])));
        for (at, vector) in group.into_iter().zip(of_group) {
            vectors[at] = vector;
        }
    }
}
