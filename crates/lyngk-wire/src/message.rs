//! Messages over the WebSocket of a room.

use lyngk_room::{CommandId, LogEntry, Name, PerPlace, Place, RoomCommand, RoomError, Timestamp};
use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Serialize};

/// The largest message that a client may send, in bytes.
pub const MAX_CLIENT_MESSAGE: usize = 4096;

/// A message from a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Enters the room of the socket. The first message.
    Enter {
        /// The version of the protocol that the client speaks.
        version: u32,
        /// The number of the last event that the client knows, 0 for none.
        after: u64,
        /// The name under which a watcher speaks.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<Name>,
    },
    /// Asks for something.
    Command {
        /// The client's id of the command. A command that is sent again keeps its id.
        id: CommandId,
        /// The command.
        command: RoomCommand,
    },
    /// Asks for the time. The answer tells how long messages travel.
    Ping {
        /// A number of the client's choice.
        token: u32,
    },
}

/// A message from the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The answer to [`ClientMessage::Enter`].
    Welcome {
        /// The version of the protocol that is spoken from now on.
        version: u32,
        /// The client's place, unless they watch.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        you: Option<Place>,
        /// The server's time.
        now: Timestamp,
        /// The number of the last event.
        last: u64,
    },
    /// Events, in the order of their numbers.
    Events {
        /// The events.
        events: Vec<LogEntry>,
    },
    /// A command has been carried out, and is on disk.
    Done {
        /// The command.
        id: CommandId,
        /// The number of its last event.
        number: u64,
    },
    /// A command was refused. Nothing has changed.
    Refused {
        /// The command.
        id: CommandId,
        /// Why.
        reason: Rejection,
    },
    /// Connected players and number of watchers.
    Presence {
        /// The players' connections.
        players: PerPlace<Connection>,
        /// The number of watchers.
        watchers: u32,
    },
    /// The answer to [`ClientMessage::Ping`].
    Pong {
        /// The client's number.
        token: u32,
        /// The server's time.
        now: Timestamp,
    },
    /// The server closes the connection.
    Goodbye {
        /// Why.
        reason: Goodbye,
    },
}

/// How a player is connected.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Connection {
    /// Whether the player has a connection.
    pub online: bool,
    /// How long messages travel to the player and back, in milliseconds, if it has been measured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lag: Option<u32>,
}

/// Why a command was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Rejection {
    /// The room refuses it.
    #[error(transparent)]
    Room(RoomError),
    /// Too many commands in a short time.
    #[error("that was too fast; try again in a moment")]
    TooFast,
    /// The server cannot store anything at the moment. The client may send the command again.
    #[error("the server cannot store anything at the moment; the turn is sent again when it can")]
    Storage,
}

/// Why the server closes a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum Goodbye {
    /// The server stops. The client should come back in a moment.
    #[error("the server is being restarted")]
    Stopping,
    /// There is no such room, or the client may not see it.
    #[error("there is no such game, or it is private")]
    NoSuchRoom,
    /// The place has moved to another device.
    #[error("your place at this table has moved to another device")]
    Moved,
    /// The versions do not fit.
    #[error("the page is older or newer than the server; load it again")]
    Version,
    /// A message was not understood.
    #[error("the server did not understand a message")]
    Invalid,
    /// The client sends too much, or reads too slowly.
    #[error("too many messages at once")]
    TooFast,
    /// The server cannot read its data at the moment. The client should come back in a moment.
    #[error("the server cannot read its data at the moment")]
    Unavailable,
    /// The server has as many connections as it can take.
    #[error("the server is full at the moment")]
    Full,
}

/// The error for a text that is not a message.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum MessageError {
    /// The text is too long.
    #[error("the message has {length} bytes; expected at most {MAX_CLIENT_MESSAGE}")]
    Long {
        /// The length in bytes.
        length: usize,
    },
    /// The text is not a message.
    #[error("not a message of the protocol: {0}")]
    Form(#[from] serde_json::Error),
}

impl ClientMessage {
    /// Parses a message.
    ///
    /// # Errors
    /// If it is too long or not a message.
    pub fn from_text(text: &str) -> Result<ClientMessage, MessageError> {
        if text.len() > MAX_CLIENT_MESSAGE {
            return Err(MessageError::Long { length: text.len() });
        }
        Ok(read_request(text.as_bytes())?)
    }

    /// The version of the protocol that a first message names, whatever else it says. Other versions may say it in another form.
    #[must_use]
    pub fn version_of(text: &str) -> Option<u32> {
        #[derive(Deserialize)]
        struct Versioned {
            version: u32,
        }
        let versioned: Versioned = serde_json::from_str(text).ok()?;
        Some(versioned.version)
    }

    /// The message as JSON.
    #[must_use]
    pub fn to_text(&self) -> String {
        write(self)
    }
}

impl ServerMessage {
    /// Parses a message.
    ///
    /// # Errors
    /// If it is not a message.
    pub fn from_text(text: &str) -> Result<ServerMessage, MessageError> {
        Ok(serde_json::from_str(text)?)
    }

    /// The message as JSON.
    #[must_use]
    pub fn to_text(&self) -> String {
        write(self)
    }
}

/// Reads something that a client sends. It has no arrays: by itself, serde would read an array as the fields of an object.
pub(crate) fn read_request<T: DeserializeOwned>(json: &[u8]) -> Result<T, serde_json::Error> {
    let mut in_string = false;
    let mut bytes = json.iter();
    while let Some(byte) = bytes.next() {
        match byte {
            b'"' => in_string = !in_string,
            b'\\' if in_string => drop(bytes.next()),
            b'[' if !in_string => return Err(serde_json::Error::custom("arrays are not expected")),
            _ => {}
        }
    }
    serde_json::from_slice(json)
}

fn write(message: &impl Serialize) -> String {
    // Messages have only strings as keys, and no type of theirs fails to serialize.
    serde_json::to_string(message).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_fields_and_arrays_are_refused() {
        let reads = |command: &str| {
            ClientMessage::from_text(&format!(r#"{{"type":"command","id":"anna-0001","command":{command}}}"#)).is_ok()
        };
        for name in ["cancel", "resign", "abort", "claim_win"] {
            assert!(reads(&format!(r#"{{"do":"{name}"}}"#)), "{name}");
            for field in [r#""place":"guest""#, r#""x":null"#, r#""x":{"y":1}"#] {
                assert!(!reads(&format!(r#"{{"do":"{name}",{field}}}"#)), "{name} {field}");
                assert!(!reads(&format!(r#"{{{field},"do":"{name}"}}"#)), "{name} {field}");
            }
            assert!(!reads(&format!(r#"["{name}"]"#)), "{name}");
        }
        assert!(!reads(r#"{"do":"rename","name":"Hanna","place":"guest"}"#));
        assert!(!reads(r#"{"do":"say","message":{"text":"a","phrase":"hello"}}"#));
        assert!(reads(r#"{"do":"say","message":{"text":"[\"] \\"}}"#), "text may have brackets");
        for text in [r#"["enter",1,0,null]"#, r#"["ping",1]"#, r#" ["command","anna-0001",{"do":"resign"}]"#] {
            assert!(ClientMessage::from_text(text).is_err(), "{text}");
        }
        assert!(ClientMessage::from_text(r#"{"type":"ping","token":1,"x":1}"#).is_err());
    }
}
