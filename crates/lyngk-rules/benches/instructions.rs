//! Instruction counts with gungraun and valgrind, which do not depend on the load of the machine.
//!
//! `cargo install gungraun-runner --version 0.20.0`, then `cargo bench -p lyngk-rules --bench instructions`.

// The macros generate items without documentation and pass the setup by value.
#![allow(missing_docs, unreachable_pub, clippy::needless_pass_by_value)]

mod workload;

use std::hint::black_box;

use gungraun::{library_benchmark, library_benchmark_group, main};
use lyngk_rules::{Core, Playout, Position, SplitMix64, Turn, Variant};
use workload::{full_positions, list, positions};

#[library_benchmark]
#[bench::std(positions(Variant::Standard))]
#[bench::six(positions(Variant::Six))]
fn list_turns(positions: Vec<(Core, Turn)>) -> usize {
    list(black_box(&positions), &mut Vec::with_capacity(4096))
}

#[library_benchmark]
#[bench::std(positions(Variant::Standard))]
#[bench::six(positions(Variant::Six))]
fn count_turns(positions: Vec<(Core, Turn)>) -> usize {
    black_box(&positions).iter().map(|(core, _)| core.turn_count()).sum()
}

#[library_benchmark]
#[bench::std(positions(Variant::Standard))]
fn make_and_unmake(positions: Vec<(Core, Turn)>) -> u64 {
    black_box(&positions).iter().fold(0, |hashes, (core, turn)| {
        let mut next = *core;
        next.play_unchecked(*turn);
        hashes ^ black_box(&next).hash()
    })
}

#[library_benchmark]
#[bench::std(full_positions(Variant::Standard))]
fn make_and_unmake_with_order(positions: Vec<(Position, Turn)>) -> u64 {
    black_box(&positions).iter().fold(0, |hashes, (position, turn)| {
        let mut next = *position;
        next.play_unchecked(*turn);
        hashes ^ black_box(&next).hash()
    })
}

#[library_benchmark]
#[bench::std(Position::random_start(1, Variant::Standard))]
#[bench::six(Position::random_start(1, Variant::Six))]
fn hundred_random_games(start: Position) -> u64 {
    let mut random = SplitMix64::new(1);
    (0..100).fold(0, |hash, _| {
        let mut game = Playout::new(black_box(&start));
        while let Some(turn) = game.random_turn(&mut random) {
            game.play_unchecked(turn);
        }
        hash ^ game.core().hash()
    })
}

library_benchmark_group!(
    name = rules,
    benchmarks = [list_turns, count_turns, make_and_unmake, make_and_unmake_with_order, hundred_random_games]
);
main!(library_benchmark_groups = rules);
