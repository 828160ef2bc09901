//! What the solver remembers of positions it has seen.

use super::bounds::Bounds;

/// How far a question seems to be from its answer. The question is whether the player to move reaches a goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Effort {
    /// From yes: 0 when that is the answer.
    pub(super) to_prove: u16,
    /// From no: 0 when that is the answer.
    pub(super) to_refute: u16,
}

impl Effort {
    /// Farther than anything.
    pub(super) const ENDLESS: u16 = u16::MAX;
    pub(super) const UNKNOWN: Effort = Effort { to_prove: 1, to_refute: 1 };
    pub(super) const PROVED: Effort = Effort { to_prove: 0, to_refute: Effort::ENDLESS };
    pub(super) const REFUTED: Effort = Effort { to_prove: Effort::ENDLESS, to_refute: 0 };
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    /// What is certain.
    pub(super) bounds: Bounds,
    /// For a question that the bounds do not answer, what it seemed like last time. Of another question it is a guess.
    pub(super) effort: Effort,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    hash: u64,
    effort: Effort,
    bounds: Bounds,
    /// How much work it was to find out, as the number of bits of its nodes; 0 where nothing is stored.
    work: u8,
    /// In which search it was stored: what is old makes room first.
    age: u8,
}

const EMPTY: Entry = Entry { hash: 0, effort: Effort::UNKNOWN, bounds: Bounds::OPEN, work: 0, age: 0 };

/// Entries that share a place: as many as a processor fetches at once.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
struct Bucket([Entry; 4]);

const _: () = assert!(size_of::<Bucket>() == 64);

/// A table of positions, of a fixed size. Positions are told apart by 64 bits of hash.
#[derive(Debug)]
pub(super) struct Table {
    buckets: Vec<Bucket>,
    age: u8,
}

impl Table {
    /// A table of at most so many MiB, and at least one.
    pub(super) fn new(mib: usize) -> Table {
        let most = mib.max(1).saturating_mul(1 << 20) / size_of::<Bucket>();
        // A power of two, so that some bits of the hash are the place.
        let mut count = 1_usize << most.ilog2();
        let mut buckets = Vec::new();
        while buckets.try_reserve_exact(count).is_err() {
            // Less than was asked for is better than nothing.
            count /= 2;
        }
        buckets.resize(count, Bucket([EMPTY; 4]));
        Table { buckets, age: 0 }
    }

    pub(super) fn clear(&mut self) {
        self.buckets.fill(Bucket([EMPTY; 4]));
    }

    /// Begins a new search: what earlier ones found stays, but is the first to be replaced.
    pub(super) fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    #[inline]
    fn place(&self, hash: u64) -> usize {
        hash as usize & (self.buckets.len() - 1)
    }

    #[inline]
    pub(super) fn get(&self, hash: u64) -> Option<Known> {
        let bucket = &self.buckets[self.place(hash)].0;
        let entry = bucket.iter().find(|entry| entry.hash == hash && entry.work > 0)?;
        Some(Known { bounds: entry.bounds, effort: entry.effort })
    }

    /// Remembers, in place of what is known of the position already or else of what is least worth keeping.
    #[inline]
    pub(super) fn put(&mut self, hash: u64, known: Known, nodes: u64) {
        let (place, age) = (self.place(hash), self.age);
        let bucket = &mut self.buckets[place].0;
        let work = (u64::BITS - nodes.leading_zeros()).max(1) as u8;
        let worth = |entry: &Entry| match entry {
            _ if entry.hash == hash => 0,
            _ if entry.age == age => 1 + entry.work,
            _ => u8::from(entry.work > 0),
        };
        let mut least = 0;
        for n in 1..bucket.len() {
            least = if worth(&bucket[n]) < worth(&bucket[least]) { n } else { least };
        }
        let Known { bounds, effort } = known;
        bucket[least] = Entry { hash, effort, bounds, work, age };
    }
}
