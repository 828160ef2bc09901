//! Input to a table and the events that result.

use lyngk_game::{Ended, Played};
use lyngk_rules::{Color, Point, Position, Refusal, Turn, TurnError};

use crate::Level;

/// Input of a person or an engine, independent of the device: mouse, touch, keyboard or typed text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intent {
    /// A point was chosen: its stack is picked up or put down, or the picked stack lands there.
    Choose(Point),
    /// Dragging begins: the stack on the point is picked up.
    Lift(Point),
    /// A stack was dragged from one point to another.
    #[allow(missing_docs)]
    Drag { from: Point, to: Point },
    /// Pointer or focus is on a point, or on none. This only affects what is shown.
    Focus(Option<Point>),
    /// Sets the claim of the turn under construction, or removes it.
    Claim(Option<Color>),
    /// Shows the effect of a claim, or stops showing it. This only affects what is shown.
    PreviewClaim(Option<Color>),
    /// A turn was typed.
    Type(String),
    /// Plays the complete turn under construction.
    Confirm,
    /// Undoes one step of the turn under construction: its end, its start, then its claim.
    Cancel,
    /// Passes.
    Pass,
    /// Takes turns back to the person's last decision.
    TakeBack,
    /// The only person at the table resigns; of two, the one to move.
    Resign,
    /// Pauses the game.
    Pause,
    /// Resumes the game after a pause.
    Resume,
    /// Shows the position after this many turns, or the current one.
    ShowPly(Option<usize>),
    /// The engine's turn, in answer to the [`EngineRequest`] with this number.
    #[allow(missing_docs)]
    EngineTurn { request: u64, turn: Turn },
    /// Time has passed.
    Tick,
}

impl Intent {
    /// Whether this is not an action of a player: a change of focus or preview, or a tick of the clock.
    #[must_use]
    pub const fn is_quiet(&self) -> bool {
        matches!(self, Intent::Focus(_) | Intent::PreviewClaim(_) | Intent::Tick)
    }
}

/// A result of an [`Intent`] that is to be announced, played as a sound or animated once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableEvent {
    /// A turn was played.
    Played(Played),
    /// A turn is illegal, for all these reasons.
    #[allow(missing_docs)]
    Refused { turn: Turn, reasons: Vec<Refusal> },
    /// A stack cannot be picked up, for all these reasons.
    #[allow(missing_docs)]
    CannotPick { point: Point, reasons: Vec<Refusal> },
    /// The typed text is not a turn.
    #[allow(missing_docs)]
    Misread { text: String, error: TurnError },
    /// It is the opponent's turn.
    NotYourTurn,
    /// The game is paused and must be resumed first.
    IsPaused,
    /// An earlier position is shown; turns can be played only in the current one.
    LooksBack,
    /// The engine answered with an illegal turn.
    OpponentFailed,
    /// The game was paused.
    Paused,
    /// The game continues after a pause, or after a resignation was taken back.
    Resumed,
    /// This many turns were taken back.
    TookBack(usize),
    /// The game is over.
    Ended(Ended),
}

/// A request for an engine's turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineRequest {
    /// The number that the answer must carry. Answers with another number are ignored.
    pub number: u64,
    /// The position in which the engine is to move.
    pub position: Position,
    /// The level at which it plays.
    pub level: Level,
}
