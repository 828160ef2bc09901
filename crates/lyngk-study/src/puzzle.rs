//! Puzzles: positions in which exactly one turn keeps the result.
//!
//! A [`PuzzleSet`] is the file that `tools/puzzles` writes. A [`PuzzleAttempt`] judges turns, a [`PuzzleSession`] plays them on a board, and a
//! [`PuzzleProgress`] stores the results, with a [`Rating`] that the next puzzle suits. A [`PuzzleStorm`] is a series against the clock.
//! The solver has proved every solution to be unique. Turns that differ in the claim alone are
//! different turns (X6), so a position in which a claim is optional is not a puzzle.

mod attempt;
mod file;
mod id;
mod progress;
mod rating;
mod record;
mod result;
pub mod say;
mod session;
mod set;
mod storm;
mod theme;

use lyngk_rules::{Ground, Outcome, Player, Position, Turn, Variant};

pub use attempt::{Feedback, PuzzleAttempt, PuzzleHint, PuzzleOutcome, PuzzleStage, WrongTurn};
pub use file::{PuzzleError, PuzzleProblem};
pub use id::PuzzleId;
pub use progress::{PuzzleMark, PuzzleProgress};
pub use rating::Rating;
pub use record::{collection, record};
pub use result::{PuzzleResult, PuzzleResultError};
pub use session::{Pending, PuzzleMessage, PuzzleSession};
pub use set::{PuzzleFilter, PuzzleSet};
pub use storm::{PuzzleStorm, STORM_COST, STORM_TIME};
pub use theme::PuzzleTheme;

/// Difficulty, by rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Difficulty {
    Easy,
    Medium,
    Hard,
}

impl Difficulty {
    /// All difficulties, the easiest first.
    pub const ALL: [Difficulty; 3] = [Difficulty::Easy, Difficulty::Medium, Difficulty::Hard];

    /// Name in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Difficulty::Easy => "easy",
            Difficulty::Medium => "medium",
            Difficulty::Hard => "hard",
        }
    }

    /// The difficulty of a rating.
    #[must_use]
    pub const fn of(rating: u16) -> Difficulty {
        match rating {
            0..MEDIUM => Difficulty::Easy,
            MEDIUM..HARD => Difficulty::Medium,
            HARD.. => Difficulty::Hard,
        }
    }
}

/// The lowest ratings of medium and hard puzzles.
const MEDIUM: u16 = 1400;
const HARD: u16 = 1900;

/// The result that the right turns keep against any defence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum PuzzleGoal {
    Win,
    Draw,
}

impl PuzzleGoal {
    /// Both goals.
    pub const ALL: [PuzzleGoal; 2] = [PuzzleGoal::Win, PuzzleGoal::Draw];

    /// Name in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            PuzzleGoal::Win => "win",
            PuzzleGoal::Draw => "draw",
        }
    }
}

/// The result after a wrong turn, if the opponent replies well.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Worse {
    Draw,
    Loss,
}

/// A wrong turn with known consequences.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trap {
    /// The turn.
    pub turn: Turn,
    /// The result that it leads to.
    pub leads_to: Worse,
    /// A reply that refutes it. Only tempting turns have one.
    pub answer: Option<Turn>,
}

/// One turn to find, with its traps and the reply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleStep {
    /// The only turn that keeps the result.
    pub turn: Turn,
    /// The tempting wrong turns, and all turns that tie where a win was possible.
    pub traps: Vec<Trap>,
    /// The opponent's reply; none after the last step.
    pub reply: Option<Turn>,
}

/// A position in which exactly one turn keeps the result, and after the opponent's reply again, for as many steps as there are.
///
/// Its text form is one line of the file: properties, position, turns of both players, and the traps of each step. The turns to the end
/// of the game may follow those to find, after `|`.
///
/// ```
/// use lyngk_study::puzzle::{Difficulty, Puzzle, PuzzleGoal, PuzzleTheme};
///
/// let text = "qwjjt 900 win claim; I/B,B,.,./.,.,.,.,.,KG,./.,.,.,RBK,RK,./.,RG,.,BR,.,BRK,K/I,.,I,.,.,./\
///             G,B,.,G,KI,KG,KG/I,GIR,.,./. 2 RK/- 2/0 std; I,a1-d5; -";
/// let puzzle: Puzzle = text.parse()?;
/// assert_eq!((puzzle.rating(), puzzle.difficulty()), (900, Difficulty::Easy));
/// assert_eq!((puzzle.goal(), puzzle.main_theme()), (PuzzleGoal::Win, Some(PuzzleTheme::Claim)));
/// assert_eq!(puzzle.to_string(), text);
/// # Ok::<(), lyngk_study::puzzle::PuzzleProblem>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    id: PuzzleId,
    rating: u16,
    goal: PuzzleGoal,
    themes: Vec<PuzzleTheme>,
    position: Position,
    steps: Vec<PuzzleStep>,
    rest: Vec<Turn>,
}

