//! Points in time, as callers pass them.

use std::fmt;
use std::ops::{Add, Sub};
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// A point in time: milliseconds since the beginning of 1970, UTC.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Timestamp(u64);

impl Timestamp {
    /// The point in time at these milliseconds since 1970.
    #[must_use]
    pub const fn from_millis(millis: u64) -> Timestamp {
        Timestamp(millis)
    }

    /// The milliseconds since 1970.
    #[must_use]
    pub const fn as_millis(self) -> u64 {
        self.0
    }

    /// The time since 1970, as a [`Game`](lyngk_game::Game) expects it.
    #[must_use]
    pub const fn since_epoch(self) -> Duration {
        Duration::from_millis(self.0)
    }

    /// The day in UTC, as in `2026.11.16`.
    pub(crate) fn day(self) -> String {
        // The calendar repeats every 400 years. Years that begin in March have the leap day at their end.
        let days = self.0 / 86_400_000 + 719_468;
        let (era, day) = (days / 146_097, days % 146_097);
        let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
        let day = day - (365 * year + year / 4 - year / 100);
        let month = (5 * day + 2) / 153;
        let day = day - (153 * month + 2) / 5 + 1;
        let (year, month) = if month < 10 { (year, month + 3) } else { (year + 1, month - 9) };
        format!("{:04}.{month:02}.{day:02}", year + era * 400)
    }
}

impl Add<Duration> for Timestamp {
    type Output = Timestamp;

    fn add(self, time: Duration) -> Timestamp {
        Timestamp(self.0.saturating_add(u64::try_from(time.as_millis()).unwrap_or(u64::MAX)))
    }
}

/// The time between two points, zero if the second is the later one.
impl Sub for Timestamp {
    type Output = Duration;

    fn sub(self, earlier: Timestamp) -> Duration {
        Duration::from_millis(self.0.saturating_sub(earlier.0))
    }
}

impl fmt::Display for Timestamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ms", self.0)
    }
}

/// When a command arrived, and how long it had been under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrival {
    /// The time of arrival by the server's clock.
    pub at: Timestamp,
    /// The measured lag of the sender's connection.
    pub lag: Duration,
}

impl From<Timestamp> for Arrival {
    fn from(at: Timestamp) -> Arrival {
        Arrival { at, lag: Duration::ZERO }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_follow_the_calendar() {
        for (seconds, day) in [
            (0, "1970.01.01"),
            (951_782_399, "2000.02.28"),
            (951_782_400, "2000.02.29"),
            (951_868_800, "2000.03.01"),
            (1_735_689_599, "2024.12.31"),
            (1_795_046_400, "2026.11.19"),
            (4_107_542_399, "2100.02.28"),
            (4_107_542_400, "2100.03.01"),
        ] {
            assert_eq!(Timestamp::from_millis(seconds * 1_000 + 999).day(), day, "{seconds}");
        }
    }
}
