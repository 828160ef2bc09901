//! Storage of the open study. Every edit is stored at once, and what other tabs store appears here.
//!
//! The open study is an entry of the library, or becomes one: a record from outside as soon as it is opened, a game with the first
//! edit. If another tab has changed the same study, both versions are merged; if they contradict each other, this one becomes a study
//! of its own.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use lyngk_rules::{NodeId, Record, Variant};
use lyngk_study::library::StoredEntry;
use lyngk_study::study::merge;
use lyngk_study::{Entry, EntryKind, ImportError, Study, import};

use super::room::{StudyRoom, fresh};
use super::source::Draft;
use crate::database::{self, Change, StorageError};
use crate::library::{self, EntryId, Found, Saved, studies};
use crate::{browser, store};

/// What this tab has open, and where: in the session's storage for this tab, in local storage for the next. The number of an entry or
/// one of two signs with a record, and the path to the present turn.
const OPEN: &str = "lyngk.study.open";
/// Sign of a record that is not stored.
const UNSTORED: &str = "-";
/// Sign of a record with edits that could not be stored. The next visit tries again.
const UNSAVED: &str = "!";
/// Before a record that was on its way to the database as an entry's next version: the revision before it.
const DRAFT: &str = "draft";
/// The open study of earlier versions, as LGN, and the place in it.
const LOCAL_STUDY: &str = "lyngk.study";
const LOCAL_PLACE: &str = "lyngk.study.place";
/// An unreadable study of earlier versions.
const LOCAL_BROKEN: &str = "lyngk.study.broken";

/// Where a record comes from.
#[derive(Clone, Copy, Debug)]
pub(super) enum Source {
    /// From outside: a link, a file, a pasted text. It is stored at once.
    Outside,
    /// The game on the page, or nothing yet. It is stored with the first edit.
    Unstored,
    /// An entry of the library. A game stays as it is, and is stored as a study with the first edit.
    Entry { id: EntryId, kind: EntryKind, revision: u32 },
}

impl Source {
    pub(super) fn entry(id: EntryId, stored: &StoredEntry) -> Source {
        Source::Entry { id, kind: stored.entry.kind(), revision: stored.revision }
    }
}

/// The stored version of a study.
#[derive(Clone, Debug)]
struct Version {
    /// The entry, once there is one.
    id: Option<EntryId>,
    revision: u32,
    record: Record,
}

/// The storage of one study, from opening to the next one. It outlives the room until everything is stored.
struct Session {
    version: RefCell<Version>,
    /// The game that the study was opened from.
    game: Option<EntryId>,
    /// [`Study::edits`] of what is stored or on its way; none if nothing is.
    stored: Cell<Option<u32>>,
    /// The newest version that waits for its turn.
    waiting: RefCell<Option<(Record, u32)>>,
    is_storing: Cell<bool>,
}

impl Session {
    /// A session that begins with a record, after a number of [edits](Study::edits).
    fn new(record: &Record, source: Source, edits: u32) -> Session {
        let (id, revision, game) = match source {
            Source::Outside | Source::Unstored => (None, 0, None),
            Source::Entry { id, kind: EntryKind::Study, revision } => (Some(id), revision, None),
            Source::Entry { id, kind: EntryKind::Game, .. } => (None, 0, Some(id)),
        };
        let is_to_be_stored = matches!(source, Source::Outside) && has_content(record);
        Session {
            version: RefCell::new(Version { id, revision, record: record.clone() }),
            game,
            stored: Cell::new((!is_to_be_stored).then_some(edits)),
            waiting: RefCell::new(None),
            is_storing: Cell::new(false),
        }
    }

    fn is_idle(&self) -> bool {
        !self.is_storing.get() && self.waiting.borrow().is_none()
    }
}

/// Whether a record is worth keeping.
pub(super) fn has_content(record: &Record) -> bool {
    record.turn_total() > 0 || !record.comments.is_empty()
}

/// What became of a version that was to be stored.
struct Stored {
    version: Version,
    /// It contradicted another version, and is now a study of its own.
    is_copy: bool,
}

