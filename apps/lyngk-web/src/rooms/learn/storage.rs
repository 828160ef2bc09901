//! Stored progress of the course.

use leptos::prelude::*;
use lyngk_study::course::{Lesson, LessonAttempt, LessonProgress};

use crate::progress::{Names, StoredProgress};

/// Stored progress of the course.
pub(super) type Learned = StoredProgress<LessonProgress>;

pub(super) const NAMES: Names = Names {
    value: "learned",
    broken: "learned.broken",
    notes: "lyngk.learned.new",
    local: "lyngk.learned",
    local_broken: "lyngk.learned.broken",
};

/// The first lesson that is not done.
pub(super) fn next(learned: Learned) -> Option<&'static Lesson> {
    learned.progress.read_untracked().next().map(|(lesson, _)| lesson)
}

/// Stores a step if it is done.
pub(super) fn save(learned: Learned, attempt: &LessonAttempt) {
    let mut done = LessonProgress::default();
    if attempt.remember(&mut done) {
        learned.add(done.to_text().trim_end());
    }
}
