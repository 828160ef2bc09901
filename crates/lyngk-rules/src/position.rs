//! Positions.

use ::core::fmt;
use ::core::ops::Deref;

use crate::stack::{PIECE_BITS, Stack, piece_code};
use crate::{Core, IllegalTurn, Player, Point, Setup, Turn};

/// A position of a game. It is always a possible one, unless a method whose name says `unchecked` was misused.
///
/// It consists of a [`Core`], on which all rules are implemented, and the order of the pieces in every stack, which notation
/// and drawings need. It derefs to its core. Equality includes the order.
///
/// Positions come from a [`Setup`], from [LPN](str::parse), from [`Position::random_start`] or from playing turns.
///
/// ```
/// use lyngk_rules::{Position, Turn, Variant};
///
/// let mut position = Position::random_start(3, Variant::Standard);
/// let turn: Turn = position.turns()[0];
/// position.play(turn)?;
/// assert_eq!(position.occupied().len(), 42);
/// # Ok::<(), lyngk_rules::IllegalTurn>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    core: Core,
    /// The pieces below the tops, three bits each: point by point, each from the bottom up. At most 35 pieces can lie
    /// below others (43 pieces in stacks of at most six), so 105 bits are enough.
    buried: u128,
}

const _: () = assert!(size_of::<Position>() == 128);

impl Position {
    /// The position of a setup that must be valid.
    pub(crate) fn of_valid(setup: &Setup) -> Position {
        let core = Core::of_valid(setup);
        let mut buried = 0;
        let mut filled = 0;
        for stack in setup.stacks.iter().filter(|stack| !stack.is_empty()) {
            let below_top = PIECE_BITS * (stack.height() as u32 - 1);
            buried |= u128::from(lowest(stack.bits(), below_top)) << filled;
            filled += below_top;
        }
        Position { core, buried }
    }

    /// The position without the order of the pieces below the tops.
    #[must_use]
    #[inline]
    pub const fn core(&self) -> &Core {
        &self.core
    }

    /// The stack on a point, with its pieces in order.
    #[must_use]
    pub fn stack(&self, point: Point) -> Stack {
        let Some(top) = self.top(point) else { return Stack::EMPTY };
        let below_top = PIECE_BITS * (self.height(point) as u32 - 1);
        let bits = lowest((self.buried >> self.buried_before(point)) as u64, below_top);
        Stack::from_bits(bits | piece_code(top) << below_top)
    }

    /// The setup that describes this position.
    #[must_use]
    pub fn setup(&self) -> Setup {
        Setup {
            stacks: Point::ALL.map(|point| self.stack(point)),
            to_move: self.to_move(),
            claims: self.claims_of_both(),
            scored: self.scored_by_both(),
            variant: self.variant(),
        }
    }

    /// Plays a turn if it is legal.
    ///
    /// # Errors
    /// Every reason why the turn is illegal; the position stays as it is.
    pub fn play(&mut self, turn: Turn) -> Result<(), IllegalTurn> {
        self.check_turn(turn)?;
        self.play_unchecked(turn);
        Ok(())
    }

    /// Plays a turn without checking that it is legal.
    ///
    /// An illegal turn leaves an invalid position: it may then answer anything, and its methods may panic.
    #[inline]
    pub fn play_unchecked(&mut self, turn: Turn) {
        if let Turn::Move { from, to, .. } = turn {
            self.pile_buried(from, to);
        }
        self.core.play_unchecked(turn);
        if let Turn::Move { to, .. } = turn
            && !self.occupied().contains(to)
        {
            // The completed stack was removed, and with it the pieces below its top.
            let at = self.buried_before(to);
            self.buried = cut(self.buried, at, PIECE_BITS * (self.variant().height_limit() as u32 - 1));
        }
    }

    /// The position after a turn if it is legal.
    ///
    /// # Errors
    /// Every reason why the turn is illegal.
    ///
    /// ```
    /// use lyngk_rules::{Position, Turn, Variant};
    ///
    /// let position = Position::random_start(3, Variant::Standard);
    /// let next = position.after(position.turns()[0])?;
    /// assert_eq!((position.occupied().len(), next.occupied().len()), (43, 42));
    /// assert!(position.after(Turn::Pass).is_err());
    /// # Ok::<(), lyngk_rules::IllegalTurn>(())
    /// ```
    pub fn after(&self, turn: Turn) -> Result<Position, IllegalTurn> {
        self.check_turn(turn)?;
        Ok(self.after_unchecked(turn))
    }

    /// The position after a turn, without checking that it is legal.
    ///
    /// After an illegal turn it is as invalid as [`play_unchecked`](Position::play_unchecked) leaves it.
    #[must_use]
    #[inline]
    pub fn after_unchecked(&self, turn: Turn) -> Position {
        debug_assert!(self.is_legal(turn), "{turn} is not legal");
        let mut next = *self;
        next.play_unchecked(turn);
        next
    }

    /// The same position with this player to move: what they could do if it were their turn.
    #[must_use]
    pub fn with_to_move(self, player: Player) -> Position {
        Position { core: self.core.with_to_move(player), ..self }
    }

    /// Updates the string of buried pieces for a move. After the pieces that were buried on `to` come the former top of `to`,
    /// then the pieces below the moving top.
    #[inline]
    fn pile_buried(&mut self, from: Point, to: Point) {
        let carried = PIECE_BITS * (self.planes.height(from) as u32 - 1);
        let mut inserted = self.planes.top(to).map_or(0, piece_code);
        let mut at = self.buried_before(to) + PIECE_BITS * (self.planes.height(to) as u32 - 1);
        if carried > 0 {
            let start = self.buried_before(from);
            inserted |= lowest((self.buried >> start) as u64, carried) << PIECE_BITS;
            self.buried = cut(self.buried, start, carried);
            at -= if from < to { carried } else { 0 };
        }
        let behind = u128::MAX << at;
        let moved_up = (self.buried & behind) << (PIECE_BITS + carried);
        self.buried = self.buried & !behind | u128::from(inserted) << at | moved_up;
    }

    /// The bit at which a point's part of the string of buried pieces begins.
    #[inline]
    fn buried_before(&self, point: Point) -> u32 {
        PIECE_BITS * self.planes.buried_before(point)
    }
}

/// The lowest `count` bits of a word.
#[inline]
const fn lowest(word: u64, count: u32) -> u64 {
    word & !(u64::MAX << count)
}

/// The string with `length` bits cut out at `at`.
#[inline]
const fn cut(string: u128, at: u32, length: u32) -> u128 {
    let before = !(u128::MAX << at);
    string & before | string >> length & !before
}

impl Deref for Position {
    type Target = Core;

    #[inline]
    fn deref(&self) -> &Core {
        &self.core
    }
}

/// Written as LPN.
impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
