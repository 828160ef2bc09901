//! Library of games and studies, with export and import.
//!
//! All entries are ordinary records. A [`Library`] is stored as two texts, its games and its studies. [`export`](Library::export) writes one text,
//! from which [`restore`](Library::restore) adds the entries that are missing. Reading is tolerant: broken parts are returned unchanged, and
//! everything around them is read.
//!
//! ```
//! use lyngk_rules::{Position, Record, Variant};
//! use lyngk_study::{Entry, EntryKind, Library};
//!
//! let record = Record::new(Position::random_start(7, Variant::Standard));
//! let mut library = Library::default();
//! let mut entry = Entry::new(EntryKind::Study, record);
//! entry.rename("My favourite start")?;
//! library.add(entry)?;
//!
//! let mut another = Library::default();
//! assert_eq!(another.restore(&library.export())?.added, 1);
//! assert_eq!(another, library);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod reading;
pub mod say;
#[cfg(test)]
mod tests;

use lyngk_game::tags::{DATE, KIND, NAME};
use lyngk_rules::{Record, Tag};

pub use reading::{Unread, read};

use crate::study::{ImportError, TextError};

/// Size limit in bytes of the games, and of the studies. Browsers give a page a few megabytes.
pub const SHELF: usize = 1_000_000;
/// Size limit in bytes of a text to restore.
pub const RESTORE_LIMIT: usize = 4 * SHELF;

/// Value of the tag [`KIND`] for a study.
const STUDY: &str = "study";

/// The kind of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryKind {
    /// A played game.
    Game,
    /// A study.
    Study,
}

impl EntryKind {
    /// Both kinds.
    pub const ALL: [EntryKind; 2] = [EntryKind::Game, EntryKind::Study];
}

/// A date.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day {
    /// Year, such as 2026.
    pub year: u32,
    /// Month, from 1.
    pub month: u32,
    /// Day of the month, from 1.
    pub day: u32,
}

impl std::fmt::Display for Day {
    /// The form that PGN uses: `2026.11.16`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:04}.{:02}.{:02}", self.year, self.month, self.day)
    }
}

impl Day {
    /// Parses `2026.11.16` or `2026-11-16`.
    fn read(text: &str) -> Option<Day> {
        let mut numbers = text.split(['.', '-']).map(|part| part.parse::<u32>().ok());
        let day = Day { year: numbers.next()??, month: numbers.next()??, day: numbers.next()?? };
        let possible = day.year < 10_000 && (1..=12).contains(&day.month) && (1..=31).contains(&day.day);
        (possible && numbers.next().is_none()).then_some(day)
    }
}

/// An entry of the library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    kind: EntryKind,
    record: Record,
}

impl Entry {
    /// Creates an entry.
    #[must_use]
    pub fn new(kind: EntryKind, record: Record) -> Entry {
        Entry { kind, record }
    }

    /// The kind.
    #[must_use]
    pub fn kind(&self) -> EntryKind {
        self.kind
    }

    /// The record.
    #[must_use]
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The date, if the record has one.
    #[must_use]
    pub fn day(&self) -> Option<Day> {
        Day::read(self.record.tag(DATE)?)
    }

    /// Sets the date, unless there is one.
    #[must_use]
    pub fn dated(mut self, day: Day) -> Entry {
        if self.record.tag(DATE).is_none()
            && let Some(tag) = Tag::new(DATE, day.to_string())
        {
            self.record.set_tag(tag);
        }
        self
    }

    /// The name given by a person.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        self.record.tag(NAME)
    }

    /// Sets the name; an empty one removes it.
    ///
    /// # Errors
    /// The name is not one line.
    pub fn rename(&mut self, name: &str) -> Result<(), TextError> {
        match name_tag(name)? {
            Some(tag) => self.record.set_tag(tag),
            None => drop(self.record.remove_tag(NAME)),
        }
        Ok(())
    }

    /// The LGN text of the record, with a tag that marks studies.
    fn to_export_text(&self) -> String {
        let mut record = self.record.clone();
        if self.kind == EntryKind::Study {
            record.remove_tag(KIND);
            if let Some(tag) = Tag::new(KIND, STUDY) {
                record.set_tag(tag);
            }
        }
        record.to_string()
    }

    /// The entry of an exported record.
    fn from_export_record(mut record: Record) -> Entry {
        let is_study = record.tag(KIND) == Some(STUDY);
        if is_study {
            record.remove_tag(KIND);
        }
        Entry::new(if is_study { EntryKind::Study } else { EntryKind::Game }, record)
    }
}

/// Entries as one text, in the form of [`Library::export`].
#[must_use]
pub fn export<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> String {
    let texts: Vec<String> = entries.into_iter().map(Entry::to_export_text).collect();
    texts.join("\n")
}

/// The tag for a name; none for an empty name.
///
/// # Errors
/// The name is not one line.
pub fn name_tag(name: &str) -> Result<Option<Tag>, TextError> {
    let name = name.trim();
    if name.is_empty() { Ok(None) } else { Tag::new(NAME, name).map(Some).ok_or(TextError::Tag) }
}

/// The library is full.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the library is full: export everything, then delete entries that are not needed here")]
pub struct Full;

