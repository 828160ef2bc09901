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
    /// Whether there can be other nodes. Then an outage of this one concerns its own players, unless no node was up.
    is_shared: bool,
    state: Mutex<State>,
}

/// The games that an outage concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scope {
    /// Those with a player who is connected to this node.
    Here,
    /// All.
    Everywhere,
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
    pub(super) scope: Scope,
}

impl Outages {
    pub(super) fn new(is_shared: bool) -> Outages {
        Outages { is_shared, state: Mutex::default() }
    }

    /// The scope of an outage of this node, before it is known whether others were up.
    fn scope(&self) -> Scope {
        if self.is_shared { Scope::Here } else { Scope::Everywhere }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes that the server was down.
    pub(super) fn was_down(&self, since: Timestamp, until: Timestamp) {
        if since < until {
            self.state().over.push(Outage { since, until, scope: Scope::Everywhere });
        }
    }

    /// Notes a sign of life. From the first one on they are expected.
    pub(super) fn is_alive(&self, now: Timestamp) {
        let mut state = self.state();
        state.notice_stall(now, self.scope());
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
            state.over.push(Outage { since, until: at, scope: self.scope() });
        }
    }

    /// Whether the last write failed.
    pub(super) fn is_failing(&self) -> bool {
        self.state().failing_since.is_some()
    }

    /// The beginning of the first outage that has not been left out of a game in which something happened last at `last`, and whose
    /// players are connected here or not.
    pub(super) fn unnoticed_since(&self, last: Timestamp, now: Timestamp, scope: Scope) -> Option<Timestamp> {
        let mut state = self.state();
        state.notice_stall(now, self.scope());
        let concerns =
            |outage: &&Outage| last < outage.until && (outage.scope == Scope::Everywhere || scope == Scope::Here);
        let failing_since = state.failing_since.filter(|_| !self.is_shared || scope == Scope::Here);
        state.over.iter().filter(concerns).map(|outage| outage.since).chain(failing_since).min()
    }

    /// The outages that are over, to be left out of all games.
    pub(super) fn over(&self, now: Timestamp) -> Vec<Outage> {
        let mut state = self.state();
        state.notice_stall(now, self.scope());
        state.over.clone()
    }

    /// Notes that no other node was up during outages of this one.
    pub(super) fn spread(&self, alone: impl Fn(&Outage) -> bool) {
        for outage in self.state().over.iter_mut().filter(|outage| alone(outage)) {
            outage.scope = Scope::Everywhere;
        }
    }

    /// Notes that outages have been left out of all games.
    pub(super) fn forget(&self, outages: &[Outage]) {
        self.state().over.retain(|outage| !outages.contains(outage));
    }
}

impl State {
    /// Notices that the process was stopped. Whoever runs first afterwards must do it, before anything is dated.
    fn notice_stall(&mut self, now: Timestamp, scope: Scope) {
        if let Some(since) = self.alive_at
            && now - since > STALL
        {
            self.over.push(Outage { since, until: now, scope });
            self.alive_at = Some(now);
        }
    }
}
