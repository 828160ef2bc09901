//! A study as a lesson: the reader finds the turns of its main line.
//!
//! A [`Drill`] walks along the main line. Where the reader is to move it waits for the right turn; the other player's turns are played for
//! them. A [`Task`] may ask only for turns that the study marks as good. Wrong turns are answered with the study's own variations and comments, and hints are taken from its comments first.
//!
//! ```
//! use lyngk_rules::{Player, Position, Record, Variant};
//! use lyngk_study::drill::{Drill, Reader, Task, Verdict};
//!
//! let mut record = Record::new(Position::random_start(7, Variant::Standard));
//! let turns = record.start().turns();
//! record.push(None, turns[0])?;
//! let task = Task::from(Reader::Player(Player::One));
//! let mut drill = Drill::new(&record, task).expect("there is something to find");
//! assert_eq!(drill.try_turn(turns[1]), Verdict::Unknown);
//! assert_eq!(drill.try_turn(turns[0]), Verdict::Right { comment: String::new() });
//! assert!(drill.is_over());
//! # Ok::<(), lyngk_rules::IllegalTurn>(())
//! ```

pub mod say;

use lyngk_rules::{Mark, NodeId, Player, Point, Position, Record, Turn};

use crate::study;

/// Whose turns the reader finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reader {
    /// Those of one player.
    Player(Player),
    /// Those of both.
    Both,
}

impl Reader {
    /// All of them.
    pub const ALL: [Reader; 3] = [Reader::Player(Player::One), Reader::Player(Player::Two), Reader::Both];

    /// Name in the page and in links.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Reader::Player(Player::One) => "1",
            Reader::Player(Player::Two) => "2",
            Reader::Both => "12",
        }
    }

    /// The reader with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Reader> {
        Reader::ALL.into_iter().find(|reader| reader.name() == name)
    }

    fn finds(self, player: Player) -> bool {
        self == Reader::Both || self == Reader::Player(player)
    }
}

/// End of the name of a task with marked turns only.
const MARKED: char = 'm';

/// Which turns the reader finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Task {
    /// Whose turns.
    pub reader: Reader,
    /// Only those that the study marks with `!` or `!!`. The others are played for the reader.
    pub only_marked: bool,
}

impl From<Reader> for Task {
    fn from(reader: Reader) -> Task {
        Task { reader, only_marked: false }
    }
}

impl Task {
    /// Name in links.
    ///
    /// ```
    /// use lyngk_study::drill::{Reader, Task};
    ///
    /// let task = Task { reader: Reader::Both, only_marked: true };
    /// assert_eq!((task.name().as_str(), Task::from_name("12m")), ("12m", Some(task)));
    /// ```
    #[must_use]
    pub fn name(self) -> String {
        let marked = self.only_marked.then_some(MARKED);
        self.reader.name().chars().chain(marked).collect()
    }

    /// The task with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Task> {
        let marked = name.strip_suffix(MARKED);
        let reader = Reader::from_name(marked.unwrap_or(name))?;
        Some(Task { reader, only_marked: marked.is_some() })
    }
}

/// Whether the main line of a record has turns that are marked with `!` or `!!`.
#[must_use]
pub fn has_marked(record: &Record) -> bool {
    record.main_line().any(|id| is_marked(record, id))
}

fn is_marked(record: &Record, id: NodeId) -> bool {
    let is_praise = |mark: &Mark| matches!(mark.suffix(), Some("!" | "!!"));
    record.node(id).marks.iter().any(is_praise)
}

/// The study's answer to a turn that was tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is the turn of the main line, with the comment on it.
    Right {
        /// The comment; may be empty.
        comment: String,
    },
    /// The study has it as a variation.
    Variation {
        /// Its comment; may be empty.
        comment: String,
        /// The turn with which the variation goes on.
        answer: Option<Turn>,
    },
    /// It is not in the study.
    Unknown,
}

