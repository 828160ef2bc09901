//! Proofs of the puzzles: each turn to find is the only one that keeps the result, and wrong turns have the listed results.
//!
//! An ordinary run proves a sample. `LYNGK_PUZZLES=all`, which `cargo verify --thorough` sets, proves all of them.

use lyngk_engine::{Solver, Verdict};
use lyngk_rules::{Position, Turn};
use lyngk_study::puzzle::{Puzzle, PuzzleGoal, PuzzleSet, PuzzleStep, Worse};

const FILE: &str = include_str!("../../../crates/lyngk-study/data/puzzles.txt");
/// An ordinary run proves one puzzle in this many.
const SAMPLE: usize = 8;

#[test]
fn every_turn_to_find_is_the_only_one_that_keeps_the_result() {
    let set: PuzzleSet = FILE.parse().unwrap_or_else(|error| panic!("{error}"));
    let all = std::env::var("LYNGK_PUZZLES").is_ok_and(|value| value == "all");
    let mut solver = Solver::new(64);
    for puzzle in set.puzzles().iter().step_by(if all { 1 } else { SAMPLE }) {
        prove(&mut solver, puzzle);
    }
}

fn prove(solver: &mut Solver, puzzle: &Puzzle) {
    let verdict = match puzzle.goal() {
        PuzzleGoal::Win => Verdict::Win,
        PuzzleGoal::Draw => Verdict::Draw,
    };
    let mut position = *puzzle.position();
    for step in puzzle.steps() {
        let id = puzzle.id();
        let solution = solver.solve(&position, &mut |_| true).expect("the solver has no limit");
        assert_eq!((solution.proof.verdict, &solution.best[..]), (verdict, &[step.turn][..]), "{id}");
        prove_traps(solver, puzzle, &position, step);
        position.play_unchecked(step.turn);
        step.reply.into_iter().for_each(|reply| position.play_unchecked(reply));
    }
}

/// Proves the results of all wrong turns and of the answers to them. A wrong turn that is not listed loses.
fn prove_traps(solver: &mut Solver, puzzle: &Puzzle, position: &Position, step: &PuzzleStep) {
    for turn in position.turns().into_iter().filter(|&turn| turn != step.turn) {
        let trap = step.traps.iter().find(|trap| trap.turn == turn);
        let reached = match trap.map_or(Worse::Loss, |trap| trap.leads_to) {
            Worse::Draw => Verdict::Draw,
            Worse::Loss => Verdict::Loss,
        };
        assert_eq!(result(solver, position, &[turn]), reached, "{}: {turn}", puzzle.id());
        if let Some(answer) = trap.and_then(|trap| trap.answer) {
            assert_eq!(result(solver, position, &[turn, answer]), reached, "{}: {turn} {answer}", puzzle.id());
        }
    }
}

/// The result after these turns, for the player who moves first.
fn result(solver: &mut Solver, position: &Position, turns: &[Turn]) -> Verdict {
    let mut next = *position;
    for &turn in turns {
        next.play_unchecked(turn);
    }
    let verdict = solver.verdict(&next, u64::MAX).expect("the solver has no limit");
    if turns.len().is_multiple_of(2) { verdict } else { verdict.opposite() }
}
