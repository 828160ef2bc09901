//! Solved endings, and the file format that holds them.

use std::fmt;

use lyngk_engine::{Solution, Verdict};
use lyngk_rules::{Position, Turn};
use thiserror::Error;

/// At most one in this many turns keeps the result.
const RARITY: usize = 2;

/// A solved position with the turns that keep its result.
///
/// As a line of a file it has three fields: the result and the number of turns that keep it, the position, and these turns.
#[derive(Clone, Debug)]
pub struct Ending {
    /// The position.
    pub position: Position,
    /// The result with best play, for the player to move.
    pub verdict: Verdict,
    /// The turns that keep the result.
    pub keeping: Vec<Turn>,
}

/// A line that is not an ending.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line} is not an ending: {reason}")]
pub struct EndingError {
    /// The number of the line, from 1.
    pub line: usize,
    /// The problem.
    pub reason: String,
}

impl Ending {
    /// The ending of a solved position, if it is instructive: at most half of the turns keep the result, and none of these ends the
    /// game at once.
    #[must_use]
    pub fn new(position: &Position, solution: &Solution) -> Option<Ending> {
        let is_rare = solution.best.len() * RARITY <= position.turn_count();
        let ends = |&turn: &Turn| position.after_unchecked(turn).is_over();
        let is_instructive = is_rare && !solution.best.is_empty() && !solution.best.iter().any(ends);
        let ending = Ending { position: *position, verdict: solution.proof.verdict, keeping: solution.best.clone() };
        is_instructive.then_some(ending)
    }

    /// Reads the endings of a file. Empty lines and lines that begin with `#` are ignored.
    ///
    /// # Errors
    /// The first line that is not an ending.
    pub fn read_all(text: &str) -> Result<Vec<Ending>, EndingError> {
        let lines = text.lines().zip(1..).filter(|(line, _)| !line.is_empty() && !line.starts_with('#'));
        lines.map(|(text, line)| Ending::read(text).map_err(|reason| EndingError { line, reason })).collect()
    }

    fn read(line: &str) -> Result<Ending, String> {
        let fields: Vec<&str> = line.split("; ").collect();
        let [result, position, keeping] = fields[..] else { return Err("it should have three fields".to_owned()) };
        let verdict = match result.split(' ').next() {
            Some("win") => Verdict::Win,
            Some("draw") => Verdict::Draw,
            Some("loss") => Verdict::Loss,
            _ => return Err("it should begin with win, draw or loss".to_owned()),
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
    fn every_line_of_the_collections_is_written_as_it_was_read() {
        let small = (include_str!("../../../testdata/endings.txt"), 500);
        let large = (include_str!("../../../testdata/endings-large.txt"), 436);
        let unseen = (include_str!("../../../testdata/endings-unseen.txt"), 134);
        for (text, count) in [small, large, unseen] {
            let lines: Vec<&str> = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
            let endings = Ending::read_all(text).expect("endings");
            assert_eq!(endings.iter().map(Ending::to_string).collect::<Vec<_>>(), lines);
            assert_eq!(endings.len(), count);
        }
    }

    #[test]
    fn a_wrong_line_is_refused_with_its_number() {
        for (text, reason) in [("# comment\n\nwin 1", "three fields"), ("won; a; b", "win, draw or loss")] {
            let error = Ending::read_all(text).expect_err(text);
            assert!(error.line == text.lines().count() && error.reason.contains(reason), "{text}: {error}");
        }
    }
}
