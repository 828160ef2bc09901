//! Parsers for option values. Their errors say what would be right.

use std::net::IpAddr;

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

/// Parses a time for the game and an increment, which may be left out: `60000+500`.
pub(super) fn game_clock(text: &str) -> Result<(u64, u64), String> {
    let (time, increment) = text.split_once('+').unwrap_or((text, "0"));
    let clock = milliseconds(time).ok().filter(|&time| time > 0).zip(milliseconds(increment).ok());
    clock.ok_or_else(|| "expected milliseconds for the game and for each turn, like 60000+500".to_owned())
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
