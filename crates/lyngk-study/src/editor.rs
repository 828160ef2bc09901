//! A position set up by hand.
//!
//! An [`Editor`] holds what stands on the board and what is still in the reserve. It lets nothing be done that could be part of
//! no position, and says every reason; what is only unfinished it lists as [`Missing`]. What a position may be is decided by
//! [`Setup`] alone.
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

/// How many edits can be undone.
const UNDO: usize = 200;

/// Something that is done to a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// A piece from the reserve on top of what stands on a point.
    #[allow(missing_docs)]
    Put { point: Point, piece: Piece },
    /// The top piece back into the reserve.
    #[allow(missing_docs)]
    TakeTop { point: Point },
    /// A whole stack to another point, on top of what stands there.
    #[allow(missing_docs)]
    Move { from: Point, to: Point },
    /// All that stands on a point back into the reserve.
    #[allow(missing_docs)]
    Clear { point: Point },
    /// Everything back into the reserve, and nothing claimed or completed.
    ClearAll,
    /// The random start of a number, of the same variant.
    #[allow(missing_docs)]
    RandomStart { seed: u64 },
    /// A colour for a player, or no longer.
    #[allow(missing_docs)]
    Claim { player: Player, color: Color },
    /// Claims and completed stacks change sides.
    SwapPlayers,
    /// How many stacks a player has completed.
    #[allow(missing_docs)]
    Score { player: Player, stacks: u8 },
    /// Whose turn it is.
    ToMove(Player),
    /// Which game it is.
    Variant(Variant),
    /// Another position altogether.
    Replace(Box<Setup>),
}

/// Why an edit is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum EditReason {
    /// What would come of it is in no position.
    Fault(Fault),
    /// Nothing stands there.
    #[allow(missing_docs)]
    Empty { point: Point },
    /// A stack is to be moved to where it stands.
    #[allow(missing_docs)]
    SamePoint { point: Point },
}

impl EditReason {
    /// The number of the rule, where a rule is the reason.
    #[must_use]
    pub fn rule(self) -> Option<&'static str> {
        match self {
            EditReason::Fault(fault) => Some(fault.rule()),
            EditReason::Empty { .. } | EditReason::SamePoint { .. } => None,
        }
    }
}

/// An edit that is refused, and every reason. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", sentence(.reasons))]
pub struct Refused {
    /// What was to be done.
    pub edit: Edit,
    /// Why not; never nothing.
    pub reasons: Vec<EditReason>,
}

/// For messages and debugging; people read what [`say`] says.
fn sentence(reasons: &[EditReason]) -> String {
    let one = |reason: &EditReason| match reason {
        EditReason::Fault(fault) => fault.to_string(),
        EditReason::Empty { point } => format!("nothing stands on {point}"),
        EditReason::SamePoint { point } => format!("it stands on {point} already"),
    };
    reasons.iter().map(one).collect::<Vec<_>>().join("; ")
}

/// What keeps a position from being one, and can still be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// So many pieces must still be put on the board, or be part of completed stacks.
    #[allow(missing_docs)]
    Place { count: usize },
    /// So many pieces are too many on the board for the stacks that are said to be completed.
    #[allow(missing_docs)]
    TakeOff { count: usize },
    /// The joker on this stack needs a piece on top of it.
    #[allow(missing_docs)]
    CoverJoker { point: Point },
}

