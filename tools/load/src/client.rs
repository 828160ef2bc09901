//! A player at a table, who comes back after any interruption.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, anyhow, bail};
use futures_util::{SinkExt, StreamExt};
use lyngk_room::lot::SecretNumber;
use lyngk_room::{CommandId, LogEntry, Room, RoomCommand, RoomId, Timestamp};
use lyngk_wire::{Goodbye, News, Rejection, RoomClient};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::Visitor;

/// The time after which a client that cannot come back gives up.
const GIVE_UP: Duration = Duration::from_mins(1);
/// The time between two attempts to come back, or to have a command carried out.
const BETWEEN_ATTEMPTS: Duration = Duration::from_millis(50);
/// A connection that is silent for this long is dead, and one that takes this long is given up, as at the page.
const SILENCE: Duration = Duration::from_secs(13);
/// The size of a connection's buffers. Messages are small, and there are many connections.
const BUFFER: usize = 2048;

/// The answer to a command.
pub type Reply = Result<(), Rejection>;

/// A player at a table.
#[derive(Debug)]
pub struct Client {
    visitor: Visitor,
    id: RoomId,
    socket: Option<WebSocketStream<TcpStream>>,
    table: RoomClient,
    told: Vec<LogEntry>,
    /// Whether all events are kept, to be compared later.
    keeps: bool,
    /// The last command that was answered, with the answer.
    answered: Option<(CommandId, Reply)>,
    interruptions: u32,
    /// How often the server could not store a command.
    not_stored: u32,
}

impl Client {
    /// A player who enters a room. With `keeps` they remember all that they are told.
    ///
    /// # Errors
    /// If the server cannot be reached or does not let them in.
    pub async fn enter(visitor: Visitor, id: RoomId, keeps: bool) -> Result<Client> {
        let (mut number, mut nonce) = ([0; 32], [0; 8]);
        for bytes in [&mut number[..], &mut nonce[..]] {
            getrandom::fill(bytes).map_err(|error| anyhow!("no random numbers: {error}"))?;
        }
        let mut client = Client {
            visitor,
            id,
            socket: None,
            table: RoomClient::new(SecretNumber::from_random(number), u64::from_ne_bytes(nonce), None),
            told: Vec::new(),
            keeps,
            answered: None,
            interruptions: 0,
            not_stored: 0,
        };
        client.come_back().await?;
        Ok(client)
    }

    /// Messages to the client, if it keeps them.
    #[must_use]
    pub fn told(&self) -> &[LogEntry] {
        &self.told
    }

    /// How often the connection was lost.
    #[must_use]
    pub fn interruptions(&self) -> u32 {
        self.interruptions
    }

    /// How often the server said that it could not store a command.
    #[must_use]
    pub fn not_stored(&self) -> u32 {
        self.not_stored
    }

    /// The room as the client knows it.
    ///
    /// # Errors
    /// If the client has heard of no event yet.
    pub fn room(&self) -> Result<&Room> {
        self.table.room().context("no event has arrived yet")
    }

    /// Carries out a command: it is sent until it is answered, however often the connection breaks.
    ///
    /// # Errors
    /// If the server cannot be reached for too long, or what it says is wrong.
    pub async fn act(&mut self, command: RoomCommand) -> Result<Reply> {
        let id = self.table.act(command).context("a command id")?;
        self.send().await;
        loop {
            if let Some((_, reply)) = self.answered.take_if(|(answered, _)| *answered == id) {
                return Ok(reply);
            }
            self.take_in().await?;
        }
    }

    /// Takes in what happens until the room is in a state.
    ///
    /// # Errors
    /// If the server cannot be reached for too long, or what it says is wrong.
    pub async fn until(&mut self, state: impl Fn(&Room) -> bool) -> Result<()> {
        while !self.table.room().is_some_and(&state) {
            self.take_in().await?;
        }
        Ok(())
    }

    /// Takes in one message, or comes back if the connection is lost.
    async fn take_in(&mut self) -> Result<()> {
        let socket = self.socket.as_mut().context("a connection")?;
        match timeout(SILENCE, socket.next()).await {
            Ok(Some(Ok(Message::Text(text)))) => self.hear(&text).await?,
            Ok(Some(Ok(Message::Ping(_) | Message::Pong(_)))) => {}
            Ok(Some(Ok(_) | Err(_)) | None) | Err(_) => {
                self.interruptions += 1;
                self.come_back().await?;
            }
        }
        self.send().await;
        Ok(())
    }

    async fn hear(&mut self, text: &str) -> Result<()> {
        // The table checks number and possibility of every event, and the rules every turn.
        match self.table.receive(text, now())? {
            Some(News::Events(events)) if self.keeps => self.told.extend(events),
            Some(News::Done(id)) => self.answered = Some((id, Ok(()))),
            Some(News::Refused(id, _, reason)) => self.answered = Some((id, Err(reason))),
            Some(News::Delayed(reason)) => {
                self.not_stored += u32::from(reason == Rejection::Storage);
                sleep(BETWEEN_ATTEMPTS).await;
                self.table.try_again();
            }
            Some(News::Goodbye(Goodbye::Stopping | Goodbye::Unavailable)) => self.come_back().await?,
            Some(News::Goodbye(reason)) => bail!("the server says goodbye: {reason}"),
            Some(News::Entered | News::Presence | News::Events(_)) | None => {}
        }
        Ok(())
    }

    /// Sends what is to be sent. A broken connection is noticed when something is awaited.
    async fn send(&mut self) {
        let Some(socket) = &mut self.socket else { return };
        for message in self.table.outgoing() {
            if socket.send(Message::text(message.to_text())).await.is_err() {
                return;
            }
        }
    }

    /// Connects, and asks for what was missed.
    async fn come_back(&mut self) -> Result<()> {
        self.table.disconnected();
        let connect = async {
            loop {
                match timeout(SILENCE, self.connect()).await {
                    Ok(Ok(socket)) => return socket,
                    Ok(Err(_)) | Err(_) => sleep(BETWEEN_ATTEMPTS).await,
                }
            }
        };
        self.socket = Some(timeout(GIVE_UP, connect).await.context("the server cannot be reached")?);
        self.table.connected();
        self.send().await;
        Ok(())
    }

    async fn connect(&self) -> Result<WebSocketStream<TcpStream>> {
        let address = self.visitor.address;
        let mut request = format!("ws://{address}/api/rooms/{}/live", self.id).into_client_request()?;
        if let Some(cookie) = &self.visitor.cookie {
            request.headers_mut().insert("Cookie", cookie.parse()?);
        }
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let mut config = WebSocketConfig::default();
        config.read_buffer_size = BUFFER;
        config.write_buffer_size = 0;
        Ok(client_async_with_config(request, stream, Some(config)).await?.0)
    }
}

fn now() -> Timestamp {
    Timestamp::default() + SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
}
