//! Search tree of MCTS: PUCT selection, progressive widening, evaluation of leaves, backup of values and proofs.

mod arena;
mod cell;
mod reuse;
#[cfg(test)]
mod tests;

use std::cmp::Ordering;

use lyngk_rules::{Core, Position, SplitMix64, Turn, Variant};

use super::multi_pv::lower_bound;
use crate::Verdict;
use crate::evaluation::{Evaluation, Evaluator, Value, verdict_of_end};
use arena::Arena;
use cell::Cell;
pub use cell::Node;

/// Parameters of the search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tuning {
    /// The exploration constant of PUCT (cpuct), or of UCB1.
    pub cpuct: f32,
    /// First-play urgency (FPU): an unvisited turn counts as its parent's value minus this.
    pub fpu_reduction: f32,
    /// A leaf gets its children at this many visits.
    pub expansion_visits: u32,
    /// Whether selection uses PUCT with priors. Otherwise it uses UCB1, which tries every turn before any is tried twice.
    pub puct: bool,
    /// With at most this many visits in all, the root uses [sequential halving](super::SequentialHalving) instead of PUCT.
    pub halving_visits: u64,
    /// At the end of a search for one line, turns are compared by a lower confidence bound (LCB): the value minus this, divided by the square
    /// root of the visits. With 0, the most visited turn is chosen.
    pub uncertainty: f32,
}

/// Progressive widening: a node first gets this many children, those with the highest priors.
const FIRST_CHILDREN: usize = 24;
/// Whenever all children have been visited, there are this many times as many.
const WIDENING_FACTOR: usize = 4;

/// A turn with less than this share of the visits that the most visited one has is not chosen for its value.
const MIN_VISIT_SHARE: f32 = 0.1;

/// More turns than any position has.
const MAX_TURNS: usize = 4096;

/// A turn as a sort key: descending weight, then its place in the list. Integers are much faster to sort than pairs with floats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Candidate(u64);

impl Candidate {
    fn new(weight: f32, place: u32) -> Candidate {
        // The bits of positive floats have the order of the floats.
        Candidate(u64::from(!weight.to_bits()) << 32 | u64::from(place))
    }

    fn place(self) -> usize {
        self.0 as u32 as usize
    }
}

/// Buffers of a thread.
#[derive(Debug, Default)]
pub(crate) struct Scratch {
    turns: Vec<Turn>,
    weights: Vec<f32>,
    /// Turns by prior.
    order: Vec<Candidate>,
    /// The nodes from the root to the leaf of the current visit.
    path: Vec<u32>,
}

/// The index of the root.
const ROOT: u32 = 0;

/// A search tree in a limited amount of memory, which any number of threads may visit at the same time.
#[derive(Debug)]
pub struct Tree {
    arena: Arena,
    root: Core,
    tuning: Tuning,
    /// Whether the root is searched on after its best turn is proved.
    root_open: bool,
    /// For visits without other threads.
    scratch: Scratch,
}

impl Tree {
    /// A tree of at most this many MiB.
    #[must_use]
    pub fn new(mib: usize, tuning: Tuning) -> Tree {
        let root = *Position::random_start(0, Variant::Standard);
        let mut tree = Tree { arena: Arena::new(mib), root, tuning, root_open: false, scratch: Scratch::default() };
        tree.start(&root);
        tree
    }

    /// Clears the tree and sets the root.
    pub fn start(&mut self, root: &Core) {
        self.root = *root;
        self.root_open = false;
        self.arena.truncate(0);
        let index = self.arena.allocate(1);
        debug_assert_eq!(index, Some(ROOT));
        self.arena.cell(ROOT).set_node(Turn::Pass, 1.0);
    }

    /// Whether the root counts as unproved, whatever is known of its turns, so that the others can be searched as well.
    pub(crate) fn set_root_open(&mut self, open: bool) {
        self.root_open = open;
    }

    /// Takes over the proved result of a turn of the root, for the player who moves after it.
    pub(crate) fn prove_turn(&self, turn: Turn, verdict: Verdict) {
        if let Some(child) = self.children(self.arena.cell(ROOT)).find(|child| child.turn() == turn) {
            child.prove(verdict);
        }
    }

