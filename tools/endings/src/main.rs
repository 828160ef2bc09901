//! Collector of endings: `testdata/endings.txt`.
//!
//! The engine plays itself. When few enough stacks are left, the solver finds the turns that keep the result. Positions in which at most
//! half of the turns do so are written to a file, on which any engine can be tested. The file depends on the arguments and the engine
//! only, not on time or on the number of threads.

mod collection;

use std::fs;
use std::ops::ControlFlow;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Parser;
use lyngk_engine::{Engine, Solution, Solver};
use lyngk_rules::Position;
use lyngk_selfplay::{Ending, Progress, engine, engine_game, in_order, variant};

use collection::Collection;

/// Collect endings in which few turns keep the result, from games of the engine against itself.
#[derive(Parser, Debug)]
struct Args {
    /// Number of endings of each variant.
    #[arg(long, default_value_t = 250)]
    each: usize,
    /// Seed of the first start. Later games use the next seeds.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Visits of each search in the games.
    #[arg(long, default_value_t = 2000)]
    visits: u64,
    /// Node limit of the solver for finding the result of a position.
    #[arg(long, default_value_t = 200_000)]
    deciding: u64,
    /// Node limit of the solver for finding all turns that keep the result.
    #[arg(long, default_value_t = 1_000_000)]
    solving: u64,
    /// Smallest number of stacks.
    #[arg(long, default_value_t = 20)]
    least: usize,
    /// Largest number of stacks.
    #[arg(long, default_value_t = 24)]
    most: usize,
    /// Size of the solver's transposition table in MiB, for each thread. With high node limits a larger one helps.
    #[arg(long, default_value_t = 256)]
    table: usize,
    /// Number of threads. It does not change the result.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Stop after this many games, even if there are too few endings.
    #[arg(long)]
    games: Option<u64>,
    /// Output file, which is overwritten.
    #[arg(long, default_value = "testdata/endings.txt")]
    out: PathBuf,
}

fn main() {
    if let Err(error) = run(&Args::parse()) {
        eprintln!("error: {error:#}");
        std::process::exit(2);
    }
}

fn run(args: &Args) -> Result<()> {
    let mut collection = Collection::new(args.each, args.least..=args.most);
    let mut progress = Progress::new();
    let worker = || Collector { engine: engine(), solver: Solver::new(args.table), args };
    in_order(args.seed.., args.threads, worker, Collector::collect, |seed, endings| {
        collection.add_best(endings);
        let games = seed - args.seed + 1;
        let is_done = collection.is_full() || args.games.is_some_and(|most| games >= most);
        if progress.is_due() || is_done {
            println!("{games} games, {collection}, {} s", progress.seconds());
            fs::write(&args.out, collection.text())
                .with_context(|| format!("{} cannot be written", args.out.display()))?;
        }
        Ok(if is_done { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
    })
}

/// A thread's engine and solver.
struct Collector<'a> {
    engine: Engine,
    solver: Solver,
    args: &'a Args,
}

impl Collector<'_> {
    /// Plays the game with a seed and returns its endings.
    ///
    /// Positions are solved from the last to the first: the transposition table then helps with earlier ones, and when one is too
    /// hard, all earlier ones are skipped.
    fn collect(&mut self, seed: u64) -> Vec<Ending> {
        let Args { visits, least, most, .. } = *self.args;
        let game = engine_game(&mut self.engine, Position::random_start(seed, variant(seed)), visits, &(least..=most));
        let solutions: Vec<Solution> = game.iter().rev().map_while(|position| self.solve(position)).collect();
        // Each game starts with an empty table, so that its endings depend on its seed alone.
        self.solver.clear();
        game.iter().rev().zip(&solutions).filter_map(|(position, solution)| Ending::new(position, solution)).collect()
    }

    fn solve(&mut self, position: &Position) -> Option<Solution> {
        let Args { deciding, solving, .. } = *self.args;
        self.solver.decide(position, &mut |nodes| nodes < deciding)?;
        self.solver.solve(position, &mut |nodes| nodes < solving)
    }
}
