//! Fuzz targets for the rules library, saved games, links and the engine protocol: bodies that panic where something that must always hold does not.
//!
//! They are plain functions of bytes, so that an ordinary test can run them over the inputs in `seeds/` and
//! `regressions/` with a stable toolchain. The programs in `fuzz_targets/` hand them to libFuzzer.

mod bytes;
mod game;
mod link;
mod notation;
mod protocol;
mod restore;
mod setup;

pub use game::game;
pub use link::link;
pub use notation::{lgn, lpn, turn};
pub use protocol::protocol;
pub use restore::restore;
pub use setup::setup;

/// The name of a target, and what it does with an input.
pub type Target = (&'static str, fn(&[u8]));

/// Every target.
pub const TARGETS: &[Target] = &[
    ("turn", turn),
    ("lpn", lpn),
    ("lgn", lgn),
    ("game", game),
    ("setup", setup),
    ("protocol", protocol),
    ("restore", restore),
    ("link", link),
];
