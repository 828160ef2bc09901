//! The suite that every store must pass.

use std::sync::Arc;

use lyngk_room::lot::SecretNumber;
use lyngk_room::{LogEntry, Name, Place, Room, RoomCommand, RoomEvent, RoomId, Terms, Timestamp, Visibility, Who};
use lyngk_rules::Variant;
use lyngk_server::VisitorId;
use lyngk_server::store::sqlite::FileError;
use lyngk_server::store::{
    AppendError, Change, ChangedRoom, MemoryStore, NewRoom, PostgresStore, Search, SqliteStore, Store, StoreError,
};
use lyngk_services::Postgres;
use lyngk_wire::http::{RoomSummary, Status};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{ConnectOptions, Connection, SqlSafeStr};

/// A store in a folder of its own.
async fn sqlite() -> (tempfile::TempDir, Arc<SqliteStore>) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = SqliteStore::open(&folder.path().join("games.db")).await.expect("a store");
    (folder, Arc::new(store))
}

/// The script that splits the tables into eight partitions each.
const PARTITIONS: &str = include_str!("../migrations/postgres/partitions.sql");

/// A store in a PostgreSQL database of its own, after SQL that changes the tables. `None` if these tests are skipped.
async fn postgres(sql: &str) -> Option<Arc<PostgresStore>> {
    let postgres = Postgres::shared()?;
    let url = postgres.create_database();
    if !sql.is_empty() {
        PostgresStore::open(&url).await.expect("a store").close().await;
        postgres.execute(url.rsplit('/').next().expect("a name"), sql);
    }
    Some(Arc::new(PostgresStore::open(&url).await.expect("a store")))
}

/// The tests of the suite, for each store.
macro_rules! suite {
    ($($test:ident,)*) => {
        mod in_sqlite {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $test() {
                    let (_folder, store) = super::sqlite().await;
                    super::$test(store).await;
                }
            )*
        }

        mod in_postgres {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $test() {
                    if let Some(store) = super::postgres("").await {
                        super::$test(store).await;
                    }
                }
            )*
        }

        mod in_partitions {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $test() {
                    if let Some(store) = super::postgres(super::PARTITIONS).await {
                        super::$test(store).await;
                    }
                }
            )*
        }

        mod in_memory {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $test() {
                    super::$test(std::sync::Arc::new(super::MemoryStore::default())).await;
                }
            )*
        }
    };
}

suite! {
    a_room_is_opened_once,
    of_two_appends_at_the_same_moment_one_wins,
    what_is_due_comes_in_order,
    lists_have_public_rooms_only,
    games_that_are_played_and_rooms_that_have_changed_are_known,
    rooms_are_found_by_status_and_age,
    a_removed_room_leaves_nothing_and_stays_removed,
    seat_codes_work_once_and_not_for_the_opponent,
    whoever_has_used_a_seat_code_may_ask_again,
    the_last_beat_is_known,
    many_rooms_grow_at_the_same_time,
}

fn at(millis: u64) -> Timestamp {
    Timestamp::from_millis(millis)
}

fn visitor(byte: u8) -> VisitorId {
    VisitorId::from_bytes(&[byte; 32]).expect("32 bytes")
}

fn id(byte: u8) -> RoomId {
    RoomId::from_random([byte; 8])
}

fn change(id: RoomId, room: &Room, entries: Vec<LogEntry>) -> Change {
    Change {
        room: id,
        entries,
        status: Status::from(room.phase()),
        due: room.deadline(),
        summary: (room.terms().visibility == Visibility::Public).then(|| RoomSummary::of(id, room, None)),
        seats: Vec::new(),
    }
}

/// A new room, its first change, and the room itself.
fn new_room(byte: u8, visibility: Visibility, listed: bool) -> (NewRoom, Room) {
    let number = SecretNumber::from_random([byte; 32]);
    let terms = Terms { visibility, ..Terms::new(Variant::Standard) };
    let events = Room::opening(terms, number.commitment(), "Anna".parse().expect("a name")).expect("terms");
    let entries = LogEntry::sequence(1, events, at(1_000 + u64::from(byte)), None);
    let room = Room::replay(&entries).expect("a room");
    let mut change = change(id(byte), &room, entries);
    change.seats = vec![(Place::Host, visitor(byte))];
    (NewRoom { change, listed, number }, room)
}

