//! The 64-bit keys of which a position's hash is made (Zobrist hashing).
//!
//! The hash is the exclusive or of one key for each bit of the planes, each claim, each player's score, the second
//! player's being to move, and the variant. A turn changes it by a few keys. Keys for the bits of the planes rather than
//! for whole stacks keep the table small enough for the processor's nearest cache.

use crate::planes::PLANES;
use crate::point::SLOTS;
use crate::random::mix;
use crate::{Color, PerPlayer, Player, Variant};

/// More than any score can be: eight stacks of five leave only three pieces.
const SCORES: usize = 16;

struct Keys {
    stacks: [[u64; PLANES]; SLOTS],
    claims: PerPlayer<[u64; 5]>,
    scores: PerPlayer<[u64; SCORES]>,
}

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

/// The keys of one row in a table of keys of the same kind.
const fn keys<const LENGTH: usize>(kind: u64, row: usize) -> [u64; LENGTH] {
    let mut keys = [0; LENGTH];
    let mut column = 0;
    while column < LENGTH {
        keys[column] = key(kind, row * LENGTH + column);
        column += 1;
    }
    keys
}

/// The key with a number of its own within a kind of its own.
const fn key(kind: u64, number: usize) -> u64 {
    mix(((kind << 32 | number as u64) + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

/// The keys of the planes' bits at a point, given by its slot.
#[inline]
pub(crate) fn stack(slot: usize) -> &'static [u64; PLANES] {
    &KEYS.stacks[slot % SLOTS]
}

/// The key of a claim.
#[inline]
pub(crate) fn claim(player: Player, color: Color) -> u64 {
    KEYS.claims[player][color.index()]
}

/// The key of a player's score.
#[inline]
pub(crate) fn score(player: Player, score: u8) -> u64 {
    KEYS.scores[player][usize::from(score) % SCORES]
}

/// The key of the second player's being to move.
pub(crate) const SECOND_TO_MOVE: u64 = key(3, 0);

/// The key of a variant.
pub(crate) const fn variant(variant: Variant) -> u64 {
    key(4, variant.height_limit())
}
