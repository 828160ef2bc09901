//! Tests of rooms without sockets. The clock is simulated where time matters.

mod lobby;
mod nodes;
mod outages;

use std::net::Ipv4Addr;

use futures_util::FutureExt;
use lyngk_game::{EndReason, Ended};
use lyngk_room::{
    Arrival, ChatMessage, CommandId, FIRST_TURN_LIMIT, HostSide, PATIENCE, Phase, Phrase, RoomCommand, StartChoice,
    Terms,
};
use lyngk_rules::{Position, Variant};
use lyngk_wire::{Connection, Goodbye};
use tokio::time::{advance, sleep};

use super::*;
use crate::store::{MemoryStore, SqliteStore};

fn visitor(byte: u8) -> VisitorId {
    VisitorId::from_bytes(&[byte; 32]).expect("32 bytes")
}

/// Somebody at an address of their own.
fn client(byte: u8) -> Client {
    Client { visitor: visitor(byte), address: Ipv4Addr::new(192, 0, 2, byte).into() }
}

fn name(text: &str) -> Name {
    text.parse().expect("a name")
}

fn challenge(control: Option<&str>, listed: bool) -> Challenge {
    let terms = Terms {
        control: control.map(|control| control.parse().expect("a control")),
        visibility: Visibility::Public,
        ..Terms::new(Variant::Standard)
    };
    Challenge { terms, name: name("Anna"), listed }
}

/// Rooms in a simulated store, whose disk can be slow and full.
fn simulated() -> (Arc<Rooms>, Arc<MemoryStore>) {
    let store = Arc::new(MemoryStore::default());
    let rooms =
        Rooms::alone(Arc::clone(&store) as Arc<dyn Store>, Clock::starting_after(None), Metrics::new(store.commits()));
    (Arc::new(rooms), store)
}

/// Rooms in a database.
async fn in_database() -> (tempfile::TempDir, Rooms) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = SqliteStore::open(&folder.path().join("games.db")).await.expect("a store");
    let metrics = Metrics::new(store.commits());
    (folder, Rooms::alone(Arc::new(store), Clock::starting_after(None), metrics))
}

/// A game that has just started, with the visitors 1 and 2. The host is to move.
async fn game(rooms: &Rooms, control: Option<&str>) -> RoomId {
    let mut challenge = challenge(control, false);
    challenge.terms.host = HostSide::First;
    challenge.terms.start = StartChoice::Position(Position::random_start(1, Variant::Standard));
    let id = rooms.open(challenge, client(1)).await.expect("opened");
    rooms.join(id, name("Ben"), visitor(2)).await.expect("joined");
    id
}

async fn enter(rooms: &Rooms, room: &LiveRoom, client: Client) -> Entrance {
    let newcomer = Newcomer { visitor: Some(client.visitor), address: client.address, after: 0, name: None };
    room.enter(rooms, newcomer).await.expect("entered")
}

/// Sends a command as a player, as if it arrived now.
async fn send(rooms: &Rooms, room: &LiveRoom, by: &Entrance, command: RoomCommand) {
    let mut id = [0; 16];
    getrandom::fill(&mut id).expect("random numbers");
    let id: CommandId = data_encoding::HEXLOWER.encode(&id).parse().expect("an id");
    room.command(rooms, by, id, &command, Arrival::from(rooms.clock().now())).await;
}

/// The room as it is stored.
async fn stored(rooms: &Rooms, id: RoomId) -> Room {
    Room::replay(&rooms.store().log(id, 0).await.expect("a log")).expect("a room")
}

/// Plays the first legal turn.
async fn play(rooms: &Rooms, room: &LiveRoom, by: &Entrance, id: RoomId) {
    let before = stored(rooms, id).await;
    let turn = before.game().expect("a game").position().turns()[0];
    send(rooms, room, by, RoomCommand::Play { ply: before.turns() as u32 + 1, turn }).await;
}

/// Does what is due every now and then, for some time.
async fn work(rooms: &Rooms, time: Duration) {
    let end = Instant::now() + time;
    while Instant::now() < end {
        rooms.note_alive();
        let _ = rooms.do_what_is_due().await;
        sleep(Duration::from_millis(200)).await;
    }
}

/// Takes in a hint of another node, and reads what it asks for.
async fn hear(rooms: &Rooms, hint: Hint) -> Vec<RoomId> {
    let heard = rooms.hear(hint);
    if let Some(what) = heard.to_read {
        rooms.read(what).await;
    }
    heard.absences
}

/// A bus that keeps what is told, in its order.
#[derive(Debug, Default)]
struct RecordingBus(Mutex<Vec<Hint>>);

#[async_trait::async_trait]
impl Bus for RecordingBus {
    fn is_shared(&self) -> bool {
        true
    }

    fn is_connected(&self) -> bool {
        true
    }