/// The change by which somebody renames themselves.
fn renamed(byte: u8, room: &mut Room, name: &str) -> Change {
    let name: Name = name.parse().expect("a name");
    let events = room.decide(&RoomCommand::Rename { name }, Who::Player(Place::Host), at(5_000)).expect("renamed");
    let entries = room.entries(events, at(5_000), Some(&"command-1".parse().expect("an id")));
    for entry in &entries {
        room.apply(entry).expect("possible");
    }
    change(id(byte), room, entries)
}

#[tokio::test]
async fn a_log_is_read_as_it_was_written_also_after_closing() {
    let (folder, store) = sqlite().await;
    let (new, mut room) = new_room(1, Visibility::Private, false);
    assert!(store.open(new.clone()).await.expect("stored"));
    let append = renamed(1, &mut room, "Hannah \"Ö\" 🙂\\");
    store.append(append.clone()).await.expect("appended");
    store.close().await;
    let store = SqliteStore::open(&folder.path().join("games.db")).await.expect("opened again");
    let all = [new.change.entries, append.entries.clone()].concat();
    assert_eq!(store.log(id(1), 0).await.expect("a log"), all);
    assert_eq!(store.log(id(1), 2).await.expect("the rest"), append.entries);
    assert_eq!(store.log(id(1), u64::MAX).await.expect("nothing"), []);
    assert_eq!(store.log(id(9), 0).await.expect("no room"), []);
    assert_eq!(store.server_number(id(1)).await.expect("a number"), Some(new.number));
    assert_eq!(store.server_number(id(9)).await.expect("no number"), None);
    assert_eq!(store.seats(id(1)).await.expect("seats"), [(Place::Host, visitor(1))]);
}

#[tokio::test]
async fn a_closed_database_is_one_file() {
    let (folder, store) = sqlite().await;
    for byte in 0..50 {
        store.open(new_room(byte, Visibility::Public, true).0).await.expect("stored");
        store.games(10).await.expect("read");
    }
    store.close().await;
    let copy = folder.path().join("copy.db");
    std::fs::copy(folder.path().join("games.db"), &copy).expect("copied");
    let copy = SqliteStore::open(&copy).await.expect("a database");
    assert_eq!(copy.find(&Search::default(), 100).await.expect("rooms").len(), 50);
}

#[tokio::test]
async fn a_database_of_an_older_version_is_brought_up_to_date() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.db");
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&path).create_if_missing(true);
    let mut old = options.connect().await.expect("a file");
    let sql = include_str!("../migrations/sqlite/0001_rooms.sql").into_sql_str();
    let first = Migration::new(1, "rooms".into(), MigrationType::Simple, sql, false);
    Migrator::with_migrations(vec![first]).run(&mut old).await.expect("the tables");
    for (id, status) in [(id(1), "open"), (id(2), "playing")] {
        let insert = "INSERT INTO rooms VALUES (?, 1, ?, 1, NULL, 0, X'00', NULL, 1, 1)";
        sqlx::query(insert).bind(id.to_string()).bind(status).execute(&mut old).await.expect("a room");
    }
    old.close().await.expect("closed");
    let store = SqliteStore::open(&path).await.expect("a store");
    assert_eq!(store.being_played().await.expect("a room"), [id(2)]);
    store.add_seat_code([7; 32], (id(1), Place::Host), at(9)).await.expect("added");
    assert_eq!(store.use_seat_code([7; 32], visitor(1), at(1)).await.expect("used"), Some((id(1), Place::Host)));
}

#[tokio::test]
async fn two_servers_do_not_share_a_database() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.db");
    let first = SqliteStore::open_for_server(&path).await.expect("a store");
    let second = SqliteStore::open_for_server(&path).await.expect_err("it is taken");
    assert!(matches!(second, StoreError::File(FileError::Served(_))), "{second}");
    // Tools can use it beside the server.
    SqliteStore::open(&path).await.expect("a store").close().await;
    first.close().await;
    SqliteStore::open_for_server(&path).await.expect("the next server").close().await;
}

