//! A bus over NATS.
//!
//! A room has a subject of its own, which a node subscribes to while the room is in memory. So a turn costs one message for each node
//! that has its room, however many watch there, and nothing for all others.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event, ServerAddr};
use async_trait::async_trait;
use futures_util::StreamExt;
use lyngk_room::RoomId;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

use super::{Bus, BusEvent, Hint, Subscription};

/// The number of hints that may wait to be sent or to be heard. More are lost, which is made up for.
const QUEUE: usize = 16 * 1024;
/// The number of hints that may wait for a room.
const ROOM_QUEUE: usize = 64;
/// The timeout for hints that still wait when the bus is closed.
const CLOSE_TIMEOUT: Duration = Duration::from_millis(500);
/// The timeout for telling the server about a subscription.
const SUBSCRIBE_TIMEOUT: Duration = Duration::from_millis(100);
/// The timeout of a connection for a check.
const CHECK_TIMEOUT: Duration = Duration::from_secs(3);
/// The longest pause before the connection is tried again.
const RECONNECT_PAUSE: Duration = Duration::from_secs(1);

/// An error of a bus that cannot be used.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BusError {
    /// A URL cannot be read. It is not shown, as it may have a password.
    #[error("a URL of the message bus is not valid; expected nats://host:port, several separated by commas")]
    Url,
    /// The connection cannot be set up.
    #[error("the message bus cannot be used: {0}")]
    Connect(#[from] async_nats::ConnectError),
    /// The server does not answer.
    #[error("the message bus cannot be used: {0}")]
    Flush(#[from] async_nats::client::FlushError),
    /// A subscription is refused.
    #[error("the message bus cannot be used: {0}")]
    Subscribe(#[from] async_nats::SubscribeError),
}

/// A bus over NATS.
#[derive(Debug)]
pub struct NatsBus {
    client: Client,
    prefix: String,
    outgoing: mpsc::Sender<Hint>,
    /// Whether the last hint did not fit into the queue.
    is_full: AtomicBool,
    heard: mpsc::Sender<BusEvent>,
    received: Mutex<Option<mpsc::Receiver<BusEvent>>>,
    /// The tasks that send, and hear what concerns all nodes.
    _tasks: [Task; 2],
}

/// A task that ends when this is dropped.
#[derive(Debug)]
struct Task(JoinHandle<()>);

impl Drop for Task {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl NatsBus {
    /// Finds out whether one of several servers can be used now.
    ///
    /// # Errors
    /// If a URL cannot be read, or no server can be reached.
    pub async fn check(urls: &str) -> Result<(), BusError> {
        let options = ConnectOptions::new().name("lyngk").connection_timeout(CHECK_TIMEOUT);
        let client = options.connect(addresses(urls)?).await?;
        client.flush().await?;
        Ok(())
    }

    /// Connects to one of several servers, for the nodes of one installation. If none can be reached, they are tried again and again:
    /// nodes work without hints, though slower.
    ///
    /// # Errors
    /// If a URL cannot be read, or the servers refuse this client.
    pub async fn connect(urls: &str, installation: &str) -> Result<NatsBus, BusError> {
        let addresses = addresses(urls)?;
        let (heard, received) = mpsc::channel(QUEUE);
        let (events, was_connected) = (heard.clone(), Arc::new(AtomicBool::new(false)));
        let client = ConnectOptions::new()
            .name("lyngk")
            .no_echo()
            .retry_on_initial_connect()
            .max_reconnects(None)
            .reconnect_delay_callback(|attempts| RECONNECT_PAUSE.min(Duration::from_millis(50) * attempts as u32))
            .ping_interval(Duration::from_secs(5))
            .subscription_capacity(ROOM_QUEUE)
            .event_callback(move |event| {
                let change = report(&event, &was_connected);
                let events = events.clone();
                async move {
                    if let Some(change) = change {
                        // If nobody listens any more, nobody needs to know.
                        let _ = events.send(change).await;
                    }
                }
            })
            .connect(addresses)
            .await?;
        let prefix = format!("lyngk.{installation}");
        let mut to_all = client.subscribe(format!("{prefix}.nodes")).await?;
        let (outgoing, mut waiting) = mpsc::channel::<Hint>(QUEUE);
        let hearing = heard.clone();
        let hear = tokio::spawn(async move {
            while let Some(message) = to_all.next().await {
                pass_on(&hearing, &message.payload);
            }
        });
        let (sender, subjects) = (client.clone(), prefix.clone());
        let send = tokio::spawn(async move {
            while let Some(hint) = waiting.recv().await {
                let subject = match hint.room() {
                    Some(room) => format!("{subjects}.room.{room}"),
                    None => format!("{subjects}.nodes"),
                };
                let payload = match serde_json::to_vec(&hint) {
                    Ok(payload) => payload,
                    Err(error) => {
                        tracing::error!(%error, "a hint cannot be written");
                        continue;
                    }
                };
                if let Err(error) = sender.publish(subject, payload.into()).await {
                    tracing::error!(%error, "a hint cannot be sent");
                }
            }
        });
        let received = Mutex::new(Some(received));
        let is_full = AtomicBool::new(false);
        Ok(NatsBus { client, prefix, outgoing, is_full, heard, received, _tasks: [Task(hear), Task(send)] })
    }
}

/// The servers of a list of URLs.
fn addresses(urls: &str) -> Result<Vec<ServerAddr>, BusError> {
    urls.split(',').map(|url| url.trim().parse::<ServerAddr>().map_err(|_| BusError::Url)).collect()
}

/// Logs a change of the connection. Returns what the rooms need to know.
fn report(event: &Event, was_connected: &AtomicBool) -> Option<BusEvent> {
    match event {
        Event::Connected if was_connected.swap(true, Ordering::Relaxed) => {
            tracing::info!("the message bus is back");
            return Some(BusEvent::Reconnected);
        }
        Event::Disconnected => tracing::warn!("the message bus cannot be reached; games go on, a little slower"),
        Event::ClientError(error) => tracing::debug!(%error, "message bus"),
        _ => {}
    }
    None
}

/// Passes a hint on, if it is understood.
fn pass_on(heard: &mpsc::Sender<BusEvent>, payload: &[u8]) {
    if let Ok(hint) = serde_json::from_slice(payload) {
        // A hint too many is lost.
        let _ = heard.try_send(BusEvent::Hint(hint));
    }
}

#[async_trait]
impl Bus for NatsBus {
    fn is_shared(&self) -> bool {
        true
    }

    fn is_connected(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    fn publish(&self, hint: &Hint) {
        let is_full = self.outgoing.try_send(hint.clone()).is_err();
        // Once, until there is room again.
        if is_full && !self.is_full.swap(true, Ordering::Relaxed) {
            tracing::warn!("too many hints wait for the message bus; some are lost");
        } else if !is_full {
            self.is_full.store(false, Ordering::Relaxed);
        }
    }

    async fn subscribe(&self, room: RoomId) -> Subscription {
        // It fails only when the client has been closed.
        let Ok(mut hints) = self.client.subscribe(format!("{}.room.{room}", self.prefix)).await else {
            return Subscription(None);
        };
        let heard = self.heard.clone();
        let follow = Task(tokio::spawn(async move {
            while let Some(message) = hints.next().await {
                pass_on(&heard, &message.payload);
            }
        }));
        if self.is_connected() {
            // The log is read next. What is appended after that should be heard.
            let _ = tokio::time::timeout(SUBSCRIBE_TIMEOUT, self.client.flush()).await;
        }
        Subscription(Some(Box::new(follow)))
    }

    fn take_events(&self) -> Option<mpsc::Receiver<BusEvent>> {
        self.received.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    async fn close(&self) {
        let sent = async {
            while self.outgoing.capacity() < QUEUE {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
            self.client.flush().await
        };
        // Hints that cannot be sent now are of no use later.
        let _ = tokio::time::timeout(CLOSE_TIMEOUT, sent).await;
    }
}
