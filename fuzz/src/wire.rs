//! Messages of online games, and bodies of the HTTP API.

use std::fmt::Debug;

use lyngk_room::lot::SecretNumber;
use lyngk_room::{Phase, Room};
use lyngk_wire::http::{
    Challenge, Join, MAX_BODY, Problem, RoomList, RoomSummary, SeatCode, TakeSeat, TakenSeat, read_body,
};
use lyngk_wire::{ClientMessage, MAX_CLIENT_MESSAGE, ServerMessage};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A message from a client.
///
/// # Panics
/// If a message that was read is not written and read again without a change.
pub fn client_message(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    let version = ClientMessage::version_of(text);
    match ClientMessage::from_text(text) {
        Ok(message) => {
            assert!(text.len() <= MAX_CLIENT_MESSAGE);
            assert!(text.trim_start().starts_with('{'), "a message is an object");
            let written = message.to_text();
            let again = ClientMessage::from_text(&written).unwrap_or_else(|error| panic!("{error}: {written}"));
            assert_eq!(again, message, "{written}");
            if let ClientMessage::Enter { version: named, .. } = message {
                assert_eq!(version, Some(named), "a server of another version must find the version");
            }
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// A message from a server.
///
/// # Panics
/// If a message that was read is not written and read again without a change.
pub fn server_message(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    match ServerMessage::from_text(text) {
        Ok(message) => {
            let written = message.to_text();
            let again = ServerMessage::from_text(&written).unwrap_or_else(|error| panic!("{error}: {written}"));
            assert_eq!(again, message, "{written}");
            if let ServerMessage::Refused { reason, .. } = message {
                assert!(!reason.to_string().is_empty());
            }
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// A body of the HTTP API, read as each kind.
///
/// # Panics
/// If a body that was read is not written and read again without a change, or if a challenge that can be played opens no room.
pub fn http_body(data: &[u8]) {
    if data.len() > MAX_BODY {
        return;
    }
    request::<Join>(data);
    request::<TakeSeat>(data);
    read::<SeatCode>(data);
    read::<TakenSeat>(data);
    read::<RoomSummary>(data);
    read::<RoomList>(data);
    read::<Problem>(data);
    let Some(Challenge { terms, name, .. }) = request::<Challenge>(data) else { return };
    let playable = terms.check().is_ok();
    let number = SecretNumber::from_random([1; 32]);
    let opening = Room::opening(terms, number.commitment(), name);
    assert_eq!(opening.is_ok(), playable);
    if let Ok(events) = opening {
        let log = lyngk_room::LogEntry::sequence(1, events, lyngk_room::Timestamp::default(), None);
        let room = Room::replay(&log).unwrap_or_else(|error| panic!("{error}: {log:?}"));
        assert_eq!(room.phase(), Phase::Open);
    }
}

/// The same as [`read`] for a body that clients send, which is stricter.
fn request<T: Serialize + DeserializeOwned + PartialEq + Debug>(data: &[u8]) -> Option<T> {
    let value: T = read_body(data).ok()?;
    assert_eq!(read::<T>(data).as_ref(), Some(&value));
    let written = serde_json::to_vec(&value).unwrap_or_else(|error| panic!("{error}: {value:?}"));
    assert_eq!(read_body::<T>(&written).ok(), Some(value));
    assert!(data.trim_ascii_start().starts_with(b"{"), "a body is an object");
    read(data)
}

/// Reads a value, and checks that it is written and read again without a change.
pub(crate) fn read<T: Serialize + DeserializeOwned + PartialEq + Debug>(data: &[u8]) -> Option<T> {
    let value: T = serde_json::from_slice(data).ok()?;
    let written = serde_json::to_string(&value).unwrap_or_else(|error| panic!("{error}: {value:?}"));
    let again: T = serde_json::from_str(&written).unwrap_or_else(|error| panic!("{error}: {written}"));
    assert_eq!(again, value, "{written}");
    Some(value)
}
