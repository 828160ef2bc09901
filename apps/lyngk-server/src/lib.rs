//! The server of lyngk: the page, and live games between people.
//!
//! [`run`] serves until it is told to stop. Bytes become messages (`api`, `socket`), messages become commands of a room (`rooms`), and
//! the room's events go to the [`store`] before anybody hears of them. The rules of a table are in `lyngk-room`, the form of
//! messages in `lyngk-wire`.

mod api;
pub mod bus;
mod clock;
mod limit;
mod listen;
mod metrics;
mod origin;
mod proxy;
mod rooms;
mod socket;
pub mod store;
mod visitor;

use std::future::Future;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use lyngk_room::Timestamp;
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep_until};

pub use crate::limit::Rate;
pub use crate::metrics::CommitMetrics;
pub use crate::proxy::Proxy;
pub use crate::rooms::Client;
pub use crate::visitor::VisitorId;

use crate::bus::{Bus, BusEvent, NodeId};
use crate::clock::Clock;
use crate::limit::{Holdings, Limiter};
use crate::metrics::Metrics;
use crate::rooms::{Rooms, Round, measured_time};
use crate::store::{Store, StoreError};

/// How often the server looks for what is due. A flag falls about this much later at most, while nothing else takes long.
const DUE_INTERVAL: Duration = Duration::from_millis(200);
/// How often the process gives a sign of life, so that it notices when it was stopped.
const ALIVE_INTERVAL: Duration = Duration::from_millis(200);
/// How often the server tries again what failed, and one of several compares its rooms in memory with the store.
const LOOK_INTERVAL: Duration = Duration::from_secs(1);
/// How often the server notes that it is up, while somebody is connected or something is due soon.
const BEAT_INTERVAL: Duration = Duration::from_secs(5);
/// How often it does so otherwise. An idle server lets the disk sleep, and what is not due soon has limits of weeks.
const IDLE_BEAT_INTERVAL: Duration = Duration::from_hours(1);
/// How often one of several nodes does so, idle or not: from its heartbeat others tell an outage of their own from one of all nodes.
const NODE_BEAT_INTERVAL: Duration = Duration::from_secs(2);
/// How late the heartbeat of a node that is up may be.
const LATE_BEAT: Duration = Duration::from_millis(500);
/// How often a node that starts looks for the heartbeat of another.
const LOOK_FOR_BEAT: Duration = Duration::from_millis(20);
/// How often nodes tell each other that they are up.
const UP_INTERVAL: Duration = Duration::from_secs(1);
/// How often nodes tell each other which hosts wait for somebody, also if nothing changes.
const LIST_INTERVAL: Duration = Duration::from_secs(5);
/// The time between two such lists, at least. A longer list, which has several hints, takes several times as long.
const LIST_PAUSE: Duration = Duration::from_millis(100);
/// How often nodes tell each other again who is in which room, as a hint may have been lost.
const REPEAT_INTERVAL: Duration = Duration::from_secs(20);
/// How often they do a step of that.
const STEP_INTERVAL: Duration = Duration::from_millis(100);
/// How often the store's clock is measured.
const CLOCK_INTERVAL: Duration = Duration::from_secs(5);
/// The number of measurements at the start, of which the best counts.
const CLOCK_SAMPLES: usize = 5;
/// A clock runs for a day at most, beside what is added for each turn.
const SOON: Duration = Duration::from_hours(26);
/// Requests of an address that change something.
const REQUESTS: Rate = Rate { burst: 30.0, per_second: 0.5 };
/// New sockets of an address.
const SOCKETS: Rate = Rate { burst: 60.0, per_second: 2.0 };

/// Bytes that an address may have stored beyond what games need.
const STORED_BYTES: Rate = Rate { burst: 2.0 * 1024.0 * 1024.0, per_second: 2.0 * 1024.0 * 1024.0 / 3600.0 };

/// The settings of a server.
#[derive(Clone, Copy, Debug)]
pub struct Config {
    /// The proxy in front, if there is one. It speaks HTTPS, and names the client's address in `X-Forwarded-For` and the public host in
    /// `Host` or `X-Forwarded-Host`. All others but programs on the same machine are refused.
    pub behind_proxy: Option<Proxy>,
    /// Whether `GET /metrics` is answered, for programs on the same machine.
    pub metrics: bool,
    /// The number of people who can be connected at the same time.
    pub max_sockets: usize,
    /// The number of sockets that an address can have at the same time, if it is limited.
    pub max_sockets_per_address: Option<usize>,
    /// The largest number of HTTP connections of an address at the same time, if there is one: half of all. It does not count behind a
    /// proxy.
    pub max_connections_per_address: Option<usize>,
    /// Another rate for requests and new connections of an address.
    pub request_rate: Option<Rate>,
    /// Another rate for messages of a connection.
    pub message_rate: Option<Rate>,
    /// Another rate for bytes that an address may have stored beyond what games need.
    pub stored_bytes: Option<Rate>,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            behind_proxy: None,
            metrics: false,
            max_sockets: 25_000,
            // A class or a club may share one address.
            max_sockets_per_address: Some(100),
            max_connections_per_address: Some(128),
            request_rate: None,
            message_rate: None,
            stored_bytes: None,
        }
    }
}

