//! What people want, and what came of it.

use lyngk_game::{Ended, Played};
use lyngk_rules::{Color, Point, Position, Refusal, Turn, TurnError};

use crate::Level;

/// Something that somebody wants, however they said it: with a mouse, a finger, keys or by typing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intent {
    /// A point was chosen: picks up, puts down again, or lands.
    Choose(Point),
    /// A hand begins to drag what stands on a point: picks it up.
    Lift(Point),
    /// A stack was dragged from one point to another.
    #[allow(missing_docs)]
    Drag { from: Point, to: Point },
    /// Attention is on a point (pointer or focus), or on none. Nothing changes but what is shown.
    Regard(Option<Point>),
    /// A claim for the turn being built; none takes it back.
    Claim(Option<Color>),
    /// A claim is being considered, or no longer. Nothing changes but what is shown.
    ConsiderClaim(Option<Color>),
    /// A turn was typed.
    Type(String),
    /// The shown turn is to be made.
    Confirm,
    /// The half-built turn is given up; of a whole one first the end.
    Cancel,
    /// There is nothing else: pass.
    Pass,
    /// Back to the person's last decision.
    TakeBack,
    /// The player to move, or the one person, gives up.
    Resign,
    /// The clocks stop.
    Pause,
    /// The clocks go on.
    Resume,
    /// An earlier position is looked at, by the number of turns made; none is the present.
    Look(Option<usize>),
    /// The opponent's turn has come from wherever the opponent sits, for the thought of this number.
    #[allow(missing_docs)]
    Answer { thought: u64, turn: Turn },
    /// Time has passed.
    Tick,
}

/// What came of an intent: something to be said, heard or moved once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// A turn was made.
    Played(Played),
    /// A turn is not legal: all reasons.
    #[allow(missing_docs)]
    Refused { turn: Turn, reasons: Vec<Refusal> },
    /// A stack cannot be picked up: all reasons.
    #[allow(missing_docs)]
    CannotPick { point: Point, reasons: Vec<Refusal> },
    /// What was typed is no turn.
    #[allow(missing_docs)]
    Misread { text: String, error: TurnError },
    /// It is the other's turn.
    NotYourTurn,
    /// The clocks are stopped: go on first.
    IsPaused,
    /// An earlier position is shown: return to the present first.
    LooksBack,
    /// The opponent sent a turn that is not legal.
    OpponentFailed,
    /// The clocks are stopped.
    Paused,
    /// The clocks go on.
    Resumed,
    /// Turns were taken back, so many.
    TookBack(usize),
    /// The game is over.
    Ended(Ended),
}

/// What an engine is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// Its number, to be given with the answer: an answer to a question of the past is ignored.
    pub number: u64,
    /// The position.
    pub position: Position,
    /// How strong it is to play.
    pub level: Level,
}
