//! Encoder and decoder of a sequence of choices as one large number.
//!
//! A uniform choice is a digit of a mixed-radix number. A choice with unequal probabilities is coded as in an asymmetric numeral system
//! (rANS) whose state is the number itself: likely choices take less space.

use super::number::Number;
use super::{LINK_LIMIT, LinkError, letters};

/// The interval of a choice in its total.
#[derive(Clone, Copy, Debug)]
struct Share {
    start: u64,
    width: u64,
    total: u64,
}

/// Encoder.
#[derive(Debug, Default)]
pub(super) struct Writer {
    shares: Vec<Share>,
    /// Upper estimate of the length in letters.
    length: f64,
    /// Number of items counted.
    items: usize,
}

/// Decoder. Returns the choices in the order in which they were written.
#[derive(Debug)]
pub(super) struct Reader {
    number: Number,
    items: usize,
}

/// Totals above this are written in two parts.
const LOW_BITS: u32 = 48;

/// Small numbers are written in digits of three bits with a continuation bit.
const PART: u64 = 8;

impl Writer {
    fn share(&mut self, share: Share) {
        self.length += (share.total as f64 / share.width as f64).log2() / 6.0;
        self.shares.push(share);
    }

    /// Writes a uniform choice.
    pub(super) fn choice(&mut self, index: u64, total: u64) {
        if total > 1 {
            self.share(Share { start: index, width: 1, total });
        }
    }

    /// Writes a uniform choice with a large total.
    pub(super) fn wide_choice(&mut self, index: u128, total: u128) {
        self.choice((index & ((1 << LOW_BITS) - 1)) as u64, 1 << LOW_BITS);
        self.choice((index >> LOW_BITS) as u64, (total.saturating_sub(1) >> LOW_BITS) as u64 + 1);
    }

    /// Writes a choice with the given weights.
    pub(super) fn weighed(&mut self, index: usize, widths: &[u64]) {
        let start = widths[..index].iter().sum();
        self.share(Share { start, width: widths[index], total: widths.iter().sum() });
    }

    /// Writes a count, which is mostly small.
    pub(super) fn count(&mut self, mut count: usize) {
        self.note(count);
        while count as u64 >= PART {
            self.choice(PART + count as u64 % PART, 2 * PART);
            count /= PART as usize;
        }
        self.choice(count as u64, 2 * PART);
    }

    /// Counts this many items towards the limit.
    pub(super) fn note(&mut self, count: usize) {
        self.items += count;
    }

    pub(super) fn text(&mut self, text: &str) {
        self.count(text.len());
        text.bytes().for_each(|byte| self.choice(byte.into(), 256));
    }

    /// The encoded letters.
    pub(super) fn letters(self, version: char) -> Result<String, LinkError> {
        let length = self.length.ceil() as usize + 1 + letters::CHECK_LETTERS;
        let letters = length.max(self.items);
        if letters > LINK_LIMIT {
            return Err(LinkError::TooLong { letters, limit: LINK_LIMIT });
        }
        let mut number = Number::default();
        for Share { start, width, total } in self.shares.into_iter().rev() {
            let within = if width > 1 { number.pop(width) } else { 0 };
            number.push(start + within, total);
        }
        Ok(letters::write(version, number))
    }
}

impl Reader {
    pub(super) fn new(text: &str, version: char) -> Result<Reader, LinkError> {
        if text.len() > LINK_LIMIT {
            return Err(LinkError::TooLong { letters: text.len(), limit: LINK_LIMIT });
        }
        Ok(Reader { number: letters::read(text, version)?, items: 0 })
    }

    /// Whether everything has been read.
    pub(super) fn is_used_up(&self) -> bool {
        self.number.is_zero()
    }

    pub(super) fn choice(&mut self, total: u64) -> u64 {
        if total > 1 { self.number.pop(total) } else { 0 }
    }

    pub(super) fn wide_choice(&mut self, total: u128) -> Result<u128, LinkError> {
        let low = self.choice(1 << LOW_BITS);
        let high = self.choice((total.saturating_sub(1) >> LOW_BITS) as u64 + 1);
        let index = u128::from(high) << LOW_BITS | u128::from(low);
        if index < total { Ok(index) } else { Err(LinkError::Impossible) }
    }

    pub(super) fn weighed(&mut self, widths: &[u64]) -> usize {
        let mut within = self.number.pop(widths.iter().sum());
        let mut index = 0;
        for &width in widths {
            if within < width {
                if width > 1 {
                    self.number.push(within, width);
                }
                break;
            }
            within -= width;
            index += 1;
        }
        index
    }

    /// Reads a count. The sum of all counts is bounded, so that a short link cannot make the reader allocate much.
    pub(super) fn count(&mut self) -> Result<usize, LinkError> {
        let (mut count, mut worth) = (0, 1);
        loop {
            let part = self.choice(2 * PART);
            count += (part % PART) as usize * worth;
            if worth > LINK_LIMIT {
                return Err(LinkError::Impossible);
            }
            if part < PART {
                return self.note(count).map(|()| count);
            }
            worth *= PART as usize;
        }
    }

    /// Counts this many items towards the limit, or fails beyond it.
    pub(super) fn note(&mut self, count: usize) -> Result<(), LinkError> {
        self.items = self.items.saturating_add(count);
        if self.items <= LINK_LIMIT { Ok(()) } else { Err(LinkError::Impossible) }
    }

    pub(super) fn text(&mut self) -> Result<String, LinkError> {
        let length = self.count()?;
        let bytes = (0..length).map(|_| self.choice(256) as u8).collect();
        String::from_utf8(bytes).map_err(|_| LinkError::Impossible)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_read_in_the_order_written() {
        let mut writer = Writer::default();
        let widths = [1, 6, 1];
        for n in 0..200 {
            writer.choice(n % 7, 7);
            writer.weighed(n as usize % 3, &widths);
            writer.count(n as usize * 3 % 70);
            writer.wide_choice(u128::from(n) << 70, 1 << 90);
        }
        writer.text("naïve ✓");
        let letters = writer.letters('a').expect("short enough");
        let mut reader = Reader::new(&letters, 'a').expect("what was written");
        for n in 0..200 {
            assert_eq!(reader.choice(7), n % 7);
            assert_eq!(reader.weighed(&widths), n as usize % 3);
            assert_eq!(reader.count(), Ok(n as usize * 3 % 70));
            assert_eq!(reader.wide_choice(1 << 90), Ok(u128::from(n) << 70));
        }
        assert_eq!(reader.text().as_deref(), Ok("naïve ✓"));
        assert!(reader.is_used_up());
    }

    #[test]
    fn likely_choices_take_less_space() {
        let length = |index| {
            let mut writer = Writer::default();
            writer.choice(3, 5);
            (0..600).for_each(|_| writer.weighed(index, &[1, 6, 1]));
            writer.letters('a').map(|letters| letters.len())
        };
        assert_eq!((length(1), length(2)), (Ok(45), Ok(304)));
    }
}