/// A position that is being set up.
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

    /// Begins with a position.
    #[must_use]
    pub fn new(position: &Position) -> Editor {
        Editor::with(position.setup())
    }

    fn with(setup: Setup) -> Editor {
        Editor { setup, history: History::new(UNDO) }
    }

    /// What is there, as LPN, finished or not.
    #[must_use]
    pub fn to_text(&self) -> String {
        self.setup.to_string()
    }

    /// Takes up what [`to_text`](Editor::to_text) gave.
    ///
    /// # Errors
    /// The text is not LPN, or describes what can be in no position.
    pub fn from_text(text: &str) -> Result<Editor, LpnError> {
        let setup: Setup = text.trim().parse()?;
        if impossible(&setup).is_empty() {
            return Ok(Editor::with(setup));
        }
        // The position is asked only for what is wrong with it, with the places in the text.
        text.trim().parse::<Position>().map(|position| Editor::new(&position))
    }

    /// What is there, possibly not yet a position.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What stands on a point.
    #[must_use]
    pub fn stack(&self, point: Point) -> Stack {
        self.setup.stacks[point.index()]
    }

    /// How many pieces of a kind are not on the board.
    #[must_use]
    pub fn reserve(&self, piece: Piece) -> usize {
        let on_board = self.setup.stacks.iter().flat_map(|stack| stack.pieces()).filter(|&is| is == piece).count();
        piece.count().saturating_sub(on_board)
    }

    /// The position, if nothing is missing.
    ///
    /// # Errors
    /// All that is wrong, at once.
    pub fn position(&self) -> Result<Position, SetupError> {
        self.setup.position()
    }

    /// What must still be done; nothing if it is a position.
    #[must_use]
    pub fn missing(&self) -> Vec<Missing> {
        let missing = |fault| match fault {
            Fault::PieceCount { on_board, expected } if on_board < expected => {
                Some(Missing::Place { count: expected - on_board })
            }
            Fault::PieceCount { on_board, expected } => Some(Missing::TakeOff { count: on_board - expected }),
            Fault::JokerOnTop { point } => Some(Missing::CoverJoker { point }),
            // Anything else was refused before it came in.
            _ => None,
        };
        self.setup.faults().into_iter().filter_map(missing).collect()
    }

    /// Why an edit would be refused; nothing if it would not.
    #[must_use]
    pub fn reasons(&self, edit: &Edit) -> Vec<EditReason> {
        self.edited(edit).err().unwrap_or_default()
    }

    /// Does what is wanted.
    ///
    /// # Errors
    /// Every reason why what would come of it can be in no position.
    pub fn apply(&mut self, edit: Edit) -> Result<(), Refused> {
        let setup = self.edited(&edit).map_err(|reasons| Refused { edit, reasons })?;
        if setup != self.setup {
            let was = std::mem::replace(&mut self.setup, setup);
            self.history.remember(was, 1);
        }
        Ok(())
    }

    /// Whether there is something to undo.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.history.can_undo()
    }

    /// Whether there is something to redo.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.history.can_redo()
    }

    /// Undoes the last edit. False if there is none.
    pub fn undo(&mut self) -> bool {
        self.history.undo(&mut self.setup)
    }

    /// Does again what was undone last. False if nothing was.
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

    /// What stands on a point, if anything does.
    fn standing(&self, point: Point) -> Result<Stack, Vec<EditReason>> {
        let stack = self.stack(point);
        if stack.is_empty() { Err(vec![EditReason::Empty { point }]) } else { Ok(stack) }
    }
}

/// All that no further edit could make right but by taking something away again.
fn impossible(setup: &Setup) -> Vec<EditReason> {
    let is_final = |fault: &Fault| match *fault {
        Fault::PieceCount { .. } => false,
        // There may still come something on top of the joker, if there is room for it.
        Fault::JokerOnTop { point } => setup.stacks[point.index()].height() >= setup.variant.height_limit(),
        _ => true,
    };
    setup.faults().into_iter().filter(is_final).map(EditReason::Fault).collect()
}

/// One stack on top of another. What does not even fit into the type is far too high, and refused as it is.
fn piled(below: Stack, above: Stack) -> Stack {
    Stack::from_pieces(below.pieces().chain(above.pieces())).unwrap_or(below)
}

/// The lowest pieces of a stack.
fn lower(stack: Stack, height: usize) -> Stack {
    Stack::from_pieces(stack.pieces().take(height)).unwrap_or(stack)
}

#[cfg(test)]
mod tests;
