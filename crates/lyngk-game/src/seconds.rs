//! Written form of times: seconds with up to three decimals.

use std::fmt;
use std::time::Duration;

/// The maximum time on a clock: 1000 hours.
pub(crate) const LIMIT: Duration = Duration::from_hours(1000);

/// A time rounded down to whole milliseconds.
///
/// Every time that callers pass goes through here, so that the written form is exact.
pub(crate) fn whole_millis(time: Duration) -> Duration {
    Duration::new(time.as_secs(), time.subsec_millis() * 1_000_000)
}

/// Parses seconds, such as `231` or `231.5`. `None` for anything else, or more than [`LIMIT`].
pub(crate) fn read(text: &str) -> Option<Duration> {
    let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
    let digits =
        |text: &str, most: usize| (1..=most).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits(whole, 7) || !digits(part, 3) {
        return None;
    }
    // The decimal `5` is 500 milliseconds.
    let millis: u64 = format!("{part:0<3}").parse().ok()?;
    let time = Duration::from_secs(whole.parse().ok()?) + Duration::from_millis(millis);
    (time <= LIMIT).then_some(time)
}

/// Writes seconds with as few decimals as possible.
pub(crate) fn write(time: Duration) -> impl fmt::Display {
    fmt::from_fn(move |f| {
        write!(f, "{}", time.as_secs())?;
        match format!("{:03}", time.subsec_millis()).trim_end_matches('0') {
            "" => Ok(()),
            part => write!(f, ".{part}"),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seconds_are_read_as_they_are_written() {
        for (text, millis) in [("0", 0), ("231", 231_000), ("231.5", 231_500), ("0.05", 50), ("7.001", 7_001)] {
            assert_eq!(read(text), Some(Duration::from_millis(millis)));
            assert_eq!(write(Duration::from_millis(millis)).to_string(), text);
        }
        assert_eq!(read("007.50"), Some(Duration::from_millis(7_500)));
        assert_eq!(read("3600000"), Some(LIMIT));
    }

    #[test]
    fn other_texts_are_not_read() {
        for text in ["", ".", "1.", ".5", "-1", "+1", "1e3", "1.0005", "3600000.001", "99999999", "1 ", "٣", "1.+5"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
