//! Memory of a tree: cells that threads allocate at the same time and that are never freed one by one.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use super::MAX_TURNS;
use super::cell::Cell;

/// The cells of a segment: 256 KiB.
const SEGMENT: usize = 1 << 13;
// A segment has room for the turns of any position with their header, beside the root.
const _: () = assert!(SEGMENT >= MAX_TURNS + 2);
/// Cells are indexed with 32 bits.
const MAX_SEGMENTS: usize = (u32::MAX as usize) / SEGMENT;

/// A fixed number of cells in segments, which get their memory when the first cell of theirs is needed.
#[derive(Debug)]
pub(super) struct Arena {
    segments: Box<[OnceLock<Box<[Cell]>>]>,
    /// The end of the allocated cells.
    end: AtomicU32,
}

impl Arena {
    /// At most this many MiB.
    pub(super) fn new(mib: usize) -> Arena {
        let segments = mib.max(1).saturating_mul((1 << 20) / size_of::<Cell>() / SEGMENT).min(MAX_SEGMENTS);
        Arena { segments: (0..segments).map(|_| OnceLock::new()).collect(), end: AtomicU32::new(0) }
    }

    /// The number of cells that there is room for.
    pub(super) fn capacity(&self) -> usize {
        self.segments.len() * SEGMENT
    }

    /// The number of cells in use, or skipped.
    pub(super) fn len(&self) -> usize {
        // Not ordered with anything: threads learn of cells through the links that lead to them.
        self.end.load(Ordering::Relaxed) as usize
    }

    /// Frees all cells from this one on.
    pub(super) fn truncate(&mut self, end: u32) {
        *self.end.get_mut() = end;
    }

    /// A cell that was allocated.
    pub(super) fn cell(&self, index: u32) -> &Cell {
        &self.cells(index, 1)[0]
    }

    /// Adjacent cells that were allocated together.
    pub(super) fn cells(&self, first: u32, count: usize) -> &[Cell] {
        let first = first as usize;
        let segment = self.segments[first / SEGMENT].get().expect("allocated cells have memory");
        &segment[first % SEGMENT..][..count]
    }

    /// Allocates adjacent cells and gives the index of the first. None if there is no more room.
    pub(super) fn allocate(&self, count: usize) -> Option<u32> {
        let after = |end| {
            let end = fitting(end, count) as usize + count;
            (end <= self.capacity()).then_some(end as u32)
        };
        let before = self.end.fetch_update(Ordering::Relaxed, Ordering::Relaxed, after).ok()?;
        let first = fitting(before, count);
        let segment = self.segments[first as usize / SEGMENT].get_or_init(new_segment);
        (!segment.is_empty()).then_some(first)
    }
}

/// The first place from this one on where so many cells are in one segment.
pub(super) fn fitting(end: u32, count: usize) -> u32 {
    let left = SEGMENT - end as usize % SEGMENT;
    if count <= left { end } else { end + left as u32 }
}

/// The cells of a segment. None if the system has no more memory: the tree then counts as full.
fn new_segment() -> Box<[Cell]> {
    let mut cells = Vec::new();
    if cells.try_reserve_exact(SEGMENT).is_ok() {
        cells.resize_with(SEGMENT, Cell::default);
    }
    cells.into_boxed_slice()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threads_never_get_the_same_cells() {
        let arena = Arena::new(2);
        let all: Vec<(u32, usize)> = std::thread::scope(|scope| {
            let threads: Vec<_> = (1..5)
                .map(|thread| {
                    let arena = &arena;
                    scope.spawn(move || {
                        let count = |n: usize| 1 + n * thread % 61;
                        (0..).map_while(|n| Some((arena.allocate(count(n))?, count(n)))).collect::<Vec<_>>()
                    })
                })
                .collect();
            threads.into_iter().flat_map(|thread| thread.join().expect("it does not panic")).collect()
        });
        let mut taken = vec![false; arena.capacity()];
        for (first, count) in all {
            assert_eq!(arena.cells(first, count).len(), count, "in one segment");
            for taken in &mut taken[first as usize..][..count] {
                assert!(!std::mem::replace(taken, true));
            }
        }
        // Only the ends of segments are left.
        assert!(taken.iter().filter(|taken| !**taken).count() < 61 * 8);
    }

    #[test]
    fn a_full_arena_allocates_nothing() {
        let mut arena = Arena::new(1);
        for _ in 0..4 {
            assert!(arena.allocate(SEGMENT).is_some());
        }
        assert_eq!((arena.allocate(1), arena.len()), (None, arena.capacity()));
        arena.truncate(10);
        assert_eq!(arena.allocate(5), Some(10));
    }
}
