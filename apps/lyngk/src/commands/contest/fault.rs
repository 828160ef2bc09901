//! What loses a game other than playing worse.

use std::fmt;
use std::time::Duration;

/// Why a player lost a game that was not played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// A turn that the rules do not allow, or no turn at all: why not.
    IllegalTurn(String),
    /// The program ended, or could no longer be spoken with.
    Crash(String),
    /// It said that it cannot go on.
    Error(String),
    /// It went on thinking until nobody waited any longer.
    NoAnswer,
    /// The answer came too late.
    Time { took: Duration, allowed: Duration },
}

impl Fault {
    /// Their names in records and summaries.
    pub(crate) const KINDS: [&'static str; 5] = ["illegal turn", "crash", "error", "no answer", "time"];

    /// The place of its name in [`Fault::KINDS`].
    pub(crate) fn kind(&self) -> usize {
        match self {
            Fault::IllegalTurn(_) => 0,
            Fault::Crash(_) => 1,
            Fault::Error(_) => 2,
            Fault::NoAnswer => 3,
            Fault::Time { .. } => 4,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::IllegalTurn(why) | Fault::Crash(why) | Fault::Error(why) => f.write_str(why),
            Fault::NoAnswer => f.write_str("no turn was answered"),
            Fault::Time { took, allowed } => {
                write!(f, "took {} ms where {} ms were allowed", took.as_millis(), allowed.as_millis())
            }
        }
    }
}
