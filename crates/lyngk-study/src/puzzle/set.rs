//! The collection of puzzles, and the choice of the next one.

use std::collections::BTreeSet;
use std::str::FromStr;

use lyngk_rules::{SplitMix64, Variant};

use super::{
    Difficulty, Puzzle, PuzzleError, PuzzleId, PuzzleMark, PuzzleProblem, PuzzleProgress, PuzzleTheme, Rating,
};

/// How many points of rating a puzzle with the theme of the last one, or of the one before, is further away.
const SAME_THEME: [u16; 2] = [150, 75];
/// Until so many are solved, those that suit beginners come first.
const FIRST_SOLVED: usize = 5;
/// More than the number of puzzles that count as opened lately.
const RECENT_LIMIT: usize = 1000;

/// The puzzles of a file, in file order.
///
/// Reading a file does not play its turns; parsing a single [`Puzzle`] does.
///
/// A line is a puzzle, a comment (`#`), or `daily DAY COUNT`: from that day on (days since 1 January 1970, UTC), the puzzle of the day is
/// one of the first `COUNT`. When puzzles are appended, such a line with a future day is appended, too, so that no past day changes its
/// puzzle.
#[derive(Clone, Debug, Default)]
pub struct PuzzleSet {
    puzzles: Vec<Puzzle>,
    daily: Vec<Daily>,
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

    /// The next matching puzzle that is not solved, other than the given one. None if there is none.
    ///
    /// It suits the rating, has not been opened lately if possible, and has another theme than the puzzles before it. Somebody who has
    /// solved few gets those that beginners understand, the easiest first.
    #[must_use]
    pub fn next(&self, filter: PuzzleFilter, progress: &PuzzleProgress, after: Option<PuzzleId>) -> Option<&Puzzle> {
        let target = progress.rating().unwrap_or(Rating::NEW).target();
        let begins = progress.solved() < FIRST_SOLVED;
        let recent: Vec<PuzzleId> = progress.recent().collect();
        let themes: Vec<_> =
            recent.iter().take(SAME_THEME.len()).map(|&id| self.get(id).and_then(Puzzle::main_theme)).collect();
        let unsuitable = |puzzle: &&Puzzle| {
            // The longer ago it was opened, the sooner it comes back.
            let opened =
                recent.iter().position(|&id| id == puzzle.id()).map_or(0, |ago| 1 + RECENT_LIMIT.saturating_sub(ago));
            let same = themes.iter().zip(SAME_THEME).filter(|&(&theme, _)| theme == puzzle.main_theme());
            let repeated: u16 = same.map(|(_, points)| points).sum();
            let suits = begins && puzzle.suits_beginners();
            let away = if suits { puzzle.rating() } else { puzzle.rating().abs_diff(target) };
            (opened, begins && !suits, away + repeated)
        };
        let unsolved = |puzzle: &&Puzzle| progress.mark(puzzle.id()) != Some(PuzzleMark::Solved);
        self.matching(filter).filter(unsolved).filter(|puzzle| Some(puzzle.id()) != after).min_by_key(unsuitable)
    }

    /// Several unsolved puzzles that suit the rating, the easiest first.
    #[must_use]
    pub fn several(&self, filter: PuzzleFilter, progress: &PuzzleProgress, count: usize) -> Vec<&Puzzle> {
        let target = progress.rating().unwrap_or(Rating::NEW).target();
        let unsolved = |puzzle: &&Puzzle| progress.mark(puzzle.id()) != Some(PuzzleMark::Solved);
        let mut several: Vec<&Puzzle> = self.matching(filter).filter(unsolved).collect();
        several.sort_by_key(|puzzle| puzzle.rating().abs_diff(target));
        several.truncate(count);
        several.sort_by_key(|puzzle| puzzle.rating());
        several
    }

    /// Number of solved puzzles among those that match, and number of those that match.
    #[must_use]
    pub fn count(&self, filter: PuzzleFilter, progress: &PuzzleProgress) -> (usize, usize) {
        let solved = |puzzle: &&Puzzle| progress.mark(puzzle.id()) == Some(PuzzleMark::Solved);
        (self.matching(filter).filter(solved).count(), self.matching(filter).count())
    }

    /// The only variant that has puzzles of this kind, if it is not the chosen one.
    #[must_use]
    pub fn only_variant(&self, filter: PuzzleFilter) -> Option<Variant> {
        let any = |variant: Option<Variant>| self.matching(PuzzleFilter { variant, ..filter }).next().is_some();
        let chosen = filter.variant.filter(|&chosen| !any(Some(chosen)))?;
        Variant::ALL.into_iter().find(|&other| other != chosen && any(Some(other)))
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
            let puzzle = Puzzle::read(line).map_err(problem)?;
            if !ids.insert(puzzle.id()) {
                return Err(problem(PuzzleProblem::Twice { id: puzzle.id() }));
            }
            set.puzzles.push(puzzle);
        }
        set.daily.sort_by_key(|daily| daily.from);
        Ok(set)
    }
}

/// Parses the rest of a `daily` line, which follows the puzzles that it covers.
fn daily(text: &str, so_far: usize) -> Option<Daily> {
    let (from, count) = text.split_once(' ')?;
    let daily = Daily { from: from.parse().ok()?, count: count.parse().ok()? };
    (1..=so_far).contains(&daily.count).then_some(daily)
}
