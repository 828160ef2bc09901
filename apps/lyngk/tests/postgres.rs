//! `lyngk serve` and `lyngk admin` with a PostgreSQL database.
//!
//! `LYNGK_WITHOUT_POSTGRES=1` skips these tests.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use lyngk_game::{EndReason, Ended};
use lyngk_load::{Game, Pace, play_all};
use lyngk_room::lot::SecretNumber;
use lyngk_room::{LogEntry, Phase, Place, Room, RoomId, Terms, Timestamp};
use lyngk_rules::{SplitMix64, Variant};
use lyngk_server::VisitorId;
use lyngk_server::store::transfer::{StoredRoom, Transfer};
use lyngk_server::store::{Change, NewRoom, PostgresStore, SqliteStore, Store};
use lyngk_services::{Nats, Postgres, Proxy, Server};
use lyngk_wire::http::Status;

fn start(database: &str, port: u16) -> Server {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lyngk"));
    command.args(["serve", "--without-rate-limits", "--port", &port.to_string(), "--database", database]);
    Server::start(command.stderr(Stdio::null()))
}

fn lyngk(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_lyngk")).args(args).output().expect("the program runs")
}

async fn begin(address: SocketAddr, control: &str, seed: u64) -> Game {
    let terms = Terms { control: Some(control.parse().expect("a control")), ..Terms::new(Variant::Standard) };
    Game::begin(address, terms, seed, true).await.expect("a game begins")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_operator_lists_and_removes_games_in_the_database() {
    let Some(postgres) = Postgres::shared() else { return };
    let url = postgres.create_database();
    let server = start(&url, 0);
    let game = begin(server.address, "600+5", 1).await;
    let id = game.id.to_string();
    let list = lyngk(&["admin", "list", "--database", &url]);
    let text = String::from_utf8_lossy(&list.stdout).into_owned();
    assert!(list.status.success() && text.contains(&id) && text.contains("playing"), "{text}");
    let remove = ["admin", "remove", &id, "--yes", "--database", &url];
    assert!(lyngk(&remove).status.success());
    let again = lyngk(&remove);
    assert!(String::from_utf8_lossy(&again.stderr).contains("there is no game"), "{again:?}");
    let backup = lyngk(&["admin", "backup", "copy.db", "--database", &url]);
    assert!(String::from_utf8_lossy(&backup.stderr).contains("pg_dump"), "{backup:?}");
}

#[test]
fn a_database_that_cannot_be_used_is_one_sentence_without_the_password() {
    let Some(postgres) = Postgres::shared() else { return };
    let url = postgres.create_database();
    let wrong = [
        url.replace(postgres.password(), "open-sesame"),
        url.replace(&format!(":{}", postgres.port()), ":1"),
        format!("{url}?sesame=1"),
        url.replace("127.0.0.1", "[127.0.0.1"),
    ];
    for url in wrong {
        for args in [&["serve", "--port", "0"][..], &["admin", "list"]] {
            let output = lyngk(&[args, &["--database", &url]].concat());
            let error = String::from_utf8_lossy(&output.stderr);
            assert_eq!(output.status.code(), Some(2), "{error}");
            assert_eq!(error.trim().lines().count(), 1, "{error}");
            assert!(error.contains("database"), "{error}");
            for secret in [postgres.password(), "open-sesame"] {
                assert!(!error.contains(secret), "{error}");
            }
        }
    }
}

#[test]
fn a_configuration_is_checked_and_nothing_is_changed() {
    let (Some(postgres), Some(nats)) = (Postgres::shared(), Nats::shared()) else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.db").to_str().expect("UTF-8").to_owned();
    let check = |args: &[&str]| {
        let output = lyngk(&[&["serve", "--check"], args].concat());
        let said = [output.stdout, output.stderr].map(|text| String::from_utf8_lossy(&text).into_owned());
        (output.status.code(), said)
    };
    let good = |args: &[&str], sentences: &[&str]| {
        let (code, [out, err]) = check(args);
        assert_eq!((code, err.as_str(), out.lines().count()), (Some(0), "", sentences.len()), "{out}");
        for (line, sentence) in out.lines().zip(sentences) {
            assert!(line.contains(sentence), "{out}");
        }
    };
    let bad = |args: &[&str], problem: &str| {
        let (code, [_, err]) = check(args);
        assert!(code == Some(2) && err.lines().count() == 1 && err.contains(problem), "{err}");
    };
    let listens = "can listen on 127.0.0.1";
    for _ in 0..2 {
        good(&["--port", "0", "--database", &file], &[listens, "is new"]);
    }
    assert_eq!(std::fs::read_dir(folder.path()).expect("a folder").count(), 0, "nothing is left behind");
    let server = start(&file, 0);
    bad(&["--port", "0", "--database", &file], "another server is using");
    bad(
        &["--port", &server.address.port().to_string(), "--database", &format!("{file}2")],
        "is taken by another program",
    );
    drop(server);
    good(&["--port", "0", "--database", &file], &[listens, "up to date"]);

    let url = postgres.create_database();
    let shared = ["--port", "0", "--database", &url, "--bus"];
    let bus = nats.url();
    for _ in 0..2 {
        good(&[&shared[..], &[&bus]].concat(), &[listens, "is new", "the message bus can be used"]);
    }
    bad(&[&shared[..], &["nats://127.0.0.1:1"]].concat(), "message bus");
    bad(&["--port", "0", "--database", &file, "--bus", &bus], "--bus needs a database");
    let server = start(&url, 0);
    bad(&["--port", "0", "--database", &url], "another server is using");
    drop(server);
    good(&["--port", "0", "--database", &url], &[listens, "up to date"]);
    let name = url.rsplit('/').next().expect("a name");
    postgres.execute(name, "DELETE FROM _sqlx_migrations WHERE version = 2");
    good(&["--port", "0", "--database", &url], &[listens, "bring it up to date (1 to do)"]);
    postgres.execute(name, "UPDATE compatibility SET oldest = 99");
    bad(&["--port", "0", "--database", &url], "newer version");
    bad(&["--port", "0", "--database", &url.replace(postgres.password(), "open-sesame")], "refuses the connection");
}

/// Everything that is stored.
async fn contents(store: &dyn Transfer) -> Vec<StoredRoom> {
    let mut rooms: Vec<StoredRoom> = Vec::new();
    loop {
        let after = rooms.last().map(|room| room.id().to_owned()).unwrap_or_default();
        match store.rooms_after(&after).await.expect("rooms") {
            more if more.is_empty() => return rooms,
            more => rooms.extend(more),
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_move_from_a_file_to_the_database_and_back() {
    let Some(postgres) = Postgres::shared() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    let (first, second, url) = (file("first.db"), file("second.db"), postgres.create_database());
    let moved = |from: &str, to: &str| lyngk(&["admin", "move", "--from", from, "--to", to]);
    let refused = |from: &str, to: &str, reason: &str| {
        let output = moved(from, to);
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.code() == Some(2) && error.contains(reason), "{error}");
    };
    refused(&first, &url, "there is no database");
    let server = start(&first, 0);
    let mut ended = begin(server.address, "600+5", 1).await;
    ended.play(Pace { every: Duration::ZERO, until: None }).await.expect("a game");
    let mut running = begin(server.address, "600+5", 2).await;
    running.play_turn().await.expect("a turn");
    refused(&first, &url, "a server is using");
    drop(server);
    let store = SqliteStore::open(Path::new(&first)).await.expect("a store");
    let before = contents(&store).await;
    let beat = store.last_beat().await.expect("a beat");
    assert!(before.len() == 2 && beat.is_some());
    store.close().await;

    // A move that fails at its end leaves no game in the target.
    PostgresStore::open(&url).await.expect("a store").close().await;
    let database = url.rsplit('/').next().expect("a name");
    let spoil = "CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS \
                 $$ BEGIN NEW.entry = '{}'; RETURN NEW; END $$; \
                 CREATE TRIGGER spoil BEFORE INSERT ON events FOR EACH ROW EXECUTE FUNCTION spoil()";
    postgres.execute(database, spoil);
    refused(&first, &url, "would not be the same in the target; nothing was moved");
    postgres.execute(database, "DROP TRIGGER spoil ON events");

    let output = moved(&first, &url);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(String::from_utf8_lossy(&output.stdout).contains("2 games"), "{output:?}");
    let store = PostgresStore::open(&url).await.expect("a store");
    assert_eq!(contents(&store).await, before);
    assert_eq!(store.last_beat().await.expect("a beat"), beat);
    store.close().await;
    refused(&first, &url, "not empty");

    let server = start(&url, 0);
    refused(&url, &second, "a server is using");
    drop(server);
    // A game that this program cannot read is moved, too.
    postgres.execute(database, &format!("UPDATE events SET entry = '{{}}' WHERE room = '{}' AND number = 1", ended.id));
    // The server has noted that there was none for a while, in the game that goes on.
    let store = PostgresStore::open(&url).await.expect("a store");
    let before = contents(&store).await;
    store.close().await;
    // A move that ends early does not stand in the way of the next.
    let mut limited = Command::new("sh");
    limited.args(["-c", "trap '' XFSZ; ulimit -f 20; exec \"$@\"", "sh", env!("CARGO_BIN_EXE_lyngk"), "admin", "move"]);
    let output = limited.args(["--from", &url, "--to", &second]).output().expect("the program runs");
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    let output = moved(&url, &second);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let store = SqliteStore::open(Path::new(&second)).await.expect("a store");
    assert_eq!(contents(&store).await, before);
}

/// Stores open challenges, and that a server was up.
async fn fill(store: &Arc<SqliteStore>, rooms: u16) {
    let mut opening = tokio::task::JoinSet::new();
    for room in 0..rooms {
        let [high, low] = room.to_be_bytes();
        let (id, secret) = (RoomId::from_random([high, low, 0, 0, 0, 0, 0, 0]), [[high, low]; 16].concat());
        let secret: [u8; 32] = secret.try_into().expect("32 bytes");
        let number = SecretNumber::from_random(secret);
        let events = Room::opening(Terms::new(Variant::Standard), number.commitment(), "Anna".parse().expect("a name"));
        let entries = LogEntry::sequence(1, events.expect("terms"), Timestamp::from_millis(1_000), None);
        let seats = vec![(Place::Host, VisitorId::from_bytes(&secret).expect("32 bytes"))];
        let change = Change { room: id, entries, status: Status::Open, due: None, summary: None, seats };
        let store = Arc::clone(store);
        opening.spawn(async move {
            assert!(store.open(NewRoom { change, listed: false, number }).await.expect("stored"));
            store.add_seat_code(secret, (id, Place::Host), Timestamp::from_millis(2_000)).await.expect("added");
        });
    }
    while let Some(opened) = opening.join_next().await {
        opened.expect("stored");
    }
    store.beat(Timestamp::from_millis(1_000)).await.expect("noted");
}

/// Kills a move when a part of the games has been copied.
fn kill_a_move(from: &str, to: &str) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lyngk"));
    command.args(["admin", "move", "--from", from, "--to", to]).stdout(Stdio::null()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program runs");
    let mut said = String::new();
    BufReader::new(child.stderr.take().expect("a pipe")).read_line(&mut said).expect("a line");
    child.kill().expect("it runs");
    assert!(child.wait().expect("the end").code().is_none(), "it was killed");
    let copied = said.trim().strip_suffix(" of 700 games copied").and_then(|copied| copied.parse().ok());
    assert!(copied.is_some_and(|copied: u32| copied > 0), "{said}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_that_is_killed_leaves_the_target_empty_and_can_be_repeated() {
    let Some(postgres) = Postgres::shared() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    let (first, second, url) = (file("first.db"), file("second.db"), postgres.create_database());
    let store = Arc::new(SqliteStore::open(Path::new(&first)).await.expect("a store"));
    fill(&store, 700).await;
    let expected = contents(&*store).await;
    let beat = store.last_beat().await.expect("a beat");
    store.close().await;
    let move_again = |from: &str, to: &str| {
        let output = lyngk(&["admin", "move", "--from", from, "--to", to]);
        assert!(output.status.success(), "{output:?}");
    };

    PostgresStore::open(&url).await.expect("a store").close().await;
    let database = url.rsplit('/').next().expect("a name");
    // A slow database, in which limits of time would end the move.
    let slow = "CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(1); \
                IF current_setting('statement_timeout') <> '0' OR \
                    current_setting('idle_in_transaction_session_timeout') <> '0' \
                THEN RAISE EXCEPTION 'there is a limit'; END IF; RETURN NULL; END $$; \
                CREATE TRIGGER slow AFTER INSERT ON rooms FOR EACH STATEMENT EXECUTE FUNCTION slow()";
    postgres.execute(database, slow);
    kill_a_move(&first, &url);
    let left = "SELECT (SELECT count(*) FROM rooms), (SELECT count(*) FROM heartbeat)";
    assert_eq!(postgres.execute(database, left), "0|0");
    postgres.execute(database, "DROP TRIGGER slow ON rooms");
    move_again(&first, &url);
    let store = PostgresStore::open(&url).await.expect("a store");
    assert!(contents(&store).await == expected);
    assert_eq!(store.last_beat().await.expect("a beat"), beat);
    store.close().await;

    let proxy = Proxy::start(postgres.port()).expect("a proxy");
    proxy.slow_down(Duration::from_millis(100));
    kill_a_move(&url.replace(&postgres.port().to_string(), &proxy.port().to_string()), &second);
    let store = SqliteStore::open(Path::new(&second)).await.expect("a store");
    assert_eq!((store.count().await.expect("a number"), store.last_beat().await.expect("none")), (0, None));
    store.close().await;
    move_again(&url, &second);
    let store = SqliteStore::open(Path::new(&second)).await.expect("a store");
    assert!(contents(&store).await == expected);
    assert_eq!(store.last_beat().await.expect("a beat"), beat);
}

/// Kills the server, cuts its connections and restarts the database at random moments, until the games are over.
fn break_again_and_again(postgres: &Postgres, url: &str, mut server: Server, over: &AtomicBool) -> u32 {
    let mut random = SplitMix64::new(17);
    let port = server.address.port();
    for faults in 0.. {
        std::thread::sleep(Duration::from_millis(200 + random.below(300)));
        if over.load(Ordering::Relaxed) {
            return faults;
        }
        match faults % 3 {
            0 => {
                drop(server);
                server = start(url, port);
            }
            1 => postgres.cut_connections(),
            _ => {
                postgres.stop();
                postgres.start_again();
            }
        }
    }
    0
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_turn_is_lost_or_played_twice_while_server_and_database_break() {
    let Some(postgres) = Postgres::start_for_test() else { return };
    let url = postgres.create_database();
    let server = start(&url, 0);
    let address = server.address;
    let mut games = Vec::new();
    for seed in 0..20 {
        games.push(begin(address, "600+5", seed).await);
    }
    let over = Arc::new(AtomicBool::new(false));
    let breaker = std::thread::spawn({
        let (url, over) = (url.clone(), Arc::clone(&over));
        move || {
            let faults = break_again_and_again(&postgres, &url, server, &over);
            (postgres, faults)
        }
    });
    let finished = play_all(games, Duration::from_millis(60)).await.expect("the games are played to their ends");
    over.store(true, Ordering::Relaxed);
    let (_postgres, faults) = breaker.join().expect("the breaker");
    assert!(faults >= 3, "only {faults} faults: the games were too short");
    let store = PostgresStore::open(&url).await.expect("a store");
    for game in &finished {
        let stored = store.log(game.id, 0).await.expect("a log");
        game.check_stored(&stored).expect("everything is stored");
        let phase = game.host.room().expect("a room").phase();
        assert!(matches!(phase, Phase::Ended(Ended { reason: EndReason::Rules(_), .. })), "{phase:?}");
    }
}
