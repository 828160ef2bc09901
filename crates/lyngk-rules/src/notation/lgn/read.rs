//! Parser for LGN records.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::{LgnError, LgnProblem};
use crate::notation::cursor::{Cursor, Expected, SyntaxError};
use crate::notation::lpn::{read_columns, read_state};
use crate::record::{Comment, GameResult, Mark, NodeId, Record, Tag};
use crate::{Fault, Player, Point, Position, Setup, Variant};

/// Iterator over the records in a text. It ends after the first error.
///
/// ```
/// use lyngk_rules::{Position, Record, Records, Variant};
///
/// let two = [1, 2].map(|seed| Record::new(Position::random_start(seed, Variant::Six)));
/// let text = two.clone().map(|record| record.to_string()).concat();
/// let read: Result<Vec<Record>, _> = Records::new(&text).collect();
/// assert_eq!(read.as_deref(), Ok(&two[..]));
/// ```
#[derive(Clone, Debug)]
pub struct Records<'a> {
    text: &'a str,
    cursor: Cursor<'a>,
    game: usize,
    failed: bool,
}

impl<'a> Records<'a> {
    /// Parses this text, skipping a byte order mark at its start.
    #[must_use]
    pub fn new(text: &'a str) -> Records<'a> {
        let mut cursor = Cursor::new(text);
        cursor.eat('\u{feff}');
        Records { text, cursor, game: 0, failed: false }
    }

    /// The number of bytes parsed so far. After an error this is somewhere in the faulty record.
    #[must_use]
    pub fn offset(&self) -> usize {
        self.cursor.offset()
    }
}

impl Iterator for Records<'_> {
    type Item = Result<Record, LgnError>;

    fn next(&mut self) -> Option<Result<Record, LgnError>> {
        skip_space(&mut self.cursor);
        if self.failed || self.cursor.rest().is_empty() {
            return None;
        }
        self.game += 1;
        let mut parser = RecordParser { cursor: self.cursor, failed_at: None };
        let record = parser.record();
        self.cursor = parser.cursor;
        self.failed = record.is_err();
        let at = parser.failed_at.unwrap_or(self.cursor.offset());
        Some(record.map_err(|problem| LgnError::at(self.text, at, self.game, problem)))
    }
}

fn skip_space(cursor: &mut Cursor<'_>) {
    cursor.take_while(char::is_whitespace);
}

/// Parser for one record. An error is at the cursor unless `failed_at` is set.
struct RecordParser<'a> {
    cursor: Cursor<'a>,
    failed_at: Option<usize>,
}

/// A tag with the offset of its value.
struct RawTag {
    name: String,
    value: String,
    value_at: usize,
}

/// The state of a line of turns: the main line or a variation.
struct OpenLine {
    /// The last turn, or the turn from which the line branches off.
    last: Option<NodeId>,
    position: Position,
    /// Where a variation of the last turn would branch off, or `None` if the line has no turn yet.
    before_last: Option<(Option<NodeId>, Position)>,
    /// Comments before the first turn of a variation.
    lead: Vec<Comment>,
}

