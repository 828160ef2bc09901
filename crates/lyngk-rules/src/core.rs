//! The part of a position that the rules depend on.

use crate::planes::Planes;
use crate::point::{Point, Points};
use crate::{Color, Colors, IllegalTurn, PerPlayer, Piece, Player, Setup, Turn, Variant, hash};

/// A [`Position`](crate::Position) without the order of the pieces below the tops, on which no rule depends.
///
/// Every rule is implemented here. A `Position` is a `Core` with that order added, and derefs to it. A search copies a
/// `Core` and plays on the copy, which is faster than undoing turns.
///
/// Equal cores have the same future: equality and hash cover all fields.
///
/// ```
/// use lyngk_rules::{Core, Position, Variant};
///
/// let position = Position::random_start(5, Variant::Standard);
/// let node: Core = *position;
/// for turn in node.turns().into_iter().take(10) {
///     assert_ne!(node.after_unchecked(turn).hash(), node.hash());
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(align(16))]
pub struct Core {
    pub(crate) planes: Planes,
    hash: u64,
    claims: PerPlayer<Colors>,
    scored: PerPlayer<u8>,
    to_move: Player,
    variant: Variant,
}

const _: () = assert!(size_of::<Core>() == 112);

impl Core {
    /// The core of a setup that must be valid.
    pub(crate) fn of_valid(setup: &Setup) -> Core {
        let &Setup { ref stacks, to_move, claims, scored, variant } = setup;
        let mut core = Core { planes: Planes::new(stacks), hash: 0, claims, scored, to_move, variant };
        core.hash = core.fresh_hash();
        core
    }

    /// The player whose turn it is.
    #[must_use]
    #[inline]
    pub const fn to_move(&self) -> Player {
        self.to_move
    }

    /// The variant that is played.
    #[must_use]
    #[inline]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The colours that a player has claimed.
    #[must_use]
    #[inline]
    pub const fn claims(&self, player: Player) -> Colors {
        *self.claims.get(player)
    }

    /// The colours that nobody has claimed (D2, D6).
    #[must_use]
    #[inline]
    pub fn neutral(&self) -> Colors {
        !(self.claims[Player::One] | self.claims[Player::Two])
    }

    /// The colours that the player to move may claim in this turn (D3).
    #[must_use]
    pub fn claimable(&self) -> Colors {
        self.claimable_by(self.to_move)
    }

    /// The player who has claimed a colour, or `None` if it is neutral.
    #[must_use]
    pub fn owner(&self, color: Color) -> Option<Player> {
        Player::ALL.into_iter().find(|&player| self.claims(player).contains(color))
    }

    /// The number of stacks that the player has completed. In the standard game these are stacks of five, which have been
    /// removed (E9). In the six-stack variant it is 1 for the player whose stack of six ended the game (H4), otherwise 0.
    #[must_use]
    #[inline]
    pub const fn scored(&self, player: Player) -> u8 {
        *self.scored.get(player)
    }

    /// The points that are not empty.
    #[must_use]
    pub fn occupied(&self) -> Points {
        Points(self.planes.occupied())
    }

    /// The points with this colour on top.
    #[must_use]
    pub fn topped(&self, color: Color) -> Points {
        Points(self.planes.topped(color))
    }

    /// The points whose stacks contain this colour.
    #[must_use]
    pub fn holding(&self, color: Color) -> Points {
        Points(self.planes.holding(color))
    }

    /// The points with a stack of at most this height.
    ///
    /// ```
    /// use lyngk_rules::{Point, Points, Position, Variant};
    ///
    /// let mut position = Position::random_start(1, Variant::Six);
    /// while let Some(&turn) = position.turns().first() {
    ///     position.play_unchecked(turn);
    ///     for height in 0..8 {
    ///         let low = |&point: &Point| (1..=height).contains(&position.height(point));
    ///         assert_eq!(position.at_most_high(height), Point::ALL.into_iter().filter(low).collect::<Points>());
    ///     }
    /// }
    /// ```
    #[must_use]
    #[inline]
    pub fn at_most_high(&self, height: usize) -> Points {
        Points(if height < 6 { self.planes.at_most_high()[height] } else { self.planes.occupied() })
    }

    /// The number of pieces on a point.
    #[must_use]
    pub fn height(&self, point: Point) -> usize {
        if self.occupied().contains(point) { self.planes.height(point) } else { 0 }
    }

    /// The top piece on a point.
    #[must_use]
    pub fn top(&self, point: Point) -> Option<Piece> {
        self.planes.top(point)
    }

    /// The colour on top of a point, or `None` for a joker or an empty point.
    #[must_use]
    #[inline]
    pub fn top_color(&self, point: Point) -> Option<Color> {
        self.top(point).and_then(Piece::color)
    }

