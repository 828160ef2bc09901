//! Games of an LGN file of any size, one by one.

use std::collections::VecDeque;
use std::fmt;
use std::io::{self, Cursor, Read};
use std::path::Path;

use anyhow::{Context, Result, anyhow};
use lyngk_rules::{LgnError, Record};
use lyngk_study::collection::{Broken, FilePart, GAME_LIMIT, GameReader};

use crate::input;

/// The number of bytes that are read at once.
const CHUNK: usize = 64 << 10;

/// Reader of the games of a file. It holds a few of them at a time. The first one that is broken is an error, and the last item.
pub(crate) struct Games {
    source: Box<dyn Read + Send>,
    /// The name of the file in messages.
    name: String,
    /// Its size in bytes, if it is known.
    size: Option<u64>,
    chunk: Box<[u8]>,
    reader: GameReader,
    ready: VecDeque<FilePart>,
    /// The number of games that were handed out.
    count: usize,
    is_over: bool,
}

impl fmt::Debug for Games {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Games").field("name", &self.name).field("count", &self.count).finish_non_exhaustive()
    }
}

impl Games {
    /// The games of a file, or of standard input for `-`.
    pub(crate) fn open(path: &Path) -> Result<Games> {
        let name = input::name(path);
        if path == Path::new("-") {
            return Ok(Games::new(io::stdin(), name, None));
        }
        let (file, size) = input::open(path)?;
        Ok(Games::new(file, name, size))
    }

    /// The games of a file that is open already, and whose beginning has been read.
    pub(crate) fn continued(
        begun: Vec<u8>,
        rest: impl Read + Send + 'static,
        name: String,
        size: Option<u64>,
    ) -> Games {
        Games::new(Cursor::new(begun).chain(rest), name, size)
    }

    /// A game that has been read already.
    pub(crate) fn of(record: Record, name: &str) -> Games {
        let mut games = Games::new(io::empty(), name.to_owned(), None);
        games.ready.push_back(FilePart { bytes: 0..0, lines: 0, content: Ok(record) });
        games.is_over = true;
        games
    }

    fn new(source: impl Read + Send + 'static, name: String, size: Option<u64>) -> Games {
        let (chunk, reader, ready) = (vec![0; CHUNK].into_boxed_slice(), GameReader::default(), VecDeque::new());
        Games { source: Box::new(source), name, size, chunk, reader, ready, count: 0, is_over: false }
    }

    /// The name of the file in messages.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// The share of the file that has been read, from 0 to 1, if its size is known.
    pub(crate) fn share(&self) -> Option<f64> {
        self.size.filter(|&size| size > 0).map(|size| (self.reader.offset() as f64 / size as f64).min(1.0))
    }

    /// Whether the next game has to be read first, which may take any time.
    pub(crate) fn must_wait(&self) -> bool {
        self.ready.is_empty() && !self.is_over
    }

    /// The error for a file without games.
    pub(crate) fn none(&self) -> anyhow::Error {
        anyhow!("{} has no game in it; a game begins with tags like [Variant \"std\"]", self.name)
    }

    fn read_on(&mut self) -> Result<()> {
        let length = loop {
            match self.source.read(&mut self.chunk) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => (),
                read => break read.with_context(|| format!("{} cannot be read", self.name))?,
            }
        };
        let ready = &mut self.ready;
        if length == 0 {
            self.is_over = true;
            self.reader.finish(&mut |part| ready.push_back(part));
        } else {
            self.reader.feed(&self.chunk[..length], &mut |part| ready.push_back(part));
            // More of a pipe may come much later, and of a file at once.
            if self.size.is_none() && length < CHUNK {
                self.reader.hand_over_last(&mut |part| ready.push_back(part));
            }
        }
        Ok(())
    }

    /// The error for a part that is no game, with its place in the file.
    fn broken(&self, broken: Broken, lines: usize) -> anyhow::Error {
        let name = &self.name;
        match broken {
            Broken::Lgn { error, .. } => {
                let error = LgnError { game: self.count, line: lines + error.line, ..error };
                anyhow::Error::new(error).context(name.clone())
            }
            Broken::NotText { line, column, .. } => {
                anyhow!("{name}, line {}, column {column}: the text is not UTF-8", lines + line)
            }
            Broken::TooLong => {
                anyhow!("{name}, line {}: a game is longer than the limit of {} MiB", lines + 1, GAME_LIMIT >> 20)
            }
        }
    }
}

impl Iterator for Games {
    type Item = Result<Record>;

    fn next(&mut self) -> Option<Result<Record>> {
        loop {
            if let Some(part) = self.ready.pop_front() {
                self.count += 1;
                return Some(part.content.map_err(|broken| {
                    self.is_over = true;
                    self.ready.clear();
                    self.broken(broken, part.lines)
                }));
            }
            if self.is_over {
                return None;
            }
            if let Err(error) = self.read_on() {
                self.is_over = true;
                return Some(Err(error));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use lyngk_rules::{Position, Variant};

    use super::*;

    fn games(text: Vec<u8>) -> Vec<Result<usize, String>> {
        let games = Games::continued(text, io::empty(), "x.lgn".to_owned(), None);
        games.map(|game| game.map(|game| game.turn_total()).map_err(|error| format!("{error:#}"))).collect()
    }

    #[test]
    fn errors_have_their_place_in_the_file_and_end_it() {
        let game = Record::new(Position::random_start(7, Variant::Standard)).to_string();
        let lines = game.lines().count();
        let long = format!("{game}{game}[Variant \"std\"]\n[Start \"x\"]\n*\n\n{game}");
        let message = games(long.into_bytes()).pop().expect("an error").expect_err("broken");
        let place = format!("x.lgn: line {}, column 9 (game 3): ", 2 * lines + 2);
        assert!(message.starts_with(&place), "{message}");
        let latin = [game.as_bytes(), b"[Variant \"std\"]\n[Player1 \"Zo\xeb\"]\n*\n", game.as_bytes()].concat();
        let expected = format!("x.lgn, line {}, column 13: the text is not UTF-8", lines + 2);
        assert_eq!(games(latin), [Ok(0), Err(expected)]);
        let endless = [game.as_bytes(), b"[Variant \"std\"]\n{", &vec![b' '; 5 << 20]].concat();
        let expected = format!("x.lgn, line {}: a game is longer than the limit of 4 MiB", lines + 1);
        assert_eq!(games(endless), [Ok(0), Err(expected)]);
    }

    #[test]
    fn a_file_may_be_empty_or_begin_with_a_byte_order_mark() {
        assert_eq!(games(b" \n".to_vec()), []);
        let game = Record::new(Position::random_start(7, Variant::Standard));
        assert_eq!(games(format!("\u{feff}{game}{game}").into_bytes()), [Ok(0), Ok(0)]);
    }
}
