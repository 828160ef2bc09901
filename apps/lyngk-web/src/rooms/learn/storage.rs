//! Stored progress of the course.

use leptos::prelude::*;
use lyngk_study::course::{Lesson, LessonAttempt, LessonProgress};

use crate::state::PageState;
use crate::store;

const LEARNED: &str = "lyngk.learned";
const BROKEN: &str = "lyngk.learned.broken";

/// Stored progress of the course.
#[derive(Clone, Copy)]
pub(super) struct StoredProgress {
    page: PageState,
    pub(super) progress: RwSignal<LessonProgress>,
    /// Some of the stored progress was unreadable.
    pub(super) broken: RwSignal<bool>,
    /// The stored progress is unreadable and could not be set aside, so it must not be overwritten.
    stuck: StoredValue<bool>,
}

impl StoredProgress {
    /// Loads the progress.
    pub(super) fn load(page: PageState) -> StoredProgress {
        let text = store::read(LEARNED).unwrap_or_default();
        let progress = LessonProgress::from_text(&text);
        let understood = progress.to_text();
        let is_broken = text.lines().any(|line| !line.trim().is_empty() && !understood.lines().any(|own| own == line));
        let mut stuck = false;
        if is_broken {
            // Earlier unreadable text is kept.
            let aside = store::read(BROKEN).unwrap_or_default();
            stuck = !(store::write(BROKEN, &format!("{aside}{text}\n")) && store::write(LEARNED, &understood));
        }
        if stuck {
            page.storage_failed.set(true);
        }
        StoredProgress {
            page,
            progress: RwSignal::new(progress),
            broken: RwSignal::new(is_broken),
            stuck: StoredValue::new(stuck),
        }
    }

    /// The first lesson that is not done.
    pub(super) fn next(self) -> Option<&'static Lesson> {
        self.progress.read_untracked().next().map(|(lesson, _)| lesson)
    }

    /// Stores a step if it is done.
    pub(super) fn save(self, attempt: &LessonAttempt) {
        // Another tab may have added to it.
        let mut progress = LessonProgress::from_text(&store::read(LEARNED).unwrap_or_default());
        if attempt.remember(&mut progress) && !self.stuck.get_value() {
            store::save(self.page, LEARNED, &progress.to_text());
        }
        self.progress.update(|known| {
            let _ = attempt.remember(known);
        });
    }
}
