//! The two players, and values that each of them has.

use ::core::fmt;
use ::core::ops::{Index, IndexMut};

/// One of the two players. [`Player::One`] moves first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Player {
    One,
    Two,
}

impl Player {
    /// Both players, in their order.
    pub const ALL: [Player; 2] = [Player::One, Player::Two];

    /// The number of colours that each player may claim in a game (D3).
    pub const CLAIMS: usize = 2;

    /// The other player.
    #[must_use]
    #[inline]
    pub const fn opponent(self) -> Player {
        match self {
            Player::One => Player::Two,
            Player::Two => Player::One,
        }
    }

    /// The player's index in [`Player::ALL`].
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// Written as `1` or `2`, as in the notation.
impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.index() + 1)
    }
}

/// A value for each player, indexed by [`Player`].
///
/// It costs no more than an array of two values, and cannot be indexed with anything but a player.
///
/// ```
/// use lyngk_rules::{PerPlayer, Player};
///
/// let mut points = PerPlayer::new(3, 4);
/// points[Player::One] += 2;
/// assert_eq!(points, PerPlayer::from_fn(|player| if player == Player::One { 5 } else { 4 }));
/// assert_eq!(points.map(|count| count * 10).into_array(), [50, 40]);
/// assert_eq!(points.flipped()[Player::One], 4);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[repr(transparent)]
pub struct PerPlayer<T>([T; 2]);

impl<T> PerPlayer<T> {
    /// One value for player 1 and one for player 2.
    #[inline]
    pub const fn new(one: T, two: T) -> PerPlayer<T> {
        PerPlayer([one, two])
    }

    /// The same value for both players.
    #[must_use]
    #[inline]
    pub const fn both(value: T) -> PerPlayer<T>
    where
        T: Copy,
    {
        PerPlayer([value; 2])
    }

    /// The value that a function gives for each player, player 1 first.
    #[inline]
    pub fn from_fn(value: impl FnMut(Player) -> T) -> PerPlayer<T> {
        PerPlayer(Player::ALL.map(value))
    }

    /// The value of a player. Unlike indexing it can be used in constants.
    #[inline]
    pub const fn get(&self, player: Player) -> &T {
        &self.0[player.index()]
    }

    /// Both values, each transformed by a function.
    #[inline]
    pub fn map<U>(self, transform: impl FnMut(T) -> U) -> PerPlayer<U> {
        PerPlayer(self.0.map(transform))
    }

    /// References to both values.
    #[inline]
    pub const fn each_ref(&self) -> PerPlayer<&T> {
        PerPlayer(self.0.each_ref())
    }

    /// The values with the players' places exchanged.
    #[must_use]
    #[inline]
    pub fn flipped(self) -> PerPlayer<T> {
        let [one, two] = self.0;
        PerPlayer([two, one])
    }

    /// The players with their values, player 1 first.
    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Player, &T)> + ExactSizeIterator + Clone {
        Player::ALL.into_iter().zip(&self.0)
    }

    /// The players with their values, to change them.
    #[inline]
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = (Player, &mut T)> + ExactSizeIterator {
        Player::ALL.into_iter().zip(&mut self.0)
    }

    /// The values alone, player 1's first.
    #[inline]
    pub fn values(&self) -> ::core::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// The values alone as an array, player 1's first.
    #[inline]
    pub const fn as_array(&self) -> &[T; 2] {
        &self.0
    }

    /// The values alone as an array, player 1's first.
    #[inline]
    pub fn into_array(self) -> [T; 2] {
        self.0
    }
}

impl<T> Index<Player> for PerPlayer<T> {
    type Output = T;

    #[inline]
    fn index(&self, player: Player) -> &T {
        &self.0[player.index()]
    }
}

impl<T> IndexMut<Player> for PerPlayer<T> {
    #[inline]
    fn index_mut(&mut self, player: Player) -> &mut T {
        &mut self.0[player.index()]
    }
}

/// The first value is player 1's.
impl<T> From<[T; 2]> for PerPlayer<T> {
    #[inline]
    fn from(values: [T; 2]) -> PerPlayer<T> {
        PerPlayer(values)
    }
}

/// The players with their values, player 1 first.
impl<T> IntoIterator for PerPlayer<T> {
    type Item = (Player, T);
    type IntoIter = ::core::iter::Zip<::core::array::IntoIter<Player, 2>, ::core::array::IntoIter<T, 2>>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        Player::ALL.into_iter().zip(self.0)
    }
}