impl Verdict {
    /// The study's comment on the turn; may be empty.
    #[must_use]
    pub fn comment(&self) -> &str {
        match self {
            Verdict::Right { comment } | Verdict::Variation { comment, .. } => comment,
            Verdict::Unknown => "",
        }
    }
}

/// A hint. Each one says more than the last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DrillHint {
    /// The study's comment on the position.
    Comment(String),
    /// Start of the turn.
    From(Point),
    /// The turn.
    Turn(Turn),
}

/// A walk along the main line of a study.
#[derive(Clone, Debug)]
pub struct Drill {
    record: Record,
    task: Task,
    line: Vec<NodeId>,
    /// Number of turns of the main line that have been played.
    at: usize,
    /// Number of hints for the present turn.
    hints: usize,
    /// Whether the present turn was tried in vain.
    is_missed: bool,
    /// Number of turns that the reader has found at once and without help.
    found: usize,
}

impl Drill {
    /// A lesson. None if the main line has no turn for the reader to find.
    #[must_use]
    pub fn new(record: &Record, task: Task) -> Option<Drill> {
        let line: Vec<NodeId> = record.main_line().collect();
        let (record, at) = (record.clone(), 0);
        let drill = Drill { record, task, line, at, hints: 0, is_missed: false, found: 0 };
        (drill.total() > 0).then_some(drill)
    }

    /// The record.
    #[must_use]
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Which turns the reader finds.
    #[must_use]
    pub fn task(&self) -> Task {
        self.task
    }

    /// The turn last played; none at the start.
    #[must_use]
    pub fn place(&self) -> Option<NodeId> {
        self.at.checked_sub(1).map(|index| self.line[index])
    }

    /// The turns from the start to the present position.
    #[must_use]
    pub fn turns(&self) -> Vec<Turn> {
        self.line[..self.at].iter().map(|&id| self.record.node(id).turn()).collect()
    }

    /// The present position.
    #[must_use]
    pub fn position(&self) -> Position {
        self.record.position(self.place())
    }

    /// Whether the reader has to find a turn now.
    #[must_use]
    pub fn is_asking(&self) -> bool {
        self.at < self.line.len() && self.is_for_reader(self.at)
    }

    /// The turn of the main line that is played for the reader now, as it is not theirs to find.
    #[must_use]
    pub fn reply(&self) -> Option<Turn> {
        (!self.is_asking()).then(|| self.line.get(self.at).map(|&id| self.record.node(id).turn())).flatten()
    }

    /// Goes on after the [reply](Drill::reply).
    pub fn go_on(&mut self) {
        if self.reply().is_some() {
            self.advance();
        }
    }

    /// Whether nothing is left to find.
    #[must_use]
    pub fn is_over(&self) -> bool {
        (self.at..self.line.len()).all(|index| !self.is_for_reader(index))
    }

    /// The comment of the study on the present position; may be empty.
    #[must_use]
    pub fn comment(&self) -> String {
        let comments = self.place().map_or(&self.record.comments, |id| &self.record.node(id).comments);
        study::shown_text(comments)
    }

    /// Number of turns to find.
    #[must_use]
    pub fn total(&self) -> usize {
        (0..self.line.len()).filter(|&index| self.is_for_reader(index)).count()
    }

    /// Number of turns that have been found or shown.
    #[must_use]
    pub fn done(&self) -> usize {
        (0..self.at).filter(|&index| self.is_for_reader(index)).count()
    }

    /// Number of turns that were found at once and without help.
    #[must_use]
    pub fn found(&self) -> usize {
        self.found
    }

    /// Tries a turn. The right one is played.
    pub fn try_turn(&mut self, turn: Turn) -> Verdict {
        let children = self.record.children(self.place());
        let Some(index) = children.iter().position(|&id| self.record.node(id).turn() == turn) else {
            self.is_missed = true;
            return Verdict::Unknown;
        };
        let id = children[index];
        let node = self.record.node(id);
        if index == 0 {
            let comment = study::shown_text(&node.comments);
            self.found += usize::from(!self.is_missed && self.hints == 0);
            self.advance();
            return Verdict::Right { comment };
        }
        self.is_missed = true;
        let texts = [node.lead(), &node.comments].map(study::shown_text);
        let comment = texts.into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join("\n\n");
        let answer = self.record.children(Some(id)).first().map(|&next| self.record.node(next).turn());
        Verdict::Variation { comment, answer }
    }

