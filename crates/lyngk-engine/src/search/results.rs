//! Results of a search: the turns of the root, best first.

use std::cmp::{Ordering, Reverse};

use lyngk_rules::{Core, Turn};

use super::multi_pv::{UNCERTAINTY, lower_bound};
use super::{Node, Tree};
use crate::evaluation::Value;
use crate::solver;
use crate::{Line, Score, Solution, Solver, Verdict, Wdl};

/// The most nodes that the solver may use to complete a proved line to the end of the game.
const COMPLETION_NODES: u64 = 100_000;
/// The nodes that it may use even when time is up: about a millisecond.
const MIN_COMPLETION_NODES: u64 = 500;

/// The turns of the root, best first.
#[derive(Debug)]
pub(crate) struct SearchResults {
    pub(crate) turns: Vec<RootTurn>,
    /// The number of lines that the search was for.
    lines: usize,
}

/// A turn of the root, with its principal variation.
#[derive(Clone, Debug)]
pub(crate) struct RootTurn {
    pub(crate) node: Node,
    line: Vec<Turn>,
}

impl SearchResults {
    /// The results of a search for this many lines.
    pub(crate) fn new(tree: &Tree, lines: usize) -> SearchResults {
        let found = |(place, node): (usize, Node)| RootTurn {
            node: tree.with_presumed_value(node),
            line: tree.variation(place),
        };
        let mut turns: Vec<RootTurn> = tree.root_children().into_iter().enumerate().map(found).collect();
        // Of several lines, each has been searched, so that values can be compared.
        let of_one_line = tree.order_of_turns();
        let order = |one: &Node, two: &Node| if lines > 1 { order_of_lines(one, two) } else { of_one_line(one, two) };
        // Ties are broken by prior.
        turns.sort_by(|one, two| order(&two.node, &one.node).then(two.node.prior.total_cmp(&one.node.prior)));
        SearchResults { turns, lines: lines.max(1) }
    }

    /// The visits of each turn, for sampling. Turns that are proved to lose have none.
    pub(crate) fn visit_counts(&self) -> Vec<f32> {
        let count = |found: &RootTurn| match found.node.proof {
            Some(Verdict::Win) => 0.0,
            _ => found.node.visits as f32,
        };
        self.turns.iter().map(count).collect()
    }

    /// Adds the solver's result: the turn that keeps the verdict comes first. In a lost position, every turn loses.
    pub(crate) fn add_solution(&mut self, solution: &Solution) {
        let verdict = solution.proof.verdict.opposite();
        if verdict == Verdict::Win {
            for found in &mut self.turns {
                found.node.proof = Some(verdict);
            }
            return;
        }
        let Some(&turn) = solution.line.first() else { return };
        if let Some(place) = self.turns.iter().position(|found| found.node.turn == turn) {
            for found in &mut self.turns {
                // No turn is better than the result of the position.
                found.node.value = found.node.value.min(solution.proof.verdict.expectation());
            }
            self.turns[..=place].rotate_right(1);
            self.turns[0].node.proof = Some(verdict);
            self.turns[0].line.clone_from(&solution.line);
        }
    }

    /// Solves the first turns as long as `go_on`, which is given the nodes so far, allows it. Turns that are proved to lose move back,
    /// and others take their place. Gives the nodes.
    pub(crate) fn prove(&mut self, core: &Core, solver: &mut Solver, go_on: &mut dyn FnMut(u64) -> bool) -> u64 {
        let mut spent = 0;
        while let Some(found) = self.turns.iter_mut().take(self.lines).find(|found| found.node.proof.is_none()) {
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
            if self.lines > 1 {
                self.turns.sort_by(|one, two| order_of_lines(&two.node, &one.node));
            } else {
                self.turns.sort_by_key(|found| Reverse(found.node.rank().0));
            }
        }
        spent
    }

    /// The best turns with their scores, best score first. Proved lines are completed to the end of the game as long as `in_time` allows
    /// it.
    pub(crate) fn lines(&self, core: &Core, solver: &mut Solver, in_time: &dyn Fn() -> bool) -> Vec<Line> {
        let mut lines: Vec<Line> =
            self.turns.iter().take(self.lines).map(|found| found.line(core, solver, in_time)).collect();
        lines.sort_by_key(|line| Reverse(line.score));
        lines
    }
}

/// The order of turns after a search for several lines, worst first.
fn order_of_lines(one: &Node, two: &Node) -> Ordering {
    lower_bound(one, UNCERTAINTY).total_cmp(&lower_bound(two, UNCERTAINTY))
}

impl RootTurn {
    fn line(&self, core: &Core, solver: &mut Solver, in_time: &dyn Fn() -> bool) -> Line {
        let proved = self.node.proof.and_then(|proof| proved_line(core, &self.line, proof.opposite(), solver, in_time));
        proved.unwrap_or_else(|| {
            // A proof that could not be completed in time still gives the expected result.
            let searched = Value { expectation: self.node.value, draw: self.node.draws };
            let Value { expectation, draw } = self.node.proof.map_or(searched, |proof| proof.opposite().into());
            Line { score: Score::Estimate(Wdl::new(expectation - draw / 2.0, draw)), turns: self.line.clone() }
        })
    }
}

/// The proved line of a turn to the end of the game. None if the solver does not complete it in time.
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
            solver
                .decide(&after(&turns), &mut |nodes| {
                    nodes < MIN_COMPLETION_NODES || nodes < COMPLETION_NODES && in_time()
                })?
                .line,
        );
    }
    Some(Line { score: Score::Proved(solver::proof(verdict, &turns, &after(&turns))), turns })
}
