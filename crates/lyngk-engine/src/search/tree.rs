//! The tree of a Monte-Carlo search.

use lyngk_rules::{Core, Position, SplitMix64, Turn, Variant};

use crate::Verdict;
use crate::evaluation::{Evaluation, Evaluator, Value, verdict_of_end};

/// How a search divides its attention.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tuning {
    /// How much turns are tried that have been tried little so far.
    pub cpuct: f32,
    /// How much worse than its position a turn is taken to be before it is tried.
    pub fpu_reduction: f32,
    /// With how many visits a position's turns are looked at one by one.
    pub expansion_visits: u32,
    /// Whether turns are tried by weight, or every one before any is tried twice.
    pub puct: bool,
    /// With at most so many visits in all, the root divides them by [halves](super::SequentialHalving).
    pub halving_visits: u64,
}

/// How many turns of a position are kept at first: the best ones. More follow when all of these have been tried.
const FIRST_CHILDREN: usize = 24;
const MORE_CHILDREN: usize = 4;

/// As many as can be numbered.
const MOST_NODES: usize = u32::MAX as usize;
/// More turns than any position has.
const MOST_TURNS: usize = 4096;

/// A turn and the position after it.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    /// The turn that leads here.
    pub turn: Turn,
    /// How often it was tried.
    pub visits: u32,
    /// What it was value on average, to the player whose turn it is.
    pub value: f32,
    /// How often it was drawn, on average.
    pub draws: f32,
    /// How likely it was thought to be the best turn before it was tried.
    pub prior: f32,
    /// Where its children begin.
    first: u32,
    /// How many there are.
    children: u16,
    /// How many of them have been tried: these come first.
    tried: u16,
    /// How many turns there are in truth.
    turns: u16,
    /// What is certain here, for the player who moves next.
    pub proof: Option<Verdict>,
}

const _: () = assert!(size_of::<Node>() == 32);

impl Node {
    fn new(turn: Turn, prior: f32) -> Node {
        let (value, draws) = (0.0, 0.0);
        Node { turn, visits: 0, value, draws, prior, first: 0, children: 0, tried: 0, turns: 0, proof: None }
    }

    /// What turns are chosen by in the end: those that certainly win first, those that certainly lose last, and among the
    /// others what was looked at most.
    #[must_use]
    pub fn rank(&self) -> (Verdict, u32) {
        let sure = match self.proof {
            Some(Verdict::Loss) => Verdict::Win,
            Some(Verdict::Win) => Verdict::Loss,
            _ => Verdict::Draw,
        };
        (sure, self.visits)
    }

    /// Takes in what another search found out about the same turn.
    pub(crate) fn join(&mut self, other: &Node) {
        let visits = self.visits.saturating_add(other.visits);
        let share = other.visits as f32 / visits.max(1) as f32;
        self.value += (other.value - self.value) * share;
        self.draws += (other.draws - self.draws) * share;
        self.visits = visits;
        self.proof = self.proof.or(other.proof);
    }

    /// What was found out about the position here, for the player who moves next.
    fn known(&self) -> Option<Value> {
        (self.visits > 0).then_some(Value { expectation: 1.0 - self.value, draw: self.draws })
    }

    /// Takes in what came of one more try, for the player whose turn leads here.
    fn learn(&mut self, value: Value) {
        self.visits = self.visits.saturating_add(1);
        let share = 1.0 / self.visits as f32;
        self.value += (value.expectation - self.value) * share;
        self.draws += (value.draw - self.draws) * share;
    }
}

/// A turn by its weight and its place in the list, in one number: the smallest is the one with the greatest weight, of
/// equals the one that comes first. Numbers are put in order much faster than anything else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Candidate(u64);

impl Candidate {
    fn new(weight: f32, place: u32) -> Candidate {
        // The bits of positive numbers are in the order of the numbers.
        Candidate(u64::from(!weight.to_bits()) << 32 | u64::from(place))
    }

    fn place(self) -> usize {
        self.0 as u32 as usize
    }
}

