//! Depth-first proof-number search (df-pn).
//!
//! It proves or disproves that the player to move reaches a goal, a win or at least a draw. Each position has a proof number and a disproof
//! number, which estimate the work to prove and to disprove it. The search always descends to the child with the smallest number, until
//! one of the thresholds is reached. A new position starts with its number of turns as the disproof number: a player with few turns is
//! soon refuted.
//!
//! The textbook disproof number is the sum over the children. In LYNGK most children transpose into each other, and sums count the same
//! work many times over, so the maximum is used instead.

use lyngk_rules::{Core, Turn};

use super::bounds::{self, Bounds};
use super::transposition_table::{NodeState, ProofNumbers, TranspositionTable};
use crate::Verdict;
use crate::evaluation::verdict_of_end;

/// The search was stopped.
#[derive(Debug)]
pub(super) struct Stopped;

/// Called now and then with the nodes so far; returns whether to go on.
pub(super) type GoOn<'a> = &'a mut dyn FnMut(u64) -> bool;

/// How many nodes there are between two calls of `go_on`. A node examines all its turns.
const NODES_BETWEEN_CALLS: u64 = 128;

/// A turn and the state of the position after it.
#[derive(Clone, Copy, Debug)]
struct Child {
    turn: Turn,
    state: NodeState,
}

/// Buffers of a position under search, reused for each ply.
#[derive(Debug, Default)]
struct Frame {
    turns: Vec<Turn>,
    children: Vec<Child>,
}

#[derive(Debug)]
pub(super) struct DfPn {
    table: TranspositionTable,
    frames: Vec<Frame>,
    nodes: u64,
    /// The number of nodes at which to call `go_on`.
    ask_at: u64,
}

impl DfPn {
    pub(super) fn new(mib: usize) -> DfPn {
        DfPn { table: TranspositionTable::new(mib), frames: Vec::new(), nodes: 0, ask_at: 0 }
    }

    pub(super) fn clear(&mut self) {
        self.table.clear();
    }

    /// Begins a new search that does not call `go_on` before this many nodes.
    pub(super) fn begin(&mut self, ask_at: u64) {
        self.table.start_search();
        self.nodes = 0;
        self.ask_at = ask_at;
    }

    pub(super) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The result for the player to move.
    pub(super) fn verdict(&mut self, core: &Core, go_on: GoOn) -> Result<Verdict, Stopped> {
        let (me, opponent) = (core.to_move(), core.to_move().opponent());
        loop {
            let Bounds { worst, best } = self.look_up(core).bounds;
            // Draws are rare, so the likelier of the two goals comes first.
            let goal = match (worst, best) {
                _ if worst == best => return Ok(worst),
                (_, Verdict::Draw) => Verdict::Draw,
                (Verdict::Draw, _) => Verdict::Win,
                _ if core.scored(me) < core.scored(opponent) => Verdict::Draw,
                _ => Verdict::Win,
            };
            let bounds = self.solve(core, goal, go_on)?;
            if bounds.worst == bounds.best {
                return Ok(bounds.worst);
            }
        }
    }

    /// Whether the player to move reaches the goal.
    pub(super) fn reaches(&mut self, core: &Core, goal: Verdict, go_on: GoOn) -> Result<bool, Stopped> {
        let bounds = self.look_up(core).bounds;
        let bounds = if bounds.reaches(goal).is_some() { bounds } else { self.solve(core, goal, go_on)? };
        Ok(bounds.worst >= goal)
    }

    /// A turn by which the player to move reaches the goal, which must be reachable. None if the game is over.
    pub(super) fn turn_to(&mut self, core: &Core, goal: Verdict, go_on: GoOn) -> Result<Option<Turn>, Stopped> {
        if core.is_over() {
            return Ok(None);
        }
        self.solve(core, goal, go_on)?;
        let reached = |child: &&Child| child.state.bounds.best.opposite() >= goal;
        Ok(self.frames[0].children.iter().find(reached).map(|child| child.turn))
    }

    /// Searches until the goal is proved or disproved.
    fn solve(&mut self, core: &Core, goal: Verdict, go_on: GoOn) -> Result<Bounds, Stopped> {
        let thresholds = ProofNumbers { proof: ProofNumbers::INFINITE, disproof: ProofNumbers::INFINITE };
        Ok(self.search(core, goal, thresholds, 0, go_on)?.bounds)
    }

    /// The state of a position, from the transposition table or from its static bounds.
    #[inline]
    fn look_up(&self, core: &Core) -> NodeState {
        self.table.get(core.hash()).unwrap_or_else(|| initial_state(core))
    }

