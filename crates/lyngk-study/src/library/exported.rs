//! Studies with chapters in exported texts: tags say which records belong together.

use lyngk_game::tags::{CHAPTER, STUDY};
use lyngk_rules::{Record, Tag};

use super::{CHAPTERS_LIMIT, Entry, EntryKind};

/// The tag [`STUDY`] of a study without a name, as PGN writes what is unknown.
const UNNAMED: &str = "?";

/// A part of an exported text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A single game or study.
    Entry(Box<Entry>),
    /// A study with its chapters.
    Study {
        /// Its name.
        name: Option<String>,
        /// The chapters in order; never empty.
        chapters: Vec<Record>,
    },
}

impl Part {
    /// The number of records.
    #[must_use]
    pub fn count(&self) -> usize {
        match self {
            Part::Entry(_) => 1,
            Part::Study { chapters, .. } => chapters.len(),
        }
    }

    /// The records as chapters of one study, with its name.
    #[must_use]
    pub fn into_chapters(self) -> (Option<String>, Vec<Record>) {
        match self {
            Part::Entry(entry) => (None, vec![entry.record]),
            Part::Study { name, chapters } => (name, chapters),
        }
    }
}

/// The LGN text of a chapter, with tags for the name of its study and its number, from 1.
#[must_use]
pub fn chapter_text(study: Option<&str>, number: usize, record: &Record) -> String {
    let mut record = record.clone();
    for (name, value) in [(STUDY, study.unwrap_or(UNNAMED)), (CHAPTER, &number.to_string())] {
        if let Some(tag) = Tag::new(name, value) {
            record.set_tag(tag);
        }
    }
    Entry::new(EntryKind::Study, record).to_export_text()
}

/// The LGN text of a study with its chapters.
///
/// ```
/// use lyngk_rules::{Position, Record, Records, Variant};
/// use lyngk_study::library::{Part, group, study_text};
///
/// let chapters = [7, 8].map(|seed| Record::new(Position::random_start(seed, Variant::Standard)));
/// let text = study_text(Some("Endings"), &chapters);
/// let records: Vec<Record> = Records::new(&text).collect::<Result<_, _>>()?;
/// let study = Part::Study { name: Some("Endings".to_owned()), chapters: chapters.to_vec() };
/// assert_eq!(group(records), [study]);
/// # Ok::<(), lyngk_rules::LgnError>(())
/// ```
#[must_use]
pub fn study_text<'a>(name: Option<&str>, chapters: impl IntoIterator<Item = &'a Record>) -> String {
    let text = |(index, record)| chapter_text(name, index + 1, record);
    chapters.into_iter().enumerate().map(text).collect::<Vec<_>>().join("\n")
}

/// The parts of a text with these records.
#[must_use]
pub fn group(records: impl IntoIterator<Item = Record>) -> Vec<Part> {
    let mut grouping = Grouping::default();
    let mut parts: Vec<Part> = records.into_iter().flat_map(|record| grouping.add(record)).collect();
    parts.extend(grouping.finish());
    parts
}

/// Joins chapters that follow each other, one record at a time. The tags that tell them are removed.
///
/// Records with the same name of a study belong together; one with the chapter number 1 begins another study.
#[derive(Clone, Debug, Default)]
pub struct Grouping {
    /// The study that is being read: the value of its tag, and its chapters.
    open: Option<(String, Vec<Record>)>,
}

impl Grouping {
    /// Takes the next record. Returns the parts that are complete: a study that it does not continue, and the record itself if it is no
    /// chapter.
    pub fn add(&mut self, mut record: Record) -> Vec<Part> {
        let study = record.tag(STUDY).map(str::to_owned);
        let begins = record.tag(CHAPTER).is_some_and(|number| number.trim() == "1");
        let Some(study) = study else {
            let part = Part::Entry(Box::new(Entry::from_export(record)));
            return self.take().into_iter().chain([part]).collect();
        };
        record.remove_tag(STUDY);
        record.remove_tag(CHAPTER);
        let record = Entry::from_export(record).record;
        match &mut self.open {
            Some((open, chapters)) if *open == study && !begins && chapters.len() < CHAPTERS_LIMIT => {
                chapters.push(record);
                Vec::new()
            }
            _ => {
                let complete = self.take();
                self.open = Some((study, vec![record]));
                complete.into_iter().collect()
            }
        }
    }

    /// The study that the last record belongs to.
    #[must_use]
    pub fn finish(mut self) -> Option<Part> {
        self.take()
    }

    fn take(&mut self) -> Option<Part> {
        let (name, chapters) = self.open.take()?;
        Some(Part::Study { name: Some(name).filter(|name| name != UNNAMED && !name.is_empty()), chapters })
    }
}

#[cfg(test)]
mod tests {
    use lyngk_rules::{Position, Records, Variant};

    use super::*;

    fn record(seed: u64) -> Record {
        Record::new(Position::random_start(seed, Variant::Standard))
    }

    fn read(text: &str) -> Vec<Part> {
        let records: Result<Vec<Record>, _> = Records::new(text).collect();
        group(records.expect("LGN"))
    }

    fn study(name: Option<&str>, seeds: &[u64]) -> Part {
        Part::Study { name: name.map(str::to_owned), chapters: seeds.iter().copied().map(record).collect() }
    }

    #[test]
    fn studies_entries_and_games_are_told_apart() {
        let single = Entry::new(EntryKind::Study, record(9));
        let game = Entry::new(EntryKind::Game, record(8));
        let text = [
            game.to_export_text(),
            study_text(Some("A \"b\""), &[1, 2].map(record)),
            // The same name again: the number 1 begins another study.
            study_text(Some("A \"b\""), &[3].map(record)),
            single.to_export_text(),
            study_text(None, &[4, 5].map(record)),
            study_text(None, &[6].map(record)),
        ];
        let name = Some("A \"b\"");
        let expected = [
            Part::Entry(Box::new(game)),
            study(name, &[1, 2]),
            study(name, &[3]),
            Part::Entry(Box::new(single)),
            study(None, &[4, 5]),
            study(None, &[6]),
        ];
        assert_eq!(read(&text.join("\n")), expected);
        assert_eq!(expected.iter().map(Part::count).sum::<usize>(), 8);
    }

    #[test]
    fn chapters_without_numbers_are_joined_by_the_name_of_their_study() {
        let tagged = |seed: u64, study: &str| {
            let mut record = record(seed);
            record.set_tag(Tag::new(STUDY, study).expect("a tag"));
            record
        };
        let parts = group([tagged(1, "A"), tagged(2, "A"), tagged(3, "B"), record(4), tagged(5, "B")]);
        let game = Part::Entry(Box::new(Entry::new(EntryKind::Game, record(4))));
        assert_eq!(parts, [study(Some("A"), &[1, 2]), study(Some("B"), &[3]), game, study(Some("B"), &[5])]);
    }

    #[test]
    fn a_study_has_no_more_chapters_than_the_limit() {
        let text = study_text(Some("A"), &vec![record(1); CHAPTERS_LIMIT + 1]);
        assert_eq!(read(&text).iter().map(Part::count).collect::<Vec<_>>(), [CHAPTERS_LIMIT, 1]);
    }
}
