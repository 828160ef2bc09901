//! Puzzles against the clock.

use std::time::Duration;

use lyngk_rules::SplitMix64;

use super::{Puzzle, PuzzleFilter, PuzzleId, PuzzleSet};

/// The time of a storm.
pub const STORM_TIME: Duration = Duration::from_mins(3);
/// Cost of a wrong turn.
pub const STORM_COST: Duration = Duration::from_secs(10);

/// The rating of the first puzzle, and by how much the next ones rise.
const FIRST: u16 = 600;
const RISE: u16 = 40;
/// Longer puzzles take too much time.
const MOST_STEPS: usize = 2;
/// The number of puzzles of about the right rating that each one is drawn from.
const DRAWN_FROM: usize = 8;
/// A storm begins with so many that beginners understand.
const WARM_UP: usize = 5;

/// As many puzzles as possible in three minutes, from easy ones to hard ones. A wrong turn ends a puzzle and costs time.
///
/// Callers pass the time.
///
/// ```
/// use std::time::Duration;
/// use lyngk_study::puzzle::{PuzzleFilter, PuzzleSet, PuzzleStorm};
///
/// let set: PuzzleSet = include_str!("../../data/puzzles.txt").parse()?;
/// let mut storm = PuzzleStorm::new(&set, PuzzleFilter::default(), &[], 1, Duration::ZERO);
/// let first = storm.puzzle();
/// storm.solve();
/// assert!(storm.solved() == 1 && storm.puzzle() != first);
/// storm.miss();
/// assert_eq!(storm.left(Duration::from_secs(60)), Duration::from_secs(110));
/// # Ok::<(), lyngk_study::puzzle::PuzzleError>(())
/// ```
#[derive(Clone, Debug)]
pub struct PuzzleStorm {
    puzzles: Vec<PuzzleId>,
    place: usize,
    /// When the time is up.
    end: Duration,
    missed: Vec<PuzzleId>,
}

impl PuzzleStorm {
    /// Starts a storm with puzzles of a variant and theme. Their difficulty rises, whatever the filter says about it. Those that were just
    /// opened (`recent`) are left out.
    #[must_use]
    pub fn new(set: &PuzzleSet, filter: PuzzleFilter, recent: &[PuzzleId], seed: u64, now: Duration) -> PuzzleStorm {
        let filter = PuzzleFilter { difficulty: None, ..filter };
        let is_short = |puzzle: &&Puzzle| puzzle.steps().len() <= MOST_STEPS && !recent.contains(&puzzle.id());
        let mut left: Vec<&Puzzle> = set.matching(filter).filter(is_short).collect();
        left.sort_by_key(|puzzle| puzzle.rating());
        let mut random = SplitMix64::new(seed);
        let mut simple: Vec<&Puzzle> =
            left.iter().copied().filter(|puzzle| puzzle.suits_beginners()).take(DRAWN_FROM).collect();
        while simple.len() > WARM_UP {
            simple.remove(random.below(simple.len() as u64) as usize);
        }
        left.retain(|puzzle| !simple.contains(puzzle));
        let mut puzzles: Vec<PuzzleId> = simple.iter().map(|puzzle| puzzle.id()).collect();
        for target in (FIRST..u16::MAX).step_by(RISE.into()).skip(puzzles.len()) {
            // They are sorted: those around the first that reaches the target.
            let reaches = left.partition_point(|puzzle| puzzle.rating() < target);
            let from = reaches.saturating_sub(DRAWN_FROM / 2).min(left.len().saturating_sub(DRAWN_FROM));
            let near = DRAWN_FROM.min(left.len());
            if near == 0 {
                break;
            }
            puzzles.push(left.remove(from + random.below(near as u64) as usize).id());
        }
        PuzzleStorm { puzzles, place: 0, end: now + STORM_TIME, missed: Vec::new() }
    }

    /// The puzzle to solve now. None after the last one.
    #[must_use]
    pub fn puzzle(&self) -> Option<PuzzleId> {
        self.puzzles.get(self.place).copied()
    }

    /// The time that is left.
    #[must_use]
    pub fn left(&self, now: Duration) -> Duration {
        self.end.saturating_sub(now)
    }

    /// The number of puzzles solved.
    #[must_use]
    pub fn solved(&self) -> usize {
        self.place - self.missed.len()
    }

