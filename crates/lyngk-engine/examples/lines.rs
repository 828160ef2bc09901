//! Checks searches for several lines: their order, their scores against searches after each turn, and the first line against a search
//! for one. `cargo run --release -p lyngk-engine --example lines -- 3 2000 60` for 3 lines, 2000 nodes and 60 positions.

use std::time::Duration;

use lyngk_engine::analysis::{final_score, one_turn_before};
use lyngk_engine::{Engine, Limits, Options};
use lyngk_rules::{Position, SplitMix64, Turn, Variant};

/// Searches with the clock standing still, so that only nodes count.
fn clock() -> Duration {
    Duration::ZERO
}

/// A position of a game in which the engine plays most turns.
fn some_position(seed: u64, engine: &mut Engine) -> Position {
    let mut position = Position::random_start(seed, Variant::Standard);
    let mut random = SplitMix64::new(seed);
    for _ in 0..2 + seed * 5 % 22 {
        let turn = if random.below(4) == 0 {
            position.random_turn(&mut random)
        } else {
            engine.go(&position, &Limits::nodes(30), &clock, &mut |_| ()).best
        };
        if let Some(turn) = turn {
            position.play_unchecked(turn);
        }
    }
    position
}

/// The expected result of a turn, by a search of the position after it.
fn checked(engine: &mut Engine, position: &Position, turn: Turn, limits: &Limits) -> f32 {
    let next = position.after(turn).expect("a legal turn");
    let score = final_score(&next).unwrap_or_else(|| engine.go(&next, limits, &clock, &mut |_| ()).lines[0].score);
    one_turn_before(score).expectation()
}

fn main() {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse::<u64>().expect("a number"));
    let mut argument = |default| arguments.next().unwrap_or(default);
    let (lines, limits, count) = (argument(3) as usize, Limits::nodes(argument(2000)), argument(60));
    let mut for_one = Engine::new(Options::default());
    let mut for_several = Engine::new(Options { lines, ..Options::default() });
    let (mut positions, mut disordered, mut equal_first) = (0, 0, 0);
    let (mut one_worse, mut several_worse) = (0.0, 0.0);
    let mut differences = Vec::new();
    for seed in 0..count {
        let position = some_position(seed, &mut for_one);
        if position.turn_count() <= lines {
            continue;
        }
        positions += 1;
        let one = for_one.go(&position, &limits, &clock, &mut |_| ());
        let several = for_several.go(&position, &limits, &clock, &mut |_| ());
        disordered += usize::from(!several.lines.is_sorted_by(|one, two| one.score >= two.score));
        let mut check = |turn: Turn| checked(&mut for_one, &position, turn, &limits);
        for line in &several.lines {
            differences.push((line.score.expectation() - check(line.turns[0])).abs());
        }
        if let (Some(one), Some(several)) = (one.best, several.best) {
            equal_first += usize::from(one == several);
            let gain = check(several) - check(one);
            one_worse += gain.max(0.0);
            several_worse += (-gain).max(0.0);
        }
    }
    differences.sort_by(f32::total_cmp);
    let percent = |sum: f32, of: usize| 100.0 * sum / of as f32;
    println!("{positions} positions, {disordered} with lines out of order");
    println!(
        "score against a search after the turn: mean difference {:.1} %, nine in ten within {:.1} %",
        percent(differences.iter().sum(), differences.len()),
        percent(differences[differences.len() * 9 / 10], 1)
    );
    println!(
        "first line: the same turn in {equal_first}; elsewhere that of several lines is worse by {:.2} % per position, that of one by {:.2} %",
        percent(several_worse, positions),
        percent(one_worse, positions)
    );
}
