//! Monte-Carlo tree search: looks at what is likely to be good, again and again, and counts.

mod budget;
mod results;
mod sequential_halving;
mod time_management;
mod tree;

use std::sync::atomic::{AtomicBool, Ordering};

use lyngk_rules::{Core, SplitMix64, Turn};

use crate::evaluation::Evaluator;

pub(crate) use budget::SearchBudget;
pub(crate) use results::SearchResults;
pub use sequential_halving::SequentialHalving;
pub use tree::{Node, Tree, Tuning};

/// What won matches with a [`NetworkEvaluator`](crate::evaluation::NetworkEvaluator) evaluator.
pub const NETWORK_TUNING: Tuning =
    Tuning { cpuct: 1.0, fpu_reduction: 0.1, expansion_visits: 2, puct: true, halving_visits: 128 };
/// With a [`LinearEvaluator`](crate::evaluation::LinearEvaluator) one.
pub const LINEAR_TUNING: Tuning =
    Tuning { cpuct: 1.0, fpu_reduction: 0.1, expansion_visits: 4, puct: true, halving_visits: 0 };
/// For a [`Plain`](crate::evaluation::Plain) one: every turn is tried before any is tried twice.
pub const ROLLOUT_TUNING: Tuning =
    Tuning { cpuct: 0.7, fpu_reduction: 0.0, expansion_visits: 1, puct: false, halving_visits: 0 };

/// How many positions are looked at between two looks at the clock.
const VISITS_BETWEEN_LOOKS: u64 = 16;

/// Somebody who searches: a tree, and what they know about the game.
#[derive(Debug)]
pub(crate) struct Searcher<E> {
    pub(crate) tree: Tree,
    evaluator: E,
    random: SplitMix64,
    visits: u64,
    halving: Option<SequentialHalving>,
}

impl<E: Evaluator> Searcher<E> {
    pub(crate) fn new(mib: usize, tuning: Tuning, evaluator: E) -> Searcher<E> {
        Searcher { tree: Tree::new(mib, tuning), evaluator, random: SplitMix64::new(0), visits: 0, halving: None }
    }

    /// Begins with a position and its turns, or some of them.
    pub(crate) fn start(&mut self, core: &Core, turns: &[Turn], seed: u64) {
        self.random = SplitMix64::new(seed);
        self.visits = 0;
        self.halving = None;
        self.tree.start(core);
        self.tree.expand_root(turns, &mut self.evaluator);
    }

    /// How many positions it has looked at.
    pub(crate) fn visits(&self) -> u64 {
        self.visits
    }

    /// Looks at one position, whatever the limits are.
    pub(crate) fn look_once(&mut self) {
        match &mut self.halving {
            Some(halving) => {
                let place = halving.next(self.tree.root_children());
                self.tree.visit_turn(place, &mut self.evaluator, &mut self.random);
            }
            None => self.tree.visit(&mut self.evaluator, &mut self.random),
        }
        self.visits += 1;
    }

    /// Looks at positions until the budget is done or somebody else is, or nothing is left to find out.
    pub(crate) fn run(&mut self, budget: &SearchBudget, done: &AtomicBool, mut on_look: impl FnMut(&Searcher<E>)) {
        let count = budget.nodes_left(0);
        self.halving = (count <= self.tree.tuning().halving_visits)
            .then(|| SequentialHalving::new(count, self.tree.root_children()));
        let others_done = || done.load(Ordering::Relaxed) && !budget.is_counted();
        while self.tree.root().proof.is_none() && !others_done() && !budget.is_done(self.visits) {
            for _ in 0..VISITS_BETWEEN_LOOKS.min(budget.nodes_left(self.visits)) {
                self.look_once();
            }
            on_look(self);
            // A line that is to have some length cannot grow any more when the memory is full.
            let long_enough = |depth| self.tree.principal_variation().len() >= depth as usize || self.tree.is_full();
            if budget.depth().is_some_and(long_enough) {
                break;
            }
        }
        done.store(true, Ordering::Relaxed);
    }
}
