//! Progress through the puzzles, stored between visits.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::{PuzzleId, PuzzleOutcome};

/// The stored result of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum PuzzleMark {
    Solved,
    Failed,
}

/// Solved and failed puzzles, the current streak, and the streak of daily puzzles.
///
/// A puzzle counts once: after it is solved, nothing changes its result. A failed puzzle can still be solved later. A hint neither
/// extends nor ends the streak.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PuzzleProgress {
    marks: BTreeMap<PuzzleId, PuzzleMark>,
    streak: u32,
    best_streak: u32,
    /// The last day whose puzzle was solved, and the length of the daily streak on that day.
    last_day: Option<u32>,
    days: u32,
    best_days: u32,
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

    /// The daily streak that includes today or yesterday.
    #[must_use]
    pub fn days_in_a_row(&self, today: u32) -> u32 {
        if self.last_day.is_some_and(|last| last.saturating_add(1) >= today) { self.days } else { 0 }
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

    /// Records the outcome of an attempt.
    pub fn record(&mut self, id: PuzzleId, outcome: PuzzleOutcome) {
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

    /// Records that the puzzle of the day was solved on its day, after any number of tries. Missed days cannot be made up.
    pub fn record_day(&mut self, day: u32) {
        if self.last_day.is_some_and(|last| last >= day) {
            return;
        }
        let follows = self.last_day.and_then(|last| last.checked_add(1)) == Some(day);
        self.days = if follows { self.days.saturating_add(1) } else { 1 };
        self.best_days = self.best_days.max(self.days);
        self.last_day = Some(day);
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

    fn read_marks(&mut self, ids: &str, mark: PuzzleMark) {
        for id in ids.split_whitespace().filter_map(|id| id.parse().ok()) {
            // A solved puzzle stays solved.
            let known = self.marks.entry(id).or_insert(mark);
            if mark == PuzzleMark::Solved {
                *known = mark;
            }
        }
    }
}
