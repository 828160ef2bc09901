//! All puzzles, and which comes next.

use std::collections::BTreeSet;
use std::str::FromStr;

use lyngk_rules::{SplitMix64, Variant};

use super::{Difficulty, Puzzle, PuzzleError, PuzzleId, PuzzleMark, PuzzleProblem, PuzzleProgress, PuzzleTheme};

/// The puzzles of a file, in its order.
///
/// Lines are puzzles, comments (`#`), or `daily DAY COUNT`: from that day on (days since 1 January 1970, UTC) the puzzle of the
/// day is one of the first `COUNT`. Whoever appends puzzles appends such a line too, with a day that is still to come: so no day
/// that has been gets another puzzle.
#[derive(Clone, Debug, Default)]
pub struct PuzzleSet {
    puzzles: Vec<Puzzle>,
    daily: Vec<Daily>,
}

/// From a day on, so many puzzles take turns.
#[derive(Clone, Copy, Debug)]
struct Daily {
    from: u32,
    count: usize,
}

/// Which puzzles somebody wants; with nothing set, all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PuzzleFilter {
    /// How hard.
    pub difficulty: Option<Difficulty>,
    /// About what, among other things.
    pub theme: Option<PuzzleTheme>,
    /// Which game.
    pub variant: Option<Variant>,
}

impl PuzzleFilter {
    /// Whether a puzzle is wanted.
    #[must_use]
    pub fn fits(&self, puzzle: &Puzzle) -> bool {
        self.difficulty.is_none_or(|difficulty| puzzle.difficulty() == difficulty)
            && self.theme.is_none_or(|theme| puzzle.themes().contains(&theme))
            && self.variant.is_none_or(|variant| puzzle.variant() == variant)
    }
}

impl PuzzleSet {
    /// All puzzles in their order.
    #[must_use]
    pub fn puzzles(&self) -> &[Puzzle] {
        &self.puzzles
    }

    /// The puzzle of this name.
    #[must_use]
    pub fn get(&self, id: PuzzleId) -> Option<&Puzzle> {
        self.puzzles.iter().find(|puzzle| puzzle.id() == id)
    }

    /// The number of a puzzle, from 1, for people.
    #[must_use]
    pub fn number(&self, id: PuzzleId) -> Option<usize> {
        self.puzzles.iter().position(|puzzle| puzzle.id() == id).map(|place| place + 1)
    }

    /// The puzzles that fit.
    pub fn matching(&self, filter: PuzzleFilter) -> impl Iterator<Item = &Puzzle> {
        self.puzzles.iter().filter(move |puzzle| filter.fits(puzzle))
    }

    /// The next fitting puzzle that is not solved, after the given one and from the first again behind the last: so one that
    /// was failed comes again when the others have been seen. None if all are solved.
    #[must_use]
    pub fn next(&self, filter: PuzzleFilter, progress: &PuzzleProgress, after: Option<PuzzleId>) -> Option<&Puzzle> {
        let start = after.and_then(|id| self.number(id)).unwrap_or(0);
        let (before, behind) = self.puzzles.split_at(start);
        let wanted = |puzzle: &&Puzzle| filter.fits(puzzle) && progress.mark(puzzle.id()) != Some(PuzzleMark::Solved);
        behind.iter().chain(before).find(wanted)
    }

    /// How many of the fitting puzzles are solved, and how many there are.
    #[must_use]
    pub fn count(&self, filter: PuzzleFilter, progress: &PuzzleProgress) -> (usize, usize) {
        let solved = |puzzle: &&Puzzle| progress.mark(puzzle.id()) == Some(PuzzleMark::Solved);
        (self.matching(filter).filter(solved).count(), self.matching(filter).count())
    }

    /// The puzzle of a day, by the number of days since 1 January 1970, UTC: the same for everybody.
    ///
    /// The puzzles take turns in an order that is drawn anew when all have had theirs. None if there are none.
    #[must_use]
    pub fn of_day(&self, day: u32) -> Option<&Puzzle> {
        let all = Daily { from: 0, count: self.puzzles.len() };
        let now = self.daily.iter().rev().find(|daily| daily.from <= day);
        let Daily { from, count } = now.or(self.daily.first()).copied().unwrap_or(all);
        let since = day.saturating_sub(from) as usize;
        let round = since.checked_div(count)?;
        let mut order: Vec<usize> = (0..count).collect();
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
        Ok(set)
    }
}

/// Reads the rest of a `daily` line. It comes after the puzzles that it is about.
fn daily(text: &str, so_far: usize) -> Option<Daily> {
    let (from, count) = text.split_once(' ')?;
    let daily = Daily { from: from.parse().ok()?, count: count.parse().ok()? };
    (1..=so_far).contains(&daily.count).then_some(daily)
}
