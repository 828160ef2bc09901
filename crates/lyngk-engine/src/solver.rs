//! Exact solver of endings: df-pn search with a transposition table.

mod bounds;
mod dfpn;
mod transposition_table;

use lyngk_rules::{Core, Ground, Tally, Turn};

use crate::{Proof, Verdict};
use dfpn::{DfPn, GoOn, Stopped};

/// A solved ending.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The proved result, and how the game ends along the line.
    pub proof: Proof,
    /// Turns that keep the verdict, in the order of [`Core::turns`]: all of them from [`Solver::solve`], the first of the
    /// line from [`Solver::decide`]. Empty when the game is over.
    pub best: Vec<Turn>,
    /// Turns to the end of the game, each of which keeps the verdict.
    pub line: Vec<Turn>,
    /// The nodes visited.
    pub nodes: u64,
}

/// An exact solver of endings.
///
/// It solves any position, but only near the end of a game in a useful time: most positions with 22 stacks on the board in a few
/// hundredths of a second, and about ten times slower for every two stacks more.
///
/// A transposition table of fixed size keeps results between calls. The same calls in the same order give the same answers.
///
/// ```
/// use lyngk_engine::{Solver, Verdict};
/// use lyngk_rules::{Playout, Position, SplitMix64, Variant};
///
/// let mut random = SplitMix64::new(1);
/// let mut game = Playout::new(&Position::random_start(1, Variant::Standard));
/// while game.core().occupied().len() > 14 {
///     let turn = game.random_turn(&mut random).expect("there is more to come");
///     game.play_unchecked(turn);
/// }
/// let mut solver = Solver::new(16);
/// let solution = solver.solve(game.core(), &mut |nodes| nodes < 1_000_000).expect("an easy one");
/// assert!(solution.best.contains(&solution.line[0]));
/// assert_eq!(solver.verdict(game.core(), 10), Some(solution.proof.verdict));
/// ```
#[derive(Debug)]
pub struct Solver {
    search: DfPn,
}

impl Solver {
    /// A solver whose transposition table has at most this many MiB, at least one.
    #[must_use]
    pub fn new(mib: usize) -> Solver {
        Solver { search: DfPn::new(mib) }
    }

    /// Clears the transposition table.
    pub fn clear(&mut self) {
        self.search.clear();
    }

    /// The verdict for the player to move. None if this many nodes do not suffice.
    pub fn verdict(&mut self, core: &Core, budget: u64) -> Option<Verdict> {
        self.search.begin(budget);
        self.search.verdict(core, &mut |_| false).ok()
    }

    /// The verdict, one turn that keeps it, and a line to the end of the game.
    ///
    /// Calls `go_on` now and then with the nodes so far. None if it returns false.
    pub fn decide(&mut self, core: &Core, go_on: &mut dyn FnMut(u64) -> bool) -> Option<Solution> {
        self.search.begin(0);
        self.one_line(core, go_on).ok()
    }

    /// The verdict, all turns that keep it, and a line to the end of the game. It may take several times as long as
    /// [`decide`](Solver::decide), as every turn has to be solved.
    ///
    /// Calls `go_on` now and then with the nodes so far. None if it returns false.
    pub fn solve(&mut self, core: &Core, go_on: &mut dyn FnMut(u64) -> bool) -> Option<Solution> {
        self.search.begin(0);
        self.all_best(core, go_on).ok()
    }

    fn all_best(&mut self, core: &Core, go_on: GoOn) -> Result<Solution, Stopped> {
        let mut solution = self.one_line(core, go_on)?;
        solution.best.clear();
        for turn in core.turns() {
            let kept = match solution.proof.verdict {
                Verdict::Loss => true,
                Verdict::Draw => !self.search.reaches(&core.after_unchecked(turn), Verdict::Win, go_on)?,
                Verdict::Win => !self.search.reaches(&core.after_unchecked(turn), Verdict::Draw, go_on)?,
            };
            solution.best.extend(kept.then_some(turn));
        }
        solution.nodes = self.search.nodes();
        Ok(solution)
    }

    fn one_line(&mut self, core: &Core, go_on: GoOn) -> Result<Solution, Stopped> {
        let verdict = self.search.verdict(core, go_on)?;
        let (mut end, mut line, mut here) = (*core, Vec::new(), verdict);
        loop {
            let next = match here {
                // Every turn loses.
                Verdict::Loss => end.turns().first().copied(),
                goal => self.search.turn_to(&end, goal, go_on)?,
            };
            let Some(turn) = next else { break };
            end.play_unchecked(turn);
            line.push(turn);
            here = here.opposite();
        }
        let proof = proof(verdict, &line, &end);
        Ok(Solution { proof, best: line.first().copied().into_iter().collect(), line, nodes: self.search.nodes() })
    }
}

/// The proof of a verdict, with the details of a line to the end of the game.
pub(crate) fn proof(verdict: Verdict, line: &[Turn], end: &Core) -> Proof {
    let outcome = end.outcome_by_count();
    let [one, two] = outcome.tallies.map(Tally::by_height).into_array();
    let margin = match outcome.ground {
        Ground::SuddenDeath => 1,
        Ground::Stacks { height } => one[5 - height].1.abs_diff(two[5 - height].1) as u8,
        Ground::AllEqual => 0,
    };
    Proof { verdict, distance: line.len() as u16, ground: outcome.ground, margin }
}
