//! Logs at the most verbose level have no secrets. The file has one test, as the log belongs to the whole process.

mod common;

use std::io::{self, Write};
use std::sync::{Arc, Mutex};

use common::{TestServer, Visitor, draw, play_to_the_end, terms};
use data_encoding::HEXLOWER;
use lyngk_room::RoomCommand;
use lyngk_rules::Variant;
use lyngk_server::store::{SqliteStore, Store};
use lyngk_wire::http::{SeatCode, TakenSeat};

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

#[tokio::test]
async fn logs_have_no_secrets() {
    let log = Log::default();
    let writer = log.clone();
    let subscriber = tracing_subscriber::fmt()
        .json()
        .with_max_level(tracing_subscriber::filter::LevelFilter::TRACE)
        .with_writer(move || writer.clone());
    subscriber.try_init().expect("the first log of this process");

    let server = TestServer::start().await;
    let (mut anna, mut ben) = (Visitor::of(&server), Visitor::of(&server));
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
    let mut phone = Visitor::of(&server);
    assert_eq!(phone.post("/api/seat", &SeatCode { code: code.code.replace('a', "b") + "x" }).await.status, 410);
    let taken: TakenSeat = phone.post("/api/seat", &code).await.json();
    assert_eq!(taken.room, room);
    phone.enter(room).await.socket.send_text("nonsense").await;
    // Requests that fail.
    assert_eq!(anna.request("POST", &format!("{path}/join?cookie=1"), "", "{\"name\":1}").await.status, 422);
    let number = SqliteStore::open(&server.database()).await.expect("a store").server_number(room).await;
    let server_number = number.expect("read").expect("a number").to_bytes();
    server.stop().await;

    let text = String::from_utf8(log.0.lock().expect("no panic").clone()).expect("UTF-8");
    for expected in ["\"connected\"", "\"disconnected\"", "\"command\"", "\"request\"", "/api/rooms/{id}/join"] {
        assert!(text.contains(expected), "{expected} is missing in\n{text}");
    }
    let lower = text.to_lowercase();
    let mut secrets = vec![code.code, room.to_string(), HEXLOWER.encode(&server_number), "secret".to_owned()];
    for visitor in [&anna, &ben, &phone] {
        let cookie = visitor.cookie.clone().expect("a cookie");
        secrets.push(cookie.split_once('=').expect("a value").1.to_owned());
    }
    secrets.extend([&host, &guest].map(|player| HEXLOWER.encode(&player.number().to_bytes())));
    for secret in secrets {
        assert!(!lower.contains(&secret.to_lowercase()), "{secret} in\n{text}");
    }
}
