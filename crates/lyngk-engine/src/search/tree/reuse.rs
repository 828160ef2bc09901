//! Reuse of a tree in the next turn of a game: the subtree of the new position becomes the tree.
//!
//! The subtree stays in its memory. What is not part of it is removed, and the rest moves together.

use lyngk_rules::{Core, Turn};

use super::{Node, Tree};

/// The part of the memory that is kept at most, so that the next search has room: one in this many nodes.
const KEPT_PART: usize = 2;

/// The children of a node.
#[derive(Clone, Copy, Debug)]
struct Block {
    parent: u32,
    first: u32,
    children: u32,
}

impl Tree {
    /// Moves the root to a position after this turn and an answer to it, and keeps what was searched there. The root may have only some
    /// of its turns then: [`expand_root`](Tree::expand_root) adds the others.
    ///
    /// Gives whether the position was found. Otherwise nothing changes.
    pub(crate) fn advance(&mut self, turn: Turn, core: &Core) -> bool {
        let Some(at) = self.find_answer(turn, core) else { return false };
        self.root = *core;
        self.root_open = false;
        self.nodes[0] = Node { turn: Turn::Pass, prior: 1.0, ..self.nodes[at] };
        self.compact();
        true
    }

    /// The node of a position after this turn and an answer to it, if it has children.
    fn find_answer(&self, turn: Turn, core: &Core) -> Option<usize> {
        let child = self.root_children().iter().find(|child| child.turn == turn)?;
        let after = self.root.after_unchecked(turn);
        let is_answer = |answer: &Node| answer.children > 0 && after.after_unchecked(answer.turn) == *core;
        let place = self.children(child).iter().position(is_answer)?;
        Some(child.first as usize + place)
    }

    /// Removes all nodes that cannot be reached from the root. If the others would leave too little room, the children of the least
    /// visited ones are removed as well: these become leaves again, with the values they had.
    fn compact(&mut self) {
        let most = self.capacity / KEPT_PART;
        let (mut least_visits, mut blocks) = (0, self.blocks(0));
        while blocks.len() > 1 && blocks.iter().map(|block| block.children as usize).sum::<usize>() > most {
            least_visits = (2 * least_visits).max(2);
            blocks = self.blocks(least_visits);
        }
        // The children of a node have higher or lower indices than the node itself, as widening moves nodes. So all indices are
        // corrected before anything is moved. Blocks only move down, the lowest first.
        blocks.sort_unstable_by_key(|block| block.first);
        let mut end = 1;
        for block in &blocks {
            self.nodes[block.parent as usize].first = end;
            end += block.children;
        }
        let mut end = 1;
        for block in &blocks {
            let (first, children) = (block.first as usize, block.children as usize);
            self.nodes.copy_within(first..first + children, end);
            for node in &mut self.nodes[end..end + children] {
                if node.children > 0 && node.visits < least_visits {
                    (node.first, node.children, node.tried, node.turns) = (0, 0, 0, 0);
                }
            }
            end += children;
        }
        self.nodes.truncate(end);
    }

    /// The children of the root and of all nodes below it with at least this many visits.
    fn blocks(&self, least_visits: u32) -> Vec<Block> {
        let mut blocks = Vec::new();
        let mut parents = vec![0];
        while let Some(parent) = parents.pop() {
            let Node { first, children, .. } = self.nodes[parent as usize];
            let children = u32::from(children);
            blocks.push(Block { parent, first, children });
            parents.extend((first..first + children).filter(|&child| {
                let node = &self.nodes[child as usize];
                node.children > 0 && node.visits >= least_visits
            }));
        }
        blocks
    }
}

#[cfg(test)]
mod tests {
    use lyngk_rules::{Position, SplitMix64, Variant};

    use super::*;
    use crate::evaluation::LinearEvaluator;
    use crate::search::LINEAR_TUNING;

    /// A tree after this many visits.
    fn searched(mib: usize, core: &Core, visits: u32) -> Tree {
        let mut tree = Tree::new(mib, LINEAR_TUNING);
        tree.start(core);
        tree.expand_root(&core.turns(), &mut LinearEvaluator::default());
        visit(&mut tree, visits);
        tree
    }

    fn visit(tree: &mut Tree, visits: u32) {
        let (mut evaluator, mut random) = (LinearEvaluator::default(), SplitMix64::new(1));
        (0..visits).for_each(|_| tree.visit(&mut evaluator, &mut random));
    }

