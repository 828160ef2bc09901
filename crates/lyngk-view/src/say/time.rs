//! Clock times.

use std::time::Duration;

/// Below this time, a clock shows tenths.
const TENTHS_BELOW: Duration = Duration::from_secs(10);

/// The display of a clock: minutes and seconds, `5:07`; with hours `1:05:07`; tenths in the last ten seconds, `0:07.3`. Rounded
/// down.
#[must_use]
pub fn clock(left: Duration) -> String {
    let (hours, minutes, seconds) = (left.as_secs() / 3600, left.as_secs() / 60 % 60, left.as_secs() % 60);
    if left < TENTHS_BELOW {
        return format!("0:0{seconds}.{}", left.subsec_millis() / 100);
    }
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_show_tenths_only_in_the_last_seconds() {
        let shown = |millis| clock(Duration::from_millis(millis));
        assert_eq!(shown(0), "0:00.0");
        assert_eq!(shown(9_999), "0:09.9");
        assert_eq!(shown(10_000), "0:10");
        assert_eq!(shown(307_400), "5:07");
        assert_eq!(shown(3_600_000), "1:00:00");
        assert_eq!(shown(86_399_999), "23:59:59");
    }
}
