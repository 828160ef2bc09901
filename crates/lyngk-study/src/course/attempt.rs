//! State machine of one learner at one lesson.

use std::time::Duration;

use lyngk_rules::{PerPlayer, Player, Point, Position, Turn};
use lyngk_view::{Arrangement, Intent, Seat, Table, TableEvent};

use super::{Answer, Lesson, LessonProgress, LessonStep, LessonTask};

/// The state of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonState {
    /// Not solved yet.
    Trying,
    /// A legal answer that does not solve the task. The board shows it until [`LessonAttempt::again`] or the next attempt.
    Wrong {
        /// Text key of the reason.
        text: &'static str,
        /// The opponent's turn, played by [`LessonAttempt::reply`].
        reply: Option<Turn>,
    },
    /// Solved.
    Done {
        /// Text key of the answer.
        text: &'static str,
        /// The opponent's turn, played by [`LessonAttempt::reply`].
        reply: Option<Turn>,
    },
}

/// One learner at one lesson: a table on which the steps are tried one after another.
///
/// ```
/// use std::time::Duration;
/// use lyngk_rules::Point;
/// use lyngk_study::course::{Lesson, LessonAttempt, LessonState};
/// use lyngk_view::Intent;
///
/// let first = Lesson::all().next().expect("there are lessons");
/// let mut attempt = LessonAttempt::at(first, 0).expect("it has steps");
/// attempt.act(Intent::Choose(Point::G5), Duration::ZERO);
/// assert_eq!(attempt.state(), LessonState::Trying);
/// attempt.act(Intent::Choose(Point::E4), Duration::ZERO);
/// assert!(matches!(attempt.state(), LessonState::Done { .. }));
/// assert!(attempt.advance());
/// assert_eq!(attempt.number(), 1);
/// ```
#[derive(Clone, Debug)]
pub struct LessonAttempt {
    lesson: &'static Lesson,
    number: usize,
    step: &'static LessonStep,
    table: Table,
    confirm: bool,
    state: LessonState,
    /// The point that solved the step.
    chosen: Option<Point>,
    /// The solution is shown rather than found.
    shown: bool,
    /// The last try was to land on a LYNGK point.
    on_lyngk_point: bool,
    /// Where the stack in hand could not land. Chosen again, the stack there is picked up instead.
    refused_end: Option<Point>,
}

impl LessonAttempt {
    /// Starts a lesson at the step of this number, from 0. None if there is no such step, or if its position cannot be read.
    #[must_use]
    pub fn at(lesson: &'static Lesson, number: usize) -> Option<LessonAttempt> {
        let step = lesson.steps.get(number)?;
        let start = step.position().ok()?;
        Some(LessonAttempt::begin(lesson, number, step, start, false))
    }

    fn begin(
        lesson: &'static Lesson,
        number: usize,
        step: &'static LessonStep,
        start: Position,
        confirm: bool,
    ) -> LessonAttempt {
        let table = table(lesson, step, start, confirm);
        let state = LessonState::Trying;
        LessonAttempt {
            lesson,
            number,
            step,
            table,
            confirm,
            state,
            chosen: None,
            shown: false,
            on_lyngk_point: false,
            refused_end: None,
        }
    }

