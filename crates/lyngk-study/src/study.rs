//! A game record as a tree with a cursor.
//!
//! A [`Study`] navigates and edits a record and can undo every edit. [`tree`](Study::tree) flattens it into rows to draw or read aloud,
//! [`moves`](Study::moves) into a table, and [`import()`] reads pasted text.
//!
//! ```
//! use lyngk_rules::{Position, Record, Variant};
//! use lyngk_study::Study;
//!
//! let mut study = Study::new(Record::new(Position::random_start(7, Variant::Standard)));
//! let turns = study.position().turns();
//! study.play(turns[0])?;
//! study.back();
//! study.play(turns[1])?; // a variation
//! assert_eq!(study.tree().len(), 2);
//! assert!(study.promote());
//! assert_eq!(study.record().main_line().next(), study.place());
//! assert!(study.undo());
//! # Ok::<(), lyngk_rules::IllegalTurn>(())
//! ```

mod drawing;
mod import;
mod merge;
mod moves;
mod picture;
pub mod say;
mod sheet;
mod source;
mod thinking;
mod tree;

use lyngk_engine::analysis::GameAnalysis;
use lyngk_game::tags;
use lyngk_rules::{Comment, GameResult, IllegalTurn, Mark, NodeId, Player, Position, Record, Tag, Turn};

pub use drawing::shapes;
pub use import::{GAMES_LIMIT, IMPORT_LIMIT, ImportError, Imported, import, import_in};
pub use merge::{merge, merge_texts};
pub use moves::{MoveCell, MoveRow};
pub use picture::{picture, place_name};
pub use sheet::{Block, DIAGRAM, Diagrams, Heading, heading};
pub use source::{Checked, check_source, turn_ranges};
pub(crate) use tree::shown_text;
pub use tree::{TreeItem, TreeRow, TurnNumber};

use crate::comments;
use crate::history::History;

/// Size limit of the undo history, in turns of all stored records together.
const UNDO: usize = 50_000;

/// The place of a comment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remark {
    /// Before the turn. Unless the turn begins a variation, this is the comment after the turn before.
    Before,
    /// After the turn; at the start, before the first turn.
    After,
}

/// Effect of playing a turn on the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayEffect {
    /// The turn was in the record already.
    Known(NodeId),
    /// The turn extends the line.
    Added(NodeId),
    /// The turn begins a variation.
    Varied(NodeId),
}

/// The marks that say who is better in a position: even, unclear, slightly better, clearly better, winning, each for both players.
pub const POSITION_MARKS: [Mark; 8] = [Mark(10), Mark(13), Mark(14), Mark(15), Mark(16), Mark(17), Mark(18), Mark(19)];

/// Subject of a mark. A turn has at most one mark of a kind.
#[derive(Clone, Copy, PartialEq, Eq)]
enum MarkKind {
    Turn,
    Position,
}

impl MarkKind {
    fn of(mark: Mark) -> Option<MarkKind> {
        match mark.0 {
            _ if mark.suffix().is_some() => Some(MarkKind::Turn),
            10..=19 => Some(MarkKind::Position),
            _ => None,
        }
    }
}

/// A text that cannot be written into a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TextError {
    /// It contains a closing brace, which would end the comment.
    #[error("a comment cannot contain the character }}; use ) instead")]
    Brace,
    /// It cannot be the value of a tag.
    #[error("the text must be one line without control characters")]
    Tag,
}

/// A snapshot for the undo history.
#[derive(Clone, Debug)]
struct Snapshot {
    record: Record,
    place: Option<NodeId>,
}

/// The place of a snapshot in another version of its record, or the last one before it that is there.
fn same_place(of: &Snapshot, record: &Record) -> Option<NodeId> {
    let back = |&id: &NodeId| of.record.node(id).parent();
    let mut line: Vec<Turn> = std::iter::successors(of.place, back).map(|id| of.record.node(id).turn()).collect();
    line.reverse();
    let mut place = None;
    for turn in line {
        let next = record.children(place).iter().copied().find(|&id| record.node(id).turn() == turn);
        place = Some(next.or(place)?);
        if next.is_none() {
            break;
        }
    }
    place
}

/// A record with a cursor.
#[derive(Clone, Debug)]
pub struct Study {
    state: Snapshot,
    /// The position at the cursor.
    position: Position,
    history: History<Snapshot>,
    edits: u32,
}

