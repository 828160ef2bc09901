//! Several servers with one PostgreSQL database and one message bus: to players they are one.
//!
//! `LYNGK_WITHOUT_POSTGRES=1` and `LYNGK_WITHOUT_NATS=1` skip these tests.

mod common;

use std::time::{Duration, Instant};

use common::{Player, TestServer, Visitor, draw, play_to_the_end, terms};
use futures_util::StreamExt;
use lyngk_room::{LogEntry, Phase, Place, RoomCommand, RoomEvent, RoomId, Terms, Visibility};
use lyngk_rules::Variant;
use lyngk_server::store::{PostgresStore, Store};
use lyngk_services::{Nats, Postgres};
use lyngk_wire::http::{Challenge, RoomList, SeatCode, TakeSeat, TakenSeat};
use lyngk_wire::{Goodbye, ServerMessage};

/// Three nodes, with the URL of their database.
struct Nodes {
    servers: Vec<TestServer>,
    database: String,
}

impl Nodes {
    /// Starts nodes with a bus, or returns `None` if these tests are skipped.
    async fn start(nats: Option<&Nats>) -> Option<Nodes> {
        let database = Postgres::shared()?.create_database();
        let bus = nats?.url();
        let mut servers = Vec::new();
        for _ in 0..3 {
            servers.push(TestServer::node(&database, Some(&bus)).await);
        }
        Some(Nodes { servers, database })
    }

    /// Somebody who is served by a node.
    fn visitor(&self, node: usize) -> Visitor {
        Visitor::of(&self.servers[node])
    }

    /// Two players at a table, each served by another node.
    async fn table(&self, terms: Terms) -> (Player, Player, [Visitor; 2]) {
        let (mut anna, mut ben) = (self.visitor(0), self.visitor(1));
        let room = anna.open(terms, "Anna").await;
        assert_eq!(ben.join(room, "Ben").await.status, 200);
        let (mut host, mut guest) = (anna.enter(room).await, ben.enter(room).await);
        draw(&mut host, &mut guest).await;
        (host, guest, [anna, ben])
    }

    /// The log of a room in the database, as clients are told it.
    async fn stored(&self, room: RoomId) -> Vec<LogEntry> {
        let store = PostgresStore::open(&self.database).await.expect("a store");
        let log = store.log(room, 0).await.expect("a log");
        store.close().await;
        log.into_iter().map(|entry| LogEntry { command: None, ..entry }).collect()
    }
}

fn public(variant: Variant, control: Option<&str>) -> Terms {
    Terms { visibility: Visibility::Public, ..terms(variant, control) }
}

/// Takes in messages until who is connected is as expected.
async fn until_online(player: &mut Player, place: Place, expected: bool, patience: Duration) {
    let online = |player: &Player| match &player.presence {
        Some(ServerMessage::Presence { players, .. }) => players[place].online,
        _ => !expected,
    };
    let heard = tokio::time::timeout(patience, async {
        while online(player) != expected {
            player.take_in().await.expect("an open connection");
        }
    });
    heard.await.expect("it is told in time");
}

