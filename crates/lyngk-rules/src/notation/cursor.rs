//! Character cursor for the parsers, and syntax errors.

use ::core::fmt;

/// Expectation of a parser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[allow(missing_docs)]
pub enum Expected {
    Point,
    Row { points: usize },
    Claim,
    Stack,
    LowerStack,
    Turn,
    Char(char),
    Side,
    Claims,
    ClaimOrder,
    Score,
    Variant,
    TagName,
    Tag,
    NumberOrResult,
    CommentEnd,
    Mark,
    Result,
    End,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::Point => "a point of the board, a1 to i1",
            Expected::Row { points: 1 } => "the number of a point in this column, 1",
            Expected::Row { points } => return write!(f, "the number of a point in this column, 1 to {points}"),
            Expected::Claim => "a colour to claim: I, B, R, G or K",
            Expected::Stack => "a stack like RIJ, or . for an empty point",
            Expected::LowerStack => "a stack of at most five pieces, or six in the variant",
            Expected::Turn => "a turn like c1-c2, R,c1-c2 or pass",
            Expected::Char(' ') => "a space",
            Expected::Char(char) => return write!(f, "'{char}'"),
            Expected::Side => "the player to move, 1 or 2",
            Expected::Claims => "claimed colours from IBRGK, or - for none",
            Expected::ClaimOrder => "claimed colours in the order IBRGK, each once",
            Expected::Score => "a number of completed stacks, 0 to 8",
            Expected::Variant => "the variant, std or six",
            Expected::TagName => "the name of a tag: letters, digits and _",
            Expected::NumberOrResult => "a turn's number like 1. or a result: 1-0, 0-1, 1/2-1/2",
            Expected::Tag => "a tag like [Variant \"std\"]",
            Expected::CommentEnd => "the } that ends the comment",
            Expected::Mark => "a mark: ! ? !! ?? !? ?! or $0 to $255",
            Expected::Result => "a turn or the result: 1-0, 0-1, 1/2-1/2 or *",
            Expected::End => "nothing more",
        })
    }
}

/// A syntax error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SyntaxError {
    /// The column in characters, from 1.
    pub column: usize,
    /// The expectation there.
    pub expected: Expected,
    /// The character found instead, or `None` at the end of the text.
    pub found: Option<char>,
}

impl fmt::Display for SyntaxError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: ", self.column)?;
        self.without_place(f)
    }
}

impl SyntaxError {
    pub(crate) fn without_place(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}, found ", self.expected)?;
        match self.found {
            // `Debug` escapes invisible characters.
            Some(char) => write!(f, "{char:?}"),
            None => f.write_str("the end"),
        }
    }
}

impl ::core::error::Error for SyntaxError {}

/// A position in a text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    pub(crate) fn new(text: &'a str) -> Cursor<'a> {
        Cursor { text, at: 0 }
    }

    /// The number of bytes before the cursor.
    pub(crate) fn offset(&self) -> usize {
        self.at
    }

    pub(crate) fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    pub(crate) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    pub(crate) fn next(&mut self) -> Option<char> {
        let char = self.peek()?;
        self.at += char.len_utf8();
        Some(char)
    }

    /// Consumes this character if it is next.
    pub(crate) fn eat(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        if found {
            self.at += wanted.len_utf8();
        }
        found
    }

    /// Consumes this word if it is next, ignoring case.
    pub(crate) fn eat_word(&mut self, wanted: &str) -> bool {
        let found = self.rest().get(..wanted.len()).is_some_and(|word| word.eq_ignore_ascii_case(wanted));
        if found {
            self.at += wanted.len();
        }
        found
    }

    /// Consumes all characters up to the first that does not satisfy a condition.
    pub(crate) fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let length = rest.find(|char| !wanted(char)).unwrap_or(rest.len());
        self.at += length;
        &rest[..length]
    }

    pub(crate) fn expect(&mut self, wanted: char) -> Result<(), SyntaxError> {
        if self.eat(wanted) { Ok(()) } else { Err(self.error(Expected::Char(wanted))) }
    }

    pub(crate) fn expect_end(&self) -> Result<(), SyntaxError> {
        if self.rest().is_empty() { Ok(()) } else { Err(self.error(Expected::End)) }
    }

    /// The error that something else was expected here.
    pub(crate) fn error(&self, expected: Expected) -> SyntaxError {
        SyntaxError { column: self.text[..self.at].chars().count() + 1, expected, found: self.peek() }
    }
}