/// Result of a restore.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Restored {
    /// Number of new entries.
    pub added: usize,
    /// Number of entries that were there already, unchanged.
    pub known: usize,
    /// Number of entries that did not fit.
    pub left_out: usize,
    /// Parts that could not be read.
    pub unread: Vec<Unread>,
}

/// All entries, in no particular order except that the last one added is first.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Library {
    entries: Vec<Entry>,
}

impl Library {
    /// Parses the stored texts. Also returns the parts that cannot be read.
    #[must_use]
    pub fn from_texts(games: &str, studies: &str) -> (Library, Vec<Unread>) {
        let mut library = Library::default();
        let mut unread = Vec::new();
        for (kind, text) in [(EntryKind::Game, games), (EntryKind::Study, studies)] {
            let (records, broken) = read(text);
            library.entries.extend(records.into_iter().map(|record| Entry::new(kind, record)));
            unread.extend(broken);
        }
        (library, unread)
    }

    /// Serialises the games, or the studies.
    #[must_use]
    pub fn to_text(&self, kind: EntryKind) -> String {
        let texts: Vec<String> = self.of(kind).map(|entry| entry.record.to_string()).collect();
        texts.join("\n")
    }

    /// All entries, in stored order.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The games, or the studies, the newest first and those without a date last.
    #[must_use]
    pub fn listed(&self, kind: EntryKind) -> Vec<Entry> {
        let mut listed: Vec<Entry> = self.of(kind).cloned().collect();
        listed.sort_by_key(|entry| std::cmp::Reverse(entry.day()));
        listed
    }

    fn of(&self, kind: EntryKind) -> impl Iterator<Item = &Entry> {
        self.entries.iter().filter(move |entry| entry.kind == kind)
    }

    /// Adds an entry at the front. Returns false if an equal entry is there.
    ///
    /// # Errors
    /// There is no room. Nothing has changed.
    pub fn add(&mut self, entry: Entry) -> Result<bool, Full> {
        if self.entries.contains(&entry) {
            return Ok(false);
        }
        self.insert(0, entry).map(|()| true)
    }

    /// Inserts an entry at an index, such as the one that [`remove`](Library::remove) returned.
    ///
    /// # Errors
    /// There is no room. Nothing has changed.
    pub fn insert(&mut self, at: usize, entry: Entry) -> Result<(), Full> {
        if self.size(entry.kind) + size(&entry) > SHELF {
            return Err(Full);
        }
        self.entries.insert(at.min(self.entries.len()), entry);
        Ok(())
    }

    /// Removes an entry and returns its index; none if it is not there.
    pub fn remove(&mut self, entry: &Entry) -> Option<usize> {
        let at = self.entries.iter().position(|known| known == entry)?;
        self.entries.remove(at);
        Some(at)
    }

    /// Replaces an entry. Returns false if it is not there.
    ///
    /// # Errors
    /// There is no room. Nothing has changed.
    pub fn replace(&mut self, entry: &Entry, by: Entry) -> Result<bool, Full> {
        let Some(at) = self.remove(entry) else { return Ok(false) };
        if let Err(full) = self.insert(at, by) {
            self.entries.insert(at, entry.clone());
            return Err(full);
        }
        Ok(true)
    }

    /// Whether an equal record is stored, of either kind.
    #[must_use]
    pub fn has(&self, record: &Record) -> bool {
        self.entries.iter().any(|entry| entry.record == *record)
    }

    fn size(&self, kind: EntryKind) -> usize {
        self.of(kind).map(size).sum()
    }

    /// Everything as one LGN text, which any program for LGN can read.
    #[must_use]
    pub fn export(&self) -> String {
        export(&self.entries)
    }

    /// Adds the games of a text, usually an export, unless an equal entry is there.
    ///
    /// # Errors
    /// No game in the text can be read, and why. Nothing has changed.
    pub fn restore(&mut self, text: &str) -> Result<Restored, ImportError> {
        if text.len() > RESTORE_LIMIT {
            return Err(ImportError::TooLarge { bytes: text.len(), limit: RESTORE_LIMIT });
        }
        let (records, unread) = read(text);
        if records.is_empty() {
            let is_like_games = text.trim_start_matches('\u{feff}').trim_start().starts_with('[');
            return Err(match unread.into_iter().next() {
                None => ImportError::Empty,
                Some(first) if is_like_games => ImportError::Games(first.error),
                Some(_) => ImportError::Unknown,
            });
        }
        let mut restored = Restored { unread, ..Restored::default() };
        let mut sizes = EntryKind::ALL.map(|kind| self.size(kind));
        for entry in records.into_iter().map(Entry::from_export_record) {
            let room = &mut sizes[entry.kind as usize];
            if self.entries.contains(&entry) {
                restored.known += 1;
            } else if *room + size(&entry) > SHELF {
                restored.left_out += 1;
            } else {
                *room += size(&entry);
                restored.added += 1;
                self.entries.push(entry);
            }
        }
        Ok(restored)
    }
}

/// Size of an entry: its text and a separator.
fn size(entry: &Entry) -> usize {
    entry.record.to_string().len() + 1
}
