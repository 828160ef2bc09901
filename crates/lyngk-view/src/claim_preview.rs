//! Effects of a claim before it is made.

use lyngk_rules::{Color, Points, Position, Turn};

/// The effects of claiming a colour, for both players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClaimPreview {
    /// The colour.
    pub color: Color,
    /// The stacks that the claimer would own: those with this colour on top.
    pub stacks: Points,
    /// Those of these stacks that gain landings for the claimer.
    pub opens: Points,
    /// The number of landings gained.
    pub landings_opened: usize,
    /// Those of these stacks that the opponent could move before the claim.
    pub takes: Points,
    /// The number of landings that the opponent loses.
    pub landings_taken: usize,
    /// The points on which the claimer can complete a stack of this colour in the same turn.
    pub completes: Points,
}

impl ClaimPreview {
    /// The effects if the player to move claims a colour; `None` if they may not claim it.
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
