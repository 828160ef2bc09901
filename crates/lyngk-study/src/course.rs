//! Interactive lessons and the complete rules, as data.
//!
//! A [`LessonAttempt`] takes a learner through a [`Lesson`] on a [`Table`](lyngk_view::Table). The table handles picking up, landing and
//! refusing; the lesson only defines the tasks and the replies to legal turns. Texts are keys of `lang/*.ftl`. Tests solve every
//! step and check every statement about a position.

mod attempt;
mod basics;
mod goal;
mod more;
mod progress;
mod rules;
mod strategy;

use lyngk_rules::{Color, LpnError, Player, Point, Position, Turn};

pub use attempt::{LessonAttempt, LessonState};
pub use goal::TurnGoal;
pub use progress::LessonProgress;
pub use rules::{Chapter, Clause, Example, ExampleTurn, ExampleVerdict};

/// A lesson of a few steps.
#[derive(Debug)]
pub struct Lesson {
    /// Text key of the title.
    pub title: &'static str,
    /// The part of the course that it belongs to.
    pub part: CoursePart,
    /// Whether a score counts. Where it does not, completed stacks only make the piece count add up, and the players may be left out.
    pub scores: bool,
    /// The steps, in order.
    pub steps: &'static [LessonStep],
}

/// A part of the course.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoursePart {
    /// The lessons needed for a first game: about six minutes.
    Basics,
    /// The other rules.
    More,
    /// First strategy.
    Strategy,
}

impl CoursePart {
    /// All parts, in order.
    pub const ALL: [CoursePart; 3] = [CoursePart::Basics, CoursePart::More, CoursePart::Strategy];

    /// Text key of the title.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            CoursePart::Basics => "lesson-basics",
            CoursePart::More => "lesson-more",
            CoursePart::Strategy => "lesson-strategy",
        }
    }

    /// The lessons of this part, in order.
    #[must_use]
    pub const fn lessons(self) -> &'static [Lesson] {
        match self {
            CoursePart::Basics => &basics::LESSONS,
            CoursePart::More => &more::LESSONS,
            CoursePart::Strategy => &strategy::LESSONS,
        }
    }
}

impl Lesson {
    /// All lessons, in order.
    pub fn all() -> impl Iterator<Item = &'static Lesson> {
        CoursePart::ALL.into_iter().flat_map(CoursePart::lessons)
    }

    /// The lesson's name in addresses.
    ///
    /// ```
    /// use lyngk_study::course::Lesson;
    /// assert!(Lesson::all().all(|lesson| Lesson::named(lesson.name()).is_some_and(|found| found.title == lesson.title)));
    /// ```
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.title.trim_start_matches("lesson-").trim_end_matches("-title")
    }

    /// Finds a lesson by its name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Lesson> {
        Lesson::all().find(|lesson| lesson.name() == name)
    }

    /// Whether claims are offered in a step: where it is about them, and in all strategy, where their absence would give the answer away.
    #[must_use]
    pub fn offers_claims(&self, step: &LessonStep) -> bool {
        step.is_play() && (self.part == CoursePart::Strategy || step.is_about_claims())
    }

    /// Whether no step has more to answer with than the board: no claims and no options. The board then has the height for them.
    #[must_use]
    pub fn is_plain(&self) -> bool {
        let has_more = |step: &LessonStep| self.offers_claims(step) || matches!(step.task, LessonTask::Choice { .. });
        !self.steps.iter().any(has_more)
    }

    /// Whether the players are shown beside the board: where colours belong to somebody, or a score counts.
    #[must_use]
    pub fn needs_players(&self) -> bool {
        let is_owned = |step: &LessonStep| {
            let owns = |position: Position| Player::ALL.into_iter().any(|player| !position.claims(player).is_empty());
            step.position().is_ok_and(owns)
        };
        self.scores || self.steps.iter().any(|step| is_owned(step) || self.offers_claims(step))
    }

    /// The next lesson of the course.
    #[must_use]
    pub fn following(&self) -> Option<&'static Lesson> {
        Lesson::all().skip_while(|lesson| lesson.title != self.title).nth(1)
    }
}

/// A position with a task. The player to move is the learner.
#[derive(Debug)]
pub struct LessonStep {
    /// Text key of the explanation and the task. Keys are unique: progress is stored under them.
    pub text: &'static str,
    /// The position as LPN.
    pub position: &'static str,
    /// The learner's task.
    pub task: LessonTask,
    /// Text key of the answer to a correct solution.
    pub done: &'static str,
    /// Text key of the answer to any other legal attempt: the task in other words.
    pub again: &'static str,
    /// Attempts with an answer of their own. The first match is used.
    pub wrong: &'static [WrongAnswer],
    /// The opponent's turn after a correct solution.
    pub reply: Option<Turn>,
    /// Points that the hint marks.
    pub hint: &'static [Point],
}

