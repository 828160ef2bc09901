//! Speed of the search with the network on one thread, by variant and phase of the game, solver off.
//! `cargo run --release -p lyngk-engine --example visits -- 5000 8` for 5000 visits a search and the best of 8 rounds.
//!
//! The positions come from games of the evaluation without a network, so that they do not depend on the networks.
//! To compare two builds, keep both programs and run them in turn. The last column changes only if the answers do.

use std::sync::LazyLock;
use std::time::{Duration, Instant};

use lyngk_engine::evaluation::NetworkEvaluator;
use lyngk_engine::network::{ActivationCache, Networks};
use lyngk_engine::search::{NETWORK_TUNING, Tree};
use lyngk_engine::{Engine, Limits, NetworkChoice, Options};
use lyngk_rules::{Position, SplitMix64, Variant};

/// The number of stacks in the positions of each phase.
const PHASES: [(&str, usize); 3] = [("early", 40), ("middle", 31), ("late", 23)];
/// The number of positions of each phase.
const POSITIONS: u64 = 6;
/// As in an engine with the default options.
const TREE_MIB: usize = 64;
const CACHED_POSITIONS: usize = 8192;

/// The first position with at most this many stacks in a game without the network.
fn position(seed: u64, variant: Variant, stacks: usize) -> Position {
    let mut engine =
        Engine::new(Options { network: NetworkChoice::None, solver: false, hash: 4, ..Options::default() });
    let mut position = Position::random_start(seed, variant);
    while position.occupied().len() > stacks {
        // The clock stands still, so that only nodes count.
        let report = engine.go(&position, &Limits::nodes(400), &|| Duration::ZERO, &mut |_| ());
        let Some(turn) = report.best else { break };
        position.play_unchecked(turn);
    }
    position
}

/// Searches a position, and gives a checksum of the visits of its turns.
fn search(position: &Position, visits: u64, tree: &mut Tree) -> u64 {
    let mut evaluator = NetworkEvaluator::new(Networks::embedded());
    evaluator.cache = ActivationCache::new(CACHED_POSITIONS);
    let mut random = SplitMix64::new(1);
    tree.start(position);
    tree.expand_root(&position.turns(), &mut evaluator);
    (0..visits).for_each(|_| tree.visit(&mut evaluator, &mut random));
    let mix = |sum: u64, visits: u32| (sum ^ u64::from(visits)).wrapping_mul(0x0000_0100_0000_01b3).rotate_left(5);
    tree.root_children().iter().map(|node| node.visits).fold(0, mix)
}

/// The time that this thread has run. Where the system does not tell it, the time that has passed.
fn processor_time() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let start = *START;
    let of_thread = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = of_thread.and_then(|text| text.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(|| start.elapsed(), Duration::from_nanos)
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut number = |default: u64| arguments.next().map_or(default, |text| text.parse().expect("a number"));
    let (visits, rounds) = (number(5000), number(8));
    let phase = arguments.next();
    let mut tree = Tree::new(TREE_MIB, NETWORK_TUNING);
    for variant in Variant::ALL {
        for (name, stacks) in PHASES {
            if phase.as_ref().is_some_and(|wanted| *wanted != format!("{variant}-{name}")) {
                continue;
            }
            let positions: Vec<Position> = (0..POSITIONS).map(|seed| position(seed, variant, stacks)).collect();
            let (mut shortest, mut sum) = (Duration::MAX, 0);
            for _ in 0..rounds {
                let start = processor_time();
                sum = positions.iter().fold(0, |sum: u64, of| sum.rotate_left(9) ^ search(of, visits, &mut tree));
                shortest = shortest.min(processor_time().saturating_sub(start));
            }
            let per_second = (POSITIONS * visits) as f64 / shortest.as_secs_f64();
            println!("{variant} {name:6} {per_second:8.0} visits a second  {sum:016x}");
        }
    }
}
