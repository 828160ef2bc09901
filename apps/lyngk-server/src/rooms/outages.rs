//! Outages: times at which the server did not run, or could store nothing. They count in no game, as players could do nothing.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use lyngk_room::Timestamp;

/// A process without a sign of life for this time was stopped. On a busy machine signs come a little late.
const STALL: Duration = Duration::from_secs(2);
/// A failure to store that is over after this time concerns only the rooms where it happened, which know of it.
const HICCUP: Duration = Duration::from_millis(100);

/// The outages of a server.
#[derive(Debug, Default)]
pub(super) struct Outages {
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    /// The last sign of life of this process, if it gives any.
    alive_at: Option<Timestamp>,
    /// When the first of the writes was begun that have failed since the last success.
    failing_since: Option<Timestamp>,
    /// Outages that are over, but may not have been left out of all games.
    over: Vec<Outage>,
}

/// An outage that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Outage {
    pub(super) since: Timestamp,
    pub(super) until: Timestamp,
}

impl Outages {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes that the server was down.
    pub(super) fn was_down(&self, since: Timestamp, until: Timestamp) {
        if since < until {
            self.state().over.push(Outage { since, until });
        }
    }

    /// Notes a sign of life. From the first one on they are expected.
    pub(super) fn is_alive(&self, now: Timestamp) {
        let mut state = self.state();
        state.notice_stall(now);
        state.alive_at = Some(now);
    }

    /// Notes the outcome of a write that was begun at a moment.
    pub(super) fn wrote(&self, at: Timestamp, success: bool) {
        let mut state = self.state();
        if !success {
            state.failing_since.get_or_insert(at);
        } else if let Some(since) = state.failing_since.take()
            && at - since >= HICCUP
        {
            state.over.push(Outage { since, until: at });
        }
    }

    /// Whether the last write failed.
    pub(super) fn is_failing(&self) -> bool {
        self.state().failing_since.is_some()
    }

    /// The beginning of the first outage that has not been left out of a game in which something happened last at `last`.
    pub(super) fn unnoticed_since(&self, last: Timestamp, now: Timestamp) -> Option<Timestamp> {
        let mut state = self.state();
        state.notice_stall(now);
        let over = state.over.iter().filter(|outage| last < outage.until).map(|outage| outage.since);
        over.chain(state.failing_since).min()
    }

    /// The outages that are over, to be left out of all games.
    pub(super) fn over(&self, now: Timestamp) -> Vec<Outage> {
        let mut state = self.state();
        state.notice_stall(now);
        state.over.clone()
    }

    /// Notes that outages have been left out of all games.
    pub(super) fn forget(&self, outages: &[Outage]) {
        self.state().over.retain(|outage| !outages.contains(outage));
    }
}

impl State {
    /// Notices that the process was stopped. Whoever runs first afterwards must do it, before anything is dated.
    fn notice_stall(&mut self, now: Timestamp) {
        if let Some(since) = self.alive_at
            && now - since > STALL
        {
            self.over.push(Outage { since, until: now });
            self.alive_at = Some(now);
        }
    }
}
