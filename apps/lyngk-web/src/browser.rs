//! Browser APIs: time, languages, storage, the document, downloads.

use std::time::Duration;

use js_sys::Promise;
use leptos::prelude::{
    IsDisposed, document, on_cleanup, request_animation_frame_with_handle, set_interval_with_handle, set_timeout,
};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, Event, HtmlAnchorElement, HtmlElement, Performance, Response, Storage, SvgElement, Url, window};

/// Delay after the first frame before anything else is loaded.
pub(crate) const AFTER_THE_BOARD: Duration = Duration::from_millis(300);

/// Time since the page was opened.
pub(crate) fn now() -> Duration {
    Duration::try_from_secs_f64(now_millis() / 1_000.0).unwrap_or_default()
}

/// Milliseconds since the page was opened.
pub(crate) fn now_millis() -> f64 {
    window().and_then(|window| window.performance()).as_ref().map_or(0.0, Performance::now)
}

/// Lets the browser handle events and draw before long work goes on.
pub(crate) async fn yield_to_events() {
    let wait = Promise::new(&mut |resolve, _| {
        let _ = window().and_then(|window| window.set_timeout_with_callback(&resolve).ok());
    });
    let _ = JsFuture::from(wait).await;
}

/// Runs a callback before the next frame, unless its owner is cleaned up before then. Call it where there is an owner: in a component or
/// an effect.
pub(crate) fn on_next_frame(callback: impl FnOnce() + 'static) {
    if let Ok(request) = request_animation_frame_with_handle(callback) {
        on_cleanup(move || request.cancel());
    }
}

/// Calls a function at an interval, until the owner is cleaned up: in a component or session when it ends, in an effect before its next
/// run. No other interval is set anywhere, as one that outlives its signals would panic at every tick.
pub(crate) fn every(interval: Duration, callback: impl Fn() + 'static) {
    if let Ok(ticking) = set_interval_with_handle(callback, interval) {
        on_cleanup(move || ticking.clear());
    }
}

/// Waits for something. Returns `None` if the owner of `value` was cleaned up meanwhile: the room or the view has been left, and reading
/// its signals would panic. What is waited for always runs to its end, so that nothing is stored by halves.
pub(crate) async fn unless_left<T>(value: impl IsDisposed, waiting: impl Future<Output = T>) -> Option<T> {
    let result = waiting.await;
    (!value.is_disposed()).then_some(result)
}

/// Preferred languages of the reader, the best first.
pub(crate) fn languages() -> Vec<String> {
    let languages = window().map(|window| window.navigator().languages());
    languages.into_iter().flat_map(|list| list.iter().filter_map(|tag| tag.as_string()).collect::<Vec<_>>()).collect()
}

/// A random seed.
pub(crate) fn random_seed() -> u64 {
    (js_sys::Math::random() * 2f64.powi(53)) as u64
}

/// Whether the system prefers dark colours.
pub(crate) fn prefers_dark() -> bool {
    matches_media("(prefers-color-scheme: dark)")
}

/// Whether the system prefers reduced motion.
pub(crate) fn prefers_reduced_motion() -> bool {
    matches_media("(prefers-reduced-motion: reduce)")
}

/// Local storage, if the browser grants it.
pub(crate) fn storage() -> Option<Storage> {
    window()?.local_storage().ok().flatten()
}

/// Storage of this tab, if the browser grants it.
pub(crate) fn session_storage() -> Option<Storage> {
    window()?.session_storage().ok().flatten()
}

/// Fetches the text file whose address is in a meta element of the document.
pub(crate) async fn fetch_named(name: &str) -> Result<String, JsValue> {
    let url = meta(name).ok_or_else(|| JsValue::from(name))?;
    let window = window().ok_or(JsValue::UNDEFINED)?;
    let response: Response = JsFuture::from(window.fetch_with_str(&url)).await?.dyn_into()?;
    if !response.ok() {
        return Err(response.status().into());
    }
    Ok(JsFuture::from(response.text()?).await?.as_string().unwrap_or_default())
}

/// The content of a meta element of the document.
pub(crate) fn meta(name: &str) -> Option<String> {
    let element = document().query_selector(&format!("meta[name='{name}']")).ok().flatten()?;
    element.get_attribute("content")
}

