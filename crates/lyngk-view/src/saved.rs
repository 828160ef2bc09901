//! Saving and restoring of tables.

use std::time::Duration;

use lyngk_game::{Game, RestoreError};
use lyngk_rules::{LgnError, PerPlayer, Record, Tag};

use crate::{Seat, Table};

/// Why a saved game cannot be restored.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SavedProblem {
    /// It is not a game record.
    #[error(transparent)]
    Record(#[from] LgnError),
    /// It does not name the types of both players.
    #[error(
        "the tags Player1Type and Player2Type must be human, or engine beside Player1Level or Player2Level from 1 to 10"
    )]
    Seats,
    /// Its clocks, its end or other tags are invalid.
    #[error(transparent)]
    Details(#[from] RestoreError),
}

impl Table {
    /// The game as a record (LGN), with its players but without the turn under construction.
    #[must_use]
    pub fn save(&self, now: Duration) -> String {
        self.game.to_record(now).to_string()
    }

    /// Sets a tag that is saved with the game, such as its date or name. Tags that the game writes itself are ignored.
    pub fn set_tag(&mut self, tag: Tag) {
        // The only error is that the game writes the tag itself.
        let _ = self.game.set_tag(tag);
    }

    /// Restores a saved game.
    ///
    /// # Errors
    /// If the text is not a record, or the record lacks valid players, clocks or end.
    pub fn restore(text: &str, now: Duration) -> Result<Table, SavedProblem> {
        let record: Record = text.parse()?;
        let game = Game::from_record(&record, now)?;
        let [Some(one), Some(two)] = game.players().each_ref().map(Seat::of).into_array() else {
            return Err(SavedProblem::Seats);
        };
        Ok(Table::with_game(game, PerPlayer::new(one, two)))
    }
}
