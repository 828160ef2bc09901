//! What the browser is asked for: time, languages, storage, the document.

use std::time::Duration;

use leptos::prelude::document;
use wasm_bindgen::JsCast;
use web_sys::{Blob, HtmlAnchorElement, HtmlElement, Performance, Storage, SvgElement, Url, window};

/// The time since the page was opened.
pub(crate) fn now() -> Duration {
    let millis = window().and_then(|window| window.performance()).as_ref().map_or(0.0, Performance::now);
    Duration::try_from_secs_f64(millis / 1_000.0).unwrap_or_default()
}

/// The languages that the reader prefers, the best first.
pub(crate) fn languages() -> Vec<String> {
    let languages = window().map(|window| window.navigator().languages());
    languages.into_iter().flat_map(|list| list.iter().filter_map(|tag| tag.as_string()).collect::<Vec<_>>()).collect()
}

/// A number that nobody can foresee.
pub(crate) fn chance() -> u64 {
    (js_sys::Math::random() * 2f64.powi(53)) as u64
}

/// Whether the system asks for little movement.
pub(crate) fn prefers_stillness() -> bool {
    matches_media("(prefers-reduced-motion: reduce)")
}

/// The storage that outlives the page, where the browser grants it.
pub(crate) fn storage() -> Option<Storage> {
    window()?.local_storage().ok().flatten()
}

/// The content of a meta element of the document.
pub(crate) fn meta(name: &str) -> Option<String> {
    let element = document().query_selector(&format!("meta[name='{name}']")).ok().flatten()?;
    element.get_attribute("content")
}

/// Sets the content of a meta element of the document.
pub(crate) fn set_meta(name: &str, content: &str) {
    if let Ok(Some(element)) = document().query_selector(&format!("meta[name='{name}']")) {
        let _ = element.set_attribute("content", content);
    }
}

/// Sets an attribute of the root element, by which style sheets know about settings.
pub(crate) fn set_root(attribute: &str, value: &str) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute(attribute, value);
    }
}

/// Gives an element the focus, if it is there.
pub(crate) fn focus(selector: &str) {
    let Ok(Some(element)) = document().query_selector(selector) else { return };
    // The points of the board are drawings.
    let _ = match element.dyn_ref::<SvgElement>() {
        Some(drawing) => drawing.focus(),
        None => element.unchecked_ref::<HtmlElement>().focus(),
    };
}

/// Puts a text on the clipboard. Where that is not allowed nothing happens.
pub(crate) fn copy(text: &str) {
    let clipboard = window().map(|window| window.navigator().clipboard());
    // Outside secure contexts browsers have no clipboard.
    if let Some(clipboard) = clipboard.filter(|clipboard| !clipboard.is_undefined()) {
        let _ = clipboard.write_text(text);
    }
}

/// Offers a text as a file.
pub(crate) fn download(name: &str, text: &str) -> Option<()> {
    let parts = js_sys::Array::of1(&text.into());
    let blob = Blob::new_with_str_sequence(&parts).ok()?;
    let url = Url::create_object_url_with_blob(&blob).ok()?;
    let link = document().create_element("a").ok()?.dyn_into::<HtmlAnchorElement>().ok()?;
    link.set_href(&url);
    link.set_download(name);
    link.click();
    let _ = Url::revoke_object_url(&url);
    Some(())
}

/// Whether there is room for a column beside the board; style sheets have the same number.
pub(crate) fn is_wide() -> bool {
    matches_media("(min-width: 56.25rem)")
}

fn matches_media(query: &str) -> bool {
    let query = window().and_then(|window| window.match_media(query).ok().flatten());
    query.is_some_and(|query| query.matches())
}

/// Shows an element of the document that is hidden.
pub(crate) fn show(id: &str) {
    if let Some(element) = document().get_element_by_id(id) {
        let _ = element.remove_attribute("hidden");
    }
}
