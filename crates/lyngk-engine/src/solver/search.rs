//! The search behind the solver: best first, in little memory.
//!
//! It is proof-number search, run depth first with limits ("df-pn"): it always goes on where an answer seems nearest. What
//! a position seems like before it is searched is how many turns its player has: who has few is soon refuted.
//!
//! Usually what has to be refuted altogether counts as the sum of its parts. Here most parts lead to the same positions
//! by another order of turns, and sums count these again and again. The largest part alone is the better guess.

use lyngk_rules::{Core, Turn};

use super::bounds::{self, Bounds};
use super::table::{Effort, Known, Table};
use crate::Verdict;
use crate::evaluation::verdict_of_end;

/// The search was told to stop.
#[derive(Debug)]
pub(super) struct Stopped;

/// Is asked now and then, with the number of nodes so far, whether to go on.
pub(super) type GoOn<'a> = &'a mut dyn FnMut(u64) -> bool;

/// How many nodes are visited between two questions whether to go on. A node looks at all its turns.
const NODES_BETWEEN_QUESTIONS: u64 = 128;

/// A turn and what is known of the position behind it.
#[derive(Clone, Copy, Debug)]
struct Child {
    turn: Turn,
    known: Known,
}

/// What a position under search keeps, used again for the next one as far from the start.
#[derive(Debug, Default)]
struct Frame {
    turns: Vec<Turn>,
    children: Vec<Child>,
}

#[derive(Debug)]
pub(super) struct Search {
    table: Table,
    frames: Vec<Frame>,
    nodes: u64,
    /// The number of nodes at which to ask whether to go on.
    ask_at: u64,
}

impl Search {
    pub(super) fn new(mib: usize) -> Search {
        Search { table: Table::new(mib), frames: Vec::new(), nodes: 0, ask_at: 0 }
    }

    pub(super) fn clear(&mut self) {
        self.table.clear();
    }

    /// Begins a new search, which is not asked whether to go on before it has visited so many nodes.
    pub(super) fn begin(&mut self, ask_at: u64) {
        self.table.grow_older();
        self.nodes = 0;
        self.ask_at = ask_at;
    }

    pub(super) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// How the game ends for the player to move.
    pub(super) fn verdict(&mut self, core: &Core, go_on: GoOn) -> Result<Verdict, Stopped> {
        let (me, opponent) = (core.to_move(), core.to_move().opponent());
        loop {
            let Bounds { worst, best } = self.look_up(core).bounds;
            // Draws are rare, so what is more likely is asked first.
            let goal = match (worst, best) {
                _ if worst == best => return Ok(worst),
                (_, Verdict::Draw) => Verdict::Draw,
                (Verdict::Draw, _) => Verdict::Win,
                _ if core.scored(me) < core.scored(opponent) => Verdict::Draw,
                _ => Verdict::Win,
            };
            let bounds = self.answer(core, goal, go_on)?;
            if bounds.worst == bounds.best {
                return Ok(bounds.worst);
            }
        }
    }

    /// Whether the player to move reaches the goal.
    pub(super) fn reaches(&mut self, core: &Core, goal: Verdict, go_on: GoOn) -> Result<bool, Stopped> {
        let bounds = self.look_up(core).bounds;
        let bounds = if bounds.answer(goal).is_some() { bounds } else { self.answer(core, goal, go_on)? };
        Ok(bounds.worst >= goal)
    }

    /// A turn by which the player to move reaches the goal, which must be possible; none if there is no turn.
    pub(super) fn turn_to(&mut self, core: &Core, goal: Verdict, go_on: GoOn) -> Result<Option<Turn>, Stopped> {
        if core.is_over() {
            return Ok(None);
        }
        self.answer(core, goal, go_on)?;
        let reached = |child: &&Child| child.known.bounds.best.opposite() >= goal;
        Ok(self.frames[0].children.iter().find(reached).map(|child| child.turn))
    }

    /// Searches until it is known whether the player to move reaches the goal.
    fn answer(&mut self, core: &Core, goal: Verdict, go_on: GoOn) -> Result<Bounds, Stopped> {
        let limits = Effort { to_prove: Effort::ENDLESS, to_refute: Effort::ENDLESS };
        Ok(self.deepen(core, goal, limits, 0, go_on)?.bounds)
    }

    /// What is known of a position, from the table or by looking at it.
    #[inline]
    fn look_up(&self, core: &Core) -> Known {
        self.table.get(core.hash()).unwrap_or_else(|| first_look(core))
    }

