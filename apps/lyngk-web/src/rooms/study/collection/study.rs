//! A study of the selected games.

use leptos::prelude::*;
use leptos::task::spawn_local;
use lyngk_study::collection::Request;
use lyngk_study::library::{CHAPTERS_LIMIT, Games, group};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Blob;

use super::{OpenCollection, Origin};
use crate::rooms::study::tab::Tab;
use crate::route::Room;

/// Ending of names of files with games.
const ENDING: &str = ".lgn";

impl OpenCollection {
    /// Makes a study of the selected games, with a chapter for each, and opens it.
    pub(super) fn make_study(self) {
        if !self.is_gathering.get_untracked() {
            self.is_gathering.set(true);
            self.send(&Request::Gather);
        }
    }

    /// Opens the games of a file as a new study, or says why not.
    pub(super) fn open_gathered(self, games: u32, file: &JsValue) {
        let words = self.room().board.words.get_untracked();
        let refusal = match games as usize {
            0 => Some(words.text("collection-study-none")),
            count if count > CHAPTERS_LIMIT => Some(words.with("chapters-limit", [("limit", CHAPTERS_LIMIT.into())])),
            _ => None,
        };
        let (None, Some(file)) = (&refusal, file.dyn_ref::<Blob>()) else {
            self.is_gathering.set(false);
            return self.said.set(refusal.unwrap_or_default());
        };
        let is_own = self.origin.get_untracked() == Some(Origin::Own);
        let name = self.name.get_untracked();
        let name = (!is_own).then(|| name.strip_suffix(ENDING).unwrap_or(&name).to_owned());
        let (text, generation) = (JsFuture::from(file.text()), self.generation());
        spawn_local(async move {
            let text = text.await.ok().and_then(|text| text.as_string()).unwrap_or_default();
            let chapters = |part: lyngk_study::library::Part| part.into_chapters().1;
            let records: Vec<_> = group(Games::new(&text).flatten()).into_iter().flat_map(chapters).collect();
            // Meanwhile another collection may have been opened, or the room left.
            if self.generation() != generation {
                return;
            }
            if records.is_empty() {
                // The file is gone.
                self.said.try_set(words.text("collection-unreadable"));
            } else {
                self.room().open_study(name, records).await;
                if self.generation() == generation {
                    self.room().tab.set(Tab::Notes);
                    let _ = window().location().set_hash(&Room::Study.address());
                }
            }
            self.is_gathering.try_set(false);
        });
    }
}
