//! Incremental reader: from the bytes of a file, in pieces of any size, to its games.
//!
//! The text is cut at lines that look like the first tag of a game, and each part is parsed. Such a line may also stand in a comment:
//! if a game ends in the middle of something, the following parts are tried with it. A part that is no game is reported, and reading
//! goes on after it. The reader holds one part at a time, and its time is linear in the size of the file.

use std::ops::Range;

use lyngk_rules::{LgnError, Record, Records};

use crate::library::GameBoundaries;

/// Size limit of a game in bytes.
pub const GAME_LIMIT: usize = 4 << 20;
/// Number of parts that may belong to one game, and their size: more cut-off games than this would make reading slow.
const JOINED_PARTS: usize = 8;
const JOINED_BYTES: usize = 1 << 20;

/// A game of a file, or something that is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FilePart {
    /// Where it is, in bytes.
    pub bytes: Range<u64>,
    /// The number of lines before it.
    pub lines: usize,
    /// The game, or why it is none.
    pub content: Result<Record, Broken>,
}

/// Why a part is not a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Broken {
    /// It has an error. The line of the error counts from the start of this text.
    Lgn {
        /// The part.
        text: String,
        /// Its error.
        error: LgnError,
    },
    /// It is not UTF-8.
    NotText {
        /// Its first lines, as far as they can be guessed, to tell which game it is.
        head: String,
        /// The line of the first byte that is not UTF-8, from 1 at the start of the part.
        line: usize,
        /// Its column in characters, from 1.
        column: usize,
    },
    /// It is longer than [`GAME_LIMIT`].
    TooLong,
}

/// Number of bytes that a guess looks at.
const HEAD: usize = 1_000;

/// Something that is not UTF-8. Latin-1 is the likeliest, and bytes of others look odd but harm nobody.
pub(super) fn not_text(part: &[u8]) -> Broken {
    let head = part.iter().take(HEAD).map(|&byte| char::from(byte)).collect();
    let before = part.utf8_chunks().next().map_or("", |chunk| chunk.valid());
    let last_line = before.rsplit('\n').next().unwrap_or_default();
    Broken::NotText { head, line: before.matches('\n').count() + 1, column: last_line.chars().count() + 1 }
}

/// The reader.
///
/// ```
/// use lyngk_rules::{Position, Record, Variant};
/// use lyngk_study::collection::GameReader;
///
/// let game = Record::new(Position::random_start(7, Variant::Standard));
/// let text = format!("{game}[Variant \"seven\"]\n1. what? *\n\n{game}");
/// let mut reader = GameReader::default();
/// let mut parts = Vec::new();
/// for piece in text.as_bytes().chunks(10) {
///     reader.feed(piece, &mut |part| parts.push(part.content.is_ok()));
/// }
/// reader.finish(&mut |part| parts.push(part.content.is_ok()));
/// assert_eq!(parts, [true, false, true]);
/// ```
#[derive(Debug, Default)]
pub struct GameReader {
    /// What has not been handed over yet.
    pending: Vec<u8>,
    /// Number of bytes before it.
    offset: u64,
    /// Number of lines before the byte `counted` of it.
    lines: usize,
    counted: usize,
    /// How much of it has been searched for the next cut, up to the end of a line.
    searched: usize,
    boundaries: GameBoundaries,
    /// Ends of the parts at its start.
    cuts: Vec<usize>,
    /// Start of a game that is too long, in bytes and lines. What has been read of it is dropped.
    too_long: Option<(u64, usize)>,
    /// How long it must be before the last game is tried again.
    next_try: usize,
}

/// What is at a place of the text.
enum Found {
    /// A game, and where it ends.
    Game(Box<Record>, usize),
    Broken(Broken),
    /// Nothing but space up to the first cut.
    Space,
    /// More text is needed to tell.
    Unknown,
}

/// Whether a text ends like a game: with a result and the end of its line.
fn ends_with_result(text: &[u8]) -> bool {
    let results = [&b"1-0"[..], b"0-1", b"1/2-1/2", b"*"];
    let last = text.trim_ascii_end();
    text.ends_with(b"\n") && results.iter().any(|result| last.ends_with(result))
}

impl GameReader {
    /// Reads the next bytes of the file. Complete parts are handed over in order.
    pub fn feed(&mut self, bytes: &[u8], take: &mut impl FnMut(FilePart)) {
        self.pending.extend_from_slice(bytes);
        let mut start = 0;
        while let Some(cut) = self.next_cut() {
            self.cuts.push(cut);
            self.hand_over_parts(&mut start, false, take);
        }
        self.forget(start);
        if self.pending.len() > GAME_LIMIT {
            let mut start = 0;
            self.hand_over_parts(&mut start, true, take);
            self.forget(start);
        }
        if self.pending.len() > GAME_LIMIT {
            // Only the end of this game is of interest.
            self.too_long.get_or_insert((self.offset, self.lines));
            self.boundaries.begins_next(b"turns");
            self.forget(self.pending.len());
        }
    }

