//! Studies with chapters in the stored library: which entries belong together, and in which order.
//!
//! Each list of chapters is a value of the database. All changes are transactions, together with the entries that they add.

use idb::{Transaction, TransactionMode};
use lyngk_rules::Record;
use lyngk_study::library::{Chapters, StoredEntry, Summary};
use lyngk_study::{Entry, EntryKind};
use wasm_bindgen::JsValue;

use super::{ALL, EntryId, Found, Known, put};
use crate::database::{self, Change, Requests, StorageError, Store, transact};
use crate::day::Day;

/// Start of the names of values that hold a study's chapters. Its number follows.
const PREFIX: &str = "study ";

/// Number of a study with a list of chapters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct StudyId(pub(crate) u64);

impl StudyId {
    /// The day on which the study was made. It has the number of its first chapter then.
    pub(crate) fn day(self) -> Day {
        EntryId(self.0).day()
    }

    /// The name of its value in the database.
    pub(crate) fn value_name(self) -> String {
        format!("{PREFIX}{}", self.0)
    }
}

/// A study with its chapters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StoredStudy {
    pub(crate) id: StudyId,
    pub(crate) chapters: Chapters,
    /// The chapters that are there, in order.
    pub(crate) entries: Vec<(EntryId, Summary)>,
}

/// All lists of chapters.
pub(crate) async fn studies() -> Result<Vec<(u64, Chapters)>, StorageError> {
    transact(&[Store::Values], TransactionMode::ReadOnly, all).await
}

pub(super) async fn all(requests: &Transaction) -> Result<Vec<(u64, Chapters)>, StorageError> {
    let values = requests.starting_with(Store::Values, PREFIX).await?;
    let read = |(key, text): (JsValue, String)| {
        let number = key.as_string()?.strip_prefix(PREFIX)?.parse().ok()?;
        Some((number, text.parse().ok()?))
    };
    Ok(values.into_iter().filter_map(read).collect())
}

/// The list that has an entry.
async fn list_of(requests: &Transaction, entry: EntryId) -> Result<Option<(StudyId, Chapters)>, StorageError> {
    let found = all(requests).await?.into_iter().find(|(_, chapters)| chapters.contains(entry.0));
    Ok(found.map(|(number, chapters)| (StudyId(number), chapters)))
}

async fn put_list(requests: &Transaction, id: StudyId, chapters: &Chapters) -> Result<(), StorageError> {
    requests.put(Store::Values, &id.value_name().into(), &chapters.to_string()).await
}

/// The study that has an entry as a chapter.
pub(crate) async fn study_of(entry: EntryId) -> Result<Option<StoredStudy>, StorageError> {
    transact(&ALL, TransactionMode::ReadOnly, async |requests| {
        let Some((id, chapters)) = list_of(requests, entry).await? else { return Ok(None) };
        let mut entries = Vec::new();
        for entry in chapters.order().iter().copied().map(EntryId) {
            let line = requests.get(Store::Summaries, &entry.key()).await?;
            entries.extend(line.and_then(|line| line.parse().ok()).map(|summary| (entry, summary)));
        }
        Ok(Some(StoredStudy { id, chapters, entries }))
    })
    .await
}

/// Adds a study with a chapter for each record, even if equal ones are there. Returns the chapters, none if there are no records.
///
/// At most [`CHAPTERS_LIMIT`](lyngk_study::library::CHAPTERS_LIMIT) records: callers say so before.
pub(crate) async fn add_study(name: Option<&str>, records: &[Record]) -> Result<Vec<EntryId>, StorageError> {
    let added = transact(&ALL, TransactionMode::ReadWrite, async |requests| {
        let ids = add_all(requests, records).await?;
        if let Some(first) = ids.first() {
            let chapters = Chapters::new(name, ids.iter().map(|id| id.0).collect());
            put_list(requests, StudyId(first.0), &chapters).await?;
        }
        Ok(ids)
    })
    .await?;
    database::ask_to_persist();
    database::tell(&Change::Entries);
    Ok(added)
}

/// Adds chapters after another one. An entry that is no chapter yet becomes the first of a study, under its own name.
pub(crate) async fn add_chapters(after: EntryId, records: &[Record]) -> Result<Vec<EntryId>, StorageError> {
    let added = transact(&ALL, TransactionMode::ReadWrite, async |requests| {
        let ids = add_all(requests, records).await?;
        let numbers: Vec<u64> = ids.iter().map(|id| id.0).collect();
        let (id, mut chapters) = if let Some(known) = list_of(requests, after).await? {
            known
        } else {
            let line = requests.get(Store::Summaries, &after.key()).await?;
            let name = line.and_then(|line| line.parse::<Summary>().ok()).and_then(|summary| summary.name);
            (StudyId(after.0), Chapters::new(name.as_deref(), vec![after.0]))
        };
        chapters.insert_after(after.0, &numbers);
        put_list(requests, id, &chapters).await?;
        Ok(ids)
    })
    .await?;
    database::ask_to_persist();
    database::tell(&Change::Entries);
    Ok(added)
}

