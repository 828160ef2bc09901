//! What was solved, kept from one visit to the next.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::{PuzzleId, PuzzleOutcome};

/// What became of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum PuzzleMark {
    Solved,
    Failed,
}

/// Which puzzles were solved and which failed, how many were solved in a row, and on how many days in a row the puzzle of
/// the day was.
///
/// A puzzle counts once: solving it again changes nothing, and failing it after that neither. One that was failed can still be
/// solved another time. A hint does not end a row, but does not make it longer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PuzzleProgress {
    marks: BTreeMap<PuzzleId, PuzzleMark>,
    streak: u32,
    best_streak: u32,
    /// The last day on which its puzzle was solved, and how many days in a row it has been by then.
    last_day: Option<u32>,
    days: u32,
    best_days: u32,
}

impl PuzzleProgress {
    /// What became of a puzzle, if it was tried.
    #[must_use]
    pub fn mark(&self, id: PuzzleId) -> Option<PuzzleMark> {
        self.marks.get(&id).copied()
    }

    /// How many puzzles are solved.
    #[must_use]
    pub fn solved(&self) -> usize {
        self.marks.values().filter(|&&mark| mark == PuzzleMark::Solved).count()
    }

    /// How many puzzles in a row were solved, up to now.
    #[must_use]
    pub const fn streak(&self) -> u32 {
        self.streak
    }

    /// The longest such row.
    #[must_use]
    pub const fn best_streak(&self) -> u32 {
        self.best_streak
    }

    /// On how many days in a row the puzzle of the day was solved, up to today or yesterday.
    #[must_use]
    pub fn days_in_a_row(&self, today: u32) -> u32 {
        if self.last_day.is_some_and(|last| last.saturating_add(1) >= today) { self.days } else { 0 }
    }

    /// The longest such row.
    #[must_use]
    pub const fn best_days(&self) -> u32 {
        self.best_days
    }

    /// Whether the puzzle of a day was solved, as far as that is the last one.
    #[must_use]
    pub fn has_solved_day(&self, day: u32) -> bool {
        self.last_day == Some(day)
    }

    /// Takes in what an attempt counts as.
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

    /// The puzzle of a day was solved on that day, after however many tries. Days that have been are not made up for.
    pub fn record_day(&mut self, day: u32) {
        if self.last_day.is_some_and(|last| last >= day) {
            return;
        }
        let follows = self.last_day.and_then(|last| last.checked_add(1)) == Some(day);
        self.days = if follows { self.days.saturating_add(1) } else { 1 };
        self.best_days = self.best_days.max(self.days);
        self.last_day = Some(day);
    }

    /// As text, to be kept: one `key=value` a line.
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

    /// From text. What is unknown or wrong is passed over, and the rest is read; puzzles that this page does not have are kept.
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
            // What was solved once stays so.
            let known = self.marks.entry(id).or_insert(mark);
            if mark == PuzzleMark::Solved {
                *known = mark;
            }
        }
    }
}
