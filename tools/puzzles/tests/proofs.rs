//! The puzzles proved again: that each turn to be found is the only one that keeps the result, that replies keep what can be
//! kept, and that wrong turns come to what is said of them.
//!
//! An ordinary run takes a sample; `LYNGK_PUZZLES=all` takes them all, and `cargo verify --thorough` sets it.

use lyngk_engine::{Solver, Verdict};
use lyngk_rules::{Position, Turn};
use lyngk_study::puzzle::{Goal, Puzzle, PuzzleSet, Step, Worse};

const FILE: &str = include_str!("../../../crates/lyngk-study/data/puzzles.txt");
/// An ordinary run takes one puzzle in so many.
const SAMPLE: usize = 8;

#[test]
fn every_turn_to_be_found_is_the_only_right_one() {
    let set: PuzzleSet = FILE.parse().unwrap_or_else(|error| panic!("{error}"));
    let all = std::env::var("LYNGK_PUZZLES").is_ok_and(|value| value == "all");
    let mut solver = Solver::new(64);
    for puzzle in set.puzzles().iter().step_by(if all { 1 } else { SAMPLE }) {
        prove(&mut solver, puzzle);
    }
}

fn prove(solver: &mut Solver, puzzle: &Puzzle) {
    let verdict = match puzzle.goal() {
        Goal::Win => Verdict::Win,
        Goal::Draw => Verdict::Draw,
    };
    let mut position = *puzzle.position();
    for step in puzzle.steps() {
        let id = puzzle.id();
        let solution = solver.solve(&position, &mut |_| true).expect("nobody stops it");
        assert_eq!((solution.proof.verdict, &solution.best[..]), (verdict, &[step.turn][..]), "{id}");
        prove_traps(solver, puzzle, &position, step);
        position.play_unchecked(step.turn);
        step.reply.into_iter().for_each(|reply| position.play_unchecked(reply));
    }
}

/// Judges every wrong turn where that may not be a loss, and the answers.
fn prove_traps(solver: &mut Solver, puzzle: &Puzzle, position: &Position, step: &Step) {
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

/// What the player to move reaches after these turns.
fn result(solver: &mut Solver, position: &Position, turns: &[Turn]) -> Verdict {
    let mut next = *position;
    for &turn in turns {
        next.play_unchecked(turn);
    }
    let verdict = solver.verdict(&next, u64::MAX).expect("nobody stops it");
    if turns.len().is_multiple_of(2) { verdict } else { verdict.opposite() }
}
