//! The stored library: games and studies in the browser's database.
//!
//! Every entry has a text ([`StoredEntry`]) and, in another store, a summary, so that a list needs no records. All changes are
//! transactions: whatever happens meanwhile in other tabs, an entry and its summary agree, and no change is overwritten unseen.
//! A key tells when its entry was added. [`studies`] joins entries that are chapters of one study.

pub(crate) mod studies;

use std::collections::HashMap;

use idb::{Transaction, TransactionMode};
use js_sys::Date;
use lyngk_rules::Record;
use lyngk_study::library::{
    Games, Grouping, Part, RESTORE_LIMIT, Restored, StoredEntry, Summary, Unread, chapter_text, list, nothing_read,
    read, start_digest,
};
use lyngk_study::{Entry, EntryKind, ImportError};
use wasm_bindgen::JsValue;

use crate::database::{self, Change, Requests, StorageError, Store, transact};
use crate::day::{self, Day};
use crate::{browser, store};

/// Stores of entries.
const BOTH: [Store; 2] = [Store::Entries, Store::Summaries];
/// The same, with the lists of chapters.
const ALL: [Store; 3] = [Store::Entries, Store::Summaries, Store::Values];
/// Name of the value that holds unreadable parts, as texts with a date.
const UNREAD: &str = "unread";
/// Studies in the local storage of earlier versions, as LGN.
const LOCAL_STUDIES: &str = "lyngk.studies";
/// Unreadable parts in the local storage of earlier versions.
const LOCAL_UNREAD: &str = "lyngk.unread";
/// Number of entries that are added in one transaction.
const BATCH: usize = 500;
/// Milliseconds of reading before other events get their turn.
const SLICE: f64 = 12.0;

/// Key of an entry: milliseconds since 1970 and a random part, so that later entries have larger keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct EntryId(pub(crate) u64);

impl EntryId {
    /// Number of keys in a millisecond.
    const PER_MILLISECOND: u64 = 1 << 11;

    pub(crate) fn new() -> EntryId {
        let random = browser::random_seed() % EntryId::PER_MILLISECOND;
        EntryId(Date::now() as u64 * EntryId::PER_MILLISECOND + random)
    }

    pub(crate) fn key(self) -> JsValue {
        // Below 2^53, so the number is exact.
        JsValue::from_f64(self.0 as f64)
    }

    /// The day on which the entry was added.
    pub(crate) fn day(self) -> Day {
        let added = (self.0 / EntryId::PER_MILLISECOND) as f64;
        day::at(&Date::new(&added.into()))
    }
}

/// An entry that was looked up.
#[derive(Clone, Debug)]
pub(crate) enum Found {
    Entry(Box<StoredEntry>),
    /// Its text cannot be read.
    Unreadable(String),
    /// There is none, or not any more.
    Nothing,
}

impl Found {
    fn of(text: Option<String>) -> Found {
        match text.map(|text| (text.parse::<StoredEntry>(), text)) {
            Some((Ok(entry), _)) => Found::Entry(Box::new(entry)),
            Some((Err(_), text)) => Found::Unreadable(text),
            None => Found::Nothing,
        }
    }
}

/// What became of a changed entry.
#[derive(Clone, Debug)]
pub(crate) enum Saved {
    /// It is stored with this revision.
    Stored(u32),
    /// Nothing was stored: somebody else has changed it meanwhile.
    Newer(Box<StoredEntry>),
}

/// The summaries of all entries, the newest first and those without a date last.
pub(crate) async fn summaries() -> Result<Vec<(EntryId, Summary)>, StorageError> {
    let stored = transact(&BOTH, TransactionMode::ReadOnly, async |requests| {
        let mut read = Vec::new();
        for (key, line) in requests.all(Store::Summaries).await? {
            let Some(id) = key.as_f64().map(|number| EntryId(number as u64)) else { continue };
            let summary = match line.parse() {
                Ok(summary) => Some(summary),
                // Another version of the page has written it.
                Err(_) => match Found::of(requests.get(Store::Entries, &key).await?) {
                    Found::Entry(stored) => Some(Summary::of(&stored.entry)),
                    Found::Unreadable(_) | Found::Nothing => None,
                },
            };
            read.extend(summary.map(|summary| (id, Summary { day: summary.day.or(Some(id.day())), ..summary })));
        }
        Ok(read)
    });
    let mut all = stored.await?;
    all.sort_by_key(|(id, summary)| std::cmp::Reverse((summary.day, *id)));
    Ok(all)
}

