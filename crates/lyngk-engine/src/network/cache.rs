//! Cache of embeddings.

use std::fmt;

use lyngk_rules::Point;
use wide::i16x16;

use super::trunk::Embeddings;

/// The embeddings of recent positions. A search asks twice for most positions: first for the value, some visits later for the policy.
/// The cache saves the second run through the trunk. It never changes a result.
#[derive(Clone)]
pub struct ActivationCache {
    /// The key of each entry; 0 if it is empty.
    keys: Vec<u64>,
    /// The embeddings of all entries, one after the other.
    embeddings: Vec<i16x16>,
}

impl ActivationCache {
    /// A cache for this many positions, of about four kilobytes each. The memory is allocated with the first position.
    #[must_use]
    pub fn new(positions: usize) -> ActivationCache {
        ActivationCache { keys: vec![0; positions.max(1)], embeddings: Vec::new() }
    }

    /// The embeddings of a position, computed by `infer` if they are not in the cache. A key identifies a position and a network.
    #[inline]
    pub(super) fn embeddings<const B: usize>(
        &mut self,
        key: u64,
        infer: impl FnOnce(&mut Embeddings<B>),
    ) -> &Embeddings<B> {
        let needed = self.keys.len() * Point::COUNT * B;
        if self.embeddings.len() != needed {
            self.keys.fill(0);
            self.embeddings.resize(needed, i16x16::ZERO);
        }
        let place = key as usize % self.keys.len();
        let places = self.embeddings.as_chunks_mut::<B>().0.as_chunks_mut::<{ Point::COUNT }>().0;
        let embeddings = &mut places[place];
        if self.keys[place] != key || key == 0 {
            self.keys[place] = key;
            infer(embeddings);
        }
        embeddings
    }
}

impl fmt::Debug for ActivationCache {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ActivationCache").field("positions", &self.keys.len()).finish_non_exhaustive()
    }
}
