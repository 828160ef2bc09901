//! Fuzz targets: readers of all formats, invariants of games, conversations with the engine, and online games.
//!
//! A target is a function of bytes that panics if something is wrong. The test `tests/targets.rs` runs all of them on stable Rust, with
//! the inputs in `seeds/` and `regressions/` and with mutations of them. The programs in `fuzz_targets/` run them under libFuzzer.

mod boardspace;
mod bytes;
mod client;
mod game;
mod link;
mod mutate;
mod network;
mod notation;
mod protocol;
mod restore;
mod resume;
mod room_log;
mod setup;
mod wire;

pub use boardspace::boardspace;
pub use client::client;
pub use game::game;
pub use link::link;
pub use mutate::{Mutator, dictionary};
pub use network::network;
pub use notation::{lgn, lpn, turn};
pub use protocol::protocol;
pub use restore::restore;
pub use resume::resume;
pub use room_log::room_log;
pub use setup::setup;
pub use wire::{client_message, http_body, server_message};

/// A target: its name and its function.
pub type Target = (&'static str, fn(&[u8]));

/// All targets.
pub const TARGETS: &[Target] = &[
    ("turn", turn),
    ("lpn", lpn),
    ("lgn", lgn),
    ("boardspace", boardspace),
    ("game", game),
    ("setup", setup),
    ("protocol", protocol),
    ("client", client),
    ("restore", restore),
    ("link", link),
    ("network", network),
    ("resume", resume),
    ("client_message", client_message),
    ("server_message", server_message),
    ("http_body", http_body),
    ("room_log", room_log),
];
