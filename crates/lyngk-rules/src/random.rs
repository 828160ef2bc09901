//! Reproducible random numbers and random starts.

use crate::{Piece, Player, Point, Position, Setup, Stack, Variant};

/// The `SplitMix64` pseudo-random number generator: small, fast, and the same on every platform.
///
/// ```
/// use lyngk_rules::SplitMix64;
///
/// let mut random = SplitMix64::new(1);
/// assert_eq!(random.next_u64(), 0x910a_2dec_8902_5cc1);
/// assert!(random.below(6) < 6);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// A generator with this seed.
    #[must_use]
    pub const fn new(seed: u64) -> SplitMix64 {
        SplitMix64(seed)
    }

    /// The next 64 random bits.
    #[inline]
    pub const fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(self.0)
    }

    /// A uniformly random number from 0 to `bound` − 1; 0 if `bound` is 0.
    ///
    /// The number is the upper half of the 128-bit product of `bound` and the next 64 random bits. If the lower half is less
    /// than 2⁶⁴ mod `bound`, the number is rejected and the next bits are tried, so that there is no bias.
    #[inline]
    pub const fn below(&mut self, bound: u64) -> u64 {
        loop {
            let product = self.next_u64() as u128 * bound as u128;
            let low = product as u64;
            if low >= bound || bound == 0 || low >= bound.wrapping_neg() % bound {
                return (product >> 64) as u64;
            }
        }
    }
}

/// The finalizer of `SplitMix64`: every bit of the result depends on every bit of the input.
#[inline]
pub(crate) const fn mix(number: u64) -> u64 {
    let mut z = number;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

impl Position {
    /// The random start with this seed. All arrangements of the 43 pieces are equally likely.
    ///
    /// Eight ivory, eight blue, eight red, eight green and eight black pieces and three jokers are laid out over the points in the
    /// order of [`Point::ALL`], then shuffled (Fisher–Yates). From the last point down to the second, the piece on the point with
    /// index `i` is swapped with that on the point with index [`below(i + 1)`](SplitMix64::below), with the generator
    /// [`SplitMix64::new(seed)`](SplitMix64::new). This will never change: a seed always gives the same start.
    ///
    /// ```
    /// use lyngk_rules::{Position, Variant};
    ///
    /// let start = Position::random_start(7, Variant::Standard);
    /// assert_eq!(start, Position::random_start(7, Variant::Standard));
    /// ```
    #[must_use]
    pub fn random_start(seed: u64, variant: Variant) -> Position {
        let mut pieces = Piece::ALL.into_iter().flat_map(|piece| ::core::iter::repeat_n(piece, piece.count()));
        let mut stacks = [Stack::EMPTY; Point::COUNT];
        stacks.fill_with(|| pieces.next().map_or(Stack::EMPTY, Stack::from));
        let mut random = SplitMix64::new(seed);
        for last in (1..stacks.len()).rev() {
            stacks.swap(last, random.below(last as u64 + 1) as usize);
        }
        Position::of_valid(&Setup { stacks, to_move: Player::One, variant, ..Setup::default() })
    }
}
