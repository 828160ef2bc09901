//! Undo history of snapshots.

use std::collections::VecDeque;

/// Snapshots before the last edits, and those after undone edits.
#[derive(Clone, Debug)]
pub(crate) struct History<T> {
    past: VecDeque<(T, usize)>,
    future: Vec<(T, usize)>,
    /// Limit of the total size, in units of the caller.
    room: usize,
}

impl<T> History<T> {
    /// Creates a history with a size limit. The last snapshot is always kept.
    pub(crate) fn new(room: usize) -> History<T> {
        History { past: VecDeque::new(), future: Vec::new(), room }
    }

    /// Stores a snapshot before an edit. Discards undone edits.
    pub(crate) fn remember(&mut self, was: T, size: usize) {
        self.future.clear();
        self.past.push_back((was, size));
        let mut filled: usize = self.past.iter().map(|(_, size)| size).sum();
        while self.past.len() > 1 && filled > self.room {
            filled -= self.past.pop_front().map_or(0, |(_, size)| size);
        }
    }

    /// Changes all snapshots, the latest first. Those that cannot be changed are dropped, with all that are further away.
    pub(crate) fn rebase(&mut self, change: impl Fn(T) -> Option<T>) {
        let change = |(was, size)| change(was).map(|now| (now, size));
        let mut past: VecDeque<_> = self.past.drain(..).rev().map_while(change).collect();
        past.make_contiguous().reverse();
        self.past = past;
        let mut future: Vec<_> = self.future.drain(..).rev().map_while(change).collect();
        future.reverse();
        self.future = future;
    }

    pub(crate) fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    pub(crate) fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Restores the last snapshot. Returns false if there is none.
    pub(crate) fn undo(&mut self, now: &mut T) -> bool {
        let Some((was, size)) = self.past.pop_back() else { return false };
        self.future.push((std::mem::replace(now, was), size));
        true
    }

    /// Restores the snapshot undone last. Returns false if there is none.
    pub(crate) fn redo(&mut self, now: &mut T) -> bool {
        let Some((next, size)) = self.future.pop() else { return false };
        self.past.push_back((std::mem::replace(now, next), size));
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn redo_is_possible_until_the_next_edit() {
        let mut history = History::new(10);
        let mut now = 0;
        for next in 1..=3 {
            history.remember(now, 1);
            now = next;
        }
        assert!(history.undo(&mut now) && history.undo(&mut now));
        assert_eq!(now, 1);
        assert!(history.redo(&mut now));
        assert_eq!(now, 2);
        history.remember(now, 1);
        now = 9;
        assert!(!history.can_redo() && !history.redo(&mut now));
        assert!(history.undo(&mut now));
        assert_eq!(now, 2);
    }

    #[test]
    fn snapshots_that_cannot_be_changed_are_dropped_with_those_behind_them() {
        let mut history = History::new(100);
        (0..6).for_each(|n| history.remember(n, 1));
        let mut now = 6;
        assert!(history.undo(&mut now) && history.undo(&mut now));
        history.rebase(|n| (n != 1).then_some(n * 10));
        assert!(history.redo(&mut now) && now == 50);
        while history.undo(&mut now) {}
        assert_eq!(now, 20);
    }

    #[test]
    fn the_size_limit_drops_old_snapshots_but_keeps_the_last() {
        let mut history = History::new(10);
        (0..100).for_each(|n| history.remember(n, 3));
        let mut now = 100;
        while history.undo(&mut now) {}
        assert_eq!(now, 97);
        history.remember(now, 1_000);
        assert!(history.can_undo());
    }
}
