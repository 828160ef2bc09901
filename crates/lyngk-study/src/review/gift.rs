//! Stacks that a player let the opponent complete.
//!
//! For an engine, a losing player loses nothing by it, but it is the first thing to learn.

use lyngk_engine::analysis::TurnAnalysis;
use lyngk_rules::{Core, Player, Point, Position, Turn};

/// Below this expected result, evaluations hardly tell turns apart.
const LOSING: f32 = 0.3;

/// The sign of a turn that was no error, but gave a stack away, beside `?!`, `?` and `??`.
pub const GIFT_SIGN: &str = "≡";

/// A stack that a player let the opponent complete with the next turn, although that could have been prevented.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gift {
    /// The number of turns before the turn that gave it away.
    pub ply: usize,
    /// The player who gave it away.
    pub player: Player,
    /// Point on which it was completed.
    pub point: Point,
    /// A turn after which no stack could have been completed.
    pub safe: Turn,
    /// Whether the turn counts as an error, too.
    pub is_error: bool,
}

/// The gift of a turn, if it was one. `line` is the turn and the next, each with the position before it.
///
/// A turn that completes a stack itself is an exchange. If a turn costs nothing although the player is not losing, there was a reason
/// for it.
pub(super) fn found(turn: &TurnAnalysis, line: &[(Position, Turn)]) -> Option<Gift> {
    let &[(position, played), (next, reply)] = line else { return None };
    let Turn::Move { to: point, .. } = reply else { return None };
    let is_error = turn.judgement.as_ref().is_some_and(|judgement| judgement.grade.is_error());
    let matters = is_error || turn.before.expectation() < LOSING;
    if !matters || position.completes(played) || !next.completes(reply) || next.to_move() == turn.player {
        return None;
    }
    let better = turn.judgement.as_ref().and_then(|judgement| judgement.better.as_ref()?.turns.first().copied());
    let others = position.turns();
    // A turn without a claim explains more.
    let (claiming, plain): (Vec<Turn>, Vec<Turn>) = others.into_iter().partition(|turn| turn.claim().is_some());
    let safe = better.into_iter().chain(plain).chain(claiming).find(|&turn| is_safe(&position, turn))?;
    Some(Gift { ply: turn.index, player: turn.player, point, safe, is_error })
}

/// Whether the opponent cannot complete a stack at once after a turn.
pub(crate) fn is_safe(position: &Position, turn: Turn) -> bool {
    let can_complete = |next: &Core| next.turns().into_iter().any(|turn| next.completes(turn));
    position.core().after(turn).is_ok_and(|next| !can_complete(&next))
}
