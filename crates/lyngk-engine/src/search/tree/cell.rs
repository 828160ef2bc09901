//! A node in memory that all threads share, and what is read of it.
//!
//! Every field is atomic, so that threads never wait for each other. Most orderings are relaxed: a statistic is a number by itself, and
//! nothing else in memory depends on it. The exception is [growth](Cell::publish): a thread that sees new children must see what was
//! written into them.

use std::sync::atomic::Ordering::{Acquire, Relaxed, Release};
use std::sync::atomic::{AtomicU8, AtomicU16, AtomicU32, AtomicU64};

use lyngk_rules::{Color, Point, Turn};

use crate::Verdict;
use crate::evaluation::Value;

/// Statistics of a turn: a copy of its node.
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
    /// The proved result for the player who moves next, if there is one.
    pub proof: Option<Verdict>,
}

impl Node {
    /// The order of turns by proofs and visits: proved wins are best, proved losses worst, the others are compared by visits.
    #[must_use]
    pub fn rank(&self) -> (Verdict, u32) {
        let proof = match self.proof {
            Some(Verdict::Loss) => Verdict::Win,
            Some(Verdict::Win) => Verdict::Loss,
            _ => Verdict::Draw,
        };
        (proof, self.visits)
    }

    /// The score of PUCT: Q + exploration · P / (1 + n), where n are the visits.
    pub(crate) fn puct(&self, exploration: f32) -> f32 {
        self.value + exploration * self.prior / (1.0 + self.visits as f32)
    }
}

/// A node: a turn, and the position after it. A cell can also be the header of a block of children, see [`blocks`](super::Tree::blocks).
#[derive(Debug, Default)]
// Two to a cache line, none across two.
#[repr(align(32))]
pub(super) struct Cell {
    /// Visits and mean value in one word, so that they always belong together.
    statistics: AtomicU64,
    draws: AtomicU32,
    turn: AtomicU32,
    prior: AtomicU32,
    /// The header of the first block of children, or of the next block. 0 is none: that is the root.
    link: AtomicU32,
    /// The number of children; of a header, the number in its block.
    children: AtomicU16,
    /// The number of children that were visited. They come first.
    tried: AtomicU16,
    /// How many threads are at this node or below it. To the others each of them counts as a visit that loses (virtual loss), so that
    /// they spread over the tree.
    in_flight: AtomicU16,
    proof: AtomicU8,
    growth: AtomicU8,
}

const _: () = assert!(size_of::<Cell>() == 32);

/// The states of growth.
mod growth {
    /// The node may get children, or more of them.
    pub(super) const POSSIBLE: u8 = 0;
    /// A thread is adding children.
    pub(super) const RUNNING: u8 = 1;
    /// All turns are children.
    pub(super) const COMPLETE: u8 = 2;
}

impl Cell {
    /// Makes it the node of a turn, without visits or children. Only the thread that has allocated it may do so.
    pub(super) fn set_node(&self, turn: Turn, prior: f32) {
        self.copy_from(&Cell {
            turn: AtomicU32::new(code(turn)),
            prior: AtomicU32::new(prior.to_bits()),
            ..Cell::default()
        });
    }

    /// Makes it the header of a block of this many children.
    pub(super) fn set_header(&self, children: usize) {
        self.copy_from(&Cell { children: AtomicU16::new(children as u16), ..Cell::default() });
    }

    /// Copies another one that no thread is using.
    pub(super) fn copy_from(&self, other: &Cell) {
        let Cell { statistics, draws, turn, prior, link, children, tried, in_flight, proof, growth } = other;
        self.statistics.store(statistics.load(Relaxed), Relaxed);
        for (to, from) in [(&self.draws, draws), (&self.turn, turn), (&self.prior, prior), (&self.link, link)] {
            to.store(from.load(Relaxed), Relaxed);
        }
        for (to, from) in [(&self.children, children), (&self.tried, tried), (&self.in_flight, in_flight)] {
            to.store(from.load(Relaxed), Relaxed);
        }
        for (to, from) in [(&self.proof, proof), (&self.growth, growth)] {
            to.store(from.load(Relaxed), Relaxed);
        }
    }

