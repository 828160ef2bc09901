//! Lines of earlier searches, for questions that would search the same position again.

use lyngk_engine::Line;
use lyngk_rules::{Position, Turn};

use super::{Effort, Extent};

/// The best lines of a position, and the extent of the search that found them.
#[derive(Clone, Debug, PartialEq)]
pub struct Known {
    /// The position.
    pub position: Position,
    /// The lines, best first, with scores for the player to move.
    pub lines: Vec<Line>,
    /// The extent of the search.
    pub extent: Extent,
}

impl Known {
    /// Adds it to a list with one entry for each position, the latest last. A shorter search of the same position does not replace a
    /// longer one. The list has at most `limit` entries.
    pub fn add_to(self, list: &mut Vec<Known>, limit: usize) {
        let before = list.iter().position(|known| known.position == self.position).map(|index| list.remove(index));
        let longer = before.filter(|before| before.extent.nodes > self.extent.nodes);
        list.push(longer.unwrap_or(self));
        list.drain(..list.len().saturating_sub(limit));
    }

    /// Whether a search of this effort would find out little more.
    pub(crate) fn is_enough_for(&self, effort: Effort) -> bool {
        let is_proved = self.lines.first().is_some_and(|line| line.score.proof().is_some());
        // The engine keeps a quarter of its effort for proofs.
        is_proved
            || match effort {
                Effort::Time(time) => self.extent.time * 10 >= time * 7,
                Effort::Nodes(nodes) => self.extent.nodes * 10 >= nodes * 7,
            }
    }

    /// The lines that begin with one of these turns.
    pub(crate) fn among(&self, turns: Option<&[Turn]>) -> Vec<Line> {
        let is_among = |line: &&Line| turns.is_none_or(|turns| line.turns.first().is_some_and(|is| turns.contains(is)));
        self.lines.iter().filter(is_among).cloned().collect()
    }

    /// The continuation of an unproved line from the position after its first turn, with the score for the player to move there.
    pub(crate) fn from(&self, next: &Position) -> Option<(Turn, Line)> {
        self.lines.iter().filter(|line| line.score.proof().is_none()).find_map(|line| {
            let (&first, turns) = line.turns.split_first()?;
            let leads_here = self.position.after(first).is_ok_and(|after| after == *next);
            leads_here.then(|| (first, Line { score: line.score.opposite(), turns: turns.to_vec() }))
        })
    }
}