/// Removes the element with an id, if there is one.
pub(crate) fn remove(id: &str) {
    if let Some(element) = document().get_element_by_id(id) {
        element.remove();
    }
}

/// Sets the content of a meta element of the document.
pub(crate) fn set_meta(name: &str, content: &str) {
    if let Ok(Some(element)) = document().query_selector(&format!("meta[name='{name}']")) {
        let _ = element.set_attribute("content", content);
    }
}

/// Sets an attribute of the root element, for style sheets.
pub(crate) fn set_root(attribute: &str, value: &str) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute(attribute, value);
    }
}

/// Whether an element matches a selector.
pub(crate) fn exists(selector: &str) -> bool {
    document().query_selector(selector).is_ok_and(|element| element.is_some())
}

/// Moves the focus to an element, if it exists.
pub(crate) fn focus(selector: &str) {
    let Ok(Some(element)) = document().query_selector(selector) else { return };
    // The points of the board are SVG elements.
    let _ = match element.dyn_ref::<SvgElement>() {
        Some(drawing) => drawing.focus(),
        None => element.unchecked_ref::<HtmlElement>().focus(),
    };
}

/// Moves the focus to an element, if no other has it.
pub(crate) fn focus_if_lost(selector: &str) {
    let focused = document().active_element();
    if focused.is_none_or(|focused| focused.tag_name() == "BODY") {
        focus(selector);
    }
}

/// Copies a text. Returns false outside of secure contexts, where there is no clipboard.
pub(crate) async fn copy(text: String) -> bool {
    let clipboard = window().map(|window| window.navigator().clipboard());
    match clipboard.filter(|clipboard| !clipboard.is_undefined()) {
        Some(clipboard) => JsFuture::from(clipboard.write_text(&text)).await.is_ok(),
        None => false,
    }
}

/// Downloads a text as a file.
pub(crate) fn download(name: &str, text: &str) -> Option<()> {
    download_parts(name, [text])
}

/// Downloads several texts as one file.
pub(crate) fn download_parts(name: &str, parts: impl IntoIterator<Item = impl Into<JsValue>>) -> Option<()> {
    let parts: js_sys::Array = parts.into_iter().map(Into::into).collect();
    download_blob(name, &Blob::new_with_str_sequence(&parts).ok()?)
}

/// Downloads a blob as a file.
pub(crate) fn download_blob(name: &str, blob: &Blob) -> Option<()> {
    let url = Url::create_object_url_with_blob(blob).ok()?;
    let link = document().create_element("a").ok()?.dyn_into::<HtmlAnchorElement>().ok()?;
    link.set_href(&url);
    link.set_download(name);
    link.click();
    // Some browsers read the blob only later.
    set_timeout(move || drop(Url::revoke_object_url(&url)), Duration::from_mins(1));
    Some(())
}

fn matches_media(query: &str) -> bool {
    let query = window().and_then(|window| window.match_media(query).ok().flatten());
    query.is_some_and(|query| query.matches())
}

/// Width of the window in pixels.
pub(crate) fn window_width() -> f64 {
    window().and_then(|window| window.inner_width().ok()?.as_f64()).unwrap_or_default()
}

/// Adds the style sheet whose address is in a meta element of the document, unless it is there.
pub(crate) fn add_style_sheet(name: &str) {
    let Some(address) = meta(name) else { return };
    if exists(&format!("link[href='{address}']")) {
        return;
    }
    if let (Ok(link), Some(head)) = (document().create_element("link"), document().head()) {
        let _ = link.set_attribute("rel", "stylesheet");
        let _ = link.set_attribute("href", &address);
        let _ = head.append_child(&link);
    }
}

/// Says that the program has failed: by a text of the document, which `assets/rescue.js` replaces by a way to save a copy of everything.
pub(crate) fn fail() {
    if let Some(element) = document().get_element_by_id("failed") {
        let _ = element.remove_attribute("hidden");
    }
    if let (Some(window), Ok(event)) = (window(), Event::new("lyngk-failed")) {
        let _ = window.dispatch_event(&event);
    }
}

/// The address of the page without query and fragment.
pub(crate) fn page_address() -> String {
    let page = window().and_then(|window| window.location().href().ok()).unwrap_or_default();
    page.split(['#', '?']).next().unwrap_or_default().to_owned()
}
