//! `lyngk explain`: legality and effects of a turn.

use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::{Context, Result};
use lyngk_lei::quoted;
use lyngk_rules::{Completion, Consequences, Ground, Position, TurnError, Variant};

pub(crate) fn run(position: &Position, text: &str) -> Result<ExitCode> {
    let mut out = io::stdout().lock();
    match position.read_turn(text) {
        Ok(turn) => {
            writeln!(out, "{turn} is legal.")?;
            for line in effects(position, &position.consequences(turn)?) {
                writeln!(out, "  {line}")?;
            }
            Ok(ExitCode::SUCCESS)
        }
        Err(error @ TurnError::Syntax(_)) => Err(error).context(format!("the turn {}", quoted(text))),
        Err(error) => {
            match &error {
                TurnError::Illegal(illegal) => {
                    writeln!(out, "{} is not legal:", illegal.turn())?;
                    for refusal in illegal.refusals() {
                        writeln!(out, "  {:3}  {refusal}.", refusal.rule())?;
                    }
                }
                TurnError::Path { turn, error } => {
                    writeln!(out, "{turn} is legal, but not by this path:")?;
                    writeln!(out, "  {:3}  {error}.", error.rule())?;
                }
                other => writeln!(out, "{other}")?,
            }
            Ok(ExitCode::from(1))
        }
    }
}

/// The effects of a legal turn, each with its rule.
fn effects(position: &Position, consequences: &Consequences) -> Vec<String> {
    let mut lines = Vec::new();
    let mover = consequences.player;
    if let Some(color) = consequences.claimed() {
        lines.push(format!("D4   player {mover} claims {}.", color.name()));
    }
    let through = consequences.lyngk_points();
    if !through.is_empty() {
        let points = if through.len() == 1 { "LYNGK point" } else { "LYNGK points" };
        let names: Vec<String> = through.iter().map(ToString::to_string).collect();
        lines.push(format!("F2   it moves over the {points} {}.", names.join(", ")));
    }
    if let Some(completed) = consequences.completed {
        lines.push(match (completed.completion, position.variant()) {
            (Completion::Removed, _) => format!("E9   it completes a stack of five: a point for player {mover}."),
            (Completion::Won, _) => format!("H4   it completes a stack of six: player {mover} wins."),
            (Completion::Obstacle, Variant::Standard) => {
                "E10  it completes a stack of five with a neutral top: an obstacle, and a point for nobody.".to_owned()
            }
            (Completion::Obstacle, Variant::Six) => {
                "H5   it completes a stack of six with a neutral top, which wins nothing.".to_owned()
            }
        });
    }
    if let Some(outcome) = consequences.outcome.filter(|outcome| outcome.ground != Ground::SuddenDeath) {
        let who = outcome.winner.map_or("it is a tie".to_owned(), |winner| format!("player {winner} wins"));
        lines.push(format!("G1   the game is over: {who}."));
    }
    if consequences.opponent_must_pass {
        lines.push(format!("E12  player {} must pass.", mover.opponent()));
    }
    lines
}
