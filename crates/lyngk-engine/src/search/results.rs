//! What searchers have found, put together.

use lyngk_rules::{Core, Turn};

use super::{Node, Searcher};
use crate::evaluation::Value;
use crate::solver;
use crate::{Line, Score, Solution, Solver, Verdict, Wdl};

/// How many nodes the solver may take to finish a line whose end is certain, and how many also when time is up: about a
/// millisecond.
const FINISHING_NODES: u64 = 100_000;
const AT_LEAST: u64 = 500;

/// The turns of a position with what all searchers found out about them, the best first.
#[derive(Debug)]
pub(crate) struct SearchResults {
    pub(crate) turns: Vec<RootTurn>,
}

/// A turn, and how it may go on.
#[derive(Clone, Debug)]
pub(crate) struct RootTurn {
    pub(crate) node: Node,
    line: Vec<Turn>,
}

impl SearchResults {
    /// Puts together what was found.
    pub(crate) fn new<E>(searchers: &[&Searcher<E>]) -> SearchResults {
        let found = |searcher: &&Searcher<E>| {
            let nodes = searcher.tree.root_children().iter();
            let found =
                |node: &Node| RootTurn { node: searcher.tree.presumed(node), line: searcher.tree.variation(node) };
            let mut turns: Vec<RootTurn> = nodes.map(found).collect();
            // In the same order everywhere, so that they can be joined.
            turns.sort_unstable_by_key(|found| found.node.turn);
            turns
        };
        let mut all = searchers.iter().map(found);
        let mut turns = all.next().unwrap_or_default();
        for other in all {
            for (found, other) in turns.iter_mut().zip(other) {
                found.join(other);
            }
        }
        // Of equals the likeliest comes first.
        turns.sort_by(|one, two| two.node.rank().cmp(&one.node.rank()).then(two.node.prior.total_cmp(&one.node.prior)));
        SearchResults { turns }
    }

    /// The best turn.
    pub(crate) fn best(&self) -> Option<Turn> {
        self.turns.first().map(|found| found.node.turn)
    }

    /// How likely each turn is to be chosen by somebody who does not always choose the best.
    pub(crate) fn chances(&self) -> Vec<f32> {
        let chance = |found: &RootTurn| match found.node.proof {
            Some(Verdict::Win) => 0.0,
            _ => found.node.visits as f32,
        };
        self.turns.iter().map(chance).collect()
    }

    /// Takes in what is certain about the position: the turn that keeps the verdict comes first, and where the position
    /// is lost, every turn loses.
    pub(crate) fn take_in(&mut self, solution: &Solution) {
        let verdict = solution.proof.verdict.opposite();
        if verdict == Verdict::Win {
            for found in &mut self.turns {
                found.node.proof = Some(verdict);
            }
            return;
        }
        let Some(&turn) = solution.line.first() else { return };
        if let Some(place) = self.turns.iter().position(|found| found.node.turn == turn) {
            self.turns[..=place].rotate_right(1);
            self.turns[0].node.proof = Some(verdict);
            self.turns[0].line.clone_from(&solution.line);
        }
    }

    /// Has the first turns solved as far as `go_on` lets it, which is told the nodes so far; gives these. What turns out to
    /// be lost makes room for others.
    pub(crate) fn prove(
        &mut self,
        core: &Core,
        count: usize,
        solver: &mut Solver,
        go_on: &mut dyn FnMut(u64) -> bool,
    ) -> u64 {
        let sure = |found: &RootTurn| std::cmp::Reverse(found.node.rank().0);
        let mut spent = 0;
        while let Some(found) = self.turns.iter_mut().take(count).find(|found| found.node.proof.is_none()) {
            let next = core.after_unchecked(found.node.turn);
            let before = spent;
            let solution = solver.decide(&next, &mut |nodes| {
                spent = before + nodes;
                go_on(spent)
            });
            let Some(solution) = solution else { break };
            spent = before + solution.nodes;
            found.node.proof = Some(solution.proof.verdict);
            found.line.truncate(1);
            found.line.extend(solution.line);
            self.turns.sort_by_key(sure);
        }
        spent
    }

    /// The best turns with their scores. Lines whose end is certain are finished as long as `in_time` says so.
    pub(crate) fn lines(
        &self,
        core: &Core,
        count: usize,
        solver: &mut Solver,
        in_time: &dyn Fn() -> bool,
    ) -> Vec<Line> {
        self.turns.iter().take(count.max(1)).map(|found| found.line(core, solver, in_time)).collect()
    }
}

impl RootTurn {
    /// Takes in what another searcher found about the same turn.
    fn join(&mut self, other: RootTurn) {
        let known = |node: &Node| (node.proof.is_some(), node.visits);
        if known(&other.node) > known(&self.node) {
            self.line = other.line;
        }
        self.node.join(&other.node);
    }

    fn line(&self, core: &Core, solver: &mut Solver, in_time: &dyn Fn() -> bool) -> Line {
        let proved = self.node.proof.and_then(|proof| proved_line(core, &self.line, proof.opposite(), solver, in_time));
        proved.unwrap_or_else(|| {
            // What is certain but could not be shown to the end in time is still what is expected.
            let tried = Value { expectation: self.node.value, draw: self.node.draws };
            let Value { expectation, draw } = self.node.proof.map_or(tried, |proof| proof.opposite().into());
            Line { score: Score::Estimate(Wdl::new(expectation - draw / 2.0, draw)), turns: self.line.clone() }
        })
    }
}

/// The line of a turn whose verdict for the player to move is certain, up to the end of the game.
fn proved_line(
    core: &Core,
    line: &[Turn],
    verdict: Verdict,
    solver: &mut Solver,
    in_time: &dyn Fn() -> bool,
) -> Option<Line> {
    let after = |line: &[Turn]| {
        let mut end = *core;
        for &turn in line {
            end.play_unchecked(turn);
        }
        end
    };
    let mut turns = line.to_vec();
    if !after(&turns).is_over() {
        turns.truncate(1);
        turns.extend(
            solver.decide(&after(&turns), &mut |nodes| nodes < AT_LEAST || nodes < FINISHING_NODES && in_time())?.line,
        );
    }
    Some(Line { score: Score::Proved(solver::proof(verdict, &turns, &after(&turns))), turns })
}
