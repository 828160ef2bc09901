//! Stored logs of online games.

use std::time::Duration;

use lyngk_room::lot::SecretNumber;
use lyngk_room::{
    Arrival, Audience, ChatMessage, Duty, LogEntry, Name, Offer, Phrase, Place, Room, RoomCommand, RoomEvent, RoomId,
    Speaker, Timestamp, Who,
};
use lyngk_rules::Record;
use lyngk_wire::http::RoomSummary;

use crate::wire::read;

/// The largest number of events, so that inputs take little time.
const MOST_EVENTS: usize = 200;

/// A log of a room: an entry in JSON on each line.
///
/// The log is replayed as it is. Then entries that cannot be read or cannot happen are left out and the others numbered anew, so that most
/// inputs make a room.
///
/// # Panics
/// If an entry is not written and read again without a change, if the same log makes different rooms, or if a room decides on
/// events that it does not accept.
pub fn room_log(data: &[u8]) {
    let entries: Vec<LogEntry> = data.split(|&byte| byte == b'\n').filter_map(read).take(MOST_EVENTS).collect();
    entries.iter().for_each(check_audiences);
    if let Err(error) = Room::replay(&entries) {
        assert!(!error.to_string().is_empty());
    }
    let mut room: Option<Room> = None;
    let mut log = Vec::new();
    for entry in entries {
        let entry = LogEntry { number: log.len() as u64 + 1, ..entry };
        let next = match &room {
            None => Room::replay([&entry]),
            Some(room) => {
                let mut next = room.clone();
                next.apply(&entry).map(|()| next)
            }
        };
        if let Ok(next) = next {
            room = Some(next);
            log.push(entry);
        }
    }
    let Some(room) = room else { return };
    let again = Room::replay(&log).unwrap_or_else(|error| panic!("{error}: {log:?}"));
    assert_eq!(picture(&again), picture(&room), "{log:?}");
    check(&room);
}

/// Checks that everybody gets every number, and nobody what is not for them.
fn check_audiences(entry: &LogEntry) {
    for (audience, over) in [(Audience::Players, false), (Audience::Players, true), (Audience::Watchers, true)] {
        let seen = entry.seen_by(audience, over);
        assert_eq!((seen.number, seen.at, &seen.command), (entry.number, entry.at, &None));
        let is_private = matches!(entry.event, RoomEvent::Said { by: Speaker::Player(_), .. });
        assert!(seen.event == entry.event || seen.event == RoomEvent::Withheld);
        assert!(!(is_private && audience == Audience::Watchers) || seen.event == RoomEvent::Withheld);
    }
}

/// Observable state of a room.
fn picture(room: &Room) -> (RoomSummary, u64, Option<Timestamp>, Option<bool>, Option<String>) {
    let summary = RoomSummary::of(RoomId::from_random([0; 8]), room, None);
    let record = room.record(room.last_at()).map(|record| record.to_string());
    (summary, room.last_number(), room.deadline(), room.start_is_fair(), record)
}

/// Checks that a room accepts what follows from its duties and from commands.
fn check(room: &Room) {
    let (summary, .., record) = picture(room);
    read::<RoomSummary>(&serde_json::to_vec(&summary).unwrap_or_default()).unwrap_or_else(|| panic!("{summary:?}"));
    if let Some(record) = record {
        record.parse::<Record>().unwrap_or_else(|error| panic!("{error}: {record}"));
    }
    let later = room.last_at() + Duration::from_secs(1);
    let times = [room.last_at(), later, room.deadline().unwrap_or(later)];
    let number = SecretNumber::from_random([1; 32]);
    for now in times {
        for duty in [
            Duty::Tick,
            Duty::Reveal(number),
            Duty::Left(Place::Host),
            Duty::Returned(Place::Guest),
            Duty::Down { since: room.opened_at() },
            Duty::RematchOpened(RoomId::from_random([1; 8])),
        ] {
            accept(room, room.perform(duty, now), now);
        }
        for command in commands(room) {
            for who in Place::ALL.map(Who::Player) {
                let arrival = Arrival { at: now, lag: Duration::from_millis(100) };
                match room.decide(&command, who, arrival) {
                    Ok(events) => accept(room, events, now),
                    Err(error) => assert!(!error.to_string().is_empty()),
                }
            }
        }
    }
    if let Some(opening) = room.opening_of_rematch(RoomId::from_random([2; 8]), number.commitment()) {
        let log = LogEntry::sequence(1, opening, later, None);
        Room::replay(&log).unwrap_or_else(|error| panic!("{error}: {log:?}"));
    }
}

fn accept(room: &Room, events: Vec<RoomEvent>, now: Timestamp) {
    let mut next = room.clone();
    for entry in room.entries(events, now, None) {
        next.apply(&entry).unwrap_or_else(|error| panic!("{error}: {entry:?} in {room:?}"));
    }
}

fn commands(room: &Room) -> Vec<RoomCommand> {
    let number = SecretNumber::from_random([2; 32]);
    let mut commands = vec![
        RoomCommand::Cancel,
        RoomCommand::Commit { commitment: number.commitment() },
        RoomCommand::Reveal { number },
        RoomCommand::Resign,
        RoomCommand::Abort,
        RoomCommand::ClaimWin,
        RoomCommand::Say { message: ChatMessage::Phrase(Phrase::Hello) },
    ];
    for offer in Offer::ALL {
        commands.extend([
            RoomCommand::Offer { offer },
            RoomCommand::Withdraw { offer },
            RoomCommand::Accept { offer },
            RoomCommand::Decline { offer },
        ]);
    }
    if let Some(turn) = room.game().and_then(|game| game.position().turns().first().copied()) {
        commands.push(RoomCommand::Play { ply: room.turns() as u32 + 1, turn });
    }
    let name: Option<Name> = "Zoë".parse().ok();
    commands.extend(name.map(|name| RoomCommand::Rename { name }));
    commands
}
