//! Dates as devices print them.

pub(super) fn date_of(year: u32, month: u32, day: u32) -> Option<String> {
    let valid = (1990..=2999).contains(&year) && (1..=12).contains(&month) && (1..=31).contains(&day);
    valid.then(|| format!("{year}.{month:02}.{day:02}"))
}

/// The months' names and their abbreviations in English, German, French, Dutch and Spanish, in lower case.
const MONTHS: [&[&str]; 12] = [
    &["january", "januar", "jänner", "janvier", "januari", "enero", "jan", "jän", "janv", "ene"],
    &["february", "februar", "feber", "février", "februari", "febrero", "feb", "févr", "fév"],
    &["march", "märz", "mars", "maart", "marzo", "mar", "mär", "mrz", "mrt"],
    &["april", "avril", "abril", "apr", "avr", "abr"],
    &["may", "mai", "mei", "mayo"],
    &["june", "juni", "juin", "junio", "jun"],
    &["july", "juli", "juillet", "julio", "jul", "juil"],
    &["august", "août", "augustus", "agosto", "aug", "aoû", "ago"],
    &["september", "septembre", "septiembre", "setiembre", "sep", "sept"],
    &["october", "oktober", "octobre", "octubre", "oct", "okt"],
    &["november", "novembre", "noviembre", "nov"],
    &["december", "dezember", "décembre", "diciembre", "dec", "dez", "déc", "dic"],
];
/// March, or a Tuesday in French and Spanish.
const MAR: &str = "mar";

/// The day of a date as devices print it, in any order: a year, a month's name and a day, or numbers from year to day.
pub(super) fn date(text: &str) -> Option<String> {
    let text = text.to_lowercase();
    let words: Vec<&str> =
        text.split(|char: char| char.is_whitespace() || ",.".contains(char)).filter(|word| !word.is_empty()).collect();
    if let Some(date) = words.iter().find_map(|word| {
        let mut parts = word.split(['-', '/']).map(str::parse);
        date_of(parts.next()?.ok()?, parts.next()?.ok()?, parts.next()?.ok()?)
    }) {
        return Some(date);
    }
    // The day of the week comes before the month, so a "mar" before another month is a Tuesday.
    let month_of = |word: &str| MONTHS.iter().position(|names| names.contains(&word));
    let (place, month) = words.iter().enumerate().rev().find_map(|(at, word)| Some((at, month_of(word)?)))?;
    let is_name = |word: &&str| word.chars().all(char::is_alphabetic);
    if place == 0 && words[place] == MAR && words.get(2).is_some_and(is_name) {
        // "mar 4 gen 2026": a Tuesday of a month in another language.
        return None;
    }
    let numbers = || words.iter().filter_map(|word| word.parse::<u32>().ok());
    date_of(
        numbers().find(|&number| number > 31)?,
        month as u32 + 1,
        numbers().find(|number| (1..=31).contains(number))?,
    )
}

/// A date as devices print it, from the day in a tag.
pub(super) fn printed_date(day: &str) -> Option<String> {
    const NAMES: [&str; 12] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
    let mut parts = day.splitn(3, '.').map(str::parse::<u32>);
    let (year, month, day) = (parts.next()?.ok()?, parts.next()?.ok()?, parts.next()?.ok()?);
    date_of(year, month, day)?;
    Some(format!("{} {} {day:02} 00:00:00 UTC {year}", weekday(year, month, day), NAMES[month as usize - 1]))
}

/// The day of the week, by Sakamoto's method.
fn weekday(year: u32, month: u32, day: u32) -> &'static str {
    const SHIFTS: [u32; 12] = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4];
    let year = year - u32::from(month < 3);
    let number = year + year / 4 - year / 100 + year / 400 + SHIFTS[month as usize - 1] + day;
    ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"][number as usize % 7]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_read_in_several_languages_and_orders() {
        for text in [
            "Sat Aug 01 10:00:00 CEST 2026",
            "Sa. Aug. 01 10:00:00 MESZ 2026",
            "samedi 1 août 2026 10:00:00",
            "1 augustus 2026",
            "Aug 1, 2026 10:00:00 AM",
            "2026-08-01 10:00",
            "2026/8/1",
            "sam. 1 août 2026 à 10:00:00",
            "zaterdag 1 augustus 2026 10.00 uur",
            "sábado, 1 de agosto de 2026",
        ] {
            assert_eq!(date(text).as_deref(), Some("2026.08.01"), "{text}");
        }
        for text in ["", "yesterday", "01/08/26", "Aug 2026", "32 Aug 2026", "2026-13-01"] {
            assert_eq!(date(text), None, "{text}");
        }
        for (text, day) in [
            ("mar. 4 août 2026", "2026.08.04"),
            ("mar. août 04 12:00:00 CEST 2026", "2026.08.04"),
            ("martes, 4 de agosto de 2026", "2026.08.04"),
            ("mar 4 ago 2026", "2026.08.04"),
            ("maandag 3 augustus 2026", "2026.08.03"),
            ("mar. 3 mars 2026", "2026.03.03"),
            ("Tue Mar 03 10:00:00 CET 2026", "2026.03.03"),
            ("Mar 3, 2026 10:00:00 AM", "2026.03.03"),
            ("3 mar. 2026", "2026.03.03"),
        ] {
            assert_eq!(date(text).as_deref(), Some(day), "{text}");
        }
        assert_eq!(date("mar 6 gen 2026"), None, "a Tuesday, not March");
        assert_eq!(printed_date("2026.08.01").as_deref(), Some("Sat Aug 01 00:00:00 UTC 2026"));
        assert_eq!(printed_date("2024.02.29").as_deref(), Some("Thu Feb 29 00:00:00 UTC 2024"));
        assert_eq!(printed_date("2026.??.??"), None);
    }
}
