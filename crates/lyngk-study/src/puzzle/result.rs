//! Results of puzzles as lines of text, to be added to the stored progress.

use std::fmt;
use std::str::FromStr;

use super::{PuzzleId, PuzzleMark, PuzzleOutcome, PuzzleProgress};
use crate::progress::Progress;

/// A result that changes the progress. Its text form is one line.
///
/// ```
/// use lyngk_study::puzzle::{PuzzleProgress, PuzzleResult};
///
/// let mut progress = PuzzleProgress::default();
/// progress.add_result("storm 12".parse::<PuzzleResult>()?);
/// assert_eq!(progress.best_storm(), 12);
/// # Ok::<(), lyngk_study::puzzle::PuzzleResultError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleResult {
    /// A puzzle was opened.
    Opened(PuzzleId),
    /// An attempt at a puzzle has ended.
    Tried {
        /// The puzzle.
        id: PuzzleId,
        /// Its rating.
        rating: u16,
        /// How the attempt counts.
        outcome: PuzzleOutcome,
    },
    /// An attempt at the puzzle of the day has ended, on its day.
    Day {
        /// The day, counted from 1970.
        day: u32,
        /// How the attempt counts.
        outcome: PuzzleOutcome,
    },
    /// So many puzzles were solved in a storm.
    Storm(u32),
    /// A puzzle was solved in a storm: it counts as solved, and changes neither rating nor streak.
    InStorm(PuzzleId),
}

/// A line that is not a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is not the result of a puzzle")]
pub struct PuzzleResultError;

impl PuzzleOutcome {
    const ALL: [PuzzleOutcome; 3] = [PuzzleOutcome::Solved, PuzzleOutcome::Helped, PuzzleOutcome::Failed];

    const fn name(self) -> &'static str {
        match self {
            PuzzleOutcome::Solved => "solved",
            PuzzleOutcome::Helped => "helped",
            PuzzleOutcome::Failed => "failed",
        }
    }

    fn from_name(name: &str) -> Option<PuzzleOutcome> {
        PuzzleOutcome::ALL.into_iter().find(|outcome| outcome.name() == name)
    }
}

impl fmt::Display for PuzzleResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PuzzleResult::Opened(id) => write!(f, "opened {id}"),
            PuzzleResult::Tried { id, rating, outcome } => write!(f, "tried {id} {rating} {}", outcome.name()),
            PuzzleResult::Day { day, outcome } => write!(f, "day {day} {}", outcome.name()),
            PuzzleResult::Storm(solved) => write!(f, "storm {solved}"),
            PuzzleResult::InStorm(id) => write!(f, "in-storm {id}"),
        }
    }
}

impl FromStr for PuzzleResult {
    type Err = PuzzleResultError;

    fn from_str(line: &str) -> Result<PuzzleResult, PuzzleResultError> {
        read(line).ok_or(PuzzleResultError)
    }
}

fn read(line: &str) -> Option<PuzzleResult> {
    let words: Vec<&str> = line.split(' ').collect();
    Some(match words[..] {
        ["opened", id] => PuzzleResult::Opened(id.parse().ok()?),
        ["tried", id, rating, outcome] => PuzzleResult::Tried {
            id: id.parse().ok()?,
            rating: rating.parse().ok()?,
            outcome: PuzzleOutcome::from_name(outcome)?,
        },
        ["day", day, outcome] => {
            PuzzleResult::Day { day: day.parse().ok()?, outcome: PuzzleOutcome::from_name(outcome)? }
        }
        ["storm", solved] => PuzzleResult::Storm(solved.parse().ok()?),
        ["in-storm", id] => PuzzleResult::InStorm(id.parse().ok()?),
        _ => return None,
    })
}

impl PuzzleProgress {
    /// Adds a result.
    pub fn add_result(&mut self, result: PuzzleResult) {
        match result {
            PuzzleResult::Opened(id) => self.record_opened(id),
            PuzzleResult::Tried { id, rating, outcome } => self.record_try(id, rating, outcome),
            PuzzleResult::Day { day, outcome } => self.record_day(day, outcome),
            PuzzleResult::Storm(solved) => self.record_storm(solved),
            PuzzleResult::InStorm(id) => self.mark_as(id, PuzzleMark::Solved),
        }
    }
}

impl Progress for PuzzleProgress {
    fn from_text(text: &str) -> PuzzleProgress {
        PuzzleProgress::from_text(text)
    }

    fn to_text(&self) -> String {
        PuzzleProgress::to_text(self)
    }

    fn is_readable(text: &str) -> bool {
        text.is_empty() || PuzzleProgress::from_text(text).to_text() == text
    }

    fn add(&mut self, result: &str) -> bool {
        result.parse().map(|result| self.add_result(result)).is_ok()
    }

    fn merge(&mut self, other: &PuzzleProgress) {
        self.merge_with(other);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_puzzle_solved_in_a_storm_counts_as_solved_and_changes_no_rating() {
        let id: PuzzleId = "bcdfg".parse().expect("an identifier");
        let mut progress = PuzzleProgress::default();
        progress.add_result(PuzzleResult::InStorm(id));
        assert_eq!((progress.mark(id), progress.rating(), progress.streak()), (Some(PuzzleMark::Solved), None, 0));
        assert_eq!(PuzzleProgress::from_text(&progress.to_text()), progress);
    }

    #[test]
    fn results_are_read_back_and_other_lines_are_not() {
        let id: PuzzleId = "bcdfg".parse().expect("an identifier");
        let mut results = vec![PuzzleResult::Opened(id), PuzzleResult::Storm(7), PuzzleResult::InStorm(id)];
        for outcome in PuzzleOutcome::ALL {
            results.extend([
                PuzzleResult::Tried { id, rating: 1650, outcome },
                PuzzleResult::Day { day: 20_774, outcome },
            ]);
        }
        for result in results {
            assert_eq!(result.to_string().parse(), Ok(result));
            let line = format!("{result} 1");
            assert_eq!(line.parse::<PuzzleResult>(), Err(PuzzleResultError), "{line}");
        }
        for line in ["", "opened", "opened x", "tried bcdfg 1 won", "tried bcdfg -1 solved", "day x solved", "storm"] {
            assert_eq!(line.parse::<PuzzleResult>(), Err(PuzzleResultError), "{line}");
        }
    }
}
