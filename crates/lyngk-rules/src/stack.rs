//! Stacks of pieces.

use ::core::fmt;

use crate::{Color, Colors, Piece};

/// The bits of one piece in packed form: 1 to 5 for the colours, 6 for the joker, 0 for none.
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

/// The pieces on a point, from bottom to top. An empty point has an empty stack.
///
/// A `Stack` by itself need not obey the rules: it can be too high or contain a colour twice, so that a
/// [`Setup`](crate::Setup) can describe an impossible position. The stacks of a [`Position`](crate::Position) are always
/// possible.
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
// Three bits for each piece, the bottom in the lowest bits. Every stack has one representation, so equality compares bits.
pub struct Stack(u64);

impl Stack {
    /// The empty stack.
    pub const EMPTY: Stack = Stack(0);

    /// The maximum number of pieces that the type can hold, far more than the rules allow.
    pub const CAPACITY: usize = 21;

    /// The number of pieces.
    #[must_use]
    pub const fn height(self) -> usize {
        (u64::BITS - self.0.leading_zeros()).div_ceil(PIECE_BITS) as usize
    }

    /// Whether the stack has no pieces.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Puts a piece on top. Returns `false` and does nothing if the stack already has [`Stack::CAPACITY`] pieces.
    #[must_use]
    pub fn push(&mut self, piece: Piece) -> bool {
        let height = self.height();
        let fits = height < Stack::CAPACITY;
        if fits {
            self.0 |= piece_code(piece) << (PIECE_BITS * height as u32);
        }
        fits
    }

    /// The stack of these pieces, from bottom to top, or `None` if there are more than [`Stack::CAPACITY`].
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

    /// The colour of the top piece, or `None` for a joker or an empty stack.
    #[must_use]
    pub fn top_color(self) -> Option<Color> {
        self.top().and_then(Piece::color)
    }

    /// The colours of the pieces.
    #[must_use]
    pub fn colors(self) -> Colors {
        self.pieces().filter_map(Piece::color).collect()
    }

    /// The number of jokers.
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