    /// The colours of the pieces on a point.
    #[must_use]
    pub fn colors(&self, point: Point) -> Colors {
        self.planes.colors(point)
    }

    /// Whether a completed stack of six has ended the game (H4).
    #[must_use]
    #[inline]
    pub(crate) fn is_sudden_death(&self) -> bool {
        self.variant == Variant::Six && self.scored != PerPlayer::both(0)
    }

    /// The Zobrist hash of the whole core, updated incrementally with every turn.
    ///
    /// It is the same on every platform, but may change between versions of this library.
    #[must_use]
    #[inline]
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    pub(crate) fn fresh_hash(&self) -> u64 {
        let players = Player::ALL.into_iter().fold(0, |all, player| {
            let claims = self.claims(player).iter().fold(0, |all, color| all ^ hash::claim(player, color));
            all ^ claims ^ hash::score(player, self.scored(player))
        });
        let second = if self.to_move == Player::Two { hash::SECOND_TO_MOVE } else { 0 };
        self.planes.hash() ^ players ^ second ^ hash::variant(self.variant)
    }

    /// Claims a colour for the player to move.
    #[inline]
    pub(crate) fn claim(&mut self, color: Color) {
        self.claims[self.to_move].insert(color);
        self.hash ^= hash::claim(self.to_move, color);
    }

    /// Plays a turn if it is legal.
    ///
    /// # Errors
    /// Every reason why the turn is illegal; the core stays as it is.
    pub fn play(&mut self, turn: Turn) -> Result<(), IllegalTurn> {
        self.check_turn(turn)?;
        self.play_unchecked(turn);
        Ok(())
    }

    /// Plays a turn without checking that it is legal.
    ///
    /// An illegal turn leaves an invalid core: it may then answer anything, and its methods may panic.
    #[inline]
    pub fn play_unchecked(&mut self, turn: Turn) {
        if let Some(color) = turn.claim() {
            self.claim(color);
        }
        let mover = self.to_move;
        self.to_move = mover.opponent();
        self.hash ^= hash::SECOND_TO_MOVE;
        let Turn::Move { from, to, .. } = turn else { return };
        let (height, change) = self.planes.pile(from, to);
        self.hash ^= change;
        if height == self.variant.height_limit() {
            self.complete(mover, to);
        }
    }

    /// The core after a turn if it is legal.
    ///
    /// # Errors
    /// Every reason why the turn is illegal.
    pub fn after(&self, turn: Turn) -> Result<Core, IllegalTurn> {
        self.check_turn(turn)?;
        Ok(self.after_unchecked(turn))
    }

    /// The core after a turn, without checking that it is legal.
    ///
    /// After an illegal turn it is as invalid as [`play_unchecked`](Core::play_unchecked) leaves it.
    #[must_use]
    #[inline]
    pub fn after_unchecked(&self, turn: Turn) -> Core {
        debug_assert!(self.is_legal(turn), "{turn} is not legal");
        let mut next = *self;
        next.play_unchecked(turn);
        next
    }

    /// The same core with this player to move: what they could do if it were their turn.
    #[must_use]
    pub fn with_to_move(mut self, player: Player) -> Core {
        if player != self.to_move {
            self.to_move = player;
            self.hash ^= hash::SECOND_TO_MOVE;
        }
        self
    }

    /// Settles a stack of full height: it is a point, wins the game, or is an obstacle (E9, E10, H4, H5).
    fn complete(&mut self, mover: Player, at: Point) {
        if !self.top_color(at).is_some_and(|color| self.claims(mover).contains(color)) {
            return;
        }
        let scored = &mut self.scored[mover];
        self.hash ^= hash::score(mover, *scored) ^ hash::score(mover, *scored + 1);
        *scored += 1;
        if self.variant == Variant::Standard {
            self.hash ^= self.planes.take(at);
        }
    }

    pub(crate) fn claims_of_both(&self) -> PerPlayer<Colors> {
        self.claims
    }

    pub(crate) fn scored_by_both(&self) -> PerPlayer<u8> {
        self.scored
    }
}

/// Writes the core's own hash, so that cores are cheap as keys of a hash map.
impl ::core::hash::Hash for Core {
    fn hash<H: ::core::hash::Hasher>(&self, state: &mut H) {
        state.write_u64(self.hash);
    }
}

impl ::core::fmt::Debug for Core {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        let stacks = self.occupied();
        let mut debug = f.debug_struct("Core");
        debug.field("to_move", &self.to_move).field("claims", &self.claims).field("scored", &self.scored);
        debug.field("stacks", &stacks).field("variant", &self.variant).finish_non_exhaustive()
    }
}
