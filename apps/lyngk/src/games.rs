//! Games of a file, one by one: LGN of any size, or game files of Boardspace.

use std::collections::VecDeque;
use std::fmt;
use std::io::{self, Cursor, Read};
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use lyngk_exchange::boardspace;
use lyngk_rules::{LgnError, Record};
use lyngk_study::collection::{Broken, FilePart, GAME_LIMIT, GameReader};

use crate::{input, progress};

/// The number of bytes that are read at once.
const CHUNK: usize = 64 << 10;
/// The number of bytes that are searched for the first letter of a file.
const SPACE_LIMIT: usize = 1 << 20;

/// Reader of the games of a file. It holds a few games of LGN at a time. The first one that is broken is an error, and the last item.
pub(crate) struct Games {
    /// The name of the file in messages.
    name: String,
    /// Its size in bytes, if it is known.
    size: Option<u64>,
    format: Format,
    /// The number of games that were handed out.
    count: usize,
    is_over: bool,
    tells_notes: bool,
}

enum Format {
    Lgn(Box<LgnReader>),
    Sgf(Box<boardspace::Games<'static>>),
}

struct LgnReader {
    source: Box<dyn Read + Send>,
    chunk: Box<[u8]>,
    reader: GameReader,
    ready: VecDeque<FilePart>,
    /// More may come much later.
    is_pipe: bool,
}

/// A file whose beginning was read, to tell its format.
pub(crate) struct Begun {
    pub(crate) name: String,
    pub(crate) size: Option<u64>,
    pub(crate) bytes: Vec<u8>,
    pub(crate) rest: Box<dyn Read + Send>,
}

impl Begun {
    /// Opens a file, or standard input for `-`, and reads it up to its first letter.
    pub(crate) fn open(path: &Path) -> Result<Begun> {
        let name = input::name(path);
        let (mut rest, size): (Box<dyn Read + Send>, _) = if path == Path::new("-") {
            (Box::new(io::stdin()), None)
        } else {
            let (file, size) = input::open(path)?;
            (Box::new(file), size)
        };
        let mut bytes = Vec::new();
        while first_letter(&bytes).is_none() && bytes.len() < SPACE_LIMIT {
            // One read: more of a pipe may come much later.
            let mut chunk = [0; 4096];
            match rest.read(&mut chunk) {
                Ok(0) => break,
                Ok(length) => bytes.extend_from_slice(&chunk[..length]),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => (),
                Err(error) => return Err(error).with_context(|| format!("{name} cannot be read")),
            }
        }
        if let Some(archive) = input::archive(&bytes) {
            bail!("{name} is {archive}; unpack it first, and give the files in it");
        }
        Ok(Begun { name, size, bytes, rest })
    }

    /// The first byte of the text that is neither space nor part of a byte order mark.
    pub(crate) fn first_letter(&self) -> Option<u8> {
        first_letter(&self.bytes)
    }

    /// All of a file of at most `limit` bytes.
    pub(crate) fn read(self, limit: u64) -> Result<Vec<u8>> {
        input::bounded(Cursor::new(self.bytes).chain(self.rest), &self.name, limit)
    }

    /// The games in it.
    pub(crate) fn games(self) -> Result<Games> {
        let (name, size) = (self.name.clone(), self.size);
        let format = if self.first_letter() == Some(b'(') {
            // These files are small: a game has a few thousand bytes.
            Format::Sgf(Box::new(boardspace::Games::of_bytes(&self.read(input::FILE_LIMIT)?)))
        } else {
            let source = Cursor::new(self.bytes).chain(self.rest);
            Format::Lgn(Box::new(LgnReader::new(source, size.is_none())))
        };
        Ok(Games { name, size, format, count: 0, is_over: false, tells_notes: true })
    }
}

fn first_letter(bytes: &[u8]) -> Option<u8> {
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    bytes.trim_ascii_start().first().copied()
}

impl fmt::Debug for Games {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Games").field("name", &self.name).field("count", &self.count).finish_non_exhaustive()
    }
}

impl Games {
    /// The games of a file, or of standard input for `-`.
    pub(crate) fn open(path: &Path) -> Result<Games> {
        Begun::open(path)?.games()
    }

    /// A game that has been read already.
    pub(crate) fn of(record: Record, name: &str) -> Games {
        let mut lgn = LgnReader::new(io::empty(), false);
        lgn.ready.push_back(FilePart { bytes: 0..0, lines: 0, content: Ok(record) });
        let format = Format::Lgn(Box::new(lgn));
        Games { name: name.to_owned(), size: None, format, count: 0, is_over: false, tells_notes: true }
    }

