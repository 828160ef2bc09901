//! Who sits at the board.

use lyngk_game::tags::{PlayerInfo, PlayerType};
use lyngk_lei::Level;
use lyngk_rules::{PerPlayer, Player};

/// The one person at a board, if the other is none; the seats are the first player's and the second's.
#[must_use]
pub(crate) fn only_person(seats: PerPlayer<Seat>) -> Option<Player> {
    match seats.into_array() {
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

impl Seat {
    /// What a record says about a player in this seat. A script is not saved: whoever opens the record plays both sides.
    pub(crate) fn info(self) -> PlayerInfo {
        match self {
            Seat::Person | Seat::Script => PlayerInfo::human(),
            Seat::Engine(level) => PlayerInfo::engine(level.number()),
        }
    }

    /// The seat of a player in a record; none if the record does not say enough.
    pub(crate) fn of(info: &PlayerInfo) -> Option<Seat> {
        match info.player_type? {
            PlayerType::Human => Some(Seat::Person),
            PlayerType::Engine => Level::new(info.level?).map(Seat::Engine),
        }
    }
}
