//! Reader that turns the bytes of an input into decisions.

/// The remaining bytes. Zeros follow the last one, so every input is complete.
pub(crate) struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    pub(crate) fn new(data: &'a [u8]) -> Bytes<'a> {
        Bytes(data)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn byte(&mut self) -> u8 {
        self.take::<1>()[0]
    }

    pub(crate) fn take<const N: usize>(&mut self) -> [u8; N] {
        let mut taken = [0; N];
        let (now, later) = self.0.split_at(N.min(self.0.len()));
        taken[..now.len()].copy_from_slice(now);
        self.0 = later;
        taken
    }

    pub(crate) fn flag(&mut self) -> bool {
        self.byte() & 1 == 1
    }

    /// A number below `bound`, from one byte if that is enough, or else from two.
    ///
    /// It is not quite uniform. That does not matter: a small change to the input should be a small change to its meaning.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        if bound > 256 { self.wide_below(bound) } else { usize::from(self.byte()) % bound }
    }

    /// A number below `bound`, always from two bytes, so that the bound does not shift the rest of the input.
    pub(crate) fn wide_below(&mut self, bound: usize) -> usize {
        usize::from(u16::from_le_bytes(self.take())) % bound
    }

    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}
