//! Searches on several threads. What they find differs from run to run, but it is legal, true and within its limits.

mod common;

use std::time::Duration;

use common::{clock, ending};
use lyngk_engine::{Engine, Limits, NetworkChoice, Options, Score, Solver, Verdict};
use lyngk_rules::{Position, Variant};

const THREADS: [usize; 3] = [2, 4, 16];

fn engine(threads: usize, hash: usize, solver: bool) -> Engine {
    Engine::new(Options { threads, hash, solver, ..Options::default() })
}

fn positions() -> impl Iterator<Item = Position> {
    Variant::ALL.into_iter().flat_map(|variant| [43, 33, 26, 22].map(|stacks| ending(5, stacks, variant)))
}

#[test]
fn the_turn_and_the_line_are_legal() {
    for threads in THREADS {
        let mut engine = engine(threads, 16, true);
        for (position, lines) in positions().flat_map(|position| [(position, 1), (position, 3)]) {
            engine.set_lines(lines);
            let report = engine.go(&position, &Limits::time(Duration::from_millis(40)), &clock(), &mut |_| ());
            assert!(report.best.is_some_and(|turn| position.is_legal(turn)));
            for line in &report.lines {
                let mut core = *position;
                for &turn in &line.turns {
                    assert!(core.is_legal(turn), "{turn} of {line:?} in {position}");
                    core.play_unchecked(turn);
                }
            }
        }
    }
}

#[test]
fn nodes_are_counted_exactly() {
    for (threads, nodes) in THREADS.into_iter().flat_map(|threads| [1, 17, 1_000, 2_345].map(|n| (threads, n))) {
        let position = Position::random_start(6, Variant::Standard);
        let report = engine(threads, 16, false).go(&position, &Limits::nodes(nodes), &clock(), &mut |_| ());
        assert_eq!(report.nodes, nodes);
    }
}

#[test]
fn a_won_ending_is_proved_by_the_search_alone() {
    let mut truth = Solver::new(16);
    let mut proved = 0;
    for (seed, variant) in (0..12).flat_map(|seed| Variant::ALL.map(|variant| (seed, variant))) {
        let position = ending(seed, 15, variant);
        if truth.verdict(&position, 20_000) != Some(Verdict::Win) {
            continue;
        }
        for threads in THREADS {
            let report = engine(threads, 16, false).go(&position, &Limits::nodes(20_000), &clock(), &mut |_| ());
            if let Some(Score::Proved(proof)) = report.lines.first().map(|line| line.score) {
                assert_eq!(proof.verdict, Verdict::Win, "{position}");
                proved += 1;
            }
        }
    }
    assert!(proved > 20, "{proved}");
}

#[test]
fn a_solved_ending_is_won_while_the_others_search() {
    let mut truth = Solver::new(16);
    for seed in 0..12 {
        let position = ending(seed, 18, Variant::Standard);
        let Some(verdict) = truth.verdict(&position, 20_000) else { continue };
        let report = engine(4, 16, true).go(&position, &Limits::time(Duration::from_secs(4)), &clock(), &mut |_| ());
        let next = position.after_unchecked(report.best.expect("the game goes on"));
        let kept = truth.verdict(&next, 200_000).map(Verdict::opposite);
        assert_eq!(kept, Some(verdict), "{position}");
    }
}

#[test]
fn many_threads_and_a_small_tree_do_no_harm() {
    let options = Options { threads: 32, hash: 1, network: NetworkChoice::None, ..Options::default() };
    let mut engine = Engine::new(options);
    for mut position in Variant::ALL.map(|variant| Position::random_start(3, variant)) {
        // Each search keeps the tree of the one before.
        while !position.is_over() {
            let report = engine.go(&position, &Limits::time(Duration::from_millis(5)), &clock(), &mut |_| ());
            position.play(report.best.expect("the game goes on")).expect("a legal turn");
        }
    }
}
