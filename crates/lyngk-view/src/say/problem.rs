//! Errors in pasted, typed and stored text.

use lyngk_rules::{Expected, Fault, LpnError, LpnProblem};

use super::standing::numbered;
use super::{colors, name, piece};
use crate::{SavedProblem, Words};

/// Every reason why a text is not a position.
#[must_use]
pub fn lpn(words: &Words, error: &LpnError) -> String {
    let mut sentences = vec![words.text("lpn-bad")];
    sentences.extend(error.problems().iter().map(|problem| match problem {
        LpnProblem::Syntax { error, .. } => {
            let expected = expected(words, error.expected);
            words.with("lpn-syntax", [("column", error.column.into()), ("expected", expected.into())])
        }
        LpnProblem::Fault { fault: is, .. } => fault(words, *is),
        other => other.to_string(),
    }));
    sentences.join(" ")
}

/// Why a saved game cannot be restored.
#[must_use]
pub fn saved(words: &Words, problem: &SavedProblem) -> String {
    let reason = match problem {
        SavedProblem::Record(error) => {
            words.with("saved-bad-record", [("line", error.line.into()), ("column", error.column.into())])
        }
        SavedProblem::Seats => words.text("saved-bad-seats"),
        SavedProblem::Details(_) => words.text("saved-bad-details"),
    };
    words.with("saved-bad", [("reason", reason.into())])
}

/// Expectation of the parser of positions.
#[must_use]
pub fn expected(words: &Words, expected: Expected) -> String {
    match expected {
        Expected::Stack | Expected::LowerStack => words.text("expected-stack"),
        Expected::Char(' ') => words.text("expected-space"),
        Expected::Char(char) => words.with("expected-char", [("char", name(char))]),
        Expected::Side => words.text("expected-side"),
        Expected::Claims | Expected::ClaimOrder => words.text("expected-claims"),
        Expected::Score => words.text("expected-score"),
        Expected::Variant => words.text("expected-variant"),
        Expected::End => words.text("expected-end"),
        // These do not occur in positions.
        other => other.to_string(),
    }
}

/// Why a position is impossible.
#[must_use]
pub fn fault(words: &Words, fault: Fault) -> String {
    match fault {
        Fault::TooHigh { point, height, limit } => {
            words.with("fault-too-high", [("point", name(point)), ("height", height.into()), ("limit", limit.into())])
        }
        Fault::ColorTwice { point, colors: twice } => {
            words.with("fault-color-twice", [("point", name(point)), ("colors", colors(words, twice).into())])
        }
        Fault::JokerOnTop { point } => words.with("fault-joker-on-top", [("point", name(point))]),
        Fault::TooManyPieces { piece: is, count, limit } => words.with(
            "fault-too-many-pieces",
            [("piece", piece(words, is).into()), ("count", count.into()), ("limit", limit.into())],
        ),
        Fault::PieceCount { on_board, expected } => {
            words.with("fault-piece-count", [("count", on_board.into()), ("expected", expected.into())])
        }
        Fault::TooManyScored { scored, limit } => {
            words.with("fault-too-many-scored", [("count", scored.into()), ("limit", limit.into())])
        }
        Fault::TooManyClaims { player, colors: claimed } => {
            let player = numbered(words, player);
            words.with("fault-too-many-claims", [("player", player.into()), ("colors", colors(words, claimed).into())])
        }
        Fault::ClaimedByBoth { colors: claimed } => {
            words.with("fault-claimed-by-both", [("colors", colors(words, claimed).into())])
        }
        other => other.to_string(),
    }
}
