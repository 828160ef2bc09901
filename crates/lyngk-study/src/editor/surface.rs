//! Input of the position editor: tools, clicks, drags and keys.

use lyngk_rules::{LpnError, Piece, Point, Setup};
use lyngk_view::{FullStack, PointRole, PointView};

use super::{Edit, Editor, Refused};

/// A tool: what choosing a point does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Puts a piece from the reserve on the point.
    Put(Piece),
    /// Takes the top piece off.
    Take,
    /// Picks up the whole stack, to be put down on the next point.
    Move,
}

impl Tool {
    /// All tools, in the order of their number keys from 1.
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

    /// The tool's letter key: for pieces, their letter in LPN.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Tool::Put(piece) => piece.letter(),
            Tool::Take => 'T',
            Tool::Move => 'M',
        }
    }

    /// Finds a tool by its letter or number key.
    #[must_use]
    pub fn of_key(key: &str) -> Option<Tool> {
        if let Ok(number) = key.parse::<usize>() {
            return number.checked_sub(1).and_then(|number| Tool::ALL.get(number)).copied();
        }
        Tool::ALL.into_iter().find(|tool| key.eq_ignore_ascii_case(tool.letter().encode_utf8(&mut [0; 4])))
    }
}

/// Why a pasted text cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PasteError {
    /// It is not LPN.
    #[error("{0}")]
    Unread(#[from] LpnError),
    /// It describes an invalid setup.
    #[error("{0}")]
    Refused(#[from] Refused),
}

/// An [`Editor`] with a selected tool and a stack in hand.
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
    /// Starts with an empty hand and a suitable tool: [`Tool::Move`] if the reserve is empty.
    #[must_use]
    pub fn new(editor: Editor) -> Surface {
        let tool = Piece::ALL.into_iter().find(|&piece| editor.reserve(piece) > 0).map_or(Tool::Move, Tool::Put);
        Surface { editor, tool, held: None }
    }

    /// The editor.
    #[must_use]
    pub fn editor(&self) -> &Editor {
        &self.editor
    }

    /// The selected tool.
    #[must_use]
    pub fn tool(&self) -> Tool {
        self.tool
    }

    /// Selects a tool. A stack in hand is put back.
    pub fn set_tool(&mut self, tool: Tool) {
        self.tool = tool;
        self.held = None;
    }

    /// The point that the stack in hand came from.
    #[must_use]
    pub fn held(&self) -> Option<Point> {
        self.held
    }

    /// Uses the tool on a point. A stack in hand is put down there first; on its own point it is put back.
    ///
    /// # Errors
    /// Every reason why not. A stack in hand stays in hand.
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

    /// Picks up the stack on a point with any tool.
    ///
    /// # Errors
    /// The point is empty.
    pub fn lift(&mut self, point: Point) -> Result<(), Refused> {
        self.held = None;
        // Only checks that the point is not empty.
        let edit = Edit::Clear { point };
        let reasons = self.editor.reasons(&edit);
        if !reasons.is_empty() {
            return Err(Refused { edit, reasons });
        }
        self.held = Some(point);
        Ok(())
    }

    /// Puts the stack in hand back. Returns false if there is none.
    pub fn put_back(&mut self) -> bool {
        self.held.take().is_some()
    }

    /// Applies an edit. The hand is empty afterwards.
    ///
    /// # Errors
    /// Every reason why the result would be invalid.
    pub fn apply(&mut self, edit: Edit) -> Result<(), Refused> {
        self.editor.apply(edit)?;
        self.held = None;
        Ok(())
    }

    /// Replaces the setup by a pasted LPN, which may contain line breaks.
    ///
    /// # Errors
    /// Where the text cannot be read, or every reason why it is invalid. Nothing has changed.
    pub fn paste(&mut self, text: &str) -> Result<(), PasteError> {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let setup: Setup = text.parse()?;
        Ok(self.apply(Edit::Replace(Box::new(setup)))?)
    }

    /// Undoes the last edit. Returns false if there is none.
    pub fn undo(&mut self) -> bool {
        self.held = None;
        self.editor.undo()
    }

    /// Redoes the edit undone last. Returns false if there is none.
    pub fn redo(&mut self) -> bool {
        self.held = None;
        self.editor.redo()
    }

    /// The views of all points, in the order of [`Point::ALL`]. Every stack can be picked up.
    #[must_use]
    pub fn point_views(&self) -> [PointView; Point::COUNT] {
        let setup = self.editor.setup();
        Point::ALL.map(|point| {
            let stack = self.editor.stack(point);
            PointView {
                stack,
                owner: stack.top_color().and_then(|color| setup.owner(color)),
                full: (stack.height() == setup.variant.height_limit()).then_some(FullStack::Obstacle),
                role: match self.held {
                    Some(held) if held == point => PointRole::Picked,
                    _ if stack.is_empty() => PointRole::Nothing,
                    _ => PointRole::Movable,
                },
                ..PointView::EMPTY
            }
        })
    }
}
