//! Monte-Carlo tree search (MCTS).
//!
//! Each visit descends from the root by PUCT, expands or evaluates a leaf, and backs its value up. Each thread has a tree of its own;
//! `results` merges them at the end, so no virtual loss is needed.

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

/// For a [`NetworkEvaluator`](crate::evaluation::NetworkEvaluator). Tuned by matches, like the others.
pub const NETWORK_TUNING: Tuning =
    Tuning { cpuct: 1.0, fpu_reduction: 0.1, expansion_visits: 2, puct: true, halving_visits: 128 };
/// For a [`LinearEvaluator`](crate::evaluation::LinearEvaluator).
pub const LINEAR_TUNING: Tuning =
    Tuning { cpuct: 1.0, fpu_reduction: 0.1, expansion_visits: 4, puct: true, halving_visits: 0 };
/// For a [`RolloutEvaluator`](crate::evaluation::RolloutEvaluator): UCB1 instead of PUCT.
pub const ROLLOUT_TUNING: Tuning =
    Tuning { cpuct: 0.7, fpu_reduction: 0.0, expansion_visits: 1, puct: false, halving_visits: 0 };

/// How many visits there are between two checks of the budget.
const VISITS_BETWEEN_CHECKS: u64 = 16;

/// One search thread: a tree and an evaluator.
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

    /// Begins a search among these turns of a position.
    pub(crate) fn start(&mut self, core: &Core, turns: &[Turn], seed: u64) {
        self.random = SplitMix64::new(seed);
        self.visits = 0;
        self.halving = None;
        self.tree.start(core);
        self.tree.expand_root(turns, &mut self.evaluator);
    }

    /// The visits so far.
    pub(crate) fn visits(&self) -> u64 {
        self.visits
    }

    /// Makes one visit, whatever the budget.
    pub(crate) fn visit(&mut self) {
        match &mut self.halving {
            Some(halving) => {
                let place = halving.next(self.tree.root_children());
                self.tree.visit_turn(place, &mut self.evaluator, &mut self.random);
            }
            None => self.tree.visit(&mut self.evaluator, &mut self.random),
        }
        self.visits += 1;
    }

    /// Searches until the budget is spent, another thread is done, or the root is proved.
    pub(crate) fn run(&mut self, budget: &SearchBudget, done: &AtomicBool, mut on_check: impl FnMut(&Searcher<E>)) {
        let count = budget.nodes_left(0);
        self.halving = (count <= self.tree.tuning().halving_visits)
            .then(|| SequentialHalving::new(count, self.tree.root_children()));
        let others_done = || done.load(Ordering::Relaxed) && !budget.is_counted();
        while self.tree.root().proof.is_none() && !others_done() && !budget.is_done(self.visits) {
            for _ in 0..VISITS_BETWEEN_CHECKS.min(budget.nodes_left(self.visits)) {
                self.visit();
            }
            on_check(self);
            // With a full tree the principal variation cannot grow any more.
            let long_enough = |depth| self.tree.principal_variation().len() >= depth as usize || self.tree.is_full();
            if budget.depth().is_some_and(long_enough) {
                break;
            }
        }
        done.store(true, Ordering::Relaxed);
    }
}