/// Stores a version of a study: merged with what somebody else has stored meanwhile, or as a copy.
async fn store_version(mut known: Version, mut record: Record, copy: &str) -> Result<Stored, StorageError> {
    let entry = |record: &Record| Entry::new(EntryKind::Study, record.clone());
    let added = |id: EntryId, record: Record, is_copy: bool| {
        let version = Version { id: Some(id), revision: 1, record };
        Stored { version, is_copy }
    };
    let Some(id) = known.id else {
        let entry = entry(&record);
        return Ok(added(library::add(&entry).await?, record, false));
    };
    loop {
        match library::save(id, known.revision, entry(&record)).await? {
            Saved::Stored(revision) => {
                let version = Version { id: Some(id), revision, record };
                return Ok(Stored { version, is_copy: false });
            }
            Saved::Newer(theirs) => {
                let (revision, theirs) = (theirs.revision, theirs.entry.record().clone());
                let Some(merged) = merge(&known.record, &record, &theirs) else {
                    let mut own = entry(&record);
                    let name = own.name().map_or_else(|| copy.to_owned(), |name| format!("{name} – {copy}"));
                    // A name of one line with a text of one line is one line.
                    let _ = own.rename(&name);
                    let id_of_copy = studies::add_copy(id, own.record()).await?;
                    return Ok(added(id_of_copy, own.record().clone(), true));
                };
                known = Version { id: Some(id), revision, record: theirs };
                record = merged;
                if record == known.record {
                    return Ok(Stored { version: known, is_copy: false });
                }
            }
        }
    }
}

/// Storage of a room's study.
#[derive(Clone, Copy)]
pub(super) struct Keeper {
    session: StoredValue<Rc<Session>, LocalStorage>,
    /// Why the last edit could not be stored.
    pub(super) problem: RwSignal<Option<StorageError>>,
    /// Whether an edit is on its way to the database.
    pub(super) is_storing: RwSignal<bool>,
}

/// What the room begins with.
pub(super) struct Opened {
    pub(super) study: Study,
    pub(super) source: Source,
    /// The stored version, if the study has edits that are not in it.
    before: Option<Record>,
    /// A study that cannot be read, and why.
    pub(super) unread: Option<(ImportError, String)>,
    pub(super) problem: Option<StorageError>,
    /// Whether it is a game that was played here.
    pub(super) is_own: bool,
}

impl Keeper {
    pub(super) fn new(opened: &Opened) -> Keeper {
        let stored = opened.before.as_ref();
        let session = Session::new(stored.unwrap_or(opened.study.record()), opened.source, opened.study.edits());
        if stored.is_some() {
            session.stored.set(None);
        }
        Keeper {
            session: StoredValue::new_local(Rc::new(session)),
            problem: RwSignal::new(opened.problem),
            is_storing: RwSignal::new(false),
        }
    }

    /// The entry that the study is stored in.
    pub(super) fn id(self) -> Option<EntryId> {
        self.session.try_get_value().and_then(|session| session.version.borrow().id)
    }

    /// Stores the study of a room whenever it changes, and follows what other tabs store.
    pub(super) fn follow(self, room: StudyRoom) {
        Effect::new(move |_| {
            let _edits = room.study.read().edits();
            self.save(room);
            // With the edits that are on their way to the database, in case the page is closed before they are there.
            self.remember_place(room);
        });
        database::listen(move |change| {
            let is_ours = |id: EntryId| matches!(change, Change::Entries) || change == Change::Entry(id.0);
            if let Some(id) = self.id().filter(|&id| is_ours(id)) {
                spawn_local(async move { self.follow_entry(room, id).await });
            }
        });
        on_cleanup(move || self.save(room));
    }

    /// Goes on with another study. What has not been stored yet of the present one is stored all the same; if it cannot be, it is
    /// offered as a download.
    pub(super) fn open(self, room: StudyRoom, study: &Study, source: Source) {
        self.save(room);
        self.session.set_value(Rc::new(Session::new(study.record(), source, study.edits())));
        self.problem.set(None);
    }

    /// Stores the study, unless it is stored. Also tries again what has failed.
    pub(super) fn save(self, room: StudyRoom) {
        let (Some(session), Some(study)) = (self.session.try_get_value(), room.study.try_read_untracked()) else {
            return;
        };
        let edits = study.edits();
        if session.stored.get() == Some(edits) {
            return;
        }
        session.stored.set(Some(edits));
        session.waiting.replace(Some((study.record().clone(), edits)));
        drop(study);
        if session.is_storing.replace(true) {
            return;
        }
        self.is_storing.try_set(true);
        // When the room is left, its texts may be gone.
        let copy = room.board.words.try_get_untracked().map(|words| words.text("study-copy")).unwrap_or_default();
        spawn_local(async move {
            while let Some((record, edits)) = session.waiting.take() {
                let known = session.version.borrow().clone();
                match store_version(known, record.clone(), &copy).await {
                    Ok(stored) => self.stored(room, &session, (record, edits), stored),
                    Err(error) => {
                        let record = session.waiting.take().map_or(record, |(newer, _)| newer);
                        self.failed(room, &session, &record, error);
                        break;
                    }
                }
            }
            session.is_storing.set(false);
            self.is_storing.try_set(false);
            if self.is_open(&session) {
                self.remember_place(room);
            }
        });
    }

