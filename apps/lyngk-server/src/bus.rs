//! Hints between servers that share a database.
//!
//! A server that shares its database is a node. What nodes tell each other is never more than a hint: the database is the truth, and
//! a hint that is lost is made up for by comparing numbers with it.

mod nats;

use std::any::Any;
use std::fmt::Debug;

use async_trait::async_trait;
use lyngk_room::{PerPlace, RoomId};
use lyngk_wire::Connection;
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;

pub use nats::{BusError, NatsBus};

use crate::rooms::Client;

/// The connection between the nodes.
#[async_trait]
pub trait Bus: Debug + Send + Sync + 'static {
    /// Whether there can be other nodes.
    fn is_shared(&self) -> bool;

    /// Whether hints can be sent and received now.
    fn is_connected(&self) -> bool;

    /// Publishes a hint for the nodes that have subscribed to its room, or for all nodes if it is about no room. It does not wait, and may
    /// be lost.
    fn publish(&self, hint: &Hint);

    /// Subscribes to the hints about a room, until the result is dropped. Those that are published later are heard, as a rule.
    async fn subscribe(&self, room: RoomId) -> Subscription;

    /// The hints of other nodes. They can be taken once.
    fn take_events(&self) -> Option<mpsc::Receiver<BusEvent>>;

    /// Sends the hints that still wait, and closes the connection.
    async fn close(&self);
}

/// A subscription to the hints about a room.
pub struct Subscription(
    #[allow(dead_code, reason = "dropping it ends the subscription")] Option<Box<dyn Any + Send + Sync>>,
);

impl Debug for Subscription {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("Subscription")
    }
}

/// The hints that arrive over a bus.
#[derive(Clone, Debug)]
pub enum BusEvent {
    /// A hint of another node.
    Hint(Hint),
    /// The connection was lost and is back. Hints may have been lost.
    Reconnected,
}

/// A node, by a number that it has drawn at its start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct NodeId(u64);

impl NodeId {
    /// A new node.
    ///
    /// # Errors
    /// If the system has no random numbers.
    pub fn random() -> Result<NodeId, getrandom::Error> {
        getrandom::u64().map(NodeId)
    }
}

/// A hint. Nodes ignore those that they do not understand, as another node may be newer.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Hint {
    /// The log of a room has grown.
    Appended {
        /// The room.
        room: RoomId,
        /// The number of the last event.
        number: u64,
    },
    /// A seat of a room has moved to another device.
    Moved {
        /// The room.
        room: RoomId,
    },
    /// The people connected to a node in a room.
    Presence {
        /// The room.
        room: RoomId,
        /// The node.
        node: NodeId,
        /// The players who are connected to it.
        players: PerPlace<Connection>,
        /// The number of watchers who are connected to it.
        watchers: u32,
        /// Whether other nodes should tell who is connected to them.
        asks: bool,
    },
    /// A node is up.
    Up {
        /// The node.
        node: NodeId,
        /// Nothing, if the hosts are told [apart](Hint::Hosts). Nodes of older versions tell all of them here, and understand no other way:
        /// they do not list challenges of newer nodes, which does no harm.
        hosts: Vec<WaitingHost>,
        /// Whether the hosts are told apart.
        #[serde(default)]
        has_list: bool,
    },
    /// Hosts who are at a node and wait for somebody, as a part of a list. The list counts when all parts have come, one after the other.
    /// Nodes of older versions ignore it.
    Hosts {
        /// The node.
        node: NodeId,
        /// The number of the list, which no other list of the node has.
        list: u64,
        /// The number of the part, from 0 on.
        part: u32,
        /// The number of parts.
        parts: u32,
        /// The hosts.
        hosts: Vec<WaitingHost>,
    },
    /// A node stops.
    Gone {
        /// The node.
        node: NodeId,
    },
}

/// A host who waits in the lobby.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct WaitingHost {
    /// The room of the challenge.
    pub room: RoomId,
    /// Who it is.
    pub client: Client,
}

impl Hint {
    /// The room that it is about.
    #[must_use]
    pub fn room(&self) -> Option<RoomId> {
        match self {
            Hint::Appended { room, .. } | Hint::Moved { room } | Hint::Presence { room, .. } => Some(*room),
            Hint::Up { .. } | Hint::Hosts { .. } | Hint::Gone { .. } => None,
        }
    }
}

/// No bus: the only server.
#[derive(Clone, Copy, Debug, Default)]
pub struct LocalBus;

#[async_trait]
impl Bus for LocalBus {
    fn is_shared(&self) -> bool {
        false
    }

    fn is_connected(&self) -> bool {
        true
    }

    fn publish(&self, _: &Hint) {}

    async fn subscribe(&self, _: RoomId) -> Subscription {
        Subscription(None)
    }

    fn take_events(&self) -> Option<mpsc::Receiver<BusEvent>> {
        None
    }

    async fn close(&self) {}
}
