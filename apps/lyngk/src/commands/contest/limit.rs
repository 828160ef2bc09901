//! Search limits of a player.

use std::fmt;
use std::time::Duration;

use lyngk_game::TimeControl;

/// How long a player may search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SearchLimit {
    /// Time per turn.
    Time(Duration),
    /// Nodes per turn.
    Nodes(u64),
    /// Time for the game, with an increment per turn.
    Clock(TimeControl),
}

impl SearchLimit {
    /// The time control of the player's clock, if there is one.
    pub(crate) fn control(self) -> Option<TimeControl> {
        match self {
            SearchLimit::Clock(control) => Some(control),
            SearchLimit::Time(_) | SearchLimit::Nodes(_) => None,
        }
    }
}

/// As on the command line, in milliseconds. It is part of the settings in match files and must not change.
impl fmt::Display for SearchLimit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SearchLimit::Time(time) => write!(f, "movetime={}", time.as_millis()),
            SearchLimit::Nodes(nodes) => write!(f, "nodes={nodes}"),
            SearchLimit::Clock(control) => {
                write!(f, "clock={}+{}", control.initial().as_millis(), control.increment().as_millis())
            }
        }
    }
}
