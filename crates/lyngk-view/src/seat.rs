//! Who sits at the board.

use lyngk_rules::Player;

/// How strong an engine plays, 1 to 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Level(u8);

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 10] =
        [Level(1), Level(2), Level(3), Level(4), Level(5), Level(6), Level(7), Level(8), Level(9), Level(10)];

    /// What a newcomer meets: it overlooks much, but not everything.
    pub const EASY: Level = Level(2);

    /// The level of a number from 1 to 10.
    #[must_use]
    pub fn new(number: u8) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.0 == number)
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// The one person at a board, if the other is none; the seats are the first player's and the second's.
#[must_use]
pub(crate) fn only_person(seats: [Seat; 2]) -> Option<Player> {
    match seats {
        [Seat::Person, Seat::Person] => None,
        [Seat::Person, _] => Some(Player::One),
        [_, Seat::Person] => Some(Player::Two),
        _ => None,
    }
}

/// Who decides for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// A person at this device.
    Person,
    /// An engine.
    Engine(Level),
    /// Nobody: somebody else knows the turns, and makes them by [`Table::play_scripted`](crate::Table::play_scripted).
    Script,
}
