//! Networks as files: what they are called, how large they are, their numbers with half the usual precision, and a check.

use super::heads::{Body, HIDDEN, MATCH};
use super::layers::{Affine, row, rows};
use super::trunk::{BLOCK, LayerNumbers, MOST_WIDTH, Trunk};
use super::{FATES, MARGINS, Network, STACK_INPUTS, WHOLE_INPUTS, Width};
use crate::judge::{PHASES, STANDING_FEATURES, TURN_FEATURES};

/// How a file begins.
const MAGIC: &[u8; 8] = b"LYNGKNET";
/// The form of what follows; another form gets another number.
const VERSION: u32 = 1;
/// How wide the rows of a network can be.
const WIDTHS: [usize; 3] = [32, 48, 64];
const MOST_LAYERS: usize = 16;
/// Where the checksum stands in a file: behind magic, version, width and layers.
const CHECKSUM_AT: usize = MAGIC.len() + 12;

/// Why a file is no network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NetworkError {
    /// It begins otherwise.
    #[error("this is no network file: it should begin with LYNGKNET")]
    NotANetwork,
    /// It was made for another program.
    #[error("the network file has version {found}, this program reads version {VERSION}")]
    Version {
        /// Its version.
        found: u32,
    },
    /// The network has an impossible size.
    #[error(
        "the network has rows of {width} and {layers} layers; it should have 32, 48 or 64 and at most {MOST_LAYERS}"
    )]
    Size {
        /// Numbers in a row.
        width: usize,
        /// Layers.
        layers: usize,
    },
    /// It ends too early, or goes on too long.
    #[error("the network file has {found} bytes, it should have {expected}")]
    Length {
        /// Its length.
        found: usize,
        /// What it should be.
        expected: usize,
    },
    /// Its numbers are not those that it was written with.
    #[error("the network file is damaged: its check is {found:016x}, it should be {expected:016x}")]
    Damaged {
        /// The check of what is there.
        found: u64,
        /// The check that was written.
        expected: u64,
    },
}

impl Network {
    /// Reads a network file.
    ///
    /// # Errors
    /// Says what is wrong with it.
    pub fn read(bytes: &[u8]) -> Result<Network, NetworkError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(NetworkError::NotANetwork)?;
        let Some((head, rest)) = rest.split_first_chunk::<20>() else { return Err(NetworkError::NotANetwork) };
        let number = |at: usize| u32::from_le_bytes([head[at], head[at + 1], head[at + 2], head[at + 3]]);
        if number(0) != VERSION {
            return Err(NetworkError::Version { found: number(0) });
        }
        let (width, layers) = (number(4) as usize, number(8) as usize);
        if !WIDTHS.contains(&width) || layers > MOST_LAYERS {
            return Err(NetworkError::Size { width, layers });
        }
        let expected = u64::from(number(12)) | u64::from(number(16)) << 32;
        let count = numbers(width, layers);
        if rest.len() != 2 * count {
            let all = MAGIC.len() + head.len();
            return Err(NetworkError::Length { found: bytes.len(), expected: all + 2 * count });
        }
        let found = check(rest);
        if found != expected {
            return Err(NetworkError::Damaged { found, expected });
        }
        let numbers: Vec<f32> =
            rest.as_chunks::<2>().0.iter().map(|&half| from_half(u16::from_le_bytes(half))).collect();
        let body = match width {
            32 => Width::W32(Box::new(assemble(layers, &numbers))),
            48 => Width::W48(Box::new(assemble(layers, &numbers))),
            _ => Width::W64(Box::new(assemble(layers, &numbers))),
        };
        Ok(Network { id: found, body })
    }
}

/// The checksum that a network file says it has.
pub(super) const fn stored_checksum(file: &[u8]) -> u64 {
    let mut bytes = [0; 8];
    bytes.copy_from_slice(file.split_at(CHECKSUM_AT).1.split_at(8).0);
    u64::from_le_bytes(bytes)
}

/// How many numbers a network has.
pub(super) fn numbers(width: usize, layers: usize) -> usize {
    let affine = |inputs: usize, outputs: usize| (inputs + 1) * outputs;
    (STACK_INPUTS + WHOLE_INPUTS + 1) * width
        + layers * (affine(4 * width, width) + affine(width, width))
        + affine(3 * width, HIDDEN)
        + (WHOLE_INPUTS + STANDING_FEATURES) * HIDDEN
        + affine(HIDDEN, 3)
        + affine(HIDDEN, MARGINS)
        + PHASES * STANDING_FEATURES
        + 3 * affine(width, MATCH)
        + affine(width, MATCH)
        + MATCH
        + 2
        + PHASES * TURN_FEATURES
        + affine(width, FATES)
}

/// Puts the numbers in their places, in the order in which they are in the file.
fn assemble<const B: usize>(layers: usize, numbers: &[f32]) -> Body<B> {
    const { assert!(BLOCK * B <= MOST_WIDTH) };
    let width = BLOCK * B;
    let mut rest = Rest(numbers);
    let [stacks, whole, bias] = [STACK_INPUTS * width, WHOLE_INPUTS * width, width].map(|count| rest.next(count));
    let mut layer = || LayerNumbers {
        around: rest.next(4 * width * width),
        bias: rest.next(width),
        pool: rest.narrow(width, width),
    };
    let layers = (0..layers).map(|_| layer()).collect();
    Body {
        trunk: Trunk::new(stacks, whole, bias, layers),
        value: rest.affine(3 * width),
        chances: rest.affine(HIDDEN),
        margins: rest.affine(HIDDEN),
        movers: [rest.affine(width), rest.affine(width)],
        targets: rest.affine(width),
        claim: rest.affine(width),
        fates: rest.affine(width),
        value_whole: rows(rest.next(WHOLE_INPUTS * HIDDEN)),
        value_standing: rows(rest.next(STANDING_FEATURES * HIDDEN)),
        standing: rows(rest.next(PHASES * STANDING_FEATURES)),
        claim_weight: row(rest.next(MATCH)),
        claim_bias: row(rest.next(2)),
        turns: rows(rest.next(PHASES * TURN_FEATURES)),
    }
}

/// The numbers that have no place yet.
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

    /// With fewer outputs than there is room for.
    fn narrow<const OUT: usize>(&mut self, inputs: usize, outputs: usize) -> Affine<OUT> {
        let weights = self.next(inputs * outputs);
        Affine::new(inputs, weights, self.next(outputs))
    }
}

/// A number of half precision as one of single precision, exactly.
pub(super) fn from_half(half: u16) -> f32 {
    let sign = if half >> 15 == 1 { -1.0 } else { 1.0 };
    let (exponent, fraction) = (half >> 10 & 31, f32::from(half & 1023));
    match exponent {
        0 => sign * fraction * 2f32.powi(-24),
        // Infinities and what is no number: nothing that was learnt.
        31 => 0.0,
        _ => sign * (1.0 + fraction / 1024.0) * 2f32.powi(i32::from(exponent) - 15),
    }
}

/// FNV-1a, with 64 bits: against damage, not against malice.
pub(super) fn check(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