impl Study {
    /// Opens a record at its start.
    #[must_use]
    pub fn new(mut record: Record) -> Study {
        tags::upgrade_players(&mut record);
        let position = *record.start();
        Study { state: Snapshot { record, place: None }, position, history: History::new(UNDO), edits: 0 }
    }

    /// The record.
    #[must_use]
    pub fn record(&self) -> &Record {
        &self.state.record
    }

    /// The cursor: the turn last played, or none at the start.
    #[must_use]
    pub fn place(&self) -> Option<NodeId> {
        self.state.place
    }

    /// The position at the cursor.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The turns from the start to the cursor.
    #[must_use]
    pub fn line(&self) -> Vec<Turn> {
        let back = |&id: &NodeId| self.record().node(id).parent();
        let mut turns: Vec<Turn> =
            std::iter::successors(self.place(), back).map(|id| self.record().node(id).turn()).collect();
        turns.reverse();
        turns
    }

    /// Number of edits so far, undone and redone ones included: it changes whenever the record does.
    #[must_use]
    pub fn edits(&self) -> u32 {
        self.edits
    }

    /// Replaces the record by another version of it, such as one edited elsewhere. The cursor stays at its turn, or at the last one
    /// before it that is left. Undoing takes back edits that were made here, not those from elsewhere; an edit that contradicts them can no
    /// longer be undone, nor can those before it.
    pub fn adopt(&mut self, record: Record) {
        let before = self.state.clone();
        let mut history = std::mem::replace(&mut self.history, History::new(UNDO));
        let edits = self.edits + 1;
        *self = Study { edits, ..Study::new(record) };
        let place = same_place(&before, self.record());
        self.go_to(place);
        let changed = self.record();
        history.rebase(|was| {
            let record = merge(&before.record, &was.record, changed)?;
            let place = same_place(&was, &record);
            Some(Snapshot { record, place })
        });
        self.history = history;
    }

    /// The record as LGN.
    #[must_use]
    pub fn to_lgn(&self) -> String {
        self.record().to_string()
    }

    /// The position as LPN.
    #[must_use]
    pub fn to_lpn(&self) -> String {
        self.position.to_string()
    }
}

/// # Navigation
/// Each method returns whether the cursor moved.
impl Study {
    /// Moves one turn forward along the line.
    pub fn forward(&mut self) -> bool {
        let next = self.record().children(self.place()).first().copied();
        next.is_some_and(|next| self.go_to(Some(next)))
    }

    /// Moves one turn back.
    pub fn back(&mut self) -> bool {
        let Some(id) = self.place() else { return false };
        self.go_to(self.record().node(id).parent())
    }

    /// Moves to the start.
    pub fn to_start(&mut self) -> bool {
        self.go_to(None)
    }

    /// Moves to the end of the current line.
    pub fn to_end(&mut self) -> bool {
        let on = |&id: &NodeId| self.record().children(Some(id)).first().copied();
        let first = self.record().children(self.place()).first().copied();
        let last = std::iter::successors(first, on).last();
        last.is_some_and(|last| self.go_to(Some(last)))
    }

    /// Whether the current turn has alternatives.
    #[must_use]
    pub fn has_variations(&self) -> bool {
        self.place().is_some_and(|id| self.record().children(self.record().node(id).parent()).len() > 1)
    }

    /// Moves to the next alternative of the current turn, cyclically.
    pub fn next_variation(&mut self) -> bool {
        self.vary(1)
    }

    /// Moves to the previous alternative of the current turn, cyclically.
    pub fn previous_variation(&mut self) -> bool {
        self.vary(-1)
    }

    fn vary(&mut self, by: isize) -> bool {
        let Some(id) = self.place() else { return false };
        let all = self.record().children(self.record().node(id).parent());
        let at = all.iter().position(|&known| known == id).unwrap_or_default() as isize;
        let next = all[(at + by).rem_euclid(all.len() as isize) as usize];
        self.go_to(Some(next))
    }

    /// Moves to any turn or to the start. Ignores turns that have been removed.
    pub fn go_to(&mut self, place: Option<NodeId>) -> bool {
        let there = place.is_none_or(|id| self.record().get(id).is_some());
        if !there || place == self.place() {
            return false;
        }
        self.state.place = place;
        self.position = self.record().position(place);
        true
    }