    /// Does not tell on standard error what the records do not show.
    pub(crate) fn without_notes(self) -> Games {
        Games { tells_notes: false, ..self }
    }

    /// The name of the file in messages.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// The share of the file that has been read, from 0 to 1, if its size is known.
    pub(crate) fn share(&self) -> Option<f64> {
        let offset = match &self.format {
            Format::Lgn(lgn) => lgn.reader.offset(),
            Format::Sgf(games) => games.offset() as u64,
        };
        self.size.filter(|&size| size > 0).map(|size| (offset as f64 / size as f64).min(1.0))
    }

    /// Whether the next game has to be read first, which may take any time.
    pub(crate) fn must_wait(&self) -> bool {
        !self.is_over && matches!(&self.format, Format::Lgn(lgn) if lgn.ready.is_empty())
    }

    /// The error for a file without games.
    pub(crate) fn none(&self) -> anyhow::Error {
        anyhow!("{} has no game in it; a game begins with tags like [Variant \"std\"]", self.name)
    }

    /// The next game; `None` at the end of the file.
    fn read_next(&mut self) -> Option<Result<Record>> {
        match &mut self.format {
            Format::Lgn(lgn) => {
                let part = match lgn.next(&self.name)? {
                    Ok(part) => part,
                    Err(error) => return Some(Err(error)),
                };
                self.count += 1;
                Some(part.content.map_err(|broken| broken_part(&self.name, self.count, broken, part.lines)))
            }
            Format::Sgf(games) => {
                let game = games.next()?;
                self.count += 1;
                let game = match game {
                    Ok(game) => game,
                    Err(error) => return Some(Err(anyhow::Error::new(error).context(self.name.clone()))),
                };
                if self.tells_notes {
                    for note in &game.notes {
                        progress::note(&format!("note: {}, game {}: {note}", self.name, self.count));
                    }
                }
                Some(Ok(game.annotated(ToString::to_string)))
            }
        }
    }
}

impl LgnReader {
    fn new(source: impl Read + Send + 'static, is_pipe: bool) -> LgnReader {
        let (chunk, reader, ready) = (vec![0; CHUNK].into_boxed_slice(), GameReader::default(), VecDeque::new());
        LgnReader { source: Box::new(source), chunk, reader, ready, is_pipe }
    }

    /// The next part of the file, as far as the file can be read.
    fn next(&mut self, name: &str) -> Option<Result<FilePart>> {
        loop {
            if let Some(part) = self.ready.pop_front() {
                return Some(Ok(part));
            }
            let ready = &mut self.ready;
            match self.source.read(&mut self.chunk) {
                Ok(0) => {
                    self.reader.finish(&mut |part| ready.push_back(part));
                    return ready.pop_front().map(Ok);
                }
                Ok(length) => {
                    self.reader.feed(&self.chunk[..length], &mut |part| ready.push_back(part));
                    // More of a pipe may come much later, and of a file at once.
                    if self.is_pipe && length < CHUNK {
                        self.reader.hand_over_last(&mut |part| ready.push_back(part));
                    }
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => (),
                Err(error) => return Some(Err(error).with_context(|| format!("{name} cannot be read"))),
            }
        }
    }
}

/// The error for a part that is not a game, with its place in the file.
fn broken_part(name: &str, game: usize, broken: Broken, lines: usize) -> anyhow::Error {
    match broken {
        Broken::Lgn { error, .. } => {
            let error = LgnError { game, line: lines + error.line, ..error };
            anyhow::Error::new(error).context(name.to_owned())
        }
        Broken::NotText { line, column, .. } => {
            anyhow!("{name}, line {}, column {column}: the text is not UTF-8", lines + line)
        }
        Broken::TooLong => {
            anyhow!("{name}, line {}: a game is longer than the limit of {} MiB", lines + 1, GAME_LIMIT >> 20)
        }
    }
}

impl Iterator for Games {
    type Item = Result<Record>;

    fn next(&mut self) -> Option<Result<Record>> {
        if self.is_over {
            return None;
        }
        let next = self.read_next();
        self.is_over = !matches!(next, Some(Ok(_)));
        next
    }
}

#[cfg(test)]
mod tests {
    use lyngk_rules::{Position, Variant};

    use super::*;

    fn games(text: Vec<u8>) -> Vec<Result<usize, String>> {
        let begun = Begun { name: "x.lgn".to_owned(), size: None, bytes: text, rest: Box::new(io::empty()) };
        let games = begun.games().expect("games");
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
