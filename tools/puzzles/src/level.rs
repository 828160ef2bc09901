//! Difficulty of puzzles, measured by the levels of the engine.

use std::time::Duration;

use lyngk_engine::{Engine, Level, Limits, Options, Strength};
use lyngk_rules::{Position, Turn};
use lyngk_study::puzzle::{Difficulty, PuzzleStep};

/// The number of levels that are tried. Higher ones use the solver, and would solve every puzzle.
const TRIED: usize = 8;
/// The number of attempts of each level, because levels play with some randomness. A level solves a puzzle if half of its attempts find
/// all turns.
const TRIES: usize = 12;

/// The difficulty of a puzzle by the weakest level that solves it. Easy puzzles need almost no search, medium ones a short search.
pub(crate) fn difficulty(level: u8) -> Difficulty {
    match level {
        0..=5 => Difficulty::Easy,
        6..=7 => Difficulty::Medium,
        _ => Difficulty::Hard,
    }
}

/// An engine for each level that is tried.
#[derive(Debug)]
pub(crate) struct Levels(Vec<Engine>);

impl Levels {
    pub(crate) fn new() -> Levels {
        let player = |level: &Level| {
            Engine::new(Options { strength: Strength::Level(*level), hash: 2, solver: false, ..Options::default() })
        };
        Levels(Level::ALL.iter().take(TRIED).map(player).collect())
    }

    /// The number of the weakest level that finds the first step, the first two, and so on. If none does, it is the number after
    /// the last level.
    pub(crate) fn weakest(&mut self, start: &Position, steps: &[PuzzleStep]) -> Vec<u8> {
        let mut weakest = vec![TRIED as u8 + 1; steps.len()];
        let questions = questions(start, steps);
        for (player, level) in self.0.iter_mut().zip(1..) {
            // The result must not depend on earlier puzzles.
            player.new_game();
            let found: Vec<usize> = (0..TRIES).map(|_| first_steps(player, &questions)).collect();
            for (place, weakest) in weakest.iter_mut().enumerate() {
                let solved = found.iter().filter(|&&found| found > place).count();
                if 2 * solved >= TRIES {
                    *weakest = level.min(*weakest);
                }
            }
        }
        weakest
    }
}

/// The number of steps that a player finds before the first miss.
fn first_steps(player: &mut Engine, questions: &[(Position, Turn)]) -> usize {
    questions.iter().take_while(|question| finds(player, question)).count()
}

/// The positions with a turn to find, and these turns.
fn questions(start: &Position, steps: &[PuzzleStep]) -> Vec<(Position, Turn)> {
    let mut position = *start;
    let question = |step: &PuzzleStep| {
        let question = (position, step.turn);
        position.play_unchecked(step.turn);
        step.reply.into_iter().for_each(|reply| position.play_unchecked(reply));
        question
    };
    steps.iter().map(question).collect()
}

fn finds(player: &mut Engine, (position, turn): &(Position, Turn)) -> bool {
    // Levels limit their searches themselves, and need no clock.
    let report = player.go(position, &Limits::nodes(u64::MAX), &|| Duration::ZERO, &mut |_| ());
    report.best == Some(*turn)
}
