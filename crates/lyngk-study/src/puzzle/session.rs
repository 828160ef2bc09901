//! Somebody at a board with a puzzle.

use std::time::Duration;

use lyngk_rules::{PerPlayer, Turn};
use lyngk_view::{Arrangement, Intent, Seat, Table, TableEvent};

use super::{Feedback, Puzzle, PuzzleAttempt, PuzzleHint, PuzzleStage};

/// Somebody at a board with a puzzle: what people do goes to the table, and what comes of it is judged.
///
/// Some things happen by themselves, each when people have seen what is on the board: the opponent replies, a wrong turn is
/// answered, the board goes back. [`PuzzleSession::pending`] says what is due, and [`Intent::Tick`] does it.
///
/// ```
/// use std::time::Duration;
/// use lyngk_study::puzzle::{Feedback, Puzzle, PuzzleMessage, PuzzleSession};
/// use lyngk_view::Intent;
///
/// let puzzle: Puzzle = "qwjjt easy win claim; I/B,B,.,./.,.,.,.,.,KG,./.,.,.,RBK,RK,./.,RG,.,BR,.,BRK,K/I,.,I,.,.,./\
///                       G,B,.,G,KI,KG,KG/I,GIR,.,./. 2 RK/- 2/0 std; I,a1-d5; -".parse()?;
/// let mut session = PuzzleSession::new(puzzle);
/// let mut table = session.table();
/// session.act(&mut table, Intent::Type("I,a1-d5".to_owned()), Duration::ZERO);
/// assert_eq!(session.message(), Some(&PuzzleMessage::Feedback(Feedback::Solved)));
/// # Ok::<(), lyngk_study::puzzle::PuzzleProblem>(())
/// ```
#[derive(Clone, Debug)]
pub struct PuzzleSession {
    attempt: PuzzleAttempt,
    message: Option<PuzzleMessage>,
    pending: Option<Pending>,
}

/// What is to be read beside the task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleMessage {
    /// What came of the last turn.
    Feedback(Feedback),
    /// Where to look.
    Hint(PuzzleHint),
    /// The turns of both, from where somebody gave up.
    Solution(Vec<Turn>),
}

/// What happens next by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pending {
    /// The opponent replies to the right turn.
    Reply(Turn),
    /// The opponent answers the wrong turn.
    Answer(Turn),
    /// The board goes back to where the wrong turn was made.
    Back,
}

impl PuzzleSession {
    /// At the beginning of a puzzle.
    #[must_use]
    pub fn new(puzzle: Puzzle) -> PuzzleSession {
        PuzzleSession { attempt: PuzzleAttempt::new(puzzle), message: None, pending: None }
    }

    /// A table with the puzzle's position, to be handed in from now on. Nobody sits at the opponent's side.
    #[must_use]
    pub fn table(&self) -> Table {
        let puzzle = self.attempt.puzzle();
        let mut seats = PerPlayer::both(Seat::Script);
        seats[puzzle.player()] = Seat::Person;
        Table::new(&Arrangement { start: *puzzle.position(), seats, control: None })
    }

    /// How it is going.
    #[must_use]
    pub const fn attempt(&self) -> &PuzzleAttempt {
        &self.attempt
    }

    /// What is to be read beside the task.
    #[must_use]
    pub const fn message(&self) -> Option<&PuzzleMessage> {
        self.message.as_ref()
    }

    /// What happens next by itself.
    #[must_use]
    pub const fn pending(&self) -> Option<Pending> {
        self.pending
    }

    /// Does what somebody wants, and says what the table says to it. Whoever goes on while a wrong turn is on the board takes
    /// it back by that. When the puzzle is over its turns can be looked at.
    pub fn act(&mut self, table: &mut Table, intent: Intent, now: Duration) -> Vec<TableEvent> {
        let is_over = self.attempt.stage() != PuzzleStage::Open;
        match intent {
            Intent::Focus(_) | Intent::PreviewClaim(_) => table.act(intent, now),
            Intent::Tick => self.go_on(table, now),
            Intent::TakeBack => self.take_back(table, now),
            Intent::ShowPly(_) if is_over => table.act(intent, now),
            Intent::ShowPly(_) | Intent::Resign | Intent::Pause | Intent::Resume | Intent::EngineTurn { .. } => {
                Vec::new()
            }
            _ if is_over => Vec::new(),
            intent => {
                let mut notes = self.take_back(table, now);
                notes.extend(table.act(intent, now));
                self.judge(&notes);
                notes
            }
        }
    }

    /// Says where to look.
    pub fn hint(&mut self, table: &mut Table, now: Duration) {
        self.settle(table, now);
        if let Some(hint) = self.attempt.hint() {
            self.message = Some(PuzzleMessage::Hint(hint));
        }
    }

    /// Shows the solution: all of it is on the table, where the first turn that was not found is looked at.
    pub fn give_up(&mut self, table: &mut Table, now: Duration) {
        self.settle(table, now);
        let line = self.attempt.give_up();
        if line.is_empty() {
            return;
        }
        let found = table.game().turns().len();
        for &turn in &line {
            table.play_scripted(turn, now);
        }
        table.act(Intent::ShowPly(Some(found + 1)), now);
        self.message = Some(PuzzleMessage::Solution(line));
    }

    /// Does what is due.
    fn go_on(&mut self, table: &mut Table, now: Duration) -> Vec<TableEvent> {
        match self.pending {
            Some(Pending::Reply(turn)) => {
                self.pending = None;
                table.play_scripted(turn, now)
            }
            Some(Pending::Answer(turn)) => {
                self.pending = Some(Pending::Back);
                table.play_scripted(turn, now)
            }
            Some(Pending::Back) => self.take_back(table, now),
            None => Vec::new(),
        }
    }

    /// Puts the board back to where a wrong turn was made.
    fn take_back(&mut self, table: &mut Table, now: Duration) -> Vec<TableEvent> {
        if !matches!(self.pending, Some(Pending::Answer(_) | Pending::Back)) {
            return Vec::new();
        }
        self.pending = None;
        table.act(Intent::TakeBack, now)
    }

    /// Does at once what is due, so that the board is where the attempt is.
    fn settle(&mut self, table: &mut Table, now: Duration) {
        self.take_back(table, now);
        self.go_on(table, now);
    }

    fn judge(&mut self, notes: &[TableEvent]) {
        let made = notes.iter().find_map(|note| match note {
            TableEvent::Played(played) => Some(played.consequences.turn),
            _ => None,
        });
        // What the table has played is legal.
        let Some(feedback) = made.and_then(|turn| self.attempt.play(turn).ok()) else { return };
        self.pending = match &feedback {
            Feedback::Right { reply } => Some(Pending::Reply(*reply)),
            // That the opponent must pass is nothing to be seen.
            Feedback::Wrong(wrong) => {
                let shown = wrong.answer.filter(|answer| *answer != Turn::Pass).or(wrong.completes);
                Some(shown.map_or(Pending::Back, Pending::Answer))
            }
            Feedback::Solved | Feedback::Over => None,
        };
        self.message = Some(PuzzleMessage::Feedback(feedback));
    }
}
