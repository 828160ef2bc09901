//! Opponents that have been beaten here.

use lyngk_view::Level;

use crate::store;

/// Storage key: the numbers of their levels.
const BEATEN: &str = "lyngk.beaten";

/// Whether a level has been beaten.
pub(crate) fn contains(level: Level) -> bool {
    store::read(BEATEN).is_some_and(|numbers| numbers.split(' ').any(|number| number.parse() == Ok(level.number())))
}

/// Notes a win against a level, and returns whether it is the first.
pub(crate) fn add(level: Level) -> bool {
    let is_first = !contains(level);
    if is_first {
        let numbers = store::read(BEATEN).unwrap_or_default();
        store::write(BEATEN, format!("{numbers} {}", level.number()).trim_start());
    }
    is_first
}
