//! Stored studies: the open one, and the library with earlier studies and games.

use lyngk_rules::{NodeId, Record};
use lyngk_study::library::Unread;
use lyngk_study::{Entry, EntryKind, ImportError, Library, Study, import};

use crate::state::PageState;
use crate::{day, store};

/// The open study, as LGN.
const STUDY: &str = "lyngk.study";
/// The present position in it: the indices of the turns from the start.
const PLACE: &str = "lyngk.study.place";
/// Earlier studies as LGN, the latest first.
const STUDIES: &str = "lyngk.studies";
/// An unreadable study.
const BROKEN: &str = "lyngk.study.broken";
/// Unreadable entries of the library.
const UNREAD: &str = "lyngk.unread";

/// Loads the open study. An unreadable one is set aside.
pub(super) fn load() -> Result<Option<Study>, ImportError> {
    let Some(text) = store::read(STUDY) else { return Ok(None) };
    match import(&text) {
        Ok(imported) => Ok(imported.into_record().map(|record| {
            let place = store::read(PLACE).and_then(|path| place(&record, &path));
            let mut study = Study::new(record);
            study.go_to(place);
            study
        })),
        Err(error) => {
            let earlier = store::read(BROKEN).filter(|earlier| !earlier.contains(&text));
            store::write(BROKEN, &earlier.map_or_else(|| text.clone(), |earlier| format!("{earlier}\n{text}")));
            Err(error)
        }
    }
}

/// Stores the open study.
pub(super) fn save(page: PageState, study: &Study) {
    store::save(page, STUDY, &study.to_lgn());
    store::save(page, PLACE, &path(study.record(), study.place()));
}

/// The unreadable study.
pub(super) fn broken() -> Option<String> {
    store::read(BROKEN)
}

/// The library as it is stored now. Other tabs may change it.
pub(super) struct StoredLibrary {
    pub(super) library: Library,
    /// Unreadable entries, if any, have been set aside, so the rest may be overwritten.
    is_safe: bool,
}

impl StoredLibrary {
    /// Loads the library.
    pub(super) fn load() -> StoredLibrary {
        let text = |key| store::read(key).unwrap_or_default();
        let (library, unread) = Library::from_texts(&text(store::GAMES), &text(STUDIES));
        StoredLibrary { library, is_safe: unread.is_empty() || set_aside(&unread) }
    }

    /// Stores the library. Returns false, with everything as it was, if that fails.
    pub(super) fn save(&self) -> bool {
        if !self.is_safe {
            return false;
        }
        let [games, studies] = EntryKind::ALL.map(|kind| self.library.to_text(kind));
        let before = store::read(store::GAMES).unwrap_or_default();
        let kept = store::write(store::GAMES, &games) && store::write(STUDIES, &studies);
        if !kept {
            store::write(store::GAMES, &before);
        }
        kept
    }
}

/// Sets unreadable entries aside.
fn set_aside(unread: &[Unread]) -> bool {
    let mut all = store::read(UNREAD).unwrap_or_default();
    for piece in unread {
        if !all.contains(&piece.text) {
            all += &store::dated(&piece.text);
        }
    }
    store::write(UNREAD, &all)
}

/// The unreadable entries.
pub(super) fn unread() -> Option<String> {
    store::read(UNREAD)
}

/// Discards the unreadable entries at the person's request. Storing the library removes them from it as well.
pub(super) fn discard_unread() {
    // Storing fails if they have not been set aside.
    if StoredLibrary::load().save() {
        store::remove(UNREAD);
    }
}

/// Whether a storage key belongs to the library.
pub(super) fn is_library_key(key: &str) -> bool {
    [store::GAMES, STUDIES, UNREAD].contains(&key)
}

/// Adds a study to the library, unless it is there already, and removes the one that is opened instead. Returns false, with everything
/// as it was, if there is no room.
pub(super) fn exchange(present: Option<&Record>, opened: &Record) -> bool {
    let mut stored = StoredLibrary::load();
    stored.library.remove(&Entry::new(EntryKind::Study, opened.clone()));
    if let Some(present) = present.filter(|&present| !stored.library.has(present)) {
        let entry = Entry::new(EntryKind::Study, present.clone()).dated(day::today());
        if stored.library.add(entry).is_err() {
            return false;
        }
    }
    stored.save()
}

/// The path to a turn: the indices of the turns from the start.
fn path(record: &Record, place: Option<NodeId>) -> String {
    let back = |&id: &NodeId| record.node(id).parent();
    let mut numbers: Vec<String> = std::iter::successors(place, back)
        .map(|id| {
            let all = record.children(record.node(id).parent());
            all.iter().position(|&other| other == id).unwrap_or_default().to_string()
        })
        .collect();
    numbers.reverse();
    numbers.join(" ")
}

/// The turn at a path; `None` if there is none.
fn place(record: &Record, path: &str) -> Option<NodeId> {
    let mut place = None;
    for number in path.split_whitespace() {
        let next = number.parse::<usize>().ok().and_then(|number| record.children(place).get(number).copied());
        place = Some(next?);
    }
    place
}
