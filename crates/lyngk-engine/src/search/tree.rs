//! Search tree of MCTS: PUCT selection, progressive widening, evaluation of leaves, backup of values and proofs.

mod reuse;

use lyngk_rules::{Core, Position, SplitMix64, Turn, Variant};

use crate::Verdict;
use crate::evaluation::{Evaluation, Evaluator, Value, verdict_of_end};

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
}

/// Progressive widening: a node first gets this many children, those with the highest priors.
const FIRST_CHILDREN: usize = 24;
/// Whenever all children have been visited, there are this many times as many.
const WIDENING_FACTOR: usize = 4;

/// Children are indexed with 32 bits.
const MAX_NODES: usize = u32::MAX as usize;
/// More turns than any position has.
const MAX_TURNS: usize = 4096;

/// A node: a turn, and the position after it.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    /// The turn that leads here.
    pub turn: Turn,
    /// How often it was visited.
    pub visits: u32,
    /// The mean value (Q), from 0 to 1, for the player who makes the turn.
    pub value: f32,
    /// The mean probability of a draw.
    pub draws: f32,
    /// The prior probability (P) that it is the best turn.
    pub prior: f32,
    /// The index of its first child.
    first: u32,
    /// The number of its children.
    children: u16,
    /// The number of children that were visited. They come first.
    tried: u16,
    /// The number of legal turns, of which the children are a part.
    turns: u16,
    /// The proved result for the player who moves next, if there is one.
    pub proof: Option<Verdict>,
}

const _: () = assert!(size_of::<Node>() == 32);

impl Node {
    fn new(turn: Turn, prior: f32) -> Node {
        let (value, draws) = (0.0, 0.0);
        Node { turn, visits: 0, value, draws, prior, first: 0, children: 0, tried: 0, turns: 0, proof: None }
    }

    /// The order in which turns are chosen at the end of a search: proved wins first, proved losses last, the others by visits.
    #[must_use]
    pub fn rank(&self) -> (Verdict, u32) {
        let proof = match self.proof {
            Some(Verdict::Loss) => Verdict::Win,
            Some(Verdict::Win) => Verdict::Loss,
            _ => Verdict::Draw,
        };
        (proof, self.visits)
    }

    /// Merges the statistics of another search for the same turn.
    pub(crate) fn merge(&mut self, other: &Node) {
        let visits = self.visits.saturating_add(other.visits);
        let share = other.visits as f32 / visits.max(1) as f32;
        self.value += (other.value - self.value) * share;
        self.draws += (other.draws - self.draws) * share;
        self.visits = visits;
        self.proof = self.proof.or(other.proof);
    }

    /// The score of PUCT: Q + exploration · P / (1 + n), where n are the visits.
    pub(crate) fn puct(&self, exploration: f32) -> f32 {
        self.value + exploration * self.prior / (1.0 + self.visits as f32)
    }

    /// The mean value of the position for the player who moves next, if it was visited.
    fn mean_value(&self) -> Option<Value> {
        (self.visits > 0).then_some(Value { expectation: 1.0 - self.value, draw: self.draws })
    }

    /// Adds a visit with this value for the player whose turn leads here.
    fn add_visit(&mut self, value: Value) {
        self.visits = self.visits.saturating_add(1);
        let share = 1.0 / self.visits as f32;
        self.value += (value.expectation - self.value) * share;
        self.draws += (value.draw - self.draws) * share;
    }
}

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

/// A search tree in a fixed amount of memory.
#[derive(Debug)]
pub struct Tree {
    /// The root first. The children of a node are adjacent.
    nodes: Vec<Node>,
    capacity: usize,
    root: Core,
    tuning: Tuning,
    turns: Vec<Turn>,
    weights: Vec<f32>,
    /// Turns by prior.
    order: Vec<Candidate>,
    /// The nodes from the root to the leaf of the current visit.
    path: Vec<u32>,
    /// Whether the root is searched on after its best turn is proved.
    root_open: bool,
}

impl Tree {
    /// A tree of at most this many MiB.
    // With 32-bit addresses the bound cannot be reached.
    #[cfg_attr(target_pointer_width = "32", allow(clippy::unnecessary_min_or_max))]
    #[must_use]
    pub fn new(mib: usize, tuning: Tuning) -> Tree {
        let mut capacity = (mib.max(1).saturating_mul(1 << 20) / size_of::<Node>()).min(MAX_NODES);
        let mut nodes = Vec::new();
        while nodes.try_reserve_exact(capacity).is_err() {
            // A smaller tree is better than none.
            capacity /= 2;
        }
        Tree {
            nodes,
            capacity,
            root: *Position::random_start(0, Variant::Standard),
            tuning,
            turns: Vec::new(),
            weights: Vec::new(),
            order: Vec::new(),
            path: Vec::new(),
            root_open: false,
        }
    }

