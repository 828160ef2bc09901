//! Network files.

use std::sync::LazyLock;

use lyngk_engine::evaluation::BoardFacts;
use lyngk_engine::network::{ActivationCache, Network, NetworkError};
use lyngk_rules::{Position, Variant};

use crate::bytes::Bytes;

/// The beginning of a network file, with the only version there is.
const MAGIC: &[u8] = b"LYNGKNET\x01\0\0\0";
const WIDTHS: [u32; 3] = [32, 48, 64];
/// More layers would only take more time.
const MOST_LAYERS: usize = 2;

/// Positions that networks are asked about.
static POSITIONS: LazyLock<[Position; 2]> =
    LazyLock::new(|| [Variant::Standard, Variant::Six].map(|variant| Position::random_start(1, variant)));

/// A network file, read in two ways: as it is, and as the size and the numbers of a network, from which a file with a correct
/// header and checksum is made. Few random files would have these.
///
/// # Panics
/// If an output of a network is not a number, or not a probability where it should be one.
pub fn network(data: &[u8]) {
    check(data);
    let mut bytes = Bytes::new(data);
    let (width, layers) = (bytes.pick(&WIDTHS), bytes.below(MOST_LAYERS + 1) as u32);
    let header = [MAGIC, &width.to_le_bytes(), &layers.to_le_bytes()].concat();
    // The error contains the right length of the file.
    let empty = Network::read(&[&header[..], &[0; 8]].concat());
    let Err(NetworkError::Length { found, expected }) = empty else { panic!("{empty:?}") };
    let numbers = data.get(2..).unwrap_or_default();
    let body: Vec<u8> = numbers.iter().chain(&[0, 0]).copied().cycle().take(expected - found).collect();
    let file = [&header[..], &checksum(&body).to_le_bytes(), &body].concat();
    assert!(check(&file), "a file with a correct header and checksum is read");
}

/// Reads a file, and checks what its network says. Returns whether the file was read.
fn check(file: &[u8]) -> bool {
    let network = match Network::read(file) {
        Ok(network) => network,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return false;
        }
    };
    let (cache, mut logits) = (ActivationCache::new(1), Vec::new());
    let is_probability = |number: f32| (0.0..=1.0).contains(&number);
    for position in &*POSITIONS {
        let (facts, turns) = (BoardFacts::new(position), position.turns());
        let value = network.value(&facts, &cache);
        assert!(is_probability(value.win) && is_probability(value.draw), "{position}: {value:?}");
        network.policy_logits(&facts, &turns, &cache, &mut logits);
        assert_eq!(logits.len(), turns.len());
        assert!(logits.iter().all(|logit| logit.is_finite()), "{position}: {logits:?}");
        let auxiliary = network.auxiliary(&facts, &cache);
        let mut probabilities = auxiliary.margins.iter().chain(auxiliary.fates.as_flattened());
        assert!(probabilities.all(|&number| is_probability(number)), "{position}: {auxiliary:?}");
    }
    true
}

/// The checksum of the format: 64-bit FNV-1a.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
