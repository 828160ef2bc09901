//! A turn.

use crate::{Color, Point};

/// What a player does in one go: claim a colour or not, then move (X1), or pass when nothing else is possible.
///
/// Claim, start and end describe a turn fully: two turns are the same if these are, whatever path a LYNGK move takes
/// (X6). A turn by itself may be illegal; [`Position::play`](crate::Position::play) and
/// [`Core::refusals`](crate::Core::refusals) tell.
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
// Four bytes rather than three: lists of turns are written faster.
#[repr(align(4))]
pub enum Turn {
    /// Only for a player who has no other legal turn (E11, E12, X2).
    Pass,
    /// A move, with or without a claim before it.
    Move {
        /// The colour that is claimed first.
        claim: Option<Color>,
        /// Where the stack that moves stands.
        from: Point,
        /// Where it lands.
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

    /// The colour that the turn claims.
    #[must_use]
    pub const fn claim(self) -> Option<Color> {
        match self {
            Turn::Pass => None,
            Turn::Move { claim, .. } => claim,
        }
    }
}

const _: () = assert!(size_of::<Turn>() == 4);
