//! Other nodes: which are up, the hosts who are connected to them, and what they tell.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
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

/// The number of hosts in a hint: some 200 kB, of the megabyte that NATS passes on.
const HOSTS_PER_HINT: usize = 1_000;
/// The number of rooms that are announced in a step of a round, at least.
const ROOMS_PER_STEP: usize = 64;
/// The number of steps of a round, at most.
const STEPS: usize = 150;

/// The other nodes.
#[derive(Debug, Default)]
pub(super) struct Nodes {
    up: Mutex<HashMap<NodeId, Node>>,
    /// The number of lists of hosts that this node has told.
    lists: AtomicU64,
}

#[derive(Debug)]
struct Node {
    heard_at: Instant,
    hosts: HashMap<RoomId, Client>,
    /// The list of hosts of which not all parts have come.
    incoming: Option<IncomingHosts>,
}

#[derive(Debug)]
struct IncomingHosts {
    list: u64,
    next_part: u32,
    hosts: HashMap<RoomId, Client>,
}

/// Consequence of a hint.
#[derive(Debug, Default)]
pub(crate) struct Heard {
    /// Rooms where players may have gone.
    pub(crate) absences: Vec<RoomId>,
    /// The read from the store that is needed.
    pub(crate) to_read: Option<ToRead>,
}

/// The part of the store to read after a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ToRead {
    /// The log of a room, up to a number.
    Log(RoomId, u64),
    /// The seats of a room.
    Seats(RoomId),
}

/// A round through all rooms in memory, in which other nodes are told who is there. It has several steps, as the queue of the bus is not
/// endless.
#[derive(Debug, Default)]
pub(crate) struct Round {
    rooms: Vec<RoomId>,
    rooms_per_step: usize,
}

impl Heard {
    fn reading(what: ToRead) -> Heard {
        Heard { absences: Vec::new(), to_read: Some(what) }
    }
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

    /// Notes that a node is up, with all hosts who are there, or `None` if it lists them apart. Returns whether it is new.
    pub(super) fn note_up(&self, node: NodeId, hosts: Option<Vec<WaitingHost>>) -> bool {
        let mut up = self.up();
        let is_new = !up.contains_key(&node);
        let node =
            up.entry(node).or_insert_with(|| Node { heard_at: Instant::now(), hosts: HashMap::new(), incoming: None });
        node.heard_at = Instant::now();
        if let Some(hosts) = hosts {
            node.hosts = clients(hosts).collect();
        }
        is_new
    }

    /// Notes a part of a node's list of hosts. If a part is lost, the list before counts until the next one.
    pub(super) fn note_hosts(&self, node: NodeId, list: u64, (part, parts): (u32, u32), hosts: Vec<WaitingHost>) {
        let mut up = self.up();
        // A node says first that it is up.
        let Some(node) = up.get_mut(&node) else { return };
        if part == 0 {
            node.incoming = Some(IncomingHosts { list, next_part: 0, hosts: HashMap::new() });
        }
        let Some(mut incoming) = node.incoming.take_if(|incoming| (incoming.list, incoming.next_part) == (list, part))
        else {
            return;
        };
        incoming.hosts.extend(clients(hosts));
        incoming.next_part += 1;
        if incoming.next_part < parts {
            node.incoming = Some(incoming);
        } else {
            node.hosts = incoming.hosts;
        }
    }

    /// Whether any other node is up.
    pub(super) fn is_any_up(&self) -> bool {
        self.up().values().any(|node| !node.is_silent())
    }