    /// The most visited turn and its most visited answer.
    fn likely_turns(tree: &Tree) -> [Turn; 2] {
        let line = tree.principal_variation();
        [line[0], line[1]]
    }

    /// All that is known below a node, in depth-first order.
    fn content(tree: &Tree, node: &Node) -> Vec<(Turn, u32, [u32; 3], u16, bool)> {
        let Node { turn, visits, value, draws, prior, tried, proof, .. } = *node;
        let mut all = vec![(turn, visits, [value, draws, prior].map(f32::to_bits), tried, proof.is_some())];
        for child in tree.children(node) {
            all.extend(content(tree, child));
        }
        all
    }

    fn games() -> impl Iterator<Item = Core> {
        let start = |(seed, variant)| *Position::random_start(seed, variant);
        (0..3).flat_map(|seed| Variant::ALL.map(|variant| (seed, variant))).map(start)
    }

    #[test]
    fn the_subtree_of_the_next_position_is_kept_as_it_was() {
        for core in games() {
            let mut tree = searched(8, &core, 5000);
            let [turn, answer] = likely_turns(&tree);
            let next = core.after_unchecked(turn).after_unchecked(answer);
            let of = |node: &Node, turn| tree.children(node).iter().find(|child| child.turn == turn).copied();
            let node = of(tree.root(), turn).and_then(|child| of(&child, answer)).expect("a visited answer");
            let before = content(&tree, &node);
            assert!(before.len() > 50 && node.visits > 20, "{} nodes", before.len());

            assert!(tree.advance(turn, &next));
            let after = content(&tree, tree.root());
            assert_eq!(after[1..], before[1..]);
            assert_eq!(tree.nodes.len(), after.len(), "nothing else is left");
            assert_eq!(tree.root().visits, node.visits);
            let known: Vec<(Turn, u32)> = tree.root_children().iter().map(|child| (child.turn, child.visits)).collect();

            tree.expand_root(&next.turns(), &mut LinearEvaluator::default());
            assert_eq!(tree.root_children().len(), next.turn_count());
            assert!(tree.root_children().is_sorted_by(|one, two| one.prior >= two.prior));
            assert!(tree.root_children().iter().map(|child| (child.turn, child.visits)).take(known.len()).eq(known));
            visit(&mut tree, 500);
            assert_eq!(tree.root().visits, node.visits + 500);
            let visits: u32 = tree.root_children().iter().map(|child| child.visits).sum();
            assert!(tree.root().visits.abs_diff(visits) <= LINEAR_TUNING.expansion_visits, "{visits}");
        }
    }

    #[test]
    fn a_large_subtree_leaves_room_for_the_next_search() {
        for core in games() {
            // One answer to one turn, so that nearly the whole tree is below it.
            let mut tree = Tree::new(1, LINEAR_TUNING);
            let mut evaluator = LinearEvaluator::default();
            let turn = core.turns()[0];
            tree.start(&core);
            tree.expand_root(&[turn], &mut evaluator);
            visit(&mut tree, 60_000);
            assert!(tree.is_full());
            let answer = likely_turns(&tree)[1];
            let next = core.after_unchecked(turn).after_unchecked(answer);
            let known = tree.nodes.len();
            assert!(tree.advance(turn, &next));
            assert!(tree.nodes.len() <= tree.capacity / KEPT_PART, "{} of {known}", tree.nodes.len());
            tree.expand_root(&next.turns(), &mut evaluator);
            let kept = tree.nodes.len();
            visit(&mut tree, 3000);
            assert!(tree.nodes.len() > kept && tree.nodes.len() <= tree.capacity);
            assert_eq!(tree.nodes.capacity(), tree.capacity, "the memory is that of the beginning");
        }
    }

    #[test]
    fn a_position_that_was_not_searched_is_not_found() {
        let core = games().next().expect("a game");
        let mut tree = searched(4, &core, 2000);
        let [turn, answer] = likely_turns(&tree);
        let after = core.after_unchecked(turn);
        let next = after.after_unchecked(answer);
        let before = content(&tree, tree.root());
        let other = games().nth(2).expect("a game");
        assert!(!tree.advance(turn, &core) && !tree.advance(turn, &after) && !tree.advance(turn, &other));
        assert!(!tree.advance(answer, &next), "no legal turn");
        assert_eq!(content(&tree, tree.root()), before);
    }
}
