//! Sentences about files from Boardspace.

use lyngk_exchange::boardspace::{BoardspaceError, Expected, Note, Problem};
use lyngk_rules::{Player, Turn, TurnError};
use lyngk_view::{Words, say};

/// Why a file cannot be read: "Line 4, column 6: …".
pub(super) fn error(words: &Words, error: &BoardspaceError) -> String {
    let problem = problem(words, &error.problem).into();
    words.with("lgn-at", [("line", error.line.into()), ("column", error.column.into()), ("problem", problem)])
}

fn problem(words: &Words, problem: &Problem) -> String {
    match problem {
        Problem::Syntax { expected, found } => instead(words, *expected, &found.map(String::from).unwrap_or_default()),
        Problem::Word { expected, found } => instead(words, *expected, found),
        Problem::OtherGame { game } => words.with("sgf-other-game", [("game", game.as_str().into())]),
        Problem::Missing { name, example } => {
            words.with("sgf-missing", [("name", format!("{name}[{example}]").into())])
        }
        Problem::TooLarge { .. }
        | Problem::TooManyNodes { .. }
        | Problem::TooManyMoves { .. }
        | Problem::TooDeep { .. } => words.text("sgf-too-large"),
        Problem::Turn { number, player, error } => {
            let reason = super::turn(words, &TurnError::Illegal(error.clone())).into();
            let name = player_name(words, *player).into();
            words.with("lgn-turn", [("number", (*number).into()), ("player", name), ("reason", reason)])
        }
        Problem::Placement(error) => {
            let faults: Vec<String> = error.faults().iter().map(|&fault| say::fault(words, fault)).collect();
            words.with("lgn-start", [("reasons", faults.join(" ").into())])
        }
        // `Problem::Order`. Its Display would bring English sentences to the page.
        _ => words.text("sgf-order"),
    }
}

fn player_name(words: &Words, player: Player) -> String {
    words.text(if player == Player::One { "player-one" } else { "player-two" })
}

fn instead(words: &Words, wanted: Expected, found: &str) -> String {
    let wanted = ("expected", expected(words, wanted).into());
    if found.is_empty() {
        words.with("lgn-syntax-end", [wanted])
    } else {
        words.with("lgn-syntax", [wanted, ("found", found.to_owned().into())])
    }
}

/// What a file should have: mostly words of the format, which are the same in all languages.
fn expected(words: &Words, expected: Expected) -> String {
    let literal = match expected {
        Expected::Game => "(;GM[lyngk]",
        Expected::Node => ";",
        Expected::PropertyOrNode => "C[…] ; ( )",
        Expected::VariationOrEnd => "( )",
        Expected::Value => "[…]",
        // A value ends where its last word does.
        Expected::ValueEnd | Expected::End => "]",
        Expected::Verb => {
            "Start, Pick, Drop, Pickb, Dropb, Claim, Move, Done, Pass, Resign, WinOnTime, LoseOnTime, Edit"
        }
        Expected::Seat => "P0, P1",
        Expected::Color => "N, R, B, G, I",
        Expected::Place => "N, R, B, G, I, F, S, FC, SC",
        Expected::Claims => "F, S",
        Expected::Column => "A–I",
        Expected::Row { points } => return words.with("expected-row", [("points", points.into())]),
        Expected::Level => "0",
        Expected::Variant => "Lyngk, Lyngk-6",
        Expected::TwoPlayers => "2",
        Expected::Key => "-2147483648 … 2147483647",
        Expected::Revision => "100",
        _ => "…",
    };
    literal.to_owned()
}

/// What the record of a game does not show.
pub(in crate::study) fn note(words: &Words, note: &Note) -> String {
    match note {
        Note::ObstaclesTaken { number, player, color, points } => {
            let points: Vec<String> = points.iter().map(|point| point.to_string()).collect();
            words.with(
                "sgf-note-obstacle",
                [
                    ("player", player_name(words, *player).into()),
                    ("color", say::color(words, *color).into()),
                    ("number", (*number).into()),
                    ("points", points.join(", ").into()),
                ],
            )
        }
        Note::OtherRules { unread, .. } => {
            let turns: Vec<String> = unread.iter().map(Turn::to_string).collect();
            words.with("sgf-note-rules", [("turns", turns.join(" ").into())])
        }
        Note::EndedEarly { turn } => words.with("sgf-note-early", [("turn", turn.to_string().into())]),
        Note::OtherResult { theirs, .. } => words.with("sgf-note-result", [("result", theirs.text().into())]),
        Note::EndContradicts { .. } | Note::DoubtfulTime { .. } | Note::UnknownResult { .. } => {
            words.text("sgf-note-doubt")
        }
        // That something was not read is all that can be said about other notes, too.
        _ => words.text("sgf-note-part"),
    }
}
