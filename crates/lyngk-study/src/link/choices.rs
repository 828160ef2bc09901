//! One large number made of choices, each among so many.
//!
//! A choice among `total` that are equally likely multiplies the number by `total`. Where some are likelier than others, a
//! choice has a share of the total as wide as it is likely, and takes only as much room as that: a part of what was there
//! before is put into where in its share it is, and taken out again when it is read.

use super::number::Number;
use super::{LINK_LIMIT, LinkError, letters};

/// The part of all possibilities that a choice has.
#[derive(Clone, Copy, Debug)]
struct Share {
    start: u64,
    width: u64,
    total: u64,
}

/// Collects choices.
#[derive(Debug, Default)]
pub(super) struct Writer {
    shares: Vec<Share>,
    /// How many letters they will take, a little too much rather than too little.
    length: f64,
    /// How many things were counted.
    items: usize,
}

/// Gives choices back in the order in which they were made.
#[derive(Debug)]
pub(super) struct Reader {
    number: Number,
    items: usize,
}

/// Numbers above what fits into one part are written in two.
const LOW_BITS: u32 = 48;

/// How small numbers are written: parts of three bits, and whether there are more.
const PART: u64 = 8;

impl Writer {
    fn share(&mut self, share: Share) {
        self.length += (share.total as f64 / share.width as f64).log2() / 6.0;
        self.shares.push(share);
    }

    /// One of `total` that are equally likely.
    pub(super) fn choice(&mut self, index: u64, total: u64) {
        if total > 1 {
            self.share(Share { start: index, width: 1, total });
        }
    }

    /// The same for large totals.
    pub(super) fn wide_choice(&mut self, index: u128, total: u128) {
        self.choice((index & ((1 << LOW_BITS) - 1)) as u64, 1 << LOW_BITS);
        self.choice((index >> LOW_BITS) as u64, (total.saturating_sub(1) >> LOW_BITS) as u64 + 1);
    }

    /// One of some that are as likely as these widths say.
    pub(super) fn weighed(&mut self, index: usize, widths: &[u64]) {
        let start = widths[..index].iter().sum();
        self.share(Share { start, width: widths[index], total: widths.iter().sum() });
    }

    /// A number of things, mostly few.
    pub(super) fn count(&mut self, mut count: usize) {
        self.note(count);
        while count as u64 >= PART {
            self.choice(PART + count as u64 % PART, 2 * PART);
            count /= PART as usize;
        }
        self.choice(count as u64, 2 * PART);
    }

    /// So many things will follow.
    pub(super) fn note(&mut self, count: usize) {
        self.items += count;
    }

    pub(super) fn text(&mut self, text: &str) {
        self.count(text.len());
        text.bytes().for_each(|byte| self.choice(byte.into(), 256));
    }

    /// All choices as letters.
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

    /// Whether nothing is left.
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

    /// A number of things. All of them together are bounded, so that a short link cannot ask for much.
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

    /// So many things will follow, if there may be so many.
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
    fn choices_come_back_in_their_order() {
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
    fn what_is_likely_takes_little_room() {
        let length = |index| {
            let mut writer = Writer::default();
            writer.choice(3, 5);
            (0..600).for_each(|_| writer.weighed(index, &[1, 6, 1]));
            writer.letters('a').map(|letters| letters.len())
        };
        assert_eq!((length(1), length(2)), (Ok(45), Ok(304)));
    }
}
