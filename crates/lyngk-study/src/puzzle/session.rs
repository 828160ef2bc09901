//! State machine of one puzzle on a board.

use std::time::Duration;

use lyngk_rules::{PerPlayer, Turn};
use lyngk_view::{Arrangement, Intent, Seat, Table, TableEvent};

use super::{Feedback, Puzzle, PuzzleAttempt, PuzzleHint, PuzzleStage};

/// One puzzle on a board: forwards intents to the table and judges the turns played.
///
/// Some events happen without input, once people have seen the board: the opponent replies, or refutes a wrong turn.
/// [`PuzzleSession::pending`] says what is due, and [`Intent::Tick`] performs it. A wrong turn stays, with the reason, until the next input.
///
/// ```
/// use std::time::Duration;
/// use lyngk_study::puzzle::{Feedback, Puzzle, PuzzleMessage, PuzzleSession};
/// use lyngk_view::Intent;
///
/// let puzzle: Puzzle = "qwjjt 900 win claim; I/B,B,.,./.,.,.,.,.,KG,./.,.,.,RBK,RK,./.,RG,.,BR,.,BRK,K/I,.,I,.,.,./\
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

/// A message beside the task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleMessage {
    /// The answer to the last turn.
    Feedback(Feedback),
    /// A hint.
    Hint(PuzzleHint),
    /// The rest of the solution, after giving up.
    Solution(Vec<Turn>),
}

/// An event that is due without input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pending {
    /// The opponent replies to a right turn.
    Reply(Turn),
    /// The opponent refutes a wrong turn.
    Answer(Turn),
    /// Nothing more: the wrong turn waits to be taken back.
    Back,
}

impl PuzzleSession {
    /// Starts a puzzle.
    #[must_use]
    pub fn new(puzzle: Puzzle) -> PuzzleSession {
        PuzzleSession { attempt: PuzzleAttempt::new(puzzle), message: None, pending: None }
    }

    /// A table at the puzzle's position, for use with this session. The opponent's seat is scripted.
    #[must_use]
    pub fn table(&self) -> Table {
        let puzzle = self.attempt.puzzle();
        let mut seats = PerPlayer::both(Seat::Script);
        seats[puzzle.player()] = Seat::Person;
        Table::new(&Arrangement { start: *puzzle.position(), seats, control: None })
    }

    /// The attempt.
    #[must_use]
    pub const fn attempt(&self) -> &PuzzleAttempt {
        &self.attempt
    }

    /// The message beside the task.
    #[must_use]
    pub const fn message(&self) -> Option<&PuzzleMessage> {
        self.message.as_ref()
    }

    /// The event that is due.
    #[must_use]
    pub const fn pending(&self) -> Option<Pending> {
        self.pending
    }

    /// Handles an intent and returns the table's events. Further input takes a wrong turn back. When the puzzle is over, its turns can be
    /// browsed.
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
                let mut events = self.take_back(table, now);
                events.extend(table.act(intent, now));
                self.judge(&events);
                events
            }
        }
    }

    /// Plays the solution at once, as somebody has who solved the puzzle before.
    pub fn solve(&mut self, table: &mut Table, now: Duration) {
        let turns: Vec<Turn> = self.attempt.puzzle().steps().iter().map(|step| step.turn).collect();
        for turn in turns {
            self.act(table, Intent::Type(turn.to_string()), now);
            self.act(table, Intent::Tick, now);
        }
    }

    /// Gives a hint.
    pub fn hint(&mut self, table: &mut Table, now: Duration) {
        self.settle(table, now);
        if let Some(hint) = self.attempt.hint() {
            self.message = Some(PuzzleMessage::Hint(hint));
        }
    }

    /// Gives up: plays the whole solution on the table and shows its first turn that was not found.
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

    /// Plays on from the solution to the end of the game, and shows the first of these turns. Once the puzzle is over.
    pub fn play_out(&mut self, table: &mut Table, now: Duration) {
        let solution = self.attempt.puzzle().line().count();
        if self.attempt.stage() == PuzzleStage::Open || table.game().turns().len() > solution {
            return;
        }
        for &turn in self.attempt.puzzle().rest() {
            table.play_scripted(turn, now);
        }
        table.act(Intent::ShowPly(Some(solution + 1)), now);
    }

    /// Performs the event that is due.
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
            Some(Pending::Back) | None => Vec::new(),
        }
    }

    /// Returns to the position before a wrong turn, whose answer goes with it.
    fn take_back(&mut self, table: &mut Table, now: Duration) -> Vec<TableEvent> {
        if !matches!(self.pending, Some(Pending::Answer(_) | Pending::Back)) {
            return Vec::new();
        }
        (self.pending, self.message) = (None, None);
        table.act(Intent::TakeBack, now)
    }

    /// Performs due events at once, so that table and attempt show the same position.
    fn settle(&mut self, table: &mut Table, now: Duration) {
        self.take_back(table, now);
        self.go_on(table, now);
    }

    fn judge(&mut self, events: &[TableEvent]) {
        let made = events.iter().find_map(|event| match event {
            TableEvent::Played(played) => Some(played.consequences.turn),
            _ => None,
        });
        // The table plays legal turns only.
        let Some(feedback) = made.and_then(|turn| self.attempt.play(turn).ok()) else { return };
        self.pending = match &feedback {
            Feedback::Right { reply } => Some(Pending::Reply(*reply)),
            // A pass shows nothing on the board.
            Feedback::Wrong(wrong) => {
                let shown = wrong.answer.filter(|answer| *answer != Turn::Pass).or(wrong.completes);
                Some(shown.map_or(Pending::Back, Pending::Answer))
            }
            Feedback::Solved | Feedback::Over => None,
        };
        self.message = Some(PuzzleMessage::Feedback(feedback));
    }
}
