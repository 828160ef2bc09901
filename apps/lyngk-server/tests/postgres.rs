//! PostgreSQL as a store: faults of network and server, several servers at once, and errors.
//!
//! `LYNGK_WITHOUT_POSTGRES=1` skips these tests.

use std::sync::Arc;
use std::time::Duration;

use lyngk_room::lot::SecretNumber;
use lyngk_room::{LogEntry, Place, Room, RoomCommand, RoomId, Terms, Timestamp, Who};
use lyngk_rules::Variant;
use lyngk_server::VisitorId;
use lyngk_server::store::postgres::{ServerError, check};
use lyngk_server::store::{AppendError, Change, NewRoom, PostgresStore, Readiness, Search, Store, StoreError};
use lyngk_services::{Postgres, Proxy};
use lyngk_wire::http::Status;

const NOON: Timestamp = Timestamp::from_millis(1_000);

fn id(byte: u8) -> RoomId {
    RoomId::from_random([byte; 8])
}

fn new_room(byte: u8) -> (NewRoom, Room) {
    let number = SecretNumber::from_random([byte; 32]);
    let events = Room::opening(Terms::new(Variant::Standard), number.commitment(), "Anna".parse().expect("a name"));
    let entries = LogEntry::sequence(1, events.expect("terms"), NOON, None);
    let room = Room::replay(&entries).expect("a room");
    let visitor = VisitorId::from_bytes(&[byte; 32]).expect("32 bytes");
    let change = Change { seats: vec![(Place::Host, visitor)], ..change(byte, &room, entries) };
    (NewRoom { change, listed: false, number }, room)
}

fn change(byte: u8, room: &Room, entries: Vec<LogEntry>) -> Change {
    let (status, due) = (Status::from(room.phase()), room.deadline());
    Change { room: id(byte), entries, status, due, summary: None, seats: Vec::new() }
}

/// The change by which the host gets another name.
fn renamed(byte: u8, room: &mut Room, name: &str) -> Change {
    let command = RoomCommand::Rename { name: name.parse().expect("a name") };
    let events = room.decide(&command, Who::Player(Place::Host), NOON).expect("renamed");
    let entries =
        room.entries(events, NOON, Some(&format!("command-{}", name.replace(' ', "-")).parse().expect("an id")));
    for entry in &entries {
        room.apply(entry).expect("possible");
    }
    change(byte, room, entries)
}

