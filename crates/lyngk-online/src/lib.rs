//! View models for live games between two people at two places.
//!
//! - [`ChallengeForm`] is the form for a challenge; it becomes a `Challenge` of `lyngk-wire`, or says which field is wrong.
//! - [`LiveGame`] is a game at a table as a player or a watcher sees it: the room of the server, the own turn that is not settled yet,
//!   and the chat. It makes the [`Table`](lyngk_view::Table) that a board shows.
//! - [`Heartbeat`] and [`Resend`] are the rules for a connection that can be lost.
//! - [`OwnRooms`] are the tables of a device, as a text that is stored.
//! - [`Address`] is what a link within the page names: the lobby, a room, or a seat that moves to another device.
//! - [`given_start`] is the start of a challenge that is not random, for a picture.
//! - [`qr_code`] draws a link for a phone's camera.
//! - [`say`] has the sentences, [`words`] the texts of all languages.
//!
//! Nothing here knows sockets, HTTP or a browser.

mod address;
mod challenge;
mod connection;
mod live;
mod own_rooms;
mod qr;
pub mod say;
mod start;
mod texts;

pub use address::Address;
pub use challenge::{ChallengeForm, ClockChoice, FormProblem, OFFERED_CLOCKS};
pub use connection::{Heartbeat, Pulse, Resend};
pub use live::{ChatLine, LiveGame, Stage, StartCheck};
pub use own_rooms::{OwnRoom, OwnRooms};
pub use qr::{QrCode, qr_code};
pub use start::given_start;
pub use texts::words;
