//! Encodings of text files: UTF-8, UTF-16 that says so, and games in Boardspace's format.

use lyngk_exchange::boardspace::{self, Games};

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

/// The games of Boardspace's files as LGN, with English notes as comments. Games with errors stay as they are.
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
            Some(Err(_)) => {
                lgn += games.text_since(before).trim();
                lgn += "\n\n";
            }
        }
    }
}
