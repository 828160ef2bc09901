//! Memory of a search. It is alone in this file because other tests in the same process would count.

mod common;

use common::{clock, ending};
use lyngk_engine::{Engine, Limits, NetworkChoice, Options};
use lyngk_rules::{Position, Variant};

/// The memory of this process in KiB, if the system reports it.
fn memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix(" kB")?.parse().ok()
}

/// The memory of the network: its cache and its weights.
const FOR_THE_NETWORK: u64 = 5;
/// The stacks and lists of seven more threads.
const FOR_THREADS: u64 = 2;

#[test]
fn long_searches_stay_within_their_memory() {
    // The network makes trees grow several times more slowly.
    for (mib, threads, network, nodes, beside) in [
        (1, 1, NetworkChoice::None, 300_000, 0),
        (8, 1, NetworkChoice::None, 300_000, 0),
        (1, 1, NetworkChoice::Embedded, 5_000, FOR_THE_NETWORK),
        (8, 8, NetworkChoice::None, 300_000, FOR_THREADS),
        (1, 8, NetworkChoice::Embedded, 5_000, FOR_THE_NETWORK + FOR_THREADS),
    ] {
        let before = memory();
        let mut engine = Engine::new(Options { hash: mib, threads, network, ..Options::default() });
        for variant in Variant::ALL {
            for position in [Position::random_start(2, variant), ending(2, 30, variant), ending(2, 24, variant)] {
                let report = engine.go(&position, &Limits::nodes(nodes), &clock(), &mut |_| ());
                assert!(report.best.is_some_and(|turn| position.is_legal(turn)));
            }
        }
        if let (Some(before), Some(after)) = (before, memory()) {
            // A tree and a transposition table have at least one MiB each; lists and the stack take a little.
            let most = (mib.max(2) as u64 + 1 + beside) * 1024;
            assert!(after.saturating_sub(before) <= most, "{mib} MiB: from {before} to {after} KiB");
        }
    }
}
