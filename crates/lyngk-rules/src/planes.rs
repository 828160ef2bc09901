//! Bitboards of the stacks.
//!
//! The legality of a turn depends on the colours, height and top of stacks, not on the order below the top. Each of these
//! properties is a *plane*: a 64-bit word with one bit for each point. A question about all points at once, such as "which
//! stacks contain red?" or "which are at most two high?", then takes one or two machine instructions.

use crate::point::{Point, first_in_each_direction};
use crate::stack::{Stack, piece_code, piece_of_code};
use crate::{Color, Colors, Piece, hash};

/// Planes 0 to 4: the stack contains this colour.
const COLORS: usize = 0;
/// Planes 5 to 7: the top piece, as a binary number (see `piece_code`).
const TOP: usize = 5;
/// Planes 8 to 10: the number of pieces below the top, as a binary number.
const BURIED: usize = 8;
/// Plane 11: the point is not empty.
const OCCUPIED: usize = 11;
pub(crate) const PLANES: usize = 12;

/// The planes of a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Planes([u64; PLANES]);

impl Planes {
    /// The planes of these stacks.
    pub(crate) fn new(stacks: &[Stack; Point::COUNT]) -> Planes {
        let mut planes = Planes([0; PLANES]);
        for point in Point::ALL {
            let stack = stacks[point.index()];
            let Some(top) = stack.top() else { continue };
            let mut set = |plane: usize, wanted: bool| planes.0[plane] |= if wanted { point.bit() } else { 0 };
            for color in Color::ALL {
                set(COLORS + color.index(), stack.colors().contains(color));
            }
            for bit in 0..3 {
                set(TOP + bit, piece_code(top) >> bit & 1 == 1);
                set(BURIED + bit, (stack.height() - 1) >> bit & 1 == 1);
            }
            set(OCCUPIED, true);
        }
        planes
    }

    #[inline]
    pub(crate) fn occupied(&self) -> u64 {
        self.0[OCCUPIED]
    }

    /// The points with this colour on top.
    #[inline]
    pub(crate) fn topped(&self, color: Color) -> u64 {
        let code = piece_code(Piece::Color(color));
        (0..3).fold(u64::MAX, |found, bit| {
            let plane = self.0[TOP + bit];
            found & if code >> bit & 1 == 1 { plane } else { !plane }
        })
    }

    /// The points with the same piece on top as this one.
    #[inline]
    pub(crate) fn same_top(&self, point: Point) -> u64 {
        let slot = point.slot();
        self.0[TOP..TOP + 3].iter().fold(u64::MAX, |same, &plane| same & !(plane ^ (plane >> slot & 1).wrapping_neg()))
    }

    /// The points with a single joker.
    #[inline]
    pub(crate) fn jokers(&self) -> u64 {
        self.0[TOP + 1] & self.0[TOP + 2]
    }

    /// The points whose stack contains this colour.
    #[inline]
    pub(crate) fn holding(&self, color: Color) -> u64 {
        self.0[COLORS + color.index()]
    }

    /// For each height up to five, the points with a stack of at most that height.
    #[inline]
    pub(crate) fn at_most_high(&self) -> [u64; 8] {
        let [ones, twos, fours] = [self.0[BURIED], self.0[BURIED + 1], self.0[BURIED + 2]];
        let occupied = self.occupied();
        let four = occupied & !fours;
        let two = four & !twos;
        [0, two & !ones, two, four & !(ones & twos), four, occupied & !(fours & ones), 0, 0]
    }

    /// The points whose stack shares a colour with the stack on this point.
    #[inline]
    pub(crate) fn sharing_a_color(&self, point: Point) -> u64 {
        let slot = point.slot();
        let colors = &self.0[COLORS..COLORS + 5];
        colors.iter().fold(0, |shared, &plane| shared | plane & (plane >> slot & 1).wrapping_neg())
    }

    /// The colours of the stack on a point.
    #[inline]
    pub(crate) fn colors(&self, point: Point) -> Colors {
        let bit = |n: usize| (self.0[COLORS + n] >> point.slot() & 1) << n;
        Colors((bit(0) | bit(1) | bit(2) | bit(3) | bit(4)) as u8)
    }

