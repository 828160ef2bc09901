//! Stored progress and filter of the puzzles.

use lyngk_rules::Variant;
use lyngk_study::puzzle::{
    Difficulty, PuzzleFilter, PuzzleId, PuzzleOutcome, PuzzleProgress, PuzzleResult, PuzzleTheme,
};

use crate::progress::{Names, StoredProgress};
use crate::{browser, store};

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

/// The puzzle whose study was opened from its end, in session storage: so that its solution is still there on the way back.
const LEFT: &str = "lyngk.puzzles.left";

/// How a puzzle has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct End {
    /// Whether it was solved, and not given up.
    pub(super) is_solved: bool,
    /// How it counted.
    pub(super) outcome: PuzzleOutcome,
    /// Whether it was for practice.
    pub(super) practice: bool,
}

/// Keeps the end of a puzzle until another one begins.
pub(super) fn leave(id: PuzzleId, end: End) {
    let result = PuzzleResult::Tried { id, rating: 0, outcome: end.outcome };
    if let Some(storage) = browser::session_storage() {
        let _ = storage.set_item(LEFT, &format!("{} {}\n{result}", end.is_solved, end.practice));
    }
}

/// The end of this puzzle, if it was left for its study. That of another one is forgotten.
pub(super) fn left(wanted: PuzzleId) -> Option<End> {
    let storage = browser::session_storage()?;
    let text = storage.get_item(LEFT).ok()??;
    let (how, result) = text.split_once('\n')?;
    let (is_solved, practice) = how.split_once(' ')?;
    match result.parse() {
        Ok(PuzzleResult::Tried { id, outcome, .. }) if id == wanted => {
            Some(End { is_solved: is_solved == "true", outcome, practice: practice == "true" })
        }
        _ => {
            forget();
            None
        }
    }
}

/// Forgets the puzzle that was left.
pub(super) fn forget() {
    if let Some(storage) = browser::session_storage() {
        let _ = storage.remove_item(LEFT);
    }
}

/// The name of "all".
pub(super) const ALL: &str = "all";

/// The value with a name.
pub(super) fn named<T: Copy>(all: &[T], name: fn(T) -> &'static str, text: Option<&str>) -> Option<T> {
    all.iter().copied().find(|&one| Some(name(one)) == text)
}
