//! Tuner of the engine's linear weights: `crates/lyngk-engine/src/evaluation/weights.rs`.
//!
//! The engine uses these weights when it plays without a network, and the first generation of training plays with them. One run is one
//! generation: the engine plays itself, and the weights are fitted to the visit counts of its searches and to the results of its games.
//! The next generation needs a new build with the new weights.

mod fit;
mod play;
mod source;

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Parser;
use lyngk_engine::evaluation::{WEIGHTS, Weights};
use lyngk_rules::Variant;

/// Fit the engine's linear weights to games of the engine against itself.
#[derive(Parser, Debug)]
struct Args {
    /// Number of games.
    #[arg(long, default_value_t = 2000)]
    games: u64,
    /// Play one variant only: std or six. Without this option the variants alternate.
    #[arg(long, value_parser = variant)]
    variant: Option<Variant>,
    /// Visits of each search.
    #[arg(long, default_value_t = 2000)]
    visits: u64,
    /// Seed of the first start. Later games use the next seeds. Each generation should have new seeds.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of threads. It does not change the result.
    #[arg(long, default_value_t = 2)]
    threads: usize,
    /// Output file, which is overwritten.
    #[arg(long, default_value = "crates/lyngk-engine/src/evaluation/weights.rs")]
    out: PathBuf,
}

fn variant(name: &str) -> Result<Variant, String> {
    Variant::from_name(name).ok_or_else(|| "it should be std or six".to_owned())
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
        turns: fit::fit("turns", &WEIGHTS.turns, &samples, fit::policy_loss),
        positions: fit::fit("positions", &WEIGHTS.positions, &samples, fit::value_loss),
    };
    fs::write(&args.out, source::weights(&weights)).with_context(|| format!("{} cannot be written", args.out.display()))
}
