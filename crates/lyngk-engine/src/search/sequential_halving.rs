//! Sequential halving at the root, for searches with few visits.
//!
//! The turns with the highest priors are visited equally often, then the better half of them, and so on down to two. This is the root
//! search of Gumbel `AlphaZero` (Danihelka et al., 2022) without the Gumbel noise, so that it is deterministic.

use super::Node;
use crate::Verdict;
use crate::evaluation::exp;

/// The weight of a value against the logarithm of a prior, without visits.
const BASE_VALUE_WEIGHT: f32 = 40.0;
/// The increase of that weight with each visit of the most visited turn.
const VALUE_WEIGHT_PER_VISIT: f32 = 0.8;
/// The last visits go to the best turn, so that it has the most.
const FINAL_VISITS: u64 = 2;

/// The state of sequential halving.
#[derive(Clone, Debug)]
pub struct SequentialHalving {
    /// The visits left in all.
    left: u64,
    /// The visits left in this round.
    left_of_round: u64,
    /// The visits of a round.
    round: u64,
    /// The remaining turns, by their places.
    turns: Vec<usize>,
    /// The next of them to visit.
    next: usize,
    /// The number of turns that remain in the last rounds.
    finalists: usize,
    /// The best turn, as soon as it is decided.
    best: Option<usize>,
}

impl SequentialHalving {
    /// For this many visits among the turns of the root, which are sorted by descending prior.
    #[must_use]
    pub fn new(visits: u64, turns: &[Node]) -> SequentialHalving {
        // 2√n turns were the best choice in tests with 8 to 128 visits.
        let count = ((4 * visits).isqrt().min(visits) as usize).min(turns.len()).max(1);
        let rounds = u64::from(count.next_power_of_two().ilog2()).max(1);
        let mut halving = SequentialHalving {
            left: visits,
            left_of_round: 0,
            round: visits / rounds,
            turns: (0..count).collect(),
            next: 0,
            finalists: 2,
            best: None,
        };
        halving.start_round();
        halving
    }

    /// The same with this many turns in the last rounds, at least two: the lines of the report are compared with equal visits.
    #[must_use]
    pub fn with_finalists(self, finalists: usize) -> SequentialHalving {
        SequentialHalving { finalists: finalists.max(2), ..self }
    }

    /// Gives each turn the same number of visits, at least one.
    fn start_round(&mut self) {
        let count = self.turns.len() as u64;
        self.left_of_round = count * (self.round / count).max(1);
        self.next = 0;
    }

    /// The place of the turn to visit next.
    pub fn next(&mut self, nodes: &[Node]) -> usize {
        if self.left <= FINAL_VISITS {
            self.best = self.best.or_else(|| self.ranked(nodes).first().copied());
        } else if self.left_of_round == 0 {
            let mut better = self.ranked(nodes);
            better.truncate(better.len().div_ceil(2).max(self.finalists));
            self.turns = better;
            self.start_round();
        }
        self.left = self.left.saturating_sub(1);
        self.left_of_round = self.left_of_round.saturating_sub(1);
        self.best.unwrap_or_else(|| self.next_unproved(nodes))
    }

    /// The next turn that is not proved.
    fn next_unproved(&mut self, nodes: &[Node]) -> usize {
        let count = self.turns.len();
        for _ in 0..count {
            let place = self.turns[self.next % count];
            self.next += 1;
            if nodes[place].proof.is_none() {
                return place;
            }
        }
        // If all are proved, the unproved turn with the highest prior joins.
        let place = nodes.iter().position(|node| node.proof.is_none()).unwrap_or_default();
        self.turns.push(place);
        place
    }

    /// The remaining turns, best first.
    fn ranked(&self, nodes: &[Node]) -> Vec<usize> {
        let most = self.turns.iter().map(|&place| nodes[place].visits).max().unwrap_or_default();
        let best = self.turns.iter().map(|&place| nodes[place].value).fold(0.0, f32::max);
        let score = |place: usize| score(&nodes[place], BASE_VALUE_WEIGHT + VALUE_WEIGHT_PER_VISIT * most as f32, best);
        let mut turns = self.turns.clone();
        turns.sort_by(|&one, &two| score(two).total_cmp(&score(one)));
        turns
    }
}

/// The score of a turn: its prior times e to the power of its weighted value. Only comparisons matter, so the best value is subtracted
/// to keep the powers in range.
fn score(node: &Node, value_weight: f32, best: f32) -> f32 {
    let value = match node.proof {
        Some(Verdict::Win) => return -1.0,
        Some(Verdict::Loss) => return f32::INFINITY,
        Some(Verdict::Draw) => 0.5,
        None => node.value,
    };
    node.prior * exp(value_weight * (value - best))
}

#[cfg(test)]
mod tests {
    use lyngk_rules::{Position, SplitMix64, Variant};

    use super::*;
    use crate::evaluation::LinearEvaluator;
    use crate::search::{LINEAR_TUNING, Tree};

    /// The visits of the turns of a start position, in descending order.
    fn visits(count: u64) -> Vec<u32> {
        let (mut tree, mut evaluator, mut random) =
            (Tree::new(1, LINEAR_TUNING), LinearEvaluator::default(), SplitMix64::new(1));
        let start = Position::random_start(1, Variant::Standard);
        tree.start(&start);
        tree.expand_root(&start.turns(), &mut evaluator);
        let mut halving = SequentialHalving::new(count, &tree.root_children());
        for _ in 0..count {
            let place = halving.next(&tree.root_children());
            tree.visit_turn(place, &mut evaluator, &mut random);
        }
        let mut visits: Vec<u32> =
            tree.root_children().iter().map(|node| node.visits).filter(|&visits| visits > 0).collect();
        visits.sort_unstable_by(|one, two| two.cmp(one));
        visits
    }

    #[test]
    fn each_round_visits_half_as_many_turns() {
        // Sixteen turns get one visit, eight of them two more, four of these four more, and two eight more; the best gets the last two.
        let expected = [16, 14, 7, 7, 3, 3, 3, 3, 1, 1, 1, 1, 1, 1, 1, 1];
        assert_eq!(visits(64), expected);
    }

    #[test]
    fn values_close_to_a_win_are_still_told_apart() {
        let mut tree = Tree::new(1, LINEAR_TUNING);
        let start = Position::random_start(1, Variant::Standard);
        tree.start(&start);
        tree.expand_root(&start.turns(), &mut LinearEvaluator::default());
        let mut nodes = tree.root_children()[..3].to_vec();
        // The higher the prior, the lower the value.
        for (node, (prior, value)) in nodes.iter_mut().zip([(0.5, 0.93), (0.3, 0.96), (0.2, 0.99)]) {
            (node.visits, node.prior, node.value) = (64, prior, value);
        }
        let halving = SequentialHalving { turns: vec![0, 1, 2], ..SequentialHalving::new(128, &nodes) };
        assert_eq!(halving.ranked(&nodes), [2, 1, 0]);
    }

    #[test]
    fn all_visits_are_used_and_one_turn_has_the_most() {
        for count in 3..200 {
            let visits = visits(count);
            assert_eq!(visits.iter().sum::<u32>(), count as u32);
            assert!(count < 5 || visits[0] > visits[1], "{count}: {visits:?}");
        }
    }
}
