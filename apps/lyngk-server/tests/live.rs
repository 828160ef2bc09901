//! Tests of live games through real sockets.

mod common;

use std::time::Duration;

use common::{Player, TestServer, Visitor, draw, play_to_the_end, table, terms, unlimited};
use lyngk_game::EndReason;
use lyngk_room::{
    ChatMessage, LogEntry, Offer, Phase, Phrase, Place, Room, RoomCommand, RoomError, RoomEvent, Visibility,
};
use lyngk_rules::{Player as Side, Record, Variant};
use lyngk_server::Config;
use lyngk_server::store::{SqliteStore, Store};
use lyngk_wire::http::{Challenge, Problem, RoomList, RoomSummary, SeatCode, Status, TakenSeat};
use lyngk_wire::{ClientMessage, Goodbye, Rejection, ServerMessage, VERSION};
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

#[tokio::test]
async fn two_people_play_a_whole_game_of_each_variant() {
    let server = TestServer::start().await;
    for (variant, control) in [(Variant::Standard, Some("300+3")), (Variant::Six, None)] {
        let (mut host, mut guest, [anna, _]) = table(&server, terms(variant, control)).await;
        assert_eq!(host.room().start_is_fair(), Some(true), "the page can check the lot");
        play_to_the_end(&mut host, &mut guest).await;
        let Phase::Ended(ended) = guest.room().phase() else { panic!("{:?}", guest.room().phase()) };
        assert!(matches!(ended.reason, EndReason::Rules(_)), "{ended:?}");
        assert_eq!(host.told, guest.told);
        let answer = anna.get(&format!("/api/rooms/{}/game.lgn", host.id)).await;
        let record: Record = answer.body.parse().unwrap_or_else(|error| panic!("{error}: {}", answer.body));
        assert_eq!(record.result, ended.result());
        assert_eq!(record.main_line().count(), host.room().turns());
        let host_side = host.room().player(Place::Host).expect("a side");
        let tag = if host_side == Side::One { "Player1" } else { "Player2" };
        assert_eq!(record.tag(tag), Some("Anna"));
    }
}

#[tokio::test]
async fn what_was_told_is_what_is_stored() {
    let server = TestServer::start().await;
    let (mut host, mut guest, _) = table(&server, terms(Variant::Standard, Some("60+1"))).await;
    for seed in 0..6 {
        let mover = if host.room().to_move() == Some(Place::Host) { &mut host } else { &mut guest };
        let number = mover.play(seed).await.expect("a turn");
        // Another connection to the database sees the turn as soon as it is acknowledged.
        let store = SqliteStore::open(&server.database()).await.expect("a second connection");
        let log = store.log(mover.id, 0).await.expect("a log");
        assert_eq!(log.last().map(|entry| entry.number), Some(number));
        store.close().await;
        for player in [&mut host, &mut guest] {
            player.until(|room| room.last_number() >= number).await;
        }
    }
    let store = SqliteStore::open(&server.database()).await.expect("a second connection");
    let stored = store.log(host.id, 0).await.expect("a log");
    let without_commands: Vec<LogEntry> = stored.into_iter().map(|entry| LogEntry { command: None, ..entry }).collect();
    assert_eq!(host.told, without_commands);
}

#[tokio::test]
async fn a_command_that_is_sent_twice_is_carried_out_once() {
    let server = TestServer::start().await;
    let (mut host, mut guest, _) = table(&server, terms(Variant::Standard, None)).await;
    let mover = if host.room().to_move() == Some(Place::Host) { &mut host } else { &mut guest };
    let (id, turn) = (mover.new_id(), mover.some_turn(1));
    let first = mover.act_as(id.clone(), turn.clone()).await;
    assert_eq!(mover.act_as(id, turn.clone()).await, first);
    assert_eq!(mover.room().turns(), 1);
    assert_eq!(mover.act(turn).await, Err(Rejection::Room(RoomError::NotYourTurn)));
}

#[tokio::test]
async fn whoever_comes_back_gets_what_they_missed() {
    let server = TestServer::start().await;
    let (mut host, mut guest, [anna, ben]) = table(&server, terms(Variant::Standard, Some("300+3"))).await;
    play_some(&mut host, &mut guest, 3).await;
    let (mut back, mut stayer, visitor) =
        if host.room().to_move() == Some(Place::Host) { (guest, host, ben) } else { (host, guest, anna) };
    // The old socket is closed when it is replaced. Somebody who comes back opens a new one later.
    back.socket = visitor.socket("zzzzzzzzzzzz").await;
    stayer.play(77).await.expect("a turn");
    back.socket = visitor.socket(stayer.id.as_str()).await;
    let known = back.last();
    back.enter(known).await;
    assert_eq!(back.told, stayer.told);
    assert_eq!(back.room().turns(), 4);
}