async fn a_room_is_opened_once(store: Arc<dyn Store>) {
    assert!(store.open(new_room(1, Visibility::Private, false).0).await.expect("stored"));
    let mut other = new_room(1, Visibility::Private, false).0;
    other.number = SecretNumber::from_random([77; 32]);
    assert!(!store.open(other).await.expect("refused"));
    assert_eq!(store.server_number(id(1)).await.expect("a number"), Some(SecretNumber::from_random([1; 32])));
    assert_eq!(store.log(id(1), 0).await.expect("a log").len(), 2);
}

async fn of_two_appends_at_the_same_moment_one_wins(store: Arc<dyn Store>) {
    for byte in 1..50 {
        let (new, room) = new_room(byte, Visibility::Private, false);
        store.open(new).await.expect("stored");
        let changes = ["Berta", "Clara", "Doris"].map(|name| renamed(byte, &mut room.clone(), name));
        let [one, two, three] = changes.clone().map(|change| store.append(change));
        let (one, two, three) = tokio::join!(one, two, three);
        let outcomes = [one, two, three];
        let winners: Vec<&Change> =
            changes.iter().zip(&outcomes).filter(|(_, outcome)| outcome.is_ok()).map(|(change, _)| change).collect();
        assert_eq!(winners.len(), 1, "{outcomes:?}");
        assert!(outcomes.iter().all(|outcome| matches!(outcome, Ok(()) | Err(AppendError::Conflict))), "{outcomes:?}");
        assert_eq!(store.log(id(byte), 2).await.expect("a log"), winners[0].entries);
    }
    let (_, mut unknown) = new_room(99, Visibility::Private, false);
    assert!(matches!(store.append(renamed(99, &mut unknown, "Eva")).await, Err(AppendError::Conflict)));
}

async fn what_is_due_comes_in_order(store: Arc<dyn Store>) {
    for (byte, due) in [(1, Some(300)), (2, None), (3, Some(100)), (4, Some(900))] {
        let mut new = new_room(byte, Visibility::Private, false).0;
        new.change.due = due.map(at);
        store.open(new).await.expect("stored");
    }
    assert_eq!(store.due(at(300), 10).await.expect("due"), [id(3), id(1)]);
    assert_eq!(store.due(at(300), 1).await.expect("due"), [id(3)]);
    assert_eq!(store.due(at(99), 10).await.expect("nothing"), []);
}

async fn games_that_are_played_and_rooms_that_have_changed_are_known(store: Arc<dyn Store>) {
    for byte in 1..=3 {
        store.open(new_room(byte, Visibility::Private, false).0).await.expect("stored");
    }
    assert_eq!(store.being_played().await.expect("none"), []);
    let mut started = renamed(2, &mut new_room(2, Visibility::Private, false).1, "Berta");
    started.status = Status::Playing;
    store.append(started).await.expect("appended");
    assert_eq!(store.being_played().await.expect("a room"), [id(2)]);
    assert_eq!(store.changed(&[]).await.expect("none"), []);
    assert!(store.remove(id(3)).await.expect("removed"));
    let mut changed = store.changed(&[(id(1), 2), (id(2), 2), (id(3), 2), (id(4), 2)]).await.expect("rooms");
    changed.sort();
    let mut expected = [(2, Some(3)), (3, None), (4, None)].map(|(room, last)| ChangedRoom { room: id(room), last });
    expected.sort();
    assert_eq!(changed, expected);
    assert_eq!(store.changed(&[(id(2), 3), (id(1), 9)]).await.expect("none"), []);
}

