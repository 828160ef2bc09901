//! An ending in which the right turn matters, and the line of a file that holds it.

use std::fmt;

use lyngk_engine::{Solution, Verdict};
use lyngk_rules::{Position, Turn};
use thiserror::Error;

/// At most one in so many turns keeps the result.
const RARITY: usize = 2;

/// A position with the turns that keep its result. As a line of a file: what the player to move reaches and how many turns keep
/// it; the position; these turns.
#[derive(Clone, Debug)]
pub struct Ending {
    /// The position.
    pub position: Position,
    /// What the player to move reaches.
    pub verdict: Verdict,
    /// The turns that keep it.
    pub keeping: Vec<Turn>,
}

/// Why a line is no ending.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line} is no ending: {reason}")]
pub struct EndingError {
    /// Which line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: String,
}

impl Ending {
    /// What a solution says about a position, if the right turn matters there and is not plain to see.
    #[must_use]
    pub fn new(position: &Position, solution: &Solution) -> Option<Ending> {
        let few = solution.best.len() * RARITY <= position.turn_count();
        let ends = |&turn: &Turn| position.after(turn).is_over();
        let fit = few && !solution.best.is_empty() && !solution.best.iter().any(ends);
        fit.then(|| Ending { position: *position, verdict: solution.proof.verdict, keeping: solution.best.clone() })
    }

    /// The endings of a file. Empty lines and those that begin with `#` say nothing.
    ///
    /// # Errors
    /// The first line that is something else.
    pub fn read_all(text: &str) -> Result<Vec<Ending>, EndingError> {
        let lines = text.lines().zip(1..).filter(|(line, _)| !line.is_empty() && !line.starts_with('#'));
        lines.map(|(text, line)| Ending::read(text).map_err(|reason| EndingError { line, reason })).collect()
    }

    fn read(line: &str) -> Result<Ending, String> {
        let fields: Vec<&str> = line.split("; ").collect();
        let [result, position, keeping] = fields[..] else { return Err("three fields are expected".to_owned()) };
        let verdict = match result.split(' ').next() {
            Some("win") => Verdict::Win,
            Some("draw") => Verdict::Draw,
            Some("loss") => Verdict::Loss,
            _ => return Err("win, draw or loss is expected first".to_owned()),
        };
        let position = position.parse().map_err(|error| format!("{error}"))?;
        let turns = keeping.split(' ').map(|turn| turn.parse::<Turn>().map_err(|error| format!("{turn}: {error}")));
        Ok(Ending { position, verdict, keeping: turns.collect::<Result<_, _>>()? })
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verdict = match self.verdict {
            Verdict::Loss => "loss",
            Verdict::Draw => "draw",
            Verdict::Win => "win",
        };
        let keeping: Vec<String> = self.keeping.iter().map(Turn::to_string).collect();
        write!(f, "{verdict} {}; {}; {}", keeping.len(), self.position, keeping.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_of_endings_is_read_and_written_alike() {
        let text = include_str!("../../../testdata/endings.txt");
        let lines: Vec<&str> = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
        let endings = Ending::read_all(text).expect("endings");
        assert_eq!(endings.iter().map(Ending::to_string).collect::<Vec<_>>(), lines);
    }

    #[test]
    fn what_is_no_ending_is_refused_with_its_line() {
        for (text, reason) in [("# said\n\nwin 1", "three fields"), ("won; a; b", "win, draw or loss")] {
            let error = Ending::read_all(text).expect_err(text);
            assert!(error.line == text.lines().count() && error.reason.contains(reason), "{text}: {error}");
        }
    }
}
