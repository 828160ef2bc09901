//! `lyngk analyse`: best turns of a position, mistakes in games.
//!
//! `lyngk_engine::analysis` does the analysis. [`position`] and [`games`] run it, [`pool`] on several threads, and [`pace`] says how
//! long it takes. [`game`], [`outlook`] and [`text_graph`] are the report, [`fields`] is the one for programs; [`chart`] is a file as SVG
//! and [`annotate`] one as LGN. [`words`] has the sentences.

mod annotate;
mod chart;
mod fields;
mod game;
mod games;
mod outlook;
mod pace;
mod pool;
mod position;
#[cfg(test)]
mod tests;
mod text_graph;
mod words;

use std::ffi::OsStr;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::{Result, bail};
use lyngk_engine::{Engine, Limits, Options, Stop};

use crate::cli::{AnalyseArgs, AnalyseLimit, PlaceArgs};
use crate::subject::Subject;
use crate::{interrupt, progress};
use games::Selection;

/// The number of best turns of a position.
const DEFAULT_LINES: u64 = 5;

pub(crate) fn run(args: &AnalyseArgs) -> Result<ExitCode> {
    let is_place = args.what.position.is_some() || args.turn.is_some();
    let subject = match (&args.what.subject, &args.what.position) {
        (_, Some(position)) => Subject::read_option(position)?,
        (subject, None) => Subject::read(subject.as_deref().unwrap_or(OsStr::new("-")))?,
    };
    let games = match subject {
        Subject::Games(games) if !is_place => Selection::of_file(*games, args)?,
        Subject::Link(record, None) if !is_place && record.turn_total() > 0 => Selection::of_link(*record),
        subject => return analyse_position(subject, args),
    };
    if args.best.is_some() {
        bail!("--best cannot be used with whole games, it is for positions");
    }
    let stop = interrupt::stop_on_signals()?;
    let limits = limits(&args.limit, Duration::from_millis(500), &stop);
    // The second line shows whether a turn was the only good one.
    games::run(games, args, &options(args, 2), &limits)?;
    Ok(interrupt::exit_code(&stop))
}

fn analyse_position(subject: Subject, args: &AnalyseArgs) -> Result<ExitCode> {
    if args.svg.is_some() || args.lgn.is_some() {
        bail!("--svg and --lgn cannot be used with a position, they are for games");
    }
    let position = subject.into_position(&PlaceArgs { game: args.game, turn: args.turn })?;
    games::check_memory(args, 1)?;
    let stop = interrupt::stop_on_signals()?;
    let limits = limits(&args.limit, Duration::from_secs(3), &stop);
    let lines = args.best.unwrap_or(DEFAULT_LINES) as usize;
    position::run(&position, options(args, lines), &limits, args.json)?;
    Ok(interrupt::exit_code(&stop))
}

/// Says once that an engine had fewer threads than it was to have.
fn tell_missing_threads(engine: &Engine) {
    static TOLD: AtomicBool = AtomicBool::new(false);
    if engine.missing_threads() > 0 && !TOLD.swap(true, Ordering::Relaxed) {
        progress::note("not all threads could be started; the engine goes on with those there are");
    }
}

fn options(args: &AnalyseArgs, lines: usize) -> Options {
    let (threads, hash) = (args.threads as usize, args.hash as usize);
    Options { threads, hash, seed: args.seed, lines, ..Options::default() }
}

fn limits(given: &AnalyseLimit, default: Duration, stop: &Stop) -> Limits {
    let limits = match *given {
        AnalyseLimit { movetime: Some(ms), .. } => Limits::time(Duration::from_millis(ms)),
        AnalyseLimit { nodes: Some(nodes), .. } => Limits::nodes(nodes),
        AnalyseLimit { depth: Some(depth), .. } => Limits { depth: Some(depth as u32), ..Limits::default() },
        AnalyseLimit { movetime: None, nodes: None, depth: None } => Limits::time(default),
    };
    Limits { stop: stop.clone(), ..limits }
}
