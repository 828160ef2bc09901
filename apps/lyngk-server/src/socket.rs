//! The WebSocket of a room.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, Path, State};
use axum::http::header::{self, HeaderMap};
use axum::response::{IntoResponse, Response};
use lyngk_room::{Arrival, RoomCommand, RoomError, RoomId};
use lyngk_wire::{ClientMessage, Goodbye, MAX_CLIENT_MESSAGE, Rejection, ServerMessage, VERSION};
use tokio::sync::watch;
use tokio::time::{MissedTickBehavior, interval, timeout};

use crate::api::{ApiError, client_address};
use crate::limit::{Bucket, Rate};
use crate::metrics::Ending;
use crate::rooms::{ABSENCE_GRACE, ActionError, Entrance, EntryError, LiveRoom, Newcomer, log_name};
use crate::visitor::{VisitorId, VisitorSecret};
use crate::{Server, origin};

/// The timeout for the first message.
const ENTER_TIMEOUT: Duration = Duration::from_secs(10);
/// The timeout for sending a message to a client.
const SEND_TIMEOUT: Duration = Duration::from_secs(10);
/// The time between two measurements of the lag.
const PING_INTERVAL: Duration = Duration::from_secs(10);
/// A change of the lag in milliseconds from which it is announced.
const NOTABLE_LAG: u32 = 50;
/// A client that is silent for this time is gone: it did not even answer pings.
const SILENCE_LIMIT: Duration = Duration::from_secs(35);
/// How fast a client may send messages.
const MESSAGES: Rate = Rate { burst: 30.0, per_second: 5.0 };
/// The number of messages over the limit after which the connection is closed.
const MAX_EXCESS: u32 = 100;
/// The bytes that a stored entry has beside what the client sent, about.
const ENTRY_BYTES: usize = 100;
/// The size of a connection's buffers. Messages are small.
const BUFFER: usize = 2048;

/// Turns a request into a WebSocket.
pub(crate) async fn upgrade(
    State(server): State<Arc<Server>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(id): Path<String>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let Ok(upgrade) = upgrade else {
        return ([(header::UPGRADE, "websocket")], ApiError::NotASocket).into_response();
    };
    if !origin::is_same_origin(&headers) {
        return ApiError::OtherSite.into_response();
    }
    let address = client_address(&server, peer, &headers);
    if !server.new_sockets.allows(address, Instant::now()) {
        return ApiError::TooFast.into_response();
    }
    let visitor = VisitorSecret::from_headers(&headers).map(|secret| secret.id());
    let permit = Arc::clone(&server.sockets).try_acquire_owned().ok().zip(server.sockets_by_address.take(address));
    let upgrade = upgrade
        .max_message_size(MAX_CLIENT_MESSAGE)
        .max_frame_size(MAX_CLIENT_MESSAGE)
        .read_buffer_size(BUFFER)
        .write_buffer_size(0);
    upgrade.on_upgrade(move |mut socket| async move {
        let ending = match (id.parse::<RoomId>(), permit) {
            (Err(_), _) => Ending::Goodbye(Goodbye::NoSuchRoom),
            (_, None) => Ending::Goodbye(Goodbye::Full),
            (Ok(id), Some(_permit)) => serve(&server, &mut socket, id, visitor, address).await,
        };
        server.rooms.metrics().ended(ending);
        if let Ending::Goodbye(goodbye) = ending {
            say_goodbye(&mut socket, goodbye).await;
        }
    })
}

