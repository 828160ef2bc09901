//! The two places at a table.

use std::fmt;
use std::ops::{Index, IndexMut};

use lyngk_rules::Player;
use serde::{Deserialize, Serialize};

/// A place at the table. Which player of the game sits there is known when the game starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// The place of whoever opened the room.
    Host,
    /// The place of whoever accepted.
    Guest,
}

impl Place {
    /// Both places.
    pub const ALL: [Place; 2] = [Place::Host, Place::Guest];

    /// The other place.
    #[must_use]
    pub const fn opposite(self) -> Place {
        match self {
            Place::Host => Place::Guest,
            Place::Guest => Place::Host,
        }
    }

    /// The player who sits here, if the host plays as this player.
    #[must_use]
    pub const fn player(self, host_plays: Player) -> Player {
        match self {
            Place::Host => host_plays,
            Place::Guest => host_plays.opponent(),
        }
    }

    /// The place of a player, if the host plays as the other argument.
    #[must_use]
    pub fn of(player: Player, host_plays: Player) -> Place {
        if player == host_plays { Place::Host } else { Place::Guest }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Place::Host => "host",
            Place::Guest => "guest",
        })
    }
}

/// A value for each place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PerPlace<T> {
    /// The host's value.
    pub host: T,
    /// The guest's value.
    pub guest: T,
}

impl<T> Index<Place> for PerPlace<T> {
    type Output = T;

    fn index(&self, place: Place) -> &T {
        match place {
            Place::Host => &self.host,
            Place::Guest => &self.guest,
        }
    }
}

impl<T> IndexMut<Place> for PerPlace<T> {
    fn index_mut(&mut self, place: Place) -> &mut T {
        match place {
            Place::Host => &mut self.host,
            Place::Guest => &mut self.guest,
        }
    }
}
