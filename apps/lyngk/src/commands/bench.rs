//! `lyngk bench`: how fast the rules and the engine are.

use std::hint::black_box;
use std::io::{self, Write};
use std::time::{Duration, Instant};

use anyhow::Result;
use lyngk_engine::judge::Sight;
use lyngk_engine::network::{Memory, Network};
use lyngk_engine::{Engine, Limits, NetworkChoice, Options, Signature};
use lyngk_rules::{Core, Playout, Position, SplitMix64, Turn, Variant};

/// How many games the positions come from. They fit into the processor's caches, as those of a search do.
const GAMES: u64 = 30;

/// With how many stacks positions are judged by the network.
const MIDDLE: usize = 25;

pub(crate) fn run(quick: bool) -> Result<()> {
    let time = Duration::from_millis(if quick { 150 } else { 1500 });
    let mut out = io::stdout().lock();
    writeln!(out, "one core; the best of many short rounds; positions of {GAMES} random games\n")?;
    for variant in Variant::ALL {
        let positions = positions(variant);
        let starts: Vec<Position> = (0..GAMES).map(|seed| Position::random_start(seed, variant)).collect();
        let middle: Vec<Core> =
            positions.iter().map(|(core, _)| *core).filter(|core| core.occupied().len() == MIDDLE).collect();
        let mut random = SplitMix64::new(2);
        let rounds = [
            ("legal turns listed", best(time, || list(&positions))),
            ("turns made and unmade", best(time, || make(&positions))),
            ("random games played", best(time, || play_out(&starts, &mut random))),
            ("searched by the network", best(time, || search(&starts, NetworkChoice::Embedded))),
            ("searched without it", best(time, || search(&starts, NetworkChoice::None))),
            ("judged by the network", best(time, || judge(&middle))),
        ];
        for (what, rate) in rounds {
            writeln!(out, "{variant}  {what:23} {:>14} a second", grouped(rate))?;
        }
    }
    if let Some(network) = Network::embedded() {
        writeln!(out, "\nnetwork of the engine: {:016x}", network.id)?;
    }
    writeln!(out, "signature of the engine: {}", Signature::measure())?;
    Ok(())
}

/// Every position of some random games, with the turn that was played in it.
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

/// The highest rate of several rounds: whatever else the machine does can only make a round slower.
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
        // Unmaking is forgetting the copy.
        let mut next = *core;
        next.play_unchecked(*turn);
        black_box(&next);
    }
    positions.len() as u64
}

/// Every turn is drawn from all legal turns, claims included, each as likely as any other.
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

/// Searches of a thousand nodes from starts, and from where the main lines lead to.
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

/// Asks the network about positions, none of which it remembers.
fn judge(positions: &[Core]) -> u64 {
    let Some(network) = Network::embedded() else { return 0 };
    let mut memory = Memory::new(1);
    for core in positions {
        black_box(network.chances(&Sight::new(core), &mut memory));
    }
    positions.len() as u64
}

/// A number with a comma between thousands.
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