/// Looks an entry up.
pub(crate) async fn load(id: EntryId) -> Result<Found, StorageError> {
    let key = id.key();
    let text = transact(&BOTH, TransactionMode::ReadOnly, async |requests| requests.get(Store::Entries, &key).await);
    Ok(Found::of(text.await?))
}

/// Entries after a number, at most so many: their numbers and texts, as the browser has them.
pub(crate) async fn some(after: EntryId, most: u32) -> Result<(Vec<JsValue>, Vec<JsValue>), StorageError> {
    let key = after.key();
    transact(&BOTH, TransactionMode::ReadOnly, async |requests| requests.some(Store::Entries, &key, most).await).await
}

/// Adds an entry. If an equal one is there, that is returned instead.
pub(crate) async fn add(entry: &Entry) -> Result<EntryId, StorageError> {
    let (id, is_new) = transact(&BOTH, TransactionMode::ReadWrite, async |requests| {
        let mut known = Known::load(requests).await?;
        known.add(requests, entry).await
    })
    .await?;
    if is_new {
        database::ask_to_persist();
        database::tell(&Change::Entry(id.0));
    }
    Ok(id)
}

/// Stores a new version of an entry, unless somebody else has stored one since the given revision. An entry that was deleted meanwhile
/// is there again: somebody still works on it.
pub(crate) async fn save(id: EntryId, since: u32, entry: Entry) -> Result<Saved, StorageError> {
    let saved = transact(&BOTH, TransactionMode::ReadWrite, async |requests| {
        match Found::of(requests.get(Store::Entries, &id.key()).await?) {
            Found::Entry(stored) if stored.revision != since => return Ok(Saved::Newer(stored)),
            Found::Entry(_) | Found::Nothing => (),
            // It is kept as it is, and the new version gets a place of its own.
            Found::Unreadable(_) => return Err(StorageError::Unavailable),
        }
        let revision = since + 1;
        put(requests, id, &StoredEntry { revision, entry }).await?;
        Ok(Saved::Stored(revision))
    })
    .await?;
    if matches!(saved, Saved::Stored(_)) {
        database::tell(&Change::Entry(id.0));
    }
    Ok(saved)
}

/// Changes an entry in one step. Returns false if it is gone or unreadable, or if the function does.
pub(crate) async fn change(id: EntryId, change: impl FnOnce(&mut Entry) -> bool) -> Result<bool, StorageError> {
    let changed = transact(&BOTH, TransactionMode::ReadWrite, async |requests| {
        let Found::Entry(mut stored) = Found::of(requests.get(Store::Entries, &id.key()).await?) else {
            return Ok(false);
        };
        let changed = change(&mut stored.entry);
        if changed {
            stored.revision += 1;
            put(requests, id, &stored).await?;
        }
        Ok(changed)
    })
    .await?;
    if changed {
        database::tell(&Change::Entry(id.0));
    }
    Ok(changed)
}

/// Removes an entry and returns its text, to [put it back](put_back).
pub(crate) async fn remove(id: EntryId) -> Result<Option<String>, StorageError> {
    let text = transact(&BOTH, TransactionMode::ReadWrite, async |requests| {
        let text = requests.get(Store::Entries, &id.key()).await?;
        for store in BOTH {
            requests.remove(store, &id.key()).await?;
        }
        Ok(text)
    })
    .await?;
    database::tell(&Change::Entry(id.0));
    Ok(text)
}

/// Puts a removed entry back.
pub(crate) async fn put_back(id: EntryId, text: &str) -> Result<(), StorageError> {
    let Found::Entry(stored) = Found::of(Some(text.to_owned())) else { return Err(StorageError::Unavailable) };
    transact(&BOTH, TransactionMode::ReadWrite, async |requests| put(requests, id, &stored).await).await?;
    database::tell(&Change::Entry(id.0));
    Ok(())
}

async fn put(requests: &Transaction, id: EntryId, stored: &StoredEntry) -> Result<(), StorageError> {
    requests.put(Store::Entries, &id.key(), &stored.to_string()).await?;
    requests.put(Store::Summaries, &id.key(), &Summary::of(&stored.entry).to_string()).await
}

/// The stored entries by summary, to find equal ones.
struct Known {
    ids: HashMap<String, Vec<EntryId>>,
    /// The id of the next entry. They decrease, as the newest entry of a text comes first.
    next: EntryId,
}