    /// The entry of the study, once everything is stored. A study that is not stored yet becomes an entry.
    ///
    /// # Errors
    /// It cannot be stored.
    pub(super) async fn store_now(self, room: StudyRoom) -> Result<EntryId, StorageError> {
        let session = self.session.try_get_value().ok_or(StorageError::Unavailable)?;
        if session.version.borrow().id.is_none() && session.is_idle() {
            session.stored.set(None);
        }
        self.save(room);
        while !session.is_idle() {
            browser::yield_to_events().await;
        }
        let id = session.version.borrow().id;
        id.ok_or_else(|| self.problem.try_get_untracked().flatten().unwrap_or(StorageError::Unavailable))
    }

    fn is_open(self, session: &Rc<Session>) -> bool {
        self.session.try_with_value(|open| Rc::ptr_eq(open, session)).unwrap_or(false)
    }

    /// Takes note that a version could not be stored. If another study has been opened since, or the room left, it is offered as a download.
    fn failed(self, room: StudyRoom, session: &Rc<Session>, record: &Record, error: StorageError) {
        session.stored.set(None);
        if self.is_open(session) {
            self.problem.set(Some(error));
            self.remember_place(room);
        } else {
            room.board.page.left_out.set(Some(record.to_string()));
        }
    }

    /// Takes note of what was stored. If it has been merged with another version, the room shows it.
    fn stored(self, room: StudyRoom, session: &Rc<Session>, (sent, edits): (Record, u32), stored: Stored) {
        let Stored { version, is_copy } = stored;
        let record = version.record.clone();
        let is_new = session.version.replace(version).id != session.version.borrow().id;
        if !self.is_open(session) {
            return;
        }
        if is_new {
            room.chapters.reload(room);
        }
        self.problem.try_maybe_update(|problem| (problem.take().is_some(), ()));
        if record != sent {
            let is_current = room.study.read_untracked().edits() == edits;
            let current = room.study.read_untracked().record().clone();
            match if is_current { Some(record) } else { merge(&sent, &current, &record) } {
                Some(merged) => {
                    room.adopt(merged);
                    if is_current {
                        session.stored.set(Some(room.study.read_untracked().edits()));
                    }
                }
                // What has been edited since contradicts the other version: it becomes a study of its own.
                None => session.version.borrow_mut().id = None,
            }
        }
        if is_copy {
            room.say_copied();
        }
        self.remember_place(room);
    }

    /// Shows what another tab has stored. If there are unsaved edits, storing them will merge both.
    async fn follow_entry(self, room: StudyRoom, id: EntryId) {
        let Ok(Found::Entry(stored)) = library::load(id).await else { return };
        let Some(session) = self.session.try_get_value() else { return };
        let is_newer = {
            let version = session.version.borrow();
            version.id == Some(id) && stored.revision > version.revision
        };
        let Some(edits) = room.study.try_read_untracked().map(|study| study.edits()) else { return };
        if !is_newer || !session.is_idle() || session.stored.get() != Some(edits) {
            return;
        }
        let record = stored.entry.record().clone();
        session.version.replace(Version { id: Some(id), revision: stored.revision, record: record.clone() });
        room.adopt(record);
        session.stored.set(Some(room.study.read_untracked().edits()));
    }

    /// Remembers what is open, and where, for the next visit.
    fn remember_place(self, room: StudyRoom) {
        let (Some(session), Some(study)) = (self.session.try_get_value(), room.study.try_read_untracked()) else {
            return;
        };
        let path = path(study.record(), study.place());
        let is_unsaved = self.problem.try_get_untracked().flatten().is_some();
        let version = session.version.borrow();
        let text = match (version.id, session.game) {
            _ if is_unsaved => format!("{UNSAVED} {path}\n{}", study.record()),
            (Some(EntryId(id)), _) if !session.is_idle() => {
                format!("{id} {path}\n{DRAFT} {}\n{}", version.revision, study.record())
            }
            (None, _) if !session.is_idle() && study.can_undo() => format!("{UNSAVED} {path}\n{}", study.record()),
            (Some(EntryId(id)), _) | (None, Some(EntryId(id))) => format!("{id} {path}"),
            (None, None) => format!("{UNSTORED} {path}\n{}", study.record()),
        };
        drop(version);
        if let Some(storage) = browser::session_storage() {
            let _ = storage.set_item(OPEN, &text);
        }
        store::write(OPEN, &text);
    }
}

