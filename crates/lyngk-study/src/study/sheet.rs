//! Layout of a study for printing: text and diagrams in order.

use lyngk_game::tags::{DATE, EVENT, NAME, PlayerInfo, SITE};
use lyngk_rules::{GameResult, Mark, NodeId, Player, Record, Variant};
use lyngk_view::Words;
use lyngk_view::say::isolated;

use super::tree::{TreeItem, TreeRow};
use super::{Study, say};

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

/// Heading of a printed record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heading {
    /// The name of the study that the record is a chapter of.
    pub study: Option<String>,
    /// The title of the chapter, the name of the record, or the players.
    pub title: String,
    /// Players, event, date, variant and result, unless the title says them.
    pub facts: Vec<String>,
}

/// The heading of a record, with the name of its study and the title of its chapter if it has them.
#[must_use]
pub fn heading(words: &Words, record: &Record, study: Option<String>, chapter: Option<String>) -> Heading {
    let [one, two] = Player::ALL.map(|player| say::player(words, record, player));
    let players = format!("{one} – {two}");
    let is_known = |info: PlayerInfo| info.name.is_some() || info.level.is_some();
    let has_players = Player::ALL.into_iter().any(|player| is_known(PlayerInfo::of(record, player)));
    let known = |tag: &str| record.tag(tag).filter(|value| !value.trim().is_empty() && !value.contains('?'));
    let title = match (known(NAME), chapter) {
        (Some(name), _) => isolated(name),
        (None, Some(chapter)) if !has_players => chapter,
        (None, _) => players.clone(),
    };
    let study = study.map(|name| isolated(&name)).filter(|study| *study != title);
    let mut facts: Vec<String> = Some(players).filter(|players| has_players && *players != title).into_iter().collect();
    facts.extend([EVENT, SITE, DATE].into_iter().filter_map(known).map(isolated).filter(|fact| *fact != title));
    if record.start().variant() == Variant::Six {
        facts.push(words.text("new-variant-six"));
    }
    if record.result != GameResult::Open {
        facts.push(record.result.text().to_owned());
    }
    Heading { study, title, facts }
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
    fn a_heading_names_study_and_chapter_and_nothing_twice() {
        let words = crate::words(lyngk_view::Language::English);
        let mut record = Record::new(Position::random_start(4, Variant::Standard));
        let heading = |record: &Record, study: Option<&str>, chapter: Option<&str>| {
            let Heading { study, title, facts } =
                super::heading(&words, record, study.map(str::to_owned), chapter.map(str::to_owned));
            let text = [study.unwrap_or_default(), title, facts.join(", ")].join(" | ");
            text.replace(['\u{2068}', '\u{2069}'], "")
        };
        assert_eq!(heading(&record, None, None), " | Player 1 – Player 2 | ");
        assert_eq!(heading(&record, Some("Endings"), Some("Chapter 2")), "Endings | Chapter 2 | ");
        let mut set = |name: &str, value: &str| record.set_tag(lyngk_rules::Tag::new(name, value).expect("a tag"));
        set("Player1", "Anna");
        set("Event", "Club night");
        set("Date", "????.??.??");
        assert_eq!(heading(&record, Some("Endings"), Some("Club night")), "Endings | Anna – Player 2 | Club night");
        record.set_tag(lyngk_rules::Tag::new("Name", "The trap").expect("a tag"));
        assert_eq!(heading(&record, None, None), " | The trap | Anna – Player 2, Club night");
        assert_eq!(heading(&record, Some("The trap"), Some("The trap")), " | The trap | Anna – Player 2, Club night");
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
