//! What can be turned, mirrored, recoloured or swapped without changing the game.

use crate::{Color, Colors, Piece, Player, Point, Position, Setup, Stack, Turn};

/// One of the twelve ways to turn and mirror the board onto itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BoardSymmetry {
    /// By how many sixths the board is turned, clockwise.
    sixths: u8,
    /// Whether it is mirrored before, left to right.
    mirrored: bool,
}

impl BoardSymmetry {
    /// The board as it is.
    pub const IDENTITY: BoardSymmetry = BoardSymmetry { sixths: 0, mirrored: false };

    /// All twelve.
    pub fn all() -> impl Iterator<Item = BoardSymmetry> {
        [false, true].into_iter().flat_map(|mirrored| (0..6).map(move |sixths| BoardSymmetry { sixths, mirrored }))
    }

    /// Where a point goes.
    #[must_use]
    pub fn point(self, point: Point) -> Point {
        let (x, y) = point.coordinates();
        let mut at = (if self.mirrored { -x } else { x }, y);
        for _ in 0..self.sixths {
            // A sixth clockwise sends (0, 2) to (1, 1) and (1, 1) to (1, -1).
            at = (at.0.midpoint(at.1), (at.1 - 3 * at.0) / 2);
        }
        // The board is symmetric, so there is always such a point.
        Point::from_coordinates(at.0, at.1).unwrap_or(point)
    }
}

/// A way to rename the five colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ColorSymmetry([Color; 5]);

impl ColorSymmetry {
    /// The colours as they are.
    pub const IDENTITY: ColorSymmetry = ColorSymmetry(Color::ALL);

    /// What ivory, blue, red, green and black become; none unless each colour comes up once.
    #[must_use]
    pub fn new(colors: [Color; 5]) -> Option<ColorSymmetry> {
        (colors.into_iter().collect::<Colors>() == Colors::ALL).then_some(ColorSymmetry(colors))
    }

    /// All 120.
    pub fn all() -> impl Iterator<Item = ColorSymmetry> {
        // The digits of a number in base five, where they are all different.
        (0..5_usize.pow(5))
            .filter_map(|n| ColorSymmetry::new([1, 5, 25, 125, 625].map(|place| Color::ALL[n / place % 5])))
    }

    /// What a colour becomes.
    #[must_use]
    pub const fn color(self, color: Color) -> Color {
        self.0[color.index()]
    }
}

/// A symmetry of the whole game: board, colours and players.
///
/// Whatever is legal, or won, before it is applied is so afterwards.
///
/// ```
/// use lyngk_rules::{BoardSymmetry, Position, Symmetry, Variant};
///
/// let position = Position::random_start(1, Variant::Standard);
/// let turn = position.turns()[0];
/// for board in BoardSymmetry::all() {
///     let symmetry = Symmetry { board, swap_players: true, ..Symmetry::IDENTITY };
///     assert!(symmetry.position(&position).is_legal(symmetry.turn(turn)));
/// }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Symmetry {
    /// What is done to the board.
    pub board: BoardSymmetry,
    /// What is done to the colours.
    pub colors: ColorSymmetry,
    /// Whether the players change places.
    pub swap_players: bool,
}

impl Symmetry {
    /// Everything as it is.
    pub const IDENTITY: Symmetry =
        Symmetry { board: BoardSymmetry::IDENTITY, colors: ColorSymmetry::IDENTITY, swap_players: false };

    /// Where a point goes.
    #[must_use]
    pub fn point(self, point: Point) -> Point {
        self.board.point(point)
    }

    /// What a colour becomes.
    #[must_use]
    pub const fn color(self, color: Color) -> Color {
        self.colors.color(color)
    }

    /// Who a player becomes.
    #[must_use]
    pub const fn player(self, player: Player) -> Player {
        if self.swap_players { player.opponent() } else { player }
    }

    /// What a stack becomes.
    #[must_use]
    pub fn stack(self, stack: Stack) -> Stack {
        let pieces = stack.pieces().map(|piece| piece.color().map_or(Piece::Joker, |color| self.color(color).into()));
        // As high as before, so it fits.
        Stack::from_pieces(pieces).unwrap_or_default()
    }

    /// What a turn becomes.
    #[must_use]
    pub fn turn(self, turn: Turn) -> Turn {
        match turn {
            Turn::Pass => Turn::Pass,
            Turn::Move { claim, from, to } => {
                Turn::Move { claim: claim.map(|color| self.color(color)), from: self.point(from), to: self.point(to) }
            }
        }
    }

    /// What a setup becomes.
    #[must_use]
    pub fn setup(self, setup: &Setup) -> Setup {
        let mut image = Setup { to_move: self.player(setup.to_move), variant: setup.variant, ..Setup::default() };
        for point in Point::ALL {
            image.stacks[self.point(point).index()] = self.stack(setup.stacks[point.index()]);
        }
        for player in Player::ALL {
            let image_of = self.player(player);
            image.claims[image_of] = setup.claims[player].iter().map(|color| self.color(color)).collect();
            image.scored[image_of] = setup.scored[player];
        }
        image
    }

    /// What a position becomes.
    #[must_use]
    pub fn position(self, position: &Position) -> Position {
        Position::of_valid(&self.setup(&position.setup()))
    }
}
