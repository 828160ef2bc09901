//! Keys for Zobrist hashing.
//!
//! The hash is the exclusive or of one 64-bit key for each set bit of the planes, each claim, each player's score, the variant,
//! and player 2 being to move. A turn changes only a few keys. Keys for bits of planes instead of whole stacks keep the table
//! small enough for the L1 cache.

#[cfg(not(feature = "compact"))]
use crate::PerPlayer;
use crate::planes::PLANES;
use crate::point::SLOTS;
use crate::random::mix;
use crate::{Color, Player, Variant};

/// More than the highest score: eight stacks of five leave only three pieces.
const SCORES: usize = 16;

/// All keys. With the feature `compact`, they are computed when they are needed: the table is random numbers, which do not compress.
#[cfg(not(feature = "compact"))]
struct Keys {
    stacks: [[u64; PLANES]; SLOTS],
    claims: PerPlayer<[u64; 5]>,
    scores: PerPlayer<[u64; SCORES]>,
}

#[cfg(not(feature = "compact"))]
static KEYS: Keys = Keys {
    stacks: {
        let mut stacks = [[0; PLANES]; SLOTS];
        let mut slot = 0;
        while slot < SLOTS {
            stacks[slot] = keys(0, slot);
            slot += 1;
        }
        stacks
    },
    claims: PerPlayer::new(keys(1, 0), keys(1, 1)),
    scores: PerPlayer::new(keys(2, 0), keys(2, 1)),
};

/// One row in a table of keys of one kind.
const fn keys<const LENGTH: usize>(kind: u64, row: usize) -> [u64; LENGTH] {
    let mut keys = [0; LENGTH];
    let mut column = 0;
    while column < LENGTH {
        keys[column] = key(kind, row * LENGTH + column);
        column += 1;
    }
    keys
}

/// The key for a kind and a number, unique for each pair.
const fn key(kind: u64, number: usize) -> u64 {
    mix(((kind << 32 | number as u64) + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

/// The keys of a point's bits in the planes, by the point's slot.
#[cfg(not(feature = "compact"))]
#[inline]
pub(crate) fn stack(slot: usize) -> &'static [u64; PLANES] {
    &KEYS.stacks[slot % SLOTS]
}

#[cfg(feature = "compact")]
pub(crate) fn stack(slot: usize) -> [u64; PLANES] {
    keys(0, slot % SLOTS)
}

/// The key of a claim.
#[inline]
pub(crate) fn claim(player: Player, color: Color) -> u64 {
    #[cfg(not(feature = "compact"))]
    return KEYS.claims[player][color.index()];
    #[cfg(feature = "compact")]
    return keys::<5>(1, player.index())[color.index()];
}

/// The key of a player's score.
#[inline]
pub(crate) fn score(player: Player, score: u8) -> u64 {
    #[cfg(not(feature = "compact"))]
    return KEYS.scores[player][usize::from(score) % SCORES];
    #[cfg(feature = "compact")]
    return keys::<SCORES>(2, player.index())[usize::from(score) % SCORES];
}

/// The key for player 2 being to move.
pub(crate) const SECOND_TO_MOVE: u64 = key(3, 0);

/// The key of a variant.
pub(crate) const fn variant(variant: Variant) -> u64 {
    key(4, variant.height_limit())
}