/// A tree that grows where it is worth it, within a fixed amount of memory.
#[derive(Debug)]
pub struct Tree {
    /// The root first, then the children of each node side by side.
    nodes: Vec<Node>,
    capacity: usize,
    root: Core,
    tuning: Tuning,
    turns: Vec<Turn>,
    weights: Vec<f32>,
    /// Turns by prior.
    order: Vec<Candidate>,
    /// The way from the root to where the search is.
    path: Vec<u32>,
}

impl Tree {
    /// A tree of at most so many MiB.
    // Where addresses have 32 bits the bound cannot be reached; elsewhere it can.
    #[cfg_attr(target_pointer_width = "32", allow(clippy::unnecessary_min_or_max))]
    #[must_use]
    pub fn new(mib: usize, tuning: Tuning) -> Tree {
        let mut capacity = (mib.max(1).saturating_mul(1 << 20) / size_of::<Node>()).min(MOST_NODES);
        let mut nodes = Vec::new();
        while nodes.try_reserve_exact(capacity).is_err() {
            // Less than was asked for is better than nothing.
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
        }
    }

    /// Forgets everything and starts from another position.
    pub fn start(&mut self, root: &Core) {
        self.root = *root;
        self.nodes.clear();
        self.nodes.push(Node::new(Turn::Pass, 1.0));
    }

    /// Takes only these of the legal turns at the root. To be said before the first visit.
    pub fn expand_root(&mut self, turns: &[Turn], evaluator: &mut impl Evaluator) {
        let root = self.root;
        self.turns.clear();
        self.turns.extend_from_slice(turns);
        if !turns.is_empty() {
            self.grow(0, &root, evaluator);
        }
    }

    /// Whether all memory is used. Visits go on from there, but the tree grows no more.
    #[must_use]
    pub fn is_full(&self) -> bool {
        // The turns of one position always fit into what is kept back.
        self.nodes.len() + MOST_TURNS > self.capacity
    }

    /// How it divides its attention.
    #[must_use]
    pub fn tuning(&self) -> Tuning {
        self.tuning
    }

    /// The root, with what is known of the position that the search started from.
    #[must_use]
    pub fn root(&self) -> &Node {
        &self.nodes[0]
    }

    /// The turns of the position that the search started from, the likeliest first.
    #[must_use]
    pub fn root_children(&self) -> &[Node] {
        self.children(self.root())
    }

    /// The turns behind a node as far as they are in the tree.
    #[must_use]
    pub fn children(&self, node: &Node) -> &[Node] {
        &self.nodes[node.first as usize..][..usize::from(node.children)]
    }

    /// A turn of the root with what it is presumed to be value, where it has not been tried.
    pub(crate) fn presumed(&self, node: &Node) -> Node {
        let value = if self.root().visits > 0 { 1.0 - self.root().value } else { 0.5 };
        if node.visits > 0 { *node } else { Node { value: (value - self.tuning.fpu_reduction).max(0.0), ..*node } }
    }

    /// The line that the search would play.
    #[must_use]
    pub fn principal_variation(&self) -> Vec<Turn> {
        let mut line = self.variation(self.root());
        line.remove(0);
        line
    }

    /// The turn of a node and the line that the search would play after it. Where the tree has proved something, the line
    /// goes to the end of the game and shows it.
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

    /// What the search would play after a node, if it has tried anything there.
    fn best_child(&self, node: &Node) -> Option<&Node> {
        let tried = self.children(node)[..usize::from(node.tried)].iter();
        // Of equals the first: it was the likeliest before.
        match node.proof {
            Some(verdict) => {
                let keep = tried.rev().filter(|child| child.proof == Some(verdict.opposite()));
                keep.max_by_key(|child| child.visits)
            }
            None => tried.rev().max_by_key(|child| child.rank()),
        }
    }

    /// Looks one step further: goes down to a position that is worth it, has it judged, and takes that back to the root.
    pub fn visit(&mut self, evaluator: &mut impl Evaluator, random: &mut SplitMix64) {
        self.look(None, evaluator, random);
    }

