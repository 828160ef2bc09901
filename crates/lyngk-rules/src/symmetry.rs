//! Symmetries of the game: rotations and reflections of the board, permutations of colours, exchange of players.

use crate::{Color, Colors, Piece, Player, Point, Position, Setup, Stack, Turn};

/// One of the twelve rotations and reflections of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BoardSymmetry {
    /// The clockwise rotation in sixths of a turn.
    sixths: u8,
    /// Whether the board is reflected left to right before it is rotated.
    mirrored: bool,
}

impl BoardSymmetry {
    /// The identity.
    pub const IDENTITY: BoardSymmetry = BoardSymmetry { sixths: 0, mirrored: false };

    /// All twelve symmetries.
    pub fn all() -> impl Iterator<Item = BoardSymmetry> {
        [false, true].into_iter().flat_map(|mirrored| (0..6).map(move |sixths| BoardSymmetry { sixths, mirrored }))
    }

    /// The image of a point.
    #[must_use]
    pub fn point(self, point: Point) -> Point {
        let (x, y) = point.coordinates();
        let mut at = (if self.mirrored { -x } else { x }, y);
        for _ in 0..self.sixths {
            // A sixth clockwise maps (0, 2) to (1, 1) and (1, 1) to (1, -1).
            at = (at.0.midpoint(at.1), (at.1 - 3 * at.0) / 2);
        }
        // The board is symmetric, so there is always such a point.
        Point::from_coordinates(at.0, at.1).unwrap_or(point)
    }
}

/// A permutation of the five colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ColorSymmetry([Color; 5]);

impl ColorSymmetry {
    /// The identity.
    pub const IDENTITY: ColorSymmetry = ColorSymmetry(Color::ALL);

    /// The permutation that maps ivory, blue, red, green and black to these colours, or `None` if a colour occurs twice.
    #[must_use]
    pub fn new(colors: [Color; 5]) -> Option<ColorSymmetry> {
        (colors.into_iter().collect::<Colors>() == Colors::ALL).then_some(ColorSymmetry(colors))
    }

    /// All 120 permutations.
    pub fn all() -> impl Iterator<Item = ColorSymmetry> {
        // Numbers with five digits in base five, all different.
        (0..5_usize.pow(5))
            .filter_map(|n| ColorSymmetry::new([1, 5, 25, 125, 625].map(|place| Color::ALL[n / place % 5])))
    }

    /// The image of a colour.
    #[must_use]
    pub const fn color(self, color: Color) -> Color {
        self.0[color.index()]
    }
}

/// A symmetry of the whole game: board, colours and players.
///
/// It preserves legality and outcomes.
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
    /// The symmetry of the board.
    pub board: BoardSymmetry,
    /// The permutation of colours.
    pub colors: ColorSymmetry,
    /// Whether the players are exchanged.
    pub swap_players: bool,
}

impl Symmetry {
    /// The identity.
    pub const IDENTITY: Symmetry =
        Symmetry { board: BoardSymmetry::IDENTITY, colors: ColorSymmetry::IDENTITY, swap_players: false };

    /// The image of a point.
    #[must_use]
    pub fn point(self, point: Point) -> Point {
        self.board.point(point)
    }

    /// The image of a colour.
    #[must_use]
    pub const fn color(self, color: Color) -> Color {
        self.colors.color(color)
    }

    /// The image of a player.
    #[must_use]
    pub const fn player(self, player: Player) -> Player {
        if self.swap_players { player.opponent() } else { player }
    }

    /// The image of a stack.
    #[must_use]
    pub fn stack(self, stack: Stack) -> Stack {
        let pieces = stack.pieces().map(|piece| piece.color().map_or(Piece::Joker, |color| self.color(color).into()));
        // The height stays the same, so the pieces fit.
        Stack::from_pieces(pieces).unwrap_or_default()
    }

    /// The image of a turn.
    #[must_use]
    pub fn turn(self, turn: Turn) -> Turn {
        match turn {
            Turn::Pass => Turn::Pass,
            Turn::Move { claim, from, to } => {
                Turn::Move { claim: claim.map(|color| self.color(color)), from: self.point(from), to: self.point(to) }
            }
        }
    }

    /// The image of a setup.
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

    /// The image of a position.
    #[must_use]
    pub fn position(self, position: &Position) -> Position {
        Position::of_valid(&self.setup(&position.setup()))
    }
}
