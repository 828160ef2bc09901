//! How a game ended.

use std::fmt;

use lyngk_rules::{GameResult, Ground, Outcome, Player};

/// What decided a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Reason {
    /// It was played to its end: by count (G1, G2, H6) or at once by a stack of six (H4).
    Rules(Ground),
    /// The loser has resigned.
    Resignation,
    /// The loser's time ran out.
    Time,
}

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ended {
    /// The winner, none for a draw.
    pub winner: Option<Player>,
    /// What decided.
    pub reason: Reason,
}

impl Ended {
    /// The result as records have it.
    #[must_use]
    pub fn result(self) -> GameResult {
        self.winner.into()
    }

    pub(crate) const fn lost_by(loser: Player, reason: Reason) -> Ended {
        Ended { winner: Some(loser.opponent()), reason }
    }
}

impl From<Outcome> for Ended {
    fn from(outcome: Outcome) -> Ended {
        Ended { winner: outcome.winner, reason: Reason::Rules(outcome.ground) }
    }
}

/// A part of a sentence: "player 1 won by resignation".
impl fmt::Display for Ended {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.winner {
            Some(winner) => write!(f, "player {winner} won")?,
            None => write!(f, "it is a draw")?,
        }
        match self.reason {
            Reason::Rules(_) => Ok(()),
            Reason::Resignation => write!(f, " by resignation"),
            Reason::Time => write!(f, " on time"),
        }
    }
}
