//! Puzzles as text, one a line.

use std::fmt;
use std::str::FromStr;

use lyngk_rules::{LpnError, SyntaxError, Turn};
use thiserror::Error;

use super::{Difficulty, Puzzle, PuzzleGoal, PuzzleId, PuzzleStep, PuzzleTheme, Trap, Worse};

/// What is wrong with a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
#[allow(missing_docs)]
pub enum PuzzleProblem {
    #[error("a puzzle has four fields, separated by semicolons: what it is, the position, the turns, the traps")]
    Fields,
    #[error("the first field is a name, a difficulty, a result and themes, separated by spaces")]
    Head,
    #[error("`{text}` is no name of a puzzle")]
    Id { text: String },
    #[error("the position's name is {right}, not {id}")]
    OtherId { id: PuzzleId, right: PuzzleId },
    #[error("`{text}` is none of easy, medium and hard, win and draw, or the themes")]
    Unknown { text: String },
    #[error(transparent)]
    Position(#[from] LpnError),
    #[error("`{text}` is no turn: {error}")]
    Turn { text: String, error: SyntaxError },
    #[error("{turn} is not legal where it is to be played")]
    Illegal { turn: Turn },
    #[error("{turn} is the only legal turn")]
    NoChoice { turn: Turn },
    #[error("{turn} is right and a trap at once")]
    TrapIsRight { turn: Turn },
    #[error("the turns begin and end with one to be found, and each of those has a list of traps or `-`")]
    Length,
    #[error("`daily` needs the number of a day and how many puzzles there are from then on, not more than above it")]
    Daily,
    #[error("{id} is there twice")]
    Twice { id: PuzzleId },
}

/// What is wrong with a file of puzzles.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line} of the puzzles: {problem}")]
pub struct PuzzleError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: PuzzleProblem,
}

/// Between fields.
const FIELDS: &str = "; ";
/// Between the traps of one step and of the next.
const STEPS: &str = " / ";
/// A step without traps.
const NONE: &str = "-";
/// After a wrong turn that draws.
const DRAWS: char = '=';
/// Before the answer to a wrong turn.
const ANSWER: char = '>';

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let themes: Vec<&str> = self.themes().iter().map(|theme| theme.name()).collect();
        let line: Vec<String> = self.line().map(|turn| turn.to_string()).collect();
        let traps: Vec<String> = self.steps().iter().map(|step| traps_text(&step.traps)).collect();
        let (difficulty, goal) = (self.difficulty().name(), self.goal().name());
        write!(f, "{} {difficulty} {goal} {}", self.id(), themes.join(","))?;
        write!(f, "{FIELDS}{}{FIELDS}{}{FIELDS}{}", self.position(), line.join(" "), traps.join(STEPS))
    }
}

fn traps_text(traps: &[Trap]) -> String {
    if traps.is_empty() {
        return NONE.to_owned();
    }
    let text = |trap: &Trap| {
        let mut text = trap.turn.to_string();
        if trap.leads_to == Worse::Draw {
            text.push(DRAWS);
        }
        if let Some(answer) = trap.answer {
            text.push(ANSWER);
            text.push_str(&answer.to_string());
        }
        text
    };
    traps.iter().map(text).collect::<Vec<_>>().join(" ")
}

impl FromStr for Puzzle {
    type Err = PuzzleProblem;

    fn from_str(text: &str) -> Result<Puzzle, PuzzleProblem> {
        let fields: Vec<&str> = text.split(FIELDS).collect();
        let [head, position, line, traps] = fields[..] else { return Err(PuzzleProblem::Fields) };
        let head: Vec<&str> = head.split(' ').collect();
        let [id, difficulty, goal, themes] = head[..] else { return Err(PuzzleProblem::Head) };
        let id: PuzzleId = id.parse()?;
        let difficulty = named(&Difficulty::ALL, Difficulty::name, difficulty)?;
        let goal = named(&PuzzleGoal::ALL, PuzzleGoal::name, goal)?;
        let themes = themes
            .split(',')
            .map(|theme| named(&PuzzleTheme::ALL, PuzzleTheme::name, theme))
            .collect::<Result<_, _>>()?;
        let puzzle = Puzzle::new(difficulty, goal, themes, position.parse()?, steps(line, traps)?)?;
        if puzzle.id() != id {
            return Err(PuzzleProblem::OtherId { id, right: puzzle.id() });
        }
        Ok(puzzle)
    }
}

/// The one that is called so.
fn named<T: Copy>(all: &[T], name: fn(T) -> &'static str, text: &str) -> Result<T, PuzzleProblem> {
    let unknown = || PuzzleProblem::Unknown { text: text.to_owned() };
    all.iter().copied().find(|&one| name(one) == text).ok_or_else(unknown)
}

fn steps(line: &str, traps: &str) -> Result<Vec<PuzzleStep>, PuzzleProblem> {
    let turns = line.split(' ').map(turn).collect::<Result<Vec<Turn>, _>>()?;
    let traps = traps.split(STEPS).map(read_traps).collect::<Result<Vec<_>, _>>()?;
    if turns.len() != 2 * traps.len() - 1 {
        return Err(PuzzleProblem::Length);
    }
    let step =
        |(turns, traps): (&[Turn], Vec<Trap>)| PuzzleStep { turn: turns[0], traps, reply: turns.get(1).copied() };
    Ok(turns.chunks(2).zip(traps).map(step).collect())
}

fn turn(text: &str) -> Result<Turn, PuzzleProblem> {
    text.parse().map_err(|error| PuzzleProblem::Turn { text: text.to_owned(), error })
}

fn read_traps(text: &str) -> Result<Vec<Trap>, PuzzleProblem> {
    if text == NONE {
        return Ok(Vec::new());
    }
    let trap = |text: &str| {
        let (wrong, answer) = text.split_once(ANSWER).map_or((text, None), |(wrong, answer)| (wrong, Some(answer)));
        let (wrong, leads_to) = wrong.strip_suffix(DRAWS).map_or((wrong, Worse::Loss), |wrong| (wrong, Worse::Draw));
        Ok(Trap { turn: turn(wrong)?, leads_to, answer: answer.map(turn).transpose()? })
    };
    text.split(' ').map(trap).collect()
}