async fn lists_have_public_rooms_only(store: Arc<dyn Store>) {
    let rooms = [
        (1, Visibility::Public, true),
        (2, Visibility::Public, false),
        (3, Visibility::Private, true),
        (4, Visibility::Public, true),
    ];
    for (byte, visibility, listed) in rooms {
        store.open(new_room(byte, visibility, listed).0).await.expect("stored");
    }
    let ids = |rooms: Vec<RoomSummary>| rooms.into_iter().map(|room| room.room).collect::<Vec<_>>();
    let lobby = async |among: &[u8]| {
        let among: Vec<RoomId> = among.iter().map(|byte| id(*byte)).collect();
        ids(store.lobby(&among).await.expect("a list"))
    };
    let games = async |limit| ids(store.games(limit).await.expect("a list"));
    assert_eq!(lobby(&[1, 2, 3, 4, 9]).await, [id(4), id(1)], "the newest first");
    assert_eq!(lobby(&[1, 2, 3]).await, [id(1)]);
    assert_eq!(lobby(&[]).await, []);
    assert_eq!(games(10).await, []);
    let mut started = renamed(2, &mut new_room(2, Visibility::Public, false).1, "Berta");
    started.status = Status::Playing;
    store.append(started).await.expect("appended");
    assert_eq!(games(10).await, [id(2)]);
    assert_eq!(games(0).await, []);
    assert_eq!(lobby(&[1, 2, 4]).await, [id(4), id(1)]);
}

async fn rooms_are_found_by_status_and_age(store: Arc<dyn Store>) {
    for byte in 1..=4 {
        store.open(new_room(byte, Visibility::Private, false).0).await.expect("stored");
    }
    let mut cancelled = renamed(2, &mut new_room(2, Visibility::Private, false).1, "Berta");
    cancelled.status = Status::Cancelled;
    store.append(cancelled).await.expect("appended");
    let find = async |search: Search, limit| {
        let found = store.find(&search, limit).await.expect("found");
        found.into_iter().map(|found| (found.room, found.changed_at)).collect::<Vec<_>>()
    };
    let all = [(id(2), at(5_000)), (id(4), at(1_004)), (id(3), at(1_003)), (id(1), at(1_001))];
    assert_eq!(find(Search::default(), 10).await, all, "the last changed first");
    assert_eq!(find(Search::default(), 2).await, all[..2]);
    let open = Search { status: Some(Status::Open), ..Search::default() };
    assert_eq!(find(open, 10).await, all[1..]);
    let since = Search { changed_since: Some(at(1_003)), ..Search::default() };
    assert_eq!(find(since, 10).await, all[..3]);
    assert_eq!(find(Search { unchanged_since: Some(at(1_004)), ..since }, 10).await, all[2..3]);
}

async fn a_removed_room_leaves_nothing_and_stays_removed(store: Arc<dyn Store>) {
    let (new, mut room) = new_room(1, Visibility::Public, true);
    store.open(new).await.expect("stored");
    store.open(new_room(2, Visibility::Public, true).0).await.expect("stored");
    store.add_seat_code([7; 32], (id(1), Place::Host), at(9_000)).await.expect("added");
    assert!(store.remove(id(1)).await.expect("removed"));
    assert!(!store.remove(id(1)).await.expect("nothing to remove"));
    assert_eq!(store.log(id(1), 0).await.expect("no log"), []);
    assert_eq!(store.seats(id(1)).await.expect("no seats"), []);
    assert_eq!(store.server_number(id(1)).await.expect("no number"), None);
    assert_eq!(store.use_seat_code([7; 32], visitor(9), at(1)).await.expect("no code"), None);
    assert_eq!(store.lobby(&[id(1), id(2)]).await.expect("a list").len(), 1);
    // A server that has the room in memory brings nothing back, and harms nobody else's writes.
    let writes = (
        store.append(renamed(1, &mut room, "Berta")),
        store.add_seat_code([8; 32], (id(1), Place::Host), at(9_000)),
        store.append(renamed(2, &mut new_room(2, Visibility::Public, true).1, "Berta")),
    );
    let (lost, code, kept) = tokio::join!(writes.0, writes.1, writes.2);
    assert!(matches!(lost, Err(AppendError::Conflict)));
    code.expect("no error");
    kept.expect("appended");
    assert_eq!(store.log(id(1), 0).await.expect("no log"), []);
    assert_eq!(store.use_seat_code([8; 32], visitor(9), at(1)).await.expect("no code"), None);
}

