//! The texts of the reader's language.
//!
//! They are files beside the program, of which a reader needs one: it is fetched at the start, or when another language is chosen.

use std::ops::Deref;
use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use lyngk_view::{Language, Settings, Words};
use wasm_bindgen::JsValue;

use crate::browser;
use crate::desk::{Desk, Message};

/// Words, equal when their language is.
#[derive(Clone)]
pub(crate) struct SharedWords(Arc<Words>);

impl PartialEq for SharedWords {
    fn eq(&self, other: &SharedWords) -> bool {
        self.0.language() == other.0.language()
    }
}

impl Deref for SharedWords {
    type Target = Words;

    fn deref(&self) -> &Words {
        &self.0
    }
}

/// The language that a reader wants: the chosen one, or the browser's.
pub(crate) fn wanted(settings: Settings) -> Language {
    settings.language.unwrap_or_else(|| {
        let preferred = browser::languages();
        Language::preferred(preferred.iter().map(String::as_str))
    })
}

/// The texts for the first look: English, if the wanted ones cannot be had, and nothing if there is nobody to give them.
pub(crate) async fn first(settings: Settings) -> Option<SharedWords> {
    match fetch(wanted(settings)).await {
        Ok(words) => Some(words),
        Err(_) => fetch(Language::English).await.ok(),
    }
}

/// Changes the words when another language is wanted.
pub(crate) fn follow(desk: Desk) {
    Effect::new(move |_| {
        let language = wanted(*desk.settings.read());
        if language == desk.words.read_untracked().language() {
            return;
        }
        spawn_local(async move {
            let fetched = fetch(language).await;
            // By now they may want yet another one.
            if wanted(*desk.settings.read_untracked()) != language {
                return;
            }
            if let Ok(words) = fetched {
                desk.words.set(words);
                // It was said in the other language.
                desk.message.set(None);
            } else {
                let text = desk.words.read_untracked().text("language-unreachable");
                desk.message.set(Some(Message { text, refusal: true }));
            }
        });
    });
}

async fn fetch(language: Language) -> Result<SharedWords, JsValue> {
    let text = file("lyngk-words", language).await?;
    Ok(SharedWords(Arc::new(Words::read(language, &text))))
}

async fn file(kind: &str, language: Language) -> Result<String, JsValue> {
    browser::fetch_named(&format!("{kind}-{}", language.code())).await
}

/// The texts of the rooms beside the game, together with those of the page, and whoever fetches them.
#[derive(Clone, Copy)]
pub(crate) struct RoomTexts {
    pub(crate) state: RwSignal<StudyWords>,
    /// They live as long as the room: not only until another language is chosen.
    words: RwSignal<SharedWords>,
}

/// How far the texts of the rooms are.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum StudyWords {
    Coming,
    Here(RwSignal<SharedWords>),
    Failed,
}

/// The texts of the rooms, in the page's language and in every other that is chosen.
pub(crate) fn study(desk: Desk) -> RoomTexts {
    let words = RwSignal::new(desk.words.get_untracked());
    let texts = RoomTexts { state: RwSignal::new(StudyWords::Coming), words };
    Effect::new(move |_| {
        let _ = desk.words.get();
        texts.fetch(desk);
    });
    texts
}

impl RoomTexts {
    /// Fetches them.
    pub(crate) fn fetch(self, desk: Desk) {
        let language = desk.words.read_untracked().language();
        spawn_local(async move {
            let fetched = match (file("lyngk-words", language).await, file("lyngk-study", language).await) {
                (Ok(page), Ok(study)) => {
                    Some(SharedWords(Arc::new(Words::read(language, &format!("{page}\n{study}")))))
                }
                _ => None,
            };
            // By now they may have left, or want another language.
            if self.state.is_disposed() || desk.words.read_untracked().language() != language {
                return;
            }
            match (fetched, self.state.get_untracked()) {
                (Some(words), state) => {
                    self.words.set(words);
                    if !matches!(state, StudyWords::Here(_)) {
                        self.state.set(StudyWords::Here(self.words));
                    }
                }
                // What is there in another language is better than nothing.
                (None, StudyWords::Here(_)) => (),
                (None, _) => self.state.set(StudyWords::Failed),
            }
        });
    }
}
