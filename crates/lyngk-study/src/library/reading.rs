//! Tolerant reader for many games, some of them broken.

use std::collections::BTreeSet;

use lyngk_rules::{LgnError, Record, Records};

/// Limit of the number of broken parts. After that, the rest of the text is one part.
const BROKEN_PARTS: usize = 100;

/// A part of a text that is not a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// The part, trimmed.
    pub text: String,
    /// What is wrong, and where in the whole text.
    pub error: LgnError,
}

/// Reader for the games (LGN) of a text, one at a time. Broken parts are returned as errors, and reading goes on behind them.
///
/// ```
/// use lyngk_rules::{Position, Record, Variant};
/// use lyngk_study::library::Games;
///
/// let game = Record::new(Position::random_start(7, Variant::Standard));
/// let text = format!("{game}\n[Variant \"seven\"]\n1. what? *\n\n{game}");
/// let parts: Vec<bool> = Games::new(&text).map(|part| part.is_ok()).collect();
/// assert_eq!(parts, [true, false, true]);
/// ```
#[derive(Debug)]
pub struct Games<'a> {
    /// What is behind the last broken part.
    rest: &'a str,
    records: Records<'a>,
    /// Where the last game in `rest` ends.
    end: usize,
    /// Number of lines before `rest`.
    lines: usize,
    /// Number of games and broken parts so far.
    parts: usize,
    broken: usize,
    length: usize,
}

impl<'a> Games<'a> {
    /// Creates a reader.
    #[must_use]
    pub fn new(text: &'a str) -> Games<'a> {
        let (rest, records) = (text, Records::new(text));
        Games { rest, records, end: 0, lines: 0, parts: 0, broken: 0, length: text.len() }
    }

    /// Number of bytes that have been read.
    #[must_use]
    pub fn offset(&self) -> usize {
        self.length - self.rest.len() + self.end
    }

    fn skip_broken(&mut self, error: LgnError) -> Unread {
        let behind = &self.rest[self.end..];
        let length = if self.broken < BROKEN_PARTS { broken_length(behind) } else { behind.len() };
        let error = LgnError { line: error.line + self.lines, game: self.parts, ..error };
        let (read, rest) = self.rest.split_at(self.end + length);
        self.lines += read.matches('\n').count();
        self.broken += 1;
        (self.rest, self.records, self.end) = (rest, Records::new(rest), 0);
        Unread { text: behind[..length].trim().to_owned(), error }
    }
}

impl Iterator for Games<'_> {
    type Item = Result<Record, Unread>;

    fn next(&mut self) -> Option<Result<Record, Unread>> {
        let game = self.records.next()?;
        self.parts += 1;
        Some(match game {
            Ok(game) => {
                self.end = self.records.offset();
                Ok(game)
            }
            Err(error) => Err(self.skip_broken(error)),
        })
    }
}

/// Reads all games (LGN) of a text, and the broken parts between them.
///
/// ```
/// use lyngk_rules::{Position, Record, Variant};
/// use lyngk_study::library::read;
///
/// let game = Record::new(Position::random_start(7, Variant::Standard));
/// let (games, unread) = read(&format!("{game}\n[Variant \"seven\"]\n1. what? *\n\n{game}"));
/// assert_eq!(games, [game.clone(), game]);
/// assert_eq!(unread[0].text, "[Variant \"seven\"]\n1. what? *");
/// ```
#[must_use]
pub fn read(text: &str) -> (Vec<Record>, Vec<Unread>) {
    let (mut games, mut unread) = (Vec::new(), Vec::new());
    for part in Games::new(text) {
        match part {
            Ok(game) => games.push(game),
            Err(broken) => unread.push(broken),
        }
    }
    (games, unread)
}

/// Length of the broken game at the start of a text: up to the tags of the next game.
fn broken_length(text: &str) -> usize {
    let mut boundaries = GameBoundaries::default();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        if boundaries.begins_next(line.as_bytes()) {
            return at;
        }
        at += line.len();
    }
    text.len()
}

/// Finds the line at which the next game begins: the tags of a game come first, each of them once.
#[derive(Clone, Debug, Default)]
pub(crate) struct GameBoundaries {
    names: BTreeSet<Box<[u8]>>,
    is_after_tags: bool,
}

impl GameBoundaries {
    /// Whether this line begins the next game. Lines are to be passed in order, from the first of a game.
    pub(crate) fn begins_next(&mut self, line: &[u8]) -> bool {
        // A byte order mark is not text.
        let line = line.strip_prefix("\u{feff}".as_bytes()).unwrap_or(line);
        if let Some(name) = tag_name(line) {
            return self.is_after_tags || !self.names.insert(name.into());
        }
        self.is_after_tags |= !line.trim_ascii().is_empty();
        false
    }
}

/// The name of the tag on a line, if the line looks like one.
fn tag_name(line: &[u8]) -> Option<&[u8]> {
    let line = line.trim_ascii_start().strip_prefix(b"[")?;
    let (name, value) = line.split_at(line.iter().position(|byte| matches!(byte, b' ' | b'\t'))?);
    let is_name = !name.is_empty() && name.iter().all(|byte| byte.is_ascii_alphanumeric() || *byte == b'_');
    (is_name && value.trim_ascii_start().starts_with(b"\"")).then_some(name)
}
