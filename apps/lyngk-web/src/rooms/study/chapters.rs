//! Chapters of the open study: their list, and changes of it.

mod list;

use leptos::prelude::*;
use leptos::task::spawn_local;
use lyngk_rules::Record;
use lyngk_study::Study;
use lyngk_study::library::{CHAPTERS_LIMIT, say, study_text};

use super::keeper::Source;
use super::room::StudyRoom;
use super::share::FILE;
use crate::browser;
use crate::database::{self, Change, StorageError};
use crate::library::studies::{self, StoredStudy};
use crate::library::{self, EntryId, Found};

pub(super) use list::ChapterList;

/// Number of chapters whose undo history is kept while others are open.
const VISITED: usize = 8;

/// State of the chapters.
#[derive(Clone, Copy)]
pub(super) struct OpenChapters {
    /// The study with all its chapters; none if the open entry is no chapter.
    study: RwSignal<Option<StoredStudy>>,
    /// The open entry, or the one that is being opened.
    entry: RwSignal<Option<EntryId>>,
    /// The chapter that is being opened.
    wanted: StoredValue<Option<EntryId>>,
    /// Whether the list is unfolded.
    pub(super) is_unfolded: RwSignal<bool>,
    /// Chapters that were removed in this visit, for undo.
    removed: RwSignal<Vec<Removed>>,
    /// Chapters that were open before, with their places and undo histories.
    visited: StoredValue<Vec<(EntryId, Study)>>,
}

/// A removed chapter.
#[derive(Clone, Debug)]
struct Removed {
    id: EntryId,
    title: String,
    /// Its stored text.
    text: String,
}

impl OpenChapters {
    pub(super) fn new() -> OpenChapters {
        OpenChapters {
            study: RwSignal::new(None),
            entry: RwSignal::new(None),
            wanted: StoredValue::new(None),
            is_unfolded: RwSignal::new(false),
            removed: RwSignal::new(Vec::new()),
            visited: StoredValue::new(Vec::new()),
        }
    }

    /// Loads the chapters, and follows changes of them in this and other tabs.
    pub(super) fn follow(self, room: StudyRoom) {
        self.reload(room);
        database::listen(move |change| {
            let is_chapter = |id: u64| {
                let study = self.study.try_read_untracked();
                study.is_some_and(|study| study.as_ref().is_some_and(|study| study.chapters.contains(id)))
            };
            let is_ours = match &change {
                Change::Entries => true,
                Change::Entry(id) => is_chapter(*id),
                Change::Value(name) => {
                    let study = self.study.try_read_untracked();
                    study.is_some_and(|study| study.as_ref().is_some_and(|study| *name == study.id.value_name()))
                }
                Change::Files => false,
            };
            if is_ours {
                self.reload(room);
            }
        });
    }

    /// Loads the chapters of the open study.
    pub(super) fn reload(self, room: StudyRoom) {
        spawn_local(self.load(room));
    }

    async fn load(self, room: StudyRoom) {
        let entry = room.keeper.id();
        let study = match entry {
            // Where nothing can be read, a banner says so.
            Some(entry) => studies::study_of(entry).await.ok().flatten(),
            None => None,
        };
        // Another one may have been opened meanwhile, or the room left.
        if self.study.is_disposed() || room.keeper.id() != entry {
            return;
        }
        if self.wanted.get_value().is_none() && self.entry.get_untracked() != entry {
            self.entry.set(entry);
        }
        if *self.study.read_untracked() != study {
            self.study.set(study);
        }
    }

    /// The number of chapters. Reactive.
    pub(super) fn count(self) -> usize {
        self.study.read().as_ref().map_or(1, |study| study.entries.len())
    }

    /// The index of the open chapter. Reactive.
    fn index(self) -> Option<usize> {
        let (study, open) = (self.study.read(), self.entry.get()?);
        study.as_ref()?.entries.iter().position(|&(id, _)| id == open)
    }

