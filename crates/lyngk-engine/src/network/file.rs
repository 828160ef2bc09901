//! Network files: header, weights in half precision, and a checksum.
//!
//! | bytes | content |
//! |---|---|
//! | 0–7 | `LYNGKNET` |
//! | 8–11 | version of the format |
//! | 12–15 | width |
//! | 16–19 | number of layers |
//! | 20–27 | FNV-1a checksum of what follows |
//! | 28– | weights, half precision, in the order of [`assemble`] |
//!
//! Numbers are little-endian. `tools/train` writes these files.

use std::array::from_fn;

use super::heads::{HIDDEN, Layers, POLICY_WIDTH};
use super::layers::{Affine, row, rows};
use super::trunk::{BLOCK, MAX_WIDTH, Quantised, Trunk, TrunkLayerWeights, floats};
use super::{FATES, GLOBAL_INPUTS, MARGINS, Network, STACK_INPUTS, Width};
use crate::evaluation::{PHASES, POSITION_FEATURES, TURN_FEATURES};

const MAGIC: [u8; 8] = *b"LYNGKNET";
const VERSION: u32 = 1;
const HEADER_LENGTH: usize = 28;
const MAX_LAYERS: usize = 16;

/// Why a network cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NetworkError {
    /// The file is not a network file.
    #[error("not a network file: it does not begin with LYNGKNET")]
    NotANetwork,
    /// The file has another version of the format.
    #[error("the network file has version {found}, this program reads version {VERSION}")]
    Version {
        /// The version of the file.
        found: u32,
    },
    /// The engine does not run networks of this shape.
    #[error(
        "the network has width {width} and {layers} layers; the width must be 32, 48 or 64, with at most {MAX_LAYERS} layers"
    )]
    Shape {
        /// The width: the size of a stack's embedding.
        width: usize,
        /// The number of layers.
        layers: usize,
    },
    /// The file is too short or too long.
    #[error("the network file has {found} bytes, expected {expected}")]
    Length {
        /// Its length in bytes.
        found: usize,
        /// The length that follows from its shape.
        expected: usize,
    },
    /// The weights are not those that were written.
    #[error("the network file is damaged: its checksum is {found:016x}, expected {expected:016x}")]
    Damaged {
        /// The checksum of the weights.
        found: u64,
        /// The checksum in the header.
        expected: u64,
    },
}

/// The shape of a network that the engine can run.
///
/// ```
/// use lyngk_engine::network::Shape;
///
/// assert!(Shape::new(48, 3).is_ok());
/// assert!(Shape::new(50, 3).is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    width: usize,
    layers: usize,
}

impl Shape {
    /// The shape with this width, the size of a stack's embedding, and this number of layers.
    ///
    /// # Errors
    /// If the engine does not run networks of this shape.
    pub const fn new(width: usize, layers: usize) -> Result<Shape, NetworkError> {
        if matches!(width, 32 | 48 | 64) && layers <= MAX_LAYERS {
            Ok(Shape { width, layers })
        } else {
            Err(NetworkError::Shape { width, layers })
        }
    }

    /// How many weights a network of this shape has.
    pub(super) const fn weights(self) -> usize {
        const fn affine(inputs: usize, outputs: usize) -> usize {
            (inputs + 1) * outputs
        }
        let Shape { width, layers } = self;
        (STACK_INPUTS + GLOBAL_INPUTS + 1) * width
            + layers * (affine(4 * width, width) + affine(width, width))
            + affine(3 * width, HIDDEN)
            + (GLOBAL_INPUTS + POSITION_FEATURES) * HIDDEN
            + affine(HIDDEN, 3)
            + affine(HIDDEN, MARGINS)
            + PHASES * POSITION_FEATURES
            + 3 * affine(width, POLICY_WIDTH)
            + affine(width, POLICY_WIDTH)
            + POLICY_WIDTH
            + 2
            + PHASES * TURN_FEATURES
            + affine(width, FATES)
    }
}

/// A network file that has been checked. All checks can run at compile time.
#[derive(Clone, Copy, Debug)]
pub(super) struct CheckedFile<'a> {
    bytes: &'a [u8],
    shape: Shape,
    checksum: u64,
}

