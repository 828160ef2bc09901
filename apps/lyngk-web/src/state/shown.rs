//! What a board displays.

use lyngk_game::Ended;
use lyngk_rules::{PerPlayer, Position};
use lyngk_view::{Seat, Table};

/// What a board displays, without the turn under construction. Equal values look the same beside the board, whichever way they came
/// about: by a turn, by looking back, by another step of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shown {
    /// The displayed position: the current one or an earlier one.
    pub(crate) position: Position,
    /// The number of turns before the displayed position.
    pub(crate) ply: usize,
    /// The number of turns of the game.
    pub(crate) turns: usize,
    pub(crate) ended: Option<Ended>,
    pub(crate) paused: bool,
    pub(crate) seats: PerPlayer<Seat>,
    /// The count of changes, for what the values above leave out, such as names.
    changes: u64,
}

impl Shown {
    pub(super) fn of(table: &Table, changes: u64) -> Shown {
        let turns = table.game().turns().len();
        Shown {
            position: table.shown(),
            ply: table.shown_ply().unwrap_or(turns),
            turns,
            ended: table.ended(),
            paused: table.game().is_paused(),
            seats: table.seats(),
            changes,
        }
    }

    /// Whether the displayed position is an earlier one.
    pub(crate) fn looks_back(&self) -> bool {
        self.ply < self.turns
    }
}
