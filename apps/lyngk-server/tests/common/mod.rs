//! A server on a free port, and clients that speak to it as the page does.

#![allow(dead_code, reason = "each test file uses a part")]

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use futures_util::{SinkExt, StreamExt};
use lyngk_room::lot::SecretNumber;
use lyngk_room::{CommandId, Phase, Place, Room, RoomCommand, RoomId, Terms};
use lyngk_rules::Variant;
use lyngk_server::bus::{Bus, LocalBus, NatsBus};
use lyngk_server::store::{PostgresStore, SqliteStore, Store};
use lyngk_server::{Config, Rate};
use lyngk_wire::http::{Challenge, Join, TakenSeat};
use lyngk_wire::{ClientMessage, Goodbye, Rejection, ServerMessage, VERSION};
use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::error::Elapsed;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Nothing in these tests takes longer, unless it is wrong.
const PATIENCE: Duration = Duration::from_secs(20);

/// A running server.
pub(crate) struct TestServer {
    pub(crate) address: SocketAddr,
    folder: Arc<tempfile::TempDir>,
    stop: Option<oneshot::Sender<()>>,
    served: JoinHandle<()>,
}

/// Settings without limits on how fast a client may be.
pub(crate) fn unlimited() -> Config {
    Config {
        metrics: true,
        request_rate: Some(Rate::UNLIMITED),
        message_rate: Some(Rate::UNLIMITED),
        stored_bytes: Some(Rate::UNLIMITED),
        max_sockets_per_address: None,
        ..Config::default()
    }
}

impl TestServer {
    pub(crate) async fn start() -> TestServer {
        TestServer::with_config(unlimited()).await
    }

    pub(crate) async fn with_config(config: Config) -> TestServer {
        let folder = Arc::new(tempfile::tempdir().expect("a folder"));
        TestServer::start_in(folder, config).await
    }

    async fn start_in(folder: Arc<tempfile::TempDir>, config: Config) -> TestServer {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        TestServer::listening_in(folder, listener, config).await
    }

    pub(crate) async fn listening(listener: TcpListener, config: Config) -> TestServer {
        TestServer::listening_in(Arc::new(tempfile::tempdir().expect("a folder")), listener, config).await
    }

    async fn listening_in(folder: Arc<tempfile::TempDir>, listener: TcpListener, config: Config) -> TestServer {
        let store = SqliteStore::open_for_server(&folder.path().join("games.db")).await.expect("a store");
        TestServer::serving(folder, listener, config, Arc::new(store), Arc::new(LocalBus))
    }

    /// Starts a server with a PostgreSQL database, and other nodes that share it over a bus.
    pub(crate) async fn node(database: &str, bus: Option<&str>) -> TestServer {
        let store = PostgresStore::open_for_server(database, bus.is_some()).await.expect("a store");
        let bus: Arc<dyn Bus> = match bus {
            Some(urls) => {
                let installation = store.installation().await.expect("a name").expect("a name");
                Arc::new(NatsBus::connect(urls, &installation).await.expect("a bus"))
            }
            None => Arc::new(LocalBus),
        };
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let folder = Arc::new(tempfile::tempdir().expect("a folder"));
        TestServer::serving(folder, listener, unlimited(), Arc::new(store), bus)
    }

    fn serving(
        folder: Arc<tempfile::TempDir>,
        listener: TcpListener,
        config: Config,
        store: Arc<dyn Store>,
        bus: Arc<dyn Bus>,
    ) -> TestServer {
        let address = listener.local_addr().expect("an address");
        let (stop, stopped) = oneshot::channel::<()>();
        let page = Router::new().fallback(async || "the page");
        let served = tokio::spawn(async move {
            let shutdown = async { drop(stopped.await) };
            lyngk_server::run(listener, config, store, bus, page, shutdown).await.expect("it starts");
        });
        TestServer { address, folder, stop: Some(stop), served }
    }

    pub(crate) fn database(&self) -> PathBuf {
        self.folder.path().join("games.db")
    }

