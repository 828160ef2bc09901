//! Clocks and times.

/// The value of the tag for a clock: `?` for one that we do not have.
pub(super) fn time_control(clock: &str) -> Option<String> {
    let mut words = clock.split_whitespace();
    let kind = words.next()?.to_ascii_lowercase();
    let times: Option<Vec<u64>> = words.map(|word| word.parse().ok()).collect();
    match (kind.as_str(), times.as_deref()) {
        ("none", _) => None,
        ("fixed", Some(&[time])) if is_initial(time) => Some(format!("{}+0", seconds(time))),
        ("incremental", Some(&[time, increment])) if is_initial(time) && increment <= 3_600_000 => {
            Some(format!("{}+{}", seconds(time), seconds(increment)))
        }
        _ => Some("?".to_owned()),
    }
}

/// Whether a clock may begin with this time.
fn is_initial(milliseconds: u64) -> bool {
    (1..=86_400_000).contains(&milliseconds)
}

/// The clock that is read as this time control.
pub(super) fn clock(control: &str) -> Option<String> {
    let (time, increment) = control.split_once('+')?;
    let (time, increment) = (milliseconds(time)?, milliseconds(increment)?);
    Some(if increment == 0 { format!("Fixed {time}") } else { format!("Incremental {time} {increment}") })
}

/// Seconds with as few decimals as possible.
pub(super) fn seconds(milliseconds: u64) -> String {
    let text = format!("{}.{:03}", milliseconds / 1000, milliseconds % 1000);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// Milliseconds of a time in seconds, as [`seconds`] writes it.
pub(super) fn milliseconds(text: &str) -> Option<u64> {
    let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
    let is_number =
        |text: &str, digits| (1..=digits).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number(whole, 9) || !is_number(part, 3) {
        return None;
    }
    Some(whole.parse::<u64>().ok()? * 1000 + format!("{part:0<3}").parse::<u64>().ok()?)
}

/// The seconds of a time like `0:11:40`, or `1d 13:20` with days, hours and minutes.
pub(super) fn duration(text: &str) -> Option<u64> {
    let (days, time) = text.split_once("d ").unwrap_or(("0", text));
    let numbers: Option<Vec<u64>> =
        [days].into_iter().chain(time.split(':')).map(|part| part.trim().parse::<u32>().ok().map(u64::from)).collect();
    match *numbers? {
        [days, hours, minutes] if text.contains('d') => Some((days * 24 + hours) * 3600 + minutes * 60),
        [days, hours, minutes, seconds] => Some((days * 24 + hours) * 3600 + minutes * 60 + seconds),
        _ => None,
    }
}

/// A time like `0:11:40`.
pub(super) fn printed_duration(seconds: u64) -> String {
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_that_we_have_are_kept() {
        let read = |text| time_control(text);
        assert_eq!(read("None"), None);
        assert_eq!(read("Fixed 300000").as_deref(), Some("300+0"));
        assert_eq!(read("Incremental 300000 2500").as_deref(), Some("300+2.5"));
        for other in ["PlusTime 300000 10000", "Differential 1 2", "Fixed 0", "Fixed x", "Fixed", "?", "Fixed 86400001"]
        {
            assert_eq!(read(other).as_deref(), Some("?"), "{other}");
        }
        assert_eq!(clock("300+2.5").as_deref(), Some("Incremental 300000 2500"));
        assert_eq!(clock("300+0").as_deref(), Some("Fixed 300000"));
        assert_eq!(clock("?"), None);
    }

    #[test]
    fn total_times_are_hours_minutes_and_seconds_or_days_hours_and_minutes() {
        assert_eq!(duration("0:11:40"), Some(700));
        assert_eq!(duration("0d 13:20"), Some(13 * 3600 + 20 * 60));
        assert_eq!(duration("2d 1:00"), Some(49 * 3600));
        for text in ["", "null", "11:40", "x:11:40", "0:0:0:0:0", "99999999999:00:00"] {
            assert_eq!(duration(text), None, "{text}");
        }
        assert_eq!(duration(&printed_duration(4321)), Some(4321));
        assert_eq!((seconds(2500), seconds(70), seconds(3000)), ("2.5".into(), "0.07".into(), "3".into()));
        for value in [0, 1, 999, 1000, 3_600_001] {
            assert_eq!(milliseconds(&seconds(value)), Some(value));
        }
    }
}
