//! View model of a point.

use lyngk_rules::{Color, PerPlayer, Player, Point, Stack};

/// Everything that is drawn on a point.
///
/// Equal views look the same, so a point is redrawn only when its view changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointView {
    /// The stack on the point, which may be empty.
    pub stack: Stack,
    /// The owner of the colour on top; `None` for neutral colours and jokers.
    pub owner: Option<Player>,
    /// A stack of full height that was completed with a neutral top and counts for nobody (E10, H5).
    pub obstacle: bool,
    /// The role in the current turn.
    pub role: PointRole,
    /// The part in the last turn.
    pub trace: Option<Trace>,
    /// A LYNGK point of the displayed path.
    pub on_path: bool,
    /// Whether each player could complete a stack here with their next turn. Only set if threats are shown.
    pub threats: PerPlayer<bool>,
    /// The effect of the previewed claim.
    pub claim: Option<ClaimMark>,
}

/// The role of a point in the current turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointRole {
    /// None.
    Nothing,
    /// The stack can be picked up.
    Movable,
    /// The stack can be picked up only with a claim of its colour.
    MovableWithClaim,
    /// The stack has been picked up.
    Picked,
    /// The picked-up stack can land here.
    Landing(Landing),
    /// The turn under construction ends here and awaits confirmation.
    Chosen(Landing),
}

/// A possible landing of the picked-up stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Landing {
    /// The colour that must be claimed and has not been chosen yet.
    pub claim: Option<Color>,
    /// The path uses LYNGK points.
    pub lyngk: bool,
    /// The kind of stack that is completed, if any.
    pub completes: Option<Completes>,
}

/// What kind of stack is completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Completes {
    /// A stack of the player's own: it scores a point (E9) or wins the game (H4).
    Own,
    /// An obstacle (E10, H5).
    Obstacle,
}

/// The part of a point in the last turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trace {
    /// The stack came from here.
    From,
    /// It used this LYNGK point.
    Through,
    /// It landed here. If a completed stack was removed, the point is empty now.
    To,
}

impl Trace {
    /// The part of a point in a turn with this path.
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

/// The effect of a claim on a stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimMark {
    /// The claimer gains moves with it; the opponent had none.
    Opens,
    /// The opponent loses moves with it.
    Takes,
    /// Both.
    OpensAndTakes,
}
