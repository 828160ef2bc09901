//! Text form of a stored entry, with a revision that tells whether somebody else has changed it.

use std::fmt;
use std::str::FromStr;

use lyngk_rules::{LgnError, Record};
use thiserror::Error;

use super::{Entry, EntryKind};

/// An entry as it is stored: the first line has its kind and its revision, and the record (LGN) follows.
///
/// ```
/// use lyngk_rules::{Position, Record, Variant};
/// use lyngk_study::library::StoredEntry;
/// use lyngk_study::{Entry, EntryKind};
///
/// let entry = Entry::new(EntryKind::Study, Record::new(Position::random_start(7, Variant::Standard)));
/// let stored = StoredEntry { revision: 3, entry };
/// assert!(stored.to_string().starts_with("study 3\n["));
/// assert_eq!(stored.to_string().parse(), Ok(stored));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEntry {
    /// It grows by one with every change.
    pub revision: u32,
    /// The entry.
    pub entry: Entry,
}

/// A text that is not a stored entry.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum StoredEntryError {
    /// The first line is not a kind and a revision.
    #[error("the first line should be `game` or `study` and a number")]
    Head,
    /// The record cannot be read.
    #[error(transparent)]
    Record(#[from] LgnError),
}

impl fmt::Display for StoredEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}\n{}", self.entry.kind().name(), self.revision, self.entry.record())
    }
}

impl FromStr for StoredEntry {
    type Err = StoredEntryError;

    fn from_str(text: &str) -> Result<StoredEntry, StoredEntryError> {
        let (head, record) = text.split_once('\n').ok_or(StoredEntryError::Head)?;
        let (kind, revision) = head.split_once(' ').ok_or(StoredEntryError::Head)?;
        let kind = EntryKind::from_name(kind).ok_or(StoredEntryError::Head)?;
        let revision = revision.parse().map_err(|_| StoredEntryError::Head)?;
        let record: Record = record.parse()?;
        Ok(StoredEntry { revision, entry: Entry::new(kind, record) })
    }
}

#[cfg(test)]
mod tests {
    use lyngk_rules::{Position, Variant};

    use super::*;

    #[test]
    fn other_texts_are_refused() {
        let record = Record::new(Position::random_start(1, Variant::Standard)).to_string();
        for head in ["", "study", "study x", "album 1", "study -1"] {
            let text = format!("{head}\n{record}");
            assert_eq!(text.parse::<StoredEntry>(), Err(StoredEntryError::Head), "{head}");
        }
        assert!(matches!("game 1\n[Variant".parse::<StoredEntry>(), Err(StoredEntryError::Record(_))));
        assert_eq!("game 1".parse::<StoredEntry>(), Err(StoredEntryError::Head));
    }
}
