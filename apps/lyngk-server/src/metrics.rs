//! Metrics in the text format of Prometheus.

use std::time::Duration;

use lyngk_room::Place;
use lyngk_wire::http::Status;
use lyngk_wire::{Goodbye, Rejection};
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;
use serde::Serialize;

/// The media type of [`Metrics::to_text`].
pub(crate) const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// A counter with one label.
type Counters = Family<[(&'static str, String); 1], Counter>;

/// The metrics of a server. No label has a value that a client can choose, so their number is bounded.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    connections: Family<[(&'static str, String); 1], Gauge>,
    rooms: Gauge,
    bus: Gauge,
    games: Counters,
    turns: Counter,
    turn_seconds: Histogram,
    refusals: Counters,
    disconnections: Counters,
    responses: Counters,
}

/// Why a connection ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    /// This side closes it.
    Goodbye(Goodbye),
    /// The client closed it, or it broke.
    Closed,
    /// The client did not even answer pings.
    Silent,
    /// The client did not take a message in time.
    NotReading,
}

impl Ending {
    /// The reason, as metrics and logs have it.
    pub(crate) fn name(self) -> String {
        match self {
            Ending::Goodbye(goodbye) => wire_name(&goodbye),
            Ending::Closed => "closed".to_owned(),
            Ending::Silent => "silent".to_owned(),
            Ending::NotReading => "not_reading".to_owned(),
        }
    }
}

/// Metrics of a store's commits. Every store measures its own.
#[derive(Clone, Debug)]
pub struct CommitMetrics {
    seconds: Histogram,
    writes: Histogram,
    failures: Counter,
}

impl Default for CommitMetrics {
    fn default() -> CommitMetrics {
        CommitMetrics {
            seconds: seconds(),
            writes: Histogram::new(exponential_buckets(1.0, 2.0, 10)),
            failures: Counter::default(),
        }
    }
}

impl CommitMetrics {
    /// Notes a transaction with this many writes.
    pub fn committed(&self, writes: usize, took: Duration) {
        self.seconds.observe(took.as_secs_f64());
        self.writes.observe(writes as f64);
    }

    /// Notes a transaction that failed.
    pub fn failed(&self) {
        self.failures.inc();
    }
}

/// A histogram of durations from 0.5 ms to 8 s.
fn seconds() -> Histogram {
    Histogram::new(exponential_buckets(0.0005, 2.0, 15))
}

impl Metrics {
    pub(crate) fn new(commits: &CommitMetrics) -> Metrics {
        let mut registry = Registry::with_prefix("lyngk");
        let metrics = Metrics {
            connections: Family::default(),
            rooms: Gauge::default(),
            bus: Gauge::default(),
            games: Family::default(),
            turns: Counter::default(),
            turn_seconds: seconds(),
            refusals: Family::default(),
            disconnections: Family::default(),
            responses: Family::default(),
            registry: Registry::default(),
        };
        registry.register("connections", "WebSockets in a room, by role", metrics.connections.clone());
        registry.register("rooms_in_memory", "Rooms in memory", metrics.rooms.clone());
        let help = "Whether the message bus is connected; always 1 without a bus";
        registry.register("bus_connected", help, metrics.bus.clone());
        registry.register("games", "Games that reached a status", metrics.games.clone());
        registry.register("turns", "Turns stored", metrics.turns.clone());
        let help = "Time from the arrival of a turn until it is stored and handed to all connections";
        registry.register("turn_seconds", help, metrics.turn_seconds.clone());
        registry.register("refusals", "Commands refused, by reason", metrics.refusals.clone());
        registry.register("disconnections", "WebSockets that ended, by reason", metrics.disconnections.clone());
        registry.register("http_responses", "HTTP responses, by status", metrics.responses.clone());
        registry.register("commit_seconds", "Duration of a transaction", commits.seconds.clone());
        registry.register("commit_writes", "Writes in a transaction", commits.writes.clone());
        registry.register("commit_failures", "Transactions that failed", commits.failures.clone());
        Metrics { registry, ..metrics }
    }

    /// All metrics as text, with the number of rooms in memory and the state of the bus at this moment.
    pub(crate) fn to_text(&self, rooms: usize, bus_is_connected: bool) -> String {
        self.rooms.set(i64::try_from(rooms).unwrap_or(i64::MAX));
        self.bus.set(bus_is_connected.into());
        let mut text = String::new();
        // Writing to a string does not fail.
        let _ = encode(&mut text, &self.registry);
        text
    }

    pub(crate) fn connected(&self, place: Option<Place>) {
        self.connections.get_or_create(&role(place)).inc();
    }

    pub(crate) fn disconnected(&self, place: Option<Place>) {
        self.connections.get_or_create(&role(place)).dec();
    }

    pub(crate) fn ended(&self, ending: Ending) {
        self.disconnections.get_or_create(&[("reason", ending.name())]).inc();
    }

    /// Notes that a game has reached a status.
    pub(crate) fn reached(&self, status: Status) {
        self.games.get_or_create(&[("status", wire_name(&status))]).inc();
    }

    pub(crate) fn turns_stored(&self, turns: usize) {
        self.turns.inc_by(turns as u64);
    }

    pub(crate) fn turn_took(&self, took: Duration) {
        self.turn_seconds.observe(took.as_secs_f64());
    }

    pub(crate) fn refused(&self, reason: Rejection) {
        let name = match reason {
            Rejection::Room(error) => wire_name(&error),
            other => wire_name(&other),
        };
        self.refusals.get_or_create(&[("reason", name)]).inc();
    }

    pub(crate) fn responded(&self, status: u16) {
        self.responses.get_or_create(&[("status", status.to_string())]).inc();
    }
}

fn role(place: Option<Place>) -> [(&'static str, String); 1] {
    [("role", if place.is_some() { "player" } else { "watcher" }.to_owned())]
}

/// The name of a value without fields, as on the wire.
pub(crate) fn wire_name(value: &impl Serialize) -> String {
    let name = serde_json::to_value(value).unwrap_or_default();
    name.as_str().unwrap_or("other").to_owned()
}
