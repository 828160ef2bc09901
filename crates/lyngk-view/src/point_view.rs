//! View model of a point.

use lyngk_rules::{Color, PerPlayer, Player, Point, Position, Stack};

/// Everything that is drawn on a point.
///
/// Equal views look the same, so a point is redrawn only when its view changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointView {
    /// The stack on the point, which may be empty.
    pub stack: Stack,
    /// The owner of the colour on top; `None` for neutral colours and jokers.
    pub owner: Option<Player>,
    /// Status of a stack of full height; `None` for lower ones.
    pub full: Option<FullStack>,
    /// The role in the current turn.
    pub role: PointRole,
    /// The part in the last turn.
    pub trace: Option<Trace>,
    /// A LYNGK point of the displayed path.
    pub on_path: bool,
    /// Whether each player could complete a stack here with their next turn. Only set if threats are shown. What the only person could
    /// complete threatens nobody at the board: it is a [`chance`](PointView::chance).
    pub threats: PerPlayer<bool>,
    /// Whether the only person could complete a stack here with their next turn. Only set if threats are shown.
    pub chance: bool,
    /// The player whom the stack would belong to after the previewed or chosen claim; `None` if the claim is not of its colour.
    pub becomes: Option<Player>,
    /// The stack recedes: it is no landing of the stack that is held, or the person at the board cannot move it. The latter is the same
    /// during the opponent's turn, so that nothing flickers.
    pub veiled: bool,
}

impl PointView {
    /// A point on which there is nothing to see.
    pub const EMPTY: PointView = PointView {
        stack: Stack::EMPTY,
        owner: None,
        full: None,
        role: PointRole::Nothing,
        trace: None,
        on_path: false,
        threats: PerPlayer::both(false),
        chance: false,
        becomes: None,
        veiled: false,
    };
}

/// Status of a stack of full height.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FullStack {
    /// It was completed with a neutral top and counts for nobody (E10, H5).
    Obstacle,
    /// The stack of six that won the game (H4).
    Winner,
}

impl FullStack {
    /// Status of the stack on a point, if it has full height.
    ///
    /// In the six-stack variant the stack at the end of the last turn may have won. Without a last turn, an obstacle whose colour the
    /// winner has claimed later is mistaken for the winning stack.
    #[must_use]
    pub fn of(position: &Position, point: Point, last: Option<Point>) -> Option<FullStack> {
        if position.height(point) != position.variant().height_limit() {
            return None;
        }
        let owner = position.top_color(point).and_then(|color| position.owner(color));
        // In the standard game a stack that scores leaves the board.
        let won = position.height(point) == 6
            && owner.is_some_and(|owner| position.scored(owner) > 0)
            && last.is_none_or(|last| last == point);
        Some(if won { FullStack::Winner } else { FullStack::Obstacle })
    }
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

/// Kind of the completed stack.
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
