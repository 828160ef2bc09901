//! Speed of a player's evaluation.

use std::hint::black_box;
use std::io::{self, Write};
use std::time::{Duration, Instant};

use anyhow::Result;
use clap::Parser;
use lyngk_engine::evaluation::Evaluator;
use lyngk_rules::{Core, Position, SplitMix64, Variant};

use crate::player::{self, Player};

#[derive(Parser, Debug)]
pub(crate) struct SpeedArgs {
    #[arg(help = player::help())]
    player: String,
    /// Number of stacks in the positions.
    #[arg(long, default_value_t = 25)]
    stacks: usize,
}

/// The number of different positions: more than a network's cache holds.
const POSITIONS: u64 = 5000;

/// The time of each measurement.
const TIME: Duration = Duration::from_secs(1);

/// Measures values and policies, and prints how many the player computes a second.
pub(crate) fn run(args: &SpeedArgs) -> Result<()> {
    let mut evaluator = Player::read(&args.player)?.evaluator();
    let mut random = SplitMix64::new(1);
    let positions: Vec<Core> = (0..POSITIONS).map(|seed| position(seed, args.stacks, &mut random)).collect();
    let values = measure(&positions, |core| {
        black_box(evaluator.evaluate(core, &mut random));
    });
    writeln!(io::stdout(), "values: {values:.0} a second")?;
    let (mut turns, mut weights) = (Vec::new(), Vec::new());
    let policies = measure(&positions, |core| {
        core.turns_into(&mut turns);
        evaluator.policy(core, &turns, &mut weights);
        black_box(&weights);
    });
    writeln!(io::stdout(), "policies: {policies:.0} a second")?;
    Ok(())
}

/// A position of a random game with a number of stacks.
fn position(seed: u64, stacks: usize, random: &mut SplitMix64) -> Core {
    let mut core: Core = *Position::random_start(seed, Variant::Standard);
    while core.occupied().len() > stacks {
        let Some(turn) = core.random_turn(random) else { break };
        core.play_unchecked(turn);
    }
    core
}

/// Calls of `evaluate` a second.
fn measure(positions: &[Core], mut evaluate: impl FnMut(&Core)) -> f64 {
    let (started, mut count) = (Instant::now(), 0u32);
    while started.elapsed() < TIME {
        for core in positions {
            evaluate(core);
            count += 1;
        }
    }
    f64::from(count) / started.elapsed().as_secs_f64()
}
