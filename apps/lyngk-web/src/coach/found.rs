//! The last hint that was found. The coach and the guide through a first game both search, and must not contradict each other: whoever
//! finds first decides.

use std::cell::RefCell;

use lyngk_rules::{Position, Turn};
use lyngk_study::Hint;

thread_local! {
    static FOUND: RefCell<Option<Hint>> = const { RefCell::new(None) };
}

/// The hint that was found for a position, as it was found: with its first step to show.
pub(crate) fn found(position: &Position) -> Option<Hint> {
    FOUND.with_borrow(|found| found.clone().filter(|hint| hint.position() == position))
}

/// The turn that the hint for a position recommends, if one was found.
pub(crate) fn advised(position: &Position) -> Option<Turn> {
    found(position)?.advice().map(|advice| advice.turn)
}

/// Keeps a hint that was just found, unless one was found for its position before. Returns the one that counts.
pub(crate) fn keep(hint: Hint) -> Hint {
    found(hint.position()).unwrap_or_else(|| {
        FOUND.set(Some(hint.clone()));
        hint
    })
}
