//! Links to games.

use lyngk_rules::Record;
use lyngk_study::link::{LINK_LIMIT, LinkError, decode, encode};

/// The text of a link.
///
/// # Panics
/// If a game that was read is not written and read again without a change.
pub fn link(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    let Ok(record) = decode(text) else { return };
    let written = record.to_string();
    assert_eq!(written.parse::<Record>().as_ref(), Ok(&record), "{written}");
    // A link may be longer than needed, and `encode` leaves out clocks. But a link by `encode` is read without a change.
    match encode(&record) {
        Ok(letters) => {
            assert!(letters.len() <= LINK_LIMIT);
            let again = decode(&letters).unwrap_or_else(|error| panic!("{letters}: {error}"));
            assert_eq!(encode(&again).as_deref(), Ok(letters.as_str()));
        }
        Err(error) => assert!(matches!(error, LinkError::TooLong { .. }), "{error}"),
    }
}
