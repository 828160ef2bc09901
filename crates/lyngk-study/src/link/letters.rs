//! Base-64 alphabet of links, and their check letters.

use super::LinkError;
use super::number::Number;

/// Digits and letters first. Programs that detect links drop the last two at the end of an address.
const ALPHABET: &[u8; 64] = b"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_";

/// Number of check letters.
pub(super) const CHECK_LETTERS: usize = 2;

/// Check letters use the first 62 values only, so that a link never ends with a letter that gets lost.
const CHECK_BASE: u32 = 62;

/// The largest prime below the square of the base. [`STEP`] is a primitive root: every single wrong letter and every swap of nearby letters
/// is detected; of other errors, one in 3833 is missed.
const CHECK_PRIME: u32 = 3833;
const STEP: u32 = 3;

fn value(letter: char) -> Option<u32> {
    let at = ALPHABET.iter().position(|&known| char::from(known) == letter)?;
    Some(at as u32)
}

fn letter(value: u64) -> char {
    char::from(ALPHABET[value as usize % ALPHABET.len()])
}

fn check(values: impl IntoIterator<Item = u32>) -> [char; CHECK_LETTERS] {
    let sum = values.into_iter().fold(1, |sum, value| (sum * STEP + value) % CHECK_PRIME);
    [sum / CHECK_BASE, sum % CHECK_BASE].map(|value| letter(value.into()))
}

/// Encodes a number, with the version first and the check letters last.
pub(super) fn write(version: char, mut number: Number) -> String {
    let mut text = String::from(version);
    while !number.is_zero() {
        text.push(letter(number.pop(ALPHABET.len() as u64)));
    }
    let check = check(text.chars().filter_map(value));
    text.extend(check);
    text
}

/// Decodes the number of a link in this version.
pub(super) fn read(text: &str, version: char) -> Result<Number, LinkError> {
    let first = text.chars().next().ok_or(LinkError::Empty)?;
    if first != version {
        return Err(if value(first).is_some() {
            LinkError::UnknownVersion { letter: first }
        } else {
            LinkError::WrongLetter { place: 1, letter: first }
        });
    }
    let of = |(at, letter)| value(letter).ok_or(LinkError::WrongLetter { place: at + 1, letter });
    let values: Vec<u32> = text.chars().enumerate().map(of).collect::<Result<_, _>>()?;
    let (body, ends) = values.split_at(values.len().saturating_sub(CHECK_LETTERS));
    let expected = check(body.iter().copied());
    if body.is_empty() || !ends.iter().map(|&value| letter(value.into())).eq(expected) {
        return Err(LinkError::Damaged);
    }
    let mut number = Number::default();
    for &value in body[1..].iter().rev() {
        number.push(value.into(), ALPHABET.len() as u64);
    }
    Ok(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_check_step_is_a_primitive_root() {
        let is_prime = (2..CHECK_BASE).all(|n| !CHECK_PRIME.is_multiple_of(n));
        assert!(is_prime && CHECK_PRIME <= CHECK_BASE * CHECK_BASE);
        let order = (1..).scan(1, |power, n| {
            *power = *power * STEP % CHECK_PRIME;
            Some((*power, n))
        });
        let order = order.take(CHECK_PRIME as usize).find(|&(power, _)| power == 1).map(|(_, n)| n);
        assert_eq!(order, Some(CHECK_PRIME - 1));
    }
}
