//! The commands: a function or a module for each.

mod admin;
mod analyse;
mod bench;
mod conform;
mod contest;
mod database;
mod engine;
mod explain;
mod picture;
mod play;
mod serve;

use std::io::{self, BufReader, BufWriter, Write};
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result, anyhow};
use clap::CommandFactory;
use lyngk_lei::quoted;
use lyngk_rules::{GameResult, LgnProblem, Position, Records, Turn, TurnError};

use crate::cli::{Cli, Command, ShowArgs};
use crate::{input, text_board};

/// The licence texts of the packages in this program (`cargo xtask notices`).
const NOTICES: &str = include_str!("../../../NOTICES.txt");

pub(crate) fn run(command: Command) -> Result<ExitCode> {
    match command {
        Command::Turns(args) => match args.position {
            Some(lpn) => turns(&input::position(&lpn)?)?,
            None => turns_batch()?,
        },
        Command::Apply { position, turns } => apply(input::position(&position.lpn)?, &turns)?,
        Command::Perft { depth, position, divide } => perft(&input::position(&position.lpn)?, depth.into(), divide)?,
        Command::Replay { file } => return replay(&file),
        Command::Random { seed, variant } => print(Position::random_start(seed, variant.into()))?,
        Command::Show(args) => show(&args)?,
        Command::Explain { position, turn } => return explain::run(&input::position(&position.lpn)?, &turn),
        Command::Picture(args) => picture::run(&args)?,
        Command::Analyse(args) => analyse::run(&args)?,
        Command::Play(args) => play::run(&args)?,
        Command::Puzzle(args) => play::run_puzzles(&args)?,
        Command::Bench { signature: true, .. } => print(lyngk_engine::Signature::measure())?,
        Command::Bench { threads: Some(threads), quick, .. } => bench::run_threads(threads as usize, quick)?,
        Command::Bench { quick, .. } => bench::run(quick)?,
        Command::Match(args) => contest::run(&args)?,
        Command::Serve(args) => return serve::run(&args),
        Command::Admin(args) => return admin::run(&args),
        Command::Engine => engine::run()?,
        Command::Conform { file, command } => return conform::run(file.as_deref(), &command),
        Command::Completions { shell } => {
            // The generator would panic on a closed pipe, so it writes to memory.
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Cli::command(), "lyngk", &mut script);
            io::stdout().write_all(&script)?;
        }
        Command::Licenses => io::stdout().write_all(NOTICES.as_bytes())?,
        Command::Man { command } => man(command.as_deref())?,
    }
    Ok(ExitCode::SUCCESS)
}

fn print(line: impl std::fmt::Display) -> Result<()> {
    writeln!(io::stdout(), "{line}")?;
    Ok(())
}

fn sorted(turns: Vec<Turn>) -> Vec<String> {
    let mut words: Vec<String> = turns.into_iter().map(|turn| turn.to_string()).collect();
    words.sort_unstable();
    words
}

fn turns(position: &Position) -> Result<()> {
    let mut out = BufWriter::new(io::stdout().lock());
    for turn in sorted(position.turns()) {
        writeln!(out, "{turn}")?;
    }
    Ok(out.flush()?)
}

fn turns_batch() -> Result<()> {
    let mut reader = BufReader::new(io::stdin().lock());
    let mut out = BufWriter::new(io::stdout().lock());
    for number in 1.. {
        let answer = input::line(&mut reader, number).and_then(|line| match line {
            Some(line) => {
                let position: Position = line.parse().with_context(|| format!("line {number}"))?;
                Ok(Some(sorted(position.turns()).join(" ")))
            }
            None => Ok(None),
        });
        match answer {
            Ok(Some(answer)) => writeln!(out, "{answer}")?,
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

fn apply(mut position: Position, turns: &[String]) -> Result<()> {
    for (number, text) in (1..).zip(turns) {
        let turn = position.read_turn(text).with_context(|| format!("turn {number}, {}", quoted(text)))?;
        position.play_unchecked(turn);
    }
    print(position)
}

fn perft(position: &Position, depth: usize, divide: bool) -> Result<()> {
    let mut out = io::stdout().lock();
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
    writeln!(out, "nodes {nodes}")?;
    Ok(())
}

fn replay(path: &Path) -> Result<ExitCode> {
    let text = input::file(path)?;
    let name = input::name(path);
    let mut records = Records::new(&text).peekable();
    if records.peek().is_none() {
        return Err(anyhow!("{name} has no game in it; a game begins with tags like [Variant \"std\"]"));
    }
    let mut out = BufWriter::new(io::stdout().lock());
    for (game, record) in (1..).zip(records) {
        let broken_rule = match record {
            Ok(record) => {
                let (end, written) = (record.final_position(), record.result);
                let result = end.outcome().map_or(written, |outcome| GameResult::from(outcome.winner));
                if written == result || written == GameResult::Open {
                    writeln!(out, "{end} {result}")?;
                    continue;
                }
                anyhow!("game {game}: the record says {written}, but by the rules the game ended {result}")
            }
            Err(error) => {
                // Text that is not LGN is invalid input (exit status 2). A turn that breaks a rule is a "no" (exit status 1).
                let illegal =
                    matches!(&error.problem, LgnProblem::Turn { error, .. } if !matches!(error, TurnError::Syntax(_)));
                let error = anyhow::Error::new(error);
                if !illegal {
                    out.flush()?;
                    return Err(error.context(name));
                }
                error
            }
        };
        out.flush()?;
        writeln!(io::stderr(), "error: {name}: {broken_rule:#}")?;
        return Ok(ExitCode::from(1));
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

fn show(args: &ShowArgs) -> Result<()> {
    let position = match (&args.what.position, args.what.seed) {
        (Some(lpn), _) => input::position(lpn)?,
        (None, seed) => Position::random_start(seed.unwrap_or_default(), args.variant.into()),
    };
    // This stream removes colours in a pipe, or if NO_COLOR is set.
    write!(anstream::stdout(), "{}", text_board::board(&position))?;
    Ok(())
}

fn man(command: Option<&str>) -> Result<()> {
    let mut program = Cli::command();
    program.build();
    let title = ["lyngk"].into_iter().chain(command).collect::<Vec<_>>().join("-");
    let page = match command {
        None => program,
        Some(name) => {
            let names: Vec<&str> = program.get_subcommands().map(clap::Command::get_name).collect();
            let unknown = || format!("unknown command {}, expected one of {}", quoted(name), names.join(", "));
            program.find_subcommand(name).with_context(unknown)?.clone()
        }
    };
    let mut text = Vec::new();
    let source = concat!("lyngk ", env!("CARGO_PKG_VERSION"));
    clap_mangen::Man::new(page).title(title).source(source).render(&mut text)?;
    io::stdout().write_all(&text)?;
    Ok(())
}