    /// Makes it the root, with all that is known of another node.
    pub(super) fn set_root(&self, node: &Cell) {
        self.copy_from(node);
        self.turn.store(code(Turn::Pass), Relaxed);
        self.prior.store(1f32.to_bits(), Relaxed);
    }

    /// Makes it a leaf, with the value it has.
    pub(super) fn remove_children(&self) {
        self.link.store(0, Relaxed);
        self.children.store(0, Relaxed);
        self.tried.store(0, Relaxed);
        self.growth.store(growth::POSSIBLE, Relaxed);
    }

    pub(super) fn turn(&self) -> Turn {
        turn(self.turn.load(Relaxed))
    }

    pub(super) fn prior(&self) -> f32 {
        f32::from_bits(self.prior.load(Relaxed))
    }

    /// Visits and mean value.
    pub(super) fn statistics(&self) -> (u32, f32) {
        unpack(self.statistics.load(Relaxed))
    }

    pub(super) fn visits(&self) -> u32 {
        self.statistics().0
    }

    /// The same with virtual losses: those of all threads, but for this many.
    pub(super) fn expected_statistics(&self, without: u16) -> (u32, f32) {
        let (visits, value) = self.statistics();
        match self.in_flight.load(Relaxed).saturating_sub(without) {
            0 => (visits, value),
            lost => {
                let all = visits.saturating_add(lost.into());
                (all, value * (visits as f32 / all as f32))
            }
        }
    }

    pub(super) fn node(&self) -> Node {
        let (visits, value) = self.statistics();
        let draws = f32::from_bits(self.draws.load(Relaxed));
        Node { turn: self.turn(), visits, value, draws, prior: self.prior(), proof: self.proof() }
    }

    /// The same with virtual losses.
    pub(super) fn expected_node(&self) -> Node {
        let (visits, value) = self.expected_statistics(0);
        Node { visits, value, ..self.node() }
    }

    /// The mean value of the position for the player who moves next, if it was visited.
    pub(super) fn mean_value(&self) -> Option<Value> {
        let Node { visits, value, draws, .. } = self.node();
        (visits > 0).then_some(Value { expectation: 1.0 - value, draw: draws })
    }

    /// Begins a visit.
    pub(super) fn enter(&self) {
        self.in_flight.fetch_add(1, Relaxed);
    }

    /// Ends a visit, with this value for the player whose turn leads here.
    pub(super) fn leave(&self, value: Value) {
        let mut before = self.statistics.load(Relaxed);
        let share = loop {
            let (visits, mean) = unpack(before);
            let visits = visits.saturating_add(1);
            let share = 1.0 / visits as f32;
            let after = pack(visits, mean + (value.expectation - mean) * share);
            match self.statistics.compare_exchange_weak(before, after, Relaxed, Relaxed) {
                Ok(_) => break share,
                Err(current) => before = current,
            }
        };
        // Another thread may do the same at the same time, and one of the two be lost. Draws are reported, but decide nothing.
        let draws = f32::from_bits(self.draws.load(Relaxed));
        self.draws.store((draws + (value.draw - draws) * share).to_bits(), Relaxed);
        self.in_flight.fetch_sub(1, Relaxed);
    }

    pub(super) fn proof(&self) -> Option<Verdict> {
        match self.proof.load(Relaxed) {
            1 => Some(Verdict::Loss),
            2 => Some(Verdict::Draw),
            3 => Some(Verdict::Win),
            _ => None,
        }
    }

    pub(super) fn prove(&self, verdict: Verdict) {
        let code = match verdict {
            Verdict::Loss => 1,
            Verdict::Draw => 2,
            Verdict::Win => 3,
        };
        self.proof.store(code, Relaxed);
    }

    /// How many children were visited, or are being visited for the first time.
    pub(super) fn tried(&self) -> usize {
        self.tried.load(Relaxed).into()
    }

    /// Takes the next untried child, if this many are still the tried ones.
    pub(super) fn claim(&self, tried: usize) -> bool {
        self.tried.compare_exchange(tried as u16, tried as u16 + 1, Relaxed, Relaxed).is_ok()
    }

    /// Counts at least this many children as tried.
    pub(super) fn raise_tried(&self, tried: usize) {
        self.tried.fetch_max(tried as u16, Relaxed);
    }