    /// Gives the root these of its legal turns as children, beside those that it has from an earlier search of all turns. To be called
    /// before the first visit.
    pub fn expand_root(&mut self, turns: &[Turn], evaluator: &mut impl Evaluator) {
        let mut scratch = std::mem::take(&mut self.scratch);
        scratch.turns.clear();
        scratch.turns.extend_from_slice(turns);
        if turns.len() > self.arena.cell(ROOT).children() {
            self.add_children(ROOT, &self.root, &mut scratch, evaluator);
        }
        self.scratch = scratch;
    }

    /// Whether all memory is used. The search goes on, but the tree grows no more.
    #[must_use]
    pub fn is_full(&self) -> bool {
        // The reserve has room for the turns of any position.
        self.arena.len() + MAX_TURNS > self.arena.capacity()
    }

    /// Its parameters.
    #[must_use]
    pub fn tuning(&self) -> Tuning {
        self.tuning
    }

    /// The root.
    #[must_use]
    pub fn root(&self) -> Node {
        self.arena.cell(ROOT).node()
    }

    /// The children of the root, by descending prior.
    #[must_use]
    pub fn root_children(&self) -> Vec<Node> {
        self.children(self.arena.cell(ROOT)).map(Cell::node).collect()
    }

    /// The same with the virtual losses of all threads, into a list.
    pub(crate) fn expected_root_children(&self, nodes: &mut Vec<Node>) {
        nodes.clear();
        nodes.extend(self.children(self.arena.cell(ROOT)).map(Cell::expected_node));
    }

    /// The children of a node in blocks: the index of the first of each, and the block.
    ///
    /// A node that gets more children gets another block of them, as the existing ones cannot move while threads visit them. Each block
    /// follows its header, which has its length and the link to the next.
    fn blocks(&self, node: &Cell) -> impl Iterator<Item = (u32, &[Cell])> {
        let mut link = node.link();
        std::iter::from_fn(move || {
            let first = link? + 1;
            let header = self.arena.cell(first - 1);
            link = header.link();
            Some((first, self.arena.cells(first, header.children())))
        })
    }

    /// The children of a node.
    fn children(&self, node: &Cell) -> impl Iterator<Item = &Cell> {
        self.blocks(node).flat_map(|(_, block)| block).take(node.children())
    }

    /// The index of a child by its place.
    fn child(&self, node: &Cell, place: usize) -> u32 {
        let mut left = place;
        for (first, block) in self.blocks(node) {
            if left < block.len() {
                return first + left as u32;
            }
            left -= block.len();
        }
        unreachable!("a node has as many children as it says")
    }

    /// A child of the root; one that was not visited with its first-play urgency as the value.
    pub(crate) fn with_presumed_value(&self, node: Node) -> Node {
        let root = self.root();
        let value = if root.visits > 0 { 1.0 - root.value } else { 0.5 };
        if node.visits > 0 { node } else { Node { value: (value - self.tuning.fpu_reduction).max(0.0), ..node } }
    }

    /// The turn of the root to play.
    #[must_use]
    pub fn best(&self) -> Option<Node> {
        let order = self.order_of_turns();
        // Ties go to the higher prior, which comes first.
        self.root_children().into_iter().rev().max_by(|one, two| order(one, two))
    }

    /// The order of the root's turns after a search for one line, worst first: proved losses, others, proved wins. The others are
    /// compared by a lower bound of their value, or by visits after sequential halving, which gives the best turns the most visits.
    pub(crate) fn order_of_turns(&self) -> impl Fn(&Node, &Node) -> Ordering + use<> {
        let Tuning { uncertainty, halving_visits, .. } = self.tuning;
        let by_visits = uncertainty == 0.0 || u64::from(self.root().visits) <= halving_visits;
        let most_visits = self.children(self.arena.cell(ROOT)).map(Cell::visits).max().unwrap_or_default();
        let bound = move |node: &Node| {
            let is_comparable = node.proof.is_some() || node.visits as f32 >= MIN_VISIT_SHARE * most_visits as f32;
            if is_comparable && !by_visits { lower_bound(node, uncertainty) } else { f32::MIN }
        };
        move |one, two| {
            let ((proof, visits), (other_proof, other_visits)) = (one.rank(), two.rank());
            proof.cmp(&other_proof).then(bound(one).total_cmp(&bound(two))).then(visits.cmp(&other_visits))
        }
    }

    /// The principal variation.
    #[must_use]
    pub fn principal_variation(&self) -> Vec<Turn> {
        self.variation_below(self.arena.cell(ROOT))
    }

