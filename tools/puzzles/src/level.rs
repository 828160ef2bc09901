//! How hard a puzzle is: which level of the engine finds it.

use std::time::Duration;

use lyngk_engine::{Engine, Level, Limits, Options, Strength};
use lyngk_rules::{Position, Turn};
use lyngk_study::puzzle::{Difficulty, Step};

/// The levels that are tried. Those above work endings out, as the solver did.
const TRIED: usize = 8;
/// How often each of them tries: they choose with some freedom. It solves a puzzle if it finds all turns in half of its tries.
const TRIES: usize = 12;

/// The difficulty of a puzzle that is solved by a level and by none below: easy is what those find who play by eye or little
/// more, medium what a short look ahead finds.
pub(crate) fn difficulty(level: u8) -> Difficulty {
    match level {
        0..=5 => Difficulty::Easy,
        6..=7 => Difficulty::Medium,
        _ => Difficulty::Hard,
    }
}

/// Players of different levels.
#[derive(Debug)]
pub(crate) struct Levels(Vec<Engine>);

impl Levels {
    pub(crate) fn new() -> Levels {
        let player = |level: &Level| {
            Engine::new(Options { strength: Strength::Level(*level), hash: 2, solver: false, ..Options::default() })
        };
        Levels(Level::ALL.iter().take(TRIED).map(player).collect())
    }

    /// The number of the weakest level that finds the first step, the first two, and so on; one more than there are where
    /// none does.
    pub(crate) fn weakest(&mut self, start: &Position, steps: &[Step]) -> Vec<u8> {
        let mut weakest = vec![TRIED as u8 + 1; steps.len()];
        let questions = questions(start, steps);
        for (player, level) in self.0.iter_mut().zip(1..) {
            // So that it does the same whatever was asked before.
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

/// How many steps somebody finds, up to the first that they do not.
fn first_steps(player: &mut Engine, questions: &[(Position, Turn)]) -> usize {
    questions.iter().take_while(|question| finds(player, question)).count()
}

/// The positions in which there is a turn to be found, and the turns.
fn questions(start: &Position, steps: &[Step]) -> Vec<(Position, Turn)> {
    let mut position = *start;
    let question = |step: &Step| {
        let question = (position, step.turn);
        position.play_unchecked(step.turn);
        step.reply.into_iter().for_each(|reply| position.play_unchecked(reply));
        question
    };
    steps.iter().map(question).collect()
}

fn finds(player: &mut Engine, (position, turn): &(Position, Turn)) -> bool {
    // The levels that look ahead know themselves how far; they need no clock.
    let report = player.go(position, &Limits::nodes(u64::MAX), &|| Duration::ZERO, &mut |_| ());
    report.best == Some(*turn)
}
