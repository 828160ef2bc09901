//! Permanent identifiers of puzzles.

use std::fmt;
use std::str::FromStr;

use lyngk_rules::Position;

use super::PuzzleProblem;
use crate::digest::digest;

/// Identifier of a puzzle: five letters derived from its position alone. It stays the same however puzzles are collected and ordered, so
/// that solved puzzles stay solved.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PuzzleId([u8; PuzzleId::LETTERS]);

/// No vowels, so that no words come up by accident.
const ALPHABET: &[u8; 20] = b"bcdfghjklmnpqrstvwxz";

impl PuzzleId {
    const LETTERS: usize = 5;

    /// The identifier of the puzzle that starts from a position.
    #[must_use]
    pub fn of(position: &Position) -> PuzzleId {
        // Of the LPN. `Core::hash` may change between versions of the program.
        let mut hash = digest(&position.to_string());
        // The upper bits are better distributed.
        hash = (hash >> 32) ^ (hash & 0xffff_ffff);
        let count = ALPHABET.len() as u64;
        PuzzleId(std::array::from_fn(|place| ALPHABET[(hash / count.pow(place as u32) % count) as usize]))
    }
}

impl fmt::Display for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|&letter| write!(f, "{}", char::from(letter)))
    }
}

impl fmt::Debug for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PuzzleId({self})")
    }
}

impl FromStr for PuzzleId {
    type Err = PuzzleProblem;

    fn from_str(text: &str) -> Result<PuzzleId, PuzzleProblem> {
        let letters: Option<[u8; PuzzleId::LETTERS]> = text.as_bytes().try_into().ok();
        letters
            .filter(|letters| letters.iter().all(|letter| ALPHABET.contains(letter)))
            .map(PuzzleId)
            .ok_or_else(|| PuzzleProblem::Id { text: text.to_owned() })
    }
}
