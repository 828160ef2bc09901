//! Time to solve endings, by the number of stacks on the board.
//!
//! `cargo run --release -p lyngk-engine --example endings [positions of each kind] [fewest stacks] [most stacks]`

use std::time::{Duration, Instant};

use lyngk_engine::Solver;
use lyngk_rules::{Core, Position, SplitMix64, Turn, Variant};

const LIMIT: Duration = Duration::from_secs(1);

fn main() {
    let mut numbers = std::env::args().skip(1).filter_map(|text| text.parse().ok());
    let mut number = |default: usize| numbers.next().unwrap_or(default);
    let (count, fewest, most) = (number(100), number(16), number(26));
    println!("games    variant  stacks  positions  median ms  90 % ms  within 1 s  median nodes");
    for careful in [true, false] {
        for variant in Variant::ALL {
            for stacks in (fewest..=most).step_by(2) {
                let seeds = 0..count as u64;
                let endings: Vec<Core> = seeds.filter_map(|seed| ending(seed, stacks, variant, careful)).collect();
                let name = if careful { "careful" } else { "random" };
                println!("{name:8} {:7} {stacks:>7}  {}", variant.name(), figures(&endings));
            }
        }
    }
}

/// Solves each position with an empty transposition table. Gives a row of statistics.
fn figures(endings: &[Core]) -> String {
    let mut solver = Solver::new(64);
    let mut runs: Vec<(Duration, u64)> = endings
        .iter()
        .map(|core| {
            solver.clear();
            let started = Instant::now();
            let solution = solver.decide(core, &mut |_| started.elapsed() < LIMIT);
            solution.map_or((Duration::MAX, u64::MAX), |solution| (started.elapsed(), solution.nodes))
        })
        .collect();
    runs.sort_unstable();
    let percentile = |percent: usize| runs.get(runs.len() * percent / 100).copied().unwrap_or_default();
    let milliseconds = |(time, _): (Duration, u64)| {
        if time == Duration::MAX { "> 1000".to_owned() } else { format!("{:.2}", time.as_secs_f64() * 1e3) }
    };
    let done = runs.iter().filter(|run| run.0 < Duration::MAX).count();
    let (median, nodes) = (milliseconds(percentile(50)), percentile(50).1);
    let nodes = if nodes == u64::MAX { "-".to_owned() } else { nodes.to_string() };
    let (tail, share) = (milliseconds(percentile(90)), 100 * done / runs.len().max(1));
    format!("{:9}  {median:>9}  {tail:>7}  {share:>8} %  {nodes:>12}", runs.len())
}

/// A position with this many stacks, from a random game or from one between players who complete a stack if possible and otherwise prefer
/// turns that let the opponent complete none. None if the game has no such position.
fn ending(seed: u64, stacks: usize, variant: Variant, careful: bool) -> Option<Core> {
    let mut core: Core = *Position::random_start(seed, variant);
    let mut random = SplitMix64::new(seed);
    while core.occupied().len() > stacks {
        let turns = if careful { careful_turns(&core) } else { core.turns() };
        core.play_unchecked(*turns.get(random.below(turns.len() as u64) as usize)?);
    }
    (core.occupied().len() == stacks && !core.is_over()).then_some(core)
}

fn careful_turns(core: &Core) -> Vec<Turn> {
    let turns = core.turns();
    let completing: Vec<Turn> = turns.iter().copied().filter(|&turn| core.completes(turn)).collect();
    if !completing.is_empty() {
        return completing;
    }
    let safe = |turn: &Turn| {
        let child = core.after_unchecked(*turn);
        !child.turns().into_iter().any(|reply| child.completes(reply))
    };
    let safe: Vec<Turn> = turns.iter().copied().filter(safe).collect();
    if safe.is_empty() { turns } else { safe }
}
