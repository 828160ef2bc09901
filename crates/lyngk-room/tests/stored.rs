//! The stored format of logs, which must be readable for ever: `testdata/room/log.jsonl` has every kind of event, and
//! `testdata/room/duplicate.jsonl` a duplicate match.
//!
//! `LYNGK_STORE=1 cargo test -p lyngk-room --test stored` writes the files anew, for new kinds of events. No other line may change.

mod common;

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::LazyLock;

use common::{
    GUEST, HOST, TestTable, accept, decline, hello, join, millis, name, number, offer, rename, secs, terms, withdraw,
};
use lyngk_game::EndReason;
use lyngk_room::{
    Audience, ChatMessage, Duty, HostSide, LogEntry, MatchGround, MatchResult, Offer, PATIENCE, PerPlace, Phase,
    Phrase, Place, Room, RoomCommand, RoomEvent, RoomId, StackCounts, StartChoice, Terms, Visibility,
};
use lyngk_rules::{Player, Position, Variant};

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../testdata/room").join(name)
}

fn said(text: &str) -> RoomCommand {
    RoomCommand::Say { message: ChatMessage::Text(text.parse().expect("a text")) }
}

/// The logs of some rooms, one after the other, which have every kind of event between them.
fn logs() -> Vec<LogEntry> {
    let id = RoomId::from_random(*b"a table!");
    let public = Terms { visibility: Visibility::Public, ..terms(Variant::Standard, Some("300+3")) };
    let mut first = TestTable::started(public);
    live_game(&mut first, id);
    let mut opening = first.room.opening_of_rematch(id, number(20).commitment()).expect("a rematch");
    // The file is from a time when the end of the first game was not written.
    if let Some(RoomEvent::Opened { after: Some(before), .. }) = opening.first_mut() {
        before.end = None;
    }
    first.perform(Duty::RematchOpened(id.of_rematch()));

    let mut returned = TestTable::of(opening, first.now);
    returned.play_turns(2);
    returned.send(HOST, &offer(Offer::Draw)).expect("an offer");
    returned.send(GUEST, &accept(Offer::Draw)).expect("a tie");
    returned.send(GUEST, &offer(Offer::Rematch)).expect("an offer");

    let mut cancelled = TestTable::open(terms(Variant::Six, Some("0.5+0.001")));
    cancelled.send(HOST, &RoomCommand::Cancel).expect("cancelled");

    let mut aborted = TestTable::open(terms(Variant::Six, None));
    aborted.watcher("Zoë", &join("Zoë")).expect("a free place");
    aborted.send(GUEST, &RoomCommand::Abort).expect("aborted");

    let mut first_turn_missing = TestTable::started(terms(Variant::Six, Some("60+0")));
    first_turn_missing.wait(secs(120));
    first_turn_missing.tick();

    let start = Position::random_start(7, Variant::Six);
    let given =
        Terms { host: HostSide::Second, start: StartChoice::Position(start), ..terms(Variant::Six, Some("600+0")) };
    let mut claimed = TestTable::open(given);
    claimed.watcher("Ben", &join("Ben")).expect("a free place");
    claimed.play_turns(3);
    claimed.perform(Duty::Left(Place::Guest));
    claimed.wait(PATIENCE);
    claimed.send(HOST, &RoomCommand::ClaimWin).expect("a win");

    let mut resigned = TestTable::started(Terms { host: HostSide::First, ..terms(Variant::Standard, None) });
    for phrase in Phrase::ALL {
        resigned.send(HOST, &RoomCommand::Say { message: ChatMessage::Phrase(phrase) }).expect("chat");
    }
    resigned.play_turns(1);
    resigned.send(GUEST, &RoomCommand::Resign).expect("a resignation");
    let watched = resigned.log.iter().map(|entry| entry.seen_by(Audience::Watchers, true)).collect();

    let tables = vec![first, returned, cancelled, aborted, first_turn_missing, claimed, resigned];
    let mut logs: Vec<Vec<LogEntry>> = tables.into_iter().map(|table| table.log).collect();
    logs.push(watched);
    logs.concat()
}

