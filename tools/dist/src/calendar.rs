//! Days of times in seconds since 1970, in UTC.

const MONTHS: [&str; 12] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
/// 1 January 1970 was a Thursday.
const WEEKDAYS: [&str; 7] = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"];
const DAY_SECONDS: u64 = 86_400;

/// A day of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Date {
    pub(crate) year: u16,
    /// From 1.
    pub(crate) month: u8,
    /// From 1.
    pub(crate) day: u8,
}

impl Date {
    /// The date of a time.
    pub(crate) fn of(time: u64) -> Date {
        let is_leap = |year: u64| year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let mut days = time / DAY_SECONDS;
        let mut year = 1970;
        while days >= 365 + u64::from(is_leap(year)) {
            days -= 365 + u64::from(is_leap(year));
            year += 1;
        }
        let lengths = [31, 28 + u64::from(is_leap(year)), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
        let mut month = 1;
        for length in lengths {
            if days < length {
                break;
            }
            days -= length;
            month += 1;
        }
        Date { year: year as u16, month, day: days as u8 + 1 }
    }
}

/// A time as Debian's changelogs have it: `Thu, 01 Jan 1970 00:00:00 +0000`.
pub(crate) fn rfc_2822(time: u64) -> String {
    let Date { year, month, day } = Date::of(time);
    let weekday = WEEKDAYS[(time / DAY_SECONDS % 7) as usize];
    format!("{weekday}, {day:02} {} {year} {} +0000", MONTHS[usize::from(month) - 1], clock(time))
}

/// A time as `1970-01-01T00:00:00Z`.
pub(crate) fn rfc_3339(time: u64) -> String {
    let Date { year, month, day } = Date::of(time);
    format!("{year}-{month:02}-{day:02}T{}Z", clock(time))
}

fn clock(time: u64) -> String {
    let seconds = time % DAY_SECONDS;
    format!("{:02}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_right_at_the_ends_of_months_and_in_leap_years() {
        for (time, text) in [
            (0, "Thu, 01 Jan 1970 00:00:00 +0000"),
            (951_782_399, "Mon, 28 Feb 2000 23:59:59 +0000"),
            (951_782_400, "Tue, 29 Feb 2000 00:00:00 +0000"),
            (1_735_689_599, "Tue, 31 Dec 2024 23:59:59 +0000"),
            (1_735_689_600, "Wed, 01 Jan 2025 00:00:00 +0000"),
            (1_795_046_400, "Thu, 19 Nov 2026 00:00:00 +0000"),
            (4_107_542_400, "Mon, 01 Mar 2100 00:00:00 +0000"),
        ] {
            assert_eq!(rfc_2822(time), text);
        }
        assert_eq!(rfc_3339(951_782_399), "2000-02-28T23:59:59Z");
    }
}