    /// Stops the server as Ctrl-C does.
    pub(crate) async fn stop(mut self) -> Arc<tempfile::TempDir> {
        drop(self.stop.take());
        timeout(PATIENCE, &mut self.served).await.expect("it stops in time").expect("it stops");
        Arc::clone(&self.folder)
    }

    /// Stops the server and starts it again with the same database, on another port.
    pub(crate) async fn restart(self) -> TestServer {
        TestServer::start_again(self.stop().await).await
    }

    /// Starts a server with the database in a folder.
    pub(crate) async fn start_again(folder: Arc<tempfile::TempDir>) -> TestServer {
        TestServer::start_in(folder, unlimited()).await
    }
}

/// An HTTP answer.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn json<T: DeserializeOwned>(&self) -> T {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {} {}", self.status, self.body))
    }

    pub(crate) fn cookie(&self) -> Option<String> {
        let line = self.head.lines().find(|line| line.to_ascii_lowercase().starts_with("set-cookie:"))?;
        Some(line.split_once(':')?.1.split(';').next()?.trim().to_owned())
    }
}

/// Somebody with a browser.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) address: SocketAddr,
    pub(crate) cookie: Option<String>,
}

impl Visitor {
    pub(crate) fn of(server: &TestServer) -> Visitor {
        Visitor { address: server.address, cookie: None }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.request("GET", path, "", "").await
    }

    /// Sends a request that may set the cookie.
    pub(crate) async fn post(&mut self, path: &str, body: &impl serde::Serialize) -> Answer {
        let answer = self.request("POST", path, "", &serde_json::to_string(body).expect("JSON")).await;
        self.cookie = answer.cookie().or(self.cookie.take());
        answer
    }

    pub(crate) async fn request(&self, method: &str, path: &str, headers: &str, body: &str) -> Answer {
        let cookie = self.cookie.as_ref().map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default();
        let is_named = headers.starts_with("Host: ");
        let host = if is_named { String::new() } else { format!("Host: {}\r\n", self.address) };
        let length = body.len();
        let request = format!(
            "{method} {path} HTTP/1.1\r\n{host}{headers}{cookie}Connection: close\r\nContent-Length: {length}\r\n\r\n{body}"
        );
        let mut stream = TcpStream::connect(self.address).await.expect("a connection");
        stream.write_all(request.as_bytes()).await.expect("sent");
        let mut answer = String::new();
        timeout(PATIENCE, stream.read_to_string(&mut answer)).await.expect("in time").expect("an answer");
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head");
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
        Answer { status, head: head.to_owned(), body: body.to_owned() }
    }

    pub(crate) async fn open(&mut self, terms: Terms, name: &str) -> RoomId {
        let challenge = Challenge { terms, name: name.parse().expect("a name"), listed: false };
        let answer = self.post("/api/rooms", &challenge).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        answer.json::<TakenSeat>().room
    }

    pub(crate) async fn join(&mut self, room: RoomId, name: &str) -> Answer {
        self.post(&format!("/api/rooms/{room}/join"), &Join { name: name.parse().expect("a name") }).await
    }

    /// Opens a socket without saying anything.
    pub(crate) async fn socket(&self, room: &str) -> Socket {
        let mut request =
            format!("ws://{}/api/rooms/{room}/live", self.address).into_client_request().expect("a request");
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("Cookie", cookie.parse().expect("a cookie"));
        }
        let (stream, _) = tokio_tungstenite::connect_async(request).await.expect("a socket");
        Socket { stream }
    }

    /// Enters a room.
    pub(crate) async fn enter(&self, room: RoomId) -> Player {
        let mut player = Player::new(self.socket(room.as_str()).await, room);
        player.enter(0).await;
        player
    }
}