/// A store that is reached through a proxy.
async fn through_proxy(postgres: &Postgres) -> (Proxy, PostgresStore) {
    let proxy = Proxy::start(postgres.port()).expect("a proxy");
    let url = postgres.create_database().replace(&postgres.port().to_string(), &proxy.port().to_string());
    let store = PostgresStore::open(&url).await.expect("a store");
    (proxy, store)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_write_whose_answer_was_lost_is_neither_doubled_nor_reported_as_failed() {
    let Some(postgres) = Postgres::shared() else { return };
    let (proxy, store) = through_proxy(postgres).await;
    let (new, mut room) = new_room(1);
    store.last_beat().await.expect("connected");
    proxy.lose_an_answer();
    assert!(store.open(new.clone()).await.expect("stored"));
    assert_eq!(proxy.answers_to_lose(), 0);
    let mut expected = new.change.entries;
    for name in ["Berta", "Clara", "Doris"] {
        let change = renamed(1, &mut room, name);
        expected.extend(change.entries.clone());
        proxy.lose_an_answer();
        store.append(change).await.expect("appended");
    }
    assert_eq!(store.log(id(1), 0).await.expect("a log"), expected);
    store.add_seat_code([7; 32], (id(1), Place::Host), NOON).await.expect("added");
    let other = VisitorId::from_bytes(&[9; 32]).expect("32 bytes");
    proxy.lose_an_answer();
    assert_eq!(store.use_seat_code([7; 32], other, NOON).await.expect("used"), Some((id(1), Place::Host)));
    proxy.lose_an_answer();
    assert!(store.remove(id(1)).await.expect("removed"));
    assert_eq!(store.log(id(1), 0).await.expect("nothing"), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_elses_write_is_a_conflict_also_after_a_lost_answer() {
    let Some(postgres) = Postgres::shared() else { return };
    let (proxy, store) = through_proxy(postgres).await;
    let (new, room) = new_room(1);
    store.open(new).await.expect("stored");
    let theirs = renamed(1, &mut room.clone(), "Berta");
    store.append(theirs.clone()).await.expect("appended");
    proxy.lose_an_answer();
    let ours = store.append(renamed(1, &mut room.clone(), "Clara")).await;
    assert!(matches!(ours, Err(AppendError::Conflict)), "{ours:?}");
    let mut other = new_room(1).0;
    other.number = SecretNumber::from_random([8; 32]);
    proxy.lose_an_answer();
    assert!(!store.open(other).await.expect("refused"));
    assert_eq!(store.log(id(1), 2).await.expect("a log"), theirs.entries);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_network_that_answers_nothing_is_given_up_in_time_and_used_again() {
    let Some(postgres) = Postgres::shared() else { return };
    let (proxy, store) = through_proxy(postgres).await;
    let (new, mut room) = new_room(1);
    store.open(new).await.expect("stored");
    proxy.freeze(true);
    let started = std::time::Instant::now();
    let change = renamed(1, &mut room, "Berta");
    let frozen = store.append(change.clone()).await;
    assert!(matches!(frozen, Err(AppendError::Store(_))), "{frozen:?}");
    // Two seconds for an answer, and the rest of four for another connection, which does not come either.
    assert!(started.elapsed() < Duration::from_secs(6), "{:?}", started.elapsed());
    proxy.freeze(false);
    // The first attempt may have reached the server meanwhile.
    let again = store.append(change.clone()).await;
    assert!(matches!(again, Ok(()) | Err(AppendError::Conflict)), "{again:?}");
    assert_eq!(store.log(id(1), 2).await.expect("a log"), change.entries);
    proxy.cut();
    store.append(renamed(1, &mut room, "Clara")).await.expect("on a new connection");
}

/// Appends as a server does: what could not be stored is tried again, and what is found in the log was stored.
async fn append(store: &PostgresStore, change: Change) {
    let mut is_uncertain = false;
    loop {
        match store.append(change.clone()).await {
            Ok(()) => return,
            // On a busy machine the database is away for longer than a call waits.
            Err(AppendError::Store(_)) => is_uncertain = true,
            Err(AppendError::Conflict) => {
                assert!(is_uncertain, "nobody else writes");
                let log = read(store, change.room, change.entries[0].number - 1).await;
                assert!(log.starts_with(&change.entries), "{log:?}");
                return;
            }
            Err(error) => panic!("{error}"),
        }
    }
}

async fn read(store: &PostgresStore, room: RoomId, after: u64) -> Vec<LogEntry> {
    loop {
        if let Ok(log) = store.log(room, after).await {
            return log;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_of_the_database_loses_and_doubles_nothing() {
    let Some(postgres) = Postgres::start_for_test() else { return };
    let store = Arc::new(PostgresStore::open(&postgres.create_database()).await.expect("a store"));
    let mut writing = tokio::task::JoinSet::new();
    for byte in 0..8 {
        let store = Arc::clone(&store);
        writing.spawn(async move {
            let (new, mut room) = new_room(byte);
            store.open(new).await.expect("stored");
            for round in 0..200 {
                append(&store, renamed(byte, &mut room, &format!("Anna {round}"))).await;
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
            let log = read(&store, id(byte), 0).await;
            assert_eq!(Room::replay(&log).expect("a room").last_number(), 202);
        });
    }
    let faults = tokio::task::spawn_blocking(move || {
        std::thread::sleep(Duration::from_millis(200));
        postgres.cut_connections();
        std::thread::sleep(Duration::from_millis(200));
        postgres.stop();
        postgres.start_again();
        postgres
    });
    while let Some(written) = writing.join_next().await {
        written.expect("nothing failed");
    }
    faults.await.expect("a server");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stopped_database_is_an_error_until_it_is_back() {
    let Some(postgres) = Postgres::start_for_test() else { return };
    let store = PostgresStore::open(&postgres.create_database()).await.expect("a store");
    store.beat(NOON).await.expect("noted");
    postgres.stop();
    let error = store.beat(NOON).await.expect_err("stopped");
    assert!(matches!(error, StoreError::Server(ServerError::Unreachable { .. })), "{error}");
    assert!(!error.is_unreadable());
    postgres.start_again();
    store.beat(NOON).await.expect("noted");
    store.close().await;
    assert!(matches!(store.beat(NOON).await, Err(StoreError::Closed)));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_looks_for_a_partner_is_alone_also_after_connections_broke() {
    let Some(postgres) = Postgres::shared() else { return };
    let (proxy, store) = through_proxy(postgres).await;
    drop(store.match_alone().await.expect("a lock"));
    // The connection in the pool is broken, as after a failover.
    proxy.cut();
    let lock = store.match_alone().await.expect("a lock on a new connection");
    let second = tokio::time::timeout(Duration::from_millis(300), store.match_alone()).await;
    assert!(second.is_err(), "there is one at a time");
    drop(lock);
    drop(store.match_alone().await.expect("a lock"));
    // Nothing answers.
    proxy.freeze(true);
    let error = store.match_alone().await.map(drop).expect_err("frozen");
    assert!(matches!(error, StoreError::Server(ServerError::Unreachable { .. })), "{error}");
    proxy.freeze(false);
    drop(store.match_alone().await.expect("a lock"));
}

#[tokio::test]
async fn tables_are_partitioned_by_room_from_the_start_and_can_be_split() {
    let Some(postgres) = Postgres::shared() else { return };
    let url = postgres.create_database();
    let name = url.rsplit('/').next().expect("a name");
    let store = PostgresStore::open(&url).await.expect("a store");
    let (new, mut room) = new_room(1);
    store.open(new.clone()).await.expect("stored");
    store.add_seat_code([7; 32], (id(1), Place::Host), NOON).await.expect("added");
    store.close().await;
    let partitions = "SELECT string_agg(parent || ' ' || pg_get_partkeydef(parent) || ' ' || parts, ', ' ORDER BY parent::text) \
                      FROM (SELECT inhparent::regclass AS parent, count(*) AS parts FROM pg_inherits \
                      JOIN pg_partitioned_table ON partrelid = inhparent GROUP BY inhparent) AS tables";
    let all = |parts| {
        format!(
            "events HASH (room) {parts}, rooms HASH (id) {parts}, seat_codes HASH (room) {parts}, seats HASH (room) {parts}"
        )
    };
    assert_eq!(postgres.execute(name, partitions), all(1));
    postgres.execute(name, include_str!("../migrations/postgres/partitions.sql"));
    assert_eq!(postgres.execute(name, partitions), all(8));
    assert_eq!(check(&url, false).await.expect("it can be used"), Readiness::UpToDate);
    let store = PostgresStore::open(&url).await.expect("a store");
    assert_eq!(store.log(id(1), 0).await.expect("a log"), new.change.entries);
    let visitor = VisitorId::from_bytes(&[9; 32]).expect("32 bytes");
    let seat = store.use_seat_code([7; 32], visitor, NOON).await.expect("used");
    assert_eq!(seat, Some((id(1), Place::Host)));
    assert_eq!(store.seats(id(1)).await.expect("seats"), [(Place::Host, visitor)]);
    store.append(renamed(1, &mut room, "Berta")).await.expect("appended");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn servers_that_start_at_the_same_moment_create_the_tables_once() {
    let Some(postgres) = Postgres::shared() else { return };
    let url = postgres.create_database();
    let mut starting = tokio::task::JoinSet::new();
    for byte in 0..6 {
        let url = url.clone();
        starting.spawn(async move {
            let store = PostgresStore::open(&url).await.expect("a store");
            assert!(store.open(new_room(byte).0).await.expect("stored"));
            store.close().await;
        });
    }
    while let Some(started) = starting.join_next().await {
        started.expect("it starts");
    }
    let store = PostgresStore::open(&url).await.expect("a store");
    assert_eq!(store.find(&Search::default(), 100).await.expect("rooms").len(), 6);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn tables_are_brought_up_to_date_however_long_it_takes() {
    let Some(postgres) = Postgres::shared() else { return };
    let url = postgres.create_database();
    // An index that takes longer than any other statement may.
    let slow = "CREATE FUNCTION sleep() RETURNS event_trigger LANGUAGE plpgsql AS \
                $$ BEGIN IF to_regclass('rooms_by_due') IS NULL THEN PERFORM pg_sleep(11); END IF; END $$; \
                CREATE EVENT TRIGGER sleep ON ddl_command_start WHEN TAG IN ('CREATE INDEX') EXECUTE FUNCTION sleep()";
    postgres.execute(url.rsplit('/').next().expect("a name"), slow);
    let first = tokio::spawn({
        let url = url.clone();
        async move { PostgresStore::open(&url).await.expect("it takes its time").close().await }
    });
    tokio::time::sleep(Duration::from_secs(1)).await;
    let second = PostgresStore::open(&url).await.map(drop).expect_err("it does not wait for ever").to_string();
    assert!(second.contains("another server brings them up to date"), "{second}");
    first.await.expect("the tables");
    PostgresStore::open(&url).await.expect("up to date").close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_room_that_is_removed_while_it_grows_leaves_nothing() {
    let Some(postgres) = Postgres::shared() else { return };
    let url = postgres.create_database();
    let store = Arc::new(PostgresStore::open(&url).await.expect("a store"));
    for byte in 0..40 {
        let (new, mut room) = new_room(byte);
        store.open(new).await.expect("stored");
        let growing = Arc::clone(&store);
        let grown = tokio::spawn(async move {
            for round in 0..20 {
                let code = growing.add_seat_code([byte; 32], (id(byte), Place::Host), NOON);
                let (appended, code) =
                    tokio::join!(growing.append(renamed(byte, &mut room, &format!("Anna {round}"))), code);
                code.expect("no error");
                if appended.is_err() {
                    break;
                }
            }
        });
        tokio::time::sleep(Duration::from_millis(u64::from(byte) % 10)).await;
        assert!(store.remove(id(byte)).await.expect("removed"));
        grown.await.expect("no panic");
    }
    let left = "SELECT (SELECT count(*) FROM rooms), (SELECT count(*) FROM events), (SELECT count(*) FROM seats), \
                (SELECT count(*) FROM seat_codes)";
    assert_eq!(postgres.execute(url.rsplit('/').next().expect("a name"), left), "0|0|0|0");
}

#[tokio::test]
async fn servers_share_a_database_only_if_all_have_a_bus() {
    let Some(postgres) = Postgres::shared() else { return };
    let url = postgres.create_database();
    let alone = PostgresStore::open_for_server(&url, false).await.expect("a store");
    let second = PostgresStore::open_for_server(&url, true).await.expect_err("it is taken");
    assert!(matches!(second, StoreError::Server(ServerError::Served(_))), "{second}");
    // Tools can use it beside the server.
    PostgresStore::open(&url).await.expect("a store").close().await;
    alone.close().await;
    let nodes = [PostgresStore::open_for_server(&url, true).await, PostgresStore::open_for_server(&url, true).await];
    for node in nodes {
        node.expect("a node").close().await;
    }
}

#[tokio::test]
async fn errors_are_clear_and_have_no_password() {
    let Some(postgres) = Postgres::shared() else { return };
    let url = postgres.create_database();
    let (name, password) = (url.rsplit('/').next().expect("a name"), postgres.password());
    let error = async |url: &str| {
        let error = PostgresStore::open(url).await.map(drop).expect_err("it cannot be used").to_string();
        assert!(!error.contains(password), "{error}");
        error
    };
    let refused = error(&url.replace(password, "sesame")).await;
    assert!(refused.contains("refuses the connection") && refused.contains(name), "{refused}");
    assert!(!refused.contains("sesame"), "{refused}");
    let nowhere = error(&url.replace(name, "nowhere")).await;
    assert!(nowhere.contains("\"nowhere\" does not exist"), "{nowhere}");
    let unreachable = error(&url.replace(&format!(":{}", postgres.port()), ":1")).await;
    assert!(unreachable.contains("127.0.0.1:1") && unreachable.contains("cannot be reached"), "{unreachable}");
    let parameter = error(&format!("{url}?pasword={password}")).await;
    assert!(parameter.contains("unknown parameter pasword"), "{parameter}");
    PostgresStore::open(&url).await.expect("a store").close().await;
    postgres.execute(name, "UPDATE compatibility SET oldest = 1000");
    let newer = error(&url).await;
    assert!(newer.contains("newer version"), "{newer}");
    assert_eq!(check(&url, false).await.expect_err("newer").to_string(), newer);
    // The cause of a failure is kept.
    postgres.execute(name, "ALTER TABLE compatibility ALTER COLUMN oldest TYPE text");
    let broken = check(&url, false).await.expect_err("of another type").to_string();
    assert!(broken.contains("cannot be brought up to date") && broken.contains("mismatched types"), "{broken}");
    postgres.execute(name, "DROP TABLE compatibility");
    let missing = check(&url, false).await.expect_err("missing").to_string();
    assert!(missing.contains("another program"), "{missing}");
    let foreign = postgres.create_database();
    postgres.execute(foreign.rsplit('/').next().expect("a name"), "CREATE TABLE rooms (floor INTEGER)");
    assert!(error(&foreign).await.contains("another program"));
}
