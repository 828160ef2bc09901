//! Rooms under a simulated network, disk and clock. A seed gives the same story every time.
//!
//! Messages are late, connections break, the server is killed and started again, and writes fail: some are lost, some are written
//! and reported as failed. In every third story only reading and writing fails: there nobody comes back, which would mend what got stuck.
//! `LYNGK_SIMULATIONS` is the number of seeds, `LYNGK_SIMULATION` a single one.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use lyngk_room::lot::SecretNumber;
use lyngk_room::{
    Arrival, HostSide, LogEntry, Name, Place, Room, RoomCommand, RoomEvent, RoomId, StartChoice, Terms, Visibility,
};
use lyngk_rules::{Position, SplitMix64, Variant};
use lyngk_wire::{ClientMessage, Goodbye, News, RoomClient};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use super::{Entrance, LiveRoom, Newcomer, Rooms};
use crate::clock::Clock;
use crate::metrics::Metrics;
use crate::store::{MemoryStore, Store};
use crate::visitor::VisitorId;

/// Nothing takes longer, in simulated time.
const LIMIT: Duration = Duration::from_hours(2);

const ADDRESS: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

/// The server, which is replaced when it is killed.
#[derive(Clone)]
struct World {
    store: Arc<MemoryStore>,
    server: watch::Receiver<Arc<Rooms>>,
    /// Whether server and network are reliable.
    is_calm: bool,
}

/// Starts a server, whose clock goes on where that of the one before stopped.
fn start_server(store: &Arc<MemoryStore>, before: Option<&Rooms>) -> Arc<Rooms> {
    let metrics = Metrics::new(store.commits());
    let clock = Clock::starting_after(before.map(|before| before.clock().now()));
    Arc::new(Rooms::alone(Arc::clone(store) as Arc<dyn Store>, clock, metrics))
}

fn visitor(place: Option<Place>) -> Option<VisitorId> {
    VisitorId::from_bytes(&[place? as u8; 32])
}

fn name(text: &str) -> Name {
    text.parse().expect("a name")
}

/// A number for the lot.
fn number(random: &mut SplitMix64) -> SecretNumber {
    SecretNumber::from_random(std::array::from_fn(|_| random.next_u64() as u8))
}

/// A client, and what it was told.
struct Simulated {
    place: Option<Place>,
    client: RoomClient,
    told: Vec<LogEntry>,
    /// The turns for which the server has said that they are stored.
    acknowledged: usize,
    random: SplitMix64,
}

/// Why a connection ended.
enum End {
    Interrupted,
    Over,
}

impl Simulated {
    fn new(place: Option<Place>, seed: u64) -> Simulated {
        let mut random = SplitMix64::new(seed);
        let client = RoomClient::new(number(&mut random), random.next_u64(), None);
        Simulated { place, client, told: Vec::new(), acknowledged: 0, random }
    }

    fn is_done(&self) -> bool {
        self.client.room().is_some_and(Room::game_over) && self.client.pending().next().is_none()
    }

    /// The time for which a message is under way.
    async fn travel(&mut self) {
        sleep(Duration::from_millis(self.random.below(200))).await;
    }

    /// Connects again and again, until the game is over.
    async fn take_part(mut self, world: World, id: RoomId) -> Simulated {
        loop {
            self.travel().await;
            let mut server = world.server.clone();
            let rooms = Arc::clone(&server.borrow_and_update());
            // The server can be killed at any moment, in the middle of anything.
            let end = tokio::select! {
                biased;
                _ = server.changed() => End::Interrupted,
                end = self.connect(&rooms, id, world.is_calm) => end,
            };
            self.client.disconnected();
            if matches!(end, End::Over) {
                return self;
            }
        }
    }

    async fn connect(&mut self, rooms: &Rooms, id: RoomId, is_calm: bool) -> End {
        self.client.connected();
        let entered = self.client.outgoing();
        let [ClientMessage::Enter { after, .. }] = entered[..] else { panic!("{entered:?}") };
        let Ok(room) = rooms.get(id).await else { return End::Interrupted };
        let newcomer = Newcomer { visitor: visitor(self.place), address: ADDRESS, after, name: None };
        let Ok(mut entrance) = room.enter(rooms, newcomer).await else { return End::Interrupted };
        for text in std::mem::take(&mut entrance.greeting) {
            self.hear(&text);
        }
        let end = self.converse(rooms, &room, &mut entrance, is_calm).await;
        room.leave(rooms, &entrance);
        end
    }

