//! Encodings of text files: UTF-8, UTF-16 that says so, and games in Boardspace's format.

use std::fmt::Write;

use lyngk_exchange::boardspace::{self, BoardspaceError, Games};

/// The tag before a broken game of Boardspace, with the line and column of its error in the file.
const SGF_ERROR: &str = "SgfError";

/// Whether a file begins with the byte order mark of UTF-16.
#[must_use]
pub fn is_utf_16(start: &[u8]) -> bool {
    matches!(start, [0xff, 0xfe, ..] | [0xfe, 0xff, ..])
}

/// The text of a file; `None` if it is neither UTF-8 nor UTF-16 with a byte order mark. Boardspace's files may have bytes of Latin-1.
#[must_use]
pub fn decode(bytes: Vec<u8>) -> Option<String> {
    if !is_utf_16(&bytes) {
        return match String::from_utf8(bytes) {
            Ok(text) => Some(text),
            Err(error) => {
                Some(boardspace::decode(error.as_bytes()).into_owned()).filter(|text| boardspace::is_sgf(text))
            }
        };
    }
    let to_unit = if bytes[0] == 0xff { u16::from_le_bytes } else { u16::from_be_bytes };
    let (pairs, []) = bytes[2..].as_chunks::<2>() else { return None };
    char::decode_utf16(pairs.iter().map(|&pair| to_unit(pair))).collect::<Result<_, _>>().ok()
}

/// Whether a file that begins like this is one of Boardspace, or several joined.
#[must_use]
pub fn is_sgf(start: &[u8]) -> bool {
    boardspace::is_sgf(&boardspace::decode(start))
}

/// The games of Boardspace's files as LGN, with English notes as comments. Games with errors stay as they are, after a tag with the place
/// of the error in the file.
///
/// ```
/// use lyngk_study::collection::lgn_of_sgf;
///
/// let lgn = lgn_of_sgf(b"(;GM[lyngk]SU[Lyngk 2 1 100]) (;GM[hex])");
/// assert!(lgn.starts_with("[Variant \"std\"]") && lgn.ends_with("(;GM[hex])\n\n"), "{lgn}");
/// ```
#[must_use]
pub fn lgn_of_sgf(bytes: &[u8]) -> String {
    let text = boardspace::decode(bytes);
    let mut games = Games::new(&text);
    let mut lgn = String::with_capacity(text.len());
    loop {
        let before = games.offset();
        match games.next() {
            None => return lgn,
            Some(Ok(game)) => lgn += &game.annotated(ToString::to_string).to_string(),
            Some(Err(error)) => {
                // Writing to a string cannot fail.
                let _ = writeln!(lgn, "[{SGF_ERROR} \"{}:{}\"]", error.line, error.column);
                lgn += games.text_since(before).trim();
                lgn += "\n\n";
            }
        }
    }
}

/// The error of a part of [`lgn_of_sgf`] that is a broken game of Boardspace, with its place in the file.
pub(super) fn error_of_sgf(part: &str) -> Option<BoardspaceError> {
    let (place, sgf) = part.strip_prefix('[')?.strip_prefix(SGF_ERROR)?.split_once("\"]\n")?;
    let (line, column) = place.strip_prefix(" \"")?.split_once(':')?;
    let error = Games::new(sgf).next()?.err()?;
    Some(BoardspaceError { line: line.parse().ok()?, column: column.parse().ok()?, ..error })
}