    pub(super) fn children(&self) -> usize {
        self.children.load(Acquire).into()
    }

    /// The header of the next block.
    pub(super) fn link(&self) -> Option<u32> {
        Some(self.link.load(Acquire)).filter(|&link| link != 0)
    }

    pub(super) fn set_link(&self, header: u32) {
        self.link.store(header, Release);
    }

    /// Whether all turns are children. Must be read before the children.
    pub(super) fn is_complete(&self) -> bool {
        self.growth.load(Acquire) == growth::COMPLETE
    }

    /// Takes the right to add children, which one thread at a time has.
    pub(super) fn start_growth(&self) -> bool {
        // The last growth must be seen by the next, as it continues it.
        self.growth.compare_exchange(growth::POSSIBLE, growth::RUNNING, Acquire, Relaxed).is_ok()
    }

    /// Gives the right back without having added anything.
    pub(super) fn stop_growth(&self) {
        self.growth.store(growth::POSSIBLE, Release);
    }

    /// Shows the children to all threads, after they have been written and linked. The order matters: a thread that sees the node as
    /// complete sees all of its children.
    pub(super) fn publish(&self, children: usize, is_complete: bool) {
        self.children.store(children as u16, Release);
        self.growth.store(if is_complete { growth::COMPLETE } else { growth::POSSIBLE }, Release);
    }
}

fn pack(visits: u32, value: f32) -> u64 {
    u64::from(visits) << 32 | u64::from(value.to_bits())
}

fn unpack(statistics: u64) -> (u32, f32) {
    ((statistics >> 32) as u32, f32::from_bits(statistics as u32))
}

/// A turn as a number.
fn code(turn: Turn) -> u32 {
    match turn {
        Turn::Pass => u32::MAX,
        Turn::Move { claim, from, to } => {
            let claim = claim.map_or(0, |color| 1 + color.index());
            (claim << 16 | from.index() << 8 | to.index()) as u32
        }
    }
}

/// The turn of a number.
fn turn(code: u32) -> Turn {
    let point = |shift: u32| Point::from_index((code >> shift & 0xff) as usize);
    let (Some(from), Some(to)) = (point(8), point(0)) else { return Turn::Pass };
    let claim = (code >> 16).checked_sub(1).and_then(|color| Color::ALL.get(color as usize).copied());
    Turn::Move { claim, from, to }
}

#[cfg(test)]
mod tests {
    use lyngk_rules::{Position, Variant};

    use super::*;

    #[test]
    fn turns_are_coded_and_decoded() {
        let start = Position::random_start(1, Variant::Standard);
        for of in start.turns().into_iter().chain([Turn::Pass]) {
            assert_eq!(turn(code(of)), of);
        }
    }

    #[test]
    fn virtual_losses_lower_the_value_until_the_visit_ends() {
        let cell = Cell::default();
        cell.set_node(Turn::Pass, 0.5);
        let value = |expectation| Value { expectation, draw: 0.0 };
        for expectation in [0.5, 0.7] {
            cell.enter();
            cell.leave(value(expectation));
        }
        assert_eq!(cell.expected_statistics(0), (2, 0.6));
        cell.enter();
        assert_eq!(cell.expected_statistics(0), (3, 0.6 * (2.0 / 3.0)));
        assert_eq!((cell.expected_statistics(1), cell.statistics()), ((2, 0.6), (2, 0.6)));
        cell.leave(value(0.6));
        assert_eq!(cell.expected_node().visits, 3);
    }

    #[test]
    fn no_visit_is_lost_between_threads() {
        let cell = Cell::default();
        std::thread::scope(|scope| {
            for thread in 0..4 {
                let cell = &cell;
                scope.spawn(move || {
                    for _ in 0..20_000 {
                        cell.enter();
                        cell.leave(Value { expectation: thread as f32 / 3.0, draw: 0.25 });
                    }
                });
            }
        });
        let Node { visits, value, draws, .. } = cell.node();
        assert_eq!((visits, cell.expected_statistics(0).0), (80_000, 80_000));
        assert!((value - 0.5).abs() < 0.1 && (draws - 0.25).abs() < 1e-6, "{value}, {draws}");
    }
}
