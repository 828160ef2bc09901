//! A table put away and taken out again.

use std::time::Duration;

use lyngk_game::{Game, RestoreError};
use lyngk_rules::{LgnError, Record, Tag};

use crate::{Level, Seat, Table};

/// The tags that say who sits where, as PGN has them.
const SEAT_TAGS: [&str; 2] = ["Player1", "Player2"];
const PERSON: &str = "Person";
const ENGINE: &str = "Engine level ";

/// Why a saved game cannot be taken out again.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SavedProblem {
    /// It is no game record.
    #[error(transparent)]
    Record(#[from] LgnError),
    /// It does not say who plays.
    #[error("the tags Player1 and Player2 must be {PERSON} or {ENGINE}1 to 10")]
    Seats,
    /// What is said of its clock or its end cannot be.
    #[error(transparent)]
    Details(#[from] RestoreError),
}

impl Table {
    /// The game as an ordinary record (LGN) that says who sits where. The half-built turn is not part of it.
    #[must_use]
    pub fn save(&self, now: Duration) -> String {
        let mut record = self.game.to_record(now);
        for (tag, seat) in SEAT_TAGS.into_iter().zip(self.seats) {
            let name = match seat {
                // Scripts are not kept: whoever takes it out again plays for both.
                Seat::Person | Seat::Script => PERSON.to_owned(),
                Seat::Engine(level) => format!("{ENGINE}{}", level.number()),
            };
            if let Some(tag) = Tag::new(tag, name) {
                record.set_tag(tag);
            }
        }
        record.to_string()
    }

    /// Has something about the game saved with it, such as the day or a name. Tags that come from the game itself are not taken.
    pub fn set_tag(&mut self, tag: Tag) {
        // What is refused is one of those.
        let _ = self.game.set_tag(tag);
    }

    /// Takes a saved game out again.
    ///
    /// # Errors
    /// The text is no record, or not one of a table.
    pub fn restore(text: &str, now: Duration) -> Result<Table, SavedProblem> {
        let record: Record = text.parse()?;
        let game = Game::from_record(&record, now)?;
        let seat = |tag| match record.tag(tag)? {
            PERSON => Some(Seat::Person),
            other => other.strip_prefix(ENGINE)?.parse().ok().and_then(Level::new).map(Seat::Engine),
        };
        let [Some(one), Some(two)] = SEAT_TAGS.map(seat) else { return Err(SavedProblem::Seats) };
        Ok(Table::with_game(game, [one, two]))
    }
}
