//! The collection of puzzles, and the choice of the next one.

use std::collections::BTreeSet;
use std::str::FromStr;

use lyngk_rules::{SplitMix64, Variant};

use super::{Difficulty, Puzzle, PuzzleError, PuzzleId, PuzzleMark, PuzzleProblem, PuzzleProgress, PuzzleTheme};

/// The puzzles of a file, in file order.
///
/// A line is a puzzle, a comment (`#`), or `daily DAY COUNT`: from that day on (days since 1 January 1970, UTC), the puzzle of the day is
/// one of the first `COUNT`. When puzzles are appended, such a line with a future day is appended, too, so that no past day changes its
/// puzzle.
#[derive(Clone, Debug, Default)]
pub struct PuzzleSet {
    puzzles: Vec<Puzzle>,
    daily: Vec<Daily>,
    /// Places of the puzzles in the order in which they are offered.
    offered: Vec<usize>,
}

/// From a day on, this many puzzles take turns.
#[derive(Clone, Copy, Debug)]
struct Daily {
    from: u32,
    count: usize,
}

/// A selection of puzzles; unset fields match all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PuzzleFilter {
    /// Difficulty.
    pub difficulty: Option<Difficulty>,
    /// One of the themes.
    pub theme: Option<PuzzleTheme>,
    /// Variant.
    pub variant: Option<Variant>,
}

impl PuzzleFilter {
    /// Whether a puzzle matches.
    #[must_use]
    pub fn fits(&self, puzzle: &Puzzle) -> bool {
        self.difficulty.is_none_or(|difficulty| puzzle.difficulty() == difficulty)
            && self.theme.is_none_or(|theme| puzzle.themes().contains(&theme))
            && self.variant.is_none_or(|variant| puzzle.variant() == variant)
    }
}

impl PuzzleSet {
    /// All puzzles, in order.
    #[must_use]
    pub fn puzzles(&self) -> &[Puzzle] {
        &self.puzzles
    }

    /// Finds a puzzle by its identifier.
    #[must_use]
    pub fn get(&self, id: PuzzleId) -> Option<&Puzzle> {
        self.puzzles.iter().find(|puzzle| puzzle.id() == id)
    }

    /// The puzzle's number for people, from 1.
    #[must_use]
    pub fn number(&self, id: PuzzleId) -> Option<usize> {
        self.puzzles.iter().position(|puzzle| puzzle.id() == id).map(|place| place + 1)
    }

    /// The puzzles that match.
    pub fn matching(&self, filter: PuzzleFilter) -> impl Iterator<Item = &Puzzle> {
        self.puzzles.iter().filter(move |puzzle| filter.fits(puzzle))
    }

    /// The next matching puzzle that is not solved. The easiest are offered first, those that complete a stack at once before the others.
    /// They take turns after the given one, so that failed puzzles come back last. None if all are solved.
    #[must_use]
    pub fn next(&self, filter: PuzzleFilter, progress: &PuzzleProgress, after: Option<PuzzleId>) -> Option<&Puzzle> {
        let start = after.and_then(|id| self.offered.iter().position(|&place| self.puzzles[place].id() == id));
        let (before, behind) = self.offered.split_at(start.map_or(0, |start| start + 1));
        let wanted = |puzzle: &&Puzzle| filter.fits(puzzle) && progress.mark(puzzle.id()) != Some(PuzzleMark::Solved);
        behind.iter().chain(before).map(|&place| &self.puzzles[place]).find(wanted)
    }

    /// Number of solved puzzles among those that match, and number of those that match.
    #[must_use]
    pub fn count(&self, filter: PuzzleFilter, progress: &PuzzleProgress) -> (usize, usize) {
        let solved = |puzzle: &&Puzzle| progress.mark(puzzle.id()) == Some(PuzzleMark::Solved);
        (self.matching(filter).filter(solved).count(), self.matching(filter).count())
    }

    /// The puzzle of a day (days since 1 January 1970, UTC) in a variant: the same for everybody.
    ///
    /// Puzzles of the variant take turns in an order that is reshuffled after each round. None if there are no puzzles.
    #[must_use]
    pub fn of_day(&self, day: u32, variant: Variant) -> Option<&Puzzle> {
        let all = Daily { from: 0, count: self.puzzles.len() };
        let now = self.daily.iter().rev().find(|daily| daily.from <= day);
        let Daily { from, count } = now.or(self.daily.first()).copied().unwrap_or(all);
        let since = day.saturating_sub(from) as usize;
        let mut order: Vec<usize> = (0..count).filter(|&place| self.puzzles[place].variant() == variant).collect();
        let count = order.len();
        let round = since.checked_div(count)?;
        let mut chance = SplitMix64::new(u64::from(from) << 32 | round as u64);
        for place in (1..count).rev() {
            order.swap(place, chance.below(place as u64 + 1) as usize);
        }
        self.puzzles.get(order[since % count])
    }
}

impl FromStr for PuzzleSet {
    type Err = PuzzleError;

    fn from_str(text: &str) -> Result<PuzzleSet, PuzzleError> {
        let (mut set, mut ids) = (PuzzleSet::default(), BTreeSet::new());
        for (number, line) in text.lines().enumerate() {
            let problem = |problem| PuzzleError { line: number + 1, problem };
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            if let Some(rest) = line.strip_prefix("daily ") {
                let daily = daily(rest, set.puzzles.len()).ok_or(problem(PuzzleProblem::Daily))?;
                set.daily.push(daily);
                continue;
            }
            let puzzle: Puzzle = line.parse().map_err(problem)?;
            if !ids.insert(puzzle.id()) {
                return Err(problem(PuzzleProblem::Twice { id: puzzle.id() }));
            }
            set.puzzles.push(puzzle);
        }
        set.daily.sort_by_key(|daily| daily.from);
        set.offered = (0..set.puzzles.len()).collect();
        set.offered.sort_by_key(|&place| rank(&set.puzzles[place]));
        Ok(set)
    }
}

/// Sort key of a puzzle in the order in which puzzles are offered.
fn rank(puzzle: &Puzzle) -> (Difficulty, bool, u8, usize) {
    let steps = puzzle.steps();
    let kind = match steps {
        [only] if puzzle.position().completes(only.turn) => u8::from(only.turn.claim().is_some()),
        _ => 2,
    };
    (puzzle.difficulty(), puzzle.variant() == Variant::Six, kind, steps.len())
}

/// Parses the rest of a `daily` line, which follows the puzzles that it covers.
fn daily(text: &str, so_far: usize) -> Option<Daily> {
    let (from, count) = text.split_once(' ')?;
    let daily = Daily { from: from.parse().ok()?, count: count.parse().ok()? };
    (1..=so_far).contains(&daily.count).then_some(daily)
}
