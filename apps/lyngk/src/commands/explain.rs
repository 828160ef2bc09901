//! `lyngk explain`: a turn in words.

use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::{Context, Result};
use lyngk_rules::{Ground, Position, Turn, TurnError, Variant};

use crate::input;

pub(crate) fn run(position: &Position, text: &str) -> Result<ExitCode> {
    let mut out = io::stdout().lock();
    match position.read_turn(text) {
        Ok(turn) => {
            writeln!(out, "{turn} is legal.")?;
            for line in consequences(position, turn) {
                writeln!(out, "  {line}")?;
            }
            Ok(ExitCode::SUCCESS)
        }
        Err(error @ TurnError::Syntax(_)) => Err(error).context(format!("the turn {}", input::shortened(text))),
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

/// What a legal turn does beside moving.
fn consequences(position: &Position, turn: Turn) -> Vec<String> {
    let mut lines = Vec::new();
    let Turn::Move { claim, to, .. } = turn else { return lines };
    let mover = position.to_move();
    if let Some(color) = claim {
        lines.push(format!("D4   player {mover} claims {}.", color.name()));
    }
    let way = position.long_turn(turn);
    if !way.through.is_empty() {
        let points = if way.through.len() == 1 { "LYNGK point" } else { "LYNGK points" };
        let names: Vec<String> = way.through.iter().map(ToString::to_string).collect();
        lines.push(format!("F2   it goes by the {points} {}.", names.join(", ")));
    }
    let mut next = *position;
    next.play_unchecked(turn);
    if next.scored(mover) > position.scored(mover) {
        lines.push(match position.variant() {
            Variant::Standard => format!("E9   it completes a stack of five: a point for player {mover}."),
            Variant::Six => format!("H4   it completes a stack of six: player {mover} wins."),
        });
    } else if next.height(to) == position.variant().height_limit() {
        lines.push(match position.variant() {
            Variant::Standard => {
                "E10  it completes a stack of five with a neutral top: an obstacle, nobody's point.".to_owned()
            }
            Variant::Six => "H5   it completes a stack of six with a neutral top, which wins nothing.".to_owned(),
        });
    }
    if let Some(outcome) = next.outcome().filter(|outcome| outcome.ground != Ground::SuddenDeath) {
        let who = outcome.winner.map_or("it is a draw".to_owned(), |winner| format!("player {winner} wins"));
        lines.push(format!("G1   the game is over: {who}."));
    }
    if next.must_pass() {
        lines.push(format!("E12  player {} must pass.", next.to_move()));
    }
    lines
}