    /// Hands over the last game as well, if its result has been read. Otherwise a game ends where the next one begins.
    ///
    /// For a reader that may have to wait for more of the file.
    pub fn hand_over_last(&mut self, take: &mut impl FnMut(FilePart)) {
        let is_open = self.too_long.is_some() || self.pending.len() < self.next_try;
        if is_open || !ends_with_result(&self.pending) {
            return;
        }
        // Cuts that are left may be lines of a comment.
        let known = self.cuts.len();
        self.cuts.push(self.pending.len());
        let found = self.find(0, false);
        self.cuts.truncate(known);
        match found {
            Found::Game(record, end) if self.pending[end..].trim_ascii().is_empty() => {
                self.cuts.clear();
                self.hand_over(0..end, Ok(*record), take);
                self.forget(end);
            }
            // A comment may have lines like the last of a game. Reading it again with each of them would take too long.
            _ => self.next_try = self.pending.len() + self.pending.len() / 8,
        }
    }

    /// The end of the file: hands over what is left.
    pub fn finish(&mut self, take: &mut impl FnMut(FilePart)) {
        self.cuts.push(self.pending.len());
        let mut start = 0;
        self.hand_over_parts(&mut start, true, take);
        self.forget(start);
    }

    /// Number of bytes that have been read.
    #[must_use]
    pub fn offset(&self) -> u64 {
        self.offset + self.pending.len() as u64
    }

    /// Searches for the next line that begins a game. Only whole lines count.
    fn next_cut(&mut self) -> Option<usize> {
        while let Some(length) = self.pending[self.searched..].iter().position(|&byte| byte == b'\n') {
            let line = self.searched..self.searched + length + 1;
            self.searched = line.end;
            if self.boundaries.begins_next(&self.pending[line.clone()]) {
                // It is the first line of the next part.
                self.boundaries = GameBoundaries::default();
                self.boundaries.begins_next(&self.pending[line.clone()]);
                return Some(line.start);
            }
        }
        None
    }

    /// Hands over the parts from `start` to the last cut, as far as they can be told from each other.
    fn hand_over_parts(&mut self, start: &mut usize, is_end: bool, take: &mut impl FnMut(FilePart)) {
        while let Some(&first) = self.cuts.first() {
            let found =
                if self.too_long.is_some() { Found::Broken(Broken::TooLong) } else { self.find(*start, is_end) };
            *start = match found {
                Found::Unknown => return,
                Found::Space => first,
                Found::Game(record, end) => {
                    self.hand_over(*start..end, Ok(*record), take);
                    end
                }
                Found::Broken(broken) => {
                    self.hand_over(*start..first, Err(broken), take);
                    first
                }
            };
            self.cuts.retain(|cut| cut > start);
        }
    }

    /// What is at `start`.
    fn find(&self, start: usize, is_end: bool) -> Found {
        let mut broken = None;
        for (number, &cut) in self.cuts.iter().enumerate() {
            let part = self.pending[start..cut].trim_ascii_start();
            if part.len() > GAME_LIMIT {
                return Found::Broken(broken.unwrap_or(Broken::TooLong));
            }
            let Ok(text) = std::str::from_utf8(part) else {
                return Found::Broken(broken.unwrap_or_else(|| not_text(part)));
            };
            let mut records = Records::new(text);
            let error = match records.next() {
                None => return Found::Space,
                Some(Ok(record)) => return Found::Game(Box::new(record), cut - text.len() + records.offset()),
                Some(Err(error)) => error,
            };
            let is_cut_off = text[records.offset()..].trim().is_empty();
            broken.get_or_insert_with(|| Broken::Lgn { text: text.to_owned(), error });
            if !is_cut_off || number + 1 == JOINED_PARTS || text.len() > JOINED_BYTES {
                break;
            }
            if number + 1 == self.cuts.len() && !is_end {
                return Found::Unknown;
            }
        }
        broken.map_or(Found::Unknown, Found::Broken)
    }

    /// Hands a part over, without the space around it.
    fn hand_over(&mut self, part: Range<usize>, content: Result<Record, Broken>, take: &mut impl FnMut(FilePart)) {
        let trimmed = self.pending[part.clone()].trim_ascii_start();
        let (start, end) = (part.end - trimmed.len(), part.end - trimmed.len() + trimmed.trim_ascii_end().len());
        self.count_lines(start);
        let (from, lines) = self.too_long.take().unwrap_or((self.offset + start as u64, self.lines));
        take(FilePart { bytes: from..self.offset + end as u64, lines, content });
    }

    fn count_lines(&mut self, to: usize) {
        self.lines += self.pending[self.counted..to].split(|&byte| byte == b'\n').count() - 1;
        self.counted = to;
    }

    /// Drops the first bytes.
    fn forget(&mut self, length: usize) {
        if self.counted < length {
            self.count_lines(length);
        }
        self.counted -= length;
        self.offset += length as u64;
        self.pending.drain(..length);
        self.searched = self.searched.saturating_sub(length);
        self.next_try = self.next_try.saturating_sub(length);
        self.cuts.iter_mut().for_each(|cut| *cut -= length);
    }
}