    /// The number of the current turn in the order of the [tree](Study::tree), from 1; 0 at the start. Unlike an id it is the same in a
    /// copy of the record.
    #[must_use]
    pub fn place_number(&self) -> usize {
        self.turns_in_order().position(|id| Some(id) == self.place()).map_or(0, |index| index + 1)
    }

    /// Moves to the turn with this [number](Study::place_number). Ignores numbers that no turn has.
    pub fn go_to_number(&mut self, number: usize) -> bool {
        let place = number.checked_sub(1).map(|index| self.turns_in_order().nth(index));
        match place {
            Some(None) => false,
            place => self.go_to(place.flatten()),
        }
    }

    fn turns_in_order(&self) -> impl Iterator<Item = NodeId> + use<> {
        let items = self.tree().into_iter().flat_map(|row| row.items);
        items.filter_map(|item| match item {
            TreeItem::Turn { node, .. } => Some(node),
            TreeItem::Remark(_) => None,
        })
    }

    /// Plays a turn at the cursor: follows it if it is in the record, or adds it.
    ///
    /// # Errors
    /// Every reason why the turn is illegal.
    pub fn play(&mut self, turn: Turn) -> Result<PlayEffect, IllegalTurn> {
        let children = self.record().children(self.place());
        if let Some(known) = children.iter().copied().find(|&id| self.record().node(id).turn() == turn) {
            self.go_to(Some(known));
            return Ok(PlayEffect::Known(known));
        }
        let varies = !children.is_empty();
        let was = self.state.clone();
        let place = self.place();
        let id = self.state.record.push(place, turn)?;
        self.changed(was);
        self.go_to(Some(id));
        Ok(if varies { PlayEffect::Varied(id) } else { PlayEffect::Added(id) })
    }

    /// Plays several turns as one edit, up to the first illegal one. Returns whether the cursor moved.
    pub fn play_line(&mut self, turns: &[Turn]) -> bool {
        let was = self.state.clone();
        for &turn in turns {
            let record = &mut self.state.record;
            let known = record.children(self.state.place).iter().copied().find(|&id| record.node(id).turn() == turn);
            let Some(id) = known.or_else(|| record.push(self.state.place, turn).ok()) else { break };
            self.state.place = Some(id);
        }
        self.position = self.record().position(self.place());
        let moved = self.place() != was.place;
        if self.record().turn_total() != was.record.turn_total() {
            self.changed(was);
        }
        moved
    }
}

/// # Editing
/// Every edit can be undone.
impl Study {
    /// Removes the current turn with everything after it, and moves back. Returns false at the start.
    pub fn delete(&mut self) -> bool {
        let Some(id) = self.place() else { return false };
        let was = self.state.clone();
        self.back();
        self.state.record.remove(id);
        self.changed(was);
        true
    }

    /// Swaps the current variation with the line that it branches off from. Returns false in the main line.
    pub fn promote(&mut self) -> bool {
        self.edit_here(Record::promote)
    }

    /// Makes the current line the main line. Returns false if it is already.
    pub fn make_main_line(&mut self) -> bool {
        self.edit_here(|record, id| {
            let is_variation = record.branch(id).is_some();
            while record.promote(id) {}
            is_variation
        })
    }

    /// Adds the marks of a review to the main line, and better lines as variations. Returns whether anything changed.
    pub fn annotate(&mut self, analysis: &GameAnalysis) -> bool {
        let was = self.state.clone();
        analysis.annotate(&mut self.state.record);
        let changed = self.state.record != was.record;
        if changed {
            self.changed(was);
        }
        changed
    }

    /// The comment at the cursor, without comments for programs; several are separated by empty lines.
    #[must_use]
    pub fn remark(&self, remark: Remark) -> String {
        tree::shown_text(self.comments(self.holder(remark)))
    }

    /// Replaces the comment at the cursor; an empty text removes it.
    ///
    /// # Errors
    /// The text contains a closing brace.
    pub fn set_remark(&mut self, remark: Remark, text: &str) -> Result<(), TextError> {
        let text = text.trim();
        let said = if text.is_empty() { None } else { Some(Comment::new(text).ok_or(TextError::Brace)?) };
        if self.remark(remark) == text {
            return Ok(());
        }
        let was = self.state.clone();
        let holder = self.holder(remark);
        let mut comments: Vec<Comment> = self.comments(holder).iter().filter_map(comments::for_programs).collect();
        comments.extend(said);
        let record = &mut self.state.record;
        match holder {
            Holder::Record => record.comments = comments,
            Holder::After(id) => *record.comments_mut(id) = comments,
            Holder::Lead(id) => {
                record.set_lead(id, comments);
            }
        }
        self.changed(was);
        Ok(())
    }

