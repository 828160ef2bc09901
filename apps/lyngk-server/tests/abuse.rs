//! Clients that abuse the protocol.

mod common;

use std::time::Duration;

use common::{Player, TestServer, Visitor, play_to_the_end, table, terms, unlimited};
use lyngk_room::{ChatMessage, Phrase, RoomCommand, RoomError, Terms, Visibility};
use lyngk_rules::Variant;
use lyngk_server::{Config, Proxy, Rate};
use lyngk_wire::{ClientMessage, Goodbye, Rejection, ServerMessage};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{Bytes, Message};

#[tokio::test]
async fn a_pong_that_nobody_asked_for_is_not_lag() {
    let server = TestServer::start().await;
    let mut anna = Visitor::of(&server);
    let public = Terms { visibility: Visibility::Public, ..terms(Variant::Standard, None) };
    let room = anna.open(public, "Anna").await;
    let mut host = anna.enter(room).await;
    let invented = Duration::from_millis(500);
    // One of the first rounds reads the server's ping, the next one sends the answer.
    for _ in 0..5 {
        tokio::time::sleep(Duration::from_millis(20)).await;
        host.socket.send(&ClientMessage::Ping { token: 1 }).await;
        while !matches!(host.socket.receive().await, Some(ServerMessage::Pong { .. })) {}
    }
    tokio::time::sleep(invented).await;
    // As if a ping had been sent at the beginning of the connection.
    host.socket.send_frame(Message::Pong(Bytes::copy_from_slice(&0_u64.to_be_bytes()))).await;
    host.socket.send_frame(Message::Pong(Bytes::new())).await;
    // The answer comes after the server has read everything before.
    host.socket.send(&ClientMessage::Ping { token: 2 }).await;
    while !matches!(host.socket.receive().await, Some(ServerMessage::Pong { token: 2, .. })) {}
    let mut watcher = Visitor::of(&server).enter(room).await;
    while watcher.presence.is_none() {
        watcher.take_in().await.expect("a message");
    }
    let Some(ServerMessage::Presence { players, .. }) = watcher.presence else { panic!("no presence") };
    let lag = players.host.lag.expect("the server has measured it");
    assert!(Duration::from_millis(lag.into()) < invented, "{lag}");
}

#[tokio::test]
async fn a_ping_may_come_before_the_first_message() {
    let server = TestServer::start().await;
    let mut anna = Visitor::of(&server);
    let room = anna.open(terms(Variant::Standard, None), "Anna").await;
    let mut host = Player::new(anna.socket(room.as_str()).await, room);
    host.socket.send_frame(Message::Ping(Bytes::from_static(b"early"))).await;
    host.enter(0).await;
    assert!(host.place.is_some());
    let mut flooder = anna.socket(room.as_str()).await;
    for _ in 0..200 {
        flooder.send_frame(Message::Ping(Bytes::new())).await;
    }
    assert_eq!(flooder.goodbye().await, Some(Goodbye::Invalid));
}

#[tokio::test]
async fn a_flood_of_pings_is_stopped() {
    let server = TestServer::with_config(Config { message_rate: None, ..unlimited() }).await;
    let mut anna = Visitor::of(&server);
    let room = anna.open(terms(Variant::Standard, None), "Anna").await;
    for frame in [Message::Ping(Bytes::new()), Message::Pong(Bytes::new())] {
        let mut host = anna.enter(room).await;
        for _ in 0..200 {
            host.socket.send_frame(frame.clone()).await;
        }
        assert_eq!(host.socket.goodbye().await, Some(Goodbye::TooFast), "{frame:?}");
    }
}

#[tokio::test]
async fn a_message_that_is_too_long_ends_the_connection() {
    let server = TestServer::start().await;
    let mut anna = Visitor::of(&server);
    let room = anna.open(terms(Variant::Standard, None), "Anna").await;
    let mut host = anna.enter(room).await;
    host.socket.send_text(&"x".repeat(100_000)).await;
    while host.socket.receive_text(Duration::from_secs(10)).await.expect("an end in time").is_some() {}
    // The room is as it was.
    let mut host = anna.enter(room).await;
    host.act(RoomCommand::Cancel).await.expect("withdrawn");
}

