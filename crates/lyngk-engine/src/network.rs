//! A small network that was taught by games of the engine against itself.
//!
//! It looks at stacks, not at points: each stack has a row of numbers, which in every layer takes in those of the stacks next to it
//! along the lines, of those it could land on and of those that could land on it. All directions and all stacks share
//! their weights, so the symmetry of the board is exact. Out of the rows come chances for the position, a weight for each turn, and
//! the likely fate of each stack.
//!
//! Sums are made in one order with plain multiplications and additions, so the same weights say the same on every machine.
//! It is as fast as the processor allows: on x86-64 AVX2 is used where there is any, also in builds for older processors; NEON on ARM,
//! and in WebAssembly SIMD in builds with `simd128`.

mod file;
mod heads;
mod kernel;
mod layers;
mod memory;
mod scene;
#[cfg(test)]
mod tests;
mod trunk;

use std::sync::{Arc, LazyLock};

use lyngk_rules::{Point, Turn};

pub use file::NetworkError;
pub use memory::Memory;
pub use scene::{STACK_INPUTS, Scene, WHOLE_INPUTS, slots};

use crate::judge::Sight;
use heads::Body;

/// How many more stacks of five than the opponent: from five less to five more.
pub const MARGINS: usize = 11;
/// What can become of a stack: I complete it, they do, it stays.
pub const FATES: usize = 3;

/// A network.
#[derive(Debug)]
pub struct Network {
    /// Which weights these are, for people to tell them apart.
    pub id: u64,
    body: Width,
}

/// The network by the width of its rows: each is compiled for itself.
#[derive(Debug)]
enum Width {
    W32(Box<Body<2>>),
    W48(Box<Body<3>>),
    W64(Box<Body<4>>),
}

/// What the network says of a position, for the player to move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chances {
    /// To win.
    pub win: f32,
    /// To draw.
    pub draw: f32,
}

/// What is likely to come of a position, for the player to move.
#[derive(Clone, Debug, PartialEq)]
pub struct Prospects {
    /// The chances of each difference in stacks of five at the end, from five less than the opponent to five more.
    pub margins: [f32; MARGINS],
    /// For each stack, how likely it is part of what the player completes, of what the opponent does, or of what is left.
    pub fates: [[f32; FATES]; Point::COUNT],
}

/// The file of the network that the engine comes with.
const EMBEDDED_FILE: &[u8] = include_bytes!("../data/lyngk.net");

/// The network that the engine comes with.
static EMBEDDED: LazyLock<Option<Arc<Network>>> = LazyLock::new(|| Network::read(EMBEDDED_FILE).ok().map(Arc::new));

/// Networks are the same when their numbers are, which their id stands for.
impl PartialEq for Network {
    fn eq(&self, other: &Network) -> bool {
        self.id == other.id
    }
}

impl Eq for Network {}

impl Network {
    /// The id of the network that the engine comes with, known without reading the network.
    pub const EMBEDDED_ID: u64 = file::stored_checksum(EMBEDDED_FILE);

    /// The network that the engine comes with. A test sees to it that there is one.
    #[must_use]
    pub fn embedded() -> Option<Arc<Network>> {
        EMBEDDED.clone()
    }

    /// The chances of the player to move.
    #[must_use]
    pub fn chances(&self, sight: &Sight, memory: &mut Memory) -> Chances {
        let key = self.key(sight);
        match &self.body {
            Width::W32(body) => body.chances(sight, key, memory),
            Width::W48(body) => body.chances(sight, key, memory),
            Width::W64(body) => body.chances(sight, key, memory),
        }
    }

    /// How likely each of these legal turns is the best one, as the logarithm of its weight.
    pub fn weigh(&self, sight: &Sight, turns: &[Turn], memory: &mut Memory, weights: &mut Vec<f32>) {
        let key = self.key(sight);
        match &self.body {
            Width::W32(body) => body.weigh(sight, turns, key, memory, weights),
            Width::W48(body) => body.weigh(sight, turns, key, memory, weights),
            Width::W64(body) => body.weigh(sight, turns, key, memory, weights),
        }
    }

    /// What a position is remembered by.
    fn key(&self, sight: &Sight) -> u64 {
        sight.core.hash() ^ self.id
    }

    /// What is likely to come of a position.
    #[must_use]
    pub fn prospects(&self, sight: &Sight, memory: &mut Memory) -> Prospects {
        let key = self.key(sight);
        match &self.body {
            Width::W32(body) => body.prospects(sight, key, memory),
            Width::W48(body) => body.prospects(sight, key, memory),
            Width::W64(body) => body.prospects(sight, key, memory),
        }
    }
}
