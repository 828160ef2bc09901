//! Tests of rooms without sockets. The clock is simulated where time matters.

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

    fn subscribe(&self, _: RoomId) -> Subscription {
        crate::bus::LocalBus.subscribe(RoomId::from_random([0; 8]))
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
async fn absent_hosts_take_no_place_in_the_lobby() {
    let (rooms, _) = simulated();
    let id = rooms.open(challenge(Some("300+3"), true), client(1)).await.expect("opened");
    let room = rooms.get(id).await.expect("a room");
    let anna = enter(&rooms, &room, client(1)).await;
    for other in 2..=200 {
        sleep(Duration::from_millis(10)).await;
        rooms.open(challenge(Some("300+3"), true), client(other)).await.expect("opened");
    }
    assert_eq!(listed(&rooms.list(List::Lobby).await.expect("a list")), [id]);
    sleep(Duration::from_secs(10)).await;
    let met = rooms.play_now(challenge(Some("300+3"), false), client(250)).await.expect("a place");
    assert_eq!(met, (id, Place::Guest));
    room.leave(&rooms, &anna);
    assert_eq!(listed(&rooms.list(List::Lobby).await.expect("a list")), []);
}

#[tokio::test(start_paused = true)]
async fn nobody_fills_the_lobby() {
    let (rooms, _) = simulated();
    let mut here = Vec::new();
    let mut post = async |client: Client| {
        sleep(Duration::from_millis(1)).await;
        let id = rooms.open(challenge(None, true), client).await.expect("opened");
        let room = rooms.get(id).await.expect("a room");
        let entrance = enter(&rooms, &room, client).await;
        here.push((room, entrance));
        id
    };
    let first = post(client(1)).await;
    // One visitor, and one address with a new visitor each time.
    for _ in 0..50 {
        post(client(2)).await;
    }
    for other in 3..100 {
        post(Client { visitor: visitor(other), ..client(3) }).await;
    }
    let list = listed(&rooms.list(List::Lobby).await.expect("a list"));
    assert_eq!(list.len(), 1 + 5 + 20);
    assert_eq!(list.last(), Some(&first));
}

#[tokio::test(start_paused = true)]
async fn two_who_want_the_same_at_the_same_moment_meet() {
    let (rooms, store) = simulated();
    store.set_speed(Duration::ZERO, Duration::from_millis(5));
    let play_now = async |byte| rooms.play_now(challenge(Some("300+3"), false), client(byte)).await.expect("a place");
    // Whoever becomes the host connects a little later.
    let play = async |byte| {
        let (id, place) = play_now(byte).await;
        sleep(Duration::from_millis(300)).await;
        let room = rooms.get(id).await.expect("a room");
        let entrance = enter(&rooms, &room, client(byte)).await;
        (id, place, (room, entrance))
    };
    let (anna, ben) = tokio::join!(play(1), play(2));
    assert_eq!((anna.0, anna.1, ben.1), (ben.0, Place::Host, Place::Guest));
    // One who asks again, as the answer was lost, finds what they have.
    let (carla, _) = play_now(3).await;
    assert_eq!(play_now(3).await, (carla, Place::Host));
    // Somebody who never comes is not found, and holds nobody up for long.
    let asked_at = Instant::now();
    let (doris, place) = play_now(4).await;
    assert!(doris != carla && place == Place::Host);
    assert!(asked_at.elapsed() < Duration::from_secs(4), "{:?}", asked_at.elapsed());
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
async fn a_seat_that_has_moved_is_noticed_without_the_hint() {
    let (rooms, store) = simulated();
    let id = game(&rooms, None).await;
    let room = rooms.get(id).await.expect("a room");
    let old = enter(&rooms, &room, client(1)).await;
    // The host moves to another device over another node, whose first hint is lost.
    let now = rooms.clock().now();
    store.add_seat_code([7; 32], (id, Place::Host), now + Duration::from_mins(10)).await.expect("a code");
    let taken = store.use_seat_code([7; 32], visitor(3), now).await.expect("a seat");
    assert_eq!(taken, Some((id, Place::Host)));
    let there = |host: bool| {
        let host = Connection { online: host, lag: None };
        let players = PerPlace { host, guest: Connection { online: true, lag: None } };
        let node = NodeId::random().expect("random numbers");
        Hint::Presence { room: id, node, players, watchers: 0, asks: false }
    };
    hear(&rooms, there(false)).await;
    assert!(!old.inbox.is_closed());
    hear(&rooms, there(true)).await;
    assert!(old.inbox.is_closed());
    assert_eq!(old.goodbye(), Goodbye::Moved);
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
async fn time_at_which_nothing_can_be_stored_does_not_count() {
    let (rooms, store) = simulated();
    let (busy, quiet) = (game(&rooms, Some("10+0")).await, game(&rooms, Some("10+0")).await);
    let room = rooms.get(busy).await.expect("a room");
    let (anna, ben) = (enter(&rooms, &room, client(1)).await, enter(&rooms, &room, client(2)).await);
    play(&rooms, &room, &anna, busy).await;
    {
        let room = rooms.get(quiet).await.expect("a room");
        let anna = enter(&rooms, &room, client(1)).await;
        play(&rooms, &room, &anna, quiet).await;
    }
    work(&rooms, Duration::from_secs(1)).await;
    assert!(!rooms.is_failing());
    store.set_full(true);
    play(&rooms, &room, &ben, busy).await;
    assert!(rooms.is_failing());
    work(&rooms, Duration::from_mins(10)).await;
    store.set_full(false);
    // Nobody has to do anything for it.
    work(&rooms, Duration::from_secs(2)).await;
    assert!(!rooms.is_failing());
    play(&rooms, &room, &ben, busy).await;
    for (id, turns) in [(busy, 2), (quiet, 1)] {
        let after = stored(&rooms, id).await;
        assert_eq!((after.phase(), after.turns()), (Phase::Playing, turns));
        let down = down_times(&rooms.store().log(id, 0).await.expect("a log"));
        assert!(down.len() == 1 && (600_000..601_000).contains(&down[0]), "{down:?}");
    }
    // Time counts again.
    work(&rooms, Duration::from_secs(11)).await;
    assert!(stored(&rooms, quiet).await.game_over());
}

#[tokio::test(start_paused = true)]
async fn a_turn_that_was_not_stored_costs_no_time() {
    let (rooms, store) = simulated();
    let id = game(&rooms, Some("10+0")).await;
    let room = rooms.get(id).await.expect("a room");
    let (anna, ben) = (enter(&rooms, &room, client(1)).await, enter(&rooms, &room, client(2)).await);
    play(&rooms, &room, &anna, id).await;
    sleep(Duration::from_secs(9)).await;
    store.set_full(true);
    play(&rooms, &room, &ben, id).await;
    store.set_full(false);
    // Somebody else's write succeeds at once, but this client waits before it tries again.
    rooms.open(challenge(None, false), client(3)).await.expect("opened");
    sleep(Duration::from_secs(5)).await;
    play(&rooms, &room, &ben, id).await;
    let after = stored(&rooms, id).await;
    assert_eq!((after.phase(), after.turns()), (Phase::Playing, 2));
    let left = after.game().and_then(|game| game.remaining(lyngk_rules::Player::Two, Duration::ZERO));
    assert_eq!(left, Some(Duration::from_secs(1)));
}

#[tokio::test(start_paused = true)]
async fn time_at_which_the_process_was_stopped_does_not_count() {
    let (rooms, _) = simulated();
    let id = game(&rooms, Some("10+0")).await;
    let room = rooms.get(id).await.expect("a room");
    let (anna, ben) = (enter(&rooms, &room, client(1)).await, enter(&rooms, &room, client(2)).await);
    play(&rooms, &room, &anna, id).await;
    for wakes_first in [true, false] {
        work(&rooms, Duration::from_secs(1)).await;
        // Nothing runs, and then everything wants to run at once.
        advance(Duration::from_mins(1)).await;
        let mover = if wakes_first { &ben } else { &anna };
        if !wakes_first {
            rooms.do_what_is_due().await.expect("done");
        }
        play(&rooms, &room, mover, id).await;
    }
    let after = stored(&rooms, id).await;
    assert_eq!((after.phase(), after.turns()), (Phase::Playing, 3));
    let down = down_times(&rooms.store().log(id, 0).await.expect("a log"));
    assert!(down.len() == 2 && down.iter().all(|down| (59_000..61_000).contains(down)), "{down:?}");
}

#[tokio::test(start_paused = true)]
async fn time_at_which_the_server_was_down_counts_in_no_game() {
    let (rooms, store) = simulated();
    // The first turn is awaited, without clocks, and in a pause.
    let ids = [game(&rooms, Some("300+0")).await, game(&rooms, None).await, game(&rooms, Some("300+0")).await];
    let room = rooms.get(ids[2]).await.expect("a room");
    let (anna, ben) = (enter(&rooms, &room, client(1)).await, enter(&rooms, &room, client(2)).await);
    for by in [&anna, &ben] {
        play(&rooms, &room, by, ids[2]).await;
        send(&rooms, &room, by, RoomCommand::Offer { offer: lyngk_room::Offer::Pause }).await;
    }
    assert!(stored(&rooms, ids[2]).await.game().expect("a game").is_paused());
    let open = rooms.open(challenge(None, true), client(3)).await.expect("opened");
    let last_up = rooms.clock().now();
    advance(Duration::from_hours(1)).await;
    let after = Rooms::alone(store, rooms.clock().clone(), Metrics::new(rooms.store().commits()));
    after.was_down_since(last_up);
    after.leave_out_outages().await.expect("left out");
    after.do_what_is_due().await.expect("nothing is due");
    for id in ids {
        let room = stored(&after, id).await;
        assert_eq!(room.phase(), Phase::Playing);
        assert_eq!(down_times(&after.store().log(id, 0).await.expect("a log")), [3_600_000]);
    }
    assert_eq!(stored(&after, ids[0]).await.deadline(), Some(after.clock().now() + FIRST_TURN_LIMIT));
    assert_eq!(down_times(&after.store().log(open, 0).await.expect("a log")), [] as [u64; 0], "nobody plays yet");
}

/// Breaks the stored entries of rooms.
async fn break_rooms(folder: &tempfile::TempDir, rooms: &[RoomId]) {
    let url = format!("sqlite:{}", folder.path().join("games.db").display());
    let pool = sqlx::sqlite::SqlitePool::connect(&url).await.expect("a connection");
    for room in rooms {
        for query in ["UPDATE events SET entry = '{' WHERE room = ?", "UPDATE rooms SET summary = X'ff00' WHERE id = ?"]
        {
            sqlx::query(query).bind(room.to_string()).execute(&pool).await.expect("broken");
        }
    }
    pool.close().await;
}

#[tokio::test]
async fn a_room_that_cannot_be_read_harms_no_other() {
    let (folder, rooms) = in_database().await;
    let mut broken = Vec::new();
    for _ in 0..120 {
        broken.push(game(&rooms, Some("0.1+0")).await);
    }
    let whole = game(&rooms, Some("0.3+0")).await;
    for &id in broken.iter().chain([&whole]) {
        let room = rooms.get(id).await.expect("a room");
        let anna = enter(&rooms, &room, client(1)).await;
        play(&rooms, &room, &anna, id).await;
    }
    break_rooms(&folder, &broken).await;
    assert_eq!(listed(&rooms.list(List::Games).await.expect("a list")), [whole]);
    // An outage is left out of the others.
    rooms.outages.was_down(rooms.clock().now(), rooms.clock().now() + Duration::from_millis(1));
    sleep(Duration::from_millis(20)).await;
    rooms.leave_out_outages().await.expect("left out");
    assert_eq!(down_times(&rooms.store().log(whole, 0).await.expect("a log")).len(), 1);
    // Flags of the others fall.
    let mut rounds = 0;
    while !stored(&rooms, whole).await.game_over() {
        rounds += 1;
        assert!(rounds < 100, "the flag never falls");
        sleep(Duration::from_millis(50)).await;
        rooms.do_what_is_due().await.expect("done");
    }
    assert!(matches!(rooms.get(broken[0]).await, Err(error) if error.is_unreadable()));
    // A room that can be read again is forgotten.
    let noted = rooms.unreadable().len();
    assert!(noted >= 120, "{noted}");
    rooms.note_outcome(broken[0], Ok(())).expect("no error");
    rooms.note_outcome(broken[1], Err(ActionError::NoSuchRoom)).expect("no error");
    assert_eq!(rooms.unreadable().len(), noted - 2);
}

/// Commits to a number for the lot.
fn commit(byte: u8) -> RoomCommand {
    RoomCommand::Commit { commitment: SecretNumber::from_random([byte; 32]).commitment() }
}

fn reveal(byte: u8) -> RoomCommand {
    RoomCommand::Reveal { number: SecretNumber::from_random([byte; 32]) }
}

#[tokio::test(start_paused = true)]
async fn a_start_that_could_not_be_stored_is_tried_again() {
    let (rooms, store) = simulated();
    let id = rooms.open(challenge(None, false), client(1)).await.expect("opened");
    rooms.join(id, name("Ben"), visitor(2)).await.expect("joined");
    let room = rooms.get(id).await.expect("a room");
    let (anna, ben) = (enter(&rooms, &room, client(1)).await, enter(&rooms, &room, client(2)).await);
    for (player, byte) in [(&anna, 1), (&ben, 2)] {
        send(&rooms, &room, player, commit(byte)).await;
    }
    send(&rooms, &room, &anna, reveal(1)).await;
    // The number of the second player is written, and nothing after it.
    store.set_speed(Duration::ZERO, Duration::from_millis(10));
    let breaking = async {
        sleep(Duration::from_millis(5)).await;
        store.set_full(true);
    };
    tokio::join!(send(&rooms, &room, &ben, reveal(2)), breaking);
    store.set_speed(Duration::ZERO, Duration::ZERO);
    assert_eq!(stored(&rooms, id).await.phase(), Phase::Drawing);
    assert!(rooms.look_around().await.is_err());
    store.set_full(false);
    // Both are there and wait. Nobody sends anything.
    rooms.look_around().await.expect("done");
    assert_eq!(stored(&rooms, id).await.phase(), Phase::Playing);
    assert!(!room.has_undone());
}

#[tokio::test(start_paused = true)]
async fn comings_and_goings_that_could_not_be_stored_are_noted_later() {
    let (rooms, store) = simulated();
    let id = game(&rooms, Some("300+3")).await;
    let room = rooms.get(id).await.expect("a room");
    let (anna, ben) = (enter(&rooms, &room, client(1)).await, enter(&rooms, &room, client(2)).await);
    for player in [&anna, &ben] {
        play(&rooms, &room, player, id).await;
    }
    room.leave(&rooms, &ben);
    store.set_full(true);
    room.note_absences(&rooms).await;
    store.set_full(false);
    assert_eq!(stored(&rooms, id).await.left_since(Place::Guest), None);
    rooms.look_around().await.expect("done");
    assert!(stored(&rooms, id).await.left_since(Place::Guest).is_some());
    store.set_full(true);
    let ben = enter(&rooms, &room, client(2)).await;
    store.set_full(false);
    assert!(stored(&rooms, id).await.left_since(Place::Guest).is_some());
    rooms.look_around().await.expect("done");
    assert_eq!(stored(&rooms, id).await.left_since(Place::Guest), None);
    // Somebody who comes and goes quickly is not absent because something else failed.
    store.set_full(true);
    send(&rooms, &room, &anna, RoomCommand::Say { message: ChatMessage::Phrase(Phrase::Hello) }).await;
    room.report_failure(Err(ActionError::Busy));
    store.set_full(false);
    room.leave(&rooms, &ben);
    rooms.look_around().await.expect("done");
    assert_eq!(stored(&rooms, id).await.left_since(Place::Guest), None);
}

#[tokio::test(start_paused = true)]
async fn time_that_a_turn_waits_for_the_disk_counts_for_nobody() {
    let (rooms, store) = simulated();
    let id = game(&rooms, Some("10+0")).await;
    let room = rooms.get(id).await.expect("a room");
    let (anna, ben) = (enter(&rooms, &room, client(1)).await, enter(&rooms, &room, client(2)).await);
    for player in [&anna, &ben] {
        play(&rooms, &room, player, id).await;
    }
    sleep(Duration::from_secs(2)).await;
    // The database is away for longer than the opponent has time.
    store.set_speed(Duration::ZERO, Duration::from_secs(15));
    let recovering = async {
        sleep(Duration::from_secs(14)).await;
        store.set_speed(Duration::ZERO, Duration::ZERO);
    };
    tokio::join!(play(&rooms, &room, &anna, id), recovering);
    rooms.do_what_is_due().await.expect("nothing");
    sleep(Duration::from_secs(3)).await;
    play(&rooms, &room, &ben, id).await;
    let after = stored(&rooms, id).await;
    assert_eq!((after.phase(), after.turns()), (Phase::Playing, 4));
    let left = |player| after.game().and_then(|game| game.remaining(player, after.last_at().since_epoch()));
    assert_eq!(left(lyngk_rules::Player::One), Some(Duration::from_secs(8)));
    assert_eq!(left(lyngk_rules::Player::Two), Some(Duration::from_secs(7)));
    assert_eq!(down_times(&rooms.store().log(id, 0).await.expect("a log")), [15_000]);
}

#[tokio::test(start_paused = true)]
async fn hosts_of_other_nodes_are_known_when_their_list_has_come() {
    let store = Arc::new(MemoryStore::default());
    let ((here, _), (there, bus)) = (node(&store), node(&store));
    let mut waiting = Vec::new();
    for number in 0..1_100_u32 {
        let client = Client { address: Ipv4Addr::from(number).into(), ..client(1) };
        let mut challenge = challenge(None, number % 2 == 0);
        // The others are for whoever has the link.
        challenge.terms.visibility = Visibility::Private;
        let id = there.open(challenge, client).await.expect("opened");
        let room = there.get(id).await.expect("a room");
        let entrance = enter(&there, &room, client).await;
        waiting.push((room, entrance));
    }
    for number in 0..2_000_u32 {
        let address = Ipv4Addr::from(number).into();
        there.hosts.came(RoomId::from_random(u64::from(number).to_le_bytes()), Client { address, ..client(1) });
    }
    bus.take();
    there.say_that_up();
    assert_eq!(there.tell_hosts(), 3, "2,550 hosts");
    let hints = bus.take();
    for hint in &hints {
        let text = serde_json::to_string(hint).expect("JSON");
        assert!(text.len() < 300_000, "{}", text.len());
    }
    let (last, others) = hints.split_last().expect("hints");
    for hint in others {
        hear(&here, hint.clone()).await;
    }
    assert_eq!(here.connected_hosts().len(), 0, "a part is missing");
    hear(&here, last.clone()).await;
    assert_eq!(here.connected_hosts(), there.connected_hosts());
    assert_eq!(here.connected_hosts().len(), 2_550);
    // A heartbeat changes nothing, a list with a gap neither.
    there.say_that_up();
    there.tell_hosts();
    for hint in bus.take().into_iter().filter(|hint| !matches!(hint, Hint::Hosts { part: 1, .. })) {
        hear(&here, hint).await;
    }
    assert_eq!(here.connected_hosts().len(), 2_550);
    // An older version tells everything at once.
    let visitor = format!("{:?}", [7; 32]);
    let old = format!(
        r#"{{"type":"up","node":7,"hosts":[{{"room":"abcdefghijkm","client":{{"visitor":{visitor},"address":"192.0.2.7"}}}}]}}"#
    );
    hear(&here, serde_json::from_str(&old).expect("a hint")).await;
    assert_eq!(here.connected_hosts().get(&"abcdefghijkm".parse().expect("an id")), Some(&client(7)));
    hear(&here, serde_json::from_str(r#"{"type":"up","node":7,"hosts":[]}"#).expect("a hint")).await;
    assert_eq!(here.connected_hosts().len(), 2_550);
}

#[tokio::test(start_paused = true)]
async fn presence_that_another_node_does_not_repeat_is_forgotten_and_announced() {
    let store = Arc::new(MemoryStore::default());
    let (rooms, bus) = node(&store);
    let id = game(&rooms, None).await;
    let room = rooms.get(id).await.expect("a room");
    let mut anna = enter(&rooms, &room, client(1)).await;
    let other = NodeId::random().expect("random numbers");
    assert!(hear(&rooms, presence(id, other, [false, true])).await.is_empty());
    let step = || rooms.go_on(&mut rooms.begin_round());
    bus.take();
    assert!(step().is_empty());
    assert!(matches!(bus.take()[..], [Hint::Presence { asks: true, .. }]));
    sleep(Duration::from_mins(2)).await;
    while anna.inbox.try_recv().is_ok() {}
    assert_eq!(step(), [id], "the guest may be absent");
    let text = anna.inbox.recv().await.expect("an announcement");
    assert!(text.contains("\"presence\"") && text.contains(r#""guest":{"online":false"#), "{text}");
    assert!(step().is_empty());
}

#[tokio::test(start_paused = true)]
async fn a_round_takes_several_steps() {
    let store = Arc::new(MemoryStore::default());
    let (rooms, bus) = node(&store);
    let mut handles = Vec::new();
    for _ in 0..150 {
        let id = rooms.open(challenge(None, false), client(1)).await.expect("opened");
        handles.push(rooms.get(id).await.expect("a room"));
    }
    bus.take();
    let mut round = rooms.begin_round();
    let told: Vec<usize> = std::iter::repeat_with(|| {
        rooms.go_on(&mut round);
        bus.take().len()
    })
    .take(4)
    .collect();
    assert_eq!(told, [64, 64, 22, 0]);
}

#[tokio::test(start_paused = true)]
async fn a_short_stop_of_one_node_is_no_outage_of_all() {
    let store = Arc::new(MemoryStore::default());
    let (rooms, _) = node(&store);
    let id = game(&rooms, Some("300+0")).await;
    let other = NodeId::random().expect("random numbers");
    let up = || Hint::Up { node: other, hosts: Vec::new(), has_list: true };
    let stop = async |time: Duration| {
        rooms.beat().await.expect("noted");
        rooms.note_alive();
        advance(time).await;
        rooms.note_alive();
        rooms.leave_out_outages().await.expect("left out");
        down_times(&rooms.store().log(id, 0).await.expect("a log")).len()
    };
    hear(&rooms, up()).await;
    assert_eq!(stop(Duration::from_millis(2_400)).await, 0, "another node was up");
    hear(&rooms, up()).await;
    assert_eq!(stop(Duration::from_secs(5)).await, 1, "long enough for a heartbeat, of which there was none");
    for _ in 0..5 {
        advance(Duration::from_secs(1)).await;
        rooms.note_alive();
    }
    assert_eq!(stop(Duration::from_millis(2_400)).await, 2, "no other node is up");
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