impl Puzzle {
    /// Creates a puzzle with at least one step and legal turns. Uniqueness of the solution is up to the solver.
    ///
    /// # Errors
    /// The first problem with the steps.
    pub fn new(
        rating: u16,
        goal: PuzzleGoal,
        themes: Vec<PuzzleTheme>,
        position: Position,
        steps: Vec<PuzzleStep>,
        rest: Vec<Turn>,
    ) -> Result<Puzzle, PuzzleProblem> {
        let puzzle = Puzzle { id: PuzzleId::of(&position), rating, goal, themes, position, steps, rest };
        puzzle.check().map(|()| puzzle)
    }

    /// Checks the turns against the rules.
    fn check(&self) -> Result<(), PuzzleProblem> {
        check(&self.position, &self.steps, &self.rest)
    }

    /// Permanent identifier.
    #[must_use]
    pub const fn id(&self) -> PuzzleId {
        self.id
    }

    /// The rating of somebody who solves it half of the time. `tools/puzzles` measures it.
    #[must_use]
    pub const fn rating(&self) -> u16 {
        self.rating
    }

    /// The difficulty.
    #[must_use]
    pub const fn difficulty(&self) -> Difficulty {
        Difficulty::of(self.rating)
    }

    /// The result to reach.
    #[must_use]
    pub const fn goal(&self) -> PuzzleGoal {
        self.goal
    }

    /// All themes, the main one first.
    #[must_use]
    pub fn themes(&self) -> &[PuzzleTheme] {
        &self.themes
    }

    /// The main theme.
    #[must_use]
    pub fn main_theme(&self) -> Option<PuzzleTheme> {
        self.themes.first().copied()
    }

    /// The variant.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.position.variant()
    }

    /// The position.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The player who has to find the turns.
    #[must_use]
    pub fn player(&self) -> Player {
        self.position.to_move()
    }

    /// The steps, in order.
    #[must_use]
    pub fn steps(&self) -> &[PuzzleStep] {
        &self.steps
    }

    /// The solution: the turns of both players.
    pub fn line(&self) -> impl Iterator<Item = Turn> {
        self.steps.iter().flat_map(|step| std::iter::once(step.turn).chain(step.reply))
    }

    /// The turns after the solution, to the end of the game. Each keeps the result; it need not be the only one that does.
    #[must_use]
    pub fn rest(&self) -> &[Turn] {
        &self.rest
    }

    /// The end of the game along the solution and the turns after it. None if they do not lead there.
    #[must_use]
    pub fn end(&self) -> Option<Outcome> {
        let mut end = self.position;
        for turn in self.line().chain(self.rest.iter().copied()) {
            end.play(turn).ok()?;
        }
        end.outcome()
    }

    /// Whether somebody who has just learned the rules understands it: a single turn without a claim that completes or denies a stack,
    /// and that wins by stacks of full height rather than by a tie-break, from at most one stack behind.
    #[must_use]
    pub fn suits_beginners(&self) -> bool {
        let [step] = &self.steps[..] else { return false };
        let (own, theirs) = (self.position.scored(self.player()), self.position.scored(self.player().opponent()));
        let theme_is_simple = match self.main_theme() {
            Some(PuzzleTheme::Complete | PuzzleTheme::Deny) => true,
            // A stack of six at once, not one that cannot be stopped.
            Some(PuzzleTheme::SuddenDeath) => self.position.completes(step.turn),
            Some(PuzzleTheme::RunOut | PuzzleTheme::Claim | PuzzleTheme::Chain) | None => false,
        };
        self.goal == PuzzleGoal::Win
            && self.difficulty() == Difficulty::Easy
            && theme_is_simple
            && own + 1 >= theirs
            && self.position.claimable().is_empty()
            && self.end().is_some_and(|end| matches!(end.ground, Ground::SuddenDeath | Ground::Stacks { height: 5 }))
    }
}

fn check(start: &Position, steps: &[PuzzleStep], rest: &[Turn]) -> Result<(), PuzzleProblem> {
    let mut position = *start;
    let play = |position: &mut Position, turn: Turn| {
        position.play(turn).map_err(|error| PuzzleProblem::Illegal { turn: error.turn() })
    };
    for (number, step) in steps.iter().enumerate() {
        if position.turn_count() < 2 {
            return Err(PuzzleProblem::NoChoice { turn: step.turn });
        }
        for trap in &step.traps {
            let mut wrong = position;
            play(&mut wrong, trap.turn)?;
            trap.answer.map_or(Ok(()), |answer| play(&mut wrong, answer))?;
            if trap.turn == step.turn {
                return Err(PuzzleProblem::TrapIsRight { turn: trap.turn });
            }
        }
        play(&mut position, step.turn)?;
        if step.reply.is_none() != (number + 1 == steps.len()) {
            return Err(PuzzleProblem::Length);
        }
        step.reply.map_or(Ok(()), |reply| play(&mut position, reply))?;
    }
    for &turn in rest {
        play(&mut position, turn)?;
    }
    if steps.is_empty() { Err(PuzzleProblem::Length) } else { Ok(()) }
}