impl RecordParser<'_> {
    fn record(&mut self) -> Result<Record, LgnProblem> {
        let tags = self.tags()?;
        let start = self.start(&tags)?;
        let mut record = Record::new(start);
        for tag in &tags {
            if Tag::RESERVED.contains(&tag.name.as_str()) {
                continue;
            }
            let Some(kept) = Tag::new(tag.name.as_str(), tag.value.as_str()) else {
                return self.fail_at(tag.value_at, LgnProblem::TagValue { name: tag.name.clone() });
            };
            record.push_tag(kept);
        }
        self.turns(&mut record)?;
        Ok(record)
    }

    fn fail_at<T>(&mut self, offset: usize, problem: LgnProblem) -> Result<T, LgnProblem> {
        self.failed_at = Some(offset);
        Err(problem)
    }

    fn expected<T>(&self, expected: Expected) -> Result<T, LgnProblem> {
        Err(LgnProblem::Syntax(self.cursor.error(expected)))
    }

    fn tags(&mut self) -> Result<Vec<RawTag>, LgnProblem> {
        let mut tags: Vec<RawTag> = Vec::new();
        let mut names = alloc::collections::BTreeSet::new();
        loop {
            skip_space(&mut self.cursor);
            let at = self.cursor.offset();
            if !self.cursor.eat('[') {
                break;
            }
            let tag = self.tag()?;
            if !names.insert(tag.name.clone()) {
                return self.fail_at(at, LgnProblem::RepeatedTag { name: tag.name });
            }
            tags.push(tag);
        }
        if tags.is_empty() { self.expected(Expected::Tag) } else { Ok(tags) }
    }

    /// Parses a tag after its opening bracket.
    fn tag(&mut self) -> Result<RawTag, LgnProblem> {
        skip_space(&mut self.cursor);
        let name = self.cursor.take_while(Tag::is_name_char).to_string();
        if name.is_empty() {
            return self.expected(Expected::TagName);
        }
        skip_space(&mut self.cursor);
        self.cursor.expect('"').map_err(LgnProblem::Syntax)?;
        let value_at = self.cursor.offset();
        let mut value = String::new();
        loop {
            match self.cursor.next() {
                Some('"') => break,
                Some('\\') => match self.cursor.next() {
                    Some(escaped @ ('"' | '\\')) => value.push(escaped),
                    _ => return self.fail_at(value_at, LgnProblem::TagValue { name }),
                },
                Some(char) if !char.is_control() => value.push(char),
                _ => return self.fail_at(value_at, LgnProblem::TagValue { name }),
            }
        }
        skip_space(&mut self.cursor);
        self.cursor.expect(']').map_err(LgnProblem::Syntax)?;
        Ok(RawTag { name, value, value_at })
    }

    fn start(&mut self, tags: &[RawTag]) -> Result<Position, LgnProblem> {
        let find = |name: &'static str| tags.iter().find(|tag| tag.name == name);
        let Some(variant) = find("Variant") else { return Err(LgnProblem::MissingTag { name: "Variant" }) };
        let Some(start) = find("Start") else { return Err(LgnProblem::MissingTag { name: "Start" }) };
        let Some(known) = Variant::from_name(&variant.value) else {
            return self.fail_at(variant.value_at, LgnProblem::Variant { value: variant.value.clone() });
        };
        let mut setup = Setup { variant: known, ..Setup::default() };
        setup.stacks = self.tag_value(start, |cursor| read_columns(cursor, &mut [0; Point::COUNT]))?;
        if let Some(state) = find("State") {
            self.tag_value(state, |cursor| read_state(cursor, &mut setup).map_err(|(_, error)| error))?;
        }
        setup.position().or_else(|error| {
            let about_state = |fault: &Fault| {
                matches!(fault, Fault::TooManyScored { .. } | Fault::TooManyClaims { .. } | Fault::ClaimedByBoth { .. })
            };
            let wrong = find("State").filter(|_| error.faults().iter().all(about_state)).unwrap_or(start);
            self.fail_at(wrong.value_at, LgnProblem::Start(error))
        })
    }

    /// Parses the whole value of a tag. Values with escapes fail at the escape, so offsets in the value are offsets in the text.
    fn tag_value<T>(
        &mut self,
        tag: &RawTag,
        read: impl FnOnce(&mut Cursor<'_>) -> Result<T, SyntaxError>,
    ) -> Result<T, LgnProblem> {
        let mut cursor = Cursor::new(&tag.value);
        let value = read(&mut cursor).and_then(|value| cursor.expect_end().map(|()| value));
        value.or_else(|error| {
            // The value ends with a quote.
            let error = SyntaxError { found: error.found.or(Some('"')), ..error };
            self.fail_at(tag.value_at + cursor.offset(), LgnProblem::Syntax(error))
        })
    }

    /// Parses turns, comments, marks and variations up to the result.
    fn turns(&mut self, record: &mut Record) -> Result<(), LgnProblem> {
        let start = *record.start();
        let mut line = OpenLine { last: None, position: start, before_last: None, lead: Vec::new() };
        let mut outer: Vec<OpenLine> = Vec::new();
        loop {
            skip_space(&mut self.cursor);
            let at = self.cursor.offset();
            if let Some(result) = self.result() {
                if !outer.is_empty() {
                    return self.fail_at(at, LgnProblem::OpenVariation);
                }
                record.result = result;
                return Ok(());
            }
            match self.cursor.peek() {
                Some('{') => {
                    let comment = self.comment()?;
                    match line.last {
                        Some(last) if line.before_last.is_some() => record.comments_mut(last).push(comment),
                        _ if outer.is_empty() => record.comments.push(comment),
                        _ => line.lead.push(comment),
                    }
                }
                Some('(') => {
                    let Some((last, position)) = line.before_last else { return Err(LgnProblem::NothingToVary) };
                    self.cursor.next();
                    let variation = OpenLine { last, position, before_last: None, lead: Vec::new() };
                    outer.push(::core::mem::replace(&mut line, variation));
                }
                Some(')') => {
                    let Some(continued) = outer.pop() else { return Err(LgnProblem::NotInVariation) };
                    if line.before_last.is_none() {
                        return Err(LgnProblem::EmptyVariation);
                    }
                    self.cursor.next();
                    line = continued;
                }
                Some('$' | '!' | '?') => {
                    let (Some(last), Some(_)) = (line.last, &line.before_last) else {
                        return Err(LgnProblem::NothingToMark);
                    };
                    let mark = self.mark()?;
                    record.marks_mut(last).push(mark);
                }
                Some('0'..='9') => {
                    let number = self.cursor;
                    self.cursor.take_while(|char| char.is_ascii_digit());
                    if !self.cursor.eat('.') {
                        self.cursor = number;
                        return self.expected(Expected::NumberOrResult);
                    }
                    self.cursor.take_while(|char| char == '.');
                }
                Some(_) => self.turn(record, &mut line)?,
                None if outer.is_empty() => return self.expected(Expected::Result),
                None => return Err(LgnProblem::OpenVariation),
            }
        }
    }

    fn turn(&mut self, record: &mut Record, line: &mut OpenLine) -> Result<(), LgnProblem> {
        let at = self.cursor.offset();
        let read = self.cursor.turn();
        let ends = |char: char| char.is_whitespace() || "{}()$!?".contains(char);
        if read.is_ok() && !self.cursor.peek().is_none_or(ends) {
            return self.expected(Expected::Char(' '));
        }
        let checked = match read {
            Ok(long) => line.position.check_long_turn(&long),
            Err(error) => {
                // The place of the syntax error, not the start of the turn.
                self.failed_at = Some(self.cursor.offset());
                Err(error.into())
            }
        };
        let turn = checked.map_err(|error| {
            self.failed_at.get_or_insert(at);
            let (number, player) = turn_number(record, line);
            LgnProblem::Turn { number, player, error }
        })?;
        let id = record.push_legal(line.last, turn);
        record.set_lead(id, ::core::mem::take(&mut line.lead));
        line.before_last = Some((line.last, line.position));
        line.last = Some(id);
        line.position.play_unchecked(turn);
        Ok(())
    }

    fn comment(&mut self) -> Result<Comment, LgnProblem> {
        let at = self.cursor.offset();
        self.cursor.next();
        let text = self.cursor.take_while(|char| char != '}');
        let comment = Comment::new(text).filter(|_| self.cursor.eat('}'));
        if let Some(comment) = comment {
            return Ok(comment);
        }
        let error = self.cursor.error(Expected::CommentEnd);
        self.fail_at(at, LgnProblem::Syntax(error))
    }

    fn mark(&mut self) -> Result<Mark, LgnProblem> {
        let before = self.cursor;
        let mark = if self.cursor.eat('$') {
            self.cursor.take_while(|char| char.is_ascii_digit()).parse().ok().map(Mark)
        } else {
            Mark::from_suffix(self.cursor.take_while(|char| char == '!' || char == '?'))
        };
        mark.ok_or_else(|| {
            self.cursor = before;
            LgnProblem::Syntax(before.error(Expected::Mark))
        })
    }

    fn result(&mut self) -> Option<GameResult> {
        let rest = self.cursor.rest();
        let result = GameResult::ALL.into_iter().find(|result| {
            let behind = rest.strip_prefix(result.text());
            behind.is_some_and(|behind| behind.chars().next().is_none_or(|char| char.is_whitespace() || char == '['))
        })?;
        self.cursor.eat_word(result.text());
        Some(result)
    }
}

/// The number and the player of the next turn of a line.
fn turn_number(record: &Record, line: &OpenLine) -> (usize, Player) {
    let plies = ::core::iter::successors(line.last, |&id| record.node(id).parent()).count();
    let shift = usize::from(record.start().to_move() == Player::Two);
    (usize::midpoint(plies, shift) + 1, line.position.to_move())
}