/// State shared by all requests.
pub(crate) struct Server {
    config: Config,
    /// The address on which the server listens.
    address: SocketAddr,
    rooms: Rooms,
    requests: Limiter<IpAddr>,
    new_sockets: Limiter<IpAddr>,
    sockets_by_address: Holdings<IpAddr>,
    stored_bytes: Limiter<IpAddr>,
    sockets: Arc<Semaphore>,
    stopping: watch::Receiver<bool>,
}

/// The error of a server that cannot start.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StartError {
    /// The listener has no address.
    #[error("the server has no address: {0}")]
    Address(#[from] std::io::Error),
    /// The store cannot be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The system has no random numbers.
    #[error("the system has no random numbers: {0}")]
    Random(#[from] getrandom::Error),
}

/// Serves live games from a store, and everything else by `page`, until `shutdown` completes. Servers that share the store tell each
/// other over a bus what happens.
///
/// # Errors
/// If the store cannot be read or written at the start.
pub async fn run(
    listener: TcpListener,
    config: Config,
    store: Arc<dyn Store>,
    bus: Arc<dyn Bus>,
    page: Router,
    shutdown: impl Future<Output = ()>,
) -> Result<(), StartError> {
    let last_up = store.last_beat().await?;
    let clock = start_clock(&*store, last_up).await?;
    let (stop, stopping) = watch::channel(false);
    let server = Arc::new(Server {
        config,
        address: listener.local_addr()?,
        rooms: Rooms::new(
            Arc::clone(&store),
            Arc::clone(&bus),
            NodeId::random()?,
            clock,
            Metrics::new(store.commits()),
        ),
        requests: Limiter::new(config.request_rate.unwrap_or(REQUESTS)),
        new_sockets: Limiter::new(config.request_rate.unwrap_or(SOCKETS)),
        sockets_by_address: Holdings::new(config.max_sockets_per_address),
        stored_bytes: Limiter::new(config.stored_bytes.unwrap_or(STORED_BYTES)),
        sockets: Arc::new(Semaphore::new(config.max_sockets)),
        stopping,
    });
    listen::raise_file_limit(config.max_sockets);
    let talk = bus.take_events().map(|events| tokio::spawn(talk_to_nodes(Arc::clone(&server), events)));
    // Clocks stand still while no server is up.
    if let Some(last_up) = last_up
        && !is_another_up(&server, last_up).await?
    {
        server.rooms.was_down_since(last_up);
        server.rooms.leave_out_outages().await?;
    }
    server.rooms.beat().await?;
    let alive = tokio::spawn(give_signs_of_life(Arc::clone(&server)));
    let chores = tokio::spawn(do_chores(Arc::clone(&server)));
    let router = api::router(&server, page);
    let stopped = async {
        shutdown.await;
        // Nobody receives only if nobody is connected.
        let _ = stop.send(true);
    };
    // All clients of a proxy have its address.
    let per_address = config.max_connections_per_address.filter(|_| config.behind_proxy.is_none());
    listen::run(listener, router, per_address, stopped).await;
    chores.abort();
    alive.abort();
    let all = u32::try_from(config.max_sockets).unwrap_or(u32::MAX);
    // Connections say goodbye and end. Those that do not read are given up.
    let _ = tokio::time::timeout(Duration::from_secs(2), server.sockets.acquire_many(all)).await;
    if let Some(talk) = talk {
        talk.abort();
        server.rooms.say_that_gone();
    }
    bus.close().await;
    if let Err(error) = server.rooms.beat().await {
        tracing::error!(%error, "the end cannot be noted");
    }
    store.close().await;
    Ok(())
}

/// The clock of a server: the store's, if it has one, otherwise the system's.
async fn start_clock(store: &dyn Store, last_up: Option<Timestamp>) -> Result<Clock, StoreError> {
    let mut best: Option<(Clock, Duration)> = None;
    for _ in 0..CLOCK_SAMPLES {
        let Some((now, error)) = measured_time(store).await? else { return Ok(Clock::starting_after(last_up)) };
        if best.as_ref().is_none_or(|(_, smallest)| error < *smallest) {
            best = Some((Clock::starting_at(now, last_up), error));
        }
    }
    Ok(best.map_or_else(|| Clock::starting_after(last_up), |(clock, _)| clock))
}

/// Whether another node is up, as it says so or the heartbeat goes on.
async fn is_another_up(server: &Server, last_up: Timestamp) -> Result<bool, StoreError> {
    let rooms = &server.rooms;
    while rooms.is_shared() && rooms.clock().now() < last_up + NODE_BEAT_INTERVAL + LATE_BEAT {
        if rooms.is_another_up() || rooms.store().last_beat().await?.is_some_and(|beat| beat > last_up) {
            return Ok(true);
        }
        tokio::time::sleep(LOOK_FOR_BEAT).await;
    }
    Ok(false)
}

/// Hears what other nodes tell, and tells them who is here.
async fn talk_to_nodes(server: Arc<Server>, mut events: mpsc::Receiver<BusEvent>) {
    let rooms = &server.rooms;
    let [mut up, mut list, mut repeat, mut step] =
        [UP_INTERVAL, LIST_INTERVAL, REPEAT_INTERVAL, STEP_INTERVAL].map(interval);
    let mut round = Round::default();
    let mut next_list = Instant::now();
    loop {
        let hosts_changed = async {
            sleep_until(next_list).await;
            rooms.hosts_changed().await;
        };
        let absences = tokio::select! {
            event = events.recv() => match event {
                Some(BusEvent::Hint(hint)) => {
                    let heard = rooms.hear(hint);
                    if let Some(what) = heard.to_read {
                        // A room that waits for the store holds up no other.
                        let server = Arc::clone(&server);
                        tokio::spawn(async move { server.rooms.read(what).await });
                    }
                    heard.absences
                }
                Some(BusEvent::Reconnected) => {
                    rooms.say_that_up();
                    rooms.tell_hosts();
                    round = rooms.begin_round();
                    Vec::new()
                }
                None => return,
            },
            () = hosts_changed => {
                next_list = Instant::now() + LIST_PAUSE * rooms.tell_hosts();
                Vec::new()
            }
            _ = up.tick() => {
                rooms.say_that_up();
                rooms.forget_silent_nodes()
            }
            _ = list.tick() => {
                rooms.tell_hosts();
                Vec::new()
            }
            _ = repeat.tick() => {
                round = rooms.begin_round();
                Vec::new()
            }
            _ = step.tick() => rooms.go_on(&mut round),
        };
        for room in absences {
            socket::note_absences_soon(&server, room);
        }
    }
}

/// Gives signs of life, and does nothing else: no database and no long list of rooms delays them, only a stop of the process or a machine
/// that is overloaded.
async fn give_signs_of_life(server: Arc<Server>) {
    let mut signs = interval(ALIVE_INTERVAL);
    signs.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        signs.tick().await;
        server.rooms.note_alive();
    }
}

