//! A turn that is being put together.

use lyngk_rules::{Color, Point};

/// A half-built turn. Nothing of it has happened yet, and all of it can be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Draft {
    /// The colour to be claimed.
    pub claim: Option<Color>,
    /// Nobody chose the claim: the landing needs it, and it goes with the landing.
    pub implied: bool,
    /// The stack that was picked up.
    pub from: Option<Point>,
    /// Where it is to land: the turn is whole and waits for confirmation.
    pub to: Option<Point>,
}

impl Draft {
    /// The same without its end, and without a claim that only the end had needed.
    #[must_use]
    pub(crate) fn without_end(self) -> Draft {
        let claim = self.claim.filter(|_| !self.implied);
        Draft { claim, implied: false, to: None, ..self }
    }
}