/// The logs of a duplicate match, one after the other: both games are played to the end.
fn duplicate() -> Vec<LogEntry> {
    let id = RoomId::from_random(*b"a match!");
    let mut first = TestTable::started(terms(Variant::Standard, None));
    first.checked = false;
    while !first.room.game_over() {
        first.play();
    }
    first.send(GUEST, &offer(Offer::Return)).expect("an offer");
    first.send(HOST, &accept(Offer::Return)).expect("a return");
    let opening = first.room.opening_of_rematch(id, number(20).commitment()).expect("a rematch");
    first.perform(Duty::RematchOpened(id.of_rematch()));
    let mut second = TestTable::of(opening, first.now);
    (second.checked, second.random) = (false, first.random);
    while !second.room.game_over() {
        second.play();
    }
    [first.log, second.log].concat()
}

/// A game in which everything happens that does not end it, and then the time runs out.
fn live_game(table: &mut TestTable, id: RoomId) {
    table.send(GUEST, &rename("Ben “the \"Fox\"” 狐")).expect("a name");
    table.send(HOST, &said("Hello <b>Ben</b> \\ 👋🏽")).expect("chat");
    table.watcher("Will", &hello()).expect("chat");
    table.wait(secs(5));
    table.play();
    for _ in 0..3 {
        table.wait(millis(12_345));
        let (command, who) = (table.play_command(), table.mover());
        table.send_with_lag(who, &command, millis(87)).expect("a turn");
    }
    table.send(HOST, &offer(Offer::Draw)).expect("an offer");
    table.send(GUEST, &decline(Offer::Draw)).expect("declined");
    table.send(GUEST, &offer(Offer::TakeBack)).expect("an offer");
    table.send(GUEST, &withdraw(Offer::TakeBack)).expect("withdrawn");
    table.send(GUEST, &offer(Offer::TakeBack)).expect("an offer");
    table.send(HOST, &accept(Offer::TakeBack)).expect("taken back");
    table.send(HOST, &offer(Offer::Pause)).expect("an offer");
    table.send(GUEST, &accept(Offer::Pause)).expect("a pause");
    table.wait(secs(3_600));
    table.send(HOST, &offer(Offer::Resume)).expect("an offer");
    table.send(GUEST, &accept(Offer::Resume)).expect("it goes on");
    table.perform(Duty::Left(Place::Guest));
    table.wait(secs(20));
    table.perform(Duty::Returned(Place::Guest));
    let since = table.now;
    table.wait(secs(90));
    table.perform(Duty::Down { since });
    table.play_turns(2);
    table.wait(secs(400));
    table.tick();
    assert_eq!(
        table.room.record(table.now).map(|record| record.result.to_string().len()),
        Some(3),
        "{id} has a winner"
    );
    table.send(HOST, &offer(Offer::Rematch)).expect("an offer");
    table.send(GUEST, &offer(Offer::Return)).expect("an offer");
    table.send(HOST, &accept(Offer::Return)).expect("a return");
}

/// The name of every kind of event, as it is stored. A new kind does not compile until it is here, and then belongs in the file.
fn kind(event: &RoomEvent) -> &'static str {
    match event {
        RoomEvent::Opened { .. } => "opened",
        RoomEvent::Seated { .. } => "seated",
        RoomEvent::Renamed { .. } => "renamed",
        RoomEvent::Cancelled => "cancelled",
        RoomEvent::Committed { .. } => "committed",
        RoomEvent::Revealed { .. } => "revealed",
        RoomEvent::Started { .. } => "started",
        RoomEvent::Played { .. } => "played",
        RoomEvent::Offered { .. } => "offered",
        RoomEvent::Withdrawn { .. } => "withdrawn",
        RoomEvent::Declined { .. } => "declined",
        RoomEvent::TookBack { .. } => "took_back",
        RoomEvent::Paused => "paused",
        RoomEvent::Resumed => "resumed",
        RoomEvent::DrawAgreed => "draw_agreed",
        RoomEvent::TimeRanOut => "time_ran_out",
        RoomEvent::Resigned { .. } => "resigned",
        RoomEvent::Aborted { .. } => "aborted",
        RoomEvent::Left { .. } => "left",
        RoomEvent::Returned { .. } => "returned",
        RoomEvent::WinClaimed { .. } => "win_claimed",
        RoomEvent::ServerWasDown { .. } => "server_was_down",
        RoomEvent::RematchAgreed { .. } => "rematch_agreed",
        RoomEvent::RematchOpened { .. } => "rematch_opened",
        RoomEvent::Said { .. } => "said",
        RoomEvent::Withheld => "withheld",
    }
}
const KINDS: usize = 26;

