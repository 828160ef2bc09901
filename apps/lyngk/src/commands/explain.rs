//! `lyngk explain`: legality and effects of a turn.

use std::io::Write;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use lyngk_lei::quoted;
use lyngk_rules::{Completion, Consequences, Ground, Position, TurnError, Variant};
use serde_json::json;

use crate::cli::WordsArgs;
use crate::{json, output};

pub(crate) fn run(args: &WordsArgs, is_json: bool) -> Result<ExitCode> {
    let (position, words) = args.read()?;
    let [text] = words[..] else {
        bail!("expected one turn, found {}", words.len());
    };
    let (turn, legal, reasons) = match position.read_turn(text) {
        Ok(turn) => (turn, true, effects(&position, &position.consequences(turn)?)),
        Err(TurnError::Illegal(illegal)) => {
            let refusals = illegal.refusals().iter();
            let reasons = refusals.map(|refusal| (refusal.rule(), format!("{refusal}."))).collect();
            (illegal.turn(), false, reasons)
        }
        Err(TurnError::Path { turn, error }) => (turn, false, vec![(error.rule(), format!("{error}."))]),
        Err(error) => return Err(error).context(format!("the turn {}", quoted(text))),
    };
    let mut out = output::stdout();
    if is_json {
        let reasons: Vec<_> = reasons.iter().map(|(rule, text)| json!({ "rule": rule, "text": text })).collect();
        let (key, position) = (if legal { "effects" } else { "refusals" }, position.to_string());
        let fields = json!({ "position": position, "turn": turn.to_string(), "legal": legal, key: reasons });
        json::write(&mut out, "explanation", fields)?;
    } else {
        let is_path = matches!(position.read_turn(text), Err(TurnError::Path { .. }));
        match (legal, is_path) {
            (true, _) => writeln!(out, "{turn} is legal.")?,
            (false, true) => writeln!(out, "{turn} is legal, but not by this path:")?,
            (false, false) => writeln!(out, "{turn} is not legal:")?,
        }
        for (rule, text) in reasons {
            writeln!(out, "  {rule:3}  {text}")?;
        }
    }
    Ok(if legal { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

/// The effects of a legal turn, each with its rule.
fn effects(position: &Position, consequences: &Consequences) -> Vec<(&'static str, String)> {
    let mut lines = Vec::new();
    let mover = consequences.player;
    if let Some(color) = consequences.claimed() {
        lines.push(("D4", format!("player {mover} claims {}.", color.name())));
    }
    let through = consequences.lyngk_points();
    if !through.is_empty() {
        let points = if through.len() == 1 { "LYNGK point" } else { "LYNGK points" };
        let names: Vec<String> = through.iter().map(ToString::to_string).collect();
        lines.push(("F2", format!("it moves over the {points} {}.", names.join(", "))));
    }
    if let Some(completed) = consequences.completed {
        lines.push(match (completed.completion, position.variant()) {
            (Completion::Removed, _) => ("E9", format!("it completes a stack of five: a point for player {mover}.")),
            (Completion::Won, _) => ("H4", format!("it completes a stack of six: player {mover} wins.")),
            (Completion::Obstacle, Variant::Standard) => (
                "E10",
                "it completes a stack of five with a neutral top: an obstacle, and a point for nobody.".to_owned(),
            ),
            (Completion::Obstacle, Variant::Six) => {
                ("H5", "it completes a stack of six with a neutral top, which wins nothing.".to_owned())
            }
        });
    }
    if let Some(outcome) = consequences.outcome.filter(|outcome| outcome.ground != Ground::SuddenDeath) {
        let who = outcome.winner.map_or("it is a tie".to_owned(), |winner| format!("player {winner} wins"));
        lines.push(("G1", format!("the game is over: {who}.")));
    }
    if consequences.opponent_must_pass {
        lines.push(("E12", format!("player {} must pass.", mover.opponent())));
    }
    lines
}
