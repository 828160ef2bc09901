//! `lyngk bench`: speed of the rules and the engine.

use std::hint::black_box;
use std::io::{self, Write};
use std::time::{Duration, Instant};

use anyhow::Result;
use lyngk_engine::evaluation::BoardFacts;
use lyngk_engine::network::{ActivationCache, Networks};
use lyngk_engine::{Engine, Limits, NetworkChoice, Options, Signature};
use lyngk_rules::{Core, Playout, Position, SplitMix64, Turn, Variant};

use crate::version;

/// The number of games that the positions come from. They fit into the processor's caches, as those of a search do.
const GAMES: u64 = 30;

/// The number of stacks in the positions that the network evaluates.
const MIDDLEGAME_STACKS: usize = 25;

pub(crate) fn run(quick: bool) -> Result<()> {
    let time = Duration::from_millis(if quick { 150 } else { 1500 });
    let mut out = io::stdout().lock();
    writeln!(out, "one core, best of many short rounds, positions from {GAMES} random games\n")?;
    for variant in Variant::ALL {
        let positions = positions(variant);
        let starts: Vec<Position> = (0..GAMES).map(|seed| Position::random_start(seed, variant)).collect();
        let middle: Vec<Core> =
            positions.iter().map(|(core, _)| *core).filter(|core| core.occupied().len() == MIDDLEGAME_STACKS).collect();
        let mut random = SplitMix64::new(2);
        let rounds = [
            ("legal turns listed", best(time, || list(&positions))),
            ("turns made and unmade", best(time, || make(&positions))),
            ("random games played", best(time, || play_out(&starts, &mut random))),
            ("searched with network", best(time, || search(&starts, NetworkChoice::Embedded))),
            ("searched without network", best(time, || search(&starts, NetworkChoice::None))),
            ("evaluated by network", best(time, || evaluate(&middle))),
        ];
        for (what, rate) in rounds {
            writeln!(out, "{variant}  {what:25} {:>14} per second", grouped(rate))?;
        }
    }
    writeln!(out, "\nnetworks: {}", version::networks())?;
    writeln!(out, "signature: {}", Signature::measure())?;
    Ok(())
}

/// Every position of some random games, with the turn played in it.
fn positions(variant: Variant) -> Vec<(Core, Turn)> {
    let mut random = SplitMix64::new(1);
    let mut positions = Vec::new();
    for seed in 0..GAMES {
        let mut core = *Position::random_start(seed, variant);
        while let Some(turn) = core.random_turn(&mut random) {
            positions.push((core, turn));
            core.play_unchecked(turn);
        }
    }
    positions
}

/// The highest rate of several rounds: other programs can only slow a round down.
fn best(time: Duration, mut round: impl FnMut() -> u64) -> f64 {
    let start = Instant::now();
    let mut best = 0.0_f64;
    while start.elapsed() < time {
        let round_start = Instant::now();
        let done = round();
        best = best.max(done as f64 / round_start.elapsed().as_secs_f64());
    }
    best
}

fn list(positions: &[(Core, Turn)]) -> u64 {
    let mut turns = Vec::with_capacity(4096);
    let mut count = 0;
    for (core, _) in positions {
        core.turns_into(&mut turns);
        count += black_box(&turns).len() as u64;
    }
    count
}

fn make(positions: &[(Core, Turn)]) -> u64 {
    for (core, turn) in positions {
        // A turn is unmade by dropping the copy.
        let mut next = *core;
        next.play_unchecked(*turn);
        black_box(&next);
    }
    positions.len() as u64
}

/// Plays games of uniformly random turns, claims included.
fn play_out(starts: &[Position], random: &mut SplitMix64) -> u64 {
    for start in starts {
        let mut game = Playout::new(start);
        while let Some(turn) = game.random_turn(random) {
            game.play_unchecked(turn);
        }
        black_box(game.core());
    }
    starts.len() as u64
}

/// Plays games with searches of a thousand nodes.
fn search(starts: &[Position], network: NetworkChoice) -> u64 {
    let mut engine = Engine::new(Options { solver: false, network, ..Options::default() });
    let clock = || Duration::ZERO;
    let mut nodes = 0;
    for start in &starts[..2] {
        let mut position = *start;
        loop {
            let report = engine.go(&position, &Limits::nodes(1000), &clock, &mut |_| ());
            nodes += report.nodes;
            let Some(turn) = report.best else { break };
            position.play_unchecked(turn);
        }
    }
    nodes
}

/// Evaluates positions with the network of their variant, without cache hits.
fn evaluate(positions: &[Core]) -> u64 {
    let networks = Networks::embedded();
    let mut cache = ActivationCache::new(1);
    for core in positions {
        black_box(networks.of(core.variant()).value(&BoardFacts::new(core), &mut cache));
    }
    positions.len() as u64
}

/// A number with commas between thousands.
fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (n, digit) in digits.chars().enumerate() {
        if n > 0 && (digits.len() - n).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
