//! The record as a table: the main line in two columns, comments and variations between its rows.

use lyngk_rules::{NodeId, PerPlayer, Player};

use super::Study;
use super::tree::{TreeItem, TreeRow};

/// A row of the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum MoveRow {
    /// A move of the main line, or the part of it between comments and variations.
    Move {
        /// Its number.
        number: usize,
        /// A turn of each player.
        cells: PerPlayer<MoveCell>,
    },
    /// A comment on the main line.
    Remark {
        /// The turn before it; none before the first turn.
        after: Option<NodeId>,
        /// The text.
        text: String,
    },
    /// A variation, or a part of one.
    Line(TreeRow),
}

/// A cell of a move.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub enum MoveCell {
    /// No turn: the record begins or ends here.
    #[default]
    Empty,
    /// The turn is in another row of the same move.
    Elsewhere,
    /// A turn.
    Turn(TreeItem),
}

impl Study {
    /// The record as a table.
    ///
    /// ```
    /// use lyngk_rules::{Position, Record, Variant};
    /// use lyngk_study::Study;
    ///
    /// let mut study = Study::new(Record::new(Position::random_start(7, Variant::Standard)));
    /// for _ in 0..4 {
    ///     study.play(study.position().turns()[0])?;
    /// }
    /// assert_eq!(study.moves().len(), 2);
    /// # Ok::<(), lyngk_rules::IllegalTurn>(())
    /// ```
    #[must_use]
    pub fn moves(&self) -> Vec<MoveRow> {
        let mut table = MoveTable::default();
        for row in self.tree() {
            if row.depth > 0 {
                table.rows.push(MoveRow::Line(row));
                continue;
            }
            row.items.into_iter().for_each(|item| table.add(item));
        }
        table.rows
    }
}

#[derive(Default)]
struct MoveTable {
    rows: Vec<MoveRow>,
    /// The last turn of the main line, and the row with it.
    last: Option<(NodeId, usize)>,
}

impl MoveTable {
    fn add(&mut self, item: TreeItem) {
        let (node, number) = match item {
            TreeItem::Remark(text) => {
                let after = self.last.map(|(node, _)| node);
                return self.rows.push(MoveRow::Remark { after, text });
            }
            TreeItem::Turn { node, number, .. } => (node, number),
        };
        let mut cells = PerPlayer::default();
        if number.player == Player::Two
            && let Some((_, at)) = self.last
        {
            let is_last = at + 1 == self.rows.len();
            if let MoveRow::Move { cells: before, .. } = &mut self.rows[at] {
                if is_last {
                    before[Player::Two] = MoveCell::Turn(item);
                    self.last = Some((node, at));
                    return;
                }
                // A comment or a variation came between the two turns.
                before[Player::Two] = MoveCell::Elsewhere;
                cells[Player::One] = MoveCell::Elsewhere;
            }
        }
        cells[number.player] = MoveCell::Turn(item);
        self.last = Some((node, self.rows.len()));
        self.rows.push(MoveRow::Move { number: number.number, cells });
    }
}

#[cfg(test)]
mod tests {
    use lyngk_rules::{Position, Record, Variant};

    use super::*;
    use crate::Remark;

    /// The rows in short form: `1 #|…` for a move, `{text}` for a comment, `(2` for a variation with two turns.
    fn shown(study: &Study) -> Vec<String> {
        let cell = |cell: &MoveCell| match cell {
            MoveCell::Empty => "",
            MoveCell::Elsewhere => "…",
            MoveCell::Turn(_) => "#",
        };
        let row = |row: &MoveRow| match row {
            MoveRow::Move { number, cells } => {
                format!("{number} {}|{}", cell(&cells[Player::One]), cell(&cells[Player::Two]))
            }
            MoveRow::Remark { text, .. } => format!("{{{text}}}"),
            MoveRow::Line(row) => format!("({}", row.items.len()),
        };
        study.moves().iter().map(row).collect()
    }

    fn study(turns: usize) -> Study {
        let mut study = Study::new(Record::new(Position::random_start(3, Variant::Standard)));
        for _ in 0..turns {
            study.play(study.position().turns()[0]).expect("legal");
        }
        study
    }

    #[test]
    fn turns_of_a_move_share_a_row() {
        assert!(shown(&study(0)).is_empty());
        assert_eq!(shown(&study(1)), ["1 #|"]);
        assert_eq!(shown(&study(5)), ["1 #|#", "2 #|#", "3 #|"]);
    }

    #[test]
    fn comments_and_variations_divide_a_move() {
        let mut study = study(5);
        let line: Vec<NodeId> = study.record().main_line().collect();
        study.to_start();
        study.set_remark(Remark::After, "first").expect("a comment");
        study.go_to(Some(line[0]));
        study.set_remark(Remark::After, "so").expect("a comment");
        study.go_to(Some(line[2]));
        let other = study.position().turns().into_iter().nth(1).expect("another turn");
        study.play(other).expect("legal");
        assert_eq!(shown(&study), ["{first}", "1 #|…", "{so}", "1 …|#", "2 #|#", "(1", "3 #|"]);
        study.go_to(Some(line[4]));
        study.set_remark(Remark::After, "last").expect("a comment");
        assert_eq!(shown(&study).last().map(String::as_str), Some("{last}"), "nothing is elsewhere");
        assert_eq!(shown(&study)[6], "3 #|");
    }

    #[test]
    fn a_record_may_begin_with_player_2() {
        let mut setup = Position::random_start(1, Variant::Six).setup();
        setup.to_move = Player::Two;
        let mut study = Study::new(Record::new(setup.position().expect("a position")));
        for _ in 0..2 {
            study.play(study.position().turns()[0]).expect("legal");
        }
        assert_eq!(shown(&study), ["1 |#", "2 #|"]);
    }

    #[test]
    fn every_turn_is_in_the_table_and_every_row_is_unique() {
        let mut study = study(30);
        let line: Vec<NodeId> = study.record().main_line().collect();
        for &id in line.iter().step_by(3) {
            study.go_to(Some(id));
            study.set_remark(Remark::After, "the same").expect("a comment");
            study.back();
            let other = study.position().turns().into_iter().nth(1).expect("another turn");
            study.play(other).expect("legal");
        }
        let turns = |rows: Vec<MoveRow>| -> usize {
            let count = |items: &[TreeItem]| items.iter().filter(|item| item.player().is_some()).count();
            rows.iter()
                .map(|row| match row {
                    MoveRow::Move { cells, .. } => {
                        cells.values().filter(|cell| matches!(cell, MoveCell::Turn(_))).count()
                    }
                    MoveRow::Remark { .. } => 0,
                    MoveRow::Line(row) => count(&row.items),
                })
                .sum()
        };
        let rows = study.moves();
        assert_eq!(turns(rows.clone()), study.record().turn_total());
        let unique: std::collections::HashSet<&MoveRow> = rows.iter().collect();
        assert_eq!(unique.len(), rows.len());
    }
}
