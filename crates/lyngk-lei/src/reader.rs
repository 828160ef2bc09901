//! Bounded reading of lines.

use std::io::{self, BufRead};

/// The longest line that an engine reads, in bytes without its line feed.
pub const LINE_LIMIT: usize = 64 << 10;

/// Why a line was not read.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ReadError {
    /// The line is too long. Its rest is skipped.
    #[error("the line is longer than the limit of {limit} bytes")]
    TooLong {
        /// The longest line allowed, in bytes.
        limit: usize,
    },
    /// The line is not UTF-8.
    #[error("the text is not UTF-8 from column {column} on")]
    NotText {
        /// The column of the first character that is not UTF-8, from 1.
        column: usize,
    },
    /// The reader failed.
    #[error("the next line cannot be read")]
    Broken(#[from] io::Error),
}

/// The lines of a reader, without their line feeds.
///
/// A line that is too long or is not UTF-8 is an error in its place, and the lines behind it follow. A line that is too long is
/// reported as soon as the limit is reached, so that an endless line does no harm. An error of the reader itself is the last item.
///
/// ```
/// use lyngk_lei::{LineReader, ReadError};
///
/// let mut lines = LineReader::new(&b"isready\ngo infinite\nquit"[..], 8);
/// assert_eq!(lines.next().expect("a line")?, "isready");
/// assert!(matches!(lines.next(), Some(Err(ReadError::TooLong { limit: 8 }))));
/// assert_eq!(lines.next().expect("a line")?, "quit");
/// assert!(lines.next().is_none());
/// # Ok::<(), ReadError>(())
/// ```
#[derive(Debug)]
pub struct LineReader<R> {
    reader: R,
    limit: usize,
    /// Whether the rest of a line that is too long is still to be skipped.
    skips: bool,
    broken: bool,
}

impl<R: BufRead> LineReader<R> {
    /// The lines of this reader, with at most `limit` bytes each.
    pub fn new(reader: R, limit: usize) -> LineReader<R> {
        LineReader { reader, limit, skips: false, broken: false }
    }

    /// The next line, or the beginning of a line that is longer than the limit. None after the last line.
    fn bytes(&mut self) -> io::Result<Option<Vec<u8>>> {
        let mut line = Vec::new();
        let mut begun = false;
        loop {
            let buffer = match self.reader.fill_buf() {
                Ok(buffer) => buffer,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if buffer.is_empty() {
                return Ok(begun.then_some(line));
            }
            let end = buffer.iter().position(|&byte| byte == b'\n');
            let part = &buffer[..end.unwrap_or(buffer.len())];
            let used = part.len() + usize::from(end.is_some());
            if self.skips {
                self.skips = end.is_none();
                self.reader.consume(used);
                continue;
            }
            begun = true;
            line.extend_from_slice(&part[..part.len().min(self.limit + 1 - line.len())]);
            self.reader.consume(used);
            if end.is_some() || line.len() > self.limit {
                self.skips = end.is_none();
                return Ok(Some(line));
            }
        }
    }
}

impl<R: BufRead> Iterator for LineReader<R> {
    type Item = Result<String, ReadError>;

    fn next(&mut self) -> Option<Result<String, ReadError>> {
        if self.broken {
            return None;
        }
        match self.bytes() {
            Ok(line) => line.map(|mut line| {
                if line.len() > self.limit {
                    return Err(ReadError::TooLong { limit: self.limit });
                }
                line.pop_if(|last| *last == b'\r');
                String::from_utf8(line).map_err(|error| {
                    let text = String::from_utf8_lossy(&error.as_bytes()[..error.utf8_error().valid_up_to()]);
                    ReadError::NotText { column: text.chars().count() + 1 }
                })
            }),
            Err(error) => {
                self.broken = true;
                Some(Err(error.into()))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::*;

    #[test]
    fn lines_that_are_too_long_or_no_text_are_skipped_and_the_rest_is_read() {
        let input = b"one\r\n12345\n123456\n1234567890123\nab\xff\n\nlast";
        // In parts of any size.
        for capacity in 1..20 {
            let lines = LineReader::new(BufReader::with_capacity(capacity, &input[..]), 5);
            let read: Vec<String> = lines.map(|line| line.unwrap_or_else(|error| error.to_string())).collect();
            let too_long = "the line is longer than the limit of 5 bytes";
            let not_text = "the text is not UTF-8 from column 3 on";
            assert_eq!(read, ["one", "12345", too_long, too_long, not_text, "", "last"], "{capacity}");
        }
    }

    #[test]
    fn an_endless_line_is_reported_at_once() {
        let mut lines = LineReader::new(BufReader::new(io::repeat(b'x')), 5);
        assert!(matches!(lines.next(), Some(Err(ReadError::TooLong { limit: 5 }))));
    }

    #[test]
    fn a_reader_that_fails_ends_the_lines() {
        struct Failing;
        impl io::Read for Failing {
            fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
                Err(io::Error::other("gone"))
            }
        }
        let mut lines = LineReader::new(BufReader::new(Failing), 5);
        assert!(matches!(lines.next(), Some(Err(ReadError::Broken(_)))));
        assert!(lines.next().is_none());
    }
}