/// What this tab, or the last one, has had open; a new study if there is none.
pub(super) async fn load() -> Opened {
    let mut problem = library::collect().await.err();
    let (record, path, source, unread) = match collect_study().await {
        Ok(Some(opened)) => opened,
        Ok(None) => match last_open().await {
            Ok(opened) => opened,
            Err(error) => {
                problem = Some(error);
                nothing()
            }
        },
        // What is stored in the old place is opened from there.
        Err((error, opened)) => {
            problem = Some(error);
            opened
        }
    };
    let is_own = library::is_own(&record).await;
    let draft = draft(source).filter(|draft| *draft != record);
    let before = draft.is_some().then(|| record.clone());
    let record = draft.unwrap_or(record);
    let place = place(&record, &path);
    let mut study = Study::new(record);
    study.go_to(place);
    Opened { study, source, before, unread, problem, is_own }
}

/// A record, the path to a place in it, where it comes from, and a study that cannot be read.
type Parts = (Record, String, Source, Option<(ImportError, String)>);

fn nothing() -> Parts {
    // Somebody may have edited the text of a new study.
    let record = Draft::unstored_record().unwrap_or_else(|| fresh(Variant::Standard));
    (record, String::new(), Source::Unstored, None)
}

/// Moves the open study of earlier versions into the library.
async fn collect_study() -> Result<Option<Parts>, (StorageError, Parts)> {
    let Some(text) = store::read(LOCAL_STUDY) else { return Ok(None) };
    let path = store::read(LOCAL_PLACE).unwrap_or_default();
    let forget = || [LOCAL_STUDY, LOCAL_PLACE, LOCAL_BROKEN].into_iter().for_each(store::remove);
    match import(&text).map(lyngk_study::Imported::into_record) {
        Ok(Some(record)) if has_content(&record) => {
            let entry = Entry::new(EntryKind::Study, record.clone());
            match library::add(&entry).await {
                Ok(id) => {
                    forget();
                    let source = Source::Entry { id, kind: EntryKind::Study, revision: 1 };
                    Ok(Some((record, path, source, None)))
                }
                Err(error) => Err((error, (record, path, Source::Outside, None))),
            }
        }
        Ok(record) => {
            forget();
            Ok(record.map(|record| (record, path, Source::Unstored, None)))
        }
        Err(error) => {
            let text = [store::read(LOCAL_BROKEN).unwrap_or_default(), text].join("\n").trim().to_owned();
            let aside = library::set_aside_text(&text).await;
            let (record, path, source, _) = nothing();
            let parts = (record, path, source, Some((error, text)));
            match aside {
                Ok(()) => {
                    forget();
                    Ok(Some(parts))
                }
                Err(error) => Err((error, parts)),
            }
        }
    }
}

/// What this tab has remembered, or else the last one.
fn open_text() -> Option<String> {
    let session = browser::session_storage().and_then(|storage| storage.get_item(OPEN).ok().flatten());
    session.or_else(|| store::read(OPEN))
}

/// What was open last.
async fn last_open() -> Result<Parts, StorageError> {
    let Some(text) = open_text() else { return Ok(nothing()) };
    let (head, text) = text.split_once('\n').unwrap_or((&text, ""));
    let (id, path) = head.split_once(' ').unwrap_or((head, ""));
    let Ok(id) = id.parse().map(EntryId) else {
        let source = if id == UNSAVED { Source::Outside } else { Source::Unstored };
        let record = text.parse().ok();
        return Ok(record.map_or_else(nothing, |record| (record, path.to_owned(), source, None)));
    };
    Ok(match library::load(id).await? {
        Found::Entry(stored) => {
            let record = stored.entry.record().clone();
            (record, path.to_owned(), Source::entry(id, &stored), None)
        }
        Found::Unreadable(text) => {
            let lgn = text.split_once('\n').map_or("", |(_, record)| record);
            let error = lgn.parse::<Record>().err().map_or(ImportError::Unknown, ImportError::Games);
            let (record, path, source, _) = nothing();
            (record, path, source, Some((error, text)))
        }
        Found::Nothing => nothing(),
    })
}

/// What was on its way to an entry when the page was closed, unless the entry has been stored more than once since: then somebody else
/// has gone on with it.
fn draft(source: Source) -> Option<Record> {
    let Source::Entry { id: EntryId(id), kind: EntryKind::Study, revision } = source else { return None };
    let text = open_text()?;
    let (head, text) = text.split_once('\n')?;
    let (of, record) = text.split_once('\n')?;
    let before: u32 = of.strip_prefix(DRAFT)?.trim().parse().ok()?;
    let is_next = head.split(' ').next() == Some(&*id.to_string()) && revision <= before + 1;
    is_next.then(|| record.parse().ok()).flatten()
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
