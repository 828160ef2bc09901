//! Presence: who is connected to a room, here and at other nodes, and when it is announced.

use std::collections::HashMap;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use lyngk_room::{PerPlace, Place};
use lyngk_wire::{Connection, ServerMessage};
use tokio::time::Instant;

use crate::bus::NodeId;

/// Lifetime of another node's report about a room. Nodes repeat their reports about every twenty seconds.
const VALIDITY: Duration = Duration::from_mins(1);

/// Connected players and number of watchers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Presence {
    pub(super) players: PerPlace<Connection>,
    pub(super) watchers: u32,
}

impl Presence {
    pub(super) fn online(self) -> [bool; 2] {
        Place::ALL.map(|place| self.players[place].online)
    }

    /// The union of two reports.
    fn and(self, other: Presence) -> Presence {
        let both = |place: Place| {
            let (one, two) = (self.players[place], other.players[place]);
            Connection { online: one.online || two.online, lag: one.lag.into_iter().chain(two.lag).min() }
        };
        let players = PerPlace { host: both(Place::Host), guest: both(Place::Guest) };
        Presence { players, watchers: self.watchers.saturating_add(other.watchers) }
    }

    pub(super) fn to_text(self) -> Utf8Bytes {
        let Presence { players, watchers } = self;
        ServerMessage::Presence { players, watchers }.to_text().into()
    }
}

/// Announcements of who is connected.
#[derive(Debug, Default)]
pub(super) struct Announcements {
    /// The last announcement, and its time.
    pub(super) last: Option<(Presence, Instant)>,
    /// Whether the next one has been scheduled.
    pub(super) is_scheduled: bool,
    /// The last report to other nodes.
    pub(super) told: Option<Presence>,
    /// The last report of each other node, and its time.
    others: HashMap<NodeId, (Presence, Instant)>,
}

impl Announcements {
    /// Who is connected anywhere, if this is who is connected here.
    pub(super) fn everywhere(&self, here: Presence) -> Presence {
        let valid = self.others.values().filter(|(_, heard_at)| heard_at.elapsed() < VALIDITY);
        valid.fold(here, |all, (there, _)| all.and(*there))
    }

    /// Notes who is connected to another node. Returns whether a player has gone.
    pub(super) fn heard(&mut self, node: NodeId, presence: Presence) -> bool {
        let before = match self.others.insert(node, (presence, Instant::now())) {
            Some((before, _)) => before,
            None => Presence::default(),
        };
        before.online().iter().zip(presence.online()).any(|(was, is)| *was && !is)
    }

    /// Forgets what other nodes have not repeated in time. Returns whether somebody was connected to one of them.
    pub(super) fn forget_outdated(&mut self) -> bool {
        let outdated = self.others.extract_if(|_, (_, heard_at)| heard_at.elapsed() >= VALIDITY);
        outdated.filter(|(_, (presence, _))| *presence != Presence::default()).count() > 0
    }

    /// Forgets another node. Returns whether somebody was connected to it.
    pub(super) fn forget(&mut self, node: NodeId) -> bool {
        self.others.remove(&node).is_some_and(|(presence, _)| presence != Presence::default())
    }
}
