//! Parser for the words of a line.

use std::str::{FromStr, SplitAsciiWhitespace};

use lyngk_rules::{LongTurn, SyntaxError, Turn};

use crate::ParseError;

/// The ranges of numbers, for messages.
pub(crate) const NUMBER_32: &str = "a whole number from 0 to 4294967295";
pub(crate) const NUMBER_64: &str = "a whole number from 0 to 18446744073709551615";

/// The remaining words of a line, and a name for the part before them.
#[derive(Clone, Debug)]
pub(crate) struct Words<'a> {
    left: SplitAsciiWhitespace<'a>,
    after: &'static str,
}

impl<'a> Words<'a> {
    pub(crate) fn new(line: &'a str) -> Words<'a> {
        Words { left: line.split_ascii_whitespace(), after: "the beginning" }
    }

    /// Takes the next word.
    pub(crate) fn next(&mut self) -> Option<&'a str> {
        self.left.next()
    }

    /// The next word, without taking it.
    pub(crate) fn peek(&self) -> Option<&'a str> {
        self.left.clone().next()
    }

    /// Names the part just taken, for messages about the next word.
    pub(crate) fn took(&mut self, word: &'static str) {
        self.after = word;
    }

    /// Takes the next word if it can be parsed.
    pub(crate) fn take<T>(
        &mut self,
        expected: &'static str,
        read: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<T, ParseError> {
        let value = self.peek().and_then(read).ok_or_else(|| self.wrong(expected))?;
        self.next();
        Ok(value)
    }

    /// Takes the next word if it is this keyword.
    pub(crate) fn eat(&mut self, keyword: &'static str) -> bool {
        let is_there = self.peek() == Some(keyword);
        if is_there {
            self.next();
            self.took(keyword);
        }
        is_there
    }

    /// The error that the next word is not the expected one.
    pub(crate) fn wrong(&self, expected: &'static str) -> ParseError {
        ParseError::Expected { after: self.after, expected, found: self.peek().map(str::to_owned) }
    }

    /// Takes the next word, which must be this keyword.
    pub(crate) fn keyword(&mut self, keyword: &'static str) -> Result<(), ParseError> {
        if self.eat(keyword) { Ok(()) } else { Err(self.wrong(keyword)) }
    }

    /// Takes a keyword and the number after it.
    pub(crate) fn keyword_number<T: FromStr>(
        &mut self,
        keyword: &'static str,
        expected: &'static str,
    ) -> Result<T, ParseError> {
        self.keyword(keyword)?;
        self.take(expected, number)
    }

    /// Takes all remaining words as turns in short or long form.
    pub(crate) fn turns(&mut self) -> Result<Vec<LongTurn>, ParseError> {
        self.all()
    }

    /// Takes all remaining words as turns in short form.
    pub(crate) fn short_turns(&mut self) -> Result<Vec<Turn>, ParseError> {
        self.all()
    }

    fn all<T: FromStr<Err = SyntaxError>>(&mut self) -> Result<Vec<T>, ParseError> {
        let read = |(number, text): (usize, &str)| {
            text.parse().map_err(|error| ParseError::Turn { number, text: text.to_owned(), error })
        };
        (1..).zip(self.left.by_ref()).map(read).collect()
    }

    /// Takes all remaining words as one text.
    pub(crate) fn rest(&mut self) -> String {
        self.left.by_ref().collect::<Vec<_>>().join(" ")
    }

    /// Checks that no word is left.
    pub(crate) fn end(&self) -> Result<(), ParseError> {
        if self.peek().is_none() { Ok(()) } else { Err(self.wrong("nothing more")) }
    }
}

/// Parses a number of digits only.
pub(crate) fn number<T: FromStr>(word: &str) -> Option<T> {
    word.parse().ok().filter(|_| word.bytes().all(|byte| byte.is_ascii_digit()))
}

/// Parses `true` or `false`.
pub(crate) fn truth(word: &str) -> Option<bool> {
    word.parse().ok()
}