    /// The chapter that is `by` chapters away from the open one. Reactive.
    fn neighbour(self, by: isize) -> Option<EntryId> {
        let index = self.index()?.checked_add_signed(by)?;
        self.study.read().as_ref()?.entries.get(index).map(|&(id, _)| id)
    }

    /// Keeps the place and the undo history of a chapter that is left.
    pub(super) fn leave(self, entry: Option<EntryId>, study: &Study) {
        let Some(entry) = entry else { return };
        self.visited.update_value(|visited| {
            visited.retain(|(id, _)| *id != entry);
            visited.truncate(VISITED - 1);
            visited.insert(0, (entry, study.clone()));
        });
    }

    /// The study of a record, as it was left if nobody has changed it since.
    fn revisited(self, entry: EntryId, record: &Record) -> Study {
        let known = self.visited.with_value(|visited| {
            visited.iter().find(|(id, study)| *id == entry && study.record() == record).map(|(_, study)| study.clone())
        });
        known.unwrap_or_else(|| Study::new(record.clone()))
    }
}

/// # Chapters
impl StudyRoom {
    /// Opens the next chapter or the one before.
    pub(super) fn step_chapter(self, by: isize) {
        if let Some(id) = untrack(|| self.chapters.neighbour(by)) {
            spawn_local(async move { self.open_chapter(id).await });
        }
    }

    /// Opens a chapter, where it was left if it was open before.
    pub(super) async fn open_chapter(self, id: EntryId) {
        // At once, so that two steps in a row lead two chapters further.
        self.chapters.wanted.try_set_value(Some(id));
        self.chapters.entry.try_set(Some(id));
        let Some(found) = self.unless_left(library::load(id)).await else { return };
        // The next one may be wanted by now.
        if self.chapters.wanted.get_value() != Some(id) {
            return;
        }
        self.chapters.wanted.set_value(None);
        match found {
            Ok(Found::Entry(stored)) => {
                let study = self.chapters.revisited(id, stored.entry.record());
                self.replace(study, Source::entry(id, &stored));
                // A list that was being loaded may have named the chapter before.
                self.chapters.entry.set(Some(id));
                if self.unless_left(self.chapters.load(self)).await.is_some() {
                    self.say_chapter();
                }
            }
            // Another tab has removed it.
            Ok(Found::Nothing) => self.chapters.reload(self),
            Ok(Found::Unreadable(text)) => {
                let _ = library::set_aside_text(&text).await;
                self.chapters.reload(self);
            }
            Err(error) => self.say_unstored(error),
        }
    }

    fn say_chapter(self) {
        if let Some(place) = untrack(|| self.chapter_place()) {
            self.say(place, false);
        }
    }

    /// Where in the study the open chapter is: "Chapter 2 of 5: The trap". Reactive.
    fn chapter_place(self) -> Option<String> {
        let index = self.chapters.index()?;
        let study = self.chapters.study.read();
        let entries = &study.as_ref()?.entries;
        Some(say::chapter_place(&self.board.words.get(), &entries[index].1, index + 1, entries.len()))
    }

    /// The name of the study with chapters. Reactive.
    pub(super) fn study_name(self) -> Option<String> {
        self.chapters.study.read().as_ref()?.chapters.name().map(str::to_owned)
    }

    /// The title of the open chapter. Reactive.
    pub(super) fn chapter_title(self) -> Option<String> {
        let index = self.chapters.index()?;
        let study = self.chapters.study.read();
        Some(say::chapter(&self.board.words.get(), &study.as_ref()?.entries[index].1, index + 1))
    }

    /// Says that a change of the chapters could not be stored.
    fn say_unstored(self, error: StorageError) {
        if self.study.is_disposed() {
            return;
        }
        let key = match error {
            StorageError::Full => "library-full",
            StorageError::Unavailable => "library-unkept",
        };
        self.say(self.board.words.get_untracked().text(key), true);
    }