/// A socket.
pub(crate) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Socket {
    pub(crate) fn of(stream: WebSocketStream<MaybeTlsStream<TcpStream>>) -> Socket {
        Socket { stream }
    }

    pub(crate) async fn send_text(&mut self, text: &str) {
        self.stream.send(Message::text(text)).await.expect("sent");
    }

    /// Sends a message of the WebSocket protocol.
    pub(crate) async fn send_frame(&mut self, message: Message) {
        self.stream.send(message).await.expect("sent");
    }

    pub(crate) async fn send(&mut self, message: &ClientMessage) {
        self.send_text(&message.to_text()).await;
    }

    /// The next message, `None` when the connection is closed.
    pub(crate) async fn receive(&mut self) -> Option<ServerMessage> {
        let text = self.receive_text(PATIENCE).await.expect("a message in time")?;
        Some(ServerMessage::from_text(&text).expect("a message"))
    }

    /// The text of the next message, `None` when the connection is closed; an error if nothing comes in time.
    pub(crate) async fn receive_text(&mut self, patience: Duration) -> Result<Option<String>, Elapsed> {
        let text = async {
            loop {
                match self.stream.next().await {
                    Some(Ok(Message::Text(text))) => return Some(text.as_str().to_owned()),
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                    Some(Ok(_) | Err(_)) | None => return None,
                }
            }
        };
        timeout(patience, text).await
    }

    /// The reason for which the server closes the connection.
    pub(crate) async fn goodbye(&mut self) -> Option<Goodbye> {
        loop {
            if let ServerMessage::Goodbye { reason } = self.receive().await? {
                return Some(reason);
            }
        }
    }
}

/// A client that mirrors its room, as the page does.
pub(crate) struct Player {
    pub(crate) socket: Socket,
    pub(crate) id: RoomId,
    pub(crate) place: Option<Place>,
    pub(crate) room: Option<Room>,
    /// The messages of the server, to be compared with its database.
    pub(crate) told: Vec<lyngk_room::LogEntry>,
    pub(crate) presence: Option<ServerMessage>,
    /// How often the server has told who is connected.
    pub(crate) announcements: u32,
    number: SecretNumber,
    commands: u64,
}

/// The answer to a command.
pub(crate) type Reply = Result<u64, Rejection>;

impl Player {
    pub(crate) fn new(socket: Socket, id: RoomId) -> Player {
        let mut random = [0; 32];
        getrandom::fill(&mut random).expect("random numbers");
        Player {
            socket,
            id,
            place: None,
            room: None,
            told: Vec::new(),
            presence: None,
            announcements: 0,
            number: SecretNumber::from_random(random),
            commands: 0,
        }
    }

    /// Enters, and takes in what was missed.
    pub(crate) async fn enter(&mut self, after: u64) {
        self.socket.send(&ClientMessage::Enter { version: VERSION, after, name: None }).await;
        let message = self.socket.receive().await.expect("a welcome");
        let ServerMessage::Welcome { you, last, .. } = message else { panic!("{message:?}") };
        self.place = you;
        while self.last() < last {
            self.take_in().await.expect("what was missed");
        }
    }

    pub(crate) fn number(&self) -> SecretNumber {
        self.number
    }

    pub(crate) fn last(&self) -> u64 {
        self.room.as_ref().map_or(0, Room::last_number)
    }

    pub(crate) fn room(&self) -> &Room {
        self.room.as_ref().expect("a room")
    }

    /// Takes in a message. Returns the answer to a command, if it is one; `None` if the connection is closed.
    pub(crate) async fn take_in(&mut self) -> Option<Option<(CommandId, Reply)>> {
        match self.socket.receive().await? {
            ServerMessage::Events { events } => {
                for entry in &events {
                    match &mut self.room {
                        Some(room) => room.apply(entry).expect("the next event"),
                        None => self.room = Some(Room::replay([entry]).expect("the first event")),
                    }
                }
                self.told.extend(events);
                Some(None)
            }
            ServerMessage::Done { id, number } => Some(Some((id, Ok(number)))),
            ServerMessage::Refused { id, reason } => Some(Some((id, Err(reason)))),
            presence @ ServerMessage::Presence { .. } => {
                self.presence = Some(presence);
                self.announcements += 1;
                Some(None)
            }
            ServerMessage::Goodbye { reason } => panic!("goodbye: {reason}"),
            ServerMessage::Welcome { .. } | ServerMessage::Pong { .. } => Some(None),
        }
    }