#[tokio::test]
async fn a_game_goes_on_after_the_server_was_restarted() {
    let server = TestServer::start().await;
    let (mut host, mut guest, [anna, ben]) = table(&server, terms(Variant::Standard, Some("300+0"))).await;
    play_some(&mut host, &mut guest, 3).await;
    let before = host.room().game().expect("a game").clone();
    let server = server.restart().await;
    assert_eq!(host.socket.goodbye().await, Some(Goodbye::Stopping));
    let [anna, ben] = [anna, ben].map(|visitor| Visitor { address: server.address, ..visitor });
    let (mut host, mut guest) = (anna.enter(host.id).await, ben.enter(guest.id).await);
    assert_eq!(host.room().game().expect("a game").position(), before.position());
    assert!(host.told.iter().any(|entry| matches!(entry.event, RoomEvent::ServerWasDown { .. })));
    play_to_the_end(&mut host, &mut guest).await;
}

#[tokio::test]
async fn a_flag_falls_even_if_nobody_is_connected() {
    let server = TestServer::start().await;
    let (mut host, mut guest, [anna, _]) = table(&server, terms(Variant::Standard, Some("0.3+0"))).await;
    play_some(&mut host, &mut guest, 1).await;
    let id = host.id;
    drop((host, guest));
    let path = format!("/api/rooms/{id}");
    for _ in 0..100 {
        if anna.get(&path).await.json::<RoomSummary>().status == Status::Ended {
            let record = anna.get(&format!("{path}/game.lgn")).await.body;
            assert!(record.contains("[Termination \"time\"]"), "{record}");
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the flag never fell");
}

#[tokio::test]
async fn a_private_game_is_seen_by_nobody_else() {
    let server = TestServer::start().await;
    let mut anna = Visitor::of(&server);
    let room = anna.open(terms(Variant::Standard, None), "Anna").await;
    let eve = Visitor::of(&server);
    let path = format!("/api/rooms/{room}");
    // Whoever has the link sees what is offered.
    let offered: RoomSummary = eve.get(&path).await.json();
    assert_eq!((offered.status, offered.you), (Status::Open, None));
    let mut ben = Visitor::of(&server);
    assert_eq!(ben.join(room, "Ben").await.status, 200);
    assert_eq!(eve.get(&path).await.status, 404);
    assert_eq!(eve.get(&format!("{path}/game.lgn")).await.status, 404);
    let mut socket = eve.socket(room.as_str()).await;
    socket.send(&ClientMessage::Enter { version: VERSION, after: 0, name: None }).await;
    assert_eq!(socket.goodbye().await, Some(Goodbye::NoSuchRoom));
    assert_eq!(ben.get(&path).await.json::<RoomSummary>().you, Some(Place::Guest));
    let mut third = Visitor::of(&server);
    let full = third.join(room, "Carla").await;
    assert_eq!((full.status, full.json::<Problem>().error.as_str()), (409, "full"));
    let again = anna.join(room, "Anna again").await;
    assert_eq!((again.status, again.json::<Problem>().error.as_str()), (409, "already_seated"));
    assert_eq!(ben.join(room, "Ben").await.json::<TakenSeat>().place, Place::Guest, "joining twice is joining once");
}

#[tokio::test]
async fn watchers_see_public_games_and_have_a_chat_of_their_own() {
    let server = TestServer::start().await;
    let public = lyngk_room::Terms { visibility: Visibility::Public, ..terms(Variant::Six, None) };
    let (mut host, mut guest, _) = table(&server, public).await;
    let listed: RoomList = Visitor::of(&server).get("/api/rooms?list=games").await.json();
    assert_eq!(listed.rooms.iter().map(|room| room.room).collect::<Vec<_>>(), [host.id]);
    let mut watcher = Visitor::of(&server).enter(host.id).await;
    assert_eq!(watcher.place, None);
    let hello = || RoomCommand::Say { message: ChatMessage::Phrase(Phrase::Hello) };
    host.act(hello()).await.expect("said");
    watcher.act(hello()).await.expect("said");
    guest.act(hello()).await.expect("said");
    play_some(&mut host, &mut guest, 1).await;
    let last = host.last();
    watcher.until(|room| room.last_number() >= last).await;
    let spoken =
        |player: &Player| player.told.iter().filter(|entry| matches!(entry.event, RoomEvent::Said { .. })).count();
    assert_eq!((spoken(&host), spoken(&guest), spoken(&watcher)), (2, 2, 1));
    assert_eq!(watcher.room().turns(), 1);
    let turn = watcher.some_turn(1);
    assert_eq!(watcher.act(turn).await, Err(Rejection::Room(RoomError::NotAPlayer)));
}

#[tokio::test]
async fn a_rematch_swaps_sides_and_can_repeat_the_start() {
    let server = TestServer::start().await;
    let (mut host, mut guest, [anna, ben]) = table(&server, terms(Variant::Standard, None)).await;
    host.act(RoomCommand::Resign).await.expect("resigned");
    guest.until(Room::game_over).await;
    for offer in [Offer::Return, Offer::Rematch] {
        guest.act(RoomCommand::Offer { offer }).await.expect("offered");
        host.until(|room| room.offer(Place::Guest) == Some(offer)).await;
        host.act(RoomCommand::Accept { offer }).await.expect("accepted");
        host.until(|room| room.rematch().is_some()).await;
        let next = host.room().rematch().expect("a room");
        let (mut new_host, mut new_guest) = (anna.enter(next).await, ben.enter(next).await);
        draw(&mut new_host, &mut new_guest).await;
        let (old, new) = (host.room(), new_host.room());
        assert_eq!(new.player(Place::Host), old.player(Place::Guest));
        let starts = [old, new].map(|room| *room.game().expect("a game").start());
        assert_eq!(starts[0] == starts[1], offer == Offer::Return);
        assert_eq!(new.predecessor().map(|before| before.room), Some(host.id));
        (host, guest) = (new_host, new_guest);
        guest.act(RoomCommand::Abort).await.expect("aborted");
        host.until(Room::game_over).await;
    }
}

#[tokio::test]
async fn a_seat_moves_to_another_device_once() {
    let server = TestServer::start().await;
    let (mut host, guest, [anna, mut ben]) = table(&server, terms(Variant::Standard, None)).await;
    let mut phone = Visitor::of(&server);
    let mut owner = anna.clone();
    let code: SeatCode = owner.post(&format!("/api/rooms/{}/seat-code", host.id), &()).await.json();
    // Nobody can sit opposite themselves, and the attempt uses the code up.
    assert_eq!(ben.post("/api/seat", &code).await.status, 410);
    let code: SeatCode = owner.post(&format!("/api/rooms/{}/seat-code", host.id), &()).await.json();
    let taken: TakenSeat = phone.post("/api/seat", &code).await.json();
    assert_eq!((taken.room, taken.place), (host.id, Place::Host));
    assert_eq!(Visitor::of(&server).post("/api/seat", &code).await.status, 410, "a code works once");
    let moved = phone.enter(host.id).await;
    assert_eq!(moved.place, Some(Place::Host));
    assert_eq!(host.socket.goodbye().await, Some(Goodbye::Moved), "the old device has lost the seat");
    let stranger = Visitor::of(&server).post(&format!("/api/rooms/{}/seat-code", host.id), &()).await;
    assert_eq!(stranger.status, 409);
    drop(guest);
}

#[tokio::test]
async fn a_seat_code_on_the_same_device_closes_nothing() {
    let server = TestServer::start().await;
    let (mut host, mut guest, [mut anna, _]) = table(&server, terms(Variant::Standard, None)).await;
    let code: SeatCode = anna.post(&format!("/api/rooms/{}/seat-code", host.id), &()).await.json();
    assert_eq!(anna.post("/api/seat", &code).await.json::<TakenSeat>().place, Place::Host);
    play_some(&mut host, &mut guest, 2).await;
}

#[tokio::test]
async fn a_lost_answer_loses_no_place() {
    let server = TestServer::start().await;
    let mut anna = Visitor::of(&server);
    let room = anna.open(terms(Variant::Standard, None), "Anna").await;
    // Whoever reads about a room has a cookie before they take a place, and keeps it.
    for path in [format!("/api/rooms/{room}"), "/api/rooms?list=lobby".to_owned(), "/api/rooms?list=games".to_owned()] {
        let mut ben = Visitor::of(&server);
        ben.cookie = ben.get(&path).await.cookie();
        assert!(ben.cookie.is_some(), "{path}");
        assert_eq!(ben.get(&path).await.cookie(), ben.cookie, "{path}");
        let followed = ben.request("GET", &path, "Accept: text/html\r\n", "").await.cookie();
        assert_eq!(followed, ben.cookie, "{path}");
        let stranger = Visitor::of(&server);
        let link = stranger.request("GET", &path, "Accept: text/html\r\n", "").await;
        assert_eq!((link.status, link.cookie()), (200, None), "a link from another site must not replace a cookie");
    }
    let mut ben = Visitor::of(&server);
    ben.cookie = ben.get(&format!("/api/rooms/{room}")).await.cookie();
    // Two answers are lost: the first of the join, and that of the code.
    for _ in 0..2 {
        let again = ben.clone().join(room, "Ben").await;
        assert_eq!((again.status, again.json::<TakenSeat>().place), (200, Place::Guest));
    }
    let code: SeatCode = ben.post(&format!("/api/rooms/{room}/seat-code"), &()).await.json();
    let mut phone = Visitor::of(&server);
    phone.cookie = phone.get("/api/rooms?list=lobby").await.cookie();
    for _ in 0..2 {
        let again = phone.clone().post("/api/seat", &code).await;
        assert_eq!((again.status, again.json::<TakenSeat>().place), (200, Place::Guest));
    }
    assert_eq!(phone.enter(room).await.place, Some(Place::Guest));
    assert_eq!(ben.post("/api/seat", &code).await.status, 410);
}

/// Sends a request and hangs up a little later, without waiting for the answer.
async fn hang_up(visitor: &Visitor, path: &str, body: &str, after: Duration) {
    let cookie = visitor.cookie.as_deref().expect("a cookie");
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {}\r\nCookie: {cookie}\r\nContent-Length: {}\r\n\r\n{body}",
        visitor.address,
        body.len()
    );
    let mut stream = tokio::net::TcpStream::connect(visitor.address).await.expect("a connection");
    stream.set_zero_linger().expect("an option");
    stream.write_all(request.as_bytes()).await.expect("sent");
    tokio::time::sleep(after).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_hangs_up_in_the_middle_leaves_nothing_half_done() {
    let server = TestServer::start().await;
    let store = SqliteStore::open(&server.database()).await.expect("a second connection");
    for round in 0..40 {
        let (mut anna, mut ben) = (Visitor::of(&server), Visitor::of(&server));
        let room = anna.open(terms(Variant::Standard, None), "Anna").await;
        let mut host = anna.enter(room).await;
        ben.cookie = ben.get(&format!("/api/rooms/{room}")).await.cookie();
        let after = Duration::from_micros(round * 200);
        hang_up(&ben, &format!("/api/rooms/{room}/join"), r#"{"name":"Ben"}"#, after).await;
        tokio::time::sleep(Duration::from_millis(20)).await;
        // Either nothing happened, or everybody knows.
        if store.seats(room).await.expect("seats").len() == 2 {
            host.until(|room| room.name(Place::Guest).is_some()).await;
        }
        assert_eq!(ben.join(room, "Ben").await.status, 200);
        host.until(|room| room.name(Place::Guest).is_some()).await;
        // The same with a place that moves.
        let code: SeatCode = anna.post(&format!("/api/rooms/{room}/seat-code"), &()).await.json();
        let code = serde_json::to_string(&code).expect("JSON");
        let mut phone = Visitor::of(&server);
        phone.cookie = phone.get("/api/rooms?list=lobby").await.cookie();
        hang_up(&phone, "/api/seat", &code, after).await;
        tokio::time::sleep(Duration::from_millis(20)).await;
        let seat_moved = anna.get(&format!("/api/rooms/{room}")).await.status == 404;
        assert_eq!(phone.request("POST", "/api/seat", "", &code).await.status, 200, "moved: {seat_moved}");
        assert_eq!(host.socket.goodbye().await, Some(Goodbye::Moved), "moved: {seat_moved}");
    }
}

#[tokio::test]
async fn people_who_want_the_same_meet() {
    let server = TestServer::start().await;
    let wanted = |control| Challenge {
        terms: terms(Variant::Standard, control),
        name: "Anna".parse().expect("a name"),
        listed: false,
    };
    let mut anna = Visitor::of(&server);
    let waiting: TakenSeat = anna.post("/api/rooms/play-now", &wanted(Some("300+3"))).await.json();
    assert_eq!(waiting.place, Place::Host);
    drop(anna.enter(waiting.room).await);
    let mut ben = Visitor::of(&server);
    while !ben.get("/api/rooms?list=lobby").await.json::<RoomList>().rooms.is_empty() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let other: TakenSeat = ben.post("/api/rooms/play-now", &wanted(Some("300+3"))).await.json();
    assert_ne!(other.room, waiting.room, "a challenge counts only while its host is there");
    drop(ben.enter(other.room).await);
    while !ben.get("/api/rooms?list=lobby").await.json::<RoomList>().rooms.is_empty() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let host = anna.enter(waiting.room).await;
    let lobby: RoomList = ben.get("/api/rooms?list=lobby").await.json();
    assert_eq!(lobby.rooms.len(), 1);
    let different: TakenSeat = ben.post("/api/rooms/play-now", &wanted(Some("60+0"))).await.json();
    assert_eq!(different.place, Place::Host);
    let met: TakenSeat = ben.post("/api/rooms/play-now", &wanted(Some("300+3"))).await.json();
    assert_eq!((met.room, met.place), (waiting.room, Place::Guest));
    assert_eq!(host.place, Some(Place::Host));
}

#[tokio::test]
async fn strangers_and_other_versions_get_a_clear_answer() {
    let server = TestServer::start().await;
    let visitor = Visitor::of(&server);
    for path in ["/api/rooms/zzzzzzzzzzzz", "/api/rooms/..%2f..%2fetc", "/api/rooms/zzzzzzzzzzzz/game.lgn"] {
        let answer = visitor.get(path).await;
        assert_eq!((answer.status, answer.json::<Problem>().error.as_str()), (404, "not_found"), "{path}");
    }
    for (first, reason) in [
        (r#"{"type":"enter","version":1,"after":0}"#, Goodbye::NoSuchRoom),
        (r#"{"type":"enter","version":2,"after":0,"new":true}"#, Goodbye::Version),
        (r#"{"type":"enter"}"#, Goodbye::Invalid),
        (r#"{"type":"ping","token":1}"#, Goodbye::Invalid),
        ("hello", Goodbye::Invalid),
    ] {
        let mut socket = visitor.socket("zzzzzzzzzzzz").await;
        socket.send_text(first).await;
        assert_eq!(socket.goodbye().await, Some(reason), "{first}");
    }
    let name = "x".repeat(10_000);
    let challenge = format!(r#"{{"terms":{{"variant":"std"}},"name":"{name}"}}"#);
    assert_eq!(visitor.request("POST", "/api/rooms", "", &challenge).await.status, 413);
    let challenge = format!(r#"{{"terms":{{"variant":"std"}},"name":"{}"}}"#, "x".repeat(100));
    let answer = visitor.request("POST", "/api/rooms", "", &challenge).await;
    assert_eq!(answer.status, 422);
    assert!(answer.json::<Problem>().message.contains("at most 24 characters"), "{}", answer.body);
    assert_eq!(visitor.get("/anything/else").await.body, "the page");
}

#[tokio::test]
async fn other_sites_cannot_act_for_a_visitor() {
    let server = TestServer::start().await;
    let visitor = Visitor::of(&server);
    let challenge = r#"{"terms":{"variant":"std"},"name":"Anna"}"#;
    let foreign = visitor.request("POST", "/api/rooms", "Origin: https://evil.example\r\n", challenge).await;
    assert_eq!(foreign.status, 403);
    let own = format!("Origin: http://{}\r\n", server.address);
    let answer = visitor.request("POST", "/api/rooms", &own, challenge).await;
    assert_eq!(answer.status, 201);
    let cookie = answer.head.lines().find(|line| line.starts_with("set-cookie")).expect("a cookie");
    for part in ["HttpOnly", "SameSite=Strict", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    for (site, allowed) in [(format!("http://{}", server.address), true), ("https://evil.example".to_owned(), false)] {
        let url = format!("ws://{}/api/rooms/zzzzzzzzzzzz/live", server.address);
        let mut request = url.into_client_request().expect("a request");
        request.headers_mut().insert("Origin", site.parse().expect("a header"));
        assert_eq!(tokio_tungstenite::connect_async(request).await.is_ok(), allowed, "{site}");
    }
}

#[tokio::test]
async fn floods_are_stopped() {
    let server = TestServer::with_config(Config { request_rate: None, message_rate: None, ..unlimited() }).await;
    let mut anna = Visitor::of(&server);
    let room = anna.open(terms(Variant::Standard, None), "Anna").await;
    let mut host = anna.enter(room).await;
    let mut too_fast = 0;
    for _ in 0..60 {
        let name = "Anna B".parse().expect("a name");
        too_fast += u32::from(host.act(RoomCommand::Rename { name }).await == Err(Rejection::TooFast));
    }
    assert!((20..=40).contains(&too_fast), "{too_fast}");
    for _ in 0..200 {
        host.socket.send_text(r#"{"type":"ping","token":1}"#).await;
    }
    assert_eq!(host.socket.goodbye().await, Some(Goodbye::TooFast));
    let mut statuses = Vec::new();
    for _ in 0..40 {
        statuses.push(anna.join(room, "Eve").await.status);
    }
    assert_eq!(statuses.last(), Some(&429), "{statuses:?}");
}

// The buffers of the system take all of this. A test in `src/rooms/tests.rs` fills the queue of a client.
#[tokio::test]
async fn a_client_that_never_reads_does_not_hold_up_others() {
    let server = TestServer::start().await;
    let public = lyngk_room::Terms { visibility: Visibility::Public, ..terms(Variant::Standard, None) };
    let (mut host, mut guest, _) = table(&server, public).await;
    let _silent = Visitor::of(&server).enter(host.id).await;
    for round in 0..200 {
        let name = if round % 2 == 0 { "Anna" } else { "Hannah" };
        host.act(RoomCommand::Rename { name: name.parse().expect("a name") }).await.expect("renamed");
    }
    play_some(&mut host, &mut guest, 2).await;
}

#[tokio::test]
async fn presence_is_told() {
    let server = TestServer::start().await;
    let (mut host, guest, _) = table(&server, terms(Variant::Standard, None)).await;
    drop(guest);
    loop {
        host.take_in().await.expect("a message");
        if let Some(ServerMessage::Presence { players, .. }) = &host.presence
            && players.host.online
            && !players.guest.online
        {
            break;
        }
    }
}

#[tokio::test]
async fn many_watchers_are_announced_together() {
    let server = TestServer::start().await;
    let public = lyngk_room::Terms { visibility: Visibility::Public, ..terms(Variant::Standard, None) };
    let (mut host, guest, _) = table(&server, public).await;
    let watched = |player: &Player| match player.presence {
        Some(ServerMessage::Presence { watchers, .. }) => watchers,
        _ => 0,
    };
    let started = tokio::time::Instant::now();
    let mut watchers = Vec::new();
    for number in 1..=150 {
        let mut newcomer = Visitor::of(&server).enter(host.id).await;
        // A newcomer is told at once, and does not wait for the others.
        while watched(&newcomer) < number {
            newcomer.take_in().await.expect("a message");
        }
        watchers.push(newcomer);
    }
    // The last number reaches everybody.
    while watched(&host) < 150 {
        host.take_in().await.expect("a message");
    }
    while watched(&watchers[0]) < 150 {
        watchers[0].take_in().await.expect("a message");
    }
    // Once a second, and the first one; each of two players may have come, and had their lag measured.
    let limit = started.elapsed().as_secs() as u32 + 6;
    for player in [&host, &watchers[0]] {
        assert!(player.announcements <= limit, "{} announcements, expected {limit}", player.announcements);
    }
    // A player who goes is announced before the next watcher is.
    drop(guest);
    while !matches!(&host.presence, Some(ServerMessage::Presence { players, .. }) if !players.guest.online) {
        host.take_in().await.expect("a message");
    }
}

/// Plays some turns.
async fn play_some(host: &mut Player, guest: &mut Player, turns: u64) {
    for seed in 0..turns {
        let mover = if host.room().to_move() == Some(Place::Host) { &mut *host } else { &mut *guest };
        let number = mover.play(seed).await.expect("a turn");
        for player in [&mut *host, &mut *guest] {
            player.until(|room| room.last_number() >= number).await;
        }
    }
}

#[tokio::test]
async fn a_player_who_has_gone_is_missed_and_may_come_back() {
    let server = TestServer::start().await;
    let (mut host, mut guest, [_, ben]) = table(&server, terms(Variant::Standard, Some("300+3"))).await;
    play_some(&mut host, &mut guest, 2).await;
    drop(guest);
    host.until(|room| room.left_since(Place::Guest).is_some()).await;
    assert_eq!(host.act(RoomCommand::ClaimWin).await, Err(Rejection::Room(RoomError::NotGone)), "not for long enough");
    let back = ben.enter(host.id).await;
    host.until(|room| room.left_since(Place::Guest).is_none()).await;
    assert_eq!(back.place, Some(Place::Guest));
}
