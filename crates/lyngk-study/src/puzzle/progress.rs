//! Progress through the puzzles, stored between visits.

use std::collections::{BTreeMap, VecDeque};
use std::fmt::Write;

use super::{Puzzle, PuzzleId, PuzzleOutcome, Rating};

/// How many puzzles count as seen lately.
const RECENT: usize = 30;

/// The stored result of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum PuzzleMark {
    Solved,
    Failed,
}

/// Solved and failed puzzles, the rating, the current streak, the streak of daily puzzles, and the best storm.
///
/// A puzzle counts once: after it is solved, nothing changes its result. A failed puzzle can still be solved later; the rating follows
/// the first try alone. Streaks count what was solved without an error or a hint. A hint neither extends nor ends the streak.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PuzzleProgress {
    marks: BTreeMap<PuzzleId, PuzzleMark>,
    streak: u32,
    best_streak: u32,
    /// The last day whose puzzle was solved, and the length of the daily streak on that day.
    last_day: Option<u32>,
    days: u32,
    best_days: u32,
    /// The last day whose puzzle was tried. The first try decides.
    tried_day: Option<u32>,
    rating: Option<Rating>,
    /// The puzzles that were opened last, the latest at the end.
    recent: VecDeque<PuzzleId>,
    best_storm: u32,
}

impl PuzzleProgress {
    /// The result of a puzzle, if it was tried.
    #[must_use]
    pub fn mark(&self, id: PuzzleId) -> Option<PuzzleMark> {
        self.marks.get(&id).copied()
    }

    /// Number of solved puzzles.
    #[must_use]
    pub fn solved(&self) -> usize {
        self.marks.values().filter(|&&mark| mark == PuzzleMark::Solved).count()
    }

    /// Number of puzzles that were tried.
    #[must_use]
    pub fn tried(&self) -> usize {
        self.marks.len()
    }

    /// The current streak.
    #[must_use]
    pub const fn streak(&self) -> u32 {
        self.streak
    }

    /// The longest streak.
    #[must_use]
    pub const fn best_streak(&self) -> u32 {
        self.best_streak
    }

    /// The daily streak that includes today or, if today's puzzle was not tried yet, yesterday.
    #[must_use]
    pub fn days_in_a_row(&self, today: u32) -> u32 {
        let failed = self.has_failed_day(today);
        if !failed && self.last_day.is_some_and(|last| last.saturating_add(1) >= today) { self.days } else { 0 }
    }

    /// The longest daily streak.
    #[must_use]
    pub const fn best_days(&self) -> u32 {
        self.best_days
    }

    /// Whether this is the last day whose puzzle was solved.
    #[must_use]
    pub fn has_solved_day(&self, day: u32) -> bool {
        self.last_day == Some(day)
    }

    /// The rating, after the first puzzle.
    #[must_use]
    pub const fn rating(&self) -> Option<Rating> {
        self.rating
    }

    /// The puzzles that were opened last, the latest first.
    pub fn recent(&self) -> impl Iterator<Item = PuzzleId> {
        self.recent.iter().rev().copied()
    }

    /// Whether the puzzle of a day was tried on that day, and not solved.
    #[must_use]
    pub fn has_failed_day(&self, day: u32) -> bool {
        self.tried_day == Some(day) && !self.has_solved_day(day)
    }

    /// The most puzzles solved in a storm.
    #[must_use]
    pub const fn best_storm(&self) -> u32 {
        self.best_storm
    }

    /// Records that a puzzle was opened.
    pub fn record_opened(&mut self, id: PuzzleId) {
        self.recent.retain(|&seen| seen != id);
        self.recent.push_back(id);
        while self.recent.len() > RECENT {
            self.recent.pop_front();
        }
    }

    /// Records the outcome of an attempt.
    pub fn record(&mut self, puzzle: &Puzzle, outcome: PuzzleOutcome) {
        self.record_try(puzzle.id(), puzzle.rating(), outcome);
    }

    /// Records the outcome of an attempt at a puzzle with this rating.
    pub(super) fn record_try(&mut self, id: PuzzleId, rating: u16, outcome: PuzzleOutcome) {
        if self.mark(id).is_none() {
            let score = match outcome {
                PuzzleOutcome::Solved => 1.0,
                PuzzleOutcome::Helped => 0.5,
                PuzzleOutcome::Failed => 0.0,
            };
            self.rating = Some(self.rating.unwrap_or(Rating::NEW).after(rating, score));
        }
        match (outcome, self.mark(id)) {
            (_, Some(PuzzleMark::Solved)) => (),
            (PuzzleOutcome::Failed, _) => {
                self.marks.insert(id, PuzzleMark::Failed);
                self.streak = 0;
            }
            (PuzzleOutcome::Helped, _) => {
                self.marks.insert(id, PuzzleMark::Solved);
            }
            (PuzzleOutcome::Solved, _) => {
                self.marks.insert(id, PuzzleMark::Solved);
                self.streak = self.streak.saturating_add(1);
                self.best_streak = self.best_streak.max(self.streak);
            }
        }
    }

