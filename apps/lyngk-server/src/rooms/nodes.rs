//! Other nodes: which are up, the hosts who are connected to them, and what they tell.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use lyngk_room::RoomId;
use tokio::time::Instant;

use super::presence::Presence;
use super::{Client, LiveRoom, Rooms, measured_time};
use crate::bus::{Hint, NodeId, WaitingHost};
use crate::store::StoreError;

/// A node that is silent for this time is gone. Nodes say every second that they are up.
const SILENCE: Duration = Duration::from_secs(4);

/// The other nodes.
#[derive(Debug, Default)]
pub(super) struct Nodes {
    up: Mutex<HashMap<NodeId, Node>>,
}

#[derive(Debug)]
struct Node {
    heard_at: Instant,
    hosts: HashMap<RoomId, Client>,
}

impl Node {
    fn is_silent(&self) -> bool {
        self.heard_at.elapsed() > SILENCE
    }
}

impl Nodes {
    fn up(&self) -> MutexGuard<'_, HashMap<NodeId, Node>> {
        self.up.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes that a node is up. Returns whether it is new.
    pub(super) fn heard(&self, node: NodeId, hosts: Vec<WaitingHost>) -> bool {
        let hosts = hosts.into_iter().map(|host| (host.room, host.client)).collect();
        self.up().insert(node, Node { heard_at: Instant::now(), hosts }).is_none()
    }

    /// Whether any other node is up.
    pub(super) fn is_any_up(&self) -> bool {
        self.up().values().any(|node| !node.is_silent())
    }

    /// Notes that a node has gone.
    pub(super) fn gone(&self, node: NodeId) {
        self.up().remove(&node);
    }

    /// Forgets the nodes that are silent, and returns them.
    pub(super) fn forget_silent(&self) -> Vec<NodeId> {
        self.up().extract_if(|_, node| node.is_silent()).map(|(id, _)| id).collect()
    }

    /// The rooms whose hosts are connected to other nodes.
    pub(super) fn hosts(&self) -> HashMap<RoomId, Client> {
        self.up().values().flat_map(|node| &node.hosts).map(|(room, client)| (*room, *client)).collect()
    }
}

impl Rooms {
    /// Whether other nodes can be told something now.
    pub(crate) fn bus_is_connected(&self) -> bool {
        self.bus.is_connected()
    }

    pub(crate) fn is_shared(&self) -> bool {
        self.bus.is_shared()
    }

    /// Whether another node is known to be up.
    pub(crate) fn is_another_up(&self) -> bool {
        self.nodes.is_any_up()
    }

    /// The rooms whose hosts are connected, to any node.
    pub(super) fn connected_hosts(&self) -> HashMap<RoomId, Client> {
        let mut hosts = self.nodes.hosts();
        hosts.extend(self.hosts.connected());
        hosts
    }

    /// Completes when other nodes should hear of the hosts who are there.
    pub(crate) async fn hosts_changed(&self) {
        self.hosts.changed.notified().await;
    }

    /// Tells other nodes that this one is up, and which hosts are there.
    pub(crate) fn say_that_up(&self) {
        let hosts = self.hosts.connected().into_iter().map(|(room, client)| WaitingHost { room, client }).collect();
        self.bus.tell(&Hint::Up { node: self.node, hosts });
    }

    /// Tells other nodes that this one stops.
    pub(crate) fn say_that_gone(&self) {
        self.bus.tell(&Hint::Gone { node: self.node });
    }

    /// Tells other nodes who is in which room, and asks them the same.
    pub(crate) fn announce_everybody(&self) {
        let rooms: Vec<Arc<LiveRoom>> = self.live().values().map(|in_use| Arc::clone(&in_use.room)).collect();
        for room in rooms {
            room.announce_to_nodes();
        }
    }

    /// Takes in a hint. Returns the rooms where players may have gone.
    pub(crate) async fn hear(&self, hint: Hint) -> Vec<RoomId> {
        match (hint.room().map(|room| self.in_memory(room)), hint) {
            (Some(Some(room)), Hint::Appended { number, .. }) => room.follow(self, number).await,
            (Some(Some(room)), Hint::Moved { .. }) => room.read_seats(self).await,
            (Some(Some(room)), Hint::Presence { room: id, node, players, watchers, asks }) => {
                let presence = Presence { players, watchers };
                // A place that is taken at both nodes may have moved there, and the hint that told so may be lost.
                if room.shares_place(presence) {
                    room.read_seats(self).await;
                }
                let has_gone = room.hear_presence(node, presence, asks);
                return has_gone.then_some(id).into_iter().collect();
            }
            (_, Hint::Up { node, hosts }) => {
                // A node that has just started waits to hear of others.
                if self.nodes.heard(node, hosts) {
                    self.say_that_up();
                }
            }
            (_, Hint::Gone { node }) => {
                self.nodes.gone(node);
                return self.forget_node(node);
            }
            (_, Hint::Appended { .. } | Hint::Moved { .. } | Hint::Presence { .. }) => {}
        }
        Vec::new()
    }

    /// Forgets nodes that are silent. Returns the rooms where players may have gone with them.
    pub(crate) fn forget_silent_nodes(&self) -> Vec<RoomId> {
        self.nodes.forget_silent().into_iter().flat_map(|node| self.forget_node(node)).collect()
    }

    fn forget_node(&self, node: NodeId) -> Vec<RoomId> {
        let rooms: Vec<(RoomId, Arc<LiveRoom>)> =
            self.live().iter().map(|(id, in_use)| (*id, Arc::clone(&in_use.room))).collect();
        rooms.into_iter().filter(|(_, room)| room.forget_node(node)).map(|(id, _)| id).collect()
    }

    /// Measures the store's clock, if it has one, and follows it.
    pub(crate) async fn follow_store_clock(&self) -> Result<(), StoreError> {
        if let Some((now, error)) = measured_time(&*self.store).await? {
            self.clock.follow(now, error);
        }
        Ok(())
    }
}
