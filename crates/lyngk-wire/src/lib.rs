//! The messages between clients and servers of online LYNGK.
//!
//! A client opens a WebSocket for a room and speaks first ([`ClientMessage::Enter`]). From then on the server sends the room's events,
//! each with its number, so that a client that comes back asks for what it missed. A command carries an id of the client's choice;
//! the server answers it with [`ServerMessage::Done`] after the events are on disk, or with [`ServerMessage::Refused`]. A command
//! that is sent again with the same id is carried out once and answered again.
//!
//! The bodies of the HTTP API, for everything that is not live, are in [`http`]. `docs/online-protocol.md` describes the protocol for
//! other languages, with every field; `testdata/wire` has conversations that a server must keep to.
//!
//! ```
//! use lyngk_wire::{ClientMessage, ServerMessage, VERSION};
//!
//! let enter = ClientMessage::Enter { version: VERSION, after: 0, name: None };
//! assert_eq!(enter.to_text(), r#"{"type":"enter","version":1,"after":0}"#);
//! assert!(ServerMessage::from_text("{}").is_err());
//! ```

mod client;
pub mod http;
mod message;

pub use client::{ClientError, News, RoomClient};
pub use message::{ClientMessage, Connection, Goodbye, MAX_CLIENT_MESSAGE, MessageError, Rejection, ServerMessage};

/// The version of the protocol. A client of another version is told so and turned away.
pub const VERSION: u32 = 1;

/// The examples of the README, as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