    /// The turn of a child of the root and the principal variation after it. A proved one leads to the end of the game.
    pub(crate) fn variation(&self, place: usize) -> Vec<Turn> {
        let child = self.arena.cell(self.child(self.arena.cell(ROOT), place));
        let mut line = vec![child.turn()];
        line.extend(self.variation_below(child));
        line
    }

    fn variation_below<'a>(&'a self, mut node: &'a Cell) -> Vec<Turn> {
        let mut line = Vec::new();
        while let Some(best) = self.best_child(node) {
            line.push(best.turn());
            node = best;
        }
        line
    }

    /// The best visited child of a node.
    fn best_child(&self, node: &Cell) -> Option<&Cell> {
        let mut best: Option<(&Cell, (Verdict, u32))> = None;
        let proof = node.proof();
        for child in self.children(node).take(node.tried()) {
            let known = child.node();
            if proof.is_some_and(|verdict| known.proof != Some(verdict.opposite())) {
                continue;
            }
            // Ties go to the higher prior, which comes first.
            if best.is_none_or(|(_, rank)| known.rank() > rank) {
                best = Some((child, known.rank()));
            }
        }
        best.map(|(child, _)| child)
    }

    /// Makes one visit: selects a leaf, expands or evaluates it, and backs its value up.
    pub fn visit(&mut self, evaluator: &mut impl Evaluator, random: &mut SplitMix64) {
        let mut scratch = std::mem::take(&mut self.scratch);
        self.visit_from(None, &mut scratch, evaluator, random);
        self.scratch = scratch;
    }

    /// Makes one visit through a given child of the root.
    pub fn visit_turn(&mut self, place: usize, evaluator: &mut impl Evaluator, random: &mut SplitMix64) {
        let mut scratch = std::mem::take(&mut self.scratch);
        self.visit_from(Some(place), &mut scratch, evaluator, random);
        self.scratch = scratch;
    }

    /// Makes one visit, through a given child of the root if there is one, while other threads may do the same.
    pub(crate) fn visit_from(
        &self,
        mut place: Option<usize>,
        scratch: &mut Scratch,
        evaluator: &mut impl Evaluator,
        random: &mut SplitMix64,
    ) {
        let mut core = self.root;
        let (mut at, mut node) = (ROOT, self.arena.cell(ROOT));
        scratch.path.clear();
        let evaluation = loop {
            scratch.path.push(at);
            node.enter();
            if node.proof().is_none() {
                self.grow(at, &core, scratch, evaluator);
            }
            if let Some(verdict) = node.proof() {
                break Evaluation::Proved(verdict);
            }
            if node.children() == 0 {
                break match node.mean_value() {
                    Some(value) if evaluator.is_deterministic() => Evaluation::Estimate(value),
                    _ => evaluator.evaluate(&core, random),
                };
            }
            at = match place.take() {
                Some(place) => {
                    node.raise_tried(place + 1);
                    self.child(node, place)
                }
                None => self.select(node),
            };
            node = self.arena.cell(at);
            core.play_unchecked(node.turn());
        };
        let value = match evaluation {
            Evaluation::Estimate(value) => value,
            Evaluation::Proved(verdict) => {
                node.prove(verdict);
                verdict.into()
            }
        };
        self.backup(&scratch.path, value);
    }

    /// Backs the value of the leaf up to the root, with proofs.
    fn backup(&self, path: &[u32], value: Value) {
        let mut value = value;
        let mut is_proved = false;
        for &at in path.iter().rev() {
            let node = self.arena.cell(at);
            if is_proved {
                self.prove_by_children(at);
            }
            is_proved = node.proof().is_some();
            // The value of a node is for the player whose turn leads to it.
            value = value.opposite();
            node.leave(value);
        }
    }

    /// Expands a node: gives it children, or more of them, if it was visited often enough and there is room. If another thread is about
    /// to do so, the node stays as it is for this visit.
    fn grow(&self, at: u32, core: &Core, scratch: &mut Scratch, evaluator: &mut impl Evaluator) {
        let node = self.arena.cell(at);
        let children = node.children();
        let may_grow = children > 0 || at == ROOT || node.visits() >= self.tuning.expansion_visits;
        if !may_grow || node.tried() < children || !node.start_growth() {
            return;
        }
        core.turns_into(&mut scratch.turns);
        if scratch.turns.is_empty() {
            node.prove(verdict_of_end(core, core.to_move()));
        } else {
            self.add_children(at, core, scratch, evaluator);
        }
    }

    /// Adds the turns with the highest priors, of those in the buffer, as children. Only one thread at a time does so.
    fn add_children(&self, at: u32, core: &Core, scratch: &mut Scratch, evaluator: &mut impl Evaluator) {
        let Scratch { turns, weights, order, .. } = scratch;
        let node = self.arena.cell(at);
        let old = node.children();
        let wanted =
            if at == ROOT || !self.tuning.puct { turns.len() } else { (old * WIDENING_FACTOR).max(FIRST_CHILDREN) };
        let wanted = wanted.min(turns.len());
        let Some(header) = self.arena.allocate(1 + wanted - old) else {
            node.stop_growth();
            return;
        };
        evaluator.policy(core, turns, weights);
        let sum: f32 = weights.iter().sum();
        order.clear();
        order.extend(weights.iter().zip(0..).map(|(&weight, n)| Candidate::new(weight, n)));
        if wanted < turns.len() {
            order.select_nth_unstable(wanted);
            order.truncate(wanted);
        }
        order.sort_unstable();
        let block = self.arena.cells(header, 1 + wanted - old);
        block[0].set_header(wanted - old);
        // The existing children come first again, as the policy of a position never changes.
        for (child, candidate) in block[1..].iter().zip(&order[old..]) {
            child.set_node(turns[candidate.place()], weights[candidate.place()] / sum);
        }
        let last = self.blocks(node).last().map_or(node, |(first, _)| self.arena.cell(first - 1));
        last.set_link(header);
        node.publish(wanted, wanted == turns.len());
    }

    /// Selects the child to visit next. PUCT maximises Q + cpuct · P · √N / (1 + n), where N are the visits of the parent and n those of
    /// the child. Visits of other threads that have not ended count as lost.
    fn select(&self, node: &Cell) -> u32 {
        let Tuning { cpuct, fpu_reduction, puct, .. } = self.tuning;
        loop {
            let (tried, children) = (node.tried(), node.children());
            if tried < children && (tried == 0 || !puct) {
                if node.claim(tried) {
                    return self.child(node, tried);
                }
                // Another thread was faster.
                continue;
            }
            // This thread is in flight as well.
            let visits = node.expected_statistics(1).0.max(1) as f32;
            let exploration = if puct { cpuct * visits.sqrt() } else { cpuct * visits.ln().sqrt() };
            let (mut best, mut highest) = (ROOT, f32::NEG_INFINITY);
            let mut left = tried;
            for (first, block) in self.blocks(node) {
                for (index, child) in (first..).zip(&block[..left.min(block.len())]) {
                    let score = match child.proof() {
                        // A proved loss is worse than any unproved turn.
                        Some(Verdict::Win) => -1.0,
                        Some(Verdict::Draw) => 0.5,
                        _ => {
                            let (visits, value) = child.expected_statistics(0);
                            if puct {
                                value + exploration * child.prior() / (1.0 + visits as f32)
                            } else {
                                value + exploration / (visits as f32).sqrt()
                            }
                        }
                    };
                    if score > highest {
                        (best, highest) = (index, score);
                    }
                }
                left = left.saturating_sub(block.len());
                if left == 0 {
                    break;
                }
            }
            // Of the unvisited children, the first has the highest prior. It competes with its first-play urgency.
            if tried < children {
                let untried = self.child(node, tried);
                let parent_value = 1.0 - node.statistics().1;
                if parent_value - fpu_reduction + exploration * self.arena.cell(untried).prior() > highest {
                    if node.claim(tried) {
                        return untried;
                    }
                    continue;
                }
            }
            return best;
        }
    }

    /// Proves a node if its children allow it: by one that wins, or by all.
    ///
    /// If two threads prove the last two children at the same time, either may miss the other's proof. The next visit then ends at a proved
    /// child, and proves the node.
    fn prove_by_children(&self, at: u32) {
        if at == ROOT && self.root_open {
            return;
        }
        let node = self.arena.cell(at);
        let mut best = Verdict::Loss;
        let mut all = node.is_complete();
        for child in self.children(node) {
            match child.proof() {
                Some(verdict) => best = best.max(verdict.opposite()),
                None => all = false,
            }
        }
        if all || best == Verdict::Win {
            node.prove(best);
        }
    }
}
