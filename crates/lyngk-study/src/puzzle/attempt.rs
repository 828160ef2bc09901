//! Trying to solve a puzzle.

use lyngk_rules::{IllegalTurn, Point, Position, Turn};

use super::theme::completing;
use super::{Puzzle, PuzzleGoal, PuzzleStep, PuzzleTheme, Worse};

/// Somebody at a puzzle: takes turns, says what is right, hints, and tells when it is over.
///
/// ```
/// use lyngk_study::puzzle::{PuzzleAttempt, Feedback, PuzzleOutcome, Puzzle};
///
/// let puzzle: Puzzle = "qwjjt easy win claim; I/B,B,.,./.,.,.,.,.,KG,./.,.,.,RBK,RK,./.,RG,.,BR,.,BRK,K/I,.,I,.,.,./\
///                       G,B,.,G,KI,KG,KG/I,GIR,.,./. 2 RK/- 2/0 std; I,a1-d5; -".parse()?;
/// let mut attempt = PuzzleAttempt::new(puzzle);
/// assert!(matches!(attempt.play("G,g4-g5".parse()?)?, Feedback::Wrong(_)));
/// assert_eq!(attempt.play("I,a1-d5".parse()?)?, Feedback::Solved);
/// // The first try is what counts.
/// assert_eq!(attempt.outcome(), Some(PuzzleOutcome::Failed));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct PuzzleAttempt {
    puzzle: Puzzle,
    position: Position,
    /// How many steps have been found.
    found: usize,
    stage: PuzzleStage,
    /// Whether there was a wrong turn.
    erred: bool,
    /// How many hints were given for this step, and whether there were any at all.
    hints: usize,
    hinted: bool,
}

/// Where an attempt stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleStage {
    /// There is a turn to be found.
    Open,
    /// All turns were found, after however many tries.
    Solved,
    /// The solution was shown.
    GivenUp,
}

/// What an attempt counts as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleOutcome {
    /// Every turn was found at once and without a hint.
    Solved,
    /// Every turn was found at once, with a hint.
    Helped,
    /// There was a wrong turn, or the solution was shown.
    Failed,
}

/// What comes of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Feedback {
    /// The right turn; the opponent has replied, and there is another to be found.
    Right {
        /// The opponent's turn.
        reply: Turn,
    },
    /// The right turn, and the last one.
    Solved,
    /// Legal, but it throws the result away. The position is as before.
    Wrong(WrongTurn),
    /// There is nothing left to find.
    Over,
}

/// Why a turn is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongTurn {
    /// The turn.
    pub turn: Turn,
    /// What was to be reached.
    pub goal: PuzzleGoal,
    /// What the turn comes to instead. This is proved.
    pub leads_to: Worse,
    /// An answer of the opponent's after which that is certain, where one is known.
    pub answer: Option<Turn>,
    /// A turn by which the opponent could complete a stack next.
    pub completes: Option<Turn>,
}

/// Where to look; each hint says a little more than the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleHint {
    /// What the turn is about.
    Theme(PuzzleTheme),
    /// What moves, and whether a claim goes before it.
    #[allow(missing_docs)]
    Start { point: Point, claims: bool },
}

impl PuzzleAttempt {
    /// At the beginning.
    #[must_use]
    pub fn new(puzzle: Puzzle) -> PuzzleAttempt {
        let position = *puzzle.position();
        PuzzleAttempt { puzzle, position, found: 0, stage: PuzzleStage::Open, erred: false, hints: 0, hinted: false }
    }

    /// The puzzle.
    #[must_use]
    pub const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The position on the board: after all turns that were found, and the replies.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// How many turns have been found.
    #[must_use]
    pub const fn found(&self) -> usize {
        self.found
    }

    /// Where it stands.
    #[must_use]
    pub const fn stage(&self) -> PuzzleStage {
        self.stage
    }

    /// What it counts as, as soon as that is clear: with the first wrong turn it is.
    #[must_use]
    pub fn outcome(&self) -> Option<PuzzleOutcome> {
        match self.stage {
            _ if self.erred => Some(PuzzleOutcome::Failed),
            PuzzleStage::GivenUp => Some(PuzzleOutcome::Failed),
            PuzzleStage::Solved if self.hinted => Some(PuzzleOutcome::Helped),
            PuzzleStage::Solved => Some(PuzzleOutcome::Solved),
            PuzzleStage::Open => None,
        }
    }

    /// Tries a turn. After the right one the opponent's reply is on the board as well; after a wrong one nothing has changed.
    ///
    /// # Errors
    /// Every reason why the turn is not legal; this counts as no try.
    pub fn play(&mut self, turn: Turn) -> Result<Feedback, IllegalTurn> {
        let Some(step) = self.step() else { return Ok(Feedback::Over) };
        let (right, reply) = (step.turn, step.reply);
        let mut next = self.position;
        next.play(turn)?;
        if turn != right {
            self.erred = true;
            return Ok(Feedback::Wrong(self.wrong(turn, &next)));
        }
        self.found += 1;
        self.hints = 0;
        if let Some(reply) = reply {
            next.play(reply)?;
        }
        self.position = next;
        let Some(reply) = reply else {
            self.stage = PuzzleStage::Solved;
            return Ok(Feedback::Solved);
        };
        Ok(Feedback::Right { reply })
    }

    /// The next hint for the turn to be found; the last one stays the last. None when there is nothing left to find.
    pub fn hint(&mut self) -> Option<PuzzleHint> {
        let turn = self.step()?.turn;
        let theme = PuzzleTheme::of_turn(&self.position, turn).first().copied().map(PuzzleHint::Theme);
        let start = match turn {
            Turn::Move { claim, from, .. } => Some(PuzzleHint::Start { point: from, claims: claim.is_some() }),
            Turn::Pass => None,
        };
        let hints: Vec<PuzzleHint> = theme.into_iter().chain(start).collect();
        let hint = hints.get(self.hints).or(hints.last()).copied();
        self.hints += 1;
        self.hinted = true;
        hint
    }

    /// Shows the solution: the turns of both from here to the end. Nothing if it has been found already.
    pub fn give_up(&mut self) -> Vec<Turn> {
        if self.stage == PuzzleStage::Open {
            self.stage = PuzzleStage::GivenUp;
        }
        if self.stage == PuzzleStage::Solved { Vec::new() } else { self.puzzle.line().skip(2 * self.found).collect() }
    }

    /// What is to be found now.
    fn step(&self) -> Option<&PuzzleStep> {
        self.puzzle.steps().get(self.found).filter(|_| self.stage == PuzzleStage::Open)
    }

    fn wrong(&self, turn: Turn, next: &Position) -> WrongTurn {
        let trap = self.step().and_then(|step| step.traps.iter().find(|trap| trap.turn == turn));
        WrongTurn {
            turn,
            goal: self.puzzle.goal(),
            // All turns that draw where one should win are listed.
            leads_to: trap.map_or(Worse::Loss, |trap| trap.leads_to),
            answer: trap.and_then(|trap| trap.answer),
            completes: completing(next),
        }
    }
}
