//! Trees that several threads have searched are sound, however the threads met. The turn to play is the one that a search prefers.

use super::*;
use crate::evaluation::{LinearEvaluator, NetworkEvaluator};
use crate::network::Networks;
use crate::search::{LINEAR_TUNING, NETWORK_TUNING};

const THREADS: u64 = 8;

/// Visits a position by several threads at the same time, this many times each.
fn search(tree: &mut Tree, core: &Core, evaluator: &(impl Evaluator + Clone + Sync), visits: u64) {
    tree.start(core);
    tree.expand_root(&core.turns(), &mut evaluator.clone());
    visit(tree, evaluator, visits);
}

fn visit(tree: &Tree, evaluator: &(impl Evaluator + Clone + Sync), visits: u64) {
    std::thread::scope(|scope| {
        for thread in 0..THREADS {
            scope.spawn(move || {
                let (mut evaluator, mut random) = (evaluator.clone(), SplitMix64::new(thread));
                let mut scratch = Scratch::default();
                (0..visits).for_each(|_| tree.visit_from(None, &mut scratch, &mut evaluator, &mut random));
            });
        }
    });
}

/// Checks all that must hold of a node and those below it after a search. Gives their number.
fn check(tree: &Tree, node: &Cell, core: &Core) -> usize {
    let (visits, value) = node.statistics();
    assert_eq!(node.expected_statistics(0), (visits, value), "no thread is left here");
    assert!((0.0..=1.0).contains(&value), "{value}");
    let children: Vec<&Cell> = tree.children(node).collect();
    assert_eq!(children.len(), node.children());
    assert!(node.tried() <= children.len() && children.is_sorted_by(|one, two| one.prior() >= two.prior()));
    assert!(children[node.tried()..].iter().all(|child| child.visits() == 0), "visited children come first");
    assert!(children.iter().map(|child| u64::from(child.visits())).sum::<u64>() <= visits.into());
    let turns = core.turns();
    let mut known: Vec<Turn> = children.iter().map(|child| child.turn()).collect();
    assert!(known.iter().all(|turn| turns.contains(turn)), "{known:?} in {core:?}");
    known.sort_unstable();
    known.dedup();
    assert_eq!(known.len(), children.len(), "no turn twice");
    assert!(!node.is_complete() || children.len() == turns.len());
    if let (Some(proof), false) = (node.proof(), children.is_empty()) {
        let best = children.iter().filter_map(|child| child.proof()).map(Verdict::opposite).max();
        assert_eq!(best, Some(proof), "a proof follows from those of the children");
        assert!(proof == Verdict::Win || children.iter().all(|child| child.proof().is_some()));
    }
    1 + children.iter().map(|child| check(tree, child, &core.after_unchecked(child.turn()))).sum::<usize>()
}

fn check_all(tree: &Tree) -> usize {
    check(tree, tree.arena.cell(ROOT), &tree.root)
}

fn positions() -> impl Iterator<Item = Core> {
    let position = |(seed, variant, turns)| {
        let (mut core, mut random) = (*Position::random_start(seed, variant), SplitMix64::new(seed));
        for _ in 0..turns {
            let Some(turn) = core.random_turn(&mut random) else { break };
            core.play_unchecked(turn);
        }
        core
    };
    // A start, a middle game, and an ending in which much is proved.
    let places = Variant::ALL.map(|variant| [(1, variant, 0), (2, variant, 12), (3, variant, 27)]);
    places.into_iter().flatten().map(position).filter(|core| !core.is_over())
}

#[test]
fn no_visit_is_lost() {
    let mut tree = Tree::new(16, LINEAR_TUNING);
    for core in positions() {
        search(&mut tree, &core, &LinearEvaluator::default(), 2000);
        let root = tree.root();
        assert_eq!(u64::from(root.visits), THREADS * 2000);
        let visits: u32 = tree.root_children().iter().map(|child| child.visits).sum();
        assert!(visits == root.visits || root.proof.is_some(), "{visits}");
        assert!(check_all(&tree) > 100 || root.proof.is_some());
    }
}

