//! What if I claim red?

use lyngk_rules::{Color, Points, Position, Turn};

/// What claiming a colour would change, for both players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClaimPreview {
    /// The colour.
    pub color: Color,
    /// The stacks that would become the claimer's: this colour on top.
    pub stacks: Points,
    /// Of these, the ones with which the claimer gets further landings.
    pub opens: Points,
    /// How many further landings.
    pub landings_opened: usize,
    /// The stacks with which the opponent could move and no longer can.
    pub takes: Points,
    /// How many landings the opponent loses.
    pub landings_taken: usize,
    /// The points on which the claimer could complete a stack in this very turn, only with this claim.
    pub completes: Points,
}

impl ClaimPreview {
    /// What the player to move would change by claiming a colour; none if they may not.
    #[must_use]
    pub fn new(position: &Position, color: Color) -> Option<ClaimPreview> {
        if !position.claimable().contains(color) {
            return None;
        }
        let stacks = position.topped(color);
        let theirs = position.with_to_move(position.to_move().opponent());
        let mut preview = ClaimPreview {
            color,
            stacks,
            opens: Points::EMPTY,
            landings_opened: 0,
            takes: Points::EMPTY,
            landings_taken: 0,
            completes: Points::EMPTY,
        };
        for from in stacks {
            let before = position.landings(None, from);
            let opened = position.landings(Some(color), from) & !before;
            if !opened.is_empty() {
                preview.opens.insert(from);
                preview.landings_opened += opened.len();
            }
            let taken = theirs.landings(None, from).len();
            if taken > 0 {
                preview.takes.insert(from);
                preview.landings_taken += taken;
            }
            for to in position.landings(Some(color), from) {
                if position.completes(Turn::Move { claim: Some(color), from, to }) {
                    preview.completes.insert(to);
                }
            }
        }
        Some(preview)
    }
}
