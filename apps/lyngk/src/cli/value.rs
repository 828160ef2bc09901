//! Parsers for option values. Their errors say what would be right.

use std::net::IpAddr;
use std::time::Duration;

use lyngk_game::TimeControl;

/// The longest time limit in milliseconds: a year.
pub(crate) const MAX_MILLISECONDS: u64 = 365 * 24 * 60 * 60 * 1000;

/// The largest number of threads of an engine, in all commands and over LEI.
pub(super) const MAX_THREADS: u64 = 256;

/// The largest memory of an engine in MiB, likewise.
pub(super) const MAX_HASH: u64 = 65_536;

/// Parses a whole number, from 0 to the largest of its type.
pub(super) fn whole_number<T: TryFrom<u64>>(text: &str) -> Result<T, String> {
    let max = u64::MAX >> (64 - 8 * size_of::<T>());
    digits(text)
        .and_then(|number| number.try_into().ok())
        .ok_or_else(|| format!("expected a whole number from 0 to {max}"))
}

/// Parses a whole number from 1 to `MAX`.
pub(super) fn positive<const MAX: u64>(text: &str) -> Result<u64, String> {
    let number = digits(text).filter(|number| (1..=MAX).contains(number));
    number.ok_or_else(|| format!("expected a whole number from 1 to {MAX}"))
}

/// Parses an address of a machine.
pub(super) fn ip_address(text: &str) -> Result<IpAddr, String> {
    text.parse().map_err(|_| "expected an IP address, like 10.0.0.7 or ::1".to_owned())
}

/// Parses a time in milliseconds.
pub(super) fn milliseconds(text: &str) -> Result<u64, String> {
    let number = digits(text).filter(|&number| number <= MAX_MILLISECONDS);
    number.ok_or_else(|| format!("expected milliseconds, a whole number from 0 to {MAX_MILLISECONDS}"))
}

/// The longest time for a game, and for a turn, that is taken for seconds if it has no unit. Whoever writes more means milliseconds.
const MOST_BARE_SECONDS: [f64; 2] = [7200.0, 60.0];

/// Parses a time for the game and an increment, which may be left out: `300+3`, `5m+3s` or `1500ms`.
pub(super) fn time_control(text: &str) -> Result<TimeControl, String> {
    let (time, increment) = text.split_once('+').unwrap_or((text, "0"));
    let [most_time, most_increment] = MOST_BARE_SECONDS;
    let control = TimeControl::new(time_with_unit(time, most_time)?, time_with_unit(increment, most_increment)?);
    control.map_err(|error| error.to_string())
}

/// Parses a number with a unit, or of seconds.
fn time_with_unit(text: &str, most_bare: f64) -> Result<Duration, String> {
    let end = text.find(|char: char| char.is_ascii_alphabetic()).unwrap_or(text.len());
    let (number, unit) = text.split_at(end);
    let milliseconds = match unit {
        "ms" => 1.0,
        "" | "s" => 1000.0,
        "m" | "min" => 60_000.0,
        "h" => 3_600_000.0,
        _ => f64::NAN,
    };
    let is_number = number.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    let number = number.parse::<f64>().ok().filter(|_| is_number).unwrap_or(f64::NAN);
    if unit.is_empty() && number > most_bare {
        return Err(format!(
            "without a unit, {text} would be seconds; expected {text}s or {text}ms for so large a number"
        ));
    }
    // Rounded: 0.07 has no exact binary form.
    Duration::try_from_secs_f64((number * milliseconds).round() / 1000.0).map_err(|_| {
        "expected a time control like 300+3, 5m+3s or 1500ms: seconds for the game and for each turn, unless they have another unit"
            .to_owned()
    })
}

/// Parses a probability of an error of a test.
pub(super) fn probability(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|&number| number > 0.0 && number < 0.5);
    number.ok_or_else(|| "expected a probability between 0 and 0.5, like 0.05".to_owned())
}

/// Parses the two hypotheses of a sequential test: `0,10`.
pub(super) fn elo_pair(text: &str) -> Result<(f64, f64), String> {
    let elo = |text: &str| text.trim().parse::<f64>().ok().filter(|elo| elo.abs() <= 1000.0);
    let pair = text.split_once(',').and_then(|(one, two)| elo(one).zip(elo(two)));
    pair.filter(|(one, two)| one < two)
        .ok_or_else(|| "expected two Elo differences up to 1000, the smaller one first, like 0,10".to_owned())
}

/// A number of decimal digits only: no sign, unlike the standard library.
fn digits(text: &str) -> Option<u64> {
    text.parse().ok().filter(|_| text.bytes().all(|byte| byte.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_controls_have_seconds_or_another_unit() {
        for (text, initial, increment) in [
            ("300+3", 300_000, 3_000),
            ("300", 300_000, 0),
            ("5m+3s", 300_000, 3_000),
            ("1500ms+20ms", 1_500, 20),
            ("0.5+0.07", 500, 70),
            ("1.5h+0.5m", 5_400_000, 30_000),
            ("10min", 600_000, 0),
            ("60000ms+500ms", 60_000, 500),
            ("86400s", 86_400_000, 0),
        ] {
            let control = time_control(text).expect(text);
            let read = [control.initial(), control.increment()].map(|time| time.as_millis());
            assert_eq!(read, [initial, increment], "{text}");
        }
        for (text, expected) in [
            ("60000+500", "without a unit, 60000 would be seconds; expected 60000s or 60000ms"),
            ("300+500", "without a unit, 500 would be seconds"),
            ("0", "the time for the game"),
            ("25h", "the time for the game"),
            ("5d", "like 300+3, 5m+3s or 1500ms"),
            ("-1", "like 300+3"),
            ("+3", "like 300+3"),
            ("3+", "like 300+3"),
            ("", "like 300+3"),
            ("1e3", "like 300+3"),
            ("nan", "like 300+3"),
            ("1.2.3s", "like 300+3"),
        ] {
            let message = time_control(text).expect_err(text);
            assert!(message.contains(expected), "{text}: {message}");
        }
    }
}
