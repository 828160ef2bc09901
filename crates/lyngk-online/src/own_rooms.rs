//! The tables of a device, as a text that is stored.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use lyngk_room::RoomId;

/// Words after a room: its challenge is in the lobby; its game is in the library.
const LISTED: &str = "listed";
const KEPT: &str = "kept";

/// A table of this device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnRoom {
    /// The room.
    pub room: RoomId,
    /// The challenge was posted in the lobby.
    pub listed: bool,
    /// The game has ended and is in the library.
    pub kept: bool,
}

impl OwnRoom {
    fn read(line: &str) -> Option<OwnRoom> {
        let mut words = line.split(' ');
        let room = words.next()?.parse().ok()?;
        let words: Vec<&str> = words.collect();
        Some(OwnRoom { room, listed: words.contains(&LISTED), kept: words.contains(&KEPT) })
    }
}

impl fmt::Display for OwnRoom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.room)?;
        let words = [(self.listed, LISTED), (self.kept, KEPT)];
        words.into_iter().filter(|(holds, _)| *holds).try_for_each(|(_, word)| write!(f, " {word}"))
    }
}

/// The tables at which somebody has sat at a device, the latest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnRooms(Vec<OwnRoom>);

impl OwnRooms {
    /// The number of tables that are remembered.
    pub const MOST: usize = 20;

    /// The tables, the latest first.
    pub fn iter(&self) -> impl Iterator<Item = &OwnRoom> {
        self.0.iter()
    }

    /// Remembers a table. Returns those that are forgotten for it: games that have ended first, as one without a clock may go on for
    /// weeks and is found again only here.
    pub fn add(&mut self, room: RoomId, listed: bool) -> Vec<RoomId> {
        let before = self.remove(room).unwrap_or(OwnRoom { room, listed, kept: false });
        self.0.insert(0, OwnRoom { listed: listed || before.listed, ..before });
        let mut forgotten = Vec::new();
        while self.0.len() > OwnRooms::MOST {
            // Not the one that was just added.
            let ended = self.0.iter().skip(1).rposition(|own| own.kept).map(|index| index + 1);
            forgotten.push(self.0.remove(ended.unwrap_or(self.0.len() - 1)).room);
        }
        forgotten
    }

    /// Forgets a table.
    pub fn remove(&mut self, room: RoomId) -> Option<OwnRoom> {
        let index = self.0.iter().position(|own| own.room == room)?;
        Some(self.0.remove(index))
    }

    /// Notes that the game at a table is in the library. Returns `false` if that was known, or the table is not known here.
    pub fn note_kept(&mut self, room: RoomId) -> bool {
        let own = self.0.iter_mut().find(|own| own.room == room && !own.kept);
        own.map(|own| own.kept = true).is_some()
    }
}

impl fmt::Display for OwnRooms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().enumerate().try_for_each(|(index, own)| {
            let line_end = if index == 0 { "" } else { "\n" };
            write!(f, "{line_end}{own}")
        })
    }
}

/// Lines that cannot be read are left out.
impl FromStr for OwnRooms {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<OwnRooms, Infallible> {
        Ok(OwnRooms(text.lines().filter_map(OwnRoom::read).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn room(number: usize) -> RoomId {
        RoomId::from_random([u8::try_from(number).expect("a small number"); 8])
    }

    fn rooms(own: &OwnRooms) -> Vec<RoomId> {
        own.iter().map(|own| own.room).collect()
    }

    #[test]
    fn the_text_has_everything_and_the_latest_first() {
        let mut own = OwnRooms::default();
        own.add(room(1), false);
        own.add(room(2), true);
        assert!(own.note_kept(room(1)) && !own.note_kept(room(1)) && !own.note_kept(room(3)));
        let text = own.to_string();
        assert_eq!(text, format!("{} listed\n{} kept", room(2), room(1)));
        assert_eq!(text.parse(), Ok(own));
        assert_eq!(format!("nonsense\n\n{} new-word", room(4)).parse().map(|own| rooms(&own)), Ok(vec![room(4)]));
    }

    #[test]
    fn a_table_that_is_added_again_is_the_latest_and_stays_what_it_was() {
        let mut own = OwnRooms::default();
        own.add(room(1), true);
        own.add(room(2), false);
        own.note_kept(room(1));
        own.add(room(1), false);
        assert_eq!(own.to_string(), format!("{} listed kept\n{}", room(1), room(2)));
    }

    #[test]
    fn games_that_have_ended_are_forgotten_before_one_that_goes_on() {
        let mut own = OwnRooms::default();
        // A game without a clock, and many that have ended since.
        own.add(room(0), false);
        for number in 1..=100 {
            let forgotten = own.add(room(number), false);
            own.note_kept(room(number));
            let oldest = number.checked_sub(OwnRooms::MOST - 1).filter(|oldest| *oldest > 0);
            assert_eq!(forgotten, oldest.map(room).into_iter().collect::<Vec<_>>());
        }
        assert_eq!(own.iter().count(), OwnRooms::MOST);
        assert_eq!(rooms(&own).last(), Some(&room(0)));
    }

    #[test]
    fn of_many_games_that_go_on_the_oldest_is_forgotten() {
        let mut own = OwnRooms::default();
        for number in 0..OwnRooms::MOST {
            assert_eq!(own.add(room(number), false), []);
        }
        assert_eq!(own.add(room(50), false), [room(0)]);
        assert_eq!(rooms(&own)[0], room(50));
    }
}