async fn seat_codes_work_once_and_not_for_the_opponent(store: Arc<dyn Store>) {
    let (new, mut room) = new_room(1, Visibility::Private, false);
    store.open(new).await.expect("stored");
    let mut joined = renamed(1, &mut room, "Berta");
    joined.seats = vec![(Place::Guest, visitor(2))];
    store.append(joined).await.expect("appended");
    let add = async |code: u8, expires| {
        store.add_seat_code([code; 32], (id(1), Place::Host), at(expires)).await.expect("added");
    };
    let take =
        async |code: u8, who: u8, now| store.use_seat_code([code; 32], visitor(who), at(now)).await.expect("tried");
    add(10, 100).await;
    assert_eq!(take(11, 3, 50).await, None, "another code");
    assert_eq!(take(10, 3, 101).await, None, "too late");
    assert_eq!(take(10, 3, 50).await, None, "used up");
    add(10, 100).await;
    add(11, 100).await;
    assert_eq!(take(10, 3, 50).await, None, "a new code replaces the one before");
    assert_eq!(take(11, 2, 50).await, None, "the opponent");
    add(12, 100).await;
    assert_eq!(take(12, 3, 100).await, Some((id(1), Place::Host)));
    let mut seats = store.seats(id(1)).await.expect("seats");
    seats.sort_by_key(|seat| seat.0);
    assert_eq!(seats, [(Place::Host, visitor(3)), (Place::Guest, visitor(2))]);
}

async fn whoever_has_used_a_seat_code_may_ask_again(store: Arc<dyn Store>) {
    store.open(new_room(1, Visibility::Private, false).0).await.expect("stored");
    let add = async |code: u8| {
        store.add_seat_code([code; 32], (id(1), Place::Host), at(100)).await.expect("added");
    };
    let take =
        async |code: u8, who: u8, now| store.use_seat_code([code; 32], visitor(who), at(now)).await.expect("tried");
    let seat = Some((id(1), Place::Host));
    add(10).await;
    // The answer may have been lost.
    assert_eq!([take(10, 3, 50).await, take(10, 3, 60).await], [seat; 2]);
    assert_eq!(take(10, 4, 60).await, None, "it is of no use to others");
    assert_eq!(take(10, 3, 70).await, seat);
    assert_eq!(take(10, 3, 101).await, None, "too late");
    add(11).await;
    assert_eq!(take(11, 3, 50).await, seat, "whoever has the seat may use a code");
    add(12).await;
    assert_eq!(take(11, 3, 50).await, None, "a new code replaces the one before");
    assert_eq!(take(12, 4, 50).await, seat);
    add(13).await;
    assert_eq!(take(13, 3, 50).await, seat);
    assert_eq!(take(12, 4, 50).await, None);
    assert_eq!(store.seats(id(1)).await.expect("seats"), [(Place::Host, visitor(3))]);
}

async fn the_last_beat_is_known(store: Arc<dyn Store>) {
    assert_eq!(store.last_beat().await.expect("none"), None);
    for millis in [5, 70] {
        store.beat(at(millis)).await.expect("noted");
        assert_eq!(store.last_beat().await.expect("a beat"), Some(at(millis)));
    }
}

async fn many_rooms_grow_at_the_same_time(store: Arc<dyn Store>) {
    let mut growing = tokio::task::JoinSet::new();
    for byte in 0..200 {
        let store = Arc::clone(&store);
        growing.spawn(async move {
            let (new, mut room) = new_room(byte, Visibility::Public, false);
            store.open(new).await.expect("stored");
            for round in 0..20 {
                store.append(renamed(byte, &mut room, &format!("Anna {round}"))).await.expect("appended");
            }
            let log = store.log(id(byte), 0).await.expect("a log");
            assert_eq!(Room::replay(&log).expect("a room").last_number(), 22);
            assert!(matches!(log[21].event, RoomEvent::Renamed { .. }));
        });
    }
    while let Some(grown) = growing.join_next().await {
        grown.expect("no panic");
    }
}