    async fn converse(&mut self, rooms: &Rooms, room: &LiveRoom, entrance: &mut Entrance, is_calm: bool) -> End {
        let messages = if is_calm { u64::MAX } else { 1 + self.random.below(60) };
        for _ in 0..messages {
            if self.is_done() {
                return End::Over;
            }
            self.think();
            for message in self.client.outgoing() {
                self.travel().await;
                let ClientMessage::Command { id, command } = message else { panic!("{message:?}") };
                let arrival = Arrival { at: rooms.clock().now(), lag: Duration::from_millis(self.random.below(300)) };
                room.command(rooms, entrance, id, &command, arrival).await;
                // The connection may break after the server has got a message, and before the answer arrives.
                if !is_calm && self.random.below(30) == 0 {
                    return End::Interrupted;
                }
            }
            match timeout(Duration::from_secs(5), entrance.inbox.recv()).await {
                Ok(Some(text)) => {
                    self.travel().await;
                    self.hear(&text);
                }
                Ok(None) => {
                    assert_eq!(entrance.goodbye(), Goodbye::TooFast, "no other reason to be dropped");
                    return End::Interrupted;
                }
                Err(_) => self.client.try_again(),
            }
        }
        End::Interrupted
    }

    /// Decides what to do next.
    fn think(&mut self) {
        let Some(room) = self.client.room() else { return };
        let busy = self.client.pending().next().is_some();
        if busy || room.to_move().is_none() || room.to_move() != self.place {
            return;
        }
        let Some(game) = room.game() else { return };
        let turns = game.position().turns();
        let (ply, place) = (room.turns() as u32 + 1, self.random.below(turns.len() as u64) as usize);
        self.client.act(RoomCommand::Play { ply, turn: turns[place] }).expect("an id");
    }

    /// The number of turns that have not been answered.
    fn unanswered_turns(&self) -> usize {
        self.client.pending().filter(|command| matches!(command, RoomCommand::Play { .. })).count()
    }

    fn hear(&mut self, text: &str) {
        let unanswered = self.unanswered_turns();
        let news = self.client.receive(text, lyngk_room::Timestamp::default()).expect("a message that makes sense");
        match news {
            Some(News::Events(events)) => {
                let known = self.told.last().map_or(0, |entry| entry.number);
                self.told.extend(events.into_iter().filter(|entry| entry.number > known));
            }
            Some(News::Done(_)) => self.acknowledged += unanswered - self.unanswered_turns(),
            Some(News::Refused(_, command, reason)) => panic!("{:?}: {command:?}: {reason}", self.place),
            // A command that was not stored is sent again.
            Some(News::Delayed(_)) => self.client.try_again(),
            Some(News::Entered | News::Presence | News::Goodbye(_)) | None => {}
        }
    }
}

/// Opens a room and seats both players.
async fn open(world: &World, seed: u64) -> RoomId {
    let rooms = Arc::clone(&world.server.borrow());
    let variant = if seed.is_multiple_of(2) { Variant::Standard } else { Variant::Six };
    // Sides and start are drawn by lot in some games.
    let is_drawn = seed % 4 < 2;
    let start =
        if is_drawn { StartChoice::Random } else { StartChoice::Position(Position::random_start(seed, variant)) };
    let terms = Terms {
        host: if is_drawn { HostSide::Lot } else { HostSide::First },
        start,
        control: Some("3600+30".parse().expect("a control")),
        visibility: Visibility::Public,
        ..Terms::new(variant)
    };
    // Not by the server, whose random numbers would be others in every run.
    let number = number(&mut SplitMix64::new(seed));
    let events = Room::opening(terms, number.commitment(), name("Anna")).expect("terms");
    let (id, host) = (RoomId::from_random(seed.to_le_bytes()), visitor(Some(Place::Host)).expect("an id"));
    while rooms.store_new(id, events.clone(), number, false, vec![(Place::Host, host)]).await.is_err() {}
    let guest = visitor(Some(Place::Guest)).expect("an id");
    while rooms.join(id, name("Ben"), guest).await.is_err() {}
    id
}

