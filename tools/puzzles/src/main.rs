//! Collects puzzles from games of the engine against itself.
//!
//! The engine plays itself. Where the solver can prove what every turn comes to, a position in which exactly one turn keeps the
//! result is a puzzle, and goes on for as long as the opponent has a reply after which that is so again. How hard it is, is
//! measured by which level of the engine finds it. Nothing depends on time, and a game's puzzles follow from its seed alone: the
//! same arguments and the same engine give the same file, on any number of threads and after any interruption.

mod choose;
mod level;
mod notes;
mod search;

use std::fs;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::mpsc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use clap::Parser;

use choose::{Candidate, Collection};
use notes::Notes;
use search::Searcher;

/// Collect puzzles from games of the engine against itself.
#[derive(Parser, Debug)]
struct Args {
    /// How many games to look at.
    #[arg(long, default_value_t = 800)]
    games: u64,
    /// The seed of the first start; games follow with the next ones, of both variants by turns.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    effort: Effort,
    /// How many puzzles of the standard game to choose.
    #[arg(long, default_value_t = 180)]
    standard: usize,
    /// How many puzzles of the six-stack variant to choose.
    #[arg(long, default_value_t = 100)]
    six: usize,
    /// From which day on they are puzzles of the day, in days since 1 January 1970.
    #[arg(long, default_value_t = 20_773)]
    day: u32,
    /// How many games to play at once.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Where to note what each game gave, so that an interrupted run can go on.
    #[arg(long)]
    notes: Option<PathBuf>,
    /// Where to write the puzzles.
    #[arg(long, default_value = "crates/lyngk-study/data/puzzles.txt")]
    out: PathBuf,
}

/// How much is looked at: with other numbers a game gives other puzzles.
#[derive(clap::Args, Clone, Debug)]
struct Effort {
    /// How many positions the players look at for each turn.
    #[arg(long, default_value_t = 1000)]
    visits: u64,
    /// How many positions the solver may look at to find out who wins.
    #[arg(long, default_value_t = 100_000)]
    deciding: u64,
    /// How many positions the solver may look at to judge a turn.
    #[arg(long, default_value_t = 30_000)]
    judging: u64,
}

/// How often to say how far it is.
const PROGRESS_EVERY: Duration = Duration::from_secs(10);

fn main() {
    if let Err(error) = run(&Args::parse()) {
        eprintln!("error: {error:#}");
        std::process::exit(2);
    }
}

fn run(args: &Args) -> Result<()> {
    let mut notes = Notes::open(args.notes.as_deref(), &args.effort)?;
    let todo: Vec<u64> = (args.seed..args.seed + args.games).filter(|&seed| !notes.has(seed)).collect();
    play(args, todo, &mut notes)?;
    let candidates: Vec<Candidate> = notes.candidates(args.seed..args.seed + args.games);
    let collection = Collection::choose(&candidates, [args.standard, args.six]);
    println!("{} candidates; chosen:\n{}", candidates.len(), collection.table());
    fs::write(&args.out, collection.text(args)).with_context(|| format!("{} cannot be written", args.out.display()))
}

/// Plays the games that have not been played yet, each on one thread.
fn play(args: &Args, todo: Vec<u64>, notes: &mut Notes) -> Result<()> {
    let (started, mut next_report, count) = (Instant::now(), Duration::ZERO, todo.len());
    let todo = Mutex::new(todo.into_iter());
    let (sender, receiver) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..args.threads.max(1) {
            let (todo, sender) = (&todo, sender.clone());
            scope.spawn(move || {
                let mut searcher = Searcher::new(args.effort.clone());
                // Poisoned only if another worker has panicked, which ends everything anyway.
                while let Some(seed) = todo.lock().ok().and_then(|mut todo| todo.next()) {
                    if sender.send((seed, searcher.game(seed))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let mut found = 0;
        for (done, (seed, candidates)) in receiver.into_iter().enumerate() {
            found += candidates.len();
            notes.add(seed, candidates)?;
            if started.elapsed() >= next_report || done + 1 == count {
                next_report = started.elapsed() + PROGRESS_EVERY;
                let seconds = started.elapsed().as_secs();
                println!("{} of {count} games, {found} candidates, {seconds} s", done + 1);
            }
        }
        Ok(())
    })
}
