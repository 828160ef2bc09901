//! Library of games and studies: entries, their summaries, export and import.
//!
//! An [`Entry`] is an ordinary record that is a game or a study. Exported, it is LGN, which any program for LGN can read, with a tag
//! that marks studies; [`Games`] reads a text of many. A study may have several [`Chapters`]: each is an entry of its own. Reading is tolerant: broken parts are returned unchanged, and everything around them is
//! read. A list shows [summaries](Summary), so that records are parsed only when they are opened. Where entries are kept is up to the
//! caller.
//!
//! ```
//! use lyngk_rules::{Position, Record, Variant};
//! use lyngk_study::library::Games;
//! use lyngk_study::{Entry, EntryKind};
//!
//! let mut entry = Entry::new(EntryKind::Study, Record::new(Position::random_start(7, Variant::Standard)));
//! entry.rename("My favourite start")?;
//! let read: Vec<Entry> = Games::new(&entry.to_export_text()).flatten().map(Entry::from_export).collect();
//! assert_eq!(read, [entry]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod chapters;
mod exported;
mod reading;
pub mod say;
mod stored;
mod summary;
#[cfg(test)]
mod tests;

use lyngk_game::tags::{DATE, KIND, NAME};
use lyngk_rules::{Record, Tag};
use serde::{Deserialize, Serialize};

pub use chapters::{CHAPTERS_LIMIT, Chapters, ChaptersError, Listed, list};
pub use exported::{Grouping, Part, chapter_text, group, study_text};
pub(crate) use reading::GameBoundaries;
pub use reading::{Games, Unread, read};
pub use stored::{StoredEntry, StoredEntryError};
pub use summary::{Summary, SummaryError, start_digest};

use crate::study::{ImportError, TextError};

/// Size limit in bytes of a text to restore.
pub const RESTORE_LIMIT: usize = 100_000_000;

/// Value of the tag [`KIND`] for a study.
const STUDY_KIND: &str = "study";

/// The kind of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EntryKind {
    /// A played game.
    Game,
    /// A study.
    Study,
}

impl EntryKind {
    /// Both kinds.
    pub const ALL: [EntryKind; 2] = [EntryKind::Game, EntryKind::Study];

    /// Name in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            EntryKind::Game => "game",
            EntryKind::Study => STUDY_KIND,
        }
    }

    /// The kind with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<EntryKind> {
        EntryKind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// A date.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
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
    #[must_use]
    pub fn read(text: &str) -> Option<Day> {
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
    #[must_use]
    pub fn to_export_text(&self) -> String {
        let mut record = self.record.clone();
        if self.kind == EntryKind::Study {
            record.remove_tag(KIND);
            if let Some(tag) = Tag::new(KIND, STUDY_KIND) {
                record.set_tag(tag);
            }
        }
        record.to_string()
    }

    /// The entry of an exported record. The tag that marks a study is removed.
    #[must_use]
    pub fn from_export(mut record: Record) -> Entry {
        let is_study = record.tag(KIND) == Some(STUDY_KIND);
        if is_study {
            record.remove_tag(KIND);
        }
        Entry::new(if is_study { EntryKind::Study } else { EntryKind::Game }, record)
    }
}

/// Why a text from which no game could be read is not an export: what is wrong with its first part.
#[must_use]
pub fn nothing_read(text: &str, first: Option<Unread>) -> ImportError {
    let is_like_games = text.trim_start_matches('\u{feff}').trim_start().starts_with('[');
    match first {
        None => ImportError::Empty,
        Some(first) if is_like_games => ImportError::Games(first.error),
        Some(_) => ImportError::Unknown,
    }
}

/// The tag for a name; none for an empty name.
///
/// # Errors
/// The name is not one line.
pub fn name_tag(name: &str) -> Result<Option<Tag>, TextError> {
    let name = name.trim();
    if name.is_empty() { Ok(None) } else { Tag::new(NAME, name).map(Some).ok_or(TextError::Tag) }
}

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
