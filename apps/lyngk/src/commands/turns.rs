//! `lyngk turns`, `lyngk apply` and `lyngk perft`: what the rules allow.

use std::io::{self, BufReader, BufWriter, Write};

use anyhow::{Context, Result, bail};
use lyngk_lei::quoted;
use lyngk_rules::{Position, Turn};
use serde_json::json;

use crate::cli::TurnsArgs;
use crate::{input, json, output};

pub(crate) fn run(args: &TurnsArgs) -> Result<()> {
    match args.position.read()? {
        Some(position) => turns(&position, args.json),
        None if args.batch => batch(args.json),
        None => {
            bail!("expected a position, as in lyngk turns POSITION, or --batch to read positions from standard input")
        }
    }
}

fn sorted(turns: Vec<Turn>) -> Vec<String> {
    let mut words: Vec<String> = turns.into_iter().map(|turn| turn.to_string()).collect();
    words.sort_unstable();
    words
}

fn write_json(out: impl Write, position: &Position) -> Result<()> {
    let fields = json!({ "position": position.to_string(), "turns": sorted(position.turns()) });
    json::write(out, "turns", fields)
}

fn turns(position: &Position, is_json: bool) -> Result<()> {
    let mut out = BufWriter::new(output::stdout());
    if is_json {
        write_json(&mut out, position)?;
    } else {
        for turn in sorted(position.turns()) {
            writeln!(out, "{turn}")?;
        }
    }
    Ok(out.flush()?)
}

fn batch(is_json: bool) -> Result<()> {
    let mut reader = BufReader::new(io::stdin().lock());
    let mut out = BufWriter::new(output::stdout());
    for number in 1.. {
        let position = input::line(&mut reader, number).and_then(|line| {
            let position = line.map(|line| line.parse::<Position>().with_context(|| format!("line {number}")));
            position.transpose()
        });
        match position {
            Ok(Some(position)) if is_json => write_json(&mut out, &position)?,
            Ok(Some(position)) => writeln!(out, "{}", sorted(position.turns()).join(" "))?,
            Ok(None) => break,
            Err(error) => {
                out.flush()?;
                return Err(error);
            }
        }
        // A caller that waits for this answer before it sends the next position must get it now.
        if !reader.buffer().contains(&b'\n') {
            out.flush()?;
        }
    }
    Ok(out.flush()?)
}

pub(crate) fn apply(mut position: Position, turns: &[&str]) -> Result<()> {
    for (number, text) in (1..).zip(turns) {
        let turn = position.read_turn(text).with_context(|| format!("turn {number}, {}", quoted(text)))?;
        position.play_unchecked(turn);
    }
    Ok(writeln!(output::stdout(), "{position}")?)
}

pub(crate) fn perft(position: &Position, depth: usize, divide: bool) -> Result<()> {
    let mut out = output::stdout();
    let nodes = if divide && depth > 0 {
        let mut turns: Vec<(String, Turn)> =
            position.turns().into_iter().map(|turn| (turn.to_string(), turn)).collect();
        turns.sort_unstable();
        let mut nodes = 0;
        for (text, turn) in turns {
            let count = position.after_unchecked(turn).perft(depth - 1);
            writeln!(out, "{text} {count}")?;
            nodes += count;
        }
        nodes
    } else {
        position.perft(depth)
    };
    Ok(writeln!(out, "nodes {nodes}")?)
}