#[test]
fn a_full_tree_stays_sound_and_is_kept_for_the_next_turn() {
    for core in positions() {
        let mut tree = Tree::new(1, LINEAR_TUNING);
        let evaluator = LinearEvaluator::default();
        search(&mut tree, &core, &evaluator, 8000);
        assert!(tree.arena.len() <= tree.arena.capacity());
        check_all(&tree);
        if tree.root().proof.is_some() {
            continue;
        }
        assert!(tree.is_full());
        let line = tree.principal_variation();
        let next = core.after_unchecked(line[0]).after_unchecked(line[1]);
        if next.is_over() || !tree.advance(line[0], &next) {
            continue;
        }
        check_all(&tree);
        tree.expand_root(&next.turns(), &mut evaluator.clone());
        visit(&tree, &evaluator, 500);
        check_all(&tree);
    }
}

#[test]
fn threads_share_the_cache_of_the_network() {
    let mut tree = Tree::new(16, NETWORK_TUNING);
    for core in positions() {
        search(&mut tree, &core, &NetworkEvaluator::new(Networks::embedded()), 100);
        check_all(&tree);
    }
}

#[test]
fn one_thread_makes_the_same_tree_again() {
    let core = positions().next().expect("a position");
    let mut trees = [4, 64].map(|mib| Tree::new(mib, NETWORK_TUNING));
    for tree in &mut trees {
        let (mut evaluator, mut random) = (NetworkEvaluator::new(Networks::embedded()), SplitMix64::new(1));
        tree.start(&core);
        (0..2000).for_each(|_| tree.visit(&mut evaluator, &mut random));
    }
    let [one, two] = trees.map(|tree| format!("{:?} {:?}", tree.root_children(), tree.principal_variation()));
    assert_eq!(one, two);
}

/// A tree whose root was searched, but for these visits and values of its first turns.
fn with_results(tuning: Tuning, visits: u64, results: &[(u32, f32)]) -> Tree {
    let core = *Position::random_start(4, Variant::Standard);
    let mut tree = Tree::new(1, tuning);
    tree.start(&core);
    tree.expand_root(&core.turns(), &mut LinearEvaluator::default());
    let leave = |cell: &Cell, expectation| {
        cell.enter();
        cell.leave(Value { expectation, draw: 0.0 });
    };
    (0..visits).for_each(|_| leave(tree.arena.cell(ROOT), 0.5));
    for (child, &(visits, value)) in tree.children(tree.arena.cell(ROOT)).zip(results) {
        (0..visits).for_each(|_| leave(child, value));
    }
    tree
}

/// The place of the turn to play.
fn best_place(tree: &Tree) -> usize {
    let best = tree.best().expect("a turn");
    tree.root_children().iter().position(|node| node.turn == best.turn).expect("a child")
}

#[test]
fn the_turn_to_play_has_a_high_value_after_enough_visits() {
    let place = |visits, results: &[(u32, f32)]| best_place(&with_results(NETWORK_TUNING, visits, results));
    assert_eq!(place(1000, &[(500, 0.5), (300, 0.6), (100, 0.4)]), 1, "the value counts more than visits");
    assert_eq!(place(1000, &[(500, 0.5), (300, 0.503), (100, 0.4)]), 0, "a little more proves nothing");
    assert_eq!(place(1000, &[(500, 0.5), (49, 0.9), (100, 0.4)]), 0, "neither do few visits");
    assert_eq!(place(100, &[(50, 0.5), (30, 0.6)]), 0, "sequential halving has chosen by visits");
    let most_visited = Tuning { uncertainty: 0.0, ..NETWORK_TUNING };
    assert_eq!(best_place(&with_results(most_visited, 1000, &[(500, 0.5), (300, 0.6)])), 0);
}

#[test]
fn proofs_count_more_than_values() {
    let tree = with_results(NETWORK_TUNING, 1000, &[(500, 0.5), (300, 0.6), (10, 0.1)]);
    let turns: Vec<Turn> = tree.root_children().iter().map(|node| node.turn).collect();
    tree.prove_turn(turns[1], Verdict::Win);
    assert_eq!(best_place(&tree), 0, "the second is proved to lose");
    tree.prove_turn(turns[2], Verdict::Loss);
    assert_eq!(best_place(&tree), 2, "the third is proved to win");
}
