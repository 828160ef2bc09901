//! Turns.

use crate::{Color, Point};

/// A turn: an optional claim followed by a move (X1), or a pass if no move is possible.
///
/// A turn is fully described by claim, start and end, whatever path a LYNGK move takes (X6). A `Turn` need not be legal:
/// [`Position::play`](crate::Position::play) checks it, and [`Core::refusals`](crate::Core::refusals) gives every reason
/// against it.
///
/// ```
/// use lyngk_rules::{Color, Point, Turn};
///
/// let turn: Turn = "R,c1-c2".parse()?;
/// assert_eq!(turn, Turn::Move { claim: Some(Color::Red), from: Point::C1, to: Point::C2 });
/// assert_eq!(turn.to_string(), "R,c1-c2");
/// # Ok::<(), lyngk_rules::SyntaxError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
// Four bytes instead of three make it faster to write lists of turns.
#[repr(align(4))]
pub enum Turn {
    /// Legal only if the player has no other legal turn (E11, E12, X2).
    Pass,
    /// A move, optionally after a claim.
    Move {
        /// The colour claimed before the move.
        claim: Option<Color>,
        /// The start: the point of the stack that moves.
        from: Point,
        /// The end: the point where it lands.
        to: Point,
    },
}

impl Turn {
    #[inline]
    pub(crate) fn with_claim(self, color: Color) -> Turn {
        match self {
            Turn::Pass => Turn::Pass,
            Turn::Move { from, to, .. } => Turn::Move { claim: Some(color), from, to },
        }
    }

    /// The colour claimed in this turn.
    #[must_use]
    pub const fn claim(self) -> Option<Color> {
        match self {
            Turn::Pass => None,
            Turn::Move { claim, .. } => claim,
        }
    }
}

const _: () = assert!(size_of::<Turn>() == 4);
