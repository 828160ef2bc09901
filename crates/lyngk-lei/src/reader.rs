//! Lines from outside, bounded.

use std::io::{self, BufRead};

/// The longest line that an engine reads, in bytes without its end.
pub const LINE_LIMIT: usize = 64 << 10;

/// Why a line was not read.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ReadError {
    /// It is too long, and was skipped without being kept.
    #[error("this line has more than {limit} bytes, which is the most that is read")]
    TooLong {
        /// How long it may be.
        limit: usize,
    },
    /// It is not UTF-8.
    #[error("this line is not text in UTF-8")]
    NotText,
    /// There is nothing more to read from there.
    #[error("the next line cannot be read")]
    Broken(#[from] io::Error),
}

/// The lines of a reader, each without its end. A line that is too long or no text is an error in its place, and the
/// lines behind it still come; when the reader itself fails, that is the last.
#[derive(Debug)]
pub struct LineReader<R> {
    reader: R,
    limit: usize,
    broken: bool,
}

impl<R: BufRead> LineReader<R> {
    /// The lines of this reader, of so many bytes at most.
    pub fn new(reader: R, limit: usize) -> LineReader<R> {
        LineReader { reader, limit, broken: false }
    }

    /// Reads up to the end of the line, keeping no more than one byte above the limit; none after the last line.
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
            begun = true;
            let end = buffer.iter().position(|&byte| byte == b'\n');
            let part = &buffer[..end.unwrap_or(buffer.len())];
            line.extend_from_slice(&part[..part.len().min(self.limit + 1 - line.len())]);
            let used = part.len() + usize::from(end.is_some());
            self.reader.consume(used);
            if end.is_some() {
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
                String::from_utf8(line).map_err(|_| ReadError::NotText)
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
        let input = b"one\r\n12345\n123456\n\xff\n\nlast";
        // However the bytes arrive.
        for capacity in 1..20 {
            let lines = LineReader::new(BufReader::with_capacity(capacity, &input[..]), 5);
            let read: Vec<String> = lines.map(|line| line.unwrap_or_else(|error| error.to_string())).collect();
            let too_long = "this line has more than 5 bytes, which is the most that is read";
            assert_eq!(read, ["one", "12345", too_long, "this line is not text in UTF-8", "", "last"]);
        }
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
