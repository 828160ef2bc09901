//! Wall-clock times with divan: `cargo bench -p lyngk-rules --bench speed`.

mod workload;

use divan::{Bencher, black_box, counter::ItemsCount};
use lyngk_rules::{Playout, Position, SplitMix64, Variant};
use workload::{full_positions, list, positions};

fn main() {
    divan::main();
}

#[divan::bench(args = Variant::ALL)]
fn list_turns(bencher: Bencher<'_, '_>, variant: Variant) {
    let positions = positions(variant);
    let mut turns = Vec::with_capacity(4096);
    let count = list(&positions, &mut turns);
    bencher.counter(ItemsCount::new(count)).bench_local(|| list(black_box(&positions), &mut turns));
}

#[divan::bench(args = Variant::ALL)]
fn count_turns(bencher: Bencher<'_, '_>, variant: Variant) {
    let positions = positions(variant);
    bencher
        .counter(ItemsCount::new(positions.len()))
        .bench(|| black_box(&positions).iter().map(|(core, _)| core.turn_count()).sum::<usize>());
}

#[divan::bench(args = Variant::ALL)]
fn make_and_unmake(bencher: Bencher<'_, '_>, variant: Variant) {
    let positions = positions(variant);
    bencher.counter(ItemsCount::new(positions.len())).bench(|| {
        for (core, turn) in &positions {
            let mut next = *core;
            next.play_unchecked(*turn);
            black_box(&next);
        }
    });
}

#[divan::bench(args = Variant::ALL)]
fn make_and_unmake_with_order(bencher: Bencher<'_, '_>, variant: Variant) {
    let positions = full_positions(variant);
    bencher.counter(ItemsCount::new(positions.len())).bench(|| {
        for (position, turn) in &positions {
            let mut next = *position;
            next.play_unchecked(*turn);
            black_box(&next);
        }
    });
}

#[divan::bench(args = Variant::ALL)]
fn random_games(bencher: Bencher<'_, '_>, variant: Variant) {
    let start = Position::random_start(1, variant);
    let mut random = SplitMix64::new(1);
    bencher.counter(ItemsCount::new(1_usize)).bench_local(|| {
        let mut game = Playout::new(&start);
        while let Some(turn) = game.random_turn(&mut random) {
            game.play_unchecked(turn);
        }
        *game.core()
    });
}

#[divan::bench]
fn read_and_write_lpn(bencher: Bencher<'_, '_>) {
    let texts: Vec<String> =
        full_positions(Variant::Standard).iter().map(|(position, _)| position.to_string()).collect();
    bencher.counter(ItemsCount::new(texts.len())).bench(|| {
        texts.iter().filter_map(|text| text.parse::<Position>().ok()).map(|p| p.to_string().len()).sum::<usize>()
    });
}