    /// The height of the stack on a point, which must not be empty.
    #[inline]
    pub(crate) fn height(&self, point: Point) -> usize {
        self.number(BURIED, point) as usize + 1
    }

    /// The top piece on a point.
    pub(crate) fn top(&self, point: Point) -> Option<Piece> {
        piece_of_code(self.number(TOP, point))
    }

    /// The binary number that three planes hold for a point.
    #[inline]
    fn number(&self, plane: usize, point: Point) -> u64 {
        let bit = |n: usize| self.0[plane + n] >> point.slot() & 1;
        bit(0) | bit(1) << 1 | bit(2) << 2
    }

    /// The first occupied point in each direction.
    #[inline]
    pub(crate) fn first_hits(&self, from: Point) -> u64 {
        first_in_each_direction(self.occupied(), from)
    }

    /// The number of pieces that lie below others on the points before this one.
    #[inline]
    pub(crate) fn buried_before(&self, point: Point) -> u32 {
        let before = point.bit() - 1;
        let count = |n: usize| (self.0[BURIED + n] & before).count_ones();
        count(0) + 2 * count(1) + 4 * count(2)
    }

    /// Moves the stack on `from` onto the one on `to`. Returns the resulting height and the change of the hash.
    ///
    /// Every plane goes through the same steps, with tables instead of branches, so that the compiler vectorizes the loop.
    #[inline]
    pub(crate) fn pile(&mut self, from: Point, to: Point) -> (usize, u64) {
        const YES: u64 = u64::MAX;
        // The bit of the resulting stack in each plane comes from the moving stack, from the stack below it, or from the new
        // number of buried pieces.
        const FROM_MOVING: [u64; PLANES] = [YES, YES, YES, YES, YES, YES, YES, YES, 0, 0, 0, 0];
        const FROM_BELOW: [u64; PLANES] = [YES, YES, YES, YES, YES, 0, 0, 0, 0, 0, 0, 0];
        // A plane's bits of the number: all of them must be set. `NEVER` never is, and no bit at all always is.
        const NEVER: u64 = 1 << 63;
        const FROM_NUMBER: [u64; PLANES] = [NEVER, NEVER, NEVER, NEVER, NEVER, NEVER, NEVER, NEVER, 1, 2, 4, 0];

        let (from_bit, to_bit) = (from.bit(), to.bit());
        let (from_keys, to_keys) = (hash::stack(from.slot()), hash::stack(to.slot()));
        let buried = self.number(BURIED, from) + self.number(BURIED, to) + 1;
        let mask = |wanted: bool| if wanted { YES } else { 0 };
        let mut change = 0;
        for n in 0..PLANES {
            let plane = self.0[n];
            let moving = mask(plane & from_bit == from_bit);
            let below = mask(plane & to_bit == to_bit);
            let number = mask(buried & FROM_NUMBER[n] == FROM_NUMBER[n]);
            let piled = moving & FROM_MOVING[n] | below & FROM_BELOW[n] | number;
            self.0[n] = plane & !(from_bit | to_bit) | piled & to_bit;
            change ^= moving & from_keys[n] ^ (below ^ piled) & to_keys[n];
        }
        (buried as usize + 1, change)
    }

    /// Removes the stack on a point. Returns the change of the hash.
    pub(crate) fn take(&mut self, point: Point) -> u64 {
        let change = self.hash_at(point);
        self.0.iter_mut().for_each(|plane| *plane &= !point.bit());
        change
    }

    fn hash_at(&self, point: Point) -> u64 {
        let keys = hash::stack(point.slot());
        self.0.iter().zip(keys).filter(|(plane, _)| *plane & point.bit() != 0).fold(0, |all, (_, key)| all ^ key)
    }

    /// The hash of the stacks, computed from scratch.
    pub(crate) fn hash(&self) -> u64 {
        Point::ALL.into_iter().fold(0, |all, point| all ^ self.hash_at(point))
    }
}
