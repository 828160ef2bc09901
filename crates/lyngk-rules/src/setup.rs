//! Setups, which may be impossible, and their validation.

use ::core::fmt;
use alloc::vec::Vec;

use crate::{Color, Colors, PerPlayer, Piece, Player, Point, Position, Stack, Variant};

/// A description of a position, which may be impossible.
///
/// [`Setup::position`] turns it into a [`Position`] or reports every fault. The default is an empty board in the standard
/// game, which is not a possible position.
///
/// ```
/// use lyngk_rules::{Fault, Point, Position, Setup, Stack, Variant};
///
/// let mut setup = Position::random_start(1, Variant::Standard).setup();
/// assert!(setup.position().is_ok());
///
/// setup.stacks[Point::E4.index()] = Stack::EMPTY;
/// let error = setup.position().unwrap_err();
/// assert_eq!(error.faults(), [Fault::PieceCount { on_board: 42, expected: 43 }]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The stack on each point, by [`Point::index`].
    pub stacks: [Stack; Point::COUNT],
    /// The player whose turn it is.
    pub to_move: Player,
    /// The colours that each player has claimed.
    pub claims: PerPlayer<Colors>,
    /// The number of stacks that each player has completed, as in [`Core::scored`](crate::Core::scored).
    pub scored: PerPlayer<u8>,
    /// The variant that is played.
    pub variant: Variant,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            stacks: [Stack::EMPTY; Point::COUNT],
            to_move: Player::One,
            claims: PerPlayer::both(Colors::EMPTY),
            scored: PerPlayer::both(0),
            variant: Variant::Standard,
        }
    }
}

impl Setup {
    /// The first player who has claimed a colour, or `None` if it is neutral.
    #[must_use]
    pub fn owner(&self, color: Color) -> Option<Player> {
        Player::ALL.into_iter().find(|&player| self.claims[player].contains(color))
    }

    /// The position that this setup describes.
    ///
    /// # Errors
    /// Every fault, if the position is impossible.
    pub fn position(&self) -> Result<Position, SetupError> {
        let faults = self.faults();
        if faults.is_empty() { Ok(Position::of_valid(self)) } else { Err(SetupError { faults }) }
    }

    /// Every fault, those of single points first; empty if the position is possible.
    #[must_use]
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let limit = self.variant.height_limit();
        for point in Point::ALL {
            let stack = self.stacks[point.index()];
            if stack.height() > limit {
                faults.push(Fault::TooHigh { point, height: stack.height(), limit });
            }
            let twice = colors_twice(stack);
            if !twice.is_empty() {
                faults.push(Fault::ColorTwice { point, colors: twice });
            }
            if stack.top() == Some(Piece::Joker) && stack.height() > 1 {
                faults.push(Fault::JokerOnTop { point });
            }
        }
        self.add_piece_faults(&mut faults);
        self.add_player_faults(&mut faults);
        faults
    }

    fn add_piece_faults(&self, faults: &mut Vec<Fault>) {
        let mut counts = [0; Piece::ALL.len()];
        self.stacks.iter().flat_map(|stack| stack.pieces()).for_each(|piece| counts[piece.index()] += 1);
        for piece in Piece::ALL {
            let count = counts[piece.index()];
            if count > piece.count() {
                faults.push(Fault::TooManyPieces { piece, count, limit: piece.count() });
            }
        }
        let scored: usize = self.scored.values().copied().map(usize::from).sum();
        let missing = if self.variant == Variant::Standard { 5 * scored } else { 0 };
        let on_board = counts.iter().sum();
        match Point::COUNT.checked_sub(missing) {
            Some(expected) if on_board == expected => {}
            Some(expected) => faults.push(Fault::PieceCount { on_board, expected }),
            None => faults.push(Fault::TooManyScored { scored, limit: Point::COUNT / 5 }),
        }
        if self.variant == Variant::Six && scored > 1 {
            faults.push(Fault::TooManyScored { scored, limit: 1 });
        }
    }

    fn add_player_faults(&self, faults: &mut Vec<Fault>) {
        for (player, &colors) in self.claims.iter() {
            if colors.len() > Player::CLAIMS {
                faults.push(Fault::TooManyClaims { player, colors });
            }
        }
        let both = self.claims[Player::One] & self.claims[Player::Two];
        if !both.is_empty() {
            faults.push(Fault::ClaimedByBoth { colors: both });
        }
    }
}