/// Both play a turn and hear of the other's, so that time counts.
async fn both_move(host: &mut Player, guest: &mut Player) {
    for seed in 0..2 {
        let is_host = host.room().to_move() == Some(Place::Host);
        let (mover, other) = if is_host { (&mut *host, &mut *guest) } else { (&mut *guest, &mut *host) };
        mover.play(seed).await.expect("a legal turn");
        let last = mover.last();
        other.until(|room| room.last_number() >= last).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn players_and_watchers_of_different_nodes_see_one_game() {
    let Some(nodes) = Nodes::start(Nats::shared()).await else { return };
    let (mut host, mut guest, _) = nodes.table(public(Variant::Standard, Some("600+5"))).await;
    let mut watcher = nodes.visitor(2).enter(host.id).await;
    play_to_the_end(&mut host, &mut guest).await;
    let stored = nodes.stored(host.id).await;
    watcher.until(|room| room.last_number() as usize >= stored.len()).await;
    for player in [&host, &guest] {
        assert_eq!(player.told, stored[..player.told.len()]);
    }
    assert!(watcher.room().game_over());
    let games: RoomList = nodes.visitor(2).get("/api/rooms?list=games").await.json();
    assert!(games.rooms.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_one_hint_however_many_watch_at_several_nodes() {
    let Some(nodes) = Nodes::start(Nats::shared()).await else { return };
    let Some(nats) = Nats::shared() else { return };
    let (mut host, mut guest, _) = nodes.table(public(Variant::Standard, Some("600+5"))).await;
    let mut watchers = Vec::new();
    for node in [1, 2, 1, 2, 1, 2] {
        watchers.push(nodes.visitor(node).enter(host.id).await);
    }
    let store = PostgresStore::open(&nodes.database).await.expect("a store");
    let installation = store.installation().await.expect("an answer").expect("a name");
    store.close().await;
    let bus = async_nats::connect(nats.url()).await.expect("a connection");
    let mut hints = bus.subscribe(format!("lyngk.{installation}.room.{}", host.id)).await.expect("a subscription");
    bus.flush().await.expect("the server knows it");
    let is_host = host.room().to_move() == Some(Place::Host);
    let (mover, other) = if is_host { (&mut host, &mut guest) } else { (&mut guest, &mut host) };
    mover.play(1).await.expect("a legal turn");
    let last = mover.last();
    for player in watchers.iter_mut().chain([other]) {
        player.until(|room| room.last_number() >= last).await;
    }
    let mut appended = 0;
    // Time for hints too many.
    while let Ok(Some(hint)) = tokio::time::timeout(Duration::from_secs(1), hints.next()).await {
        // Who is connected is told now and then.
        appended += usize::from(hint.payload.starts_with(br#"{"type":"appended""#));
    }
    assert_eq!(appended, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_without_the_bus_a_little_slower() {
    let nats = Nats::start_for_test();
    let Some(nodes) = Nodes::start(nats.as_ref()).await else { return };
    let (mut host, mut guest, _) = nodes.table(terms(Variant::Standard, Some("600+5"))).await;
    let Some(nats) = nats else { return };
    let turn = async |host: &mut Player, guest: &mut Player, seed: u64| {
        let is_host = host.room().to_move() == Some(Place::Host);
        let (mover, other) = if is_host { (host, guest) } else { (guest, host) };
        mover.play(seed).await.expect("a legal turn");
        let (last, played_at) = (mover.last(), Instant::now());
        other.until(|room| room.last_number() >= last).await;
        played_at.elapsed()
    };
    turn(&mut host, &mut guest, 1).await;
    nats.stop();
    for seed in 2..5 {
        let took = turn(&mut host, &mut guest, seed).await;
        assert!(took < Duration::from_secs(5), "{took:?}");
    }
    nats.start_again();
    tokio::time::sleep(Duration::from_secs(2)).await;
    for seed in 5..8 {
        turn(&mut host, &mut guest, seed).await;
    }
    assert_eq!(host.told, nodes.stored(host.id).await);
    // Only what was heard late was left out.
    let down = host.told.iter().filter_map(|entry| match entry.event {
        RoomEvent::ServerWasDown { millis } => Some(millis),
        _ => None,
    });
    let down: Vec<u64> = down.collect();
    assert!(down.iter().all(|millis| (250..5_000).contains(millis)), "{down:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_connected_is_known_everywhere_and_forgotten_with_a_node() {
    let Some(mut nodes) = Nodes::start(Nats::shared()).await else { return };
    let (mut host, mut guest, [_, ben]) = nodes.table(public(Variant::Standard, None)).await;
    until_online(&mut host, Place::Guest, true, Duration::from_secs(5)).await;
    until_online(&mut guest, Place::Host, true, Duration::from_secs(5)).await;
    drop(guest);
    until_online(&mut host, Place::Guest, false, Duration::from_secs(5)).await;
    let mut again = Visitor { address: nodes.servers[2].address, ..ben.clone() }.enter(host.id).await;
    until_online(&mut host, Place::Guest, true, Duration::from_secs(5)).await;
    // A node that stops says goodbye, and its players come back to another.
    nodes.servers.pop().expect("a node").stop().await;
    assert_eq!(again.socket.goodbye().await, Some(Goodbye::Stopping));
    until_online(&mut host, Place::Guest, false, Duration::from_secs(5)).await;
    let mut again = ben.enter(host.id).await;
    until_online(&mut host, Place::Guest, true, Duration::from_secs(5)).await;
    until_online(&mut again, Place::Host, true, Duration::from_secs(5)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_who_ask_two_nodes_at_the_same_moment_meet() {
    let Some(nodes) = Nodes::start(Nats::shared()).await else { return };
    for round in 0..5 {
        let ask = async |node: usize, name: &str| {
            let mut visitor = nodes.visitor(node);
            let challenge =
                Challenge { terms: terms(Variant::Six, None), name: name.parse().expect("a name"), listed: true };
            let asked = visitor.clone();
            let answer = visitor.post("/api/rooms/play-now", &challenge).await;
            assert!(answer.status < 300, "{asked:?} {}", answer.body);
            let seat: TakenSeat = answer.json();
            // The page connects at once.
            let player = visitor.enter(seat.room).await;
            (seat, player)
        };
        let (one, two) = tokio::join!(ask(round % 3, "Anna"), ask((round + 1) % 3, "Ben"));
        assert_eq!(one.0.room, two.0.room, "they meet in round {round}");
        assert_ne!(one.0.place, two.0.place);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_has_hosts_of_all_nodes() {
    let Some(nodes) = Nodes::start(Nats::shared()).await else { return };
    let mut anna = nodes.visitor(0);
    let challenge =
        Challenge { terms: terms(Variant::Standard, None), name: "Anna".parse().expect("a name"), listed: true };
    let seat: TakenSeat = anna.post("/api/rooms", &challenge).await.json();
    let host = anna.enter(seat.room).await;
    let lobby = async |expected: usize| {
        let watcher = nodes.visitor(1);
        for _ in 0..100 {
            if watcher.get("/api/rooms?list=lobby").await.json::<RoomList>().rooms.len() == expected {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("the lobby should have {expected}");
    };
    lobby(1).await;
    drop(host);
    lobby(0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_moves_at_one_node_is_lost_at_another() {
    let Some(nodes) = Nodes::start(Nats::shared()).await else { return };
    let (mut host, _guest, [mut anna, _]) = nodes.table(terms(Variant::Standard, None)).await;
    let code: SeatCode = anna.post(&format!("/api/rooms/{}/seat-code", host.id), &()).await.json();
    let mut phone = nodes.visitor(2);
    assert_eq!(phone.post("/api/seat", &TakeSeat { code: code.code }).await.status, 200);
    assert_eq!(host.socket.goodbye().await, Some(Goodbye::Moved));
    let mut moved = phone.enter(host.id).await;
    assert_eq!(moved.place, Some(Place::Host));
    let number = moved.last();
    let rename = RoomCommand::Rename { name: "Hannah".parse().expect("a name") };
    moved.act_as("by-the-phone".parse().expect("an id"), rename).await.expect("renamed");
    assert!(moved.last() > number);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flag_falls_once_whoever_is_where() {
    let Some(nodes) = Nodes::start(Nats::shared()).await else { return };
    let mut rooms = Vec::new();
    for _ in 0..4 {
        let (mut host, mut guest, _) = nodes.table(terms(Variant::Standard, Some("1+0"))).await;
        both_move(&mut host, &mut guest).await;
        rooms.push((host, guest));
    }
    for (host, guest) in &mut rooms {
        for player in [&mut *host, &mut *guest] {
            player.until(|room| matches!(room.phase(), Phase::Ended(_))).await;
        }
        let stored = nodes.stored(host.id).await;
        assert_eq!(stored.iter().filter(|entry| matches!(entry.event, RoomEvent::TimeRanOut)).count(), 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flag_falls_once_when_nobody_is_there() {
    let Some(nodes) = Nodes::start(Nats::shared()).await else { return };
    let mut rooms = Vec::new();
    for _ in 0..4 {
        let (mut host, mut guest, _) = nodes.table(terms(Variant::Standard, Some("1+0"))).await;
        both_move(&mut host, &mut guest).await;
        // Both leave, so that no node has the room in its memory.
        rooms.push(host.id);
    }
    let store = PostgresStore::open(&nodes.database).await.expect("a store");
    for room in rooms {
        let flags = async || {
            let log = store.log(room, 0).await.expect("a log");
            log.iter().filter(|entry| matches!(entry.event, RoomEvent::TimeRanOut)).count()
        };
        let until_it_falls = async {
            while flags().await == 0 {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        tokio::time::timeout(Duration::from_mins(1), until_it_falls).await.expect("it falls");
        // The other nodes have had their chance, too.
        tokio::time::sleep(Duration::from_millis(500)).await;
        assert_eq!(flags().await, 1);
    }
    store.close().await;
}
