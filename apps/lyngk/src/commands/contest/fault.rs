//! Faults: failures of a player that lose the game.

use std::fmt;
use std::time::Duration;

use lyngk_game::tags::Termination;
use lyngk_game::{EndReason, Forfeit};

/// The ends of a game that count as faults, in the order of the summary.
pub(crate) const FAULT_KINDS: [Termination; 5] = [
    Termination::Forfeit(Forfeit::IllegalTurn),
    Termination::Forfeit(Forfeit::Crash),
    Termination::Forfeit(Forfeit::Error),
    Termination::Forfeit(Forfeit::NoAnswer),
    Termination::Time,
];

/// The index of an end in [`FAULT_KINDS`]; `None` if it is not a fault.
pub(crate) fn fault_kind(reason: EndReason) -> Option<usize> {
    FAULT_KINDS.iter().position(|&kind| kind == Termination::from(reason))
}

/// A failure of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PlayerFault {
    /// A forfeit, with the exact reason.
    Forfeit(Forfeit, String),
    /// A turn took longer than allowed.
    Overrun { took: Duration, allowed: Duration },
}

impl PlayerFault {
    pub(crate) fn illegal_turn(reason: impl Into<String>) -> PlayerFault {
        PlayerFault::Forfeit(Forfeit::IllegalTurn, reason.into())
    }

    pub(crate) fn crash(reason: impl Into<String>) -> PlayerFault {
        PlayerFault::Forfeit(Forfeit::Crash, reason.into())
    }
}

impl fmt::Display for PlayerFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerFault::Forfeit(_, reason) => f.write_str(reason),
            PlayerFault::Overrun { took, allowed } => {
                write!(f, "took {} ms where {} ms were allowed", took.as_millis(), allowed.as_millis())
            }
        }
    }
}
