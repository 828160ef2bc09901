//! Text format of puzzles, one a line.

use std::fmt;
use std::str::FromStr;

use lyngk_rules::{LpnError, SyntaxError, Turn};
use thiserror::Error;

use super::{Puzzle, PuzzleGoal, PuzzleId, PuzzleStep, PuzzleTheme, Trap, Worse};

/// Problem of a puzzle's text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
#[allow(missing_docs)]
pub enum PuzzleProblem {
    #[error("a puzzle needs four fields separated by semicolons: properties, position, turns, traps")]
    Fields,
    #[error("the first field needs an id, a rating, a result and themes, separated by spaces")]
    Head,
    #[error("`{text}` is not a puzzle id")]
    Id { text: String },
    #[error("the id of this position is {right}, not {id}")]
    OtherId { id: PuzzleId, right: PuzzleId },
    #[error("`{text}` is not a rating")]
    Rating { text: String },
    #[error("`{text}` is unknown: expected win or draw, or a theme")]
    Unknown { text: String },
    #[error(transparent)]
    Position(#[from] LpnError),
    #[error("`{text}` is not a turn: {error}")]
    Turn { text: String, error: SyntaxError },
    #[error("{turn} is illegal in its position")]
    Illegal { turn: Turn },
    #[error("{turn} is the only legal turn")]
    NoChoice { turn: Turn },
    #[error("{turn} is both the solution and a trap")]
    TrapIsRight { turn: Turn },
    #[error("the turns must begin and end with one to find, and each turn to find needs a list of traps or `-`")]
    Length,
    #[error("`daily` needs a day number and a count that is at most the number of puzzles above it")]
    Daily,
    #[error("{id} appears twice")]
    Twice { id: PuzzleId },
}

/// A puzzle file that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line} of the puzzles: {problem}")]
pub struct PuzzleError {
    /// Line number, from 1.
    pub line: usize,
    /// Problem of the line.
    pub problem: PuzzleProblem,
}

/// Separator of fields.
const FIELDS: &str = "; ";
/// Separator of the turns after the solution.
const REST: &str = " | ";
/// Separator of the trap lists of steps.
const STEPS: &str = " / ";
/// An empty list of traps.
const NONE: &str = "-";
/// Suffix of a trap that leads to a tie.
const DRAWS: char = '=';
/// Prefix of the reply to a trap.
const ANSWER: char = '>';

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let themes: Vec<&str> = self.themes().iter().map(|theme| theme.name()).collect();
        let line: Vec<String> = self.line().map(|turn| turn.to_string()).collect();
        let traps: Vec<String> = self.steps().iter().map(|step| traps_text(&step.traps)).collect();
        write!(f, "{} {} {} {}", self.id(), self.rating(), self.goal().name(), themes.join(","))?;
        write!(f, "{FIELDS}{}{FIELDS}{}", self.position(), line.join(" "))?;
        if !self.rest().is_empty() {
            let rest: Vec<String> = self.rest().iter().map(Turn::to_string).collect();
            write!(f, "{REST}{}", rest.join(" "))?;
        }
        write!(f, "{FIELDS}{}", traps.join(STEPS))
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
        let puzzle = Puzzle::read(text)?;
        puzzle.check().map(|()| puzzle)
    }
}

impl Puzzle {
    /// Reads a puzzle without playing its turns, which would take most of the time of reading a whole file.
    pub(super) fn read(text: &str) -> Result<Puzzle, PuzzleProblem> {
        let fields: Vec<&str> = text.split(FIELDS).collect();
        let [head, position, line, traps] = fields[..] else { return Err(PuzzleProblem::Fields) };
        let head: Vec<&str> = head.split(' ').collect();
        let [id, rating, goal, themes] = head[..] else { return Err(PuzzleProblem::Head) };
        let id: PuzzleId = id.parse()?;
        let rating = rating.parse().map_err(|_| PuzzleProblem::Rating { text: rating.to_owned() })?;
        let goal = named(&PuzzleGoal::ALL, PuzzleGoal::name, goal)?;
        let themes = themes
            .split(',')
            .map(|theme| named(&PuzzleTheme::ALL, PuzzleTheme::name, theme))
            .collect::<Result<_, _>>()?;
        let (line, rest) = line.split_once(REST).map_or((line, None), |(line, rest)| (line, Some(rest)));
        let rest = rest.map_or(Ok(Vec::new()), turns)?;
        let (position, steps) = (position.parse()?, steps(line, traps)?);
        let right = PuzzleId::of(&position);
        if right != id {
            return Err(PuzzleProblem::OtherId { id, right });
        }
        Ok(Puzzle { id, rating, goal, themes, position, steps, rest })
    }
}

/// Finds a value by its name.
fn named<T: Copy>(all: &[T], name: fn(T) -> &'static str, text: &str) -> Result<T, PuzzleProblem> {
    let unknown = || PuzzleProblem::Unknown { text: text.to_owned() };
    all.iter().copied().find(|&one| name(one) == text).ok_or_else(unknown)
}

fn steps(line: &str, traps: &str) -> Result<Vec<PuzzleStep>, PuzzleProblem> {
    let turns = turns(line)?;
    let traps = traps.split(STEPS).map(read_traps).collect::<Result<Vec<_>, _>>()?;
    if turns.len() != 2 * traps.len() - 1 {
        return Err(PuzzleProblem::Length);
    }
    let step =
        |(turns, traps): (&[Turn], Vec<Trap>)| PuzzleStep { turn: turns[0], traps, reply: turns.get(1).copied() };
    Ok(turns.chunks(2).zip(traps).map(step).collect())
}

fn turns(text: &str) -> Result<Vec<Turn>, PuzzleProblem> {
    text.split(' ').map(turn).collect()
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
