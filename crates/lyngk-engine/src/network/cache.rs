//! Cache of embeddings.

use std::fmt;
use std::ops::Deref;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use lyngk_rules::Point;
use wide::i16x16;

use super::trunk::Embeddings;

/// The embeddings of recent positions. A search asks twice for most positions: first for the value, some visits later for the policy.
/// The cache saves the second run through the trunk. It never changes a result.
///
/// Clones share the memory: the thread that asks for the policy is seldom the one that has asked for the value.
#[derive(Clone)]
pub struct ActivationCache {
    /// Each has a lock of its own, so that two threads meet only if they ask for the same entry.
    entries: Arc<[Mutex<Entry>]>,
}

#[derive(Clone, Debug, Default)]
struct Entry {
    /// The key of the position; 0 if there is none.
    key: u64,
    embeddings: Vec<i16x16>,
}

impl ActivationCache {
    /// A cache for this many positions, of about four kilobytes each. The memory of an entry is allocated with its first position.
    #[must_use]
    pub fn new(positions: usize) -> ActivationCache {
        ActivationCache { entries: (0..positions.max(1)).map(|_| Mutex::default()).collect() }
    }

    /// The embeddings of a position, computed by `infer` if they are not in the cache. A key identifies a position and a network.
    #[inline]
    pub(super) fn embeddings<const B: usize>(
        &self,
        key: u64,
        infer: impl FnOnce(&mut Embeddings<B>),
    ) -> CachedEmbeddings<'_, B> {
        // An entry whose thread panicked has no key.
        let mut entry = self.entries[key as usize % self.entries.len()].lock().unwrap_or_else(PoisonError::into_inner);
        let needed = Point::COUNT * B;
        if entry.embeddings.len() != needed {
            entry.key = 0;
            entry.embeddings.resize(needed, i16x16::ZERO);
        }
        if entry.key != key || key == 0 {
            entry.key = 0;
            infer(&mut entry.embeddings.as_chunks_mut::<B>().0.as_chunks_mut::<{ Point::COUNT }>().0[0]);
            entry.key = key;
        }
        CachedEmbeddings(entry)
    }
}

/// The embeddings of a position, which stay in the cache while this exists.
pub(super) struct CachedEmbeddings<'a, const B: usize>(MutexGuard<'a, Entry>);

impl<const B: usize> Deref for CachedEmbeddings<'_, B> {
    type Target = Embeddings<B>;

    #[inline]
    fn deref(&self) -> &Embeddings<B> {
        &self.0.embeddings.as_chunks::<B>().0.as_chunks::<{ Point::COUNT }>().0[0]
    }
}

impl fmt::Debug for ActivationCache {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ActivationCache").field("positions", &self.entries.len()).finish_non_exhaustive()
    }
}
