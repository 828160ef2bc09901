//! A turn that is being put together.

use lyngk_rules::{Color, Point};

/// A half-built turn. Nothing of it has happened yet, and all of it can be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Draft {
    /// The colour to be claimed.
    pub claim: Option<Color>,
    /// The stack that was picked up.
    pub from: Option<Point>,
    /// Where it is to land: the turn is whole and waits for confirmation.
    pub to: Option<Point>,
}
