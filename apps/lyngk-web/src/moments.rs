//! Moments: sounds, the celebration of completed stacks, and the highlight of claims.
//!
//! They accompany turns that are played now. Looking back, taking back and other records never repeat them.

mod celebration;
mod claim;
mod sounds;

use crate::browser;
use crate::state::BoardState;

/// Accompanies the turns at a board with sounds and celebrations, as long as the present owner lives.
pub(crate) fn accompany(board: BoardState) {
    browser::add_style_sheet("lyngk-moments");
    sounds::play_along(board);
    celebration::follow(board);
    claim::follow(board);
}
