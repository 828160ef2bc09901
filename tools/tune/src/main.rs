//! Fits the engine's weights to games of the engine against itself.
//!
//! One run is one generation: the engine as it is plays itself, and the weights are fitted to what its searches found
//! and how the games ended. Build again with what came out, and the next run starts from there.

mod fit;
mod play;
mod source;

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Parser;
use lyngk_engine::judge::{WEIGHTS, Weights};
use lyngk_rules::Variant;

/// Fit the engine's weights to games of the engine against itself.
#[derive(Parser, Debug)]
struct Args {
    /// How many games to play.
    #[arg(long, default_value_t = 2000)]
    games: u64,
    /// Games of one variant only, std or six; without it they take turns. The weights of the other stay as they are.
    #[arg(long, value_parser = variant)]
    variant: Option<Variant>,
    /// How many positions each search looks at.
    #[arg(long, default_value_t = 2000)]
    visits: u64,
    /// The seed of the first start; games follow with the next ones. A new generation wants new games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// On how many threads to play. It changes nothing but the time.
    #[arg(long, default_value_t = 2)]
    threads: usize,
    /// Where to write the weights.
    #[arg(long, default_value = "crates/lyngk-engine/src/judge/weights.rs")]
    out: PathBuf,
}

fn variant(name: &str) -> Result<Variant, String> {
    Variant::from_name(name).ok_or_else(|| "expected std or six".to_owned())
}

fn main() {
    if let Err(error) = run(&Args::parse()) {
        eprintln!("error: {error:#}");
        std::process::exit(2);
    }
}

fn run(args: &Args) -> Result<()> {
    let samples = play::games(args);
    println!("{} positions", samples.len());
    let weights = Weights {
        turns: fit::fit("turns", &WEIGHTS.turns, &samples, fit::turn_loss),
        standing: fit::fit("standing", &WEIGHTS.standing, &samples, fit::standing_loss),
    };
    fs::write(&args.out, source::weights(&weights)).with_context(|| format!("{} cannot be written", args.out.display()))
}