    /// Clears the tree and sets the root.
    pub fn start(&mut self, root: &Core) {
        self.root = *root;
        self.nodes.clear();
        self.nodes.push(Node::new(Turn::Pass, 1.0));
        self.root_open = false;
    }

    /// Whether the root counts as unproved, whatever is known of its turns, so that the others can be searched as well.
    pub(crate) fn set_root_open(&mut self, open: bool) {
        self.root_open = open;
    }

    /// Takes over the proved result of a turn of the root, for the player who moves after it.
    pub(crate) fn prove_turn(&mut self, turn: Turn, verdict: Verdict) {
        let (first, children) = (self.root().first as usize, usize::from(self.root().children));
        if let Some(node) = self.nodes[first..first + children].iter_mut().find(|node| node.turn == turn) {
            node.proof = Some(verdict);
        }
    }

    /// Gives the root these of its legal turns as children, beside those that it has from an earlier search of all turns. To be called
    /// before the first visit.
    pub fn expand_root(&mut self, turns: &[Turn], evaluator: &mut impl Evaluator) {
        let root = self.root;
        self.turns.clear();
        self.turns.extend_from_slice(turns);
        if turns.len() > usize::from(self.root().children) {
            self.add_children(0, &root, evaluator);
        }
    }

    /// Whether all memory is used. The search goes on, but the tree grows no more.
    #[must_use]
    pub fn is_full(&self) -> bool {
        // The reserve has room for the turns of any position.
        self.nodes.len() + MAX_TURNS > self.capacity
    }

    /// Its parameters.
    #[must_use]
    pub fn tuning(&self) -> Tuning {
        self.tuning
    }

    /// The root.
    #[must_use]
    pub fn root(&self) -> &Node {
        &self.nodes[0]
    }

    /// The children of the root, by descending prior.
    #[must_use]
    pub fn root_children(&self) -> &[Node] {
        self.children(self.root())
    }

    /// The children of a node.
    #[must_use]
    pub fn children(&self, node: &Node) -> &[Node] {
        &self.nodes[node.first as usize..][..usize::from(node.children)]
    }

    /// A child of the root; one that was not visited with its first-play urgency as the value.
    pub(crate) fn with_presumed_value(&self, node: &Node) -> Node {
        let value = if self.root().visits > 0 { 1.0 - self.root().value } else { 0.5 };
        if node.visits > 0 { *node } else { Node { value: (value - self.tuning.fpu_reduction).max(0.0), ..*node } }
    }

    /// The principal variation.
    #[must_use]
    pub fn principal_variation(&self) -> Vec<Turn> {
        let mut line = self.variation(self.root());
        line.remove(0);
        line
    }

    /// The turn of a node and the principal variation after it. A proved one leads to the end of the game.
    #[must_use]
    pub fn variation(&self, node: &Node) -> Vec<Turn> {
        let mut line = vec![node.turn];
        let mut at = node;
        while let Some(best) = self.best_child(at) {
            line.push(best.turn);
            at = best;
        }
        line
    }

    /// The best visited child of a node.
    fn best_child(&self, node: &Node) -> Option<&Node> {
        let tried = self.children(node)[..usize::from(node.tried)].iter();
        // Ties go to the higher prior, which comes first.
        match node.proof {
            Some(verdict) => {
                let keep = tried.rev().filter(|child| child.proof == Some(verdict.opposite()));
                keep.max_by_key(|child| child.visits)
            }
            None => tried.rev().max_by_key(|child| child.rank()),
        }
    }

    /// Makes one visit: selects a leaf, expands or evaluates it, and backs its value up.
    pub fn visit(&mut self, evaluator: &mut impl Evaluator, random: &mut SplitMix64) {
        self.descend(None, evaluator, random);
    }

    /// Makes one visit through a given child of the root.
    pub fn visit_turn(&mut self, place: usize, evaluator: &mut impl Evaluator, random: &mut SplitMix64) {
        self.descend(Some(place), evaluator, random);
    }

    fn descend(&mut self, mut first: Option<usize>, evaluator: &mut impl Evaluator, random: &mut SplitMix64) {
        let mut core = self.root;
        let mut at = 0;
        self.path.clear();
        self.path.push(0);
        let evaluation = loop {
            let node = &self.nodes[at];
            if let Some(verdict) = node.proof {
                break Evaluation::Proved(verdict);
            }
            let may_grow = node.children > 0 || at == 0 || node.visits >= self.tuning.expansion_visits;
            if may_grow && node.tried == node.children && (node.children == 0 || node.children < node.turns) {
                self.expand(at, &core, evaluator);
            }
            let node = &self.nodes[at];
            if node.proof.is_some() {
                continue;
            }
            if node.children == 0 {
                break match node.mean_value() {
                    Some(value) if evaluator.is_deterministic() => Evaluation::Estimate(value),
                    _ => evaluator.evaluate(&core, random),
                };
            }
            at = match first.take() {
                Some(place) => {
                    let root = &mut self.nodes[0];
                    root.tried = root.tried.max(place as u16 + 1);
                    root.first as usize + place
                }
                None => self.select(at),
            };
            core.play_unchecked(self.nodes[at].turn);
            self.path.push(at as u32);
        };
        let value = match evaluation {
            Evaluation::Estimate(value) => value,
            Evaluation::Proved(verdict) => {
                self.nodes[at].proof = Some(verdict);
                verdict.into()
            }
        };
        self.backup(value);
    }

