//! The server's clock.

use std::time::{SystemTime, UNIX_EPOCH};

use lyngk_room::Timestamp;
use tokio::time::Instant;

/// A clock that starts with the system's time and never jumps: changes of the system's time while the server runs do not matter.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    started_at: Timestamp,
    start: Instant,
}

impl Clock {
    /// A clock that starts now, and not before the last moment at which a server was up.
    pub(crate) fn starting_after(last_up: Option<Timestamp>) -> Clock {
        let system = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let system = Timestamp::default() + system;
        Clock { started_at: last_up.map_or(system, |last_up| last_up.max(system)), start: Instant::now() }
    }

    /// The time.
    pub(crate) fn now(&self) -> Timestamp {
        self.started_at + self.start.elapsed()
    }
}
