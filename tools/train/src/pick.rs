//! A search, and turns out of it.

use lyngk_engine::Verdict;
use lyngk_engine::judge::Knowledge;
use lyngk_engine::search::{Node, Tree};
use lyngk_rules::{Core, SplitMix64};

/// A turn, the more likely the more it was looked at; the higher the power, the more surely the one looked at most.
pub(crate) fn draw<'a>(turns: &'a [Node], power: i32, random: &mut SplitMix64) -> &'a Node {
    let weight = |node: &Node| match node.proof {
        Some(Verdict::Win) => 0.0,
        _ => f64::from(node.visits).powi(power),
    };
    let sum: f64 = turns.iter().map(weight).sum();
    let mut number = random.next_u64() as f64 / u64::MAX as f64 * sum;
    let drawn = turns.iter().find(|node| {
        number -= weight(node);
        number < 0.0
    });
    drawn.unwrap_or_else(|| best(turns))
}

/// The turn that the search would play.
pub(crate) fn best(turns: &[Node]) -> &Node {
    turns.iter().rev().max_by_key(|node| node.rank()).unwrap_or(&turns[0])
}

/// Looks at so many positions from one on, or fewer if nothing is left to find out.
pub(crate) fn search(tree: &mut Tree, judge: &mut Knowledge, core: &Core, visits: u64, random: &mut SplitMix64) {
    tree.start(core);
    visit(tree, visits, |_| false, |tree| tree.visit(judge, random));
}

/// Visits so many times, or fewer if it is late or nothing is left to find out. Gives how often.
pub(crate) fn visit(tree: &mut Tree, most: u64, is_late: impl Fn(u64) -> bool, mut once: impl FnMut(&mut Tree)) -> u64 {
    let mut visited = 0;
    while visited < most && tree.root().proof.is_none() {
        once(tree);
        visited += 1;
        if is_late(visited) {
            break;
        }
    }
    visited
}