impl Known {
    async fn load(requests: &Transaction) -> Result<Known, StorageError> {
        let mut known = Known { ids: HashMap::new(), next: EntryId::new() };
        for (key, line) in requests.all(Store::Summaries).await? {
            known.insert(line, EntryId(key.as_f64().unwrap_or_default() as u64));
        }
        Ok(known)
    }

    fn insert(&mut self, line: String, id: EntryId) {
        self.ids.entry(line).or_default().push(id);
    }

    /// Adds an entry, unless an equal one is there. Returns its id, and whether it is new.
    async fn add(&mut self, requests: &Transaction, entry: &Entry) -> Result<(EntryId, bool), StorageError> {
        let line = Summary::of(entry).to_string();
        for &id in self.ids.get(&line).into_iter().flatten() {
            if let Found::Entry(stored) = Found::of(requests.get(Store::Entries, &id.key()).await?)
                && stored.entry == *entry
            {
                return Ok((id, false));
            }
        }
        Ok((self.add_new(requests, entry).await?, true))
    }

    /// Adds an entry, even if an equal one is there.
    async fn add_new(&mut self, requests: &Transaction, entry: &Entry) -> Result<EntryId, StorageError> {
        while requests.get(Store::Summaries, &self.next.key()).await?.is_some() {
            self.next.0 -= 1;
        }
        let id = self.next;
        put(requests, id, &StoredEntry { revision: 1, entry: entry.clone() }).await?;
        self.insert(Summary::of(entry).to_string(), id);
        Ok(id)
    }
}

/// All entries as LGN texts, the chapters of a study after each other.
pub(crate) async fn export() -> Result<Vec<String>, StorageError> {
    let (all, studies) = transact(&ALL, TransactionMode::ReadOnly, async |requests| {
        Ok((requests.all(Store::Entries).await?, studies::all(requests).await?))
    })
    .await?;
    let mut entries = HashMap::new();
    let mut lines = Vec::new();
    // The newest first.
    for (key, text) in all.into_iter().rev() {
        if let (Some(id), Found::Entry(stored)) = (key.as_f64(), Found::of(Some(text))) {
            lines.push((id as u64, Summary::of(&stored.entry)));
            entries.insert(id as u64, stored.entry);
        }
    }
    let mut texts = Vec::new();
    for listed in list(lines, &studies) {
        for (number, entry) in (1..).zip(listed.entries.iter().filter_map(|(id, _)| entries.get(id))) {
            texts.push(match listed.study {
                Some(_) => chapter_text(listed.name.as_deref(), number, entry.record()),
                None => entry.to_export_text(),
            });
        }
    }
    Ok(texts)
}

/// Why a file could not be restored.
#[derive(Clone, Debug)]
pub(crate) enum RestoreError {
    Import(ImportError),
    Storage(StorageError),
}

impl From<StorageError> for RestoreError {
    fn from(error: StorageError) -> RestoreError {
        RestoreError::Storage(error)
    }
}

/// Adds the entries of an exported text that are not there yet. `progress` is told how many bytes have been read.
pub(crate) async fn restore(text: &str, progress: impl Fn(usize)) -> Result<Restored, RestoreError> {
    if text.len() > RESTORE_LIMIT {
        let error = ImportError::TooLarge { bytes: text.len(), limit: RESTORE_LIMIT };
        return Err(RestoreError::Import(error));
    }
    let mut restored = Restored::default();
    let mut known = transact(&BOTH, TransactionMode::ReadOnly, Known::load).await?;
    let mut games = Games::new(text);
    let mut grouping = Grouping::default();
    let mut is_full = false;
    loop {
        let mut batch: Vec<Part> = Vec::new();
        let mut started = browser::now_millis();
        while batch.len() < BATCH {
            match games.next() {
                Some(Ok(record)) => batch.extend(grouping.add(record)),
                Some(Err(unread)) => restored.unread.push(unread),
                None => {
                    batch.extend(std::mem::take(&mut grouping).finish());
                    break;
                }
            }
            if browser::now_millis() - started > SLICE {
                progress(games.offset());
                browser::yield_to_events().await;
                started = browser::now_millis();
            }
        }
        if batch.is_empty() {
            break;
        }
        let count: usize = batch.iter().map(Part::count).sum();
        if is_full {
            restored.left_out += count;
            continue;
        }
        match add_batch(&batch, &mut known).await {
            Ok(added) => {
                restored.added += added;
                restored.known += count - added;
            }
            Err(StorageError::Full) => {
                is_full = true;
                restored.left_out += count;
            }
            Err(error) => return Err(error.into()),
        }
    }
    if restored.added > 0 {
        database::ask_to_persist();
        database::tell(&Change::Entries);
    } else if restored.known + restored.left_out == 0 {
        return Err(RestoreError::Import(nothing_read(text, restored.unread.into_iter().next())));
    }
    Ok(restored)
}

