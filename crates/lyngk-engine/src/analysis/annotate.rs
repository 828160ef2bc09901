//! A record with what the analysis has found.

use lyngk_rules::{Mark, NodeId, Record, Turn};

use super::game::GameAnalysis;
use super::judgement::{Grade, Judgement};

/// How much of a line is worth showing: what comes late in it is little more than a guess.
const SHOWN_TURNS: usize = 6;

impl Grade {
    /// The mark for an error of this grade; none where nothing is wrong.
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
    /// The mark for a turn that was judged so; none where nothing is to be said.
    #[must_use]
    pub fn mark(&self) -> Option<Mark> {
        if self.grade == Grade::Best && self.only_good { Mark::from_suffix("!") } else { self.grade.mark() }
    }
}

impl GameAnalysis {
    /// Marks the turns of the record that was analysed and adds better lines as variations.
    ///
    /// What people wrote stays, but for marks such as `?!` on turns that get one here. A better line is added as far as it is
    /// not there already.
    pub fn annotate(&self, record: &mut Record) {
        let nodes: Vec<NodeId> = record.main_line().collect();
        for turn in &self.turns {
            let (Some(&id), Some(judgement)) = (nodes.get(turn.index), &turn.judgement) else { continue };
            // Of a record that is no longer what was analysed, nothing is known.
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

/// Adds turns one after the other, as far as they are not there.
fn add_line(record: &mut Record, mut after: Option<NodeId>, turns: &[Turn]) {
    for &turn in turns {
        let known = record.children(after).iter().copied().find(|&child| record.node(child).turn() == turn);
        // An engine's line ends where it is not legal, whatever went wrong there: the record stays a good one.
        let Some(next) = known.or_else(|| record.push(after, turn).ok()) else { return };
        after = Some(next);
    }
}