    /// Toggles a mark of the current turn: one of `!`, `?`, `!!`, `??`, `!?`, `?!`, or one of [`POSITION_MARKS`]. Those of a kind exclude
    /// each other; other marks stay. Returns false at the start and for other marks.
    pub fn toggle_mark(&mut self, mark: Mark) -> bool {
        let Some(kind) = MarkKind::of(mark) else { return false };
        self.edit_here(|record, id| {
            let marks = record.marks_mut(id);
            let had = marks.contains(&mark);
            marks.retain(|&mark| MarkKind::of(mark) != Some(kind));
            if !had {
                // Comments on the turn come first.
                let turn_marks = marks.iter().take_while(|mark| mark.suffix().is_some()).count();
                marks.insert(turn_marks, mark);
            }
            true
        })
    }

    /// Sets a tag, such as `Event`; an empty value removes it.
    ///
    /// # Errors
    /// The name or the value is not valid for a tag.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), TextError> {
        let value = value.trim();
        if self.record().tag(name).unwrap_or_default() == value {
            return Ok(());
        }
        let tag = Tag::new(name, value).ok_or(TextError::Tag)?;
        let was = self.state.clone();
        if value.is_empty() {
            self.state.record.remove_tag(name);
        } else {
            self.state.record.set_tag(tag);
        }
        self.changed(was);
        Ok(())
    }

    /// Sets a player's name; an empty name removes it.
    ///
    /// # Errors
    /// The name is not one line.
    pub fn set_player(&mut self, player: Player, name: &str) -> Result<(), TextError> {
        self.set_tag(tags::PLAYER_NAME[player], name)
    }

    /// Sets the result, and the tag that saved games keep it in.
    pub fn set_result(&mut self, result: GameResult) {
        if self.record().result == result {
            return;
        }
        let was = self.state.clone();
        let record = &mut self.state.record;
        record.result = result;
        if record.tag(tags::RESULT).is_some()
            && let Some(tag) = Tag::new(tags::RESULT, result.text())
        {
            record.set_tag(tag);
        }
        self.changed(was);
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

    /// Undoes the last edit and restores the cursor. Returns false if there is none.
    pub fn undo(&mut self) -> bool {
        let undone = self.history.undo(&mut self.state);
        self.edits += u32::from(undone);
        self.position = self.state.record.position(self.state.place);
        undone
    }

    /// Redoes the edit undone last. Returns false if there is none.
    pub fn redo(&mut self) -> bool {
        let redone = self.history.redo(&mut self.state);
        self.edits += u32::from(redone);
        self.position = self.state.record.position(self.state.place);
        redone
    }

    /// Edits the current turn. If the edit returns false, nothing is added to the history.
    fn edit_here(&mut self, edit: impl FnOnce(&mut Record, NodeId) -> bool) -> bool {
        let Some(id) = self.place() else { return false };
        let was = self.state.clone();
        let edited = edit(&mut self.state.record, id);
        if edited {
            self.changed(was);
        }
        edited
    }

    fn changed(&mut self, was: Snapshot) {
        let size = was.record.turn_total() + 1;
        self.history.remember(was, size);
        self.edits += 1;
    }

    /// The comments that a remark is stored in.
    fn holder(&self, remark: Remark) -> Holder {
        let Some(id) = self.place() else { return Holder::Record };
        match remark {
            Remark::After => Holder::After(id),
            Remark::Before if self.record().branch(id) == Some(id) => Holder::Lead(id),
            Remark::Before => self.record().node(id).parent().map_or(Holder::Record, Holder::After),
        }
    }

    fn comments(&self, holder: Holder) -> &[Comment] {
        match holder {
            Holder::Record => &self.record().comments,
            Holder::After(id) => &self.record().node(id).comments,
            Holder::Lead(id) => self.record().node(id).lead(),
        }
    }
}

/// An owner of comments.
#[derive(Clone, Copy)]
enum Holder {
    Record,
    After(NodeId),
    Lead(NodeId),
}

#[cfg(test)]
mod tests;
