//! Position editor.
//!
//! An [`Editor`] holds the board and the reserve. It refuses edits that no later edit could make valid, with every reason, and lists what a
//! position still lacks as [`Missing`]. Only [`Setup`] decides what is valid.
//!
//! ```
//! use lyngk_rules::{Piece, Point, Variant};
//! use lyngk_study::{Edit, Editor};
//!
//! let mut editor = Editor::empty(Variant::Standard);
//! editor.apply(Edit::Put { point: Point::E4, piece: Piece::Joker })?;
//! assert_eq!(editor.reserve(Piece::Joker), 2);
//! editor.apply(Edit::RandomStart { seed: 7 })?;
//! assert!(editor.position().is_ok());
//! # Ok::<(), lyngk_study::Refused>(())
//! ```

pub mod say;
mod surface;

use lyngk_rules::{Color, Colors, Fault, LpnError, Piece, Player, Point, Position, Setup, SetupError, Stack, Variant};

pub use surface::{PasteError, Surface, Tool};

use crate::history::History;

/// Number of edits that can be undone.
const UNDO: usize = 200;

/// An edit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Puts a piece from the reserve on top of a stack.
    #[allow(missing_docs)]
    Put { point: Point, piece: Piece },
    /// Returns the top piece to the reserve.
    #[allow(missing_docs)]
    TakeTop { point: Point },
    /// Moves a whole stack onto another point.
    #[allow(missing_docs)]
    Move { from: Point, to: Point },
    /// Returns all pieces of a point to the reserve.
    #[allow(missing_docs)]
    Clear { point: Point },
    /// Returns everything to the reserve; no claims, no score.
    ClearAll,
    /// Sets up the random start of a seed, in the same variant.
    #[allow(missing_docs)]
    RandomStart { seed: u64 },
    /// Toggles a player's claim.
    #[allow(missing_docs)]
    Claim { player: Player, color: Color },
    /// Swaps the players' claims and scores.
    SwapPlayers,
    /// Sets the number of stacks that a player has completed.
    #[allow(missing_docs)]
    Score { player: Player, stacks: u8 },
    /// Sets the player to move.
    ToMove(Player),
    /// Sets the variant.
    Variant(Variant),
    /// Replaces everything.
    Replace(Box<Setup>),
}

/// Why an edit is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum EditReason {
    /// The result would be invalid.
    Fault(Fault),
    /// The point is empty.
    #[allow(missing_docs)]
    Empty { point: Point },
    /// The stack is already there.
    #[allow(missing_docs)]
    SamePoint { point: Point },
}

impl EditReason {
    /// The number of the rule behind the reason, if there is one.
    #[must_use]
    pub fn rule(self) -> Option<&'static str> {
        match self {
            EditReason::Fault(fault) => Some(fault.rule()),
            EditReason::Empty { .. } | EditReason::SamePoint { .. } => None,
        }
    }
}

/// A refused edit with every reason. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", sentence(.reasons))]
pub struct Refused {
    /// The edit.
    pub edit: Edit,
    /// The reasons; never empty.
    pub reasons: Vec<EditReason>,
}

/// For logs and debugging. [`say`] has the sentences for people.
fn sentence(reasons: &[EditReason]) -> String {
    let one = |reason: &EditReason| match reason {
        EditReason::Fault(fault) => fault.to_string(),
        EditReason::Empty { point } => format!("nothing stands on {point}"),
        EditReason::SamePoint { point } => format!("it stands on {point} already"),
    };
    reasons.iter().map(one).collect::<Vec<_>>().join("; ")
}

/// Missing parts of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// This many pieces are neither on the board nor part of completed stacks.
    #[allow(missing_docs)]
    Place { count: usize },
    /// The board has this many pieces too many for the score.
    #[allow(missing_docs)]
    TakeOff { count: usize },
    /// The joker on top of this stack must be covered.
    #[allow(missing_docs)]
    CoverJoker { point: Point },
}

/// A position being set up.
#[derive(Clone, Debug)]
pub struct Editor {
    setup: Setup,
    history: History<Setup>,
}

impl Editor {
    /// An empty board with all pieces in the reserve.
    #[must_use]
    pub fn empty(variant: Variant) -> Editor {
        Editor::with(Setup { variant, ..Setup::default() })
    }

    /// Starts from a position.
    #[must_use]
    pub fn new(position: &Position) -> Editor {
        Editor::with(position.setup())
    }

    fn with(setup: Setup) -> Editor {
        Editor { setup, history: History::new(UNDO) }
    }

    /// The current setup as LPN, complete or not.
    #[must_use]
    pub fn to_text(&self) -> String {
        self.setup.to_string()
    }

    /// Parses the output of [`to_text`](Editor::to_text).
    ///
    /// # Errors
    /// The text is not LPN, or describes an invalid setup.
    pub fn from_text(text: &str) -> Result<Editor, LpnError> {
        let setup: Setup = text.trim().parse()?;
        if impossible(&setup).is_empty() {
            return Ok(Editor::with(setup));
        }
        // Parsing as a position reports what is wrong, with the places in the text.
        text.trim().parse::<Position>().map(|position| Editor::new(&position))
    }

    /// The current setup, complete or not.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The stack on a point.
    #[must_use]
    pub fn stack(&self, point: Point) -> Stack {
        self.setup.stacks[point.index()]
    }

