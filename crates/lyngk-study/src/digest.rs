//! Digests of texts, to recognise positions and games.

/// FNV-1a. It stays the same in all versions of the program, so it can be stored.
pub(crate) fn digest(text: &str) -> u64 {
    let add = |digest: u64, byte: u8| (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, add)
}
