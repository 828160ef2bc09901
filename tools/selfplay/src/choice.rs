//! Choice of turns by tree search.

use lyngk_engine::Verdict;
use lyngk_engine::evaluation::Evaluator;
use lyngk_engine::search::{Node, Tree};
use lyngk_rules::{Core, SplitMix64};

/// A position with more stacks than this is part of the opening.
const OPENING: usize = 30;

/// Searches from a position with a number of visits, or fewer if the result is proved before.
pub fn search(tree: &mut Tree, evaluator: &mut impl Evaluator, core: &Core, visits: u64, random: &mut SplitMix64) {
    tree.start(core);
    visit(tree, visits, |_| false, |tree| tree.visit(evaluator, random));
}

/// Visits a tree up to a number of times, unless it is late or the result is proved. Returns the number of visits.
pub fn visit(tree: &mut Tree, most: u64, is_late: impl Fn(u64) -> bool, mut once: impl FnMut(&mut Tree)) -> u64 {
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

/// The turn that the search considers best.
///
/// # Panics
/// If there is no turn.
#[must_use]
pub fn best(turns: &[Node]) -> &Node {
    turns.iter().rev().max_by_key(|node| node.rank()).unwrap_or(&turns[0])
}

/// A random turn. The probability grows with the number of visits: with its square in the opening, and with its fifth power later. A
/// turn that is proved to lose is never drawn if there is another one.
///
/// # Panics
/// If there is no turn.
#[must_use]
pub fn draw<'a>(turns: &'a [Node], core: &Core, random: &mut SplitMix64) -> &'a Node {
    let power = if core.occupied().len() > OPENING { 2 } else { 5 };
    let weight = |node: &Node| match node.proof {
        // Proofs are for the opponent, who is to move after the turn.
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
