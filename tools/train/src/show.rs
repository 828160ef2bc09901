//! Outputs of a network on some positions, for comparison with PyTorch.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Parser;
use lyngk_engine::evaluation::BoardFacts;
use lyngk_engine::network::{ActivationCache, Network};
use lyngk_rules::{Core, Position, SplitMix64};
use lyngk_selfplay::variant;

use crate::sample::{Sample, SampleWriter};

#[derive(Parser, Debug)]
pub(crate) struct ShowArgs {
    /// Network file.
    network: PathBuf,
    /// Output folder for samples and for `outputs.bin`: of each position the probabilities of a win and a draw, and a logit of each
    /// turn.
    #[arg(long)]
    out: PathBuf,
    /// Number of random games that the positions are taken from.
    #[arg(long, default_value_t = 10)]
    games: u64,
}

pub(crate) fn run(args: &ShowArgs) -> Result<()> {
    let bytes = fs::read(&args.network).with_context(|| format!("{} cannot be read", args.network.display()))?;
    let network = Network::read(&bytes)?;
    let mut samples = SampleWriter::create(&args.out)?;
    let mut outputs = BufWriter::new(File::create(args.out.join("outputs.bin"))?);
    let (mut logits, cache) = (Vec::new(), ActivationCache::new(1));
    for seed in 0..args.games {
        let mut random = SplitMix64::new(seed);
        let mut core: Core = *Position::random_start(seed, variant(seed));
        while let Some(turn) = core.random_turn(&mut random) {
            let turns = core.turns();
            if turns.len() > 1 {
                let facts = BoardFacts::new(&core);
                let value = network.value(&facts, &cache);
                network.policy_logits(&facts, &turns, &cache, &mut logits);
                for number in [value.win, value.draw].iter().chain(&logits) {
                    outputs.write_all(&number.to_le_bytes())?;
                }
                samples.write(&Sample::new(&core, &turns))?;
            }
            core.play_unchecked(turn);
        }
    }
    samples.finish()?;
    Ok(outputs.flush()?)
}
