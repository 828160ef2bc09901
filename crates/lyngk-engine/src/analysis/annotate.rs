//! Annotation of a record with the results of an analysis.

use lyngk_rules::{Mark, NodeId, Record, Turn};

use super::game::GameAnalysis;
use super::judgement::{Grade, Judgement};

/// The turns of a line that are worth showing: the later ones are little more than a guess.
const SHOWN_TURNS: usize = 6;

impl Grade {
    /// The mark for an error of this grade. None if it is not an error.
    #[must_use]
    pub fn mark(self) -> Option<Mark> {
        Mark::from_suffix(match self {
            Grade::Blunder => "??",
            Grade::Mistake => "?",
            Grade::Inaccuracy => "?!",
            Grade::Best | Grade::Good => return None,
        })
    }
}

impl Judgement {
    /// The mark for the turn, if it deserves one.
    #[must_use]
    pub fn mark(&self) -> Option<Mark> {
        if self.grade == Grade::Best && self.only_good { Mark::from_suffix("!") } else { self.grade.mark() }
    }
}

impl GameAnalysis {
    /// Marks the turns of the analysed record and adds better lines as variations.
    ///
    /// Existing annotations stay, except marks such as `?!` on turns that get one here. Turns of a better line that exist already are
    /// not added again.
    pub fn annotate(&self, record: &mut Record) {
        let nodes: Vec<NodeId> = record.main_line().collect();
        for turn in &self.turns {
            let (Some(&id), Some(judgement)) = (nodes.get(turn.index), &turn.judgement) else { continue };
            // The record has changed since the analysis.
            if record.node(id).turn() != turn.turn {
                continue;
            }
            if let Some(mark) = judgement.mark() {
                let marks = record.marks_mut(id);
                marks.retain(|mark| mark.suffix().is_none());
                marks.insert(0, mark);
            }
            let parent = record.node(id).parent();
            if let Some(better) = judgement.better.as_ref().filter(|_| judgement.grade.is_error()) {
                add_line(record, parent, beginning(&better.turns));
            }
        }
    }
}

/// The part of a line that is worth showing.
#[must_use]
pub fn beginning(turns: &[Turn]) -> &[Turn] {
    turns.get(..SHOWN_TURNS).unwrap_or(turns)
}

/// Adds a line, except for the turns that exist already.
fn add_line(record: &mut Record, mut after: Option<NodeId>, turns: &[Turn]) {
    for &turn in turns {
        let known = record.children(after).iter().copied().find(|&child| record.node(child).turn() == turn);
        // An illegal turn ends the line, so that the record stays valid.
        let Some(next) = known.or_else(|| record.push(after, turn).ok()) else { return };
        after = Some(next);
    }
}
