//! Who sits at the board.

use lyngk_lei::Level;
use lyngk_rules::Player;

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
