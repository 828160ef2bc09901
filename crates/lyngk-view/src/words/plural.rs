//! Plural rules.

use crate::Language;

/// The CLDR plural category of a number; `None` stands for "other".
pub(super) fn category(language: Language, number: i64) -> Option<&'static str> {
    let (last, last_two) = (number % 10, number % 100);
    let few = (2..=4).contains(&last) && !(12..=14).contains(&last_two);
    match language {
        Language::French if number == 0 || number == 1 => Some("one"),
        Language::Polish if number == 1 => Some("one"),
        Language::Russian if last == 1 && last_two != 11 => Some("one"),
        Language::Polish | Language::Russian if few => Some("few"),
        Language::Polish | Language::Russian => Some("many"),
        Language::English | Language::German | Language::Italian | Language::Dutch | Language::Spanish
            if number == 1 =>
        {
            Some("one")
        }
        _ => None,
    }
}
