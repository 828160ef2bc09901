//! The time, as the game counts it, and the calendar.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// A clock that begins with the program.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock(Instant);

impl Clock {
    pub(crate) fn start() -> Clock {
        Clock(Instant::now())
    }

    /// The time since the program began.
    pub(crate) fn now(self) -> Duration {
        self.0.elapsed()
    }
}

/// The days since 1 January 1970, UTC.
pub(crate) fn today() -> u32 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u32::try_from(since.as_secs() / (24 * 60 * 60)).unwrap_or(u32::MAX)
}

/// A day as year, month and day.
pub(crate) fn calendar(day: u32) -> (u32, u32, u32) {
    // Years begin in March here, so that a leap day is the last one. Eras have 400 years.
    let (era, day_of_era) = ((day + 719_468) / 146_097, (day + 719_468) % 146_097);
    let year = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (era * 400 + year + u32::from(month <= 2), month, day)
}

/// How long until a clock shows something else: tenths in the last ten seconds, seconds before.
pub(crate) fn until_change(left: Duration) -> Duration {
    let step: u64 = if left <= Duration::from_secs(10) { 100 } else { 1_000 };
    // Clocks are rounded down, so the display changes just below a whole step.
    let rest = u64::try_from(left.as_millis()).unwrap_or(u64::MAX) % step;
    Duration::from_millis(rest + 1)
}

#[cfg(test)]
mod tests {
    use lyngk_view::say;

    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        let days = [(0, (1970, 1, 1)), (11_016, (2000, 2, 29)), (20_776, (2026, 11, 19)), (20_818, (2026, 12, 31))];
        for (day, date) in days {
            assert_eq!(calendar(day), date);
        }
    }

    #[test]
    fn a_clock_is_drawn_again_exactly_when_it_shows_something_else() {
        for millis in [1, 99, 100, 5_000, 9_999, 10_000, 10_001, 59_999, 60_000, 3_600_000, 3_600_500] {
            let left = Duration::from_millis(millis);
            let wait = until_change(left);
            let after = left.saturating_sub(wait);
            assert!(say::clock(after) != say::clock(left) || after.is_zero(), "{millis}");
            let just_before = left.saturating_sub(wait.saturating_sub(Duration::from_millis(1)));
            assert_eq!(say::clock(just_before), say::clock(left), "{millis}");
        }
    }
}
