//! Stored progress and filter of the puzzles.

use leptos::ev;
use leptos::prelude::*;
use lyngk_rules::Variant;
use lyngk_study::puzzle::{Difficulty, PuzzleFilter, PuzzleProgress, PuzzleTheme};

use crate::state::PageState;
use crate::store;

const PROGRESS: &str = "lyngk.puzzles";
const BROKEN: &str = "lyngk.puzzles.broken";
const FILTER: &str = "lyngk.puzzles.filter";

/// Stored progress of the puzzles.
#[derive(Clone, Copy)]
pub(super) struct StoredProgress {
    page: PageState,
    pub(super) progress: RwSignal<PuzzleProgress>,
    /// Unreadable progress that was set aside, until it is discarded.
    pub(super) broken: RwSignal<Option<String>>,
    /// The stored progress is unreadable and could not be set aside, so it must not be overwritten.
    stuck: StoredValue<bool>,
}

impl StoredProgress {
    /// Loads the progress. If some of it is unreadable, the rest counts, and the whole text is set aside.
    pub(super) fn load(page: PageState) -> StoredProgress {
        let text = store::read(PROGRESS).unwrap_or_default();
        let progress = PuzzleProgress::from_text(&text);
        let is_broken = !text.is_empty() && progress.to_text() != text;
        let aside = store::read(BROKEN);
        let mut stuck = false;
        let broken = if is_broken {
            let aside = format!("{}{}", aside.unwrap_or_default(), store::dated(&text));
            stuck = !(store::write(BROKEN, &aside) && store::write(PROGRESS, &progress.to_text()));
            Some(aside)
        } else {
            aside
        };
        let kept = StoredProgress {
            page,
            progress: RwSignal::new(progress),
            broken: RwSignal::new(broken),
            stuck: StoredValue::new(stuck),
        };
        let hearing = window_event_listener(ev::storage, move |event| {
            if let (Some(PROGRESS), Some(text)) = (event.key().as_deref(), event.new_value()) {
                kept.progress.set(PuzzleProgress::from_text(&text));
            }
        });
        on_cleanup(move || hearing.remove());
        kept
    }

    /// Changes and stores the progress.
    pub(super) fn update(self, change: impl FnOnce(&mut PuzzleProgress)) {
        let before = self.progress.get_untracked();
        let mut progress = before.clone();
        change(&mut progress);
        if progress == before {
            return;
        }
        let is_kept = !self.stuck.get_value() && store::write(PROGRESS, &progress.to_text());
        self.progress.set(progress);
        if !is_kept {
            self.page.storage_failed.set(true);
        }
    }

    /// Discards the unreadable progress at the person's request.
    pub(super) fn discard_broken(self) {
        store::remove(BROKEN);
        self.broken.set(None);
    }
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