    /// Searches a position until the goal is proved or disproved, or a number reaches its threshold.
    fn search(
        &mut self,
        core: &Core,
        goal: Verdict,
        thresholds: ProofNumbers,
        ply: usize,
        go_on: GoOn,
    ) -> Result<NodeState, Stopped> {
        if self.nodes >= self.ask_at {
            if !go_on(self.nodes) {
                return Err(Stopped);
            }
            self.ask_at = self.nodes + NODES_BETWEEN_CALLS;
        }
        self.nodes += 1;
        if self.frames.len() == ply {
            self.frames.push(Frame::default());
        }
        let before = self.nodes;
        let mut frame = std::mem::take(&mut self.frames[ply]);
        self.expand(core, goal, &mut frame);
        let state = self.search_children(core, goal, thresholds, ply, &mut frame.children, go_on);
        self.frames[ply] = frame;
        if let Ok(state) = state {
            self.table.put(core.hash(), state, self.nodes - before);
        }
        state
    }

    /// Lists the turns with the states after them, up to the first that reaches the goal.
    fn expand(&self, core: &Core, goal: Verdict, frame: &mut Frame) {
        core.turns_into(&mut frame.turns);
        frame.children.clear();
        for &turn in &frame.turns {
            let mut child = *core;
            child.play_unchecked(turn);
            let state = self.look_up(&child);
            frame.children.push(Child { turn, state });
            if state.bounds.best.opposite() >= goal {
                return;
            }
        }
    }

    fn search_children(
        &mut self,
        core: &Core,
        goal: Verdict,
        thresholds: ProofNumbers,
        ply: usize,
        children: &mut [Child],
        go_on: GoOn,
    ) -> Result<NodeState, Stopped> {
        if children.is_empty() {
            return Ok(initial_state(core));
        }
        let child_goal = opposite_goal(goal);
        loop {
            let parent = Parent::of(children, goal);
            let ProofNumbers { proof, disproof } = parent.state.numbers;
            if proof >= thresholds.proof || disproof >= thresholds.disproof || proof == 0 || disproof == 0 {
                return Ok(parent.state);
            }
            let child_thresholds = ProofNumbers {
                proof: thresholds.disproof,
                // A little above the second best child (the 1 + ε trick): switching back and forth costs more than it gains.
                disproof: thresholds.proof.min(parent.second.saturating_add(1 + parent.second / 4)),
            };
            let mut child = *core;
            child.play_unchecked(children[parent.most_proving].turn);
            children[parent.most_proving].state = self.search(&child, child_goal, child_thresholds, ply + 1, go_on)?;
        }
    }
}

/// The state of a parent, from its children.
struct Parent {
    state: NodeState,
    /// The most-proving child: the one with the smallest disproof number.
    most_proving: usize,
    /// The second smallest disproof number of the children.
    second: u16,
}

impl Parent {
    #[inline]
    fn of(children: &[Child], goal: Verdict) -> Parent {
        let child_goal = opposite_goal(goal);
        let mut bounds = Bounds { worst: Verdict::Loss, best: Verdict::Loss };
        let (mut most_proving, mut first, mut second, mut disproof) =
            (0, ProofNumbers::INFINITE, ProofNumbers::INFINITE, 0);
        for (n, child) in children.iter().enumerate() {
            let numbers = child.state.numbers_for(child_goal);
            bounds.worst = bounds.worst.max(child.state.bounds.best.opposite());
            bounds.best = bounds.best.max(child.state.bounds.worst.opposite());
            disproof = disproof.max(numbers.proof);
            if numbers.disproof < first {
                (second, first, most_proving) = (first, numbers.disproof, n);
            } else {
                second = second.min(numbers.disproof);
            }
        }
        let numbers = ProofNumbers { proof: first, disproof };
        if first == 0 {
            // The turns after the one that reaches the goal were not examined, and may reach more.
            let bounds = Bounds { best: Verdict::Win, ..bounds };
            return Parent { state: NodeState { bounds, numbers: ProofNumbers::PROVED }, most_proving, second };
        }
        Parent { state: NodeState { bounds, numbers }, most_proving, second }
    }
}

impl NodeState {
    /// The proof numbers for a goal.
    #[inline]
    fn numbers_for(self, goal: Verdict) -> ProofNumbers {
        match self.bounds.reaches(goal) {
            Some(true) => ProofNumbers::PROVED,
            Some(false) => ProofNumbers::DISPROVED,
            // The stored numbers decided another goal: this one is open.
            None if self.numbers.proof == 0 || self.numbers.disproof == 0 => ProofNumbers::UNKNOWN,
            None => self.numbers,
        }
    }
}

/// The opponent's goal: it is reached if and only if the player to move does not reach this one.
#[inline]
const fn opposite_goal(goal: Verdict) -> Verdict {
    match goal {
        Verdict::Win => Verdict::Draw,
        Verdict::Draw | Verdict::Loss => Verdict::Win,
    }
}

/// The state of a position that has not been searched.
fn initial_state(core: &Core) -> NodeState {
    let mut bounds = bounds::of(core);
    let turns = if bounds.worst == bounds.best { 1 } else { core.turn_count() };
    if turns == 0 {
        bounds = Bounds::exactly(verdict_of_end(core, core.to_move()));
    }
    NodeState { bounds, numbers: ProofNumbers { proof: 1, disproof: turns.max(1) as u16 } }
}
