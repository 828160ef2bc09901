//! Studies with several chapters.
//!
//! Every chapter is an entry of its own, with its own revision, so edits of different chapters never meet. [`Chapters`] say which entries
//! form a study, and in which order; an entry that is in none of them is a study with one chapter.

use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;

use lyngk_game::tags;
use lyngk_rules::Tag;
use thiserror::Error;

use super::Summary;
use crate::study::TextError;

/// Limit of the number of chapters.
pub const CHAPTERS_LIMIT: usize = 1_000;

/// The name of a study, and its chapters in order, as the numbers of entries.
///
/// The numbers of removed chapters stay, so that a chapter that comes back, by undo or by an edit in another tab, is in its place again.
/// The text form has the name in its first line and the numbers in the second.
///
/// ```
/// use lyngk_study::library::Chapters;
///
/// let mut chapters = Chapters::new(None, vec![30, 10]);
/// chapters.rename("Endings")?;
/// chapters.insert_after(30, &[20]);
/// assert_eq!(chapters.to_string(), "Endings\n30 20 10");
/// assert_eq!("Endings\n30 20 10".parse(), Ok(chapters));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Chapters {
    name: Option<String>,
    order: Vec<u64>,
}

/// A text that is not the list of a study's chapters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("this is not the list of a study's chapters")]
pub struct ChaptersError;

impl Chapters {
    /// The chapters of a study. A name that is not one line is left out.
    #[must_use]
    pub fn new(name: Option<&str>, order: Vec<u64>) -> Chapters {
        let mut chapters = Chapters { name: None, order };
        let _ = chapters.rename(name.unwrap_or_default());
        chapters
    }

    /// The name of the study.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// Renames the study; an empty name removes it.
    ///
    /// # Errors
    /// The name is not one line.
    pub fn rename(&mut self, name: &str) -> Result<(), TextError> {
        let name = name.trim();
        let tag = Tag::new(tags::STUDY, name).ok_or(TextError::Tag)?;
        self.name = Some(tag.value().to_owned()).filter(|name| !name.is_empty());
        Ok(())
    }

    /// The entries, those of removed chapters included.
    #[must_use]
    pub fn order(&self) -> &[u64] {
        &self.order
    }

    /// Whether an entry is a chapter, or was one before it was removed.
    #[must_use]
    pub fn contains(&self, entry: u64) -> bool {
        self.order.contains(&entry)
    }

    /// Inserts chapters after another one, or at the end if that is not one.
    pub fn insert_after(&mut self, entry: u64, new: &[u64]) {
        let at = self.order.iter().position(|&known| known == entry).map_or(self.order.len(), |at| at + 1);
        self.order.splice(at..at, new.iter().copied());
    }

    /// Swaps a chapter with the one before it, or after it, among those for which `is_there` holds. Returns false at the end.
    pub fn move_chapter(&mut self, entry: u64, down: bool, is_there: impl Fn(u64) -> bool) -> bool {
        let Some(at) = self.order.iter().position(|&known| known == entry) else { return false };
        let is_there = |&other: &usize| is_there(self.order[other]);
        let other = if down { (at + 1..self.order.len()).find(is_there) } else { (0..at).rev().find(is_there) };
        if let Some(other) = other {
            self.order.swap(at, other);
        }
        other.is_some()
    }
}

impl fmt::Display for Chapters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let numbers: Vec<String> = self.order.iter().map(u64::to_string).collect();
        write!(f, "{}\n{}", self.name().unwrap_or_default(), numbers.join(" "))
    }
}

impl FromStr for Chapters {
    type Err = ChaptersError;

    fn from_str(text: &str) -> Result<Chapters, ChaptersError> {
        let (name, numbers) = text.split_once('\n').ok_or(ChaptersError)?;
        let order: Result<Vec<u64>, _> = numbers.split_whitespace().map(str::parse).collect();
        Ok(Chapters::new(Some(name), order.map_err(|_| ChaptersError)?))
    }
}

/// A line of a list: an entry, or a study with its chapters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The number of the study, if it is one with a list of chapters.
    pub study: Option<u64>,
    /// The name of that study.
    pub name: Option<String>,
    /// The entry, or the chapters in their order; never empty.
    pub entries: Vec<(u64, Summary)>,
}