/// Does what is due, notes that the server is up, follows the store and its clock, and tries again what failed. One after the other: a
/// chore that takes long delays the next.
async fn do_chores(server: Arc<Server>) {
    let beat_interval = if server.rooms.is_shared() { NODE_BEAT_INTERVAL } else { BEAT_INTERVAL };
    let [mut due, mut beat, mut look, mut time] =
        [DUE_INTERVAL, beat_interval, LOOK_INTERVAL, CLOCK_INTERVAL].map(|every| {
            let mut interval = interval(every);
            interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
            interval
        });
    let mut beat_at = Instant::now();
    let mut fails = false;
    loop {
        let outcome = tokio::select! {
            _ = due.tick() => server.rooms.do_what_is_due().await,
            _ = beat.tick() => note_that_up(&server, &mut beat_at).await,
            _ = look.tick() => server.rooms.look_around().await,
            _ = time.tick() => server.rooms.follow_store_clock().await,
        };
        match outcome {
            Ok(()) if !server.rooms.is_failing() => fails = false,
            Ok(()) => {}
            // Once, however often it is tried again.
            Err(error) => {
                if !std::mem::replace(&mut fails, true) {
                    tracing::error!(%error, "a chore failed; it will be tried again");
                }
            }
        }
    }
}

async fn note_that_up(server: &Server, beat_at: &mut Instant) -> Result<(), StoreError> {
    let rooms = &server.rooms;
    let is_idle =
        !rooms.is_shared() && rooms.count() == 0 && rooms.store().due(rooms.clock().now() + SOON, 1).await?.is_empty();
    if !is_idle || beat_at.elapsed() >= IDLE_BEAT_INTERVAL {
        rooms.beat().await?;
        *beat_at = Instant::now();
    }
    Ok(())
}