    fn publish(&self, hint: &Hint) {
        self.0.lock().expect("no panic").push(hint.clone());
    }

    async fn subscribe(&self, _: RoomId) -> Subscription {
        crate::bus::LocalBus.subscribe(RoomId::from_random([0; 8])).await
    }

    fn take_events(&self) -> Option<tokio::sync::mpsc::Receiver<crate::bus::BusEvent>> {
        None
    }

    async fn close(&self) {}
}

impl RecordingBus {
    fn take(&self) -> Vec<Hint> {
        std::mem::take(&mut *self.0.lock().expect("no panic"))
    }
}

/// The rooms of a node, and what it tells others.
fn node(store: &Arc<MemoryStore>) -> (Rooms, Arc<RecordingBus>) {
    let bus = Arc::new(RecordingBus::default());
    let (store, id) = (Arc::clone(store), NodeId::random().expect("random numbers"));
    let (clock, metrics) = (Clock::starting_after(None), Metrics::new(store.commits()));
    (Rooms::new(store, Arc::clone(&bus) as Arc<dyn Bus>, id, clock, metrics), bus)
}

fn presence(room: RoomId, node: NodeId, [host, guest]: [bool; 2]) -> Hint {
    let [host, guest] = [host, guest].map(|online| Connection { online, lag: None });
    Hint::Presence { room, node, players: PerPlace { host, guest }, watchers: 0, asks: false }
}

fn down_times(room: &[LogEntry]) -> Vec<u64> {
    let down = |entry: &LogEntry| match entry.event {
        RoomEvent::ServerWasDown { millis } => Some(millis),
        _ => None,
    };
    room.iter().filter_map(down).collect()
}

fn listed(rooms: &[RoomSummary]) -> Vec<RoomId> {
    rooms.iter().map(|room| room.room).collect()
}

#[tokio::test]
async fn a_room_leaves_the_memory_with_its_last_handle() {
    let (_folder, rooms) = in_database().await;
    let id = rooms.open(challenge(None, false), client(1)).await.expect("opened");
    assert_eq!(rooms.count(), 0, "nobody uses it yet");
    let (one, two) = (rooms.get(id).await.expect("a room"), rooms.get(id).await.expect("a room"));
    assert!(Arc::ptr_eq(&one.room, &two.room), "there is only one");
    drop(one);
    assert_eq!(rooms.count(), 1);
    drop(two);
    assert_eq!(rooms.count(), 0);
    // A request that fails, and one whose client has gone before it was done.
    assert!(rooms.join(id, name("Anna"), visitor(1)).await.is_err());
    assert!(rooms.join(id, name("Anna"), visitor(2)).now_or_never().is_none());
    assert_eq!(rooms.count(), 0);
}

#[tokio::test(start_paused = true)]
async fn a_turn_counts_from_its_arrival() {
    let (rooms, store) = simulated();
    let id = game(&rooms, Some("10+0")).await;
    let room = rooms.get(id).await.expect("a room");
    let (anna, ben) = (enter(&rooms, &room, client(1)).await, enter(&rooms, &room, client(2)).await);
    play(&rooms, &room, &anna, id).await;
    // The room is busy for longer than the player has time.
    store.set_speed(Duration::ZERO, Duration::from_secs(15));
    let hello = RoomCommand::Say { message: ChatMessage::Phrase(Phrase::Hello) };
    let talking = send(&rooms, &room, &anna, hello);
    let playing = async {
        sleep(Duration::from_secs(1)).await;
        play(&rooms, &room, &ben, id).await;
    };
    let ticking = async {
        sleep(Duration::from_secs(11)).await;
        rooms.do_what_is_due().await.expect("nothing to do");
    };
    tokio::join!(talking, playing, ticking);
    let after = stored(&rooms, id).await;
    assert_eq!((after.phase(), after.turns()), (Phase::Playing, 2));
    let left = after.game().and_then(|game| game.remaining(lyngk_rules::Player::Two, Duration::ZERO));
    assert_eq!(left, Some(Duration::from_secs(9)));
}

#[tokio::test(start_paused = true)]
async fn whoever_enters_does_not_hold_up_the_game() {
    let (rooms, store) = simulated();
    let id = game(&rooms, Some("60+0")).await;
    let room = rooms.get(id).await.expect("a room");
    let anna = enter(&rooms, &room, client(1)).await;
    let before = stored(&rooms, id).await;
    let turn = before.game().expect("a game").position().turns()[0];
    store.set_speed(Duration::from_secs(5), Duration::ZERO);
    let entering = async {
        let watcher = enter(&rooms, &room, client(9)).await;
        assert_eq!(watcher.greeting.len(), 2, "the welcome, and what happened before they came");
        watcher
    };
    let playing = async {
        sleep(Duration::from_millis(10)).await;
        let started = Instant::now();
        send(&rooms, &room, &anna, RoomCommand::Play { ply: 1, turn }).await;
        started.elapsed()
    };
    let (mut watcher, took) = tokio::join!(entering, playing);
    assert!(took < Duration::from_secs(1), "{took:?}");
    // What happened in the meantime comes after that.
    let next = watcher.inbox.recv().await.expect("an event");
    assert!(next.contains("\"played\""), "{next}");
}

