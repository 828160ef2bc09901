//! Monte-Carlo tree search (MCTS).
//!
//! Each visit descends from the root by PUCT, expands or evaluates a leaf, and backs its value up. All threads visit one tree. One thread
//! alone runs the same code, and with a limit of nodes its answers depend on nothing else.

mod budget;
mod multi_pv;
mod results;
mod sequential_halving;
mod time_management;
mod tree;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::thread::Builder;

use lyngk_rules::{Core, SplitMix64, Turn};

use crate::Verdict;
use crate::evaluation::Evaluator;

pub(crate) use budget::SearchBudget;
use multi_pv::MultiPv;
pub(crate) use results::SearchResults;
pub use sequential_halving::SequentialHalving;
use tree::Scratch;
pub use tree::{Node, Tree, Tuning};

/// For a [`NetworkEvaluator`](crate::evaluation::NetworkEvaluator). Tuned by matches, like the others.
pub const NETWORK_TUNING: Tuning =
    Tuning { cpuct: 1.0, fpu_reduction: 0.1, expansion_visits: 2, puct: true, halving_visits: 128, uncertainty: 0.25 };
/// For a [`LinearEvaluator`](crate::evaluation::LinearEvaluator).
pub const LINEAR_TUNING: Tuning =
    Tuning { cpuct: 1.0, fpu_reduction: 0.1, expansion_visits: 4, puct: true, halving_visits: 0, uncertainty: 0.0 };
/// For a [`RolloutEvaluator`](crate::evaluation::RolloutEvaluator): UCB1 instead of PUCT.
pub const ROLLOUT_TUNING: Tuning =
    Tuning { cpuct: 0.7, fpu_reduction: 0.0, expansion_visits: 1, puct: false, halving_visits: 0, uncertainty: 0.0 };

/// How many visits a thread makes between two checks of the budget.
const VISITS_BETWEEN_CHECKS: u64 = 16;

/// A tree, and the threads that search it.
#[derive(Debug)]
pub(crate) struct Searcher<E> {
    pub(crate) tree: Tree,
    /// The thread of the caller.
    main: SearchThread<E>,
    others: Vec<SearchThread<E>>,
    visits: AtomicU64,
    /// The number of threads that the system did not start for the last search. The others do their work.
    missing: usize,
}

impl<E: Evaluator + Clone + Send> Searcher<E> {
    /// A tree of at most this many MiB, searched by one thread or more.
    pub(crate) fn new(mib: usize, tuning: Tuning, evaluator: E, threads: usize) -> Searcher<E> {
        let others = (1..threads).map(|_| SearchThread::new(evaluator.clone())).collect();
        let main = SearchThread::new(evaluator);
        Searcher { tree: Tree::new(mib, tuning), main, others, visits: AtomicU64::new(0), missing: 0 }
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
        *self.visits.get_mut() = 0;
        self.main.random = SplitMix64::new(seed);
        self.main.root_selection = RootSelection::Puct;
        self.tree.expand_root(turns, &mut self.main.evaluator);
    }

    /// The visits so far, without those of earlier searches that the tree has kept.
    pub(crate) fn visits(&self) -> u64 {
        self.visits.load(Relaxed)
    }

    /// The number of threads that could not be started for the last search.
    pub(crate) const fn missing_threads(&self) -> usize {
        self.missing
    }

    /// Makes one visit, whatever the budget.
    pub(crate) fn visit(&mut self) {
        self.main.visit(&self.tree);
        *self.visits.get_mut() += 1;
    }

    /// Searches for this many best turns until the budget is spent or they are proved.
    pub(crate) fn run(&mut self, lines: usize, budget: &SearchBudget) {
        self.run_after(lines, budget, |_| Some((*budget, |_: &Tree, _| ())));
    }