/// The learner's task.
#[derive(Clone, Copy, Debug)]
pub enum LessonTask {
    /// Play a turn that reaches all goals.
    Play {
        /// The goals.
        goals: &'static [TurnGoal],
        /// A turn that reaches them.
        model: Turn,
    },
    /// Choose one of these points.
    Point(&'static [Point]),
    /// Choose one of several answers.
    Choice {
        /// Text keys of all answers.
        options: &'static [&'static str],
        /// Index of the right answer.
        right: usize,
    },
}

/// A legal but wrong attempt with an answer of its own.
#[derive(Clone, Copy, Debug)]
pub struct WrongAnswer {
    /// The attempts that it applies to.
    pub case: WrongCase,
    /// Text key of the answer.
    pub text: &'static str,
    /// The opponent's turn, shown before the board is reset.
    pub reply: Option<Turn>,
}

/// A kind of wrong attempt.
#[derive(Clone, Copy, Debug)]
pub enum WrongCase {
    /// A turn that reaches all these goals.
    Play(&'static [TurnGoal]),
    /// One of these points.
    Points(&'static [Point]),
    /// The answer with this index.
    Choice(usize),
}

/// A learner's attempt at a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A turn.
    Play(Turn),
    /// A point.
    Point(Point),
    /// The index of an answer.
    Choice(usize),
}

impl LessonStep {
    /// The position in which the step begins.
    ///
    /// # Errors
    /// The step's LPN cannot be read. Tests read the LPN of every step.
    pub fn position(&self) -> Result<Position, LpnError> {
        self.position.parse()
    }

    /// An answer that solves the step.
    #[must_use]
    pub fn model(&self) -> Answer {
        match self.task {
            LessonTask::Play { model, .. } => Answer::Play(model),
            LessonTask::Point(points) => Answer::Point(points.first().copied().unwrap_or(Point::E4)),
            LessonTask::Choice { right, .. } => Answer::Choice(right),
        }
    }

    /// The path of the turn that solves the step: start, LYNGK points, end. Empty if the task is another one.
    #[must_use]
    pub fn model_path(&self) -> Vec<Point> {
        let Answer::Play(turn) = self.model() else { return Vec::new() };
        let played = self.position().ok().and_then(|position| position.consequences(turn).ok());
        played.map(|played| played.path).unwrap_or_default()
    }

    /// Whether the task is to play a turn.
    #[must_use]
    pub fn is_play(&self) -> bool {
        matches!(self.task, LessonTask::Play { .. })
    }

    /// Whether the right answer or a wrong one that is foreseen depends on a claim. A task without claims needs none.
    fn is_about_claims(&self) -> bool {
        let of_task = match self.task {
            LessonTask::Play { goals, .. } => goals,
            _ => &[],
        };
        let of_wrong = self.wrong.iter().flat_map(|wrong| match wrong.case {
            WrongCase::Play(goals) => goals,
            _ => &[],
        });
        let claims = matches!(self.model(), Answer::Play(turn) if turn.claim().is_some());
        let is_without = of_task.contains(&TurnGoal::ClaimsNothing);
        !is_without && (claims || of_task.iter().chain(of_wrong).any(|goal| goal.is_about_claims()))
    }

    /// Whether the question is who wins: it needs the score.
    #[must_use]
    pub fn is_about_the_end(&self) -> bool {
        matches!(self.task, LessonTask::Choice { options, .. } if options == WINNERS)
    }

    /// Whether an answer solves the step.
    #[must_use]
    pub fn is_solved_by(&self, tried: Answer) -> bool {
        match (self.task, tried) {
            (LessonTask::Play { goals, .. }, Answer::Play(turn)) => self.reaches(goals, turn),
            (LessonTask::Point(points), Answer::Point(point)) => points.contains(&point),
            (LessonTask::Choice { right, .. }, Answer::Choice(option)) => option == right,
            _ => false,
        }
    }

    /// The specific reply to a wrong answer, if there is one.
    #[must_use]
    pub fn wrong(&self, tried: Answer) -> Option<&'static WrongAnswer> {
        self.wrong.iter().find(|wrong| match (wrong.case, tried) {
            (WrongCase::Play(goals), Answer::Play(turn)) => self.reaches(goals, turn),
            (WrongCase::Points(points), Answer::Point(point)) => points.contains(&point),
            (WrongCase::Choice(wrong), Answer::Choice(option)) => wrong == option,
            _ => false,
        })
    }

    fn reaches(&self, goals: &[TurnGoal], turn: Turn) -> bool {
        self.position().is_ok_and(|position| TurnGoal::all_reached(goals, &position, turn))
    }
}

/// The answers to "Who wins?".
const WINNERS: [&str; 3] = ["lesson-end-you", "lesson-end-opponent", "lesson-end-nobody"];

/// A move without a claim.
const fn go(from: Point, to: Point) -> Turn {
    Turn::Move { claim: None, from, to }
}

/// A claim and a move.
const fn claim(color: Color, from: Point, to: Point) -> Turn {
    Turn::Move { claim: Some(color), from, to }
}
