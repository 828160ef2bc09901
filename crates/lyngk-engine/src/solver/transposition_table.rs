//! Transposition table of the solver.

use super::bounds::Bounds;

/// Proof and disproof number of a goal: estimates of the work to prove and to disprove that the player to move reaches it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ProofNumbers {
    /// 0 if it is proved.
    pub(super) proof: u16,
    /// 0 if it is disproved.
    pub(super) disproof: u16,
}

impl ProofNumbers {
    pub(super) const INFINITE: u16 = u16::MAX;
    pub(super) const UNKNOWN: ProofNumbers = ProofNumbers { proof: 1, disproof: 1 };
    pub(super) const PROVED: ProofNumbers = ProofNumbers { proof: 0, disproof: ProofNumbers::INFINITE };
    pub(super) const DISPROVED: ProofNumbers = ProofNumbers { proof: ProofNumbers::INFINITE, disproof: 0 };
}

/// The state of a position in the solver.
#[derive(Clone, Copy, Debug)]
pub(super) struct NodeState {
    /// The proved bounds.
    pub(super) bounds: Bounds,
    /// The numbers of the goal that was searched last. For another goal they are a guess.
    pub(super) numbers: ProofNumbers,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    hash: u64,
    numbers: ProofNumbers,
    bounds: Bounds,
    /// The work behind it: the bit length of the number of nodes. 0 if the entry is empty.
    work: u8,
    /// The search that stored it. Entries of earlier searches are replaced first.
    age: u8,
}

const EMPTY: Entry = Entry { hash: 0, numbers: ProofNumbers::UNKNOWN, bounds: Bounds::OPEN, work: 0, age: 0 };

/// The entries of one index: a cache line.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
struct Bucket([Entry; 4]);

const _: () = assert!(size_of::<Bucket>() == 64);

/// A table of fixed size. Positions are identified by their 64-bit hash.
#[derive(Debug)]
pub(super) struct TranspositionTable {
    buckets: Vec<Bucket>,
    age: u8,
}

impl TranspositionTable {
    /// A table of at most this many MiB, at least one.
    pub(super) fn new(mib: usize) -> TranspositionTable {
        let most = mib.max(1).saturating_mul(1 << 20) / size_of::<Bucket>();
        // A power of two, so that bits of the hash are the index.
        let mut count = 1_usize << most.ilog2();
        let mut buckets = Vec::new();
        while buckets.try_reserve_exact(count).is_err() {
            // A smaller table is better than none.
            count /= 2;
        }
        buckets.resize(count, Bucket([EMPTY; 4]));
        TranspositionTable { buckets, age: 0 }
    }

    pub(super) fn clear(&mut self) {
        self.buckets.fill(Bucket([EMPTY; 4]));
    }

    /// Begins a new search. Entries of earlier ones stay, but are replaced first.
    pub(super) fn start_search(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    #[inline]
    fn index(&self, hash: u64) -> usize {
        hash as usize & (self.buckets.len() - 1)
    }

    #[inline]
    pub(super) fn get(&self, hash: u64) -> Option<NodeState> {
        let bucket = &self.buckets[self.index(hash)].0;
        let entry = bucket.iter().find(|entry| entry.hash == hash && entry.work > 0)?;
        Some(NodeState { bounds: entry.bounds, numbers: entry.numbers })
    }

    /// Stores a state in place of an older one of the same position, or else of the entry with the least work behind it.
    #[inline]
    pub(super) fn put(&mut self, hash: u64, state: NodeState, nodes: u64) {
        let (index, age) = (self.index(hash), self.age);
        let bucket = &mut self.buckets[index].0;
        let work = (u64::BITS - nodes.leading_zeros()).max(1) as u8;
        let value = |entry: &Entry| match entry {
            _ if entry.hash == hash => 0,
            _ if entry.age == age => 1 + entry.work,
            _ => u8::from(entry.work > 0),
        };
        let mut least = 0;
        for n in 1..bucket.len() {
            least = if value(&bucket[n]) < value(&bucket[least]) { n } else { least };
        }
        let NodeState { bounds, numbers } = state;
        bucket[least] = Entry { hash, numbers, bounds, work, age };
    }
}
