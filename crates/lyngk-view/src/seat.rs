//! The seats at a board.

use lyngk_game::tags::{PlayerInfo, PlayerType};
use lyngk_lei::Level;
use lyngk_rules::{PerPlayer, Player};

/// The player in the only human seat; `None` if both or neither are people.
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
///
/// There is no seat for a remote player yet. [`Table::engine_request`](crate::Table::engine_request) serves only `Engine` and carries its level,
/// and names of seats, saved games and the dialog for new games distinguish only people and engines. ARCHITECTURE.md lists the
/// places that a new kind of seat changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// A person at this device.
    Person,
    /// An engine.
    Engine(Level),
    /// Scripted: the caller plays the turns with [`Table::play_scripted`](crate::Table::play_scripted).
    Script,
}

impl Seat {
    /// The player's tags in a record. A scripted seat is saved as a person's, so both sides can be played when the record is opened.
    pub(crate) fn info(self) -> PlayerInfo {
        match self {
            Seat::Person | Seat::Script => PlayerInfo::human(),
            Seat::Engine(level) => PlayerInfo::engine(level.number()),
        }
    }

    /// The seat of a player in a record; `None` if type or level are missing or invalid.
    pub(crate) fn of(info: &PlayerInfo) -> Option<Seat> {
        match info.player_type? {
            PlayerType::Human => Some(Seat::Person),
            PlayerType::Engine => Level::new(info.level?).map(Seat::Engine),
        }
    }
}
