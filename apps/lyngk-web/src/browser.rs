//! What the browser is asked for: time, languages.

use std::time::Duration;

use web_sys::{Performance, window};

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
