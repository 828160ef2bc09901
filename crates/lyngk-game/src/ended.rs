//! The end of a game and its reason.

use std::fmt;

use lyngk_rules::{GameResult, Ground, Outcome, Player};

/// A failure of a program for which it loses the game.
///
/// The caller detects the failure and reports it with [`Game::forfeit`](crate::Game::forfeit).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Forfeit {
    /// It answered with an illegal turn, or with something that is not a turn.
    IllegalTurn,
    /// It exited, or its connection broke.
    Crash,
    /// It reported an error of its own.
    Error,
    /// It did not answer before the timeout.
    NoAnswer,
}

impl Forfeit {
    /// All kinds of forfeit.
    pub const ALL: [Forfeit; 4] = [Forfeit::IllegalTurn, Forfeit::Crash, Forfeit::Error, Forfeit::NoAnswer];
}

/// The reason why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EndReason {
    /// It was played to its end: by count (G1, G2, H6) or at once by a stack of six (H4).
    Rules(Ground),
    /// The loser resigned.
    Resignation,
    /// The loser ran out of time.
    Time,
    /// The players agreed to a tie.
    Agreement,
    /// The loser left the game and did not come back.
    Absence,
    /// The loser is a program that failed.
    Forfeit(Forfeit),
}

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ended {
    /// The winner, or `None` for a tie.
    pub winner: Option<Player>,
    /// Why the game ended.
    pub reason: EndReason,
}

impl Ended {
    /// The result as it is written in a record.
    #[must_use]
    pub fn result(self) -> GameResult {
        self.winner.into()
    }

    pub(crate) const fn lost_by(loser: Player, reason: EndReason) -> Ended {
        Ended { winner: Some(loser.opponent()), reason }
    }
}

impl From<Outcome> for Ended {
    fn from(outcome: Outcome) -> Ended {
        Ended { winner: outcome.winner, reason: EndReason::Rules(outcome.ground) }
    }
}

/// Part of a sentence: "player 1 won by resignation".
impl fmt::Display for Ended {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.winner {
            Some(winner) => write!(f, "player {winner} won")?,
            None => f.write_str("it is a tie")?,
        }
        f.write_str(match self.reason {
            EndReason::Rules(_) => "",
            EndReason::Resignation => " by resignation",
            EndReason::Time => " on time",
            EndReason::Agreement => " by agreement",
            EndReason::Absence => " because the opponent left",
            EndReason::Forfeit(Forfeit::IllegalTurn) => " because of an illegal turn",
            EndReason::Forfeit(Forfeit::Crash) => " because the opponent crashed",
            EndReason::Forfeit(Forfeit::Error) => " because the opponent reported an error",
            EndReason::Forfeit(Forfeit::NoAnswer) => " because the opponent did not answer",
        })
    }
}