    /// The next hint. After the last one it is told again.
    pub fn hint(&mut self) -> Option<DrillHint> {
        let turn = self.record.node(*self.line.get(self.at).filter(|_| self.is_asking())?).turn();
        let comment = Some(self.comment()).filter(|comment| !comment.is_empty()).map(DrillHint::Comment);
        let from = match turn {
            Turn::Move { from, .. } => Some(DrillHint::From(from)),
            Turn::Pass => None,
        };
        let all: Vec<DrillHint> = [comment, from, Some(DrillHint::Turn(turn))].into_iter().flatten().collect();
        let hint = all[self.hints.min(all.len() - 1)].clone();
        self.hints += 1;
        Some(hint)
    }

    /// Plays the right turn for the reader, and returns it.
    pub fn show(&mut self) -> Option<Turn> {
        let turn = self.record.node(*self.line.get(self.at).filter(|_| self.is_asking())?).turn();
        self.advance();
        Some(turn)
    }

    fn is_for_reader(&self, index: usize) -> bool {
        let first = self.record.start().to_move();
        let player = if index.is_multiple_of(2) { first } else { first.opponent() };
        self.task.reader.finds(player) && (!self.task.only_marked || is_marked(&self.record, self.line[index]))
    }

    fn advance(&mut self) {
        self.at += 1;
        (self.hints, self.is_missed) = (0, false);
    }
}

#[cfg(test)]
mod tests {
    use lyngk_rules::{Comment, SplitMix64, Variant};

    use super::*;

    /// Four turns; the first has a variation with an answer and two comments, the position after the second a comment.
    fn record() -> Record {
        let mut record = Record::new(Position::random_start(5, Variant::Standard));
        let mut chance = SplitMix64::new(5);
        let mut last = None;
        for _ in 0..4 {
            let turn = record.position(last).random_turn(&mut chance).expect("a turn");
            last = record.push(last, turn).ok();
        }
        let line: Vec<NodeId> = record.main_line().collect();
        record.comments_mut(line[1]).extend(Comment::new("[%clk 9] Look at e4."));
        record.comments_mut(line[0]).extend(Comment::new("Well begun."));
        let other = record.start().turns().into_iter().find(|&turn| turn != record.node(line[0]).turn());
        let other = record.push(None, other.expect("another")).expect("legal");
        record.set_lead(other, Comment::new("Tempting,").into_iter().collect());
        record.comments_mut(other).extend(Comment::new("but slow."));
        let answer = record.position(Some(other)).turns()[0];
        record.push(Some(other), answer).expect("legal");
        record
    }

    fn turn(record: &Record, index: usize) -> Turn {
        record.node(record.main_line().nth(index).expect("a turn")).turn()
    }

    #[test]
    fn wrong_tries_get_what_the_study_says() {
        let record = record();
        let mut drill = Drill::new(&record, Reader::Player(Player::One).into()).expect("a lesson");
        assert_eq!((drill.total(), drill.done(), drill.is_asking()), (2, 0, true));
        let other = record.children(None)[1];
        let answer = record.node(record.children(Some(other))[0]).turn();
        let verdict = drill.try_turn(record.node(other).turn());
        assert_eq!(verdict, Verdict::Variation { comment: "Tempting,\n\nbut slow.".to_owned(), answer: Some(answer) });
        let unknown = record
            .start()
            .turns()
            .into_iter()
            .find(|&turn| record.children(None).iter().all(|&id| record.node(id).turn() != turn));
        assert_eq!(drill.try_turn(unknown.expect("one")), Verdict::Unknown);
        assert_eq!(drill.turns(), []);
        assert_eq!(drill.try_turn(turn(&record, 0)), Verdict::Right { comment: "Well begun.".to_owned() });
        assert_eq!((drill.done(), drill.found()), (1, 0), "not at once");
        // The other player replies.
        assert_eq!((drill.is_asking(), drill.reply()), (false, Some(turn(&record, 1))));
        drill.go_on();
        assert_eq!((drill.is_asking(), drill.comment().as_str()), (true, "Look at e4."));
        assert_eq!(drill.try_turn(turn(&record, 2)), Verdict::Right { comment: String::new() });
        assert_eq!((drill.done(), drill.found(), drill.is_over()), (2, 1, true));
        assert_eq!(drill.reply(), Some(turn(&record, 3)), "the line goes on to its end");
        drill.go_on();
        assert_eq!((drill.reply(), drill.position()), (None, record.final_position()));
    }

