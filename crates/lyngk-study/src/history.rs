//! Undoing and redoing by remembering what was.

use std::collections::VecDeque;

/// What something was before its last changes, and after those that were undone.
#[derive(Clone, Debug)]
pub(crate) struct History<T> {
    past: VecDeque<(T, usize)>,
    future: Vec<(T, usize)>,
    /// How much is remembered, in whatever sizes are given in.
    room: usize,
}

impl<T> History<T> {
    /// Remembers as much as there is room for, but always what was last.
    pub(crate) fn new(room: usize) -> History<T> {
        History { past: VecDeque::new(), future: Vec::new(), room }
    }

    /// Remembers what was, before a change. What was undone is forgotten.
    pub(crate) fn remember(&mut self, was: T, size: usize) {
        self.future.clear();
        self.past.push_back((was, size));
        let mut filled: usize = self.past.iter().map(|(_, size)| size).sum();
        while self.past.len() > 1 && filled > self.room {
            filled -= self.past.pop_front().map_or(0, |(_, size)| size);
        }
    }

    pub(crate) fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    pub(crate) fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Puts back what was before the last change. False if nothing is remembered.
    pub(crate) fn undo(&mut self, now: &mut T) -> bool {
        let Some((was, size)) = self.past.pop_back() else { return false };
        self.future.push((std::mem::replace(now, was), size));
        true
    }

    /// Puts back what was undone last. False if nothing was.
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
    fn what_was_undone_can_be_redone_until_something_else_is_done() {
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
    fn only_so_much_is_remembered_but_always_the_last() {
        let mut history = History::new(10);
        (0..100).for_each(|n| history.remember(n, 3));
        let mut now = 100;
        while history.undo(&mut now) {}
        assert_eq!(now, 97);
        history.remember(now, 1_000);
        assert!(history.can_undo());
    }
}