/// Adds a study that another version of it contradicts: as a chapter after that one, if it is a chapter.
pub(crate) async fn add_copy(of: EntryId, record: &Record) -> Result<EntryId, StorageError> {
    let id = transact(&ALL, TransactionMode::ReadWrite, async |requests| {
        let id = add_one(requests, EntryId::new(), record).await?;
        if let Some((study, mut chapters)) = list_of(requests, of).await? {
            chapters.insert_after(of.0, &[id.0]);
            put_list(requests, study, &chapters).await?;
        }
        Ok(id)
    })
    .await?;
    database::tell(&Change::Entries);
    Ok(id)
}

async fn add_all(requests: &Transaction, records: &[Record]) -> Result<Vec<EntryId>, StorageError> {
    let mut ids = Vec::new();
    // The library lists entries with larger numbers first, and the first chapter should be the first there too.
    let mut next = EntryId::new();
    for record in records {
        next = add_one(requests, next, record).await?;
        ids.push(next);
    }
    Ok(ids)
}

/// Adds a study under a free number, not above the given one.
async fn add_one(requests: &Transaction, mut id: EntryId, record: &Record) -> Result<EntryId, StorageError> {
    while requests.get(Store::Entries, &id.key()).await?.is_some() {
        id.0 -= 1;
    }
    let entry = Entry::new(EntryKind::Study, record.clone());
    put(requests, id, &StoredEntry { revision: 1, entry }).await?;
    Ok(id)
}

/// Changes the list of a study in one step. Returns false if there is none, or if the function does.
pub(crate) async fn change_study(
    id: StudyId,
    change: impl FnOnce(&mut Chapters) -> bool,
) -> Result<bool, StorageError> {
    let changed = transact(&[Store::Values], TransactionMode::ReadWrite, async |requests| {
        let text = requests.get(Store::Values, &id.value_name().into()).await?;
        let Some(mut chapters) = text.and_then(|text| text.parse::<Chapters>().ok()) else { return Ok(false) };
        let changed = change(&mut chapters);
        if changed {
            put_list(requests, id, &chapters).await?;
        }
        Ok(changed)
    })
    .await?;
    if changed {
        database::tell(&Change::Value(id.value_name()));
    }
    Ok(changed)
}

/// The records of a study's chapters, in order.
pub(crate) async fn records(id: StudyId) -> Result<(Chapters, Vec<Record>), StorageError> {
    transact(&ALL, TransactionMode::ReadOnly, async |requests| {
        let text = requests.get(Store::Values, &id.value_name().into()).await?;
        let chapters: Chapters = text.and_then(|text| text.parse().ok()).unwrap_or_default();
        let mut records = Vec::new();
        for entry in chapters.order().iter().copied().map(EntryId) {
            if let Found::Entry(stored) = Found::of(requests.get(Store::Entries, &entry.key()).await?) {
                records.push(stored.entry.record().clone());
            }
        }
        Ok((chapters, records))
    })
    .await
}

/// Forgets lists whose chapters have all been removed.
pub(crate) async fn forget_removed() -> Result<(), StorageError> {
    transact(&ALL, TransactionMode::ReadWrite, async |requests| {
        for (number, chapters) in all(requests).await? {
            let mut is_there = false;
            for entry in chapters.order().iter().copied().map(EntryId) {
                is_there = is_there || requests.get(Store::Summaries, &entry.key()).await?.is_some();
            }
            if !is_there {
                requests.remove(Store::Values, &StudyId(number).value_name().into()).await?;
            }
        }
        Ok(())
    })
    .await
}

/// Adds a study of an exported text, unless one with the same name and the same chapters is there. Returns whether it is new.
pub(super) async fn restore(
    requests: &Transaction,
    known: &mut Known,
    name: Option<&str>,
    records: &[Record],
) -> Result<bool, StorageError> {
    for (_, chapters) in all(requests).await?.into_iter().filter(|(_, chapters)| chapters.name() == name) {
        let mut there = Vec::new();
        for entry in chapters.order().iter().copied().map(EntryId) {
            if let Found::Entry(found) = Found::of(requests.get(Store::Entries, &entry.key()).await?) {
                there.push(found.entry.record().clone());
            }
        }
        if there == records {
            return Ok(false);
        }
    }
    let mut ids = Vec::new();
    for record in records {
        let entry = Entry::new(EntryKind::Study, record.clone());
        ids.push(known.add_new(requests, &entry).await?.0);
    }
    if let Some(&first) = ids.first() {
        put_list(requests, StudyId(first), &Chapters::new(name, ids)).await?;
    }
    Ok(true)
}