/// Serves a connection until one side closes it.
async fn serve(
    server: &Arc<Server>,
    socket: &mut WebSocket,
    id: RoomId,
    visitor: Option<VisitorId>,
    address: IpAddr,
) -> Ending {
    let newcomer = match first_message(socket).await {
        Ok((after, name)) => Newcomer { visitor, address, after, name },
        Err(goodbye) => return Ending::Goodbye(goodbye),
    };
    let room = match server.rooms.get(id).await {
        Ok(room) => room,
        Err(ActionError::NoSuchRoom) => return Ending::Goodbye(Goodbye::NoSuchRoom),
        Err(error) => return Ending::Goodbye(unavailable(id, &error)),
    };
    let mut entrance = match room.enter(&server.rooms, newcomer).await {
        Ok(entrance) => entrance,
        Err(EntryError::NoSuchRoom) => return Ending::Goodbye(Goodbye::NoSuchRoom),
        Err(EntryError::Store(error)) => return Ending::Goodbye(unavailable(id, &ActionError::Store(error))),
    };
    let (metrics, place, started) = (server.rooms.metrics(), entrance.place, Instant::now());
    metrics.connected(place);
    let place_name = place.map(tracing::field::display);
    tracing::info!(room = %log_name(id), place = place_name, "connected");
    note_absences_soon(server, id);
    let ending = match converse(server, socket, &room, &mut entrance, address).await {
        Ok(never) => match never {},
        Err(ending) => ending,
    };
    room.leave(&server.rooms, &entrance);
    note_absences_soon(server, id);
    metrics.disconnected(place);
    let seconds = started.elapsed().as_secs();
    tracing::info!(room = %log_name(id), place = place_name, reason = ending.name(), seconds, "disconnected");
    ending
}

fn unavailable(id: RoomId, error: &ActionError) -> Goodbye {
    if !error.is_unreadable() {
        tracing::error!(room = %log_name(id), %error, "a room cannot be entered");
    }
    Goodbye::Unavailable
}

/// Notes absences in a while, if the players are still gone then.
pub(crate) fn note_absences_soon(server: &Arc<Server>, id: RoomId) {
    let server = Arc::clone(server);
    tokio::spawn(async move {
        tokio::time::sleep(ABSENCE_GRACE).await;
        if let Some(room) = server.rooms.in_memory(id) {
            room.note_absences(&server.rooms).await;
        }
    });
}

async fn first_message(socket: &mut WebSocket) -> Result<(u64, Option<lyngk_room::Name>), Goodbye> {
    let first = async {
        for _ in 0..MAX_EXCESS {
            match socket.recv().await {
                // Pings and pongs of the WebSocket protocol are no messages of this one.
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Text(text))) => return Some(text),
                _ => return None,
            }
        }
        None
    };
    let Ok(Some(text)) = timeout(ENTER_TIMEOUT, first).await else { return Err(Goodbye::Invalid) };
    match ClientMessage::from_text(&text) {
        Ok(ClientMessage::Enter { version: VERSION, after, name }) => Ok((after, name)),
        // A message of another version may have a form that is not known here.
        _ if ClientMessage::version_of(&text).is_some_and(|version| version != VERSION) => Err(Goodbye::Version),
        _ => Err(Goodbye::Invalid),
    }
}

