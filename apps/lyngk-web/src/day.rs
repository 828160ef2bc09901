//! The present day by universal time, so that it is the same everywhere.

use js_sys::{Date, Object, Reflect};
use lyngk_view::Language;

use crate::browser;

/// The number of the present day: 20261116 on 16 November 2026.
pub(crate) fn number() -> u32 {
    let now = Date::new_0();
    now.get_utc_full_year() * 10_000 + (now.get_utc_month() + 1) * 100 + now.get_utc_date()
}

/// The present day, counted from 1 January 1970.
pub(crate) fn since_1970() -> u32 {
    (Date::now() / 86_400_000.0) as u32
}

/// The present day as it is written in a language, in the manner of the reader's country if that is known.
pub(crate) fn written(language: Language) -> String {
    let tags = browser::languages();
    let tag = tags.iter().find(|tag| Language::from_tag(tag) == Some(language)).map_or(language.code(), String::as_str);
    let options = Object::new();
    for (part, form) in [("day", "numeric"), ("month", "long"), ("year", "numeric"), ("timeZone", "UTC")] {
        // A plain object takes every property.
        let _ = Reflect::set(&options, &part.into(), &form.into());
    }
    Date::new_0().to_locale_date_string(tag, &options).into()
}
