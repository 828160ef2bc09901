//! Layout of a study for printing: text and diagrams in order.

use lyngk_rules::{Mark, NodeId};

use super::Study;
use super::tree::{TreeItem, TreeRow};

/// Mark of a position to print as a diagram (NAG 220, as in PGN).
pub const DIAGRAM: Mark = Mark(220);

/// Positions to draw in addition to the start, the end of the main line, and those [marked](DIAGRAM).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Diagrams {
    /// No others.
    #[default]
    Marked,
    /// Positions of the main line with a comment.
    Commented,
    /// Every n-th position of the main line.
    Every(usize),
}

/// A block of a printed study.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// Turns and comments: a row of the tree, or a part of one.
    Text(TreeRow),
    /// The position after a turn, or at the start.
    Diagram(Option<NodeId>),
}

impl Study {
    /// The whole record in print order: the start, the rows of the tree with each diagram after its turn and comments, and the end of the main
    /// line.
    ///
    /// ```
    /// use lyngk_rules::{Position, Record, Variant};
    /// use lyngk_study::Study;
    /// use lyngk_study::study::{Block, Diagrams};
    ///
    /// let mut study = Study::new(Record::new(Position::random_start(7, Variant::Standard)));
    /// for _ in 0..4 {
    ///     study.play(study.position().turns()[0])?;
    /// }
    /// let blocks = study.sheet(Diagrams::Every(2));
    /// let drawn = blocks.iter().filter(|block| matches!(block, Block::Diagram(_)));
    /// assert_eq!(drawn.count(), 3, "the start, after two turns, and after all four");
    /// # Ok::<(), lyngk_rules::IllegalTurn>(())
    /// ```
    #[must_use]
    pub fn sheet(&self, diagrams: Diagrams) -> Vec<Block> {
        let end = self.record().main_line().last();
        let mut blocks = vec![Block::Diagram(None)];
        // Number of turns of the main line so far.
        let mut count = 0;
        for row in self.tree() {
            let mut part = TreeRow { items: Vec::new(), ..row };
            let mut drawn = None;
            for mut item in row.items {
                if let TreeItem::Turn { node, shows_number, .. } = &mut item {
                    let cut = flush(&mut blocks, &mut part, &mut drawn);
                    *shows_number |= cut;
                    let in_main_line = row.depth == 0;
                    count += usize::from(in_main_line);
                    let wanted = match diagrams {
                        Diagrams::Marked => false,
                        Diagrams::Commented => in_main_line && self.is_commented(*node),
                        Diagrams::Every(turns) => in_main_line && turns > 0 && count % turns == 0,
                    };
                    let marked = self.record().node(*node).marks.contains(&DIAGRAM);
                    drawn = Some(*node).filter(|_| wanted || marked);
                }
                part.items.push(item);
            }
            flush(&mut blocks, &mut part, &mut drawn);
            if !part.items.is_empty() {
                blocks.push(Block::Text(part));
            }
        }
        if let Some(end) = end
            && !blocks.contains(&Block::Diagram(Some(end)))
        {
            blocks.push(Block::Diagram(Some(end)));
        }
        blocks
    }

    /// Whether the current position is marked to be printed.
    #[must_use]
    pub fn is_drawn(&self) -> bool {
        self.place().is_some_and(|id| self.record().node(id).marks.contains(&DIAGRAM))
    }

    /// Toggles whether the current position is printed. Returns false at the start, which always is.
    pub fn toggle_diagram(&mut self) -> bool {
        self.edit_here(|record, id| {
            let marks = record.marks_mut(id);
            let had = marks.contains(&DIAGRAM);
            marks.retain(|&mark| mark != DIAGRAM);
            if !had {
                marks.push(DIAGRAM);
            }
            true
        })
    }

    fn is_commented(&self, node: NodeId) -> bool {
        !super::tree::shown_text(&self.record().node(node).comments).is_empty()
    }
}

/// Ends a text block before a diagram. Returns whether there was a diagram.
fn flush(blocks: &mut Vec<Block>, part: &mut TreeRow, drawn: &mut Option<NodeId>) -> bool {
    let Some(node) = drawn.take() else { return false };
    let items = std::mem::take(&mut part.items);
    blocks.push(Block::Text(TreeRow { items, ..*part }));
    blocks.push(Block::Diagram(Some(node)));
    part.begins = false;
    true
}

#[cfg(test)]
mod tests {
    use lyngk_rules::{Position, Record, SplitMix64, Variant};

    use super::*;
    use crate::Remark;

    /// Six turns; the second has a comment and the third a variation.
    fn study() -> Study {
        let mut chance = SplitMix64::new(4);
        let mut study = Study::new(Record::new(Position::random_start(4, Variant::Standard)));
        for _ in 0..6 {
            let turn = study.position().random_turn(&mut chance).expect("a turn");
            study.play(turn).expect("legal");
        }
        let line: Vec<NodeId> = study.record().main_line().collect();
        study.go_to(Some(line[1]));
        study.set_remark(Remark::After, "Here it begins.").expect("a comment");
        let other = study.position().turns().into_iter().find(|&turn| turn != study.record().node(line[2]).turn());
        study.play(other.expect("another turn")).expect("legal");
        study
    }

    fn drawn(study: &Study, diagrams: Diagrams) -> Vec<Option<usize>> {
        let line: Vec<NodeId> = study.record().main_line().collect();
        let number = |id: NodeId| line.iter().position(|&other| other == id).map_or(0, |at| at + 1);
        let place = |block: Block| match block {
            Block::Diagram(place) => Some(place.map(number)),
            Block::Text(_) => None,
        };
        study.sheet(diagrams).into_iter().filter_map(place).collect()
    }

    #[test]
    fn the_chosen_positions_are_drawn() {
        let mut study = study();
        assert_eq!(drawn(&study, Diagrams::Marked), [None, Some(6)]);
        assert_eq!(drawn(&study, Diagrams::Commented), [None, Some(2), Some(6)]);
        assert_eq!(drawn(&study, Diagrams::Every(4)), [None, Some(4), Some(6)]);
        assert!(study.toggle_diagram() && study.is_drawn(), "in the variation");
        assert_eq!(drawn(&study, Diagrams::Marked), [None, Some(0), Some(6)]);
        assert!(study.toggle_diagram() && !study.is_drawn());
        study.to_start();
        assert!(!study.toggle_diagram());
    }

    #[test]
    fn every_turn_is_printed_and_continued_lines_show_their_number() {
        let study = study();
        for diagrams in [Diagrams::Marked, Diagrams::Commented, Diagrams::Every(1)] {
            let mut before = Vec::new();
            for block in study.sheet(diagrams) {
                let Block::Text(row) = block else { continue };
                let first = row.items.iter().find(|item| matches!(item, TreeItem::Turn { .. }));
                assert!(matches!(first, Some(TreeItem::Turn { shows_number: true, .. })), "{row:?}");
                before.extend(row.items.iter().filter_map(|item| match item {
                    TreeItem::Turn { node, .. } => Some(*node),
                    TreeItem::Remark(_) => None,
                }));
            }
            let all = study.tree().into_iter().flat_map(|row| row.items).filter_map(|item| match item {
                TreeItem::Turn { node, .. } => Some(node),
                TreeItem::Remark(_) => None,
            });
            assert!(before.into_iter().eq(all));
        }
    }
}
