//! What a network says of some positions, for whoever wants to compare.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Parser;
use lyngk_engine::judge::Sight;
use lyngk_engine::network::{Memory, Network};
use lyngk_rules::{Core, Position, SplitMix64, Variant};

use crate::sample::Sample;

/// Positions, and what a network says of them.
#[derive(Parser, Debug)]
pub(crate) struct ShowArgs {
    network: PathBuf,
    /// A folder for the positions and `said.bin`: for each, the chances to win and to draw, then a number for each turn.
    #[arg(long)]
    out: PathBuf,
    /// How many random games the positions are of.
    #[arg(long, default_value_t = 10)]
    games: u64,
}

pub(crate) fn run(args: &ShowArgs) -> Result<()> {
    let bytes = fs::read(&args.network).with_context(|| format!("{} cannot be read", args.network.display()))?;
    let network = Network::read(&bytes)?;
    fs::create_dir_all(&args.out)?;
    let file = |name: &str| File::create(args.out.join(name)).map(BufWriter::new);
    let (mut positions, mut turns, mut said) = (file("positions.bin")?, file("turns.bin")?, file("said.bin")?);
    let (mut weights, mut memory) = (Vec::new(), Memory::new(1));
    for seed in 0..args.games {
        let mut random = SplitMix64::new(seed);
        let mut core: Core = *Position::random_start(seed, Variant::ALL[(seed % 2) as usize]);
        while let Some(turn) = core.random_turn(&mut random) {
            let list = core.turns();
            if list.len() > 1 {
                let sight = Sight::new(&core);
                let chances = network.chances(&sight, &mut memory);
                network.weigh(&sight, &list, &mut memory, &mut weights);
                for number in [chances.win, chances.draw].iter().chain(&weights) {
                    said.write_all(&number.to_le_bytes())?;
                }
                Sample::of(core, &list).write(&mut positions, &mut turns)?;
            }
            core.play_unchecked(turn);
        }
    }
    positions.flush()?;
    turns.flush()?;
    Ok(said.flush()?)
}
