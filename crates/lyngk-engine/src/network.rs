//! Small neural networks, one for each variant, trained by self-play (`docs/training.md`).
//!
//! Each is a graph network over stacks. Each stack has an embedding. In every layer an embedding takes in those of the nearest stacks
//! along the lines, of the stacks it could land on, and of those that could land on it (message passing), followed by `ReLU` and a
//! residual connection. All stacks and directions share their weights, so the symmetry of the board is exact. The heads are a value, a
//! policy over turns, and two auxiliary ones: the margin at the end and the fate of each stack.
//!
//! The trunk is quantised: 16-bit activations, 8-bit products, 32-bit accumulators. The heads add floats in a fixed order. So inference
//! gives the same result on every machine. It uses AVX2 on x86-64 if the processor has it, NEON on ARM, and SIMD in WebAssembly builds with
//! `simd128`.
//!
//! | file | content |
//! |---|---|
//! | `inputs` | input features of stacks and of the position |
//! | `trunk`, `kernel` | embeddings and layers; the integer products |
//! | `heads`, `policy`, `layers` | the heads, and the float layers they are made of |
//! | `cache` | embeddings of recent positions |
//! | `file` | the file format |
//! | `per_variant` | the choice by variant; `data/std.net` and `data/six.net` are the embedded networks |

mod cache;
mod file;
mod heads;
mod inputs;
mod kernel;
mod layers;
mod per_variant;
mod policy;
#[cfg(test)]
mod tests;
mod trunk;

use lyngk_rules::{Point, Turn};

pub use cache::ActivationCache;
pub use file::{NetworkError, Shape};
pub use inputs::{GLOBAL_INPUTS, NetworkInputs, STACK_INPUTS, slots};
pub use per_variant::Networks;

use crate::evaluation::BoardFacts;
use heads::Layers;

/// The number of margins: from five stacks of five less than the opponent to five more.
pub const MARGINS: usize = 11;
/// The number of fates of a stack: completed by the player to move, by the opponent, or left on the board.
pub const FATES: usize = 3;

/// A neural network.
#[derive(Debug)]
pub struct Network {
    /// The checksum of its weights.
    pub id: u64,
    body: Width,
}

/// The layers by the width of an embedding. Each width is compiled separately.
#[derive(Debug)]
enum Width {
    W32(Box<Layers<2>>),
    W48(Box<Layers<3>>),
    W64(Box<Layers<4>>),
}

/// The output of the value head, for the player to move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OutcomeProbabilities {
    /// The probability of a win.
    pub win: f32,
    /// The probability of a draw.
    pub draw: f32,
}

/// The outputs of the auxiliary heads, for the player to move.
#[derive(Clone, Debug, PartialEq)]
pub struct AuxiliaryOutputs {
    /// The probability of each margin in stacks of five at the end, from five less than the opponent to five more.
    pub margins: [f32; MARGINS],
    /// The probabilities of the fates of each stack: completed by the player to move, by the opponent, or left.
    pub fates: [[f32; FATES]; Point::COUNT],
}

/// Networks are equal if their weights are, which the id identifies.
impl PartialEq for Network {
    fn eq(&self, other: &Network) -> bool {
        self.id == other.id
    }
}

impl Eq for Network {}

impl Network {
    /// The value of a position.
    #[must_use]
    pub fn value(&self, facts: &BoardFacts, cache: &ActivationCache) -> OutcomeProbabilities {
        let key = self.key(facts);
        match &self.body {
            Width::W32(body) => body.value(facts, key, cache),
            Width::W48(body) => body.value(facts, key, cache),
            Width::W64(body) => body.value(facts, key, cache),
        }
    }

    /// The policy: a logit for each of these legal turns.
    pub fn policy_logits(&self, facts: &BoardFacts, turns: &[Turn], cache: &ActivationCache, logits: &mut Vec<f32>) {
        let key = self.key(facts);
        match &self.body {
            Width::W32(body) => body.policy_logits(facts, turns, key, cache, logits),
            Width::W48(body) => body.policy_logits(facts, turns, key, cache, logits),
            Width::W64(body) => body.policy_logits(facts, turns, key, cache, logits),
        }
    }

    /// The key of a position in the cache.
    fn key(&self, facts: &BoardFacts) -> u64 {
        facts.core.hash() ^ self.id
    }

    /// The outputs of the auxiliary heads.
    #[must_use]
    pub fn auxiliary(&self, facts: &BoardFacts, cache: &ActivationCache) -> AuxiliaryOutputs {
        let key = self.key(facts);
        match &self.body {
            Width::W32(body) => body.auxiliary(facts, key, cache),
            Width::W48(body) => body.auxiliary(facts, key, cache),
            Width::W64(body) => body.auxiliary(facts, key, cache),
        }
    }
}
