//! Announcements of who is connected to a room, to clients and to other nodes.

use std::sync::atomic::Ordering;
use std::sync::{MutexGuard, PoisonError, Weak};
use std::time::Duration;

use lyngk_room::{PerPlace, Place};
use lyngk_wire::Connection;
use tokio::time::Instant;

use super::{Entrance, Link, LiveRoom, Member};
use crate::bus::{Hint, NodeId};
use crate::rooms::presence::{Announcements, Presence};

/// The time between two announcements of the number of watchers and of the lag. With a thousand watchers each one has a thousand
/// readers.
const PRESENCE_INTERVAL: Duration = Duration::from_secs(1);

impl LiveRoom {
    /// Announces who is connected, as something may have changed. A player who comes or goes is announced at once. The number
    /// of watchers and the lag are announced once in a while, and to a newcomer.
    pub(crate) fn presence_changed(&self, newcomer: Option<&Entrance>) {
        let mut members = self.members();
        let mut announcements = self.announcements();
        let (here, now) = (presence_of(&members), Instant::now());
        let presence = announcements.everywhere(here);
        let wait = match announcements.last {
            Some((last, at)) if last.online() == presence.online() => PRESENCE_INTERVAL.saturating_sub(now - at),
            _ => Duration::ZERO,
        };
        if wait.is_zero() {
            announcements.last = Some((presence, now));
            self.tell_nodes(&mut announcements, here);
            let text = presence.to_text();
            members.retain(|member| member.outbox.try_send(text.clone()).is_ok());
            return;
        }
        if let Some(member) =
            newcomer.and_then(|newcomer| members.iter().find(|member| member.number == newcomer.number))
        {
            // Its queue is nearly empty.
            let _ = member.outbox.try_send(presence.to_text());
        }
        if !announcements.is_scheduled {
            announcements.is_scheduled = true;
            let room = Weak::clone(&self.me);
            tokio::spawn(async move {
                tokio::time::sleep(wait).await;
                if let Some(room) = room.upgrade() {
                    room.announce_latest_presence();
                }
            });
        }
    }

    /// Announces who is connected, unless everybody knows it.
    fn announce_latest_presence(&self) {
        let members = self.members();
        let mut announcements = self.announcements();
        announcements.is_scheduled = false;
        let presence = announcements.everywhere(presence_of(&members));
        let is_known = announcements.last.is_some_and(|(last, _)| last == presence);
        drop((members, announcements));
        if !is_known {
            self.presence_changed(None);
        }
    }

    /// Tells other nodes who is connected here, if they do not know it yet. The first time they are asked the same.
    pub(super) fn tell_nodes(&self, announcements: &mut Announcements, here: Presence) {
        if announcements.told != Some(here) {
            let asks = announcements.told.replace(here).is_none();
            self.tell(here, asks);
        }
    }

    fn tell(&self, Presence { players, watchers }: Presence, asks: bool) {
        let Link { bus, node } = &self.link;
        bus.publish(&Hint::Presence { room: self.id, node: *node, players, watchers, asks });
    }

    /// Tells other nodes who is connected here, and asks them the same.
    pub(in crate::rooms) fn announce_to_nodes(&self) {
        // Both locks, so that what is told last is the last that was true.
        let members = self.members();
        let mut announcements = self.announcements();
        let here = presence_of(&members);
        announcements.told = Some(here);
        self.tell(here, true);
    }

    /// Notes who is connected to another node, and answers it if it asks. Returns whether a player has gone from there.
    pub(in crate::rooms) fn hear_presence(&self, node: NodeId, presence: Presence, asks: bool) -> bool {
        let has_gone = {
            let members = self.members();
            let mut announcements = self.announcements();
            let here = presence_of(&members);
            if asks && here != Presence::default() {
                announcements.told = Some(here);
                self.tell(here, false);
            }
            announcements.heard(node, presence)
        };
        self.presence_changed(None);
        has_gone
    }

    /// Forgets what other nodes have not repeated in time. Returns whether somebody was connected to one of them.
    pub(in crate::rooms) fn forget_outdated_presence(&self) -> bool {
        let has_gone = self.announcements().forget_outdated();
        if has_gone {
            self.presence_changed(None);
        }
        has_gone
    }

    /// Whether a player who is connected to another node has a connection here, too.
    pub(in crate::rooms) fn shares_place(&self, there: Presence) -> bool {
        let here = presence_of(&self.members());
        here.online().into_iter().zip(there.online()).any(|(here, there)| here && there)
    }

    /// Forgets who was connected to a node. Returns whether somebody was.
    pub(in crate::rooms) fn forget_node(&self, node: NodeId) -> bool {
        let has_gone = self.announcements().forget(node);
        if has_gone {
            self.presence_changed(None);
        }
        has_gone
    }

    pub(super) fn announcements(&self) -> MutexGuard<'_, Announcements> {
        self.announcements.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Those of these people who are connected.
pub(super) fn presence_of(members: &[Member]) -> Presence {
    let connection = |place: Place| {
        let lags = members
            .iter()
            .filter(|member| member.place == Some(place))
            .map(|member| member.lag.load(Ordering::Relaxed));
        Connection { online: lags.clone().next().is_some(), lag: lags.filter(|&lag| lag > 0).min().map(|lag| lag - 1) }
    };
    let players = PerPlace { host: connection(Place::Host), guest: connection(Place::Guest) };
    Presence { players, watchers: members.iter().filter(|member| member.place.is_none()).count() as u32 }
}