    /// Searches a position until the question is answered or seems as far from its answer as one of the limits says.
    fn deepen(
        &mut self,
        core: &Core,
        goal: Verdict,
        limits: Effort,
        ply: usize,
        go_on: GoOn,
    ) -> Result<Known, Stopped> {
        if self.nodes >= self.ask_at {
            if !go_on(self.nodes) {
                return Err(Stopped);
            }
            self.ask_at = self.nodes + NODES_BETWEEN_QUESTIONS;
        }
        self.nodes += 1;
        if self.frames.len() == ply {
            self.frames.push(Frame::default());
        }
        let before = self.nodes;
        let mut frame = std::mem::take(&mut self.frames[ply]);
        self.expand(core, goal, &mut frame);
        let known = self.deepen_children(core, goal, limits, ply, &mut frame.children, go_on);
        self.frames[ply] = frame;
        if let Ok(known) = known {
            self.table.put(core.hash(), known, self.nodes - before);
        }
        known
    }

    /// Lists the turns with what is known behind them, up to the first that reaches the goal.
    fn expand(&self, core: &Core, goal: Verdict, frame: &mut Frame) {
        core.turns_into(&mut frame.turns);
        frame.children.clear();
        for &turn in &frame.turns {
            let mut child = *core;
            child.play_unchecked(turn);
            let known = self.look_up(&child);
            frame.children.push(Child { turn, known });
            if known.bounds.best.opposite() >= goal {
                return;
            }
        }
    }

    fn deepen_children(
        &mut self,
        core: &Core,
        goal: Verdict,
        limits: Effort,
        ply: usize,
        children: &mut [Child],
        go_on: GoOn,
    ) -> Result<Known, Stopped> {
        if children.is_empty() {
            return Ok(first_look(core));
        }
        let child_goal = opposite_goal(goal);
        loop {
            let summary = Summary::of(children, goal);
            let Effort { to_prove, to_refute } = summary.known.effort;
            if to_prove >= limits.to_prove || to_refute >= limits.to_refute || to_prove == 0 || to_refute == 0 {
                return Ok(summary.known);
            }
            let child_limits = Effort {
                to_prove: limits.to_refute,
                // Until another child is clearly the better choice: going back and forth costs more than it gains.
                to_refute: limits.to_prove.min(summary.second.saturating_add(1 + summary.second / 4)),
            };
            let mut child = *core;
            child.play_unchecked(children[summary.nearest].turn);
            children[summary.nearest].known = self.deepen(&child, child_goal, child_limits, ply + 1, go_on)?;
        }
    }
}

/// What all children together say about their parent.
struct Summary {
    known: Known,
    /// The child by which the goal seems nearest.
    nearest: usize,
    /// How far it seems by the next best.
    second: u16,
}

impl Summary {
    #[inline]
    fn of(children: &[Child], goal: Verdict) -> Summary {
        let child_goal = opposite_goal(goal);
        let mut bounds = Bounds { worst: Verdict::Loss, best: Verdict::Loss };
        let (mut nearest, mut first, mut second, mut to_refute) = (0, Effort::ENDLESS, Effort::ENDLESS, 0);
        for (n, child) in children.iter().enumerate() {
            let effort = child.known.effort_to(child_goal);
            bounds.worst = bounds.worst.max(child.known.bounds.best.opposite());
            bounds.best = bounds.best.max(child.known.bounds.worst.opposite());
            to_refute = to_refute.max(effort.to_prove);
            if effort.to_refute < first {
                (second, first, nearest) = (first, effort.to_refute, n);
            } else {
                second = second.min(effort.to_refute);
            }
        }
        let effort = Effort { to_prove: first, to_refute };
        if first == 0 {
            // The turns behind the one that reaches the goal were not looked at, and may reach more.
            let bounds = Bounds { best: Verdict::Win, ..bounds };
            return Summary { known: Known { bounds, effort: Effort::PROVED }, nearest, second };
        }
        Summary { known: Known { bounds, effort }, nearest, second }
    }
}

impl Known {
    /// How far it is to an answer.
    #[inline]
    fn effort_to(self, goal: Verdict) -> Effort {
        match self.bounds.answer(goal) {
            Some(true) => Effort::PROVED,
            Some(false) => Effort::REFUTED,
            // After another question it may say that it was answered: this one is not.
            None if self.effort.to_prove == 0 || self.effort.to_refute == 0 => Effort::UNKNOWN,
            None => self.effort,
        }
    }
}

/// The opponent's goal that is reached exactly if the player to move does not reach this one.
#[inline]
const fn opposite_goal(goal: Verdict) -> Verdict {
    match goal {
        Verdict::Win => Verdict::Draw,
        Verdict::Draw | Verdict::Loss => Verdict::Win,
    }
}

/// What can be said of a position without searching it.
fn first_look(core: &Core) -> Known {
    let mut bounds = bounds::of(core);
    let turns = if bounds.worst == bounds.best { 1 } else { core.turn_count() };
    if turns == 0 {
        bounds = Bounds::exactly(verdict_of_end(core, core.to_move()));
    }
    Known { bounds, effort: Effort { to_prove: 1, to_refute: turns.max(1) as u16 } }
}
