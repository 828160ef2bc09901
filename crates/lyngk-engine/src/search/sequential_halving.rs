//! How few visits are divided among the turns of the root, when their number is known: by halves.
//!
//! The likeliest turns are tried equally often, then the better half of them, and so on to the last two. It is how Gumbel `AlphaZero`
//! searches at its root (Danihelka and others, 2022), without its noise: so it is the same every time.

use super::Node;
use crate::Verdict;
use crate::evaluation::exp;

/// How much what a turn was value counts against how likely it was: at first, and more with each visit of the turn visited most.
const AT_FIRST: f32 = 40.0;
const BY_VISIT: f32 = 0.8;
/// The last visits go to the turn that is to be played, so that it is the one visited most.
const FOR_THE_BEST: u64 = 2;

/// A search by halves that is going on.
#[derive(Clone, Debug)]
pub struct SequentialHalving {
    /// How many visits are left, in all and of this round.
    left: u64,
    left_of_round: u64,
    /// How many a round has.
    round: u64,
    /// The turns that are still in it, by their places, and which of them is next.
    turns: Vec<usize>,
    next: usize,
    best: Option<usize>,
}

impl SequentialHalving {
    /// For so many visits, of the turns of a root that has them.
    #[must_use]
    pub fn new(visits: u64, turns: &[Node]) -> SequentialHalving {
        // Twice the square root was best of what was tried from 8 to 128 visits.
        let count = ((4 * visits).isqrt().min(visits) as usize).min(turns.len()).max(1);
        let rounds = u64::from(count.next_power_of_two().ilog2()).max(1);
        let mut halving = SequentialHalving {
            left: visits,
            left_of_round: 0,
            round: visits / rounds,
            turns: (0..count).collect(),
            next: 0,
            best: None,
        };
        halving.start_round();
        halving
    }

    /// As many visits for each turn, and at least one.
    fn start_round(&mut self) {
        let count = self.turns.len() as u64;
        self.left_of_round = count * (self.round / count).max(1);
        self.next = 0;
    }

    /// The place of the turn to visit next, of those of the root.
    pub fn next(&mut self, nodes: &[Node]) -> usize {
        if self.left <= FOR_THE_BEST {
            self.best = self.best.or_else(|| self.in_order(nodes).first().copied());
        } else if self.left_of_round == 0 {
            let mut better = self.in_order(nodes);
            better.truncate(better.len().div_ceil(2).max(2));
            self.turns = better;
            self.start_round();
        }
        self.left = self.left.saturating_sub(1);
        self.left_of_round = self.left_of_round.saturating_sub(1);
        self.best.unwrap_or_else(|| self.following(nodes))
    }

    /// The next in turn of those about which nothing is certain.
    fn following(&mut self, nodes: &[Node]) -> usize {
        let count = self.turns.len();
        for _ in 0..count {
            let place = self.turns[self.next % count];
            self.next += 1;
            if nodes[place].proof.is_none() {
                return place;
            }
        }
        // Where all is certain, the next likeliest comes in.
        let place = nodes.iter().position(|node| node.proof.is_none()).unwrap_or_default();
        self.turns.push(place);
        place
    }

    /// The turns that are still in it, the best first.
    fn in_order(&self, nodes: &[Node]) -> Vec<usize> {
        let most = self.turns.iter().map(|&place| nodes[place].visits).max().unwrap_or_default();
        let best = self.turns.iter().map(|&place| nodes[place].value).fold(0.0, f32::max);
        let score = |place: usize| score(&nodes[place], AT_FIRST + BY_VISIT * most as f32, best);
        let mut turns = self.turns.clone();
        turns.sort_by(|&one, &two| score(two).total_cmp(&score(one)));
        turns
    }
}

/// How good a turn is, by how likely it was and what it was value, which counts so much. Only how scores compare matters: what the best
/// was value is taken off, as powers of the worth itself would be more than can be told apart.
fn score(node: &Node, counts: f32, best: f32) -> f32 {
    let value = match node.proof {
        Some(Verdict::Win) => return -1.0,
        Some(Verdict::Loss) => return f32::INFINITY,
        Some(Verdict::Draw) => 0.5,
        None => node.value,
    };
    node.prior * exp(counts * (value - best))
}

#[cfg(test)]
mod tests {
    use lyngk_rules::{Position, SplitMix64, Variant};

    use super::*;
    use crate::evaluation::LinearEvaluator;
    use crate::search::{LINEAR_TUNING, Tree};

    /// The visits of the turns of a start, the most first, and of the one that was likeliest at the end.
    fn visits(count: u64) -> Vec<u32> {
        let (mut tree, mut evaluator, mut random) =
            (Tree::new(1, LINEAR_TUNING), LinearEvaluator::default(), SplitMix64::new(1));
        let start = Position::random_start(1, Variant::Standard);
        tree.start(&start);
        tree.expand_root(&start.turns(), &mut evaluator);
        let mut halving = SequentialHalving::new(count, tree.root_children());
        for _ in 0..count {
            let place = halving.next(tree.root_children());
            tree.visit_turn(place, &mut evaluator, &mut random);
        }
        let mut visits: Vec<u32> =
            tree.root_children().iter().map(|node| node.visits).filter(|&visits| visits > 0).collect();
        visits.sort_unstable_by(|one, two| two.cmp(one));
        visits
    }

    #[test]
    fn visits_are_divided_by_halves() {
        // Sixteen have one each, eight two more, four again four, two eight, of which the last two go to the best.
        let expected = [16, 14, 7, 7, 3, 3, 3, 3, 1, 1, 1, 1, 1, 1, 1, 1];
        assert_eq!(visits(64), expected);
    }

    #[test]
    fn of_turns_that_all_but_win_the_better_one_is_better() {
        let mut tree = Tree::new(1, LINEAR_TUNING);
        let start = Position::random_start(1, Variant::Standard);
        tree.start(&start);
        tree.expand_root(&start.turns(), &mut LinearEvaluator::default());
        let mut nodes = tree.root_children()[..3].to_vec();
        // The likelier it was the less it is value.
        for (node, (prior, value)) in nodes.iter_mut().zip([(0.5, 0.93), (0.3, 0.96), (0.2, 0.99)]) {
            (node.visits, node.prior, node.value) = (64, prior, value);
        }
        let halving = SequentialHalving { turns: vec![0, 1, 2], ..SequentialHalving::new(128, &nodes) };
        assert_eq!(halving.in_order(&nodes), [2, 1, 0]);
    }

    #[test]
    fn all_visits_are_made_however_few_and_one_turn_has_most() {
        for count in 3..200 {
            let visits = visits(count);
            assert_eq!(visits.iter().sum::<u32>(), count as u32);
            assert!(count < 5 || visits[0] > visits[1], "{count}: {visits:?}");
        }
    }
}
