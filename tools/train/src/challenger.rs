//! Alpha-beta with the same judge, to be compared with tree search.
//!
//! How far it looks is measured by how likely turns are: a likely turn costs little of what is left to look ahead, an unlikely one much, and
//! one that turns out to be better than it was likely is looked at again as if it were likely.

use std::time::{Duration, Instant};

use lyngk_engine::Verdict;
use lyngk_engine::judge::{Judge, Judgement, Knowledge};
use lyngk_rules::{Core, SplitMix64, Turn};

/// What a win is worth; estimates are between.
const WIN: i32 = 20_000;
const CERTAIN: i32 = 10_000;
/// How many positions the table holds, as a power of two.
const TABLE_BITS: u32 = 18;
/// What is left to look ahead is counted in thousandths of the logarithm of a chance.
const UNIT: f32 = 1000.0;
/// No turn costs more.
const DEAREST: i32 = 9000;
/// So many turns are always looked at.
const ALWAYS: usize = 3;

/// How it looks ahead.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ways {
    /// What the likeliest turn costs at least.
    pub(crate) least: i32,
    /// By how much a turn may cost more than is left.
    pub(crate) margin: i32,
}

pub(crate) const WAYS: Ways = Ways { least: 700, margin: 1500 };

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    key: u64,
    left: i32,
    value: i32,
    bound: Bound,
    best: Turn,
}

/// Somebody who searches like this.
#[derive(Debug)]
pub(crate) struct Challenger {
    judge: Knowledge,
    ways: Ways,
    table: Vec<Entry>,
    random: SplitMix64,
    judged: u64,
    most: u64,
    deadline: Option<Instant>,
}

impl Challenger {
    pub(crate) fn new(judge: Knowledge, ways: Ways) -> Challenger {
        let empty = Entry { key: 0, left: 0, value: 0, bound: Bound::Exact, best: Turn::Pass };
        let table = vec![empty; 1 << TABLE_BITS];
        Challenger { judge, ways, table, random: SplitMix64::new(0), judged: 0, most: 0, deadline: None }
    }

    /// Chooses a turn, with so much time or after so many judgements. Gives these.
    pub(crate) fn choose(&mut self, core: &Core, time: Option<Duration>, most: u64) -> (Turn, u64) {
        (self.judged, self.most) = (0, most);
        self.deadline = time.map(|time| Instant::now() + time);
        let mut best = core.turns().first().copied().unwrap_or(Turn::Pass);
        if core.turn_count() > 1 {
            for round in 1..60 {
                let value = self.search(core, round * self.ways.least, -WIN, WIN);
                if let Some(entry) = self.known(core) {
                    best = entry.best;
                }
                if value.is_none_or(|value| value.abs() > CERTAIN) {
                    break;
                }
            }
        }
        (best, self.judged)
    }

    fn known(&self, core: &Core) -> Option<&Entry> {
        let entry = &self.table[place(core)];
        (entry.key == core.hash()).then_some(entry)
    }

    /// What a position is worth to the player to move, if there is time to say.
    fn search(&mut self, core: &Core, left: i32, mut alpha: i32, beta: i32) -> Option<i32> {
        if core.is_over() {
            return Some(match core.outcome_by_count().winner {
                None => 0,
                Some(winner) if winner == core.to_move() => WIN,
                Some(_) => -WIN,
            });
        }
        let known = self.known(core).copied();
        if let Some(Entry { value, bound, .. }) =
            known.filter(|known| known.left >= left || known.value.abs() > CERTAIN)
        {
            let settles = match bound {
                Bound::Exact => true,
                Bound::AtLeast => value >= beta,
                Bound::AtMost => value <= alpha,
            };
            if settles {
                return Some(value);
            }
        }
        if left <= 0 {
            return self.estimate(core);
        }
        let start = alpha;
        let (mut highest, mut best, mut complete) = (-WIN, Turn::Pass, true);
        for (n, (cost, turn)) in self.candidates(core, known.map(|known| known.best)).into_iter().enumerate() {
            if n >= ALWAYS && cost > left + self.ways.margin {
                complete = false;
                break;
            }
            let mut next = *core;
            next.play_unchecked(turn);
            let value = self.turn(&next, n == 0, left, cost, alpha, beta)?;
            if n == 0 || value > highest {
                (highest, best) = (value, turn);
                alpha = alpha.max(value);
                // What is better than before is known also when time runs out.
                if alpha > start && alpha < beta {
                    self.keep(core, Entry { key: core.hash(), left: 0, value, bound: Bound::AtLeast, best });
                }
            }
            if alpha >= beta {
                break;
            }
        }
        // A turn that was not looked at may still save the game: then nothing is certain.
        if !complete {
            highest = highest.max(-CERTAIN);
        }
        let bound = match highest {
            value if value >= beta => Bound::AtLeast,
            value if value <= start => Bound::AtMost,
            _ => Bound::Exact,
        };
        self.keep(core, Entry { key: core.hash(), left, value: highest, bound, best });
        Some(highest)
    }