#[tokio::test(start_paused = true)]
async fn whoever_stays_claims_the_win_when_the_other_is_gone_for_too_long() {
    let (rooms, _) = simulated();
    let id = game(&rooms, Some("600+0")).await;
    let room = rooms.get(id).await.expect("a room");
    let mut anna = enter(&rooms, &room, client(1)).await;
    let ben = enter(&rooms, &room, client(2)).await;
    play(&rooms, &room, &anna, id).await;
    play(&rooms, &room, &ben, id).await;
    // Ben loses his connection, and comes back in time.
    room.leave(&rooms, &ben);
    room.note_absences(&rooms).await;
    assert!(stored(&rooms, id).await.left_since(Place::Guest).is_some());
    sleep(PATIENCE / 2).await;
    send(&rooms, &room, &anna, RoomCommand::ClaimWin).await;
    assert_eq!(stored(&rooms, id).await.phase(), Phase::Playing, "too early");
    let ben = enter(&rooms, &room, client(2)).await;
    assert_eq!(stored(&rooms, id).await.left_since(Place::Guest), None);
    sleep(PATIENCE).await;
    send(&rooms, &room, &anna, RoomCommand::ClaimWin).await;
    assert_eq!(stored(&rooms, id).await.phase(), Phase::Playing, "he is back");
    // The next time he stays away.
    room.leave(&rooms, &ben);
    room.note_absences(&rooms).await;
    sleep(PATIENCE).await;
    send(&rooms, &room, &anna, RoomCommand::ClaimWin).await;
    let won = Ended { winner: stored(&rooms, id).await.player(Place::Host), reason: EndReason::Absence };
    assert_eq!(stored(&rooms, id).await.phase(), Phase::Ended(won));
    // She is told all of it, in this order.
    let mut told = String::new();
    while let Ok(text) = anna.inbox.try_recv() {
        told.push_str(&text);
    }
    let mut rest = told.as_str();
    for event in ["left", "returned", "left", "win_claimed"] {
        let (_, after) = rest.split_once(&format!("\"{event}\"")).unwrap_or_else(|| panic!("no {event} in {told}"));
        rest = after;
    }
}

#[tokio::test(start_paused = true)]
async fn a_server_that_is_alone_compares_with_the_store_now_and_then_and_after_a_failure() {
    let (rooms, store) = simulated();
    let id = game(&rooms, None).await;
    let room = rooms.get(id).await.expect("a room");
    let anna = enter(&rooms, &room, client(1)).await;
    rooms.look_around().await.expect("compared");
    assert!(store.remove(id).await.expect("removed"));
    let seconds = async {
        let mut seconds = 0;
        while !anna.inbox.is_closed() {
            sleep(Duration::from_secs(1)).await;
            rooms.look_around().await.expect("done");
            seconds += 1;
        }
        seconds
    };
    assert_eq!(seconds.await, COMPARE_INTERVAL.as_secs());
    let id = game(&rooms, None).await;
    let room = rooms.get(id).await.expect("a room");
    let anna = enter(&rooms, &room, client(1)).await;
    store.set_full(true);
    play(&rooms, &room, &anna, id).await;
    store.set_full(false);
    assert!(store.remove(id).await.expect("removed"));
    rooms.look_around().await.expect("compared");
    assert!(anna.inbox.is_closed());
}

#[tokio::test(start_paused = true)]
async fn a_client_that_never_reads_does_not_hold_up_others() {
    let (rooms, _) = simulated();
    let id = game(&rooms, None).await;
    let room = rooms.get(id).await.expect("a room");
    let mut anna = enter(&rooms, &room, client(1)).await;
    let mut silent = enter(&rooms, &room, client(3)).await;
    // More than can wait for a client, in a time in which nothing that waits would go on.
    for round in 0..200 {
        let name = name(if round % 2 == 0 { "Anna" } else { "Hannah" });
        let renamed = send(&rooms, &room, &anna, RoomCommand::Rename { name });
        tokio::time::timeout(Duration::from_secs(1), renamed)
            .await
            .expect("nobody waits for a client that does not read");
        while anna.inbox.try_recv().is_ok() {}
    }
    play(&rooms, &room, &anna, id).await;
    assert_eq!(stored(&rooms, id).await.turns(), 1);
    // What waited is still there, and after that the client hears why there is no more.
    let mut waiting = 0;
    while silent.inbox.recv().await.is_some() {
        waiting += 1;
    }
    assert!((1..200).contains(&waiting), "{waiting}");
    assert_eq!(silent.goodbye(), Goodbye::TooFast);
}
