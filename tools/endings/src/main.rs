//! Collects endings from strong games in which the right turn matters.
//!
//! The engine plays itself. Where few enough stacks are left, the solver says which turns keep the result; positions in
//! which most throw it away are written to a file that any engine can be tried on. Nothing here depends on time, so the
//! same arguments and the same engine give the same file.

mod collection;

use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use clap::Parser;
use lyngk_endings::{players, self_play};
use lyngk_engine::{Solution, Solver};
use lyngk_rules::{Position, Variant};

use collection::{Collection, Ending, STACKS};

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
    /// Where to write the endings.
    #[arg(long, default_value = "testdata/endings.txt")]
    out: PathBuf,
}

/// The memory of the solver, in MiB.
const MEMORY: usize = 256;
/// How often to say how far it is.
const PROGRESS_EVERY: Duration = Duration::from_secs(10);

fn main() -> Result<()> {
    let args = Args::parse();
    let mut players = players();
    let mut solver = Solver::new(MEMORY);
    let mut collection = Collection::new(args.each);
    let (started, mut next_report) = (Instant::now(), PROGRESS_EVERY);
    for (game, seed) in (args.seed..).enumerate() {
        let variant = Variant::ALL[(seed % 2) as usize];
        if collection.wants(variant) {
            let game = self_play(&mut players, Position::random_start(seed, variant), args.visits, &STACKS);
            collection.add_some(endings(&mut solver, &game, &args));
        }
        let full = collection.is_full();
        if full || started.elapsed() >= next_report {
            next_report = started.elapsed() + PROGRESS_EVERY;
            println!("{} starts, {collection}, {} s", game + 1, started.elapsed().as_secs());
        }
        if full {
            break;
        }
    }
    fs::write(&args.out, collection.text()).with_context(|| format!("{} cannot be written", args.out.display()))
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
