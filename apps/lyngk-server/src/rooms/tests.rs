//! Tests of rooms without sockets. The clock is simulated where time matters.

use std::net::Ipv4Addr;

use lyngk_room::Terms;
use lyngk_rules::Variant;
use tokio::time::sleep;

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
        Rooms::new(Arc::clone(&store) as Arc<dyn Store>, Clock::starting_after(None), Metrics::new(store.commits()));
    (Arc::new(rooms), store)
}

/// Rooms in a database.
async fn in_database() -> (tempfile::TempDir, Rooms) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = SqliteStore::open(&folder.path().join("games.db")).await.expect("a store");
    let metrics = Metrics::new(store.commits());
    (folder, Rooms::new(Arc::new(store), Clock::starting_after(None), metrics))
}

async fn enter(rooms: &Rooms, room: &LiveRoom, client: Client) -> Entrance {
    let newcomer = Newcomer { visitor: Some(client.visitor), address: client.address, after: 0, name: None };
    room.enter(rooms, newcomer).await.expect("entered")
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
    assert!(tokio::time::timeout(Duration::ZERO, rooms.join(id, name("Anna"), visitor(2))).await.is_err());
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
    let (rooms, _) = simulated();
    let play_now = |byte| rooms.play_now(challenge(Some("300+3"), false), client(byte));
    let (anna, ben) = tokio::join!(play_now(1), play_now(2));
    let (anna, ben) = (anna.expect("a place"), ben.expect("a place"));
    assert_eq!((anna.0, anna.1, ben.1), (ben.0, Place::Host, Place::Guest));
    // The host of a challenge has a moment to come, and not longer.
    let (carla, _) = play_now(3).await.expect("a place");
    sleep(Duration::from_secs(6)).await;
    assert_ne!(play_now(4).await.expect("a place").0, carla);
}
