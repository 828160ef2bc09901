//! Days: the present one by universal time, so that it is the same everywhere, and by the clock on the wall.

use js_sys::{Date, Object, Reflect};
pub(crate) use lyngk_study::library::Day;
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

/// The present day by the clock on the wall, for what people did on it.
pub(crate) fn today() -> Day {
    let now = Date::new_0();
    Day { year: now.get_full_year(), month: now.get_month() + 1, day: now.get_date() }
}

/// The present day as it is written in a language, in the manner of the reader's country if that is known.
pub(crate) fn written(language: Language) -> String {
    written_as(&Date::new_0(), language)
}

/// The same for another day.
pub(crate) fn of(day: Day, language: Language) -> String {
    let Day { year, month, day } = day;
    // Alone it would be taken as universal time in some browsers and as that of the wall in others.
    written_as(&Date::new(&format!("{year:04}-{month:02}-{day:02}T00:00:00Z").into()), language)
}

fn written_as(date: &Date, language: Language) -> String {
    let tags = browser::languages();
    let tag = tags.iter().find(|tag| Language::from_tag(tag) == Some(language)).map_or(language.code(), String::as_str);
    let options = Object::new();
    for (part, form) in [("day", "numeric"), ("month", "long"), ("year", "numeric"), ("timeZone", "UTC")] {
        // A plain object takes every property.
        let _ = Reflect::set(&options, &part.into(), &form.into());
    }
    date.to_locale_date_string(tag, &options).into()
}