/// Plays some games, and returns their logs.
async fn simulate(seed: u64) -> Vec<Vec<LogEntry>> {
    let mut random = SplitMix64::new(seed);
    let store = Arc::new(MemoryStore::unreliable(random.next_u64()));
    let (replace, server) = watch::channel(start_server(&store, None));
    let world = World { store, server, is_calm: seed.is_multiple_of(3) };
    let mut games = Vec::new();
    let mut playing = tokio::task::JoinSet::new();
    for game in 0..2 {
        let id = open(&world, random.next_u64()).await;
        games.push(id);
        for place in [Some(Place::Host), Some(Place::Guest), None] {
            let client = Simulated::new(place, random.next_u64());
            let world = world.clone();
            playing.spawn(async move { (game, client.take_part(world, id).await) });
        }
    }
    let kills = Arc::new(Mutex::new(0));
    let is_calm = world.is_calm;
    let killer = tokio::spawn({
        let (store, kills) = (Arc::clone(&world.store), Arc::clone(&kills));
        async move {
            loop {
                sleep(Duration::from_millis(random.below(5_000))).await;
                if is_calm {
                    continue;
                }
                // Connections to the old server end, and its rooms are forgotten.
                let next = start_server(&store, Some(&**replace.borrow()));
                replace.send(next).expect("clients");
                *kills.lock().expect("no panic") += 1;
            }
        }
    });
    let chores = tokio::spawn({
        let mut server = world.server.clone();
        async move {
            loop {
                let rooms = Arc::clone(&server.borrow_and_update());
                // Failures are retried; a killed server does nothing more.
                tokio::select! {
                    biased;
                    changed = server.changed() => if changed.is_err() { return },
                    () = async { drop((sleep(Duration::from_secs(1)).await, rooms.look_around().await)) } => {}
                }
            }
        }
    });
    let mut clients = Vec::new();
    while let Some(client) = timeout(LIMIT, playing.join_next()).await.expect("the games come to an end") {
        clients.push(client.expect("no panic"));
    }
    killer.abort();
    chores.abort();
    let mut logs = Vec::new();
    for (game, id) in games.into_iter().enumerate() {
        let log = loop {
            if let Ok(log) = world.store.log(id, 0).await {
                break log;
            }
        };
        let of_game = clients.iter().filter(|(of, _)| *of == game).map(|(_, client)| client);
        check(seed, &log, of_game.collect());
        logs.push(log);
    }
    assert!(is_calm || *kills.lock().expect("no panic") > 0, "seed {seed}: the server was never killed");
    logs
}

/// Compares what is stored of a game with what everybody was told.
fn check(seed: u64, log: &[LogEntry], clients: Vec<&Simulated>) {
    let room = Room::replay(log).unwrap_or_else(|error| panic!("seed {seed}: {error}"));
    assert!(room.game_over(), "seed {seed}");
    let mut commands: Vec<&str> =
        log.iter().filter_map(|entry| entry.command.as_ref()).map(lyngk_room::CommandId::as_str).collect();
    // A command may have several events, which follow each other.
    commands.dedup();
    let all = commands.len();
    commands.sort_unstable();
    commands.dedup();
    assert_eq!(commands.len(), all, "seed {seed}: a command was carried out twice");
    let turns = log.iter().filter(|entry| matches!(entry.event, RoomEvent::Played { .. })).count();
    let acknowledged: usize = clients.iter().map(|client| client.acknowledged).sum();
    assert_eq!((room.turns(), acknowledged), (turns, turns), "seed {seed}: every turn was acknowledged once");
    let stored: Vec<LogEntry> = log.iter().map(|entry| LogEntry { command: None, ..entry.clone() }).collect();
    for client in clients {
        assert_eq!(client.told, stored[..client.told.len()], "seed {seed}: {:?}", client.place);
        assert!(client.client.room().is_some_and(Room::game_over), "seed {seed}");
    }
}

/// The log of a story as it is the same in every run: the clock starts with the system's time.
fn reproducible(logs: &[Vec<LogEntry>]) -> Vec<(u64, u64, String)> {
    let start = logs[0][0].at;
    let line = |entry: &LogEntry| {
        let event = match &entry.event {
            RoomEvent::Opened { .. } => "opened".to_owned(),
            other => format!("{other:?}"),
        };
        (entry.number, (entry.at - start).as_millis() as u64, event)
    };
    logs.iter().flatten().map(line).collect()
}

fn run(seed: u64) -> Vec<Vec<LogEntry>> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build();
    runtime.expect("a runtime").block_on(simulate(seed))
}

#[test]
fn whatever_breaks_everybody_was_told_what_is_stored() {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let seeds = match number("LYNGK_SIMULATION") {
        Some(seed) => seed..seed + 1,
        None => 0..number("LYNGK_SIMULATIONS").unwrap_or(300),
    };
    for seed in seeds {
        // If a test fails, its output is shown.
        println!("seed {seed}");
        run(seed);
    }
}

#[test]
fn a_seed_gives_the_same_story_every_time() {
    assert_eq!(reproducible(&run(1)), reproducible(&run(1)));
}
