//! Monte-Carlo tree search: looks at what is likely to be good, again and again, and counts.

mod findings;
mod halving;
mod task;
mod tree;

use std::sync::atomic::{AtomicBool, Ordering};

use lyngk_rules::{Core, SplitMix64, Turn};

use crate::judge::Judge;

pub(crate) use findings::Findings;
pub use halving::Halving;
pub(crate) use task::Task;
pub use tree::{Node, Tree, Tuning};

/// What won matches with a [`Learned`](crate::judge::Learned) judge.
pub const LEARNED_TUNING: Tuning = Tuning { explore: 1.0, doubt: 0.1, expand_at: 2, by_weight: true, halving: 128 };
/// With a [`Trained`](crate::judge::Trained) one.
pub const TUNING: Tuning = Tuning { explore: 1.0, doubt: 0.1, expand_at: 4, by_weight: true, halving: 0 };
/// For a [`Plain`](crate::judge::Plain) one: every turn is tried before any is tried twice.
pub const PLAIN_TUNING: Tuning = Tuning { explore: 0.7, doubt: 0.0, expand_at: 1, by_weight: false, halving: 0 };

/// How many positions are looked at between two looks at the clock.
const VISITS_BETWEEN_LOOKS: u64 = 16;

/// Somebody who searches: a tree, and what they know about the game.
#[derive(Debug)]
pub(crate) struct Searcher<J> {
    pub(crate) tree: Tree,
    judge: J,
    random: SplitMix64,
    visits: u64,
    halving: Option<Halving>,
}

impl<J: Judge> Searcher<J> {
    pub(crate) fn new(mib: usize, tuning: Tuning, judge: J) -> Searcher<J> {
        Searcher { tree: Tree::new(mib, tuning), judge, random: SplitMix64::new(0), visits: 0, halving: None }
    }

    /// Begins with a position and its turns, or some of them.
    pub(crate) fn start(&mut self, core: &Core, turns: &[Turn], seed: u64) {
        self.random = SplitMix64::new(seed);
        self.visits = 0;
        self.halving = None;
        self.tree.start(core);
        self.tree.choose_among(turns, &mut self.judge);
    }

    /// How many positions it has looked at.
    pub(crate) fn visits(&self) -> u64 {
        self.visits
    }

    /// Looks at one position, whatever the limits are.
    pub(crate) fn look_once(&mut self) {
        match &mut self.halving {
            Some(halving) => {
                let place = halving.next(self.tree.turns());
                self.tree.visit_turn(place, &mut self.judge, &mut self.random);
            }
            None => self.tree.visit(&mut self.judge, &mut self.random),
        }
        self.visits += 1;
    }

    /// Looks at positions until the task is done or somebody else is, or nothing is left to find out.
    pub(crate) fn run(&mut self, task: &Task, done: &AtomicBool, mut on_look: impl FnMut(&Searcher<J>)) {
        let count = task.nodes_left(0);
        self.halving = (count <= self.tree.tuning().halving).then(|| Halving::new(count, self.tree.turns()));
        let others_done = || done.load(Ordering::Relaxed) && !task.is_counted();
        while self.tree.root().proof.is_none() && !others_done() && !task.is_done(self.visits) {
            for _ in 0..VISITS_BETWEEN_LOOKS.min(task.nodes_left(self.visits)) {
                self.look_once();
            }
            on_look(self);
            // A line that is to have some length cannot grow any more when the memory is full.
            let long_enough = |depth| self.tree.main_line().len() >= depth as usize || self.tree.is_full();
            if task.depth().is_some_and(long_enough) {
                break;
            }
        }
        done.store(true, Ordering::Relaxed);
    }
}
