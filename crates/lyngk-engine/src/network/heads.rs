//! What the network says in the end.

use lyngk_rules::{Color, Core, Point, Points, Turn};

use super::layers::{Affine, add, add_marked, dot, relu, scale};
use super::trunk::{BLOCK, MAX_WIDTH, Rows, Trunk, groups, pooled, real};
use super::{ActivationCache, AuxiliaryOutputs, FATES, MARGINS, NetworkInputs, OutcomeProbabilities};
use crate::evaluation::{BoardFacts, POSITION_FEATURES, PositionFeatures, TURN_FEATURES, TurnFeatures, exp, phase};

/// How many numbers each side of a turn is matched by.
pub(super) const MATCH: usize = 16;
/// The width of the hidden layer before the chances.
pub(super) const HIDDEN: usize = 32;
/// Room for all points in whole blocks of numbers.
const LANES: usize = Point::COUNT.next_multiple_of(8);

/// A network with rows of so many blocks.
#[derive(Clone, Debug)]
pub(super) struct Layers<const B: usize> {
    pub(super) trunk: Trunk<B>,
    pub(super) value: Affine<HIDDEN>,
    pub(super) value_whole: Vec<[f32; HIDDEN]>,
    pub(super) value_standing: Vec<[f32; HIDDEN]>,
    pub(super) chances: Affine<3>,
    pub(super) margins: Affine<MARGINS>,
    /// What the standing says directly, by phase.
    pub(super) standing: Vec<[f32; POSITION_FEATURES]>,
    /// For stacks that move as neutral ones, and as the player's own.
    pub(super) movers: [Affine<MATCH>; 2],
    pub(super) targets: Affine<MATCH>,
    pub(super) claim: Affine<MATCH>,
    pub(super) claim_weight: [f32; MATCH],
    pub(super) claim_bias: [f32; 2],
    /// What a turn does, by phase.
    pub(super) turns: Vec<[f32; TURN_FEATURES]>,
    pub(super) fates: Affine<FATES>,
}

impl<const B: usize> Layers<B> {
    pub(super) fn value(&self, facts: &BoardFacts, key: u64, cache: &mut ActivationCache) -> OutcomeProbabilities {
        let inputs = NetworkInputs::new(facts);
        let (hidden, lead) = self.hidden(facts, &inputs, cache.rows(key, |rows| self.trunk.look(&inputs, rows)));
        let [win, draw, loss] = self.chances.apply(&hidden);
        let mut chances = [win + lead / 2.0, draw, loss - lead / 2.0];
        softmax(&mut chances);
        OutcomeProbabilities { win: chances[0], draw: chances[1] }
    }

    /// What chances are made of, and what the standing says directly.
    fn hidden(&self, facts: &BoardFacts, inputs: &NetworkInputs, rows: &Rows<B>) -> ([f32; HIDDEN], f32) {
        let mut all = [0.0; 3 * MAX_WIDTH];
        for (side, part) in inputs.sides.iter().zip(all.chunks_exact_mut(BLOCK * B)) {
            part.copy_from_slice(&pooled(*side, rows, 1.0 / 8.0)[..BLOCK * B]);
        }
        let mut hidden = self.value.apply(&all);
        add_marked(&mut hidden, inputs.global, &self.value_whole);
        let direct = &self.standing[phase(facts.core)];
        let mut lead = 0.0;
        PositionFeatures::new(facts).features(|feature, amount| {
            lead += direct[feature] * amount;
            let mut row = self.value_standing[feature];
            scale(&mut row, amount);
            add(&mut hidden, &row);
        });
        relu(&mut hidden);
        (hidden, lead)
    }

    pub(super) fn auxiliary(&self, facts: &BoardFacts, key: u64, cache: &mut ActivationCache) -> AuxiliaryOutputs {
        let inputs = NetworkInputs::new(facts);
        let rows = cache.rows(key, |rows| self.trunk.look(&inputs, rows));
        let mut margins = self.margins.apply(&self.hidden(facts, &inputs, rows).0);
        softmax(&mut margins);
        let mut fates = [[0.0; FATES]; Point::COUNT];
        for point in inputs.occupied {
            let fate = &mut fates[point.index()];
            *fate = self.fates.apply(&real(&rows[point.index()]));
            softmax(fate);
        }
        AuxiliaryOutputs { margins, fates }
    }

    pub(super) fn policy_logits(
        &self,
        facts: &BoardFacts,
        turns: &[Turn],
        key: u64,
        cache: &mut ActivationCache,
        weights: &mut Vec<f32>,
    ) {
        let core = facts.core;
        let rows = cache.rows(key, |rows| self.trunk.look(&NetworkInputs::new(facts), rows));
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
        let targets = self.targets(onto, rows);
        let matches = [0, 1].map(|own| Self::matches(&self.movers[own], moving[own], &targets, rows));
        let claims = Color::ALL.map(|color| self.claim(core, color, rows));
        let known = TurnFeatures::new(facts);
        let marks = &self.turns[phase(core)];
        weights.clear();
        weights.extend(turns.iter().map(|&turn| {
            let Turn::Move { claim, from, to } = turn else { return 0.0 };
            let mut sum = 0.0;
            known.features(turn, |feature, _| sum += marks[feature]);
            sum += matches[is_own(claim, from)][from.index()][to.index()] / 4.0;
            sum + claim.map_or(0.0, |color| claims[color.index()])
        }));
    }

    /// What each stack that is moved onto is matched by: for each number, that of all points.
    fn targets(&self, onto: Points, rows: &Rows<B>) -> [[f32; LANES]; MATCH] {
        let mut targets = [[0.0; LANES]; MATCH];
        for (group, _) in groups(onto) {
            for (at, target) in group.into_iter().zip(self.targets.apply_to_all(&group.map(|at| real(&rows[at])))) {
                for (numbers, number) in targets.iter_mut().zip(target) {
                    numbers[at] = number;
                }
            }
        }
        targets
    }

    /// How well each stack that moves goes with each that it could move onto.
    fn matches(
        movers: &Affine<MATCH>,
        moving: Points,
        targets: &[[f32; LANES]; MATCH],
        rows: &Rows<B>,
    ) -> [[f32; LANES]; Point::COUNT] {
        let mut matches = [[0.0; LANES]; Point::COUNT];
        for (group, _) in groups(moving) {
            for (at, mover) in group.into_iter().zip(movers.apply_to_all(&group.map(|at| real(&rows[at])))) {
                matches[at] = [0.0; LANES];
                for n in 0..MATCH / 2 {
                    let [one, two] = [n, n + MATCH / 2];
                    for (to, sum) in matches[at].iter_mut().enumerate() {
                        *sum += mover[one] * targets[one][to] + mover[two] * targets[two][to];
                    }
                }
            }
        }
        matches
    }

    /// How much a claim of a colour adds.
    fn claim(&self, core: &Core, color: Color, rows: &Rows<B>) -> f32 {
        let mut hidden = self.claim.apply(&pooled(core.topped(color), rows, 1.0 / 4.0));
        relu(&mut hidden);
        dot(&hidden, &self.claim_weight) + self.claim_bias[core.claims(core.to_move()).len().min(1)]
    }
}

/// Makes chances of logarithms.
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