    /// The puzzles that were not solved.
    #[must_use]
    pub fn missed(&self) -> &[PuzzleId] {
        &self.missed
    }

    /// The time that each puzzle has taken so far, without what errors cost. None before the first answer.
    #[must_use]
    pub fn pace(&self, now: Duration) -> Option<Duration> {
        let cost = STORM_COST * self.missed.len() as u32;
        let spent = (STORM_TIME.saturating_sub(self.left(now))).saturating_sub(cost);
        spent.checked_div(self.place as u32)
    }

    /// Goes on after a solved puzzle.
    pub fn solve(&mut self) {
        self.place = (self.place + 1).min(self.puzzles.len());
    }

    /// Goes on after a wrong turn.
    pub fn miss(&mut self) {
        if let Some(puzzle) = self.puzzle() {
            self.missed.push(puzzle);
            self.place += 1;
            self.end = self.end.saturating_sub(STORM_COST);
        }
    }
}

#[cfg(test)]
mod tests {
    use lyngk_rules::Variant;

    use super::*;

    fn set() -> PuzzleSet {
        include_str!("../../data/puzzles.txt").parse().expect("puzzles")
    }

    fn storm(seed: u64) -> PuzzleStorm {
        let filter = PuzzleFilter { variant: Some(Variant::Six), ..PuzzleFilter::default() };
        PuzzleStorm::new(&set(), filter, &[], seed, Duration::from_secs(5))
    }

    #[test]
    fn puzzles_rise_from_easy_to_hard_and_none_is_repeated() {
        let (set, storm) = (set(), storm(1));
        let puzzles: Vec<&Puzzle> = storm.puzzles.iter().filter_map(|&id| set.get(id)).collect();
        assert!(puzzles.len() > 40, "{}", puzzles.len());
        assert!(puzzles.iter().all(|puzzle| puzzle.variant() == Variant::Six && puzzle.steps().len() <= MOST_STEPS));
        let mean =
            |part: &[&Puzzle]| part.iter().map(|puzzle| u32::from(puzzle.rating())).sum::<u32>() / part.len() as u32;
        let tenth: Vec<u32> = puzzles[..40].chunks(10).map(mean).collect();
        assert!(tenth.is_sorted() && tenth[0] < 1100, "{tenth:?}");
        let mut ids = storm.puzzles.clone();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), storm.puzzles.len());
        assert_ne!(self::storm(2).puzzles, storm.puzzles);
    }

    #[test]
    fn it_begins_with_puzzles_for_beginners() {
        let set = set();
        for variant in Variant::ALL {
            let filter = PuzzleFilter { variant: Some(variant), ..PuzzleFilter::default() };
            for seed in 0..20 {
                let storm = PuzzleStorm::new(&set, filter, &[], seed, Duration::ZERO);
                let again = PuzzleStorm::new(&set, filter, &storm.puzzles[..30], seed, Duration::ZERO);
                assert!(!again.puzzles.iter().any(|id| storm.puzzles[..30].contains(id)), "just seen");
                let first: Vec<&Puzzle> = again.puzzles[..5].iter().filter_map(|&id| set.get(id)).collect();
                assert!(first.iter().all(|puzzle| puzzle.suits_beginners()), "{first:?}");
                assert!(first.is_sorted_by_key(|puzzle| puzzle.rating()));
            }
        }
    }

    #[test]
    fn a_miss_costs_time_and_is_listed() {
        let mut storm = storm(1);
        let seconds = Duration::from_secs;
        assert_eq!(storm.left(seconds(5)), STORM_TIME);
        storm.solve();
        let second = storm.puzzle();
        storm.miss();
        storm.solve();
        assert_eq!((storm.solved(), storm.missed()), (2, &[second.expect("a puzzle")][..]));
        assert_eq!(storm.left(seconds(15)), seconds(160));
        assert_eq!(storm.pace(seconds(20)), Some(seconds(5)));
        assert_eq!(storm.left(seconds(500)), Duration::ZERO);
    }

    #[test]
    fn it_ends_after_the_last_puzzle() {
        let mut storm = storm(1);
        for _ in 0..1000 {
            storm.solve();
        }
        storm.miss();
        assert_eq!((storm.puzzle(), storm.solved(), storm.missed().len()), (None, storm.puzzles.len(), 0));
    }
}
