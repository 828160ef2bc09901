//! Reuse of a tree in the next turn of a game: the subtree of the new position becomes the tree.
//!
//! The subtree stays in its memory. When memory runs short, what is not part of it is removed, and the rest moves together.

use lyngk_rules::{Core, Turn};

use super::arena::fitting;
use super::cell::Cell;
use super::{ROOT, Tree};

/// The part of the memory that is kept at most, so that the next search has room: one in this many cells.
const KEPT_PART: usize = 2;

/// A block of children with its header.
#[derive(Clone, Copy, Debug)]
struct Block {
    /// The cell that has the link to it: a node, or the header of the block before.
    owner: u32,
    header: u32,
    cells: usize,
}

impl Tree {
    /// Moves the root to a position after this turn and an answer to it, and keeps what was searched there. The root may have only some
    /// of its turns then: [`expand_root`](Tree::expand_root) adds the others.
    ///
    /// Gives whether the position was found. Otherwise nothing changes.
    pub(crate) fn advance(&mut self, turn: Turn, core: &Core) -> bool {
        let Some(answer) = self.find_answer(turn, core) else { return false };
        self.arena.cell(ROOT).set_root(answer);
        self.root = *core;
        self.root_open = false;
        if self.arena.len() > self.arena.capacity() / KEPT_PART {
            self.compact();
        }
        true
    }

    /// The node of a position after this turn and an answer to it, if it has children.
    fn find_answer(&self, turn: Turn, core: &Core) -> Option<&Cell> {
        let child = self.children(self.arena.cell(ROOT)).find(|child| child.turn() == turn)?;
        let after = self.root.after_unchecked(turn);
        let is_answer = |answer: &&Cell| answer.children() > 0 && after.after_unchecked(answer.turn()) == *core;
        self.children(child).find(is_answer)
    }

    /// Removes all nodes that cannot be reached from the root. If the others would leave too little room, the children of the least
    /// visited ones are removed as well: these become leaves again, with the values they had.
    fn compact(&mut self) {
        let most = self.arena.capacity() / KEPT_PART;
        let (mut least_visits, mut blocks) = (0, self.reachable_blocks(0));
        while blocks.len() > 1 && blocks.iter().map(|block| block.cells).sum::<usize>() > most {
            least_visits = (2 * least_visits).max(2);
            blocks = self.reachable_blocks(least_visits);
        }
        // A block has a higher or a lower index than the cell with the link to it. So all links are corrected before anything is moved.
        // Blocks only move down, the lowest first.
        blocks.sort_unstable_by_key(|block| block.header);
        let mut end = ROOT + 1;
        let mut new_place = |cells: usize| {
            let place = fitting(end, cells);
            end = place + cells as u32;
            place
        };
        let moves: Vec<(Block, u32)> = blocks.into_iter().map(|block| (block, new_place(block.cells))).collect();
        for &(block, place) in &moves {
            self.arena.cell(block.owner).set_link(place);
        }
        for (block, place) in moves {
            for (from, to) in (block.header..).zip(place..).take(block.cells) {
                let cell = self.arena.cell(to);
                cell.copy_from(self.arena.cell(from));
                // A header is no node: it has no visits, and its link was corrected.
                if from > block.header && cell.children() > 0 && cell.visits() < least_visits {
                    cell.remove_children();
                }
            }
        }
        self.arena.truncate(end);
    }

    /// The blocks of the root and of all nodes below it with at least this many visits.
    fn reachable_blocks(&self, least_visits: u32) -> Vec<Block> {
        let mut blocks = Vec::new();
        let mut parents = vec![ROOT];
        while let Some(parent) = parents.pop() {
            let mut owner = parent;
            for (first, block) in self.blocks(self.arena.cell(parent)) {
                let header = first - 1;
                blocks.push(Block { owner, header, cells: 1 + block.len() });
                owner = header;
                let is_parent = |child: &Cell| child.children() > 0 && child.visits() >= least_visits;
                parents.extend((first..).zip(block).filter(|(_, child)| is_parent(child)).map(|(index, _)| index));
            }
        }
        blocks
    }
}

#[cfg(test)]
mod tests {
    use lyngk_rules::{Position, SplitMix64, Variant};

    use super::*;
    use crate::evaluation::LinearEvaluator;
    use crate::search::{LINEAR_TUNING, Node};

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
    fn content(tree: &Tree, node: &Cell) -> Vec<(Turn, u32, [u32; 3], usize, bool)> {
        let Node { turn, visits, value, draws, prior, proof } = node.node();
        let mut all = vec![(turn, visits, [value, draws, prior].map(f32::to_bits), node.tried(), proof.is_some())];
        for child in tree.children(node) {
            all.extend(content(tree, child));
        }
        all
    }

    fn root(tree: &Tree) -> &Cell {
        tree.arena.cell(ROOT)
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
            let node = tree.find_answer(turn, &next).expect("a visited answer");
            let (before, known_visits) = (content(&tree, node), node.visits());
            assert!(before.len() > 50 && known_visits > 20, "{} nodes", before.len());

            assert!(tree.advance(turn, &next));
            assert_eq!(content(&tree, root(&tree))[1..], before[1..]);
            tree.compact();
            let after = content(&tree, root(&tree));
            assert_eq!(after[1..], before[1..]);
            let headers = tree.reachable_blocks(0).len();
            let skipped = tree.arena.len() - after.len() - headers;
            assert!(skipped < 400 * tree.arena.len().div_ceil(8192), "nothing else is left: {skipped}");
            assert_eq!(tree.root().visits, known_visits);
            let known: Vec<(Turn, u32)> = tree.root_children().iter().map(|child| (child.turn, child.visits)).collect();

            tree.expand_root(&next.turns(), &mut LinearEvaluator::default());
            assert_eq!(tree.root_children().len(), next.turn_count());
            assert!(tree.root_children().is_sorted_by(|one, two| one.prior >= two.prior));
            assert!(tree.root_children().iter().map(|child| (child.turn, child.visits)).take(known.len()).eq(known));
            visit(&mut tree, 500);
            assert_eq!(tree.root().visits, known_visits + 500);
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
            let known = tree.arena.len();
            assert!(tree.advance(turn, &next));
            // The ends of segments may be left empty.
            let most = tree.arena.capacity() * 21 / 20 / KEPT_PART;
            assert!(tree.arena.len() <= most, "{} of {known}", tree.arena.len());
            tree.expand_root(&next.turns(), &mut evaluator);
            let kept = tree.arena.len();
            visit(&mut tree, 3000);
            assert!(tree.arena.len() > kept && tree.arena.len() <= tree.arena.capacity());
        }
    }

    #[test]
    fn a_position_that_was_not_searched_is_not_found() {
        let core = games().next().expect("a game");
        let mut tree = searched(4, &core, 2000);
        let [turn, answer] = likely_turns(&tree);
        let after = core.after_unchecked(turn);
        let next = after.after_unchecked(answer);
        let before = content(&tree, root(&tree));
        let other = games().nth(2).expect("a game");
        assert!(!tree.advance(turn, &core) && !tree.advance(turn, &after) && !tree.advance(turn, &other));
        assert!(!tree.advance(answer, &next), "no legal turn");
        assert_eq!(content(&tree, root(&tree)), before);
    }
}
