//! Events of a table, for the message line and screen readers.

use std::collections::BTreeSet;

use lyngk_game::Played;
use lyngk_rules::{Completion, Consequences, Refusal, Turn, TurnError};

use super::standing::{By, waiting};
use super::{by_rules, color, name, player, points, refusal};
use crate::{Table, TableEvent, Words};

/// An event, as a text to show and announce.
#[must_use]
pub fn event(words: &Words, table: &Table, event: &TableEvent) -> String {
    match event {
        TableEvent::Played(happened) => played(words, table, happened),
        TableEvent::Refused { turn, reasons } => {
            let told = match *turn {
                Turn::Move { claim: None, from, to } => format!("{from} → {to}"),
                // In the words of the question before such a turn.
                Turn::Move { .. } => waiting(words, *turn).trim_matches(['¿', '?', '\u{202f}']).to_owned(),
                Turn::Pass => turn.to_string(),
            };
            let first = words.with("refused", [("turn", told.into())]);
            because(words, table, first, reasons)
        }
        TableEvent::CannotPick { point, reasons } => {
            let (landings, others): (Vec<_>, Vec<_>) = reasons.iter().partition(|reason| reason.is_about_landing());
            let first = because(words, table, words.with("cannot-pick", [("point", name(point))]), &others);
            if landings.is_empty() {
                return first;
            }
            let rules: BTreeSet<&str> = landings.iter().map(|reason| reason.rule()).collect();
            format!("{first} {}", by_rules(words, &words.text("refusal-nowhere"), rules))
        }
        TableEvent::Misread { text, error } => match error {
            TurnError::Path { turn, error } => {
                by_rules(words, &words.with("misread-path", [("turn", name(turn))]), [error.rule()])
            }
            _ => words.with("misread-turn", [("text", text.as_str().into())]),
        },
        TableEvent::NotYourTurn => words.text("not-your-turn"),
        TableEvent::IsPaused => words.text("is-paused"),
        TableEvent::LooksBack => words.text("looks-back"),
        TableEvent::OpponentFailed => words.text("engine-failed"),
        TableEvent::Paused if table.is_covered() => words.text("paused-covered"),
        TableEvent::Paused => words.text("status-paused"),
        TableEvent::Resumed => super::status(words, table),
        TableEvent::TookBack(count) => words.with("turns-taken-back", [("count", (*count).into())]),
        // The status line has the result.
        TableEvent::Ended(ended) => super::ended(words, table, *ended).detail,
    }
}

fn because(words: &Words, table: &Table, first: String, reasons: &[Refusal]) -> String {
    let sentences = reasons.iter().map(|&reason| refusal(words, table.seats(), reason));
    std::iter::once(first).chain(sentences).collect::<Vec<_>>().join(" ")
}

/// A played turn: "You claimed red and moved d3 to e4; by the LYNGK rule through d4; stack of 5 completed".
#[must_use]
pub fn played(words: &Words, table: &Table, played: &Played) -> String {
    turn(words, table, &played.consequences, table.ended().is_none())
}

/// The turn before the displayed position, in the same words; `None` at the start.
#[must_use]
pub fn last_turn(words: &Words, table: &Table) -> Option<String> {
    let ply = table.shown_ply().unwrap_or(table.game().turns().len());
    turn_at(words, table, ply)
}

/// The turn with this number, counted from one, in the same words.
#[must_use]
pub fn turn_at(words: &Words, table: &Table, ply: usize) -> Option<String> {
    table.game().consequences(ply).map(|happened| turn(words, table, &happened, false))
}

fn turn(words: &Words, table: &Table, happened: &Consequences, praises: bool) -> String {
    let by = By::of(table, happened.player);
    let who = player(words, table, happened.player);
    let Turn::Move { claim, from, to } = happened.turn else {
        return words.with(by.choose("turn-you-pass", "turn-other-passes"), [("player", who.into())]);
    };
    let (from, to) = (name(from), name(to));
    let mut parts = vec![match claim {
        Some(claim) => words.with(
            by.choose("turn-you-claim", "turn-other-claims"),
            [("player", who.into()), ("color", color(words, claim).into()), ("from", from), ("to", to)],
        ),
        None => words
            .with(by.choose("turn-you-move", "turn-other-moves"), [("player", who.into()), ("from", from), ("to", to)]),
    }];
    let through = happened.lyngk_points();
    if !through.is_empty() {
        parts.push(words.with("turn-by-lyngk", [("points", points(words, through.iter().copied()).into())]));
    }
    if let Some(completed) = happened.completed {
        parts.push(match completed.completion {
            Completion::Obstacle => words.text("turn-makes-obstacle"),
            _ => words.with(
                if praises && !happened.opponent_must_pass {
                    by.choose("turn-you-complete", "turn-completes")
                } else {
                    "turn-completes"
                },
                [("height", completed.stack.height().into())],
            ),
        });
    }
    if happened.opponent_must_pass {
        let stuck = happened.player.opponent();
        let key = By::of(table, stuck).choose("turn-you-must-pass", "turn-other-must-pass");
        parts.push(words.with(key, [("player", player(words, table, stuck).into())]));
    }
    super::parts(words, parts)
}
