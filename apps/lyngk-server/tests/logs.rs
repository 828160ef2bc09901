//! Logs at the most verbose level have no secrets. The file has one test, as the log belongs to the whole process.
//!
//! `LYNGK_WITHOUT_POSTGRES=1` and `LYNGK_WITHOUT_NATS=1` leave out the part with several servers.

mod common;

use std::io::{self, Write};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use common::{TestServer, Visitor, draw, play_to_the_end, terms};
use data_encoding::HEXLOWER;
use lyngk_room::RoomCommand;
use lyngk_rules::Variant;
use lyngk_server::bus::{Bus, NatsBus};
use lyngk_server::store::{PostgresStore, SqliteStore, Store};
use lyngk_services::{Nats, Postgres};
use lyngk_wire::http::{SeatCode, TakenSeat};
use tracing_subscriber::Layer;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// A log in memory.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("no panic").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Two people do everything at a server that has secrets. Returns the secrets.
async fn use_everything(server: &TestServer, store: &dyn Store) -> Vec<String> {
    let (mut anna, mut ben) = (Visitor::of(server), Visitor::of(server));
    let room = anna.open(terms(Variant::Six, Some("300+0")), "Anna Secret").await;
    let path = format!("/api/rooms/{room}");
    assert_eq!(ben.get(&path).await.status, 200);
    assert_eq!(ben.join(room, "Ben Secret").await.status, 200);
    let (mut host, mut guest) = (anna.enter(room).await, ben.enter(room).await);
    draw(&mut host, &mut guest).await;
    host.act(RoomCommand::ClaimWin).await.expect_err("nobody is gone");
    play_to_the_end(&mut host, &mut guest).await;
    // A place moves to another device, and back with a code that is wrong at first.
    let code: SeatCode = anna.post(&format!("{path}/seat-code"), &()).await.json();
    let mut phone = Visitor::of(server);
    assert_eq!(phone.post("/api/seat", &SeatCode { code: code.code.replace('a', "b") + "x" }).await.status, 410);
    let taken: TakenSeat = phone.post("/api/seat", &code).await.json();
    assert_eq!(taken.room, room);
    phone.enter(room).await.socket.send_text("nonsense").await;
    // Requests that fail.
    assert_eq!(anna.request("POST", &format!("{path}/join?cookie=1"), "", "{\"name\":1}").await.status, 422);
    let server_number = store.server_number(room).await.expect("read").expect("a number").to_bytes();

    let mut secrets = vec![code.code, room.to_string(), HEXLOWER.encode(&server_number), "secret".to_owned()];
    for visitor in [&anna, &ben, &phone] {
        let cookie = visitor.cookie.clone().expect("a cookie");
        secrets.push(cookie.split_once('=').expect("a value").1.to_owned());
    }
    secrets.extend([&host, &guest].map(|player| HEXLOWER.encode(&player.number().to_bytes())));
    secrets
}

#[tokio::test]
async fn logs_have_no_secrets() {
    let log = Log::default();
    let writer = log.clone();
    // From NATS no more than `lyngk serve` logs: at finer levels it has the names of subjects, and with them the ids of rooms.
    let levels = Targets::new().with_default(LevelFilter::TRACE).with_target("async_nats", LevelFilter::WARN);
    let lines = tracing_subscriber::fmt::layer().json().with_writer(move || writer.clone());
    tracing_subscriber::registry().with(lines.with_filter(levels)).try_init().expect("the first log of this process");

    let server = TestServer::start().await;
    let store = SqliteStore::open(&server.database()).await.expect("a store");
    let mut secrets = use_everything(&server, &store).await;
    store.close().await;
    server.stop().await;
    if let (Some(postgres), Some(nats)) = (Postgres::shared(), Nats::shared()) {
        let database = postgres.create_database();
        assert!(database.contains(postgres.password()));
        let bus = nats.url().replace("nats://", "nats://lyngk:sesame-of-the-bus@");
        let server = TestServer::node(&database, Some(&bus)).await;
        let store = PostgresStore::open(&database).await.expect("a store");
        secrets.extend(use_everything(&server, &store).await);
        store.close().await;
        server.stop().await;
        // An address without a server, and one with another kind of server.
        for port in [1, postgres.port()] {
            let url = format!("nats://lyngk:sesame-of-the-bus@127.0.0.1:{port}");
            NatsBus::check(&url).await.expect_err("no bus");
            let bus = NatsBus::connect(&url, "nowhere").await.expect("it tries again and again");
            tokio::time::sleep(Duration::from_millis(200)).await;
            bus.close().await;
            let url = database.replace(&format!(":{}", postgres.port()), &format!(":{port}")).replace("/test", "/no");
            drop(PostgresStore::open(&url).await);
        }
        secrets.extend([postgres.password().to_owned(), "sesame-of-the-bus".to_owned()]);
    }

    let text = String::from_utf8(log.0.lock().expect("no panic").clone()).expect("UTF-8");
    for expected in ["\"connected\"", "\"disconnected\"", "\"command\"", "\"request\"", "/api/rooms/{id}/join"] {
        assert!(text.contains(expected), "{expected} is missing in\n{text}");
    }
    for secret in secrets {
        let has_secret = |line: &&str| line.to_lowercase().contains(&secret.to_lowercase());
        let found: Vec<&str> = text.lines().filter(has_secret).collect();
        assert!(found.is_empty(), "{secret} in\n{}", found.join("\n"));
    }
}
