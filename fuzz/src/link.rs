//! Links.

use lyngk_rules::Record;
use lyngk_study::link::{LINK_LIMIT, LinkError, decode, encode};

/// What was pasted as a link: it is refused, or stands for a game that is written and read again as it is.
///
/// # Panics
/// If that is not so.
pub fn link(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    let Ok(record) = decode(text) else { return };
    let written = record.to_string();
    assert_eq!(written.parse::<Record>().as_ref(), Ok(&record), "{written}");
    // A link may say the same in more letters than needed, and clocks are left out; but what is written is read.
    match encode(&record) {
        Ok(letters) => {
            assert!(letters.len() <= LINK_LIMIT);
            let again = decode(&letters).unwrap_or_else(|error| panic!("{letters}: {error}"));
            assert_eq!(encode(&again).as_deref(), Ok(letters.as_str()));
        }
        Err(error) => assert!(matches!(error, LinkError::TooLong { .. }), "{error}"),
    }
}
