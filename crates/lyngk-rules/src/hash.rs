//! The 64-bit keys of which a position's hash is made (Zobrist hashing).
//!
//! The hash is the exclusive or of one key for each bit of the planes, each claim, each player's score, the second
//! player's being to move, and the variant. A turn changes it by a few keys. Keys for the bits of the planes rather than
//! for whole stacks keep the table small enough for the processor's nearest cache.

use crate::planes::PLANES;
use crate::point::SLOTS;
use crate::random::mix;
use crate::{Color, Player, Variant};

/// More than any score can be: eight stacks of five leave only three pieces.
const SCORES: usize = 16;

struct Keys {
    stacks: [[u64; PLANES]; SLOTS],
    claims: [[u64; 5]; 2],
    scores: [[u64; SCORES]; 2],
}

static KEYS: Keys = {
    let mut keys = Keys { stacks: [[0; PLANES]; SLOTS], claims: [[0; 5]; 2], scores: [[0; SCORES]; 2] };
    let mut i = 0;
    while i < SLOTS * PLANES {
        keys.stacks[i / PLANES][i % PLANES] = key(0, i);
        i += 1;
    }
    i = 0;
    while i < 10 {
        keys.claims[i / 5][i % 5] = key(1, i);
        i += 1;
    }
    i = 0;
    while i < 2 * SCORES {
        keys.scores[i / SCORES][i % SCORES] = key(2, i);
        i += 1;
    }
    keys
};

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
    KEYS.claims[player.index()][color.index()]
}

/// The key of a player's score.
#[inline]
pub(crate) fn score(player: Player, score: u8) -> u64 {
    KEYS.scores[player.index()][usize::from(score) % SCORES]
}

/// The key of the second player's being to move.
pub(crate) const SECOND_TO_MOVE: u64 = key(3, 0);

/// The key of a variant.
pub(crate) const fn variant(variant: Variant) -> u64 {
    key(4, variant.height_limit())
}
