//! What is kept of studies: the one that is open, and those that were put aside for another, with the games that were played.

use lyngk_rules::{NodeId, Record};
use lyngk_study::library::Unread;
use lyngk_study::{Entry, ImportError, Kind, Library, Study, import};

use crate::state::PageState;
use crate::{day, store};

/// The open study, as LGN.
const STUDY: &str = "lyngk.study";
/// Where in it one stands: which of the turns, from the start on.
const PLACE: &str = "lyngk.study.place";
/// Those put aside, as LGN, the last one first.
const STUDIES: &str = "lyngk.studies";
/// One that could not be read.
const BROKEN: &str = "lyngk.study.broken";
/// What could not be read of everything that is kept.
const UNREAD: &str = "lyngk.unread";

/// The study that was open last; none, or why it cannot be read. What cannot be is put where nothing overwrites it.
pub(super) fn find() -> Result<Option<Study>, ImportError> {
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

/// Keeps the open study.
pub(super) fn keep(page: PageState, study: &Study) {
    store::save(page, STUDY, &study.to_lgn());
    store::save(page, PLACE, &path(study.record(), study.place()));
}

/// What could not be read, as it was.
pub(super) fn broken() -> Option<String> {
    store::read(BROKEN)
}

/// Everything that is kept, as it is now: other pages may change it.
pub(super) struct StoredLibrary {
    pub(super) library: Library,
    /// What could not be read is in a place of its own, and need not stay where it was.
    is_safe: bool,
}

impl StoredLibrary {
    /// Looks at what is kept.
    pub(super) fn take() -> StoredLibrary {
        let text = |key| store::read(key).unwrap_or_default();
        let (library, unread) = Library::from_texts(&text(store::GAMES), &text(STUDIES));
        StoredLibrary { library, is_safe: unread.is_empty() || put_by(&unread) }
    }

    /// Keeps it with what was changed. False, and everything is as it was, if the browser does not let us.
    pub(super) fn keep(&self) -> bool {
        if !self.is_safe {
            return false;
        }
        let [games, studies] = Kind::ALL.map(|kind| self.library.to_text(kind));
        let before = store::read(store::GAMES).unwrap_or_default();
        let kept = store::write(store::GAMES, &games) && store::write(STUDIES, &studies);
        if !kept {
            store::write(store::GAMES, &before);
        }
        kept
    }
}

/// Puts what cannot be read where nothing overwrites it.
fn put_by(unread: &[Unread]) -> bool {
    let mut all = store::read(UNREAD).unwrap_or_default();
    for piece in unread {
        if !all.contains(&piece.text) {
            all += &store::dated(&piece.text);
        }
    }
    store::write(UNREAD, &all)
}

/// What could not be read of everything that is kept, as it was.
pub(super) fn unread() -> Option<String> {
    store::read(UNREAD)
}

/// Forgets it: somebody said so. It is still where it was, if nothing else has been kept there since.
pub(super) fn discard_unread() {
    // Without it, everything is safe.
    if StoredLibrary::take().keep() {
        store::remove(UNREAD);
    }
}

/// Whether something has changed that another page keeps.
pub(super) fn is_of_shelf(key: &str) -> bool {
    [store::GAMES, STUDIES, UNREAD].contains(&key)
}

/// Puts a study aside, unless it is kept as it is or there is none, and takes out the one that is opened instead. False if there is no
/// room: then everything is as it was.
pub(super) fn exchange(present: Option<&Record>, opened: &Record) -> bool {
    let mut shelf = StoredLibrary::take();
    shelf.library.remove(&Entry::new(Kind::Study, opened.clone()));
    if let Some(present) = present.filter(|&present| !shelf.library.has(present)) {
        let entry = Entry::new(Kind::Study, present.clone()).dated(day::today());
        if shelf.library.add(entry).is_err() {
            return false;
        }
    }
    shelf.keep()
}

/// The way to a turn: which of the turns that follow each other, from the start on.
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

/// The turn that a way leads to, as far as it can be followed.
fn place(record: &Record, path: &str) -> Option<NodeId> {
    let mut place = None;
    for number in path.split_whitespace() {
        let next = number.parse::<usize>().ok().and_then(|number| record.children(place).get(number).copied());
        place = Some(next?);
    }
    place
}
