//! Reading a line word by word.

use std::str::{FromStr, SplitAsciiWhitespace};

use lyngk_rules::{LongTurn, SyntaxError, Turn};

use crate::ParseError;

/// What numbers are called in messages.
pub(crate) const NUMBER_32: &str = "a whole number from 0 to 4294967295";
pub(crate) const NUMBER_64: &str = "a whole number from 0 to 18446744073709551615";

/// The words of a line that are left, and the one before them.
#[derive(Clone, Debug)]
pub(crate) struct Words<'a> {
    left: SplitAsciiWhitespace<'a>,
    after: &'static str,
}

impl<'a> Words<'a> {
    pub(crate) fn new(line: &'a str) -> Words<'a> {
        Words { left: line.split_ascii_whitespace(), after: "the beginning" }
    }

    /// Takes the next word, whatever it is.
    pub(crate) fn next(&mut self) -> Option<&'a str> {
        self.left.next()
    }

    /// The next word, which stays there.
    pub(crate) fn peek(&self) -> Option<&'a str> {
        self.left.clone().next()
    }

    /// Says what the word just taken was, for messages about the next one.
    pub(crate) fn took(&mut self, word: &'static str) {
        self.after = word;
    }

    /// Takes the next word if it can be read as what must be there.
    pub(crate) fn take<T>(
        &mut self,
        expected: &'static str,
        read: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<T, ParseError> {
        let value = self.peek().and_then(read).ok_or_else(|| self.wrong(expected))?;
        self.next();
        Ok(value)
    }

    /// Takes the next word if it is this one.
    pub(crate) fn eat(&mut self, keyword: &'static str) -> bool {
        let is_there = self.peek() == Some(keyword);
        if is_there {
            self.next();
            self.took(keyword);
        }
        is_there
    }

    /// The error that something else should be here.
    pub(crate) fn wrong(&self, expected: &'static str) -> ParseError {
        ParseError::Expected { after: self.after, expected, found: self.peek().map(str::to_owned) }
    }

    /// Takes the next word, which must be this one.
    pub(crate) fn keyword(&mut self, keyword: &'static str) -> Result<(), ParseError> {
        if self.eat(keyword) { Ok(()) } else { Err(self.wrong(keyword)) }
    }

    /// Takes a keyword and the number behind it.
    pub(crate) fn keyword_number<T: FromStr>(
        &mut self,
        keyword: &'static str,
        expected: &'static str,
    ) -> Result<T, ParseError> {
        self.keyword(keyword)?;
        self.take(expected, number)
    }

    /// Takes everything that is left as turns in their short or long form.
    pub(crate) fn turns(&mut self) -> Result<Vec<LongTurn>, ParseError> {
        self.all()
    }

    /// Takes everything that is left as turns in their short form.
    pub(crate) fn short_turns(&mut self) -> Result<Vec<Turn>, ParseError> {
        self.all()
    }

    fn all<T: FromStr<Err = SyntaxError>>(&mut self) -> Result<Vec<T>, ParseError> {
        let read = |(number, text): (usize, &str)| {
            text.parse().map_err(|error| ParseError::Turn { number, text: text.to_owned(), error })
        };
        (1..).zip(self.left.by_ref()).map(read).collect()
    }

    /// Takes everything that is left as one text.
    pub(crate) fn rest(&mut self) -> String {
        self.left.by_ref().collect::<Vec<_>>().join(" ")
    }

    /// Checks that nothing is left.
    pub(crate) fn end(&self) -> Result<(), ParseError> {
        if self.peek().is_none() { Ok(()) } else { Err(self.wrong("nothing more")) }
    }
}

/// A number in digits only.
pub(crate) fn number<T: FromStr>(word: &str) -> Option<T> {
    word.parse().ok().filter(|_| word.bytes().all(|byte| byte.is_ascii_digit()))
}

/// A truth value.
pub(crate) fn truth(word: &str) -> Option<bool> {
    word.parse().ok()
}