/// Adds what is not there yet, and returns the number of new entries.
async fn add_batch(batch: &[Part], known: &mut Known) -> Result<usize, StorageError> {
    transact(&ALL, TransactionMode::ReadWrite, async |requests| {
        let mut added = 0;
        for part in batch {
            added += match part {
                Part::Entry(entry) => usize::from(known.add(requests, entry).await?.1),
                Part::Study { name, chapters } => {
                    let is_new = studies::restore(requests, known, name.as_deref(), chapters).await?;
                    if is_new { chapters.len() } else { 0 }
                }
            };
        }
        Ok(added)
    })
    .await
}

/// Whether a record is of the game on the page's board: games have a start of their own, as good as always.
pub(crate) fn is_on_board(record: &Record) -> bool {
    let game = store::read(store::GAME).unwrap_or_default();
    let text = record.to_string();
    text.lines().find(|line| line.starts_with("[Start ")).is_some_and(|line| game.contains(line))
}

/// Whether a record is of a game that was played here: the one on the board, or one in the library.
pub(crate) async fn is_own(record: &Record) -> bool {
    let start = start_digest(record.start());
    let is_game = |(_, summary): &(EntryId, Summary)| summary.kind == EntryKind::Game && summary.start == start;
    is_on_board(record) || summaries().await.is_ok_and(|all| all.iter().any(is_game))
}

/// Moves games and studies out of local storage: those of earlier versions of the page, and games that a new one has replaced. What is
/// in local storage is removed once it is safe in the database.
pub(crate) async fn collect() -> Result<(), StorageError> {
    for (key, kind) in [(store::GAMES, EntryKind::Game), (LOCAL_STUDIES, EntryKind::Study)] {
        let Some(text) = store::read(key).filter(|text| !text.is_empty()) else { continue };
        let (records, unread) = read(&text);
        set_aside(&unread).await?;
        let entries: Vec<Entry> = records.into_iter().map(|record| Entry::new(kind, record)).collect();
        let added = transact(&BOTH, TransactionMode::ReadWrite, async |requests| {
            let mut known = Known::load(requests).await?;
            for entry in &entries {
                known.add(requests, entry).await?;
            }
            Ok(entries.len())
        })
        .await?;
        forget_collected(key, &text);
        if added > 0 {
            database::tell(&Change::Entries);
        }
    }
    if let Some(text) = store::read(LOCAL_UNREAD) {
        database::update_value(UNREAD, |before| Some(before.unwrap_or_default() + &text)).await?;
        store::remove(LOCAL_UNREAD);
    }
    Ok(())
}

/// Removes a text from local storage that has been moved. Meanwhile something may have been written before it.
fn forget_collected(key: &str, text: &str) {
    match store::read(key).as_deref().and_then(|now| now.strip_suffix(text)) {
        Some("") => store::remove(key),
        Some(newer) => drop(store::write(key, newer)),
        None => (),
    }
}

/// Keeps unreadable parts, each with the time.
pub(crate) async fn set_aside(unread: &[Unread]) -> Result<(), StorageError> {
    for part in unread.iter().filter(|part| !part.text.is_empty()) {
        set_aside_text(&part.text).await?;
    }
    Ok(())
}

/// Keeps an unreadable text with the time, unless it is kept already.
pub(crate) async fn set_aside_text(text: &str) -> Result<(), StorageError> {
    let add = |before: Option<String>| {
        let all = before.unwrap_or_default();
        Some(if all.contains(text) { all } else { all + &store::dated(text) })
    };
    database::update_value(UNREAD, add).await.map(drop)
}

/// The unreadable parts.
pub(crate) async fn unread() -> Option<String> {
    database::value(UNREAD).await.ok().flatten()
}

/// Discards the unreadable parts at the person's request.
pub(crate) async fn discard_unread() -> Result<(), StorageError> {
    database::update_value(UNREAD, |_| None).await.map(drop)
}