    /// Backs the value of the leaf up to the root, with proofs.
    fn backup(&mut self, value: Value) {
        let mut value = value;
        for n in (0..self.path.len()).rev() {
            let at = self.path[n] as usize;
            // The value of a node is for the player whose turn leads to it.
            value = value.opposite();
            self.nodes[at].add_visit(value);
            if n > 0 && self.nodes[at].proof.is_some() {
                self.prove_by_children(self.path[n - 1] as usize);
            }
        }
    }

    /// Expands a node: gives it children, or more of them, if there is room.
    fn expand(&mut self, at: usize, core: &Core, evaluator: &mut impl Evaluator) {
        core.turns_into(&mut self.turns);
        if self.turns.is_empty() {
            self.nodes[at].proof = Some(verdict_of_end(core, core.to_move()));
            return;
        }
        self.add_children(at, core, evaluator);
    }

    /// Adds the turns with the highest priors, of those in `self.turns`, as children.
    fn add_children(&mut self, at: usize, core: &Core, evaluator: &mut impl Evaluator) {
        let (old, first, turns) =
            (usize::from(self.nodes[at].children), self.nodes[at].first as usize, self.turns.len());
        let wanted = if at == 0 || !self.tuning.puct { turns } else { (old * WIDENING_FACTOR).max(FIRST_CHILDREN) };
        let wanted = wanted.min(turns);
        // The root always gets its children: without them there is nothing to choose from.
        if at != 0 && self.nodes.len() + wanted > self.capacity {
            return;
        }
        evaluator.policy(core, &self.turns, &mut self.weights);
        let sum: f32 = self.weights.iter().sum();
        self.order.clear();
        self.order.extend(self.weights.iter().zip(0..).map(|(&weight, n)| Candidate::new(weight, n)));
        if wanted < turns {
            self.order.select_nth_unstable(wanted);
            self.order.truncate(wanted);
        }
        self.order.sort_unstable();
        let start = self.nodes.len();
        // The existing children come first again, as the policy of a position never changes.
        self.nodes.extend_from_within(first..first + old);
        let children = self.order.iter().skip(old).map(|candidate| candidate.place());
        self.nodes.extend(children.map(|n| Node::new(self.turns[n], self.weights[n] / sum)));
        let node = &mut self.nodes[at];
        node.first = start as u32;
        node.children = wanted as u16;
        node.turns = turns as u16;
    }

    /// Selects the child to visit next. PUCT maximises Q + cpuct · P · √N / (1 + n), where N are the visits of the parent and n those of
    /// the child.
    fn select(&mut self, at: usize) -> usize {
        let Tuning { cpuct, fpu_reduction, puct, .. } = self.tuning;
        let parent = &self.nodes[at];
        let (first, tried) = (parent.first as usize, usize::from(parent.tried));
        let visits = parent.visits.max(1) as f32;
        let untried = tried < usize::from(parent.children);
        if untried && (tried == 0 || !puct) {
            self.nodes[at].tried += 1;
            return first + tried;
        }
        let exploration = if puct { cpuct * visits.sqrt() } else { cpuct * visits.ln().sqrt() };
        let (mut best, mut highest) = (0, f32::NEG_INFINITY);
        for (n, child) in self.nodes[first..first + tried].iter().enumerate() {
            let score = match child.proof {
                // A proved loss is worse than any unproved turn.
                Some(Verdict::Win) => -1.0,
                Some(Verdict::Draw) => 0.5,
                _ if puct => child.puct(exploration),
                _ => child.value + exploration / (child.visits as f32).sqrt(),
            };
            if score > highest {
                (best, highest) = (n, score);
            }
        }
        // Of the unvisited children, the first has the highest prior. It competes with its first-play urgency.
        if untried {
            let parent_value = 1.0 - self.nodes[at].value;
            if parent_value - fpu_reduction + exploration * self.nodes[first + tried].prior > highest {
                self.nodes[at].tried += 1;
                return first + tried;
            }
        }
        first + best
    }

    /// Proves a node if its children allow it: by one that wins, or by all.
    fn prove_by_children(&mut self, at: usize) {
        if at == 0 && self.root_open {
            return;
        }
        let node = &self.nodes[at];
        let mut best = Verdict::Loss;
        let mut all = node.children == node.turns && node.children > 0;
        for child in self.children(node) {
            match child.proof {
                Some(verdict) => best = best.max(verdict.opposite()),
                None => all = false,
            }
        }
        if all || best == Verdict::Win {
            self.nodes[at].proof = Some(best);
        }
    }
}
