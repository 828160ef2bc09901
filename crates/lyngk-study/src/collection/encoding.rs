//! Encodings of text files: UTF-8, and UTF-16 that says so.

use lyngk_exchange::boardspace;

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
