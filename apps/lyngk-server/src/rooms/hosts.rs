//! Hosts who are there and wait for somebody to accept their challenge.
//!
//! A challenge of somebody who has gone is of no use to others, so it takes no place in the lobby.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use lyngk_room::RoomId;
use lyngk_wire::http::RoomSummary;
use serde::{Deserialize, Serialize};
use tokio::sync::Notify;
use tokio::time::Instant;

use crate::visitor::VisitorId;

/// Whoever has opened a challenge is expected to connect within this time.
pub(super) const EXPECTED: Duration = Duration::from_secs(3);
/// The number of challenges of a visitor in the lobby.
const MAX_PER_VISITOR: usize = 5;
/// The number of challenges from an address in the lobby. Many people may share one.
const MAX_PER_ADDRESS: usize = 20;

/// The visitor of a request, and their address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Client {
    /// The visitor.
    pub visitor: VisitorId,
    /// The address, as limits see it.
    pub address: IpAddr,
}

/// The hosts of open challenges who are there.
#[derive(Debug, Default)]
pub(super) struct Hosts {
    waiting: Mutex<HashMap<RoomId, Host>>,
    /// Wakes whoever tells other nodes who is there.
    pub(super) changed: Notify,
}

#[derive(Debug)]
struct Host {
    client: Client,
    connections: usize,
    expected_until: Option<Instant>,
}

impl Host {
    fn is_expected(&self, now: Instant) -> bool {
        self.expected_until.is_some_and(|until| now < until)
    }
}

impl Hosts {
    fn waiting(&self) -> MutexGuard<'_, HashMap<RoomId, Host>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Expects the connection of somebody who has just opened a challenge.
    pub(super) fn expect(&self, room: RoomId, client: Client) {
        let now = Instant::now();
        let mut waiting = self.waiting();
        waiting.retain(|_, host| host.connections > 0 || host.is_expected(now));
        let host = waiting.entry(room).or_insert(Host { client, connections: 0, expected_until: None });
        host.expected_until = Some(now + EXPECTED);
    }

    /// Notes a connection of the host of an open challenge.
    pub(super) fn came(&self, room: RoomId, client: Client) {
        let mut waiting = self.waiting();
        let host = waiting.entry(room).or_insert(Host { client, connections: 0, expected_until: None });
        host.client = client;
        host.connections += 1;
        host.expected_until = None;
        self.changed.notify_one();
    }

    /// Notes that a connection of a host has ended.
    pub(super) fn left(&self, room: RoomId) {
        let mut waiting = self.waiting();
        if let Some(host) = waiting.get_mut(&room) {
            self.changed.notify_one();
            host.connections = host.connections.saturating_sub(1);
            if host.connections == 0 && host.expected_until.is_none() {
                waiting.remove(&room);
            }
        }
    }

    /// Notes that a challenge is not open any more.
    pub(super) fn done(&self, room: RoomId) {
        if self.waiting().remove(&room).is_some() {
            self.changed.notify_one();
        }
    }

    /// The rooms whose hosts are connected.
    pub(super) fn connected(&self) -> HashMap<RoomId, Client> {
        let waiting = self.waiting();
        waiting.iter().filter(|(_, host)| host.connections > 0).map(|(id, host)| (*id, host.client)).collect()
    }

    /// The rooms whose hosts are not connected, but will be in a moment.
    pub(super) fn expected(&self) -> HashMap<RoomId, Client> {
        let now = Instant::now();
        let waiting = self.waiting();
        let expected = waiting.iter().filter(|(_, host)| host.connections == 0 && host.is_expected(now));
        expected.map(|(id, host)| (*id, host.client)).collect()
    }
}

/// Leaves out challenges of whoever has too many, so that nobody can fill the lobby.
pub(super) fn share_lobby(rooms: &mut Vec<RoomSummary>, hosts: &HashMap<RoomId, Client>) {
    let (mut by_visitor, mut by_address) = (HashMap::new(), HashMap::new());
    rooms.retain(|room| {
        hosts.get(&room.room).is_some_and(|client| {
            let visitor: &mut usize = by_visitor.entry(client.visitor).or_default();
            let address: &mut usize = by_address.entry(client.address).or_default();
            *visitor += 1;
            if *visitor > MAX_PER_VISITOR {
                return false;
            }
            *address += 1;
            *address <= MAX_PER_ADDRESS
        })
    });
}
