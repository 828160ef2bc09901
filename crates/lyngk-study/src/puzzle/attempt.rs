//! State machine of one attempt at a puzzle.

use lyngk_rules::{IllegalTurn, Point, Position, Turn};

use super::theme::completing_only_here;
use super::{Puzzle, PuzzleGoal, PuzzleStep, PuzzleTheme, Worse};

/// One attempt at a puzzle: judges turns, gives hints, and knows when it is over.
///
/// ```
/// use lyngk_study::puzzle::{Feedback, Puzzle, PuzzleAttempt, PuzzleOutcome};
///
/// let puzzle: Puzzle = "qwjjt 900 win claim; I/B,B,.,./.,.,.,.,.,KG,./.,.,.,RBK,RK,./.,RG,.,BR,.,BRK,K/I,.,I,.,.,./\
///                       G,B,.,G,KI,KG,KG/I,GIR,.,./. 2 RK/- 2/0 std; I,a1-d5; -".parse()?;
/// let mut attempt = PuzzleAttempt::new(puzzle);
/// assert!(matches!(attempt.play("G,g4-g5".parse()?)?, Feedback::Wrong(_)));
/// assert_eq!(attempt.play("I,a1-d5".parse()?)?, Feedback::Solved);
/// // The first try decides.
/// assert_eq!(attempt.outcome(), Some(PuzzleOutcome::Failed));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct PuzzleAttempt {
    puzzle: Puzzle,
    position: Position,
    /// Number of steps found.
    found: usize,
    stage: PuzzleStage,
    /// Whether there was a wrong turn.
    erred: bool,
    /// Number of hints for the current step, and whether there were any in the whole attempt.
    hints: usize,
    hinted: bool,
}

/// Whether an attempt is still running.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleStage {
    /// There is a turn to find.
    Open,
    /// All turns were found, after any number of tries.
    Solved,
    /// The solution was shown.
    GivenUp,
}

/// How an attempt counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleOutcome {
    /// Every turn was found at first try, without a hint.
    Solved,
    /// Every turn was found at first try, with a hint.
    Helped,
    /// There was a wrong turn, or the solution was shown.
    Failed,
}

/// The answer to a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Feedback {
    /// Right. The opponent has replied, and there is another turn to find.
    Right {
        /// The opponent's reply.
        reply: Turn,
    },
    /// Right, and the last one.
    Solved,
    /// Legal, but it throws the result away. The position is unchanged.
    Wrong(WrongTurn),
    /// There is nothing left to find.
    Over,
}

/// Why a turn is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongTurn {
    /// The turn.
    pub turn: Turn,
    /// The result to reach.
    pub goal: PuzzleGoal,
    /// The result that the turn leads to. It is proved.
    pub leads_to: Worse,
    /// A reply that refutes the turn, if one is known.
    pub answer: Option<Turn>,
    /// A turn with which the opponent could complete a stack next, on a point where the right turn would not have let them.
    pub completes: Option<Turn>,
}

/// A hint. Each one reveals more than the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleHint {
    /// The theme of the turn.
    Theme(PuzzleTheme),
    /// The point that the turn starts from, and whether it includes a claim.
    #[allow(missing_docs)]
    Start { point: Point, claims: bool },
}

impl PuzzleAttempt {
    /// Starts an attempt.
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

    /// The current position: after the turns found and their replies.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Number of turns found.
    #[must_use]
    pub const fn found(&self) -> usize {
        self.found
    }

    /// Whether the attempt is still running.
    #[must_use]
    pub const fn stage(&self) -> PuzzleStage {
        self.stage
    }

    /// How the attempt counts, as soon as that is decided: at the first wrong turn, or at the end.
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

    /// Tries a turn. A right turn is played together with the opponent's reply; a wrong one changes nothing.
    ///
    /// # Errors
    /// Every reason why the turn is illegal. An illegal turn does not count as a try.
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

    /// The next hint for the current step; the last one repeats. None if there is nothing left to find.
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

    /// Gives up and returns the rest of the solution; empty if the puzzle is solved.
    pub fn give_up(&mut self) -> Vec<Turn> {
        if self.stage == PuzzleStage::Open {
            self.stage = PuzzleStage::GivenUp;
        }
        if self.stage == PuzzleStage::Solved { Vec::new() } else { self.puzzle.line().skip(2 * self.found).collect() }
    }

    /// The current step.
    fn step(&self) -> Option<&PuzzleStep> {
        self.puzzle.steps().get(self.found).filter(|_| self.stage == PuzzleStage::Open)
    }

    fn wrong(&self, turn: Turn, next: &Position) -> WrongTurn {
        let after_right = self.step().and_then(|step| self.position.after(step.turn).ok());
        let completes = after_right.and_then(|right| completing_only_here(next, &right));
        let trap = self.step().and_then(|step| step.traps.iter().find(|trap| trap.turn == turn));
        WrongTurn {
            turn,
            goal: self.puzzle.goal(),
            // Every turn that ties where a win was possible is listed as a trap.
            leads_to: trap.map_or(Worse::Loss, |trap| trap.leads_to),
            answer: trap.and_then(|trap| trap.answer),
            completes,
        }
    }
}
