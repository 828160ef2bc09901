//! Events of a table, for the message line and screen readers.

use std::collections::BTreeSet;

use lyngk_game::Played;
use lyngk_rules::{Completion, Refusal, Turn, TurnError};

use super::{color, name, player, points, refusal};
use crate::{Table, TableEvent, Words};

/// An event, as a text to show and announce.
#[must_use]
pub fn event(words: &Words, table: &Table, event: &TableEvent) -> String {
    match event {
        TableEvent::Played(happened) => played(words, table, happened),
        TableEvent::Refused { turn, reasons } => {
            let first = words.with("refused", [("turn", name(turn))]);
            because(words, table, first, reasons)
        }
        TableEvent::CannotPick { point, reasons } => {
            let (landings, others): (Vec<_>, Vec<_>) = reasons.iter().partition(|reason| reason.is_about_landing());
            let first = because(words, table, words.with("cannot-pick", [("point", name(point))]), &others);
            if landings.is_empty() {
                return first;
            }
            let rules: BTreeSet<&str> = landings.iter().map(|reason| reason.rule()).collect();
            let rules: Vec<&str> = rules.into_iter().collect();
            format!("{first} {} ({})", words.text("refusal-nowhere"), rules.join(", "))
        }
        TableEvent::Misread { text, error } => match error {
            TurnError::Path { turn, error } => {
                format!("{} ({})", words.with("misread-path", [("turn", name(turn))]), error.rule())
            }
            _ => words.with("misread-turn", [("text", text.as_str().into())]),
        },
        TableEvent::NotYourTurn => words.text("not-your-turn"),
        TableEvent::IsPaused => words.text("is-paused"),
        TableEvent::LooksBack => words.text("looks-back"),
        TableEvent::OpponentFailed => words.text("engine-failed"),
        TableEvent::Paused => words.text("status-paused"),
        TableEvent::Resumed => super::status(words, table),
        TableEvent::TookBack(count) => words.with("turns-taken-back", [("count", (*count).into())]),
        TableEvent::Ended(ended) => {
            let text = super::ended(words, table, *ended);
            format!("{}. {}", text.title, text.detail)
        }
    }
}

fn because(words: &Words, table: &Table, first: String, reasons: &[Refusal]) -> String {
    let sentences = reasons.iter().map(|&reason| refusal(words, table.seats(), reason));
    std::iter::once(first).chain(sentences).collect::<Vec<_>>().join(" ")
}

/// A played turn: "Player 1: claims red, d3 to e4; via LYNGK points d4; completes a stack of 5".
#[must_use]
pub fn played(words: &Words, table: &Table, played: &Played) -> String {
    let happened = &played.consequences;
    let who = player(words, table, happened.player);
    let Turn::Move { claim, from, to } = happened.turn else {
        return words.with("turn-passes", [("player", who.into())]);
    };
    let mut parts = vec![match claim {
        Some(claim) => words.with(
            "turn-claims-and-moves",
            [("player", who.into()), ("color", color(words, claim).into()), ("from", name(from)), ("to", name(to))],
        ),
        None => words.with("turn-moves", [("player", who.into()), ("from", name(from)), ("to", name(to))]),
    }];
    let through = happened.lyngk_points();
    if !through.is_empty() {
        parts.push(words.with("turn-by-lyngk", [("points", points(words, through.iter().copied()).into())]));
    }
    if let Some(completed) = happened.completed {
        parts.push(match completed.completion {
            Completion::Obstacle => words.text("turn-makes-obstacle"),
            _ => words.with("turn-completes", [("height", completed.stack.height().into())]),
        });
    }
    if happened.opponent_must_pass {
        parts.push(words.text("turn-opponent-must-pass"));
    }
    super::parts(words, parts)
}
