//! Parsers and writers for points, stacks and turns.

use ::core::fmt;
use ::core::str::FromStr;
use alloc::vec::Vec;

use super::cursor::{Cursor, Expected, SyntaxError};
use crate::{Color, Core, IllegalTurn, PathError, Piece, Point, Stack, Turn};

impl Cursor<'_> {
    pub(crate) fn point(&mut self) -> Result<Point, SyntaxError> {
        let column = self.peek().and_then(|char| "abcdefghi".find(char.to_ascii_lowercase()));
        let column = column.ok_or_else(|| self.error(Expected::Point))?;
        self.next();
        let row = self.peek().and_then(|char| char.to_digit(10)).and_then(|row| row.checked_sub(1));
        let point = row.and_then(|row| Point::from_column_row(column, row as usize));
        let point = point.ok_or_else(|| self.error(Expected::Row { points: Point::of_column(column).count() }))?;
        self.next();
        Ok(point)
    }

    /// A stack, or `.` for an empty point.
    pub(crate) fn stack(&mut self) -> Result<Stack, SyntaxError> {
        if self.eat('.') {
            return Ok(Stack::EMPTY);
        }
        let mut stack = Stack::EMPTY;
        while let Some(piece) = self.peek().and_then(Piece::from_letter) {
            if !stack.push(piece) {
                return Err(self.error(Expected::LowerStack));
            }
            self.next();
        }
        if stack.is_empty() { Err(self.error(Expected::Stack)) } else { Ok(stack) }
    }

    /// A turn in its short form.
    fn short_turn(&mut self) -> Result<Turn, SyntaxError> {
        if self.eat_word("pass") {
            return Ok(Turn::Pass);
        }
        let claim = match self.rest().as_bytes() {
            [letter, b',', ..] => {
                let color = Color::from_letter(char::from(letter.to_ascii_uppercase()));
                let color = color.ok_or_else(|| self.error(Expected::Claim))?;
                self.next();
                self.next();
                Some(color)
            }
            _ => None,
        };
        let from = self.point().map_err(|error| match error.expected {
            Expected::Point if claim.is_none() => SyntaxError { expected: Expected::Turn, ..error },
            _ => error,
        })?;
        self.expect('-')?;
        Ok(Turn::Move { claim, from, to: self.point()? })
    }

    /// A turn in its short or long form.
    pub(crate) fn turn(&mut self) -> Result<LongTurn, SyntaxError> {
        let mut turn = self.short_turn()?;
        let mut through = Vec::new();
        if let Turn::Move { to, .. } = &mut turn {
            while self.peek() == Some('-') {
                // No path has more points than the board. This bounds the memory for any text.
                if through.len() == Point::COUNT {
                    return Err(self.error(Expected::End));
                }
                self.next();
                through.push(*to);
                *to = self.point()?;
            }
        }
        Ok(LongTurn { turn, through })
    }
}

/// Applies a parser to a whole text.
fn whole<'a, T>(text: &'a str, read: impl FnOnce(&mut Cursor<'a>) -> Result<T, SyntaxError>) -> Result<T, SyntaxError> {
    let mut cursor = Cursor::new(text);
    let value = read(&mut cursor)?;
    cursor.expect_end()?;
    Ok(value)
}

impl FromStr for Point {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Point, SyntaxError> {
        whole(text, Cursor::point)
    }
}

impl FromStr for Stack {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Stack, SyntaxError> {
        whole(text, Cursor::stack)
    }
}

/// Parses the short form. [`LongTurn`] and [`Core::read_turn`] also parse the long form, which has LYNGK points.
impl FromStr for Turn {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Turn, SyntaxError> {
        whole(text, Cursor::short_turn)
    }
}

/// Writes the short form.
impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Turn::Pass => f.write_str("pass"),
            Turn::Move { claim, from, to } => {
                if let Some(color) = claim {
                    write!(f, "{color},")?;
                }
                write!(f, "{from}-{to}")
            }
        }
    }
}

/// A turn in its written form, optionally with the LYNGK points of its path.
///
/// ```
/// use lyngk_rules::{LongTurn, Point};
///
/// let long: LongTurn = "K,c1-d1-e2-f2".parse()?;
/// assert_eq!(long.turn.to_string(), "K,c1-f2");
/// assert_eq!(long.through, [Point::D1, Point::E2]);
/// assert_eq!(long.to_string(), "K,c1-d1-e2-f2");
/// # Ok::<(), lyngk_rules::SyntaxError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LongTurn {
    /// The turn.
    pub turn: Turn,
    /// The LYNGK points on the path, in order.
    pub through: Vec<Point>,
}

impl FromStr for LongTurn {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<LongTurn, SyntaxError> {
        whole(text, Cursor::turn)
    }
}

impl fmt::Display for LongTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Turn::Move { claim, from, to } = self.turn else { return self.turn.fmt(f) };
        if let Some(color) = claim {
            write!(f, "{color},")?;
        }
        write!(f, "{from}-")?;
        self.through.iter().try_for_each(|point| write!(f, "{point}-"))?;
        write!(f, "{to}")
    }
}

/// The error for a text that is not a legal turn in a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TurnError {
    /// The text is not a turn.
    #[error("this is not a turn: {0}")]
    Syntax(SyntaxError),
    /// The turn is illegal.
    #[error(transparent)]
    Illegal(#[from] IllegalTurn),
    /// The turn is legal, but not by the path that is written.
    #[error("{turn} is not legal by this path: {error} ({})", error.rule())]
    Path {
        /// The turn without its path.
        turn: Turn,
        /// The problem of the path.
        error: PathError,
    },
}

// Not derived by thiserror, which would also make it the source: error reports with sources would show it twice.
impl From<SyntaxError> for TurnError {
    fn from(error: SyntaxError) -> TurnError {
        TurnError::Syntax(error)
    }
}

impl Core {
    /// Parses a legal turn in this position, in short or long form.
    ///
    /// # Errors
    /// If the text is not a turn, or the turn is illegal, or illegal by the path in the text.
    pub fn read_turn(&self, text: &str) -> Result<Turn, TurnError> {
        self.check_long_turn(&text.parse()?)
    }

    pub(crate) fn check_long_turn(&self, long: &LongTurn) -> Result<Turn, TurnError> {
        let turn = long.turn;
        self.check_turn(turn)?;
        if let Turn::Move { claim, from, to } = turn
            && !long.through.is_empty()
        {
            let points: Vec<Point> = [from].into_iter().chain(long.through.iter().copied()).chain([to]).collect();
            self.check_path(claim, &points).map_err(|error| TurnError::Path { turn, error })?;
        }
        Ok(turn)
    }

    /// A legal turn with the LYNGK points of its [`path`](Core::path).
    #[must_use]
    pub fn long_turn(&self, turn: Turn) -> LongTurn {
        let path = self.path(turn).unwrap_or_default();
        let through = path.get(1..path.len().saturating_sub(1)).unwrap_or_default().to_vec();
        LongTurn { turn, through }
    }
}
