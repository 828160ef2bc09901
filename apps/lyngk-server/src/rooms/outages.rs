//! Outages: times at which the server did not run, or could store nothing. They count in no game, as players could do nothing.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures_util::{StreamExt, stream};
use lyngk_room::{RoomId, Timestamp};

use super::{AT_ONCE, ActionError, Rooms};
use crate::store::StoreError;
use crate::{LATE_BEAT, NODE_BEAT_INTERVAL};

/// A process without a sign of life for this time was stopped. On a busy machine signs come a little late.
const STALL: Duration = Duration::from_secs(2);
/// A failure to store that is over after this time concerns only the rooms where it happened, which know of it.
const HICCUP: Duration = Duration::from_millis(100);

/// The heartbeat of another node within this time after the beginning of an outage may be from before it: clocks differ a little.
const BEAT_ERROR: Duration = Duration::from_millis(500);

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
    pub(super) fn note_alive(&self, now: Timestamp) {
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

impl Rooms {
    /// Notes that the server was down since a moment.
    pub(crate) fn was_down_since(&self, since: Timestamp) {
        self.outages.was_down(since, self.clock.now());
    }

    /// Notes a sign of life of the process.
    pub(crate) fn note_alive(&self) {
        self.outages.note_alive(self.clock.now());
    }

    /// Whether the last write failed.
    pub(crate) fn is_failing(&self) -> bool {
        self.outages.is_failing()
    }

    /// Leaves outages that are over out of all games that are being played.
    pub(crate) async fn leave_out_outages(&self) -> Result<(), StoreError> {
        let over = self.outages.over(self.clock.now());
        if over.is_empty() {
            return Ok(());
        }
        if self.bus.is_shared() {
            // The heartbeat is shared, and this node has noted nothing since the outage began.
            let (beat, is_another_up) = (self.store.last_beat().await?, self.is_another_up());
            self.outages.spread(|outage| {
                // In a short outage another node may have had no reason to note anything.
                let is_long = outage.until - outage.since > NODE_BEAT_INTERVAL + LATE_BEAT + BEAT_ERROR;
                (is_long || !is_another_up) && beat.is_none_or(|beat| beat <= outage.since + BEAT_ERROR)
            });
        }
        let over = self.outages.over(self.clock.now());
        let concerned = if over.iter().any(|outage| outage.scope == Scope::Everywhere) {
            self.store.being_played().await?
        } else {
            self.live().iter().filter(|(_, in_use)| in_use.room.has_players()).map(|(id, _)| *id).collect()
        };
        // Many at once, so that they share the waits for the disk.
        let mut skipped =
            stream::iter(concerned).map(async |id| (id, self.leave_outages_out_of(id).await)).buffer_unordered(AT_ONCE);
        while let Some((id, outcome)) = skipped.next().await {
            self.note_outcome(id, outcome)?;
        }
        self.outages.forget(&over);
        Ok(())
    }

    async fn leave_outages_out_of(&self, id: RoomId) -> Result<(), ActionError> {
        self.get(id).await?.leave_out_outages(self).await
    }
}
