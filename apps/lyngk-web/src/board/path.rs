//! Paths across the board.

pub(crate) use lyngk_picture::arrow::{arrows, trail};

use lyngk_picture::arrow::arrow;
use lyngk_view::{Compass, Table};

use super::mark;

/// The path of the move under consideration, over the tops of the stacks.
pub(crate) fn way(compass: Compass, table: &Table) -> String {
    table.path().map_or_else(String::new, |path| arrow(compass, &table.shown(), &path, mark::LIFT))
}