    /// Notes that a node has gone.
    pub(super) fn remove(&self, node: NodeId) {
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

fn clients(hosts: Vec<WaitingHost>) -> impl Iterator<Item = (RoomId, Client)> {
    hosts.into_iter().map(|host| (host.room, host.client))
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

    /// Tells other nodes that this one is up.
    pub(crate) fn say_that_up(&self) {
        self.bus.publish(&Hint::Up { node: self.node, hosts: Vec::new(), has_list: true });
    }

    /// Tells other nodes which hosts are there. Returns the number of hints.
    pub(crate) fn tell_hosts(&self) -> u32 {
        let hosts: Vec<WaitingHost> =
            self.hosts.connected().into_iter().map(|(room, client)| WaitingHost { room, client }).collect();
        let list = self.nodes.lists.fetch_add(1, Ordering::Relaxed);
        // An empty list has a part, too.
        let parts = hosts.len().div_ceil(HOSTS_PER_HINT).max(1) as u32;
        for part in 0..parts {
            let hosts = hosts.iter().skip(part as usize * HOSTS_PER_HINT).take(HOSTS_PER_HINT).cloned().collect();
            self.bus.publish(&Hint::Hosts { node: self.node, list, part, parts, hosts });
        }
        parts
    }

    /// Tells other nodes that this one stops.
    pub(crate) fn say_that_gone(&self) {
        self.bus.publish(&Hint::Gone { node: self.node });
    }

    /// Begins a round through the rooms that are in memory now.
    pub(crate) fn begin_round(&self) -> Round {
        let rooms: Vec<RoomId> = self.live().keys().copied().collect();
        let rooms_per_step = rooms.len().div_ceil(STEPS).max(ROOMS_PER_STEP);
        Round { rooms, rooms_per_step }
    }

    /// Takes the next step of a round: tells other nodes who is in some rooms, asks them the same, and forgets what they have not repeated
    /// in time. Returns the rooms where players may have gone.
    pub(crate) fn go_on(&self, round: &mut Round) -> Vec<RoomId> {
        let next = round.rooms.split_off(round.rooms.len().saturating_sub(round.rooms_per_step));
        let rooms: Vec<(RoomId, Arc<LiveRoom>)> = {
            let live = self.live();
            next.into_iter().filter_map(|id| Some((id, Arc::clone(&live.get(&id)?.room)))).collect()
        };
        for (_, room) in &rooms {
            room.announce_to_nodes();
        }
        rooms.into_iter().filter(|(_, room)| room.forget_outdated_presence()).map(|(id, _)| id).collect()
    }

    /// Takes in a hint. Who is connected and which nodes are up is noted at once, so that hints count in the order in which they come. What
    /// has to be read from the store can wait: there the last state is found in any order.
    pub(crate) fn hear(&self, hint: Hint) -> Heard {
        match (hint.room().map(|room| self.in_memory(room)), hint) {
            (Some(Some(_)), Hint::Appended { room, number }) => Heard::reading(ToRead::Log(room, number)),
            (Some(Some(_)), Hint::Moved { room }) => Heard::reading(ToRead::Seats(room)),
            (Some(Some(room)), Hint::Presence { room: id, node, players, watchers, asks }) => {
                let presence = Presence { players, watchers };
                // A place that is taken at both nodes may have moved there, and the hint that told so may be lost.
                let to_read = room.shares_place(presence).then_some(ToRead::Seats(id));
                let has_gone = room.hear_presence(node, presence, asks);
                Heard { absences: has_gone.then_some(id).into_iter().collect(), to_read }
            }
            (_, Hint::Up { node, hosts, has_list }) => {
                // A node that has just started waits to hear of others.
                if self.nodes.note_up(node, (!has_list).then_some(hosts)) {
                    self.say_that_up();
                    self.tell_hosts();
                }
                Heard::default()
            }
            (_, Hint::Hosts { node, list, part, parts, hosts }) => {
                self.nodes.note_hosts(node, list, (part, parts), hosts);
                Heard::default()
            }
            (_, Hint::Gone { node }) => {
                self.nodes.remove(node);
                Heard { absences: self.forget_node(node), to_read: None }
            }
            (_, Hint::Appended { .. } | Hint::Moved { .. } | Hint::Presence { .. }) => Heard::default(),
        }
    }

    /// Reads what has to be read after a hint.
    pub(crate) async fn read(&self, what: ToRead) {
        let (ToRead::Log(id, _) | ToRead::Seats(id)) = what;
        let Some(room) = self.in_memory(id) else { return };
        match what {
            ToRead::Log(_, number) => room.follow(self, number).await,
            ToRead::Seats(_) => room.read_seats(self).await,
        }
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
