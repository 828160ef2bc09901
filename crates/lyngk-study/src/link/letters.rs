//! Letters that need no escaping in an address, and how a mistyped one is noticed.

use super::LinkError;
use super::number::Number;

/// Digits and letters first: the two others are left out at the end of an address by programs that look for links.
const ALPHABET: &[u8; 64] = b"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_";

/// How many letters check the others.
pub(super) const CHECK_LETTERS: usize = 2;

/// Check letters are of the first 62 only, so that a link never ends with one that gets lost.
const CHECK_BASE: u32 = 62;

/// The largest prime below the square of that base. Powers of [`STEP`] go through all numbers below it, so every single wrong
/// letter is noticed, and any two that changed places unless thousands stand between them; of all else, all but one in 3833.
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

/// The number as letters, with the version before and the check letters behind.
pub(super) fn write(version: char, mut number: Number) -> String {
    let mut text = String::from(version);
    while !number.is_zero() {
        text.push(letter(number.pop(ALPHABET.len() as u64)));
    }
    let check = check(text.chars().filter_map(value));
    text.extend(check);
    text
}

/// The number that letters of this version stand for.
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
    fn powers_of_the_step_go_through_all_numbers() {
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
