//! Flattening of a record into rows to draw or read aloud.

use std::time::Duration;

use lyngk_rules::{Comment, Mark, NodeId, PerPlayer, Player, Record, Turn};

use super::drawing::shapes_in;
use super::{Study, thinking};
use crate::comments;

/// A stretch of a line between variations: one paragraph.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TreeRow {
    /// Nesting depth: 0 for the main line, 1 for its variations, and so on.
    pub depth: usize,
    /// Whether the row begins a variation. Otherwise it is the first row or continues a line.
    pub begins: bool,
    /// The items, in order.
    pub items: Vec<TreeItem>,
}

/// A turn or a comment.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TreeItem {
    /// A comment.
    Remark(String),
    /// A turn.
    Turn {
        /// Its id in the record.
        node: NodeId,
        /// Its number.
        number: TurnNumber,
        /// Whether the number is shown: for the first player's turns, and where a line begins or continues.
        shows_number: bool,
        /// The turn.
        turn: Turn,
        /// Its marks.
        marks: Vec<Mark>,
        /// Clock of its player, if the record has it.
        clock: Option<Duration>,
        /// How long its player has thought, if the record tells.
        thought: Option<Duration>,
        /// Whether something is drawn on the board after it.
        is_drawn_on: bool,
    },
}

impl TreeItem {
    /// The player of a turn. None for a comment.
    #[must_use]
    pub fn player(&self) -> Option<Player> {
        match self {
            TreeItem::Turn { number, .. } => Some(number.player),
            TreeItem::Remark(_) => None,
        }
    }
}

/// Number of a turn in a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TurnNumber {
    /// Move number, shared by both players' turns.
    pub number: usize,
    /// Whose turn it is.
    pub player: Player,
}

impl TurnNumber {
    /// The number of the turn after this many half-moves since a first player's turn.
    pub(super) fn of(ply: usize) -> TurnNumber {
        let player = if ply.is_multiple_of(2) { Player::One } else { Player::Two };
        TurnNumber { number: ply / 2 + 1, player }
    }
}

impl std::fmt::Display for TurnNumber {
    /// `3.` or `3...`, as in LGN.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let dots = if self.player == Player::One { "." } else { "..." };
        write!(f, "{}{dots}", self.number)
    }
}

/// The comments for people, separated by empty lines.
pub(crate) fn shown_text(comments: &[Comment]) -> String {
    let texts = comments.iter().map(comments::text);
    texts.filter(|text| !text.is_empty()).collect::<Vec<_>>().join("\n\n")
}

/// Work that is left. Iterative, because variations may be nested without limit.
struct WorkItem {
    what: WorkKind,
    ply: usize,
    depth: usize,
}

enum WorkKind {
    /// The continuation after a turn, or after the start.
    After(Option<NodeId>),
    /// A variation that begins with this turn.
    Variation(NodeId),
}

struct Flattening<'a> {
    record: &'a Record,
    increments: PerPlayer<Option<Duration>>,
    rows: Vec<TreeRow>,
    /// Whether the next turn must show its number.
    numbered: bool,
}

impl Study {
    /// The whole record as rows: the main line, split where variations branch off, each variation one level deeper. The cursor has no
    /// influence.
    #[must_use]
    pub fn tree(&self) -> Vec<TreeRow> {
        let record = self.record();
        let increments = PerPlayer::from_fn(|player| thinking::increment(record, player));
        let mut flattening = Flattening { record, increments, rows: Vec::new(), numbered: true };
        flattening.all();
        flattening.rows
    }
}

impl Flattening<'_> {
    fn all(&mut self) {
        self.open(0, false);
        self.remark(&self.record.comments);
        let first_ply = usize::from(self.record.start().to_move() == Player::Two);
        let mut pending = vec![WorkItem { what: WorkKind::After(None), ply: first_ply, depth: 0 }];
        while let Some(WorkItem { what, ply, depth }) = pending.pop() {
            let after = match what {
                WorkKind::Variation(id) => {
                    self.open(depth, true);
                    self.remark(self.record.node(id).lead());
                    self.turn(id, ply);
                    pending.push(WorkItem { what: WorkKind::After(Some(id)), ply: ply + 1, depth });
                    continue;
                }
                WorkKind::After(id) => id,
            };
            let [main, variations @ ..] = self.record.children(after) else { continue };
            // After a variation, the line continues in a new row.
            if self.rows.last().is_none_or(|row| row.depth != depth) {
                self.open(depth, false);
            }
            self.turn(*main, ply);
            pending.push(WorkItem { what: WorkKind::After(Some(*main)), ply: ply + 1, depth });
            let variation = |&id: &NodeId| WorkItem { what: WorkKind::Variation(id), ply, depth: depth + 1 };
            pending.extend(variations.iter().rev().map(variation));
        }
        self.rows.retain(|row| !row.items.is_empty());
    }

    fn open(&mut self, depth: usize, begins: bool) {
        self.rows.push(TreeRow { depth, begins, items: Vec::new() });
        self.numbered = true;
    }

    fn push(&mut self, item: TreeItem) {
        if let Some(row) = self.rows.last_mut() {
            row.items.push(item);
        }
    }

    fn remark(&mut self, comments: &[Comment]) {
        let text = shown_text(comments);
        if !text.is_empty() {
            self.push(TreeItem::Remark(text));
            self.numbered = true;
        }
    }

    fn turn(&mut self, id: NodeId, ply: usize) {
        let node = self.record.node(id);
        let number = TurnNumber::of(ply);
        self.push(TreeItem::Turn {
            node: id,
            number,
            shows_number: self.numbered || number.player == Player::One,
            turn: node.turn(),
            marks: node.marks.clone(),
            clock: thinking::clock(self.record, id),
            thought: thinking::time(self.record, id, self.increments[number.player]),
            is_drawn_on: !shapes_in(&node.comments).is_empty(),
        });
        self.numbered = false;
        self.remark(&node.comments);
    }
}
