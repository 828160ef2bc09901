//! A game record as a tree, with a place in it.
//!
//! A [`Study`] is walked and changed; [`tree`](Study::tree) is all of it as plain rows to be drawn or read aloud, and
//! [`import()`] reads what people paste.
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

mod import;
mod picture;
pub mod say;
mod sheet;
mod tree;

use lyngk_engine::analysis::GameAnalysis;
use lyngk_game::tags;
use lyngk_rules::{Comment, GameResult, IllegalTurn, Mark, NodeId, Player, Position, Record, Tag, Turn};

pub use import::{GAMES_LIMIT, IMPORT_LIMIT, ImportError, Imported, import};
pub use picture::{picture, place_name};
pub use sheet::{Block, DIAGRAM, Diagrams};
pub use tree::{Item, Numbered, Row};

use crate::history::History;

/// How many turns the remembered records have together, so that undoing does not fill the memory.
const UNDO: usize = 50_000;

/// How a comment begins that is for programs, as `[%clk 231.5]` is. People neither see nor change it.
const FOR_PROGRAMS: &str = "[%";

/// Where something is said of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remark {
    /// Before the turn. Where it begins no variation that is the same as after the turn before.
    Before,
    /// After the turn; at the start, before the first.
    After,
}

/// What became of a turn that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// It was in the record already.
    Known(NodeId),
    /// It goes on where the line ended.
    Added(NodeId),
    /// It begins a variation.
    Varied(NodeId),
}

/// Something that cannot be written into a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TextError {
    /// It would end the comment.
    #[error("a comment cannot hold the character }}, use ) instead")]
    Brace,
    /// It has no form that a tag can have.
    #[error("this must be one line, without control characters")]
    Tag,
}

/// What is remembered for undoing.
#[derive(Clone, Debug)]
struct State {
    record: Record,
    place: Option<NodeId>,
}

/// A record with a place in it.
#[derive(Clone, Debug)]
pub struct Study {
    state: State,
    /// The position at the place.
    position: Position,
    history: History<State>,
}

impl Study {
    /// Opens a record at its start.
    #[must_use]
    pub fn new(mut record: Record) -> Study {
        tags::upgrade_players(&mut record);
        let position = *record.start();
        Study { state: State { record, place: None }, position, history: History::new(UNDO) }
    }

    /// The record.
    #[must_use]
    pub fn record(&self) -> &Record {
        &self.state.record
    }

    /// The turn after which one stands; none is the start.
    #[must_use]
    pub fn place(&self) -> Option<NodeId> {
        self.state.place
    }