    /// Number of pieces of a kind that are not on the board.
    #[must_use]
    pub fn reserve(&self, piece: Piece) -> usize {
        let on_board = self.setup.stacks.iter().flat_map(|stack| stack.pieces()).filter(|&is| is == piece).count();
        piece.count().saturating_sub(on_board)
    }

    /// The position, if nothing is missing.
    ///
    /// # Errors
    /// Everything that is wrong.
    pub fn position(&self) -> Result<Position, SetupError> {
        self.setup.position()
    }

    /// The missing parts; empty if the setup is a position.
    #[must_use]
    pub fn missing(&self) -> Vec<Missing> {
        let missing = |fault| match fault {
            Fault::PieceCount { on_board, expected } if on_board < expected => {
                Some(Missing::Place { count: expected - on_board })
            }
            Fault::PieceCount { on_board, expected } => Some(Missing::TakeOff { count: on_board - expected }),
            Fault::JokerOnTop { point } => Some(Missing::CoverJoker { point }),
            // All other faults have been refused.
            _ => None,
        };
        self.setup.faults().into_iter().filter_map(missing).collect()
    }

    /// Why an edit would be refused; empty if it would not be.
    #[must_use]
    pub fn reasons(&self, edit: &Edit) -> Vec<EditReason> {
        self.edited(edit).err().unwrap_or_default()
    }

    /// Applies an edit.
    ///
    /// # Errors
    /// Every reason why the result would be invalid.
    pub fn apply(&mut self, edit: Edit) -> Result<(), Refused> {
        let setup = self.edited(&edit).map_err(|reasons| Refused { edit, reasons })?;
        if setup != self.setup {
            let was = std::mem::replace(&mut self.setup, setup);
            self.history.remember(was, 1);
        }
        Ok(())
    }

    /// Whether there is an edit to undo.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.history.can_undo()
    }

    /// Whether there is an edit to redo.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.history.can_redo()
    }

    /// Undoes the last edit. Returns false if there is none.
    pub fn undo(&mut self) -> bool {
        self.history.undo(&mut self.setup)
    }

    /// Redoes the edit undone last. Returns false if there is none.
    pub fn redo(&mut self) -> bool {
        self.history.redo(&mut self.setup)
    }

    fn edited(&self, edit: &Edit) -> Result<Setup, Vec<EditReason>> {
        let mut setup = self.setup.clone();
        match *edit {
            Edit::Put { point, piece } => setup.stacks[point.index()] = piled(self.stack(point), Stack::from(piece)),
            Edit::TakeTop { point } => {
                let height = self.standing(point)?.height();
                setup.stacks[point.index()] = lower(self.stack(point), height - 1);
            }
            Edit::Move { from, to } => {
                let moved = self.standing(from)?;
                if from == to {
                    return Err(vec![EditReason::SamePoint { point: to }]);
                }
                setup.stacks[to.index()] = piled(self.stack(to), moved);
                setup.stacks[from.index()] = Stack::EMPTY;
            }
            Edit::Clear { point } => {
                self.standing(point)?;
                setup.stacks[point.index()] = Stack::EMPTY;
            }
            Edit::ClearAll => setup = Setup { variant: setup.variant, ..Setup::default() },
            Edit::RandomStart { seed } => setup = Position::random_start(seed, setup.variant).setup(),
            Edit::Claim { player, color } => {
                let claims = &mut setup.claims[player];
                let one = Colors::from(color);
                *claims = if claims.contains(color) { *claims - one } else { *claims | one };
            }
            Edit::SwapPlayers => {
                setup.claims = setup.claims.flipped();
                setup.scored = setup.scored.flipped();
            }
            Edit::Score { player, stacks } => setup.scored[player] = stacks,
            Edit::ToMove(player) => setup.to_move = player,
            Edit::Variant(variant) => setup.variant = variant,
            Edit::Replace(ref other) => setup = (**other).clone(),
        }
        let reasons = impossible(&setup);
        if reasons.is_empty() { Ok(setup) } else { Err(reasons) }
    }

    /// The stack on a point, if it is not empty.
    fn standing(&self, point: Point) -> Result<Stack, Vec<EditReason>> {
        let stack = self.stack(point);
        if stack.is_empty() { Err(vec![EditReason::Empty { point }]) } else { Ok(stack) }
    }
}

/// Faults that no further edit can fix except by removing pieces.
fn impossible(setup: &Setup) -> Vec<EditReason> {
    let is_final = |fault: &Fault| match *fault {
        Fault::PieceCount { .. } => false,
        // A joker on top can still be covered while there is room.
        Fault::JokerOnTop { point } => setup.stacks[point.index()].height() >= setup.variant.height_limit(),
        _ => true,
    };
    setup.faults().into_iter().filter(is_final).map(EditReason::Fault).collect()
}

/// Puts one stack on top of another. A result that is too high for `Stack` remains the lower stack; the height check refuses it.
fn piled(below: Stack, above: Stack) -> Stack {
    Stack::from_pieces(below.pieces().chain(above.pieces())).unwrap_or(below)
}

/// The lowest pieces of a stack.
fn lower(stack: Stack, height: usize) -> Stack {
    Stack::from_pieces(stack.pieces().take(height)).unwrap_or(stack)
}

#[cfg(test)]
mod tests;
