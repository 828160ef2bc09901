//! The turn under construction.

use lyngk_rules::{Color, Point};

/// A turn under construction. None of it has been played, and all of it can still be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Draft {
    /// The colour to be claimed.
    pub claim: Option<Color>,
    /// The claim was implied by the landing and is dropped with it.
    pub implied: bool,
    /// The stack that was picked up.
    pub from: Option<Point>,
    /// The point where it lands. The turn is then complete and awaits confirmation.
    pub to: Option<Point>,
}

impl Draft {
    /// The same draft without its end, and without a claim implied by the end.
    #[must_use]
    pub(crate) fn without_end(self) -> Draft {
        let claim = self.claim.filter(|_| !self.implied);
        Draft { claim, implied: false, to: None, ..self }
    }
}