    /// Adds chapters after the open one, or at the end, and opens the first of them.
    async fn add_chapters(self, records: Vec<Record>, at_end: bool) {
        if untrack(|| self.chapters.count()) + records.len() > CHAPTERS_LIMIT {
            let words = self.board.words.get_untracked();
            return self.say(words.with("chapters-limit", [("limit", CHAPTERS_LIMIT.into())]), true);
        }
        let added = async {
            let open = self.keeper.store_now(self).await?;
            let last = self
                .chapters
                .study
                .try_read_untracked()
                .and_then(|study| study.as_ref()?.entries.last().map(|last| last.0));
            studies::add_chapters(last.filter(|_| at_end).unwrap_or(open), &records).await
        };
        match added.await {
            Ok(ids) => {
                if let Some(&first) = ids.first() {
                    self.open_chapter(first).await;
                }
            }
            Err(error) => self.say_unstored(error),
        }
    }

    /// Opens records as a study with a chapter each.
    pub(super) async fn open_study(self, name: Option<String>, records: Vec<Record>) {
        match self.unless_left(studies::add_study(name.as_deref(), &records)).await {
            Some(Ok(ids)) => {
                if let Some(&first) = ids.first() {
                    self.open_chapter(first).await;
                }
            }
            // It can still be read, as without a place to store it.
            Some(Err(_)) => records.into_iter().take(1).for_each(|first| self.open(first, Source::Outside, false)),
            None => (),
        }
    }

    /// Downloads all chapters as one file.
    pub(super) async fn download_chapters(self) {
        let Some(study) = self.chapters.study.get_untracked() else { return };
        let read = async {
            self.keeper.store_now(self).await?;
            studies::records(study.id).await
        };
        match read.await {
            Ok((chapters, records)) => drop(browser::download(FILE, &study_text(chapters.name(), &records))),
            Err(error) => self.say_unstored(error),
        }
    }

    /// Removes the open chapter and opens a neighbour.
    async fn remove_chapter(self) {
        let Some(title) = untrack(|| self.chapter_title()) else { return };
        let Some(neighbour) = untrack(|| self.chapters.neighbour(1).or_else(|| self.chapters.neighbour(-1))) else {
            return;
        };
        // What waits to be stored would bring it back.
        let open = self.keeper.store_now(self).await.ok();
        let Some(id) = open.filter(|&id| self.chapters.entry.try_get_untracked().flatten() == Some(id)) else { return };
        self.open_chapter(neighbour).await;
        match library::remove(id).await {
            Ok(Some(text)) => {
                self.chapters.removed.try_update(|removed| removed.push(Removed { id, title, text }));
                // There are fewer chapters than the message says that told of the neighbour.
                if self.unless_left(self.chapters.load(self)).await.is_some() {
                    self.say_chapter();
                }
            }
            Ok(None) => self.chapters.reload(self),
            Err(error) => self.say_unstored(error),
        }
    }

    /// Brings the chapter back that was removed last.
    async fn undo_remove(self) {
        let Some(removed) = self.chapters.removed.try_update(Vec::pop).flatten() else { return };
        match library::put_back(removed.id, &removed.text).await {
            Ok(()) => self.open_chapter(removed.id).await,
            Err(error) => {
                self.chapters.removed.update(|all| all.push(removed));
                self.say_unstored(error);
            }
        }
    }

    /// Moves the open chapter up or down.
    async fn move_chapter(self, down: bool) {
        let Some((study, open)) = self.chapters.study.get_untracked().zip(self.chapters.entry.get_untracked()) else {
            return;
        };
        let there: Vec<u64> = study.entries.iter().map(|(id, _)| id.0).collect();
        let moved =
            studies::change_study(study.id, |chapters| chapters.move_chapter(open.0, down, |id| there.contains(&id)));
        match moved.await {
            Ok(_) => self.chapters.load(self).await,
            Err(error) => self.say_unstored(error),
        }
    }
}
