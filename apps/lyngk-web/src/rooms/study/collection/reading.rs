//! Opening of collections: a chosen file, a kept one, or one's own games.

use js_sys::Array;
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use lyngk_study::ImportError;
use lyngk_study::collection::KeptFile;
use lyngk_study::library::RESTORE_LIMIT;
use lyngk_study::study::say;
use web_sys::File;

use super::{OpenCollection, Origin};
use crate::files;

/// Size limit of a file in bytes.
pub(super) const LIMIT: usize = RESTORE_LIMIT;

impl OpenCollection {
    /// Opens a chosen file. It is [kept](OpenCollection::keep_file) if there is a game in it. Returns why it is refused.
    pub(super) fn take_file(self, file: &File) -> Result<(), String> {
        let words = self.room().board.words.get_untracked();
        let size = file.size() as usize;
        if size > LIMIT {
            return Err(say::import_error(&words, &ImportError::TooLarge { bytes: size, limit: LIMIT }));
        }
        let kept = KeptFile { name: file.name(), size: size as u64 };
        self.read_file(Origin::Visit, kept.name.clone(), file);
        self.unkept_file.set_value(Some((kept, file.clone())));
        let _ = window().location().set_hash(&Origin::Visit.address());
        Ok(())
    }

    /// Opens a text as a file of this name. Returns why it is refused.
    pub(in crate::rooms::study) fn take_text(self, name: &str, text: &str) -> Result<(), String> {
        let words = self.room().board.words.get_untracked();
        let file = File::new_with_str_sequence(&Array::of1(&text.into()), name);
        file.map_err(|_| words.text("collection-unreadable")).and_then(|file| self.take_file(&file))
    }

    /// Keeps the chosen file for later visits.
    pub(super) fn keep_file(self) {
        let Some((kept, content)) = self.unkept_file.try_update_value(Option::take).flatten() else { return };
        let generation = self.generation();
        self.is_storing.set(true);
        // It takes a moment, and longer for a large file: until then, the browser asks before it closes the page.
        let leaving = window_event_listener(ev::beforeunload, |event| event.prevent_default());
        spawn_local(async move {
            let added = files::add(&kept, &content).await;
            leaving.remove();
            // Meanwhile another file may have been opened, or the room left.
            if self.generation() != generation {
                return;
            }
            match added {
                Ok(id) if self.origin.try_get_untracked() == Some(Some(Origin::Visit)) => {
                    self.set_kept(id);
                    // The person may be elsewhere by now.
                    if window().location().hash().is_ok_and(|hash| hash == Origin::Visit.address()) {
                        let _ = window().location().replace(&Origin::Kept(id).address());
                    }
                }
                Ok(_) => (),
                Err(problem) => drop(self.unkept.try_set(Some(problem))),
            }
            self.is_storing.try_set(false);
        });
    }

    /// Opens the collection of an address, unless it is open.
    pub(in crate::rooms::study) fn enter(self, path: &str) {
        let Some(origin) = Origin::of(path).filter(|&origin| !self.is_open(origin)) else { return };
        match origin {
            Origin::Own => self.read_own(),
            // It was there until the room was left.
            Origin::Visit => self.show_missing(),
            Origin::Kept(id) => spawn_local(async move {
                match self.room().unless_left(files::load(id)).await {
                    Some(Ok(Some((file, content)))) => self.read_file(origin, file.name, &content),
                    Some(Ok(None) | Err(_)) => self.show_missing(),
                    None => (),
                }
            }),
        }
    }

    fn show_missing(self) {
        self.close();
        self.is_missing.try_set(true);
    }
}