impl Listed {
    /// The summary of the first entry, under the name of the study.
    #[must_use]
    pub fn summary(&self) -> Summary {
        let first = self.entries[0].1.clone();
        Summary { name: self.name.clone().or(first.name), ..first }
    }
}

/// Joins the chapters of each study into one line, at the place of its first chapter in the list.
#[must_use]
pub fn list(entries: Vec<(u64, Summary)>, studies: &[(u64, Chapters)]) -> Vec<Listed> {
    let mut study_of = HashMap::new();
    for (index, (_, chapters)) in studies.iter().enumerate() {
        // An entry belongs to one study: the first that has it.
        for &entry in chapters.order() {
            study_of.entry(entry).or_insert(index);
        }
    }
    let mut lines: Vec<Listed> = Vec::new();
    let mut line_of_study = vec![None; studies.len()];
    for (id, summary) in entries {
        let Some(&index) = study_of.get(&id) else {
            lines.push(Listed { study: None, name: None, entries: vec![(id, summary)] });
            continue;
        };
        let line = *line_of_study[index].get_or_insert_with(|| {
            let (number, chapters) = &studies[index];
            let name = chapters.name().map(str::to_owned);
            lines.push(Listed { study: Some(*number), name, entries: Vec::new() });
            lines.len() - 1
        });
        lines[line].entries.push((id, summary));
    }
    for (index, line) in line_of_study.into_iter().enumerate() {
        let Some(line) = line else { continue };
        let order = studies[index].1.order();
        lines[line].entries.sort_by_cached_key(|(id, _)| order.iter().position(|known| known == id));
    }
    lines
}

#[cfg(test)]
mod tests {
    use lyngk_rules::{Position, Record, Variant};

    use super::*;
    use crate::{Entry, EntryKind};

    fn summary(seed: u64) -> Summary {
        Summary::of(&Entry::new(EntryKind::Study, Record::new(Position::random_start(seed, Variant::Standard))))
    }

    #[test]
    fn other_texts_are_refused_and_odd_names_left_out() {
        for wrong in ["", "Endings", "Endings\n1 x", "\n-1"] {
            assert_eq!(wrong.parse::<Chapters>(), Err(ChaptersError), "{wrong}");
        }
        assert_eq!("\n".parse(), Ok(Chapters::default()));
        let mut chapters = Chapters::new(Some("two\nlines"), vec![1]);
        assert_eq!(chapters.name(), None);
        assert_eq!(chapters.rename("two\nlines"), Err(TextError::Tag));
        chapters.rename(" The \"trap\" ").expect("a name");
        assert_eq!(chapters.to_string().parse(), Ok(chapters));
    }

    #[test]
    fn chapters_move_past_removed_ones() {
        let mut chapters = Chapters::new(None, vec![1, 2, 3, 4]);
        let is_there = |entry: u64| entry != 2;
        assert!(chapters.move_chapter(3, false, is_there));
        assert_eq!(chapters.order(), [3, 2, 1, 4]);
        assert!(!chapters.move_chapter(3, false, is_there), "it is the first");
        assert!(chapters.move_chapter(1, true, is_there) && !chapters.move_chapter(1, true, is_there));
        assert_eq!(chapters.order(), [3, 2, 4, 1]);
        assert!(!chapters.move_chapter(9, true, is_there));
        chapters.insert_after(4, &[5, 6]);
        chapters.insert_after(99, &[7]);
        assert_eq!(chapters.order(), [3, 2, 4, 5, 6, 1, 7]);
    }

    #[test]
    fn a_list_has_a_study_once_with_its_chapters_in_order() {
        let entries = (1..=5).map(|number| (number, summary(number))).collect();
        let studies = [(90, Chapters::new(Some("Endings"), vec![4, 8, 2])), (91, Chapters::new(None, vec![7, 2]))];
        let lines = list(entries, &studies);
        let ids: Vec<Vec<u64>> = lines.iter().map(|line| line.entries.iter().map(|(id, _)| *id).collect()).collect();
        assert_eq!(ids, [vec![1], vec![4, 2], vec![3], vec![5]]);
        assert_eq!((lines[1].study, lines[1].summary().name.as_deref()), (Some(90), Some("Endings")));
        assert_eq!(lines[1].summary().start, summary(4).start);
        assert_eq!((lines[0].study, lines[0].summary()), (None, summary(1)));
    }
}
