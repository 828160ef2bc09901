//! Reasons why a turn is illegal.

use lyngk_rules::{PerPlayer, Refusal};

use super::standing::seated;
use super::{color, colors, name};
use crate::seat::only_person;
use crate::{Seat, Words};

/// A reason why a turn is illegal, with the number of its rule: "d4 is in the way. (Rule E3)". Players are named by their seats.
#[must_use]
pub fn refusal(words: &Words, seats: PerPlayer<Seat>, refusal: Refusal) -> String {
    by_rules(words, &sentence(words, seats, refusal), [refusal.rule()])
}

/// A sentence with the rules that it follows from: "d4 is in the way. (Rule E3)". The numbers alone would look like points of the board.
#[must_use]
pub fn by_rules<'a>(words: &Words, sentence: &str, rules: impl IntoIterator<Item = &'a str>) -> String {
    let rules: Vec<String> = rules.into_iter().map(|rule| words.with("rule-link", [("rule", rule.into())])).collect();
    format!("{sentence} ({})", rules.join(", "))
}

/// A sentence about a refused turn for those who know neither notation nor the numbers of rules: only the reasons.
#[must_use]
pub fn plain_refusal(words: &Words, refused: &str) -> String {
    // The text around the turn in this language.
    let around = words.with("refused", [("turn", "|".into())]);
    let (before, after) = around.split_once('|').unwrap_or(("", &around));
    let reasons = refused.strip_prefix(before).and_then(|rest| rest.split_once(after)).map(|(_, reasons)| reasons);
    let mut plain = String::new();
    for (number, part) in
        reasons.filter(|reasons| !reasons.trim().is_empty()).unwrap_or(refused).split(" (").enumerate()
    {
        let cites = part.split_once(')').is_some_and(|(inner, _)| inner.split(", ").all(is_rule));
        match part.split_once(')') {
            Some((_, rest)) if number > 0 && cites => plain += rest,
            _ if number > 0 => plain = plain + " (" + part,
            _ => plain += part,
        }
    }
    plain.trim().to_owned()
}

/// Whether this names a rule, such as "Rule E5" in any language.
fn is_rule(name: &str) -> bool {
    rule_number(name).is_some()
}

/// The number of a rule in its name: "E5" in "Rule E5", in any language.
#[must_use]
pub fn rule_number(name: &str) -> Option<&str> {
    let bytes = name.as_bytes();
    let letter = bytes.iter().rposition(|byte| !byte.is_ascii_digit())?;
    let is_rule = bytes[letter].is_ascii_uppercase() && letter + 1 < bytes.len();
    is_rule.then(|| &name[letter..])
}

fn sentence(words: &Words, seats: PerPlayer<Seat>, refusal: Refusal) -> String {
    match refusal {
        Refusal::GameOver { .. } => words.text("refusal-over"),
        Refusal::MayNotPass { only_with_claim: false } => words.text("refusal-may-not-pass"),
        Refusal::MayNotPass { only_with_claim: true } => words.text("refusal-may-not-pass-claim"),
        Refusal::MustPass => words.text("refusal-must-pass"),
        Refusal::AlreadyClaimed { color: is, by } if only_person(seats) == Some(by) => {
            words.with("refusal-already-yours", [("color", color(words, is).into())])
        }
        Refusal::AlreadyClaimed { color: is, by } => {
            let by = seated(words, seats, by);
            words.with("refusal-already-claimed", [("color", color(words, is).into()), ("player", by.into())])
        }
        Refusal::NoClaimLeft { claimed } => {
            words.with("refusal-no-claim-left", [("colors", colors(words, claimed).into())])
        }
        Refusal::NotMoving { .. } => words.text("refusal-not-moving"),
        Refusal::EmptyStart { point } => words.with("refusal-empty-start", [("point", name(point))]),
        Refusal::EmptyEnd { point } => words.with("refusal-empty-end", [("point", name(point))]),
        Refusal::Joker { .. } => words.text("refusal-joker"),
        Refusal::OpponentsColor { color: is } => {
            words.with("refusal-opponents-color", [("color", color(words, is).into())])
        }
        Refusal::NotInLine => words.text("refusal-not-in-line"),
        Refusal::Blocked { by } => words.with("refusal-blocked", [("point", name(by))]),
        Refusal::NoLyngkPath { color: is } => words.with("refusal-no-lyngk-path", [("color", color(words, is).into())]),
        Refusal::LyngkIsForOwnColors { color: is } => {
            words.with("refusal-lyngk-is-for-own", [("color", color(words, is).into())])
        }
        Refusal::ColorTwice { colors: twice } => {
            words.with("refusal-color-twice", [("colors", colors(words, twice).into())])
        }
        Refusal::TooHigh { height, limit } => {
            words.with("refusal-too-high", [("height", height.into()), ("limit", limit.into())])
        }
        Refusal::SingleOntoStack { .. } => words.text("refusal-single-onto-stack"),
        Refusal::OntoHigher { .. } => words.text("refusal-onto-higher"),
        // A reason without a translation is shown in English.
        other => other.to_string(),
    }
}
