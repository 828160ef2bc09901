//! Ratings of puzzles, measured by the levels of the engine.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use lyngk_engine::{Engine, Level, Limits, Options, Strength};
use lyngk_rules::{Position, Turn};
use lyngk_study::puzzle::{Puzzle, PuzzleProblem, PuzzleStep};

/// The levels that try the puzzles: the number of tries of each, because levels play with some randomness, and its rating. Those that
/// search more vary less. The ratings are the latest differences in docs/strength.md (those with 8-bit products), the mean of both
/// variants, with level 1 at 700. Higher levels use the solver, and would solve every puzzle.
const LEVELS: [(usize, f64); 8] =
    [(8, 700.0), (8, 952.0), (8, 1222.0), (8, 1474.5), (8, 1799.5), (6, 1997.0), (4, 2262.0), (4, 2418.0)];
/// A failure and a success that are added to the tries, by players of these ratings: otherwise a puzzle that all levels solve, or none,
/// would have no rating.
const FAILURE: f64 = 300.0;
const SUCCESS: f64 = 2700.0;
/// How much each further turn to find adds. People find it harder than engines to see ahead.
const DEPTH: f64 = 40.0;

/// How many steps of a puzzle the levels found in each try.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tries(Vec<Vec<u8>>);

impl Tries {
    /// The rating of the first steps: a player of this rating would have found as often all of them as the levels did.
    pub(crate) fn rating(&self, steps: usize) -> u16 {
        let all: Vec<(f64, bool)> = (self.0.iter().zip(LEVELS))
            .flat_map(|(tries, (_, rating))| tries.iter().map(move |&found| (rating, usize::from(found) >= steps)))
            .chain([(FAILURE, false), (SUCCESS, true)])
            .collect();
        let successes = all.iter().filter(|&&(_, success)| success).count() as f64;
        let (mut low, mut high) = (0.0, 3000.0);
        while high - low > 1.0 {
            let rating = f64::midpoint(low, high);
            let expected: f64 =
                all.iter().map(|&(player, _)| 1.0 / (1.0 + 10f64.powf((rating - player) / 400.0))).sum();
            if expected > successes {
                low = rating;
            } else {
                high = rating;
            }
        }
        let rating = low + DEPTH * (steps as f64 - 1.0);
        10 * (rating / 10.0).round() as u16
    }
}

/// The form in the notes: a digit for each try, levels separated by slashes.
impl fmt::Display for Tries {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let level = |tries: &Vec<u8>| tries.iter().map(u8::to_string).collect::<String>();
        f.write_str(&self.0.iter().map(level).collect::<Vec<_>>().join("/"))
    }
}

impl FromStr for Tries {
    type Err = ();

    fn from_str(text: &str) -> Result<Tries, ()> {
        let digit = |digit: char| digit.to_digit(10).map(|found| found as u8);
        let level = |tries: &str| tries.chars().map(digit).collect::<Option<Vec<u8>>>();
        text.split('/').map(level).collect::<Option<_>>().map(Tries).ok_or(())
    }
}

/// An engine for each level.
#[derive(Debug)]
pub(crate) struct Levels(Vec<Engine>);

impl Levels {
    pub(crate) fn new() -> Levels {
        let player = |level: &Level| {
            Engine::new(Options { strength: Strength::Level(*level), hash: 2, solver: false, ..Options::default() })
        };
        Levels(Level::ALL.iter().take(LEVELS.len()).map(player).collect())
    }

    /// The puzzle with the rating that the levels give it now; everything else stays.
    pub(crate) fn rate(&mut self, puzzle: &Puzzle) -> Result<Puzzle, PuzzleProblem> {
        let rating = self.tries(puzzle.position(), puzzle.steps()).rating(puzzle.steps().len());
        let (themes, steps, rest) = (puzzle.themes().to_vec(), puzzle.steps().to_vec(), puzzle.rest().to_vec());
        Puzzle::new(rating, puzzle.goal(), themes, *puzzle.position(), steps, rest)
    }

    /// Lets each level try the steps.
    pub(crate) fn tries(&mut self, start: &Position, steps: &[PuzzleStep]) -> Tries {
        let questions = questions(start, steps);
        let level = |(player, (tries, _)): (&mut Engine, (usize, f64))| {
            // The result must not depend on earlier puzzles.
            player.new_game();
            (0..tries).map(|_| first_steps(player, &questions)).collect()
        };
        Tries(self.0.iter_mut().zip(LEVELS).map(level).collect())
    }
}

/// The number of steps that a player finds before the first miss.
fn first_steps(player: &mut Engine, questions: &[(Position, Turn)]) -> u8 {
    questions.iter().take_while(|question| finds(player, question)).count() as u8
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

#[cfg(test)]
mod tests {
    use super::*;

    fn rating(text: &str, steps: usize) -> u16 {
        text.parse::<Tries>().expect("tries").rating(steps)
    }

    #[test]
    fn the_fewer_levels_solve_a_puzzle_the_higher_its_rating() {
        let tries = [
            "11111111/11111111/11111111/11111111/11111111/111111/1111/1111",
            "00000000/01010101/11111111/11111111/11111111/111111/1111/1111",
            "00000000/00000000/00000000/00001111/11111111/111111/1111/1111",
            "00000000/00000000/00000000/00000000/00000000/001000/0110/1110",
            "00000000/00000000/00000000/00000000/00000000/000000/0000/0000",
        ];
        let ratings = tries.map(|tries| rating(tries, 1));
        assert!(ratings.is_sorted() && ratings[0] < 700 && ratings[4] > 2400, "{ratings:?}");
        // The levels that solve it half of the time are those of its rating.
        assert!(ratings[1].abs_diff(950) < 60 && ratings[2].abs_diff(1475) < 60, "{ratings:?}");
    }

    #[test]
    fn a_longer_puzzle_is_rated_higher() {
        let tries = "22222222/22222222/22222222/22222222/22222222/222222/2222/2222";
        assert_eq!(rating(tries, 2) - rating(tries, 1), 40);
        assert_eq!(tries.parse::<Tries>().map(|tries| tries.to_string()), Ok(tries.to_owned()));
    }
}
