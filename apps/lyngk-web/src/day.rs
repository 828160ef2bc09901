//! Dates: today in UTC, which is the same everywhere, and in local time.

use js_sys::{Date, Object, Reflect};
pub(crate) use lyngk_study::library::Day;
use lyngk_view::Language;

use crate::browser;

/// Today in UTC as a number: 20261116 on 16 November 2026.
pub(crate) fn number() -> u32 {
    let now = Date::new_0();
    now.get_utc_full_year() * 10_000 + (now.get_utc_month() + 1) * 100 + now.get_utc_date()
}

/// Days since 1 January 1970, UTC.
pub(crate) fn since_1970() -> u32 {
    (Date::now() / 86_400_000.0) as u32
}

/// Today in local time, for the date of a game.
pub(crate) fn today() -> Day {
    at(&Date::new_0())
}

/// The day of a moment in local time.
pub(crate) fn at(moment: &Date) -> Day {
    Day { year: moment.get_full_year(), month: moment.get_month() + 1, day: moment.get_date() }
}

/// Today in UTC, formatted for a language and the reader's region.
pub(crate) fn written(language: Language) -> String {
    written_as(&Date::new_0(), language, true)
}

/// Today without the year.
pub(crate) fn written_short(language: Language) -> String {
    // In a heading, it is not broken.
    written_as(&Date::new_0(), language, false).replace(' ', "\u{a0}")
}

/// Another day as a text.
pub(crate) fn of(day: Day, language: Language) -> String {
    let Day { year, month, day } = day;
    // With the Z: without it browsers disagree about the time zone.
    written_as(&Date::new(&format!("{year:04}-{month:02}-{day:02}T00:00:00Z").into()), language, true)
}

fn written_as(date: &Date, language: Language, with_year: bool) -> String {
    let tags = browser::languages();
    let tag = tags.iter().find(|tag| Language::from_tag(tag) == Some(language)).map_or(language.code(), String::as_str);
    let options = Object::new();
    let year = with_year.then_some(("year", "numeric"));
    for (part, form) in [("day", "numeric"), ("month", "long"), ("timeZone", "UTC")].into_iter().chain(year) {
        // Setting a property of a plain object cannot fail.
        let _ = Reflect::set(&options, &part.into(), &form.into());
    }
    date.to_locale_date_string(tag, &options).into()
}
