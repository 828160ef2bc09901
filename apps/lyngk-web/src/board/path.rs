//! Ways across the board: the one that a stack would take, and those that are drawn like it.

pub(crate) use lyngk_picture::arrow::{arrows, trail};

use lyngk_picture::arrow::arrow;
use lyngk_view::{Compass, Table};

use super::mark;

/// The way that a stack would take: over the tops of what stands there.
pub(crate) fn way(compass: Compass, table: &Table) -> String {
    table.path().map_or_else(String::new, |path| arrow(compass, &table.shown(), &path, mark::LIFT))
}