/// Talks to a client until the connection ends.
async fn converse(
    server: &Arc<Server>,
    socket: &mut WebSocket,
    room: &LiveRoom,
    entrance: &mut Entrance,
    address: IpAddr,
) -> Result<Infallible, Ending> {
    for text in std::mem::take(&mut entrance.greeting) {
        send(socket, Message::Text(text)).await?;
    }
    let mut stopping = server.stopping.clone();
    let started = Instant::now();
    let mut pings = interval(PING_INTERVAL);
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut heard_at = started;
    let mut unanswered = None;
    let rate = server.config.message_rate.unwrap_or(MESSAGES);
    let mut allowance = Bucket::full(rate, started);
    let mut excess = 0;
    loop {
        tokio::select! {
            // Everybody is told at once; the change is seen even if it came before this.
            () = stopped(&mut stopping) => return Err(Ending::Goodbye(Goodbye::Stopping)),
            text = entrance.inbox.recv() => match text {
                Some(text) => send(socket, Message::Text(text)).await?,
                // The room has dropped this connection.
                None => return Err(Ending::Goodbye(entrance.goodbye())),
            },
            _ = pings.tick() => {
                if heard_at.elapsed() > SILENCE_LIMIT {
                    return Err(Ending::Silent);
                }
                let sent = started.elapsed().as_millis() as u64;
                unanswered = Some(sent);
                send(socket, Message::Ping(Bytes::copy_from_slice(&sent.to_be_bytes()))).await?;
            }
            message = socket.recv() => {
                heard_at = Instant::now();
                // A turn counts from its arrival, however long it waits for the room.
                let at = server.rooms.clock().now();
                let Some(Ok(message)) = message else { return Err(Ending::Closed) };
                // Every message counts, also pings and pongs that nobody asked for.
                if !allowance.take(rate, heard_at) {
                    excess += 1;
                    if excess > MAX_EXCESS {
                        return Err(Ending::Goodbye(Goodbye::TooFast));
                    }
                    if let Message::Text(text) = &message
                        && let Ok(ClientMessage::Command { id, .. }) = ClientMessage::from_text(text)
                    {
                        server.rooms.metrics().refused(Rejection::TooFast);
                        let refused = ServerMessage::Refused { id, reason: Rejection::TooFast };
                        send(socket, Message::Text(refused.to_text().into())).await?;
                    }
                    continue;
                }
                match message {
                    Message::Text(text) => match ClientMessage::from_text(&text) {
                        Ok(ClientMessage::Command { id, command }) => {
                            if !may_be_stored(server, address, &command, text.len()) {
                                let reason = Rejection::Room(RoomError::TalkedOut);
                                server.rooms.metrics().refused(reason);
                                send(socket, Message::Text(ServerMessage::Refused { id, reason }.to_text().into())).await?;
                                continue;
                            }
                            let lag = entrance.lag.load(Ordering::Relaxed).saturating_sub(1);
                            let arrival = Arrival { at, lag: Duration::from_millis(lag.into()) };
                            room.command(&server.rooms, entrance, id, &command, arrival).await;
                        }
                        Ok(ClientMessage::Ping { token }) => {
                            let pong = ServerMessage::Pong { token, now: server.rooms.clock().now() };
                            send(socket, Message::Text(pong.to_text().into())).await?;
                        }
                        Ok(ClientMessage::Enter { .. }) | Err(_) => return Err(Ending::Goodbye(Goodbye::Invalid)),
                    },
                    Message::Pong(payload) => {
                        let sent = payload.as_ref().try_into().map(u64::from_be_bytes).ok();
                        // A pong that nobody asked for tells nothing: it could name any moment.
                        if let Some(sent) = unanswered.take_if(|unanswered| Some(*unanswered) == sent) {
                            let lag = (started.elapsed().as_millis() as u64).saturating_sub(sent);
                            let lag = u32::try_from(lag).unwrap_or(u32::MAX).saturating_add(1);
                            let before = entrance.lag.swap(lag, Ordering::Relaxed);
                            if entrance.place.is_some() && lag.abs_diff(before) >= NOTABLE_LAG {
                                room.presence_changed(None);
                            }
                        }
                    }
                    Message::Ping(_) => {}
                    Message::Binary(_) => return Err(Ending::Goodbye(Goodbye::Invalid)),
                    Message::Close(_) => return Err(Ending::Closed),
                }
            }
        }
    }
}

/// Counts what a command stores for an address. A game can do without what is refused.
fn may_be_stored(server: &Server, address: IpAddr, command: &RoomCommand, length: usize) -> bool {
    let bytes = (length + ENTRY_BYTES) as f64;
    match command {
        RoomCommand::Say { .. } | RoomCommand::Rename { .. } | RoomCommand::Offer { .. } => {
            server.stored_bytes.allows_many(address, bytes, Instant::now())
        }
        _ => {
            server.stored_bytes.count(address, bytes, Instant::now());
            true
        }
    }
}

/// Completes when the server stops.
async fn stopped(stopping: &mut watch::Receiver<bool>) {
    // An error means that the server has gone.
    drop(stopping.wait_for(|&stopping| stopping).await);
}

/// Sends a message, if the client is there and reads.
async fn send(socket: &mut WebSocket, message: Message) -> Result<(), Ending> {
    let sent = timeout(SEND_TIMEOUT, socket.send(message)).await.map_err(|_| Ending::NotReading)?;
    sent.map_err(|_| Ending::Closed)
}

async fn say_goodbye(socket: &mut WebSocket, reason: Goodbye) {
    let text = ServerMessage::Goodbye { reason }.to_text();
    if send(socket, Message::Text(text.into())).await.is_ok() {
        let _ = timeout(SEND_TIMEOUT, socket.send(Message::Close(None))).await;
    }
}
