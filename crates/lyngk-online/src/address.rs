//! Addresses of online games within the page.

use lyngk_room::RoomId;

/// Start of the path of a seat that moves to another device.
const SEAT: &str = "seat/";

/// Target of a path within the room for online games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Address {
    /// The lobby.
    Lobby,
    /// A table.
    Room(RoomId),
    /// A seat that moves to this device, by its code.
    Seat(String),
    /// Something that no link of ours names.
    Unknown,
}

impl Address {
    /// Reads the path of a link.
    ///
    /// ```
    /// use lyngk_online::Address;
    ///
    /// assert_eq!(Address::of(""), Address::Lobby);
    /// assert!(matches!(Address::of("abcdefghijkm"), Address::Room(_)));
    /// assert_eq!(Address::of("no such table"), Address::Unknown);
    /// ```
    #[must_use]
    pub fn of(path: &str) -> Address {
        if path.is_empty() {
            return Address::Lobby;
        }
        if let Some(code) = path.strip_prefix(SEAT) {
            return Address::Seat(code.to_owned());
        }
        path.parse().map_or(Address::Unknown, Address::Room)
    }

    /// The path of the link.
    #[must_use]
    pub fn path(&self) -> String {
        match self {
            Address::Lobby | Address::Unknown => String::new(),
            Address::Room(room) => room.to_string(),
            Address::Seat(code) => format!("{SEAT}{code}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        let room = RoomId::from_random([7; 8]);
        for address in [Address::Lobby, Address::Room(room), Address::Seat("CODE".to_owned())] {
            assert_eq!(Address::of(&address.path()), address);
        }
    }
}