impl<'a> CheckedFile<'a> {
    pub(super) const fn new(bytes: &'a [u8]) -> Result<CheckedFile<'a>, NetworkError> {
        if bytes.len() < HEADER_LENGTH || !has_magic(bytes) {
            return Err(NetworkError::NotANetwork);
        }
        let version = number(bytes, 8);
        if version != VERSION {
            return Err(NetworkError::Version { found: version });
        }
        let shape = match Shape::new(number(bytes, 12) as usize, number(bytes, 16) as usize) {
            Ok(shape) => shape,
            Err(error) => return Err(error),
        };
        let length = HEADER_LENGTH + 2 * shape.weights();
        if bytes.len() != length {
            return Err(NetworkError::Length { found: bytes.len(), expected: length });
        }
        let expected = number(bytes, 20) as u64 | (number(bytes, 24) as u64) << 32;
        let checksum = checksum(bytes, HEADER_LENGTH);
        if checksum != expected {
            return Err(NetworkError::Damaged { found: checksum, expected });
        }
        Ok(CheckedFile { bytes, shape, checksum })
    }

    /// The checksum, which identifies the network.
    pub(super) const fn checksum(&self) -> u64 {
        self.checksum
    }

    pub(super) fn network(self) -> Network {
        let halves = self.bytes[HEADER_LENGTH..].as_chunks::<2>().0;
        let weights: Vec<f32> = halves.iter().map(|&half| from_half(u16::from_le_bytes(half))).collect();
        let layers = self.shape.layers;
        let body = match self.shape.width {
            32 => Width::W32(Box::new(assemble(layers, &weights))),
            48 => Width::W48(Box::new(assemble(layers, &weights))),
            _ => Width::W64(Box::new(assemble(layers, &weights))),
        };
        Network { id: self.checksum, body }
    }
}

impl Network {
    /// Reads a network file.
    ///
    /// # Errors
    /// If the file is not a network that this engine can run.
    pub fn read(bytes: &[u8]) -> Result<Network, NetworkError> {
        CheckedFile::new(bytes).map(CheckedFile::network)
    }
}

const fn has_magic(bytes: &[u8]) -> bool {
    let mut at = 0;
    while at < MAGIC.len() {
        if bytes[at] != MAGIC[at] {
            return false;
        }
        at += 1;
    }
    true
}

const fn number(bytes: &[u8], at: usize) -> u32 {
    u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
}

/// The 64-bit FNV-1a hash of the bytes from a place on. It detects damage, not malice.
pub(super) const fn checksum(bytes: &[u8], from: usize) -> u64 {
    let (mut hash, mut at) = (0xcbf2_9ce4_8422_2325_u64, from);
    while at < bytes.len() {
        hash = (hash ^ bytes[at] as u64).wrapping_mul(0x0100_0000_01b3);
        at += 1;
    }
    hash
}

/// Distributes the weights over the layers, in the order of the file.
fn assemble<const B: usize>(layers: usize, weights: &[f32]) -> Layers<B> {
    const { assert!(BLOCK * B <= MAX_WIDTH) };
    let width = BLOCK * B;
    let mut rest = Rest(weights);
    let [stacks, global, bias] = [STACK_INPUTS * width, GLOBAL_INPUTS * width, width].map(|count| rest.next(count));
    let mut layer = || TrunkLayerWeights {
        weights: rest.next(4 * width * width),
        bias: rest.next(width),
        pool: rest.narrow(width, width),
    };
    let layers = (0..layers).map(|_| layer()).collect();
    let trunk = Trunk::new(stacks, global, bias, layers);
    let (value, outcome, margins) = (rest.affine(3 * width), rest.affine(HIDDEN), rest.affine(HIDDEN));
    let vectors: [_; 3] = from_fn(|_| (rest.next(width * POLICY_WIDTH), rest.next(POLICY_WIDTH)));
    let vector_weight =
        |output: usize, input: usize| vectors[output / POLICY_WIDTH].0[output % POLICY_WIDTH * width + input];
    Layers {
        trunk,
        value,
        outcome,
        margins,
        vectors: Quantised::new(width, vector_weight),
        vector_bias: floats(&vectors.map(|(_, bias)| bias).concat()),
        claim: rest.affine(width),
        fates: rest.affine(width),
        value_global: rows(rest.next(GLOBAL_INPUTS * HIDDEN)),
        value_features: rows(rest.next(POSITION_FEATURES * HIDDEN)),
        lead: rows(rest.next(PHASES * POSITION_FEATURES)),
        claim_weight: row(rest.next(POLICY_WIDTH)),
        claim_bias: row(rest.next(2)),
        turn_features: rows(rest.next(PHASES * TURN_FEATURES)),
    }
}

/// The weights that have not been distributed yet.
struct Rest<'a>(&'a [f32]);

impl<'a> Rest<'a> {
    fn next(&mut self, count: usize) -> &'a [f32] {
        let (these, others) = self.0.split_at(count.min(self.0.len()));
        self.0 = others;
        these
    }

    fn affine<const OUT: usize>(&mut self, inputs: usize) -> Affine<OUT> {
        self.narrow(inputs, OUT)
    }

    /// A layer with fewer outputs than its type has room for.
    fn narrow<const OUT: usize>(&mut self, inputs: usize, outputs: usize) -> Affine<OUT> {
        let weights = self.next(inputs * outputs);
        Affine::new(inputs, weights, self.next(outputs))
    }
}

/// Converts half precision to single precision, exactly.
pub(super) fn from_half(half: u16) -> f32 {
    let sign = if half >> 15 == 1 { -1.0 } else { 1.0 };
    let (exponent, fraction) = (half >> 10 & 31, f32::from(half & 1023));
    match exponent {
        0 => sign * fraction * 2f32.powi(-24),
        // No trained weight is infinite or NaN.
        31 => 0.0,
        _ => sign * (1.0 + fraction / 1024.0) * 2f32.powi(i32::from(exponent) - 15),
    }
}
