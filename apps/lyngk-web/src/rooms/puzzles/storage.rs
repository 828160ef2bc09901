//! Stored progress and filter of the puzzles.

use lyngk_rules::Variant;
use lyngk_study::puzzle::{Difficulty, PuzzleFilter, PuzzleProgress, PuzzleResult, PuzzleTheme};

use crate::progress::{Names, StoredProgress};
use crate::store;

const FILTER: &str = "lyngk.puzzles.filter";

/// Stored progress of the puzzles.
pub(super) type Solved = StoredProgress<PuzzleProgress>;

pub(super) const NAMES: Names = Names {
    value: "puzzles",
    broken: "puzzles.broken",
    notes: "lyngk.puzzles.new",
    local: "lyngk.puzzles",
    local_broken: "lyngk.puzzles.broken",
};

/// Adds results and stores them.
pub(super) fn add(solved: Solved, results: &[PuzzleResult]) {
    let lines: Vec<String> = results.iter().map(ToString::to_string).collect();
    solved.add(&lines.join("\n"));
}

/// Loads the filter. Puzzles of the standard game, unless somebody has chosen others: the rating takes care of the difficulty.
pub(super) fn filter() -> PuzzleFilter {
    let Some(text) = store::read(FILTER) else {
        return PuzzleFilter { difficulty: None, theme: None, variant: Some(Variant::Standard) };
    };
    let mut words = text.split(' ');
    let word = words.by_ref();
    PuzzleFilter {
        difficulty: named(&Difficulty::ALL, Difficulty::name, word.next()),
        theme: named(&PuzzleTheme::ALL, PuzzleTheme::name, word.next()),
        variant: named(&Variant::ALL, Variant::name, word.next()),
    }
}

/// Stores the filter as names.
pub(super) fn save_filter(filter: PuzzleFilter) {
    let names = [
        filter.difficulty.map(Difficulty::name),
        filter.theme.map(PuzzleTheme::name),
        filter.variant.map(Variant::name),
    ];
    store::write(FILTER, &names.map(|name| name.unwrap_or(ALL)).join(" "));
}

/// The name of "all".
pub(super) const ALL: &str = "all";

/// The value with a name.
pub(super) fn named<T: Copy>(all: &[T], name: fn(T) -> &'static str, text: Option<&str>) -> Option<T> {
    all.iter().copied().find(|&one| Some(name(one)) == text)
}
