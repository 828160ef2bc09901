//! A stack of pieces in its real order.

use ::core::fmt;

use crate::{Color, Colors, Piece};

/// Bits for one piece wherever pieces are packed: 1 to 5 the colours, 6 the joker, 0 none.
pub(crate) const PIECE_BITS: u32 = 3;
const PIECE_MASK: u64 = (1 << PIECE_BITS) - 1;

pub(crate) const fn piece_code(piece: Piece) -> u64 {
    piece.index() as u64 + 1
}

pub(crate) const fn piece_of_code(code: u64) -> Option<Piece> {
    match code & PIECE_MASK {
        0 | 7 => None,
        code => Some(Piece::ALL[code as usize - 1]),
    }
}

/// What stands on a point: its pieces from bottom to top. An empty point is an empty stack.
///
/// A stack knows nothing of what is legal: it can be too high or hold a colour twice, so that a
/// [`Setup`](crate::Setup) can describe what is wrong. The stacks of a [`Position`](crate::Position) are always right.
///
/// ```
/// use lyngk_rules::{Color, Piece, Stack};
///
/// let stack: Stack = "RJB".parse()?;
/// assert_eq!(stack.height(), 3);
/// assert_eq!(stack.top(), Some(Piece::Color(Color::Blue)));
/// assert_eq!(stack.jokers(), 1);
/// assert_eq!(stack.colors().to_string(), "BR");
/// # Ok::<(), lyngk_rules::SyntaxError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
// Three bits a piece, the bottom in the lowest: no order or height is stored twice, so equality is that of the bits.
pub struct Stack(u64);

impl Stack {
    /// No piece.
    pub const EMPTY: Stack = Stack(0);

    /// The most pieces that the type can hold: far more than any stack may have.
    pub const CAPACITY: usize = 21;

    /// How many pieces it has.
    #[must_use]
    pub const fn height(self) -> usize {
        (u64::BITS - self.0.leading_zeros()).div_ceil(PIECE_BITS) as usize
    }

    /// Whether it has none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Puts a piece on top. False, and nothing done, when the stack holds [`Stack::CAPACITY`] pieces already.
    #[must_use]
    pub fn push(&mut self, piece: Piece) -> bool {
        let height = self.height();
        let fits = height < Stack::CAPACITY;
        if fits {
            self.0 |= piece_code(piece) << (PIECE_BITS * height as u32);
        }
        fits
    }

    /// The stack of these pieces, from bottom to top; none when they are more than [`Stack::CAPACITY`].
    pub fn from_pieces(pieces: impl IntoIterator<Item = Piece>) -> Option<Stack> {
        let mut stack = Stack::EMPTY;
        pieces.into_iter().all(|piece| stack.push(piece)).then_some(stack)
    }

    /// The pieces from bottom to top.
    #[must_use]
    pub fn pieces(self) -> impl DoubleEndedIterator<Item = Piece> + Clone {
        (0..self.height()).filter_map(move |level| self.piece(level))
    }

    /// The piece at a level, 0 at the bottom.
    #[must_use]
    pub const fn piece(self, level: usize) -> Option<Piece> {
        if level >= Stack::CAPACITY {
            return None;
        }
        piece_of_code(self.0 >> (PIECE_BITS * level as u32))
    }

    /// The top piece.
    #[must_use]
    pub const fn top(self) -> Option<Piece> {
        match self.height().checked_sub(1) {
            Some(level) => self.piece(level),
            None => None,
        }
    }

    /// The colour of the top piece, none for a joker or an empty point.
    #[must_use]
    pub fn top_color(self) -> Option<Color> {
        self.top().and_then(Piece::color)
    }

    /// The colours in it.
    #[must_use]
    pub fn colors(self) -> Colors {
        self.pieces().filter_map(Piece::color).collect()
    }

    /// How many jokers are in it.
    #[must_use]
    pub fn jokers(self) -> usize {
        self.pieces().filter(|&piece| piece == Piece::Joker).count()
    }

    pub(crate) const fn from_bits(bits: u64) -> Stack {
        Stack(bits)
    }

    pub(crate) const fn bits(self) -> u64 {
        self.0
    }
}

impl From<Piece> for Stack {
    fn from(piece: Piece) -> Stack {
        Stack(piece_code(piece))
    }
}

/// The letters from bottom to top, `.` for an empty point.
impl fmt::Display for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str(".");
        }
        self.pieces().try_for_each(|piece| write!(f, "{piece}"))
    }
}

impl fmt::Debug for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