fn colors_twice(stack: Stack) -> Colors {
    let mut seen = Colors::EMPTY;
    let mut twice = Colors::EMPTY;
    for color in stack.pieces().filter_map(Piece::color) {
        if seen.contains(color) {
            twice.insert(color);
        }
        seen.insert(color);
    }
    twice
}

/// A reason why a setup is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fault {
    /// A stack is higher than the variant allows (E5, H1).
    #[allow(missing_docs)]
    TooHigh { point: Point, height: usize, limit: usize },
    /// A stack contains colours more than once (E5).
    #[allow(missing_docs)]
    ColorTwice { point: Point, colors: Colors },
    /// A joker is on top of a stack (D1).
    #[allow(missing_docs)]
    JokerOnTop { point: Point },
    /// There are more pieces of a kind than the game has (A–C).
    #[allow(missing_docs)]
    TooManyPieces { piece: Piece, count: usize, limit: usize },
    /// The number of pieces on the board contradicts the number of removed stacks (A–C, E9, H1).
    #[allow(missing_docs)]
    PieceCount { on_board: usize, expected: usize },
    /// The score has more completed stacks than possible (E9, H4).
    #[allow(missing_docs)]
    TooManyScored { scored: usize, limit: usize },
    /// A player has claimed more than two colours (D3).
    #[allow(missing_docs)]
    TooManyClaims { player: Player, colors: Colors },
    /// Both players have claimed the same colours (D3).
    #[allow(missing_docs)]
    ClaimedByBoth { colors: Colors },
}

impl Fault {
    /// The number of the rule that is broken.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Fault::TooHigh { limit, .. } if limit == Variant::Six.height_limit() => "H1",
            Fault::TooHigh { .. } | Fault::ColorTwice { .. } => "E5",
            Fault::JokerOnTop { .. } => "D1",
            Fault::TooManyPieces { .. } => "A–C",
            Fault::TooManyScored { limit: 1, .. } => "H4",
            Fault::PieceCount { .. } | Fault::TooManyScored { .. } => "E9",
            Fault::TooManyClaims { .. } | Fault::ClaimedByBoth { .. } => "D3",
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Fault::TooHigh { point, height, limit } => {
                write!(f, "the stack on {point} is {height} high, and the limit is {limit}")
            }
            Fault::ColorTwice { point, colors } => {
                write!(f, "the stack on {point} contains {} more than once", colors.names())
            }
            Fault::JokerOnTop { point } => {
                write!(f, "the stack on {point} has a joker on top, but a joker must be alone or below other pieces")
            }
            Fault::TooManyPieces { piece, count, limit } => {
                write!(f, "there are {count} {} pieces, but the game has {limit}", piece.name())
            }
            Fault::PieceCount { on_board, expected } => {
                write!(f, "there are {on_board} pieces on the board, but with this score there must be {expected}")
            }
            Fault::TooManyScored { scored, limit } => {
                write!(f, "the score has {scored} completed stacks, and the limit is {limit}")
            }
            Fault::TooManyClaims { player, colors } => {
                write!(f, "player {player} has claimed {}, and the limit is two colours", colors.names())
            }
            Fault::ClaimedByBoth { colors } => {
                write!(f, "both players have claimed {}, but a colour can belong to one player only", colors.names())
            }
        }
    }
}

/// The error for an impossible [`Setup`], with at least one fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    faults: Vec<Fault>,
}

impl SetupError {
    /// Every fault; never empty.
    #[must_use]
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, fault) in self.faults.iter().enumerate() {
            let gap = if n == 0 { "" } else { "; " };
            write!(f, "{gap}{fault}")?;
        }
        Ok(())
    }
}

impl ::core::error::Error for SetupError {}
