//! Game files of Boardspace. What is accepted is a valid record, which is written and read again.

use lyngk_exchange::boardspace::{ExportError, Games, decode, export};
use lyngk_exchange::csv;
use lyngk_rules::{Record, Turn};

/// A file with any bytes.
///
/// # Panics
/// If a game that was read cannot be written and read again, or an error has a place outside of the text.
pub fn boardspace(data: &[u8]) {
    let text = &*decode(data);
    for game in Games::new(text) {
        let game = match game {
            Ok(game) => game,
            Err(error) => {
                assert!(!error.to_string().is_empty());
                let line = text.split_inclusive('\n').chain([""]).nth(error.line - 1);
                let line = line.unwrap_or_else(|| panic!("the text has no such line: {error}"));
                assert!((1..=line.chars().count() + 1).contains(&error.column), "{error}");
                continue;
            }
        };
        assert!(game.notes.iter().all(|note| !note.to_string().is_empty()));
        for record in [&game.record, &game.annotated(ToString::to_string)] {
            let lgn = record.to_string();
            assert_eq!(lgn.parse().as_ref(), Ok(record), "{lgn}");
            assert!(csv::table(std::slice::from_ref(record)).lines().count() > record.main_line().count());
            let written = match export(record) {
                Ok(written) => written,
                Err(error) => {
                    assert_eq!(error, ExportError::DecidedStart);
                    continue;
                }
            };
            let again = Games::new(&written).next().unwrap_or_else(|| panic!("nothing was written for\n{text}"));
            let again = again.unwrap_or_else(|error| panic!("{error}\n{written}")).record;
            assert_eq!((again.start(), turns(&again)), (record.start(), turns(record)), "{written}");
            assert_eq!(again.turn_total(), record.turn_total(), "{written}");
        }
    }
}

fn turns(record: &Record) -> Vec<Turn> {
    record.main_line().map(|id| record.node(id).turn()).collect()
}