    /// The same after something else, which may prove turns of the root. Unless nodes are limited, the other threads search meanwhile.
    ///
    /// If the search is to go on, `before` gives its budget, and a function that gets the tree and the visits now and then.
    pub(crate) fn run_after<'a, F: FnMut(&Tree, u64)>(
        &mut self,
        lines: usize,
        budget: &SearchBudget<'a>,
        before: impl FnOnce(&Tree) -> Option<(SearchBudget<'a>, F)>,
    ) {
        self.tree.set_root_open(lines > 1);
        let Searcher { tree, main, others, visits, missing } = self;
        *missing = 0;
        let search = SharedSearch { tree, visits, lines, is_done: AtomicBool::new(false) };
        let none: &mut [SearchThread<E>] = &mut [];
        // With a limit of nodes the rest is not known before.
        let (early, late) = if budget.is_counted() { (none, &mut others[..]) } else { (&mut others[..], none) };
        std::thread::scope(|scope| {
            let search = &search;
            for thread in early {
                let started = Builder::new().spawn_scoped(scope, move || thread.run(search, budget, || ()));
                *missing += usize::from(started.is_err());
            }
            if let Some((rest, mut on_check)) = before(search.tree) {
                // A small search is over before others could help.
                if rest.nodes_left(0) > search.tree.tuning().halving_visits {
                    for thread in late {
                        let started = Builder::new().spawn_scoped(scope, move || thread.run(search, &rest, || ()));
                        *missing += usize::from(started.is_err());
                    }
                }
                main.run(search, &rest, || on_check(search.tree, search.visits.load(Relaxed)));
            }
            search.is_done.store(true, Relaxed);
        });
    }
}

/// State shared by the threads of a search. Threads stop within some visits of each other, so nothing here needs an order.
#[derive(Debug)]
struct SharedSearch<'a> {
    tree: &'a Tree,
    /// The visits that were made or begun.
    visits: &'a AtomicU64,
    /// How many best turns are searched.
    lines: usize,
    /// Whether a thread has ended the search.
    is_done: AtomicBool,
}

impl SharedSearch<'_> {
    /// Takes some of the visits that the budget allows.
    fn take_visits(&self, budget: &SearchBudget) -> u64 {
        let mut taken = 0;
        self.visits.update(Relaxed, Relaxed, |before| {
            taken = VISITS_BETWEEN_CHECKS.min(budget.nodes_left(before));
            before + taken
        });
        taken
    }

    /// Whether so many best turns are proved that further visits would change nothing.
    fn is_proved(&self) -> bool {
        if self.lines <= 1 {
            return self.tree.root().proof.is_some();
        }
        let nodes = self.tree.root_children();
        let wins = nodes.iter().filter(|node| node.proof == Some(Verdict::Loss)).count();
        wins >= self.lines || nodes.iter().all(|node| node.proof.is_some())
    }
}

/// One thread of a search.
#[derive(Debug)]
struct SearchThread<E> {
    evaluator: E,
    random: SplitMix64,
    root_selection: RootSelection,
    /// The turns of the root.
    nodes: Vec<Node>,
    scratch: Scratch,
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

impl<E: Evaluator> SearchThread<E> {
    fn new(evaluator: E) -> SearchThread<E> {
        SearchThread {
            evaluator,
            random: SplitMix64::new(0),
            root_selection: RootSelection::Puct,
            nodes: Vec::new(),
            scratch: Scratch::default(),
        }
    }

    fn visit(&mut self, tree: &Tree) {
        if !matches!(self.root_selection, RootSelection::Puct) {
            tree.expected_root_children(&mut self.nodes);
        }
        let place = match &mut self.root_selection {
            RootSelection::Puct => None,
            RootSelection::Halving(halving) => Some(halving.next(&self.nodes)),
            RootSelection::MultiPv(multi_pv) => Some(multi_pv.next(&self.nodes, tree.tuning())),
        };
        tree.visit_from(place, &mut self.scratch, &mut self.evaluator, &mut self.random);
    }

    /// Searches until the budget is spent, another thread is done, or enough is proved.
    fn run(&mut self, search: &SharedSearch, budget: &SearchBudget, mut on_check: impl FnMut()) {
        let &SharedSearch { tree, visits, lines, ref is_done } = search;
        let tuning = tree.tuning();
        let count = budget.nodes_left(0);
        self.root_selection = if count <= tuning.halving_visits {
            RootSelection::Halving(SequentialHalving::new(count, &tree.root_children()).with_finalists(lines))
        } else if lines > 1 && tuning.puct {
            RootSelection::MultiPv(MultiPv::new(lines))
        } else {
            RootSelection::Puct
        };
        while !search.is_proved() && !is_done.load(Relaxed) && !budget.is_done(visits.load(Relaxed)) {
            for _ in 0..search.take_visits(budget) {
                self.visit(tree);
            }
            on_check();
            // With a full tree the principal variation cannot grow any more.
            let long_enough = |depth| tree.principal_variation().len() >= depth as usize || tree.is_full();
            if budget.depth().is_some_and(long_enough) {
                break;
            }
        }
        is_done.store(true, Relaxed);
    }
}
