//! The board as something to set up: what choosing a point, dragging a stack or pressing a key does.

use lyngk_rules::{LpnError, PerPlayer, Piece, Point, Setup};
use lyngk_view::{PointRole, PointView};

use super::{Edit, Editor, Refused};

/// What choosing a point does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Puts a piece from the reserve there.
    Put(Piece),
    /// Takes the top piece off.
    Take,
    /// Picks up the whole stack; the next point is where it goes.
    Move,
}

impl Tool {
    /// All, as they are offered: the first has the key 1.
    pub const ALL: [Tool; 8] = [
        Tool::Put(Piece::ALL[0]),
        Tool::Put(Piece::ALL[1]),
        Tool::Put(Piece::ALL[2]),
        Tool::Put(Piece::ALL[3]),
        Tool::Put(Piece::ALL[4]),
        Tool::Put(Piece::ALL[5]),
        Tool::Take,
        Tool::Move,
    ];

    /// The letter that chooses it: a piece's own, as it is written in positions.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Tool::Put(piece) => piece.letter(),
            Tool::Take => 'T',
            Tool::Move => 'M',
        }
    }

    /// The tool that a key chooses: its letter, or its number among [`ALL`](Tool::ALL).
    #[must_use]
    pub fn of_key(key: &str) -> Option<Tool> {
        if let Ok(number) = key.parse::<usize>() {
            return number.checked_sub(1).and_then(|number| Tool::ALL.get(number)).copied();
        }
        Tool::ALL.into_iter().find(|tool| key.eq_ignore_ascii_case(tool.letter().encode_utf8(&mut [0; 4])))
    }
}

/// Why a pasted text is no position to go on with.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PasteError {
    /// It is not LPN.
    #[error("{0}")]
    Unread(#[from] LpnError),
    /// It describes what can be in no position.
    #[error("{0}")]
    Refused(#[from] Refused),
}

/// An [`Editor`] with the hand of whoever sets up the position.
///
/// ```
/// use lyngk_rules::{Piece, Point, Variant};
/// use lyngk_study::Editor;
/// use lyngk_study::editor::{Surface, Tool};
///
/// let mut surface = Surface::new(Editor::empty(Variant::Standard));
/// surface.set_tool(Tool::Put(Piece::Joker));
/// surface.choose(Point::E4)?;
/// surface.set_tool(Tool::Move);
/// surface.choose(Point::E4)?;
/// surface.choose(Point::E5)?;
/// assert_eq!(surface.editor().stack(Point::E5).height(), 1);
/// # Ok::<(), lyngk_study::Refused>(())
/// ```
#[derive(Clone, Debug)]
pub struct Surface {
    editor: Editor,
    tool: Tool,
    held: Option<Point>,
}

impl Surface {
    /// Begins with nothing in the hand, and with a tool that is of use: where no piece is left, stacks can only be moved.
    #[must_use]
    pub fn new(editor: Editor) -> Surface {
        let tool = Piece::ALL.into_iter().find(|&piece| editor.reserve(piece) > 0).map_or(Tool::Move, Tool::Put);
        Surface { editor, tool, held: None }
    }

    /// What is set up.
    #[must_use]
    pub fn editor(&self) -> &Editor {
        &self.editor
    }

    /// What choosing a point does.
    #[must_use]
    pub fn tool(&self) -> Tool {
        self.tool
    }

    /// Takes another tool. What was in the hand is put back.
    pub fn set_tool(&mut self, tool: Tool) {
        self.tool = tool;
        self.held = None;
    }

    /// The point whose stack is in the hand.
    #[must_use]
    pub fn held(&self) -> Option<Point> {
        self.held
    }

    /// Uses the tool on a point. A stack in the hand goes there first, and back where it came from.
    ///
    /// # Errors
    /// Every reason why not. What is in the hand stays there, so that it can go elsewhere.
    pub fn choose(&mut self, point: Point) -> Result<(), Refused> {
        match (self.held, self.tool) {
            (Some(from), _) if from == point => {
                self.held = None;
                Ok(())
            }
            (Some(from), _) => self.apply(Edit::Move { from, to: point }),
            (None, Tool::Put(piece)) => self.apply(Edit::Put { point, piece }),
            (None, Tool::Take) => self.apply(Edit::TakeTop { point }),
            (None, Tool::Move) => self.lift(point),
        }
    }

    /// Picks up the stack on a point, whatever the tool.
    ///
    /// # Errors
    /// Nothing stands there.
    pub fn lift(&mut self, point: Point) -> Result<(), Refused> {
        self.held = None;
        // Nothing is done yet; what is asked is only whether something stands there.
        let edit = Edit::Clear { point };
        let reasons = self.editor.reasons(&edit);
        if !reasons.is_empty() {
            return Err(Refused { edit, reasons });
        }
        self.held = Some(point);
        Ok(())
    }

    /// Puts back what is in the hand. False if nothing is.
    pub fn put_back(&mut self) -> bool {
        self.held.take().is_some()
    }

    /// Does what is wanted. The hand is empty after it.
    ///
    /// # Errors
    /// Every reason why what would come of it can be in no position.
    pub fn apply(&mut self, edit: Edit) -> Result<(), Refused> {
        self.editor.apply(edit)?;
        self.held = None;
        Ok(())
    }

    /// Takes a position from a text, in which lines may be broken.
    ///
    /// # Errors
    /// Where it cannot be read, or every reason why it can be in no position. Nothing has changed.
    pub fn paste(&mut self, text: &str) -> Result<(), PasteError> {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let setup: Setup = text.parse()?;
        Ok(self.apply(Edit::Replace(Box::new(setup)))?)
    }

    /// Undoes the last edit. False if there is none.
    pub fn undo(&mut self) -> bool {
        self.held = None;
        self.editor.undo()
    }

    /// Does again what was undone last. False if nothing was.
    pub fn redo(&mut self) -> bool {
        self.held = None;
        self.editor.redo()
    }

    /// What there is to see on each point, in the order of [`Point::ALL`]. Every stack can be picked up.
    #[must_use]
    pub fn point_views(&self) -> [PointView; Point::COUNT] {
        let setup = self.editor.setup();
        Point::ALL.map(|point| {
            let stack = self.editor.stack(point);
            PointView {
                stack,
                owner: stack.top_color().and_then(|color| setup.owner(color)),
                obstacle: stack.height() == setup.variant.height_limit(),
                role: match self.held {
                    Some(held) if held == point => PointRole::Picked,
                    _ if stack.is_empty() => PointRole::Nothing,
                    _ => PointRole::Movable,
                },
                trace: None,
                on_path: false,
                threats: PerPlayer::both(false),
                claim: None,
            }
        })
    }
}
