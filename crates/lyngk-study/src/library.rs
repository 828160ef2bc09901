//! Games and studies that are kept: listed, named, written down as one text and taken back from it.
//!
//! All of them are ordinary records. A [`Library`] is kept as two texts, its games and its studies, and given away as one
//! ([`export`](Library::export)), from which another takes what it does not have ([`restore`](Library::restore)). Reading forgives: what
//! is broken is handed back as it was, and everything around it is read.
//!
//! ```
//! use lyngk_rules::{Position, Record, Variant};
//! use lyngk_study::{Entry, Kind, Library};
//!
//! let record = Record::new(Position::random_start(7, Variant::Standard));
//! let mut library = Library::default();
//! let mut entry = Entry::new(Kind::Study, record);
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

/// The most bytes that the games may have as a text, and the studies: browsers give a page a few million.
pub const SHELF: usize = 1_000_000;
/// The most bytes of a text that is taken back.
pub const RESTORE_LIMIT: usize = 4 * SHELF;

/// The value of the tag [`KIND`] for a study.
const STUDY: &str = "study";

/// What an entry is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// It was played.
    Game,
    /// It was studied.
    Study,
}

impl Kind {
    /// Both.
    pub const ALL: [Kind; 2] = [Kind::Game, Kind::Study];
}

/// A day, as the tags of records have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day {
    /// The year, like 2026.
    pub year: u32,
    /// The month, from 1.
    pub month: u32,
    /// The day of the month, from 1.
    pub day: u32,
}

impl std::fmt::Display for Day {
    /// As PGN writes it: `2026.11.16`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:04}.{:02}.{:02}", self.year, self.month, self.day)
    }
}

impl Day {
    /// A day that is written as in `2026.11.16` or `2026-11-16`.
    fn read(text: &str) -> Option<Day> {
        let mut numbers = text.split(['.', '-']).map(|part| part.parse::<u32>().ok());
        let day = Day { year: numbers.next()??, month: numbers.next()??, day: numbers.next()?? };
        let possible = day.year < 10_000 && (1..=12).contains(&day.month) && (1..=31).contains(&day.day);
        (possible && numbers.next().is_none()).then_some(day)
    }
}

/// Something that is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    kind: Kind,
    record: Record,
}

impl Entry {
    /// A record to be kept.
    #[must_use]
    pub fn new(kind: Kind, record: Record) -> Entry {
        Entry { kind, record }
    }

    /// What it is.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// The record.
    #[must_use]
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The day that it is of, if that is known.
    #[must_use]
    pub fn day(&self) -> Option<Day> {
        Day::read(self.record.tag(DATE)?)
    }

    /// Gives it a day, unless it has one.
    #[must_use]
    pub fn dated(mut self, day: Day) -> Entry {
        if self.record.tag(DATE).is_none()
            && let Some(tag) = Tag::new(DATE, day.to_string())
        {
            self.record.set_tag(tag);
        }
        self
    }

    /// What somebody called it.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        self.record.tag(NAME)
    }

    /// Gives it a name; an empty one takes the name away.
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

    /// As it stands among others, in a text that tells games from studies.
    fn told_apart(&self) -> String {
        let mut record = self.record.clone();
        if self.kind == Kind::Study {
            record.remove_tag(KIND);
            if let Some(tag) = Tag::new(KIND, STUDY) {
                record.set_tag(tag);
            }
        }
        record.to_string()
    }

    /// What was written so.
    fn from_told_apart(mut record: Record) -> Entry {
        let is_study = record.tag(KIND) == Some(STUDY);
        if is_study {
            record.remove_tag(KIND);
        }
        Entry::new(if is_study { Kind::Study } else { Kind::Game }, record)
    }
}

/// Entries as one text, like those of a whole [library](Library::export).
#[must_use]
pub fn export<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> String {
    let texts: Vec<String> = entries.into_iter().map(Entry::told_apart).collect();
    texts.join("\n")
}