    /// Records the outcome of the first attempt at the puzzle of the day on its day. Later attempts change nothing, and missed days cannot
    /// be made up.
    pub fn record_day(&mut self, day: u32, outcome: PuzzleOutcome) {
        let last = self.last_day.max(self.tried_day);
        if last.is_some_and(|last| last >= day) {
            return;
        }
        self.tried_day = Some(day);
        if outcome != PuzzleOutcome::Solved {
            return;
        }
        let follows = self.last_day.and_then(|last| last.checked_add(1)) == Some(day);
        self.days = if follows { self.days.saturating_add(1) } else { 1 };
        self.best_days = self.best_days.max(self.days);
        self.last_day = Some(day);
    }

    /// Records the number of puzzles solved in a storm.
    pub fn record_storm(&mut self, solved: u32) {
        self.best_storm = self.best_storm.max(solved);
    }

    /// Adds progress that was made elsewhere. What was solved in either is solved. Rating and streak are those with more results behind
    /// them: they depend on the order of results, which is not known.
    pub(super) fn merge_with(&mut self, other: &PuzzleProgress) {
        if other.marks.len() > self.marks.len() {
            (self.rating, self.streak) = (other.rating.or(self.rating), other.streak);
        }
        self.best_streak = self.best_streak.max(other.best_streak);
        for (&id, &mark) in &other.marks {
            self.mark_as(id, mark);
        }
        if (other.last_day, other.days) > (self.last_day, self.days) {
            (self.last_day, self.days) = (other.last_day, other.days);
        }
        self.best_days = self.best_days.max(other.best_days);
        self.tried_day = self.tried_day.max(other.tried_day);
        let own = std::mem::take(&mut self.recent);
        other.recent.iter().chain(&own).for_each(|&id| self.record_opened(id));
        self.best_storm = self.best_storm.max(other.best_storm);
    }

    /// Serialises to text, one `key=value` a line.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        for (key, wanted) in [("solved", PuzzleMark::Solved), ("failed", PuzzleMark::Failed)] {
            let ids = self.marks.iter().filter(|&(_, &mark)| mark == wanted).map(|(id, _)| id.to_string());
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{key}={}", ids.collect::<Vec<_>>().join(" "));
        }
        let _ = writeln!(text, "streak={}\nbest-streak={}", self.streak, self.best_streak);
        if let Some(day) = self.last_day {
            let _ = writeln!(text, "day={day}\ndays={}", self.days);
        }
        let _ = writeln!(text, "best-days={}", self.best_days);
        // Only what there is: older texts stay as they are.
        if let Some(day) = self.tried_day {
            let _ = writeln!(text, "tried-day={day}");
        }
        if let Some(rating) = self.rating {
            let _ = writeln!(text, "rating={}", rating.to_text());
        }
        if !self.recent.is_empty() {
            let ids = self.recent.iter().map(PuzzleId::to_string).collect::<Vec<_>>();
            let _ = writeln!(text, "recent={}", ids.join(" "));
        }
        if self.best_storm > 0 {
            let _ = writeln!(text, "best-storm={}", self.best_storm);
        }
        text
    }

    /// Parses text. Unknown and malformed lines are skipped; results of unknown puzzles are kept.
    #[must_use]
    pub fn from_text(text: &str) -> PuzzleProgress {
        let mut progress = PuzzleProgress::default();
        for (key, value) in text.lines().filter_map(|line| line.split_once('=')) {
            let number = value.trim().parse::<u32>();
            match key.trim() {
                "solved" => progress.read_marks(value, PuzzleMark::Solved),
                "failed" => progress.read_marks(value, PuzzleMark::Failed),
                "streak" => progress.streak = number.unwrap_or_default(),
                "best-streak" => progress.best_streak = number.unwrap_or_default(),
                "day" => progress.last_day = number.ok(),
                "days" => progress.days = number.unwrap_or_default(),
                "best-days" => progress.best_days = number.unwrap_or_default(),
                "tried-day" => progress.tried_day = number.ok(),
                "rating" => progress.rating = Rating::from_text(value),
                "recent" => ids(value).for_each(|id| progress.record_opened(id)),
                "best-storm" => progress.best_storm = number.unwrap_or_default(),
                _ => (),
            }
        }
        if progress.last_day.is_none() {
            progress.days = 0;
        }
        progress.best_streak = progress.best_streak.max(progress.streak);
        progress.best_days = progress.best_days.max(progress.days);
        progress
    }

    fn read_marks(&mut self, text: &str, mark: PuzzleMark) {
        for id in ids(text) {
            self.mark_as(id, mark);
        }
    }

    /// Marks a puzzle. A solved one stays solved.
    pub(super) fn mark_as(&mut self, id: PuzzleId, mark: PuzzleMark) {
        let known = self.marks.entry(id).or_insert(mark);
        if mark == PuzzleMark::Solved {
            *known = mark;
        }
    }
}

/// The identifiers in a text.
fn ids(text: &str) -> impl Iterator<Item = PuzzleId> {
    text.split_whitespace().filter_map(|id| id.parse().ok())
}
