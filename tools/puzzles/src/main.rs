//! Collector of puzzles: `crates/lyngk-study/data/puzzles.txt`.
//!
//! The engine plays itself. When the solver can prove the result of every turn, a position in which exactly one turn keeps the result
//! becomes a puzzle. It goes on as long as the opponent has a reply after which that is true again. The levels of the engine try it, which
//! gives its rating. A game's puzzles depend on its seed alone: the same arguments and the same engine give the same file,
//! on any number of threads and after any interruption.

mod choose;
mod kept;
mod level;
mod notes;
mod search;

use std::fs;
use std::ops::ControlFlow;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Parser;
use lyngk_selfplay::{Progress, in_order};
use lyngk_study::puzzle::Puzzle;

use choose::{Candidate, Collection};
use kept::Kept;
use level::Levels;
use notes::Notes;
use search::{KEPT, Searcher};

/// Collect puzzles from games of the engine against itself.
#[derive(Parser, Debug)]
struct Args {
    /// Number of games.
    #[arg(long, default_value_t = 2000)]
    games: u64,
    /// Seed of the first start. Later games use the next seeds, and the variants alternate.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    effort: Effort,
    /// Number of puzzles of the standard game.
    #[arg(long, default_value_t = 520)]
    standard: usize,
    /// Number of puzzles of the six-stack variant.
    #[arg(long, default_value_t = 500)]
    six: usize,
    /// First day of the daily puzzles from all that are then in the file, in days since 1 January 1970. It must not be past.
    #[arg(long, required_unless_present = "rate")]
    day: Option<u32>,
    /// Only let the levels try the puzzles of the file again: ratings change, everything else stays as it is.
    #[arg(long, conflicts_with = "day")]
    rate: bool,
    /// Number of threads. It does not change the result.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// File for the candidates of each game. A later run with the same file skips these games.
    #[arg(long)]
    notes: Option<PathBuf>,
    /// File whose puzzles keep their places and days. They are proved and rated again, and their lines may become longer.
    #[arg(long, default_value = "crates/lyngk-study/data/puzzles.txt")]
    keep: PathBuf,
    /// Output file, which is overwritten.
    #[arg(long, default_value = "crates/lyngk-study/data/puzzles.txt")]
    out: PathBuf,
}

/// Limits of searches. They determine the puzzles of a game.
#[derive(clap::Args, Clone, Debug)]
struct Effort {
    /// Visits of each search in the games.
    #[arg(long, default_value_t = 150)]
    visits: u64,
    /// Node limit of the solver for finding the result of a position.
    #[arg(long, default_value_t = 100_000)]
    deciding: u64,
    /// Node limit of the solver for finding the result of a turn.
    #[arg(long, default_value_t = 30_000)]
    judging: u64,
}

fn main() {
    if let Err(error) = run(&Args::parse()) {
        eprintln!("error: {error:#}");
        std::process::exit(2);
    }
}

fn run(args: &Args) -> Result<()> {
    if args.rate {
        return rate_again(args);
    }
    let day = args.day.context("the first day is missing")?;
    let mut notes = Notes::open(args.notes.as_deref(), &args.effort)?;
    let kept: Kept =
        (fs::read_to_string(&args.keep).with_context(|| format!("{} cannot be read", args.keep.display())))?.parse()?;
    let seeds = || (kept.positions().iter().map(|_| KEPT).take(1)).chain(args.seed..args.seed + args.games);
    play(args, &kept, seeds().filter(|&seed| !notes.has(seed)).collect(), &mut notes)?;
    let candidates: Vec<Candidate> = notes.candidates(seeds());
    let collection = Collection::choose(&candidates, [args.standard, args.six]);
    println!("{} candidates; chosen:\n{}", candidates.len(), collection.table());
    fs::write(&args.out, collection.text(&kept, day))
        .with_context(|| format!("{} cannot be written", args.out.display()))
}

/// Writes the file with new ratings.
fn rate_again(args: &Args) -> Result<()> {
    let old = fs::read_to_string(&args.keep).with_context(|| format!("{} cannot be read", args.keep.display()))?;
    let is_puzzle = |line: &&str| !(line.is_empty() || line.starts_with('#') || line.starts_with("daily "));
    let puzzles = old.lines().filter(is_puzzle).map(str::parse).collect::<Result<Vec<Puzzle>, _>>()?;
    let (mut progress, mut rated) = (Progress::new(), Vec::with_capacity(puzzles.len()));
    in_order(
        0..puzzles.len() as u64,
        args.threads,
        Levels::new,
        |levels, number| levels.rate(&puzzles[number as usize]),
        |_, puzzle| -> Result<ControlFlow<()>> {
            rated.push(puzzle?);
            if progress.is_due() || rated.len() == puzzles.len() {
                println!("{} of {} puzzles, {} s", rated.len(), puzzles.len(), progress.seconds());
            }
            Ok(ControlFlow::Continue(()))
        },
    )?;
    let collection = Collection::of(&rated);
    let moved: u64 = puzzles.iter().zip(&rated).map(|(old, new)| u64::from(old.rating().abs_diff(new.rating()))).sum();
    let changed = puzzles.iter().zip(&rated).filter(|(old, new)| old.difficulty() != new.difficulty()).count();
    let mean = moved as f64 / rated.len().max(1) as f64;
    println!(
        "ratings moved by {mean:.0} on average; {changed} puzzles have another difficulty\n{}",
        collection.table()
    );
    let mut rated = rated.iter();
    let line = |line: &str| match is_puzzle(&line).then(|| rated.next()).flatten() {
        Some(puzzle) => format!("{puzzle}\n"),
        None => format!("{line}\n"),
    };
    let text: String = old.lines().map(line).collect();
    fs::write(&args.out, text).with_context(|| format!("{} cannot be written", args.out.display()))
}

/// Plays the games that the notes do not have yet.
fn play(args: &Args, kept: &Kept, todo: Vec<u64>, notes: &mut Notes) -> Result<()> {
    let (mut progress, mut done, mut found, count) = (Progress::new(), 0, 0, todo.len());
    in_order(
        todo,
        args.threads,
        || Searcher::new(args.effort.clone(), kept.positions().to_vec()),
        Searcher::seed,
        |seed, candidates| {
            (done, found) = (done + 1, found + candidates.len());
            notes.add(seed, candidates)?;
            if progress.is_due() || done == count {
                println!("{done} of {count} games, {found} candidates, {} s", progress.seconds());
            }
            Ok(ControlFlow::Continue(()))
        },
    )
}
