//! Collects endings from strong games in which the right turn matters.
//!
//! The engine plays itself. Where few enough stacks are left, the solver says which turns keep the result; positions in
//! which most throw it away are written to a file that any engine can be tried on. Nothing here depends on time, so the
//! same arguments and the same engine give the same file.

mod collection;

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use clap::Parser;
use lyngk_endings::{Ending, players, self_play};
use lyngk_engine::{Solution, Solver};
use lyngk_rules::{Position, Variant};

use collection::Collection;

/// Collect endings from strong games in which the right turn matters.
#[derive(Parser, Debug)]
struct Args {
    /// How many positions of each variant to collect.
    #[arg(long, default_value_t = 250)]
    each: usize,
    /// The seed of the first start; games follow with the next ones.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many positions the players look at for each turn.
    #[arg(long, default_value_t = 2000)]
    visits: u64,
    /// How many positions the solver may look at to find out who wins.
    #[arg(long, default_value_t = 200_000)]
    deciding: u64,
    /// How many positions the solver may then look at to judge every turn.
    #[arg(long, default_value_t = 1_000_000)]
    solving: u64,
    /// How many stacks an ending has at least.
    #[arg(long, default_value_t = 20)]
    least: usize,
    /// How many it has at most.
    #[arg(long, default_value_t = 24)]
    most: usize,
    /// How many games are looked at at once.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Ends after so many games, however many endings there are.
    #[arg(long)]
    games: Option<u64>,
    /// Where to write the endings.
    #[arg(long, default_value = "testdata/endings.txt")]
    out: PathBuf,
}

/// The memory of the solver, in MiB.
const MEMORY: usize = 256;
/// How often to say how far it is.
const PROGRESS_EVERY: Duration = Duration::from_secs(10);

fn main() {
    if let Err(error) = run(&Args::parse()) {
        eprintln!("error: {error:#}");
        std::process::exit(2);
    }
}

fn run(args: &Args) -> Result<()> {
    let mut collection = Collection::new(args.each, args.least..=args.most);
    let (started, mut next_report) = (Instant::now(), PROGRESS_EVERY);
    let (next, done) = (AtomicU64::new(args.seed), AtomicBool::new(false));
    let (sender, receiver) = mpsc::channel();
    std::thread::scope(|scope| -> Result<()> {
        for _ in 0..args.threads.max(1) {
            let (sender, args, next, done) = (sender.clone(), args, &next, &done);
            scope.spawn(move || search(args, next, done, &sender));
        }
        drop(sender);
        // Games end in any order, but count in that of their seeds.
        let mut early = BTreeMap::new();
        for seed in args.seed.. {
            while !early.contains_key(&seed) {
                let Ok((seed, endings)) = receiver.recv() else { break };
                early.insert(seed, endings);
            }
            collection.add_some(early.remove(&seed).unwrap_or_default());
            let games = seed - args.seed + 1;
            let full = collection.is_full() || args.games.is_some_and(|most| games >= most);
            if full || started.elapsed() >= next_report {
                next_report = started.elapsed() + PROGRESS_EVERY;
                println!("{games} starts, {collection}, {} s", started.elapsed().as_secs());
                let written = fs::write(&args.out, collection.text());
                if let Err(error) = written {
                    done.store(true, Ordering::Relaxed);
                    return Err(error).with_context(|| format!("{} cannot be written", args.out.display()));
                }
            }
            if full {
                break;
            }
        }
        done.store(true, Ordering::Relaxed);
        Ok(())
    })
}

/// Plays games and looks for endings in them, until it is enough.
fn search(args: &Args, next: &AtomicU64, done: &AtomicBool, sender: &mpsc::Sender<(u64, Vec<Ending>)>) {
    let (mut players, mut solver) = (players(), Solver::new(MEMORY));
    while !done.load(Ordering::Relaxed) {
        let seed = next.fetch_add(1, Ordering::Relaxed);
        let start = Position::random_start(seed, Variant::ALL[(seed % 2) as usize]);
        let game = self_play(&mut players, start, args.visits, &(args.least..=args.most));
        if sender.send((seed, endings(&mut solver, &game, args))).is_err() {
            break;
        }
    }
}

/// The positions of a game in which the right turn matters. They are solved from the last to the first: what is known of
/// later ones helps with earlier ones, and what comes before one that is too hard is harder still.
fn endings(solver: &mut Solver, game: &[Position], args: &Args) -> Vec<Ending> {
    let solve = |position: &Position| -> Option<Solution> {
        solver.decide(position, &mut |nodes| nodes < args.deciding)?;
        solver.solve(position, &mut |nodes| nodes < args.solving)
    };
    let solutions: Vec<Solution> = game.iter().rev().map_while(solve).collect();
    // The table goes by hashes, and games have nothing in common: clearing it only makes each stand for itself.
    solver.clear();
    game.iter().rev().zip(&solutions).filter_map(|(position, solution)| Ending::new(position, solution)).collect()
}