    /// The position there.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The turns from the start to the place.
    #[must_use]
    pub fn line(&self) -> Vec<Turn> {
        let back = |&id: &NodeId| self.record().node(id).parent();
        let mut turns: Vec<Turn> =
            std::iter::successors(self.place(), back).map(|id| self.record().node(id).turn()).collect();
        turns.reverse();
        turns
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

/// # Walking
/// Each says whether it led anywhere else.
impl Study {
    /// One turn on, along the line.
    pub fn forward(&mut self) -> bool {
        let next = self.record().children(self.place()).first().copied();
        next.is_some_and(|next| self.go_to(Some(next)))
    }

    /// One turn back.
    pub fn back(&mut self) -> bool {
        let Some(id) = self.place() else { return false };
        self.go_to(self.record().node(id).parent())
    }

    /// To the start.
    pub fn to_start(&mut self) -> bool {
        self.go_to(None)
    }

    /// To the end of the line that one is in.
    pub fn to_end(&mut self) -> bool {
        let on = |&id: &NodeId| self.record().children(Some(id)).first().copied();
        let first = self.record().children(self.place()).first().copied();
        let last = std::iter::successors(first, on).last();
        last.is_some_and(|last| self.go_to(Some(last)))
    }

    /// To the next of the turns that could have been played here; after the last, the first.
    pub fn next_variation(&mut self) -> bool {
        self.vary(1)
    }

    /// To the one before.
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

    /// To any turn, or the start. Nothing happens for one that is no longer there.
    pub fn go_to(&mut self, place: Option<NodeId>) -> bool {
        let there = place.is_none_or(|id| self.record().get(id).is_some());
        if !there || place == self.place() {
            return false;
        }
        self.state.place = place;
        self.position = self.record().position(place);
        true
    }

    /// Plays a turn from here: follows it where it is in the record, adds it where it is not.
    ///
    /// # Errors
    /// Every reason why it is not legal.
    pub fn play(&mut self, turn: Turn) -> Result<Step, IllegalTurn> {
        let children = self.record().children(self.place());
        if let Some(known) = children.iter().copied().find(|&id| self.record().node(id).turn() == turn) {
            self.go_to(Some(known));
            return Ok(Step::Known(known));
        }
        let varies = !children.is_empty();
        let was = self.state.clone();
        let place = self.place();
        let id = self.state.record.push(place, turn)?;
        self.changed(was);
        self.go_to(Some(id));
        Ok(if varies { Step::Varied(id) } else { Step::Added(id) })
    }
}

/// # Changing
/// Everything can be undone.
impl Study {
    /// Removes the turn that one stands after, with all that follows it, and steps back. False at the start.
    pub fn delete(&mut self) -> bool {
        let Some(id) = self.place() else { return false };
        let was = self.state.clone();
        self.back();
        self.state.record.remove(id);
        self.changed(was);
        true
    }

    /// Makes the variation that one is in the line from which it branches off. False in the main line.
    pub fn promote(&mut self) -> bool {
        self.edit_here(Record::promote)
    }

    /// Makes the way to here, and on from here, the main line. False if it is.
    pub fn make_main_line(&mut self) -> bool {
        self.edit_here(|record, id| {
            let is_variation = record.branch(id).is_some();
            while record.promote(id) {}
            is_variation
        })
    }

    /// Marks the turns of the main line by a review and adds the better lines as variations. False if nothing came of it.
    pub fn annotate(&mut self, analysis: &GameAnalysis) -> bool {
        let was = self.state.clone();
        analysis.annotate(&mut self.state.record);
        let changed = self.state.record != was.record;
        if changed {
            self.changed(was);
        }
        changed
    }

    /// What is said here, without what is for programs; several comments with empty lines between.
    #[must_use]
    pub fn remark(&self, remark: Remark) -> String {
        tree::told(self.comments(self.holder(remark)))
    }

    /// Says something here instead of what was said before; nothing takes it out.
    ///
    /// # Errors
    /// The text cannot be a comment.
    pub fn set_remark(&mut self, remark: Remark, text: &str) -> Result<(), TextError> {
        let text = text.trim();
        let said = if text.is_empty() { None } else { Some(Comment::new(text).ok_or(TextError::Brace)?) };
        if self.remark(remark) == text {
            return Ok(());
        }
        let was = self.state.clone();
        let holder = self.holder(remark);
        let mut comments = self.comments(holder).to_vec();
        comments.retain(|comment| comment.as_str().starts_with(FOR_PROGRAMS));
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

    /// Judges the turn that one stands after by one of `!`, `?`, `!!`, `??`, `!?`, `?!`, or takes that judgement back. There is
    /// one of them at most; other marks stay. False at the start, and for other marks.
    pub fn toggle_mark(&mut self, mark: Mark) -> bool {
        mark.suffix().is_some()
            && self.edit_here(|record, id| {
                let marks = record.marks_mut(id);
                let had = marks.contains(&mark);
                marks.retain(|mark| mark.suffix().is_none());
                if !had {
                    marks.insert(0, mark);
                }
                true
            })
    }

    /// Sets a tag, such as `Event` or a player's; an empty value takes it out.
    ///
    /// # Errors
    /// Name or value cannot be those of a tag.
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

    /// Names a player; an empty name takes it out.
    ///
    /// # Errors
    /// The name is not one line.
    pub fn set_player(&mut self, player: Player, name: &str) -> Result<(), TextError> {
        self.set_tag(tags::PLAYER_NAME[player], name)
    }

    /// Says how the game ended, also in the tag that saved games have for it.
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

    /// Undoes the last change, and goes to where one was then. False if there is none.
    pub fn undo(&mut self) -> bool {
        let undone = self.history.undo(&mut self.state);
        self.position = self.state.record.position(self.state.place);
        undone
    }

    /// Does again what was undone last. False if nothing was.
    pub fn redo(&mut self) -> bool {
        let redone = self.history.redo(&mut self.state);
        self.position = self.state.record.position(self.state.place);
        redone
    }

    /// Changes something about the turn that one stands after. False, and nothing remembered, if nothing came of it.
    fn edit_here(&mut self, edit: impl FnOnce(&mut Record, NodeId) -> bool) -> bool {
        let Some(id) = self.place() else { return false };
        let was = self.state.clone();
        let edited = edit(&mut self.state.record, id);
        if edited {
            self.changed(was);
        }
        edited
    }

    fn changed(&mut self, was: State) {
        let size = was.record.turn_total() + 1;
        self.history.remember(was, size);
    }

    /// Where a remark is kept.
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

/// What comments belong to.
#[derive(Clone, Copy)]
enum Holder {
    Record,
    After(NodeId),
    Lead(NodeId),
}

#[cfg(test)]
mod tests;
