//! Times as they are written: seconds, down to the millisecond.

use std::fmt;
use std::time::Duration;

/// The longest time that is read: 1000 hours. No clock shows more.
pub(crate) const LIMIT: Duration = Duration::from_hours(1000);

/// A time without what is finer than a millisecond.
///
/// Everything that comes in from outside goes through here, so that what is written is all there is to know.
pub(crate) fn whole_millis(time: Duration) -> Duration {
    Duration::new(time.as_secs(), time.subsec_millis() * 1_000_000)
}

/// Reads seconds, such as `231` or `231.5`. None for anything else, or more than [`LIMIT`].
pub(crate) fn read(text: &str) -> Option<Duration> {
    let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
    let digits =
        |text: &str, most: usize| (1..=most).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits(whole, 7) || !digits(part, 3) {
        return None;
    }
    // `5` behind the point is five hundred milliseconds.
    let millis: u64 = format!("{part:0<3}").parse().ok()?;
    let time = Duration::from_secs(whole.parse().ok()?) + Duration::from_millis(millis);
    (time <= LIMIT).then_some(time)
}

/// Writes seconds, with as many digits behind the point as it takes.
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
    fn anything_else_is_not_read() {
        for text in ["", ".", "1.", ".5", "-1", "+1", "1e3", "1.0005", "3600000.001", "99999999", "1 ", "٣", "1.+5"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
