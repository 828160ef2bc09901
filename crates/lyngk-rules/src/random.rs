//! Random numbers that are the same everywhere, and random starts made of them.

use crate::{Piece, Player, Point, Position, Setup, Stack, Variant};

/// The splitmix64 generator of pseudo-random numbers: small, fast, and the same on every machine for ever.
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
    /// The generator that starts from this seed.
    #[must_use]
    pub const fn new(seed: u64) -> SplitMix64 {
        SplitMix64(seed)
    }

    /// The next number, any of 64 bits.
    #[inline]
    pub const fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(self.0)
    }

    /// A number from 0 to `bound` − 1, each exactly as likely as the others; 0 if `bound` is 0.
    ///
    /// The number is the upper half of the 128-bit product of `bound` and the next 64 bits. Of the lower halves the
    /// first 2⁶⁴ mod `bound` are refused and the next 64 bits tried, as otherwise some numbers would come up more often.
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

/// The finishing step of splitmix64: every bit of the result depends on every bit of the number.
#[inline]
pub(crate) const fn mix(number: u64) -> u64 {
    let mut z = number;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

impl Position {
    /// The start position that a seed stands for: all arrangements of the 43 pieces are equally likely.
    ///
    /// The pieces are laid out as eight ivory, eight blue, eight red, eight green, eight black and three jokers over the
    /// points in the order of [`Point::ALL`]. Then, from the last point down to the second, the piece on the point with
    /// index `i` changes places with that on the point with index [`below(i + 1)`](SplitMix64::below), the numbers
    /// coming from [`SplitMix64::new(seed)`](SplitMix64::new). This never changes: a seed names a start for good.
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
