//! `lyngk bench`: speed of the rules and the engine.

use std::collections::BTreeMap;
use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};

use anyhow::Result;
use lyngk_engine::evaluation::BoardFacts;
use lyngk_engine::network::{ActivationCache, Network, Networks};
use lyngk_engine::{Engine, Limits, NetworkChoice, Options, Signature};
use lyngk_rules::{Core, Playout, Position, SplitMix64, Turn, Variant};
use serde_json::json;

use crate::progress::{self, grouped};
use crate::{json, memory, output, version};

/// The number of games that the positions come from. They fit into the processor's caches, as those of a search do.
const GAMES: u64 = 30;

/// The number of stacks in the positions that the network evaluates.
const MIDDLEGAME_STACKS: usize = 25;

/// The turns before the positions that are searched on several threads.
const SEARCHED_AFTER: [usize; 2] = [0, 12];
/// The memory of a search on several threads in MiB: enough for a tree that is never full.
const THREADS_HASH: usize = 1024;

pub(crate) fn run(quick: bool, is_json: bool) -> Result<()> {
    let time = Duration::from_millis(if quick { 150 } else { 1500 });
    let mut out = output::stdout();
    if !is_json {
        writeln!(out, "one core, best of many short rounds, positions from {GAMES} random games\n")?;
    }
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
            if is_json {
                let fields = json!({ "variant": variant.to_string(), "what": what, "perSecond": rate.round() });
                json::write(&mut out, "speed", fields)?;
            } else {
                writeln!(out, "{variant}  {what:25} {:>14} per second", grouped(rate))?;
            }
        }
    }
    if is_json {
        return run_signature(true);
    }
    writeln!(out, "\nnetworks: {}", version::networks())?;
    writeln!(out, "signature: {}", Signature::measure())?;
    Ok(())
}

/// The signature of the engine, measured.
pub(crate) fn run_signature(is_json: bool) -> Result<()> {
    let signature = Signature::measure();
    let mut out = output::stdout();
    if is_json {
        let networks =
            Variant::ALL.map(|variant| (variant.to_string(), format!("{:016x}", Network::embedded_id(variant))));
        let networks = BTreeMap::from(networks);
        let fields =
            json!({ "networks": networks, "nodes": signature.nodes, "answers": format!("{:016x}", signature.answers) });
        return json::write(&mut out, "signature", fields);
    }
    Ok(writeln!(out, "{signature}")?)
}

/// The speed of one search on one thread and on several, alternating, each of them with an empty tree.
pub(crate) fn run_threads(threads: usize, quick: bool, is_json: bool) -> Result<()> {
    memory::check(2 * memory::of_engine(THREADS_HASH), "this measurement", "end other programs")?;
    let limits = Limits::time(Duration::from_millis(if quick { 25 } else { 250 }));
    let mut out = output::stdout();
    if !is_json {
        writeln!(out, "searched with network, {} ms a search\n", if quick { 25 } else { 250 })?;
    }
    for variant in Variant::ALL {
        let positions: Vec<Position> =
            SEARCHED_AFTER.iter().flat_map(|&turns| searched_positions(variant, turns)).collect();
        let mut engines = [1, threads]
            .map(|threads| Engine::new(Options { threads, hash: THREADS_HASH, solver: false, ..Options::default() }));
        let (mut nodes, mut times) = ([0; 2], [Duration::ZERO; 2]);
        for position in &positions {
            for (n, engine) in engines.iter_mut().enumerate() {
                engine.new_game();
                let start = Instant::now();
                nodes[n] += engine.go(position, &limits, &|| start.elapsed(), &mut |_| ()).nodes;
                times[n] += start.elapsed();
            }
        }
        if engines[1].missing_threads() > 0 {
            progress::note(&format!("not all of the {threads} threads could be started, so the figure is for fewer"));
        }
        let [one, several] = [0, 1].map(|n| nodes[n] as f64 / times[n].as_secs_f64());
        let efficiency = 100.0 * several / one / threads as f64;
        if is_json {
            let speeds = json!({ "variant": variant.to_string(), "threads": threads, "one": one.round(), "several": several.round() });
            json::write(&mut out, "threads", speeds)?;
            continue;
        }
        let rates = format!("{} on one thread, {} on {threads}", grouped(one), grouped(several));
        writeln!(out, "{variant}  {rates}, {efficiency:.0} % for each")?;
    }
    Ok(())
}

/// A position of each of some random games after a number of turns.
fn searched_positions(variant: Variant, turns: usize) -> impl Iterator<Item = Position> {
    (0..4).map(move |seed| {
        let mut random = SplitMix64::new(seed);
        let mut position = Position::random_start(seed, variant);
        for _ in 0..turns {
            if let Some(turn) = position.random_turn(&mut random) {
                position.play_unchecked(turn);
            }
        }
        position
    })
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
    let cache = ActivationCache::new(1);
    for core in positions {
        black_box(networks.of(core.variant()).value(&BoardFacts::new(core), &cache));
    }
    positions.len() as u64
}