/// The tag that holds a name; none for an empty one.
///
/// # Errors
/// The name is not one line.
pub fn name_tag(name: &str) -> Result<Option<Tag>, TextError> {
    let name = name.trim();
    if name.is_empty() { Ok(None) } else { Tag::new(NAME, name).map(Some).ok_or(TextError::Tag) }
}

/// There is no room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no room for more: export everything, and delete what is not needed here")]
pub struct Full;

/// What came of taking back a text.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Restored {
    /// How many are new.
    pub added: usize,
    /// How many were there already, exactly like this.
    pub known: usize,
    /// How many there was no room for.
    pub left_out: usize,
    /// What could not be read.
    pub unread: Vec<Unread>,
}

/// Everything that is kept, in no particular order beside that what came last is first.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Library {
    entries: Vec<Entry>,
}

impl Library {
    /// The library that was kept as these texts, and what cannot be read of them.
    #[must_use]
    pub fn from_texts(games: &str, studies: &str) -> (Library, Vec<Unread>) {
        let mut library = Library::default();
        let mut unread = Vec::new();
        for (kind, text) in [(Kind::Game, games), (Kind::Study, studies)] {
            let (records, broken) = read(text);
            library.entries.extend(records.into_iter().map(|record| Entry::new(kind, record)));
            unread.extend(broken);
        }
        (library, unread)
    }

    /// The games, or the studies, as a text to be kept.
    #[must_use]
    pub fn to_text(&self, kind: Kind) -> String {
        let texts: Vec<String> = self.of(kind).map(|entry| entry.record.to_string()).collect();
        texts.join("\n")
    }

    /// Everything, one after the other: first games, then studies.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The games, or the studies, the youngest first. Those without a day come last.
    #[must_use]
    pub fn listed(&self, kind: Kind) -> Vec<Entry> {
        let mut listed: Vec<Entry> = self.of(kind).cloned().collect();
        listed.sort_by_key(|entry| std::cmp::Reverse(entry.day()));
        listed
    }

    fn of(&self, kind: Kind) -> impl Iterator<Item = &Entry> {
        self.entries.iter().filter(move |entry| entry.kind == kind)
    }

    /// Adds an entry before the others. False if it is there already, exactly like this.
    ///
    /// # Errors
    /// There is no room. Nothing has changed.
    pub fn add(&mut self, entry: Entry) -> Result<bool, Full> {
        if self.entries.contains(&entry) {
            return Ok(false);
        }
        self.insert(0, entry).map(|()| true)
    }

    /// Puts an entry in the place of a number, which is where it was when it was taken out.
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

    /// Takes an entry out. Gives the number of its place; none if it is not there.
    pub fn remove(&mut self, entry: &Entry) -> Option<usize> {
        let at = self.entries.iter().position(|known| known == entry)?;
        self.entries.remove(at);
        Some(at)
    }

    /// Has another entry take the place of one. False if that is not there.
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

    /// Whether there is a record like this, whatever it is kept as.
    #[must_use]
    pub fn has(&self, record: &Record) -> bool {
        self.entries.iter().any(|entry| entry.record == *record)
    }

    fn size(&self, kind: Kind) -> usize {
        self.of(kind).map(size).sum()
    }

    /// Everything as one text, which is LGN: any program that reads games reads it, and [`restore`](Library::restore) takes it back.
    #[must_use]
    pub fn export(&self) -> String {
        export(&self.entries)
    }

    /// Takes back what was exported, here or elsewhere, and any other games: whatever is not there yet, exactly like this.
    ///
    /// # Errors
    /// There is no game in the text that could be read, and why. Nothing has changed.
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
        let mut sizes = Kind::ALL.map(|kind| self.size(kind));
        for entry in records.into_iter().map(Entry::from_told_apart) {
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

/// How much of a shelf an entry takes: its text, and what stands between it and the next.
fn size(entry: &Entry) -> usize {
    entry.record.to_string().len() + 1
}