    pub(crate) fn new_id(&mut self) -> CommandId {
        self.commands += 1;
        let place = self.place.map_or("watcher".to_owned(), |place| place.to_string());
        format!("{place}-{:08}", self.commands).parse().expect("an id")
    }

    /// Sends a command and waits for the answer.
    pub(crate) async fn act(&mut self, command: RoomCommand) -> Reply {
        let id = self.new_id();
        self.act_as(id, command).await
    }

    pub(crate) async fn act_as(&mut self, id: CommandId, command: RoomCommand) -> Reply {
        self.socket.send(&ClientMessage::Command { id: id.clone(), command }).await;
        loop {
            if let Some((answered, reply)) = self.take_in().await.expect("an answer")
                && answered == id
            {
                return reply;
            }
        }
    }

    pub(crate) async fn until(&mut self, what: impl Fn(&Room) -> bool) {
        while !self.room.as_ref().is_some_and(&what) {
            self.take_in().await.expect("an open connection");
        }
    }

    pub(crate) async fn commit(&mut self) -> Reply {
        let commitment = self.number.commitment();
        self.act(RoomCommand::Commit { commitment }).await
    }

    pub(crate) async fn reveal(&mut self) -> Reply {
        let number = self.number;
        self.act(RoomCommand::Reveal { number }).await
    }

    /// Plays a legal turn, chosen by a seed.
    pub(crate) async fn play(&mut self, seed: u64) -> Reply {
        let command = self.some_turn(seed);
        self.act(command).await
    }

    pub(crate) fn some_turn(&self, seed: u64) -> RoomCommand {
        let game = self.room().game().expect("a game");
        let turns = game.position().turns();
        let turn = turns[(seed as usize * 7919 + 13) % turns.len()];
        RoomCommand::Play { ply: game.turns().len() as u32 + 1, turn }
    }
}

/// Two players at a table, drawing done, ready to play.
pub(crate) async fn table(server: &TestServer, terms: Terms) -> (Player, Player, [Visitor; 2]) {
    let (mut anna, mut ben) = (Visitor::of(server), Visitor::of(server));
    let room = anna.open(terms, "Anna").await;
    assert_eq!(ben.join(room, "Ben").await.status, 200);
    let (mut host, mut guest) = (anna.enter(room).await, ben.enter(room).await);
    draw(&mut host, &mut guest).await;
    (host, guest, [anna, ben])
}

/// Draws the start by lot, if it is not known yet.
pub(crate) async fn draw(host: &mut Player, guest: &mut Player) {
    if host.room().phase() == Phase::Drawing {
        host.commit().await.expect("committed");
        guest.commit().await.expect("committed");
        host.until(Room::may_reveal).await;
        host.reveal().await.expect("revealed");
        guest.until(Room::may_reveal).await;
        guest.reveal().await.expect("revealed");
    }
    for player in [host, guest] {
        player.until(|room| room.phase() == Phase::Playing).await;
    }
}

pub(crate) fn terms(variant: Variant, control: Option<&str>) -> Terms {
    Terms { control: control.map(|control| control.parse().expect("a control")), ..Terms::new(variant) }
}

/// Plays the game to its end with random turns.
pub(crate) async fn play_to_the_end(host: &mut Player, guest: &mut Player) {
    for seed in 0.. {
        let Some(place) = host.room().to_move() else { break };
        let (mover, other) =
            if Some(place) == host.place { (&mut *host, &mut *guest) } else { (&mut *guest, &mut *host) };
        mover.play(seed).await.expect("a legal turn");
        let last = mover.last();
        other.until(|room| room.last_number() >= last).await;
    }
}

/// This machine's address in its network. Nothing is sent.
pub(crate) fn network_address() -> Option<std::net::IpAddr> {
    let socket = std::net::UdpSocket::bind(("0.0.0.0", 0)).ok()?;
    socket.connect(("192.0.2.1", 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip()).filter(|ip| !ip.is_unspecified() && !ip.is_loopback())
}
