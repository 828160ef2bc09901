//! Sentences about the editor in the reader's language.

use lyngk_rules::{Fault, Piece};
use lyngk_view::{Words, say};

use super::{EditReason, Editor, Missing, PasteError, Refused};

/// Why an edit is refused: every reason with the number of its rule.
#[must_use]
pub fn refused(words: &Words, refused: &Refused) -> String {
    refused.reasons.iter().map(|&is| reason(words, is)).collect::<Vec<_>>().join(" ")
}

/// Why a pasted text cannot be used.
#[must_use]
pub fn paste_error(words: &Words, error: &PasteError) -> String {
    match error {
        PasteError::Unread(error) => say::lpn(words, error),
        PasteError::Refused(is) => refused(words, is),
    }
}

/// A reason: "The stack on d3 is 6 high; the limit is 5. (Rule E5)".
#[must_use]
pub fn reason(words: &Words, reason: EditReason) -> String {
    let sentence = match reason {
        // People see the reserve, not the number of pieces that there would be.
        EditReason::Fault(Fault::TooManyPieces { piece, limit, .. }) => {
            let piece = say::piece(words, piece).into();
            words.with("editor-none-left", [("piece", piece), ("limit", limit.into())])
        }
        EditReason::Fault(fault) => say::fault(words, fault),
        EditReason::Empty { point } => words.with("editor-empty", [("point", point.to_string().into())]),
        EditReason::SamePoint { .. } => words.text("editor-same-point"),
    };
    // A whole part of the rules is no help.
    match reason.rule().filter(|rule| say::rule_number(rule).is_some()) {
        Some(rule) => say::by_rules(words, &sentence, [rule]),
        None => sentence,
    }
}

/// Everything that is missing, or that the position is complete.
#[must_use]
pub fn missing(words: &Words, editor: &Editor) -> String {
    let missing = editor.missing();
    if missing.is_empty() {
        return words.text("editor-complete");
    }
    missing.into_iter().map(|is| one_missing(words, editor, is)).collect::<Vec<_>>().join(" ")
}

fn one_missing(words: &Words, editor: &Editor, missing: Missing) -> String {
    match missing {
        Missing::Place { count } => {
            words.with("editor-place", [("count", count.into()), ("pieces", reserve(words, editor).into())])
        }
        Missing::TakeOff { count } => words.with("editor-take-off", [("count", count.into())]),
        Missing::CoverJoker { point } => words.with("editor-cover-joker", [("point", point.to_string().into())]),
    }
}

/// The reserve: "3 × ivory, 1 × joker".
#[must_use]
pub fn reserve(words: &Words, editor: &Editor) -> String {
    let there = Piece::ALL.into_iter().map(|piece| (piece, editor.reserve(piece))).filter(|(_, count)| *count > 0);
    let some = |(piece, count): (Piece, usize)| {
        words.with("editor-some", [("count", count.into()), ("piece", say::piece(words, piece).into())])
    };
    there.map(some).collect::<Vec<_>>().join(", ")
}