#[tokio::test]
async fn a_body_that_does_not_arrive_is_not_awaited() {
    let server = TestServer::start().await;
    let mut stream = TcpStream::connect(server.address).await.expect("a connection");
    let head = format!("POST /api/rooms HTTP/1.1\r\nHost: {}\r\nContent-Length: 100\r\n\r\n{{", server.address);
    stream.write_all(head.as_bytes()).await.expect("sent");
    let mut answer = vec![0; 1000];
    let read = tokio::time::timeout(Duration::from_secs(12), stream.read(&mut answer));
    let length = read.await.expect("an answer in time").expect("an answer");
    let answer = String::from_utf8_lossy(&answer[..length]);
    assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("too_slow"), "{answer}");
}

#[tokio::test]
async fn an_address_has_a_limited_number_of_sockets() {
    let limited = Config { max_sockets_per_address: Some(3), behind_proxy: Some(Proxy::Local), ..unlimited() };
    let server = TestServer::with_config(limited).await;
    let mut anna = Visitor::of(&server);
    let public = Terms { visibility: Visibility::Public, ..terms(Variant::Standard, None) };
    let room = anna.open(public, "Anna").await;
    let from = async |address: &str| {
        let url = format!("ws://{}/api/rooms/{room}/live", server.address);
        let mut request =
            tokio_tungstenite::tungstenite::client::IntoClientRequest::into_client_request(url).expect("a request");
        request.headers_mut().insert("X-Forwarded-For", address.parse().expect("a header"));
        let (stream, _) = tokio_tungstenite::connect_async(request).await.expect("a socket");
        let mut socket = common::Socket::of(stream);
        socket.send(&ClientMessage::Enter { version: 1, after: 0, name: None }).await;
        let first = socket.receive().await.expect("a message");
        (socket, first)
    };
    let is_welcome = |message: &ServerMessage| matches!(message, ServerMessage::Welcome { .. });
    let mut sockets = Vec::new();
    for _ in 0..3 {
        let (socket, first) = from("192.0.2.1").await;
        assert!(is_welcome(&first), "{first:?}");
        sockets.push(socket);
    }
    let (_, refused) = from("192.0.2.1").await;
    assert!(matches!(refused, ServerMessage::Goodbye { reason: Goodbye::Full }), "{refused:?}");
    assert!(is_welcome(&from("192.0.2.2").await.1), "others are not concerned");
    sockets.pop();
    for _ in 0..100 {
        tokio::time::sleep(Duration::from_millis(20)).await;
        if is_welcome(&from("192.0.2.1").await.1) {
            return;
        }
    }
    panic!("a socket that was closed still counts");
}

#[tokio::test]
async fn an_address_has_a_limited_amount_stored() {
    let bytes = Rate { burst: 20_000.0, per_second: 0.0 };
    let server = TestServer::with_config(Config { stored_bytes: Some(bytes), ..unlimited() }).await;
    let (mut host, mut guest, [mut anna, _]) = table(&server, terms(Variant::Standard, None)).await;
    let say = || RoomCommand::Say { message: ChatMessage::Phrase(Phrase::Hello) };
    let mut said = 0;
    while host.act(say()).await.is_ok() {
        said += 1;
        assert!(said < 200, "there is no limit");
    }
    // In another room it is the same, whoever asks.
    for command in [say(), RoomCommand::Rename { name: "Eve".parse().expect("a name") }] {
        assert_eq!(guest.act(command).await, Err(Rejection::Room(RoomError::TalkedOut)));
    }
    let challenge = r#"{"terms":{"variant":"std"},"name":"Anna"}"#;
    assert_eq!(anna.request("POST", "/api/rooms", "", challenge).await.status, 429);
    // The game itself goes on.
    play_to_the_end(&mut host, &mut guest).await;
    assert_eq!(anna.post("/api/rooms/play-now", &()).await.status, 422);
}
