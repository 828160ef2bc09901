//! Puzzles of an earlier file, which keep their places and their days.

use std::str::FromStr;

use anyhow::{Context, Error, Result};
use lyngk_rules::Position;

/// The positions of the puzzles and the `daily` lines of a file. Everything else is measured again.
#[derive(Debug)]
pub(crate) struct Kept {
    positions: Vec<Position>,
    /// Each line with the number of puzzles above it.
    daily: Vec<(usize, String)>,
}

impl Kept {
    pub(crate) fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// The `daily` lines below this many puzzles.
    pub(crate) fn daily_below(&self, count: usize) -> impl Iterator<Item = &str> {
        self.daily.iter().filter(move |&&(above, _)| above == count).map(|(_, line)| line.as_str())
    }
}

impl FromStr for Kept {
    type Err = Error;

    fn from_str(text: &str) -> Result<Kept> {
        let mut kept = Kept { positions: Vec::new(), daily: Vec::new() };
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            if line.starts_with("daily ") {
                kept.daily.push((kept.positions.len(), line.to_owned()));
                continue;
            }
            let position = line.split("; ").nth(1).context("a puzzle needs a position")?;
            kept.positions.push(position.parse()?);
        }
        Ok(kept)
    }
}