    #[test]
    fn hints_say_more_and_more_and_count_as_help() {
        let record = record();
        let mut drill = Drill::new(&record, Reader::Both.into()).expect("a lesson");
        assert_eq!(drill.total(), 4);
        let Turn::Move { from, .. } = turn(&record, 0) else { panic!("a move") };
        // There is no comment at the start.
        assert_eq!(drill.hint(), Some(DrillHint::From(from)));
        assert_eq!(drill.hint(), Some(DrillHint::Turn(turn(&record, 0))));
        assert_eq!(drill.hint(), Some(DrillHint::Turn(turn(&record, 0))));
        drill.try_turn(turn(&record, 0));
        assert_eq!(drill.found(), 0);
        assert_eq!(drill.hint(), Some(DrillHint::Comment("Well begun.".to_owned())));
        assert_eq!(drill.show(), Some(turn(&record, 1)));
        assert_eq!((drill.done(), drill.found()), (2, 0));
    }

    #[test]
    fn a_study_without_turns_for_the_reader_is_no_lesson() {
        let mut record = Record::new(Position::random_start(5, Variant::Standard));
        assert!(Drill::new(&record, Reader::Both.into()).is_none());
        record.push(None, record.start().turns()[0]).expect("legal");
        assert!(Drill::new(&record, Reader::Player(Player::Two).into()).is_none());
        for reader in Reader::ALL {
            assert_eq!(Reader::from_name(reader.name()), Some(reader));
            for only_marked in [false, true] {
                let task = Task { reader, only_marked };
                assert_eq!(Task::from_name(&task.name()), Some(task));
            }
        }
        assert_eq!((Task::from_name("3"), Task::from_name("1mm"), Task::from_name("m")), (None, None, None));
    }

    #[test]
    fn only_marked_turns_are_asked_for_if_the_reader_wants() {
        let mut record = record();
        let line: Vec<NodeId> = record.main_line().collect();
        let task = |reader| Task { reader, only_marked: true };
        record.marks_mut(line[0]).extend(Mark::from_suffix("!?"));
        assert!(!has_marked(&record) && Drill::new(&record, task(Reader::Both)).is_none());
        record.marks_mut(line[2]).extend(Mark::from_suffix("!!"));
        record.marks_mut(line[3]).extend(Mark::from_suffix("!"));
        assert!(has_marked(&record));
        let of_two = Drill::new(&record, task(Reader::Player(Player::Two))).expect("a lesson");
        assert_eq!(of_two.total(), 1);
        let mut drill = Drill::new(&record, task(Reader::Both)).expect("a lesson");
        assert_eq!((drill.total(), drill.is_asking()), (2, false));
        for index in 0..2 {
            assert_eq!(drill.reply(), Some(turn(&record, index)), "it is played");
            drill.go_on();
        }
        assert_eq!((drill.is_asking(), drill.reply(), drill.done()), (true, None, 0));
        assert_eq!(drill.try_turn(turn(&record, 2)), Verdict::Right { comment: String::new() });
        assert!(drill.is_asking(), "the next is marked, too");
        assert_eq!(drill.show(), Some(turn(&record, 3)));
        assert_eq!((drill.is_over(), drill.done(), drill.found()), (true, 2, 1));
    }
}
