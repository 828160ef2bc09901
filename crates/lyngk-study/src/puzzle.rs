//! Puzzles: positions in which exactly one turn keeps the result, proved, and what comes of trying to find it.
//!
//! A [`PuzzleSet`] is the file that `tools/puzzles` writes. An [`PuzzleAttempt`] takes turns and says whether they are right, a
//! [`PuzzleSession`] makes them on a board, and a [`PuzzleProgress`] remembers what was solved. Two turns are the same only if claim, start and end are (X6): a puzzle in which a
//! claim could be made or left is none, so whoever finds another turn has found a worse one.

mod attempt;
mod file;
mod id;
mod progress;
pub mod say;
mod session;
mod set;
mod theme;

use lyngk_rules::{Player, Position, Turn, Variant};

pub use attempt::{Feedback, PuzzleAttempt, PuzzleHint, PuzzleOutcome, PuzzleStage, WrongTurn};
pub use file::{PuzzleError, PuzzleProblem};
pub use id::PuzzleId;
pub use progress::{PuzzleMark, PuzzleProgress};
pub use session::{Pending, PuzzleMessage, PuzzleSession};
pub use set::{PuzzleFilter, PuzzleSet};
pub use theme::PuzzleTheme;

/// How hard a puzzle is, by which level of the engine finds its turns; `tools/puzzles` says how it is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Difficulty {
    Easy,
    Medium,
    Hard,
}

impl Difficulty {
    /// All, the easiest first.
    pub const ALL: [Difficulty; 3] = [Difficulty::Easy, Difficulty::Medium, Difficulty::Hard];

    /// Its name in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Difficulty::Easy => "easy",
            Difficulty::Medium => "medium",
            Difficulty::Hard => "hard",
        }
    }
}

/// What the right turns reach, whatever the opponent does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum PuzzleGoal {
    Win,
    Draw,
}

impl PuzzleGoal {
    /// Both.
    pub const ALL: [PuzzleGoal; 2] = [PuzzleGoal::Win, PuzzleGoal::Draw];

    /// Its name in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            PuzzleGoal::Win => "win",
            PuzzleGoal::Draw => "draw",
        }
    }
}

/// What a wrong turn comes to, if the opponent answers well.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Worse {
    Draw,
    Loss,
}

/// A wrong turn of which more is known than that it is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trap {
    /// The turn.
    pub turn: Turn,
    /// What it comes to.
    pub leads_to: Worse,
    /// An answer of the opponent's after which that is certain; of tempting turns only.
    pub answer: Option<Turn>,
}

/// A turn of the person's, and what follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleStep {
    /// The only turn that keeps the result.
    pub turn: Turn,
    /// The tempting wrong turns, and all that draw where one should win.
    pub traps: Vec<Trap>,
    /// How the opponent goes on; nothing after the last step.
    pub reply: Option<Turn>,
}

/// A position in which exactly one turn keeps the result; and after the opponent's reply, as long as there are steps, again.
///
/// Its text is a line of the file: what it is, the position, the turns of both, and the traps of each step.
///
/// ```
/// use lyngk_study::puzzle::{Difficulty, PuzzleGoal, Puzzle, PuzzleTheme};
///
/// let text = "qwjjt easy win claim; I/B,B,.,./.,.,.,.,.,KG,./.,.,.,RBK,RK,./.,RG,.,BR,.,BRK,K/I,.,I,.,.,./\
///             G,B,.,G,KI,KG,KG/I,GIR,.,./. 2 RK/- 2/0 std; I,a1-d5; -";
/// let puzzle: Puzzle = text.parse()?;
/// assert_eq!(puzzle.difficulty(), Difficulty::Easy);
/// assert_eq!((puzzle.goal(), puzzle.main_theme()), (PuzzleGoal::Win, Some(PuzzleTheme::Claim)));
/// assert_eq!(puzzle.to_string(), text);
/// # Ok::<(), lyngk_study::puzzle::PuzzleProblem>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    id: PuzzleId,
    difficulty: Difficulty,
    goal: PuzzleGoal,
    themes: Vec<PuzzleTheme>,
    position: Position,
    steps: Vec<PuzzleStep>,
}

impl Puzzle {
    /// A puzzle, if its turns are legal and it has any. That they are the only right ones is for the solver to prove.
    ///
    /// # Errors
    /// What is wrong with the steps.
    pub fn new(
        difficulty: Difficulty,
        goal: PuzzleGoal,
        themes: Vec<PuzzleTheme>,
        position: Position,
        steps: Vec<PuzzleStep>,
    ) -> Result<Puzzle, PuzzleProblem> {
        check(&position, &steps)?;
        Ok(Puzzle { id: PuzzleId::of(&position), difficulty, goal, themes, position, steps })
    }

    /// Its name, for ever.
    #[must_use]
    pub const fn id(&self) -> PuzzleId {
        self.id
    }

    /// How hard it is.
    #[must_use]
    pub const fn difficulty(&self) -> Difficulty {
        self.difficulty
    }

    /// What is to be reached.
    #[must_use]
    pub const fn goal(&self) -> PuzzleGoal {
        self.goal
    }

    /// What it is about, the main theme first.
    #[must_use]
    pub fn themes(&self) -> &[PuzzleTheme] {
        &self.themes
    }

    /// What it is mainly about.
    #[must_use]
    pub fn main_theme(&self) -> Option<PuzzleTheme> {
        self.themes.first().copied()
    }

    /// The variant that is played.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.position.variant()
    }

    /// Where it begins.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The player whose turns are to be found.
    #[must_use]
    pub fn player(&self) -> Player {
        self.position.to_move()
    }

    /// The turns to be found, in their order, with what follows each.
    #[must_use]
    pub fn steps(&self) -> &[PuzzleStep] {
        &self.steps
    }

    /// The turns of both players, from the first to be found to the last.
    pub fn line(&self) -> impl Iterator<Item = Turn> {
        self.steps.iter().flat_map(|step| std::iter::once(step.turn).chain(step.reply))
    }
}

/// Plays the steps by the rules.
fn check(start: &Position, steps: &[PuzzleStep]) -> Result<(), PuzzleProblem> {
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
    if steps.is_empty() { Err(PuzzleProblem::Length) } else { Ok(()) }
}
