//! What there is to see on each point.

use lyngk_rules::{Color, PerPlayer, Player, Point, Stack};

/// Everything about a point that is to be drawn.
///
/// Two equal sights look the same: whoever draws need not draw again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointView {
    /// What stands there.
    pub stack: Stack,
    /// To whom it belongs by the colour on top; nobody while that is neutral, and a joker is always nobody's.
    pub owner: Option<Player>,
    /// It has full height with what was a neutral top, and counts for nobody (E10, H5).
    pub obstacle: bool,
    /// What can be done with it now.
    pub role: PointRole,
    /// Its part in the last turn.
    pub trace: Option<Trace>,
    /// It lies on the way that is shown now, as a LYNGK point.
    pub on_path: bool,
    /// Which players could complete a stack here with their next turn; only in the threat view.
    pub threats: PerPlayer<bool>,
    /// What the claim that is being considered would change.
    pub claim: Option<ClaimMark>,
}

/// What can be done with a point now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointRole {
    /// Nothing.
    Nothing,
    /// It can be picked up.
    Movable,
    /// It can be picked up only together with a claim of its colour.
    MovableWithClaim,
    /// It has been picked up.
    Picked,
    /// What was picked up can land here.
    Landing(Landing),
    /// The half-built turn ends here and waits for confirmation.
    Chosen(Landing),
}

/// How a stack gets to a point, and what comes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Landing {
    /// The colour that would have to be claimed, which has not been chosen yet.
    pub claim: Option<Color>,
    /// It goes by LYNGK points.
    pub lyngk: bool,
    /// What it completes.
    pub completes: Option<Completes>,
}

/// What full height comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Completes {
    /// A stack of one's own: a point (E9), or the game (H4).
    Own,
    /// An obstacle (E10, H5).
    Obstacle,
}

/// The part of a point in the last turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trace {
    /// The stack came from here.
    From,
    /// It went by this LYNGK point.
    Through,
    /// It landed here; when it completed a stack that was removed, the point is empty now.
    To,
}

impl Trace {
    /// The part of a point in a turn that took this way, from start to end.
    #[must_use]
    pub fn of(point: Point, path: &[Point]) -> Option<Trace> {
        let place = path.iter().position(|&on| on == point)?;
        Some(match place {
            0 => Trace::From,
            last if last + 1 == path.len() => Trace::To,
            _ => Trace::Through,
        })
    }
}

/// What a claim would change about a stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimMark {
    /// The claimer gets moves with it; the opponent had none.
    Opens,
    /// The opponent loses moves with it.
    Takes,
    /// Both.
    OpensAndTakes,
}
