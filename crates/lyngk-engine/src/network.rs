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

mod cache;
mod file;
mod heads;
mod inputs;
mod kernel;
mod layers;
#[cfg(test)]
mod tests;
mod trunk;

use std::sync::{Arc, LazyLock};

use lyngk_rules::{Point, Turn};

pub use cache::ActivationCache;
use file::CheckedFile;
pub use file::{NetworkError, Shape};
pub use inputs::{GLOBAL_INPUTS, NetworkInputs, STACK_INPUTS, slots};

use crate::evaluation::BoardFacts;
use heads::Layers;

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
    W32(Box<Layers<2>>),
    W48(Box<Layers<3>>),
    W64(Box<Layers<4>>),
}

/// What the network says of a position, for the player to move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OutcomeProbabilities {
    /// To win.
    pub win: f32,
    /// To draw.
    pub draw: f32,
}

/// What is likely to come of a position, for the player to move.
#[derive(Clone, Debug, PartialEq)]
pub struct AuxiliaryOutputs {
    /// The chances of each difference in stacks of five at the end, from five less than the opponent to five more.
    pub margins: [f32; MARGINS],
    /// For each stack, how likely it is part of what the player completes, of what the opponent does, or of what is left.
    pub fates: [[f32; FATES]; Point::COUNT],
}

/// The embedded network's file. It is checked when the engine is compiled: one that cannot be used does not compile.
const EMBEDDED_FILE: CheckedFile<'static> = match CheckedFile::new(include_bytes!("../data/lyngk.net")) {
    Ok(file) => file,
    Err(_) => panic!("data/lyngk.net is not a network that this engine can run"),
};
static EMBEDDED: LazyLock<Arc<Network>> = LazyLock::new(|| Arc::new(EMBEDDED_FILE.network()));

/// Networks are the same when their numbers are, which their id stands for.
impl PartialEq for Network {
    fn eq(&self, other: &Network) -> bool {
        self.id == other.id
    }
}

impl Eq for Network {}

impl Network {
    /// The id of the embedded network, known without reading its weights.
    pub const EMBEDDED_ID: u64 = EMBEDDED_FILE.checksum();

    /// The network that the engine comes with.
    #[must_use]
    pub fn embedded() -> Arc<Network> {
        Arc::clone(&EMBEDDED)
    }

    /// The chances of the player to move.
    #[must_use]
    pub fn value(&self, facts: &BoardFacts, cache: &mut ActivationCache) -> OutcomeProbabilities {
        let key = self.key(facts);
        match &self.body {
            Width::W32(body) => body.value(facts, key, cache),
            Width::W48(body) => body.value(facts, key, cache),
            Width::W64(body) => body.value(facts, key, cache),
        }
    }

    /// How likely each of these legal turns is the best one, as the logarithm of its weight.
    pub fn policy_logits(
        &self,
        facts: &BoardFacts,
        turns: &[Turn],
        cache: &mut ActivationCache,
        weights: &mut Vec<f32>,
    ) {
        let key = self.key(facts);
        match &self.body {
            Width::W32(body) => body.policy_logits(facts, turns, key, cache, weights),
            Width::W48(body) => body.policy_logits(facts, turns, key, cache, weights),
            Width::W64(body) => body.policy_logits(facts, turns, key, cache, weights),
        }
    }

    /// What a position is remembered by.
    fn key(&self, facts: &BoardFacts) -> u64 {
        facts.core.hash() ^ self.id
    }

    /// What is likely to come of a position.
    #[must_use]
    pub fn auxiliary(&self, facts: &BoardFacts, cache: &mut ActivationCache) -> AuxiliaryOutputs {
        let key = self.key(facts);
        match &self.body {
            Width::W32(body) => body.auxiliary(facts, key, cache),
            Width::W48(body) => body.auxiliary(facts, key, cache),
            Width::W64(body) => body.auxiliary(facts, key, cache),
        }
    }
}
