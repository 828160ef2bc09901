//! What was seen of positions lately.

use std::fmt;

use lyngk_rules::Point;
use wide::i16x16;

use super::trunk::Rows;

/// The rows of positions that were looked at lately. A search asks twice about the positions it goes on from: first what they are worth,
/// then which turns are likely. With this the second answer need not wait for the same rows again.
///
/// It changes no answer, only how long it takes.
#[derive(Clone)]
pub struct ActivationCache {
    /// Whose rows are in each place; 0 is nobody.
    keys: Vec<u64>,
    /// Side by side.
    rows: Vec<i16x16>,
}

impl ActivationCache {
    /// Room for so many positions, about four kilobytes each, which is taken when the first is looked at.
    #[must_use]
    pub fn new(positions: usize) -> ActivationCache {
        ActivationCache { keys: vec![0; positions.max(1)], rows: Vec::new() }
    }

    /// The rows of a position, which are looked for where they are not known. A key stands for one position and one network.
    #[inline]
    pub(super) fn rows<const B: usize>(&mut self, key: u64, look: impl FnOnce(&mut Rows<B>)) -> &Rows<B> {
        let needed = self.keys.len() * Point::COUNT * B;
        if self.rows.len() != needed {
            self.keys.fill(0);
            self.rows.resize(needed, i16x16::ZERO);
        }
        let place = key as usize % self.keys.len();
        let places = self.rows.as_chunks_mut::<B>().0.as_chunks_mut::<{ Point::COUNT }>().0;
        let rows = &mut places[place];
        if self.keys[place] != key || key == 0 {
            self.keys[place] = key;
            look(rows);
        }
        rows
    }
}

impl fmt::Debug for ActivationCache {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ActivationCache").field("positions", &self.keys.len()).finish_non_exhaustive()
    }
}
