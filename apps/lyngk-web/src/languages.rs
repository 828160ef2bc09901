//! Loading of texts.
//!
//! Each language is a file beside the program. The one in use is fetched at the start, or when another is chosen.

use leptos::prelude::*;
use leptos::task::spawn_local;
use lyngk_view::{Language, Settings, Words};
use wasm_bindgen::JsValue;

use crate::browser;
use crate::state::{Message, PageState};
use crate::words::SharedWords;

/// The language to use: the chosen one, or the browser's.
pub(crate) fn wanted(settings: Settings) -> Language {
    settings.language.unwrap_or_else(|| {
        let preferred = browser::languages();
        Language::preferred(preferred.iter().map(String::as_str))
    })
}

/// The texts to start with: English if those of the wanted language cannot be fetched, `None` if nothing can be.
pub(crate) async fn first(settings: Settings) -> Option<SharedWords> {
    match fetch(wanted(settings)).await {
        Ok(words) => Some(words),
        Err(_) => fetch(Language::English).await.ok(),
    }
}

/// Loads other texts when another language is chosen.
pub(crate) fn follow(page: PageState, message: RwSignal<Option<Message>>) {
    Effect::new(move |_| {
        let language = wanted(*page.settings.read());
        if language == page.words.read_untracked().language() {
            return;
        }
        spawn_local(async move {
            let fetched = fetch(language).await;
            // Yet another language may have been chosen meanwhile.
            if wanted(*page.settings.read_untracked()) != language {
                return;
            }
            if let Ok(words) = fetched {
                page.words.set(words);
                // The message is in the old language.
                message.set(None);
            } else {
                let text = page.words.read_untracked().text("language-unreachable");
                message.set(Some(Message { text, refusal: true, instead: false }));
            }
        });
    });
}

async fn fetch(language: Language) -> Result<SharedWords, JsValue> {
    let text = file("lyngk-words", language).await?;
    Ok(SharedWords::new(Words::read(language, &text)))
}

async fn file(kind: &str, language: Language) -> Result<String, JsValue> {
    browser::fetch_named(&format!("{kind}-{}", language.code())).await
}

/// The texts of the rooms beside the game, which include those of the page, and how to fetch them.
#[derive(Clone, Copy)]
pub(crate) struct RoomTexts {
    pub(crate) state: RwSignal<StudyWords>,
    /// Created with the room, so that it outlives a change of language.
    words: RwSignal<SharedWords>,
}

/// Loading state of the rooms' texts.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum StudyWords {
    Loading,
    Loaded(RwSignal<SharedWords>),
    Failed,
}

/// The texts of the rooms, in the page's language, now and whenever it changes.
pub(crate) fn study(page: PageState) -> RoomTexts {
    let words = RwSignal::new(page.words.get_untracked());
    let texts = RoomTexts { state: RwSignal::new(StudyWords::Loading), words };
    Effect::new(move |_| {
        let _ = page.words.get();
        texts.fetch(page);
    });
    texts
}

impl RoomTexts {
    /// Fetches the texts.
    pub(crate) fn fetch(self, page: PageState) {
        let language = page.words.read_untracked().language();
        spawn_local(async move {
            let fetched = match (file("lyngk-words", language).await, file("lyngk-study", language).await) {
                (Ok(page), Ok(study)) => Some(SharedWords::new(Words::read(language, &format!("{page}\n{study}")))),
                _ => None,
            };
            // The room may have been left, or another language chosen.
            if self.state.is_disposed() || page.words.read_untracked().language() != language {
                return;
            }
            match (fetched, self.state.get_untracked()) {
                (Some(words), state) => {
                    self.words.set(words);
                    if !matches!(state, StudyWords::Loaded(_)) {
                        self.state.set(StudyWords::Loaded(self.words));
                    }
                }
                // Texts in the old language are better than none.
                (None, StudyWords::Loaded(_)) => (),
                (None, _) => self.state.set(StudyWords::Failed),
            }
        });
    }
}