    /// The same, by way of a turn of the root, which has been given its turns.
    pub fn visit_turn(&mut self, place: usize, evaluator: &mut impl Evaluator, random: &mut SplitMix64) {
        self.look(Some(place), evaluator, random);
    }

    fn look(&mut self, mut first: Option<usize>, evaluator: &mut impl Evaluator, random: &mut SplitMix64) {
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
                break match node.known() {
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
                None => self.choose(at),
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
        self.take_back(value);
    }

    /// Takes the value of the position at the end of the path back to the root.
    fn take_back(&mut self, value: Value) {
        let mut value = value;
        for n in (0..self.path.len()).rev() {
            let at = self.path[n] as usize;
            // Nodes are seen by the player who came to them.
            value = value.opposite();
            self.nodes[at].learn(value);
            if n > 0 && self.nodes[at].proof.is_some() {
                self.conclude(self.path[n - 1] as usize);
            }
        }
    }

    /// Gives a node its children, or more of them, unless there is no room left.
    fn expand(&mut self, at: usize, core: &Core, evaluator: &mut impl Evaluator) {
        core.turns_into(&mut self.turns);
        if self.turns.is_empty() {
            self.nodes[at].proof = Some(verdict_of_end(core, core.to_move()));
            return;
        }
        self.grow(at, core, evaluator);
    }

    /// Makes children of the best of the turns that are listed.
    fn grow(&mut self, at: usize, core: &Core, evaluator: &mut impl Evaluator) {
        let (old, first, turns) =
            (usize::from(self.nodes[at].children), self.nodes[at].first as usize, self.turns.len());
        let wanted = if at == 0 || !self.tuning.puct { turns } else { (old * MORE_CHILDREN).max(FIRST_CHILDREN) };
        let wanted = wanted.min(turns);
        // The root has its children in any case: there is nothing to choose from without them.
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
        // What was there already comes first again: the evaluator says the same every time.
        self.nodes.extend_from_within(first..first + old);
        let children = self.order.iter().skip(old).map(|candidate| candidate.place());
        self.nodes.extend(children.map(|n| Node::new(self.turns[n], self.weights[n] / sum)));
        let node = &mut self.nodes[at];
        node.first = start as u32;
        node.children = wanted as u16;
        node.turns = turns as u16;
    }

    /// The child to look at next.
    fn choose(&mut self, at: usize) -> usize {
        let Tuning { cpuct, fpu_reduction, puct, .. } = self.tuning;
        let parent = &self.nodes[at];
        let (first, tried) = (parent.first as usize, usize::from(parent.tried));
        let visits = parent.visits.max(1) as f32;
        let untried = tried < usize::from(parent.children);
        if untried && (tried == 0 || !puct) {
            self.nodes[at].tried += 1;
            return first + tried;
        }
        let attention = if puct { cpuct * visits.sqrt() } else { cpuct * visits.ln().sqrt() };
        let (mut best, mut highest) = (0, f32::NEG_INFINITY);
        for (n, child) in self.nodes[first..first + tried].iter().enumerate() {
            let visits = child.visits as f32;
            let score = match child.proof {
                // Worse than anything that is open.
                Some(Verdict::Win) => -1.0,
                Some(Verdict::Draw) => 0.5,
                _ if puct => child.value + attention * child.prior / (1.0 + visits),
                _ => child.value + attention / visits.sqrt(),
            };
            if score > highest {
                (best, highest) = (n, score);
            }
        }
        // Of those not tried yet the first is the likeliest.
        if untried {
            let parent_worth = 1.0 - self.nodes[at].value;
            if parent_worth - fpu_reduction + attention * self.nodes[first + tried].prior > highest {
                self.nodes[at].tried += 1;
                return first + tried;
            }
        }
        first + best
    }

    /// Concludes what it can about a node from what is certain about its children.
    fn conclude(&mut self, at: usize) {
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