fn stored() -> &'static str {
    static TEXT: LazyLock<String> = LazyLock::new(|| read("log.jsonl", logs));
    &TEXT
}

fn stored_match() -> &'static str {
    static TEXT: LazyLock<String> = LazyLock::new(|| read("duplicate.jsonl", duplicate));
    &TEXT
}

fn read(name: &str, logs: fn() -> Vec<LogEntry>) -> String {
    if std::env::var_os("LYNGK_STORE").is_some() {
        let lines = logs().iter().map(|entry| serde_json::to_string(entry).expect("JSON") + "\n").collect::<String>();
        std::fs::write(file(name), lines).expect("a file");
    }
    std::fs::read_to_string(file(name)).expect(name)
}

fn entries(text: &str) -> Vec<LogEntry> {
    text.lines().map(|line| serde_json::from_str(line).expect(line)).collect()
}

#[test]
fn stored_logs_are_read_and_written_byte_for_byte() {
    let text = stored();
    let entries = entries(text);
    for (entry, line) in entries.iter().zip(text.lines()) {
        assert_eq!(serde_json::to_string(entry).expect("JSON"), line);
        assert!(line.contains(&format!("\"event\":\"{}\"", kind(&entry.event))), "{line}");
    }
    for line in stored_match().lines() {
        let entry: LogEntry = serde_json::from_str(line).expect(line);
        assert_eq!(serde_json::to_string(&entry).expect("JSON"), line);
    }
    let kinds: BTreeSet<&str> = entries.iter().map(|entry| kind(&entry.event)).collect();
    assert_eq!(kinds.len(), KINDS, "{kinds:?}");
}

fn rooms(entries: &[LogEntry]) -> Vec<Room> {
    entries.chunk_by(|_, next| next.number != 1).map(|log| Room::replay(log).expect("a log")).collect()
}

#[test]
fn a_stored_match_has_the_same_result_for_ever() {
    let rooms = rooms(&entries(stored_match()));
    let [first, second] = &rooms[..] else { panic!("{} rooms", rooms.len()) };
    assert_eq!(first.match_result(), None, "the first game alone is no match");
    assert_eq!(second.predecessor().and_then(|before| before.end), first.game_end());
    let stacks = PerPlace { host: StackCounts([1, 4, 2, 0, 0]), guest: StackCounts([3, 2, 2, 1, 0]) };
    let expected = MatchResult {
        winner: Some(Place::Guest),
        ground: MatchGround::Stacks { height: 5 },
        half_points: PerPlace { host: 2, guest: 2 },
        stacks: Some(stacks),
    };
    assert_eq!(second.match_result(), Some(expected));
    let [without_end, ..] = &self::rooms(&entries(stored()))[1..] else { panic!("a return") };
    assert_eq!(without_end.match_result(), None, "logs from before the field existed tell no result");
}

#[test]
fn stored_logs_make_the_same_rooms_for_ever() {
    let rooms = rooms(&entries(stored()));
    let ends: Vec<String> = rooms
        .iter()
        .map(|room| match room.phase() {
            Phase::Ended(ended) => format!("{} turns: {ended}", room.turns()),
            phase => format!("{} turns: {phase:?}", room.turns()),
        })
        .collect();
    let expected = [
        "4 turns: player 2 won on time",
        "2 turns: it is a tie by agreement",
        "0 turns: Cancelled",
        "0 turns: Aborted",
        "0 turns: Aborted",
        "3 turns: player 2 won because the opponent left",
        "1 turns: player 1 won by resignation",
        "1 turns: player 1 won by resignation",
    ];
    assert_eq!(ends, expected);
    let [first, returned, ..] = &rooms[..] else { panic!("{} rooms", rooms.len()) };
    assert_eq!(first.start_is_fair(), Some(true));
    assert_eq!(first.name(Place::Guest), Some(&name("Ben “the \"Fox\"” 狐")));
    let left =
        Player::ALL.map(|player| first.game().and_then(|game| game.remaining(player, first.last_at().since_epoch())));
    assert_eq!(left, [Some(secs(0)), Some(millis(293_742))]);
    assert_eq!(first.rematch(), returned.predecessor().map(|before| before.room.of_rematch()));
    assert_eq!(first.game().map(lyngk_game::Game::start), returned.game().map(lyngk_game::Game::start));
    assert!(matches!(first.phase(), Phase::Ended(ended) if ended.reason == EndReason::Time));
}
