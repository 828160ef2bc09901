//! The commands: a module for each, or for a few that belong together.

mod admin;
mod analyse;
mod bench;
mod conform;
mod contest;
mod database;
mod engine;
mod explain;
mod export;
mod import;
mod link;
mod manual;
mod picture;
mod play;
mod replay;
mod serve;
mod show;
mod turns;

use std::io::Write;
use std::process::ExitCode;

use anyhow::{Context, Result};

use crate::cli::Command;
use crate::output;

/// The licence texts of the packages in this program (`cargo xtask notices`).
const NOTICES: &str = include_str!("../../../NOTICES.txt");

pub(crate) fn run(command: Command) -> Result<ExitCode> {
    match command {
        Command::Turns(args) => turns::run(&args)?,
        Command::Apply(args) => {
            let (position, turns) = args.read()?;
            turns::apply(position, &turns)?;
        }
        Command::Perft { depth, position, divide } => {
            let position = position.read()?.context("expected a position, as in lyngk perft 2 POSITION")?;
            turns::perft(&position, depth.into(), divide)?;
        }
        Command::Replay { games, json } => return replay::run(&games, json),
        Command::Import(args) => return import::run(&args),
        Command::Export(args) => export::run(&args)?,
        Command::Random { seed, variant } => show::random(seed, variant.into())?,
        Command::Show(args) => show::run(&args)?,
        Command::Explain { words, json } => return explain::run(&words, json),
        Command::Link(args) => link::run(&args)?,
        Command::Picture(args) => picture::run(&args)?,
        Command::Analyse(args) => return analyse::run(&args),
        Command::Play(args) => play::run(&args)?,
        Command::Puzzle(args) => play::run_puzzles(&args)?,
        Command::Bench { signature: true, json, .. } => bench::run_signature(json)?,
        Command::Bench { threads: Some(threads), quick, json, .. } => {
            bench::run_threads(threads as usize, quick, json)?;
        }
        Command::Bench { quick, json, .. } => bench::run(quick, json)?,
        Command::Match(args) => return contest::run(&args),
        Command::Serve(args) => return serve::run(&args),
        Command::Admin(args) => return admin::run(&args),
        Command::Engine => engine::run()?,
        Command::Conform { file, command } => return conform::run(file.as_deref(), &command),
        Command::Completions { shell } => manual::completions(shell)?,
        Command::Licenses => output::stdout().write_all(NOTICES.as_bytes())?,
        Command::Man { command } => manual::man(&command)?,
    }
    Ok(ExitCode::SUCCESS)
}
