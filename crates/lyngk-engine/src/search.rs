//! Monte-Carlo tree search (MCTS).
//!
//! Each visit descends from the root by PUCT, expands or evaluates a leaf, and backs its value up. Each thread has a tree of its own;
//! `results` merges them at the end, so no virtual loss is needed.

mod budget;
mod multi_pv;
mod results;
mod sequential_halving;
mod time_management;
mod tree;

use std::sync::atomic::{AtomicBool, Ordering};

use lyngk_rules::{Core, SplitMix64, Turn};

use crate::Verdict;
use crate::evaluation::Evaluator;

pub(crate) use budget::SearchBudget;
use multi_pv::MultiPv;
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
    root_selection: RootSelection,
}

/// How the turn of a visit is chosen at the root.
#[derive(Debug)]
enum RootSelection {
    /// Like everywhere in the tree.
    Puct,
    /// With few visits.
    Halving(SequentialHalving),
    /// For several lines.
    MultiPv(MultiPv),
}

impl<E: Evaluator> Searcher<E> {
    pub(crate) fn new(mib: usize, tuning: Tuning, evaluator: E) -> Searcher<E> {
        let root_selection = RootSelection::Puct;
        Searcher { tree: Tree::new(mib, tuning), evaluator, random: SplitMix64::new(0), visits: 0, root_selection }
    }

    /// Begins a search among these turns of a position.
    pub(crate) fn start(&mut self, core: &Core, turns: &[Turn], seed: u64) {
        self.tree.start(core);
        self.restart(turns, seed);
    }

    /// Begins a search of all turns of a position. If it was reached by this turn from the position of the last search and an answer that
    /// was searched, the tree keeps what is known of it.
    pub(crate) fn start_after(&mut self, turn: Turn, core: &Core, turns: &[Turn], seed: u64) {
        if !self.tree.advance(turn, core) {
            self.tree.start(core);
        }
        self.restart(turns, seed);
    }

    fn restart(&mut self, turns: &[Turn], seed: u64) {
        self.random = SplitMix64::new(seed);
        self.visits = 0;
        self.root_selection = RootSelection::Puct;
        self.tree.expand_root(turns, &mut self.evaluator);
    }

    /// The visits so far, without those of earlier searches that the tree has kept.
    pub(crate) fn visits(&self) -> u64 {
        self.visits
    }

    /// Makes one visit, whatever the budget.
    pub(crate) fn visit(&mut self) {
        let nodes = self.tree.root_children();
        let place = match &mut self.root_selection {
            RootSelection::Puct => None,
            RootSelection::Halving(halving) => Some(halving.next(nodes)),
            RootSelection::MultiPv(multi_pv) => Some(multi_pv.next(nodes, self.tree.tuning())),
        };
        match place {
            Some(place) => self.tree.visit_turn(place, &mut self.evaluator, &mut self.random),
            None => self.tree.visit(&mut self.evaluator, &mut self.random),
        }
        self.visits += 1;
    }

    /// Searches for this many best turns until the budget is spent, another thread is done, or they are proved.
    pub(crate) fn run(
        &mut self,
        lines: usize,
        budget: &SearchBudget,
        done: &AtomicBool,
        mut on_check: impl FnMut(&Searcher<E>),
    ) {
        let tuning = self.tree.tuning();
        let count = budget.nodes_left(0);
        self.root_selection = if count <= tuning.halving_visits {
            RootSelection::Halving(SequentialHalving::new(count, self.tree.root_children()).with_finalists(lines))
        } else if lines > 1 && tuning.puct {
            RootSelection::MultiPv(MultiPv::new(lines))
        } else {
            RootSelection::Puct
        };
        self.tree.set_root_open(lines > 1);
        let others_done = || done.load(Ordering::Relaxed) && !budget.is_counted();
        while !self.is_proved(lines) && !others_done() && !budget.is_done(self.visits) {
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

    /// Whether so many best turns are proved that further visits would change nothing.
    fn is_proved(&self, lines: usize) -> bool {
        if lines <= 1 {
            return self.tree.root().proof.is_some();
        }
        let nodes = self.tree.root_children();
        let wins = nodes.iter().filter(|node| node.proof == Some(Verdict::Loss)).count();
        wins >= lines || nodes.iter().all(|node| node.proof.is_some())
    }
}
