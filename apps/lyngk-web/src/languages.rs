//! The texts of the reader's language.
//!
//! They are files beside the program, of which a reader needs one: it is fetched at the start, or when another language is chosen.

use std::ops::Deref;
use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use lyngk_view::{Language, Settings, Words};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

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
    let name = format!("lyngk-words-{}", language.code());
    let url = browser::meta(&name).ok_or_else(|| JsValue::from(name))?;
    let response: Response = JsFuture::from(window().fetch_with_str(&url)).await?.dyn_into()?;
    if !response.ok() {
        return Err(response.status().into());
    }
    let text = JsFuture::from(response.text()?).await?.as_string().unwrap_or_default();
    Ok(SharedWords(Arc::new(Words::read(language, &text))))
}
