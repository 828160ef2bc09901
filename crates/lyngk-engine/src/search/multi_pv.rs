//! `MultiPV`: root selection when several best turns are asked for.
//!
//! PUCT spends nearly all visits on one turn and leaves the others with a first impression, which is no basis for a comparison. With
//! several lines, half of the visits are ordinary ones. A quarter goes to the leaders of the moment, as many as there are lines, in equal
//! parts. The last quarter goes to their challengers: a PUCT search among the other turns finds those that might be better. A challenger
//! with a higher value takes the place of a leader, and then gets the leader's share.

use super::{Node, Tuning};
use crate::Verdict;

/// The width of the confidence interval of a value after one visit.
pub(super) const UNCERTAINTY: f32 = 0.5;

/// The root selection for several lines.
#[derive(Clone, Debug)]
pub(crate) struct MultiPv {
    lines: usize,
    /// The visits so far.
    visits: usize,
    /// The places of the leaders, best first.
    leaders: Vec<usize>,
}

impl MultiPv {
    /// For this many lines, at least two.
    pub(crate) fn new(lines: usize) -> MultiPv {
        MultiPv { lines: lines.max(2), visits: 0, leaders: Vec::new() }
    }

    /// The place of the turn to visit next, among the turns of the root, which are sorted by descending prior. Proved turns need no visit.
    pub(crate) fn next(&mut self, nodes: &[Node], tuning: Tuning) -> usize {
        let is_open = |place: &usize| nodes[*place].proof.is_none();
        let step = self.visits % 4;
        self.visits += 1;
        self.find_leaders(nodes);
        let all = || (0..nodes.len()).filter(is_open);
        let next = match step {
            1 => self.leaders.iter().copied().filter(is_open).min_by_key(|&place| nodes[place].visits),
            3 => select(nodes, all().filter(|place| !self.leaders.contains(place)), tuning),
            _ => None,
        };
        next.or_else(|| select(nodes, all(), tuning)).unwrap_or_default()
    }

    fn find_leaders(&mut self, nodes: &[Node]) {
        self.leaders.clear();
        for (place, node) in nodes.iter().enumerate() {
            let bound = lower_bound(node, UNCERTAINTY);
            let rank = self.leaders.partition_point(|&leader| lower_bound(&nodes[leader], UNCERTAINTY) >= bound);
            if rank < self.lines {
                self.leaders.insert(rank, place);
                self.leaders.truncate(self.lines);
            }
        }
    }
}

/// The value that a turn has at least, with some confidence. Turns are compared by it while their visits differ: a value after few visits
/// proves little.
pub(crate) fn lower_bound(node: &Node, uncertainty: f32) -> f32 {
    match node.proof {
        Some(Verdict::Loss) => f32::INFINITY,
        Some(Verdict::Draw) => 0.5,
        Some(Verdict::Win) => f32::NEG_INFINITY,
        None if node.visits == 0 => f32::MIN,
        None => node.value - uncertainty / (node.visits as f32).sqrt(),
    }
}

/// Selects one of these turns by PUCT, as if the root had no others: visits and priors are theirs alone.
fn select(nodes: &[Node], places: impl Iterator<Item = usize> + Clone, tuning: Tuning) -> Option<usize> {
    let (mut visits, mut value, mut prior) = (0.0, 0.0, 0.0);
    for node in places.clone().map(|place| &nodes[place]) {
        visits += node.visits as f32;
        value += node.value * node.visits as f32;
        prior += node.prior;
    }
    let first_untried = places.clone().find(|&place| nodes[place].visits == 0);
    if visits == 0.0 {
        return first_untried;
    }
    let exploration = tuning.cpuct * visits.sqrt() / prior.max(f32::MIN_POSITIVE);
    let score = |place: usize| nodes[place].puct(exploration);
    let best = places.filter(|&place| nodes[place].visits > 0).max_by(|&one, &two| score(one).total_cmp(&score(two)));
    let urgency = |place: usize| value / visits - tuning.fpu_reduction + exploration * nodes[place].prior;
    first_untried.filter(|&untried| best.is_none_or(|best| urgency(untried) > score(best))).or(best)
}

#[cfg(test)]
mod tests {
    use lyngk_rules::{Position, SplitMix64, Variant};

    use super::*;
    use crate::evaluation::LinearEvaluator;
    use crate::search::{LINEAR_TUNING, Tree};

    /// The turns of a start position after this many visits for so many lines, the most visited first.
    fn searched(lines: usize, count: usize) -> Vec<Node> {
        let (mut tree, mut evaluator, mut random) =
            (Tree::new(4, LINEAR_TUNING), LinearEvaluator::default(), SplitMix64::new(1));
        let start = Position::random_start(1, Variant::Standard);
        tree.start(&start);
        tree.expand_root(&start.turns(), &mut evaluator);
        let mut multi_pv = MultiPv::new(lines);
        for _ in 0..count {
            let place = multi_pv.next(&tree.root_children(), LINEAR_TUNING);
            tree.visit_turn(place, &mut evaluator, &mut random);
        }
        let mut nodes = tree.root_children();
        nodes.sort_by_key(|node| std::cmp::Reverse(node.visits));
        nodes
    }

    #[test]
    fn every_line_gets_a_real_share_of_the_visits() {
        for lines in 2..=5 {
            let nodes = searched(lines, 4000);
            assert_eq!(nodes.iter().map(|node| node.visits).sum::<u32>(), 4000);
            // In this start many turns are about equal, so the leaders change, and the ordinary visits are spread.
            let least = 4000 / 8 / lines as u32;
            let visits: Vec<u32> = nodes[..lines].iter().map(|node| node.visits).collect();
            assert!(visits.iter().all(|&visits| visits >= least), "{lines}: {visits:?}");
        }
    }

    #[test]
    fn the_most_visited_turns_are_those_with_the_best_values() {
        let nodes = searched(3, 4000);
        let third = nodes[..3].iter().map(|node| node.value).fold(1.0, f32::min);
        let others = nodes[3..].iter().map(|node| lower_bound(node, UNCERTAINTY)).fold(0.0, f32::max);
        assert!(third >= others, "{third} against {others}");
    }

    #[test]
    fn proved_turns_are_not_visited() {
        let mut nodes = searched(3, 500);
        let (won, lost) = (0, 1);
        nodes[won].proof = Some(Verdict::Loss);
        nodes[lost].proof = Some(Verdict::Win);
        let mut multi_pv = MultiPv::new(3);
        for _ in 0..8 {
            let next = multi_pv.next(&nodes, LINEAR_TUNING);
            assert!(next != won && next != lost);
        }
        assert_eq!(
            lower_bound(&nodes[won], UNCERTAINTY).total_cmp(&lower_bound(&nodes[lost], UNCERTAINTY)),
            std::cmp::Ordering::Greater
        );
    }
}