    /// The lesson.
    #[must_use]
    pub fn lesson(&self) -> &'static Lesson {
        self.lesson
    }

    /// The current step.
    #[must_use]
    pub fn step(&self) -> &'static LessonStep {
        self.step
    }

    /// Index of the current step.
    #[must_use]
    pub fn number(&self) -> usize {
        self.number
    }

    /// The board. It is read-only: input goes through [`LessonAttempt::act`].
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The learner: the player to move at the start of the step.
    #[must_use]
    pub fn learner(&self) -> Player {
        self.table.game().start().to_move()
    }

    /// The state of the current step.
    #[must_use]
    pub fn state(&self) -> LessonState {
        self.state
    }

    /// Text key of the answer to the last attempt.
    #[must_use]
    pub fn comment(&self) -> Option<&'static str> {
        match self.state {
            LessonState::Trying => None,
            LessonState::Wrong { text, .. } | LessonState::Done { text, .. } => Some(text),
        }
    }

    /// The points to mark as the answer of a step that is done: the one that was chosen, or all that are right if they are shown.
    #[must_use]
    pub fn answered(&self) -> &[Point] {
        match (self.state, self.step.task) {
            (LessonState::Done { .. }, LessonTask::Point(points)) if self.shown => points,
            (LessonState::Done { .. }, _) => self.chosen.as_slice(),
            _ => &[],
        }
    }

    /// Restarts the step for its solution, which is then given like any other answer. It is not counted as found.
    pub fn show(&mut self) {
        self.again();
        self.shown = true;
    }

    /// Whether the solution is shown rather than found.
    #[must_use]
    pub fn is_shown(&self) -> bool {
        self.shown
    }

    /// Whether the last try was to land on a LYNGK point. The stack stays picked up: only the end of the move remains to be chosen.
    #[must_use]
    pub fn is_on_lyngk_point(&self) -> bool {
        self.on_lyngk_point
    }

    /// Whether a complete turn waits for confirmation.
    pub fn set_confirm(&mut self, confirm: bool) {
        self.confirm = confirm;
        self.table.set_confirm(confirm);
    }

    /// Handles an intent and returns the table's events, including refusals with their reasons. [`LessonAttempt::state`] says what the intent
    /// means for the lesson.
    pub fn act(&mut self, intent: Intent, now: Duration) -> Vec<TableEvent> {
        let quiet = intent.is_quiet();
        if !quiet {
            match self.state {
                LessonState::Done { .. } => return Vec::new(),
                LessonState::Wrong { .. } => self.again(),
                LessonState::Trying => (),
            }
        }
        match (self.step.task, intent) {
            (LessonTask::Point(_), Intent::Choose(point) | Intent::Lift(point)) => {
                self.point(point);
                Vec::new()
            }
            (LessonTask::Play { .. }, intent) if quiet || builds(&intent) => self.play(intent, now),
            (_, intent) if quiet => self.table.act(intent, now),
            _ => Vec::new(),
        }
    }

    /// Answers a [`LessonTask::Choice`] with the answer of this index.
    pub fn choose(&mut self, option: usize) {
        let LessonTask::Choice { options, .. } = self.step.task else { return };
        if option < options.len() && !matches!(self.state, LessonState::Done { .. }) {
            self.judge(Answer::Choice(option));
        }
    }

    /// Plays the opponent's turn, if one is due.
    pub fn reply(&mut self, now: Duration) -> Vec<TableEvent> {
        let (LessonState::Wrong { reply, .. } | LessonState::Done { reply, .. }) = &mut self.state else {
            return Vec::new();
        };
        let Some(turn) = reply.take() else { return Vec::new() };
        let is_due = self.table.ended().is_none() && !self.table.persons_turn();
        if is_due { self.table.play_scripted(turn, now) } else { Vec::new() }
    }

    /// Resets the board to the start of the step.
    pub fn again(&mut self) {
        let start = *self.table.game().start();
        *self = LessonAttempt::begin(self.lesson, self.number, self.step, start, self.confirm);
    }

    /// Advances to the next step. Returns false, and changes nothing, after the last one.
    pub fn advance(&mut self) -> bool {
        let Some(next) = LessonAttempt::at(self.lesson, self.number + 1) else { return false };
        let confirm = self.confirm;
        *self = next;
        self.set_confirm(confirm);
        true
    }

    /// Stores the step in the progress if it is solved, as found or shown. Returns whether that is new.
    pub fn remember(&self, progress: &mut LessonProgress) -> bool {
        matches!(self.state, LessonState::Done { .. })
            && if self.shown { progress.show(self.step) } else { progress.finish(self.step) }
    }

    fn play(&mut self, intent: Intent, now: Duration) -> Vec<TableEvent> {
        let target = if let Intent::Choose(point) = intent { Some(point) } else { None };
        let quiet = intent.is_quiet();
        let before = self.table.draft();
        let insists = target.is_some() && self.refused_end == target;
        if !quiet {
            self.refused_end = None;
        }
        let mut events = self.table.act(intent, now);
        // The table picks up another stack that the first one cannot reach. A lesson says first why it cannot, and keeps the first one in
        // hand; whoever chooses the other one again moves that.
        if let (Some(from), Some(to)) = (before.from, target)
            && from != to
            && self.table.draft().from == target
        {
            if insists {
                events.clear();
            } else {
                if events.is_empty() {
                    let turn = Turn::Move { claim: self.table.draft().claim, from, to };
                    events.push(TableEvent::Refused { turn, reasons: self.table.game().position().refusals(turn) });
                }
                self.table.act(Intent::Choose(to), now);
                self.table.act(Intent::Choose(from), now);
                self.refused_end = target;
            }
        }
        let refused = events.iter().find_map(|event| match event {
            TableEvent::Refused { turn: Turn::Move { from, to, .. }, reasons } => Some((*from, *to, reasons)),
            _ => None,
        });
        if !quiet {
            self.on_lyngk_point = false;
        }
        if let Some((from, to, reasons)) = refused {
            let is_reached = !reasons.iter().any(|reason| reason.is_about_path());
            // Somebody who follows the path step by step keeps the stack in hand.
            self.on_lyngk_point = is_reached && self.leads_on(from, to);
            if self.on_lyngk_point && self.table.draft().from.is_none() {
                self.table.act(Intent::Choose(from), now);
            }
        }
        let played = events.iter().find_map(|event| match event {
            TableEvent::Played(played) => Some(played.consequences.turn),
            _ => None,
        });
        if let Some(turn) = played {
            self.judge(Answer::Play(turn));
        }
        events
    }

    /// Whether a point is a LYNGK point for a stack that can end its move beyond LYNGK points (F2).
    fn leads_on(&self, from: Point, via: Point) -> bool {
        let position = self.table.shown();
        let color = position.top_color(from);
        let goes_on = |turn: Turn| {
            let is_offered = turn.claim().is_none() || turn.claim() == color && self.lesson.offers_claims(self.step);
            matches!(turn, Turn::Move { from: start, .. } if start == from && is_offered)
                && position.path(turn).is_some_and(|path| path.len() > 2)
        };
        color.is_some() && color == position.top_color(via) && position.turns().into_iter().any(goes_on)
    }

    fn point(&mut self, point: Point) {
        // Empty points are no answer.
        if self.table.shown().top(point).is_some() {
            self.chosen = Some(point);
            self.judge(Answer::Point(point));
        }
    }

    fn judge(&mut self, tried: Answer) {
        let step = self.step;
        self.state = if step.is_solved_by(tried) {
            LessonState::Done { text: step.done, reply: step.reply }
        } else {
            match step.wrong(tried) {
                Some(wrong) => LessonState::Wrong { text: wrong.text, reply: wrong.reply },
                None => LessonState::Wrong { text: step.again, reply: None },
            }
        };
    }
}

/// A table at the step's position. The opponent's seat is scripted, so that only the learner moves.
fn table(lesson: &Lesson, step: &LessonStep, start: Position, confirm: bool) -> Table {
    let mut seats = PerPlayer::both(Seat::Script);
    seats[start.to_move()] = Seat::Person;
    let mut table = Table::new(&Arrangement { start, seats, control: None });
    table.set_claiming(lesson.offers_claims(step));
    table.set_confirm(confirm);
    table
}

/// Whether an intent builds or plays a turn.
fn builds(intent: &Intent) -> bool {
    matches!(
        intent,
        Intent::Choose(_)
            | Intent::Lift(_)
            | Intent::Drag { .. }
            | Intent::Claim(_)
            | Intent::Type(_)
            | Intent::Confirm
            | Intent::Cancel
            | Intent::Pass
    )
}