    /// What a turn is worth: first whether it is better than what there is, then by how much.
    fn turn(&mut self, next: &Core, first: bool, left: i32, cost: i32, alpha: i32, beta: i32) -> Option<i32> {
        let after = left - cost;
        if first {
            return Some(-self.search(next, after, -beta, -alpha)?);
        }
        let mut value = -self.search(next, after, -alpha - 1, -alpha)?;
        let likely = left - self.ways.least;
        if value > alpha && after < likely {
            value = -self.search(next, likely, -alpha - 1, -alpha)?;
        }
        if value > alpha && value < beta {
            value = -self.search(next, likely.max(after), -beta, -alpha)?;
        }
        Some(value)
    }

    fn estimate(&mut self, core: &Core) -> Option<i32> {
        let late = |deadline: Instant| self.judged.is_multiple_of(8) && Instant::now() >= deadline;
        if self.judged >= self.most || self.deadline.is_some_and(late) {
            return None;
        }
        self.judged += 1;
        let value = match self.judge.judge(core, &mut self.random) {
            Judgement::Proved(Verdict::Win) => WIN,
            Judgement::Proved(Verdict::Draw) => 0,
            Judgement::Proved(Verdict::Loss) => -WIN,
            Judgement::Estimate(value) => ((2.0 * value.expectation - 1.0) * CERTAIN as f32) as i32,
        };
        self.keep(core, Entry { key: core.hash(), left: 0, value, bound: Bound::Exact, best: Turn::Pass });
        Some(value)
    }

    /// The turns of a position with what they cost, the cheapest first; before them the one that was best.
    fn candidates(&mut self, core: &Core, best: Option<Turn>) -> Vec<(i32, Turn)> {
        let turns = core.turns();
        let mut weights = Vec::new();
        self.judge.weigh(core, &turns, &mut weights);
        let sum: f32 = weights.iter().sum();
        let cost = |weight: f32| ((-(weight / sum).ln() * UNIT) as i32).clamp(self.ways.least, DEAREST);
        let mut candidates: Vec<(i32, Turn)> = weights.iter().map(|&weight| cost(weight)).zip(turns).collect();
        candidates.sort_by_key(|&(cost, turn)| if Some(turn) == best { 0 } else { cost });
        if let Some((cost, _)) = candidates.first_mut() {
            *cost = self.ways.least;
        }
        candidates
    }

    fn keep(&mut self, core: &Core, entry: Entry) {
        self.table[place(core)] = entry;
    }
}

fn place(core: &Core) -> usize {
    (core.hash() >> (u64::BITS - TABLE_BITS)) as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exam;
    use crate::player::Player;

    #[test]
    fn what_is_not_lost_is_never_a_certain_loss() {
        let mut challenger = Challenger::new(Player::hand().judge(), WAYS);
        for ending in exam::endings(None).expect("endings") {
            challenger.choose(&ending.position, None, 50);
            let value = challenger.known(&ending.position).map_or(0, |entry| entry.value);
            assert!(value >= -CERTAIN, "{} is no loss", ending.position);
        }
    }
}
